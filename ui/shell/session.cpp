// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/session.h"

#include "ui/common/save_file.h"
#include "ui/shell/document_file.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/message_area.h"

#include <QDir>
#include <QtConcurrentRun>

#include <algorithm>

namespace yomi::ui {

Session::Session(const QString& directory, FileCommands& files, DocumentTabs& tabs,
                 MessageArea& messages)
    : m_store(directory)
    , m_files(files)
    , m_tabs(tabs)
    , m_messages(messages) {
    m_writer.setMaxThreadCount(1); // what is written last is what was changed last
    m_timer.setSingleShot(true);
    m_timer.setInterval(writeDelay);
    connect(&m_timer, &QTimer::timeout, this, &Session::write);
    connect(&m_tabs, &DocumentTabs::documentAdded, this, &Session::watch);
    connect(&m_tabs, &DocumentTabs::documentsChanged, this, &Session::schedule);
    connect(&m_tabs, &DocumentTabs::currentDocumentChanged, this, &Session::schedule);
    try {
        m_store.open();
        m_open = true;
    } catch (const FileError& error) {
        report(error.sentence());
    }
}

Session::~Session() {
    m_writer.waitForDone();
}

bool Session::restore() {
    const LeftBehind found = m_store.takeLeftBehind();
    int recovered = 0;
    for (const SessionState& state : found.sessions) {
        restore(state);
        if (!state.ended)
            recovered += static_cast<int>(
                std::count_if(state.documents.begin(), state.documents.end(),
                              [](const SessionDocument& document) { return document.modified; }));
    }
    if (recovered > 0)
        m_messages.say(Tone::Info,
                       recovered == 1
                           ? tr("Yomi did not end properly the last time. Unsaved changes came "
                                "back in one document; save them if you want to keep them.")
                           : tr("Yomi did not end properly the last time. Unsaved changes came "
                                "back in %1 documents; save what you want to keep.")
                                 .arg(recovered));
    for (const QString& file : found.unreadable)
        m_messages.say(Tone::Error,
                       tr("What was open the last time cannot be read. It is kept in %1.")
                           .arg(QDir::toNativeSeparators(file)));
    schedule();
    DocumentTab* tab = m_tabs.currentDocument();
    if (tab)
        tab->workspace().setFocus(Qt::OtherFocusReason); // its keys work at once
    return tab != nullptr;
}

void Session::restore(const SessionState& state) {
    for (int i = 0; i < state.documents.size(); ++i) {
        DocumentTab* tab = restore(state.documents[i]);
        if (tab && i == state.current)
            m_tabs.setCurrentWidget(tab);
    }
}

DocumentTab* Session::restore(const SessionDocument& remembered) {
    QString path = remembered.path;
    QString title = remembered.title;
    if (DocumentTab* tab = path.isEmpty() ? nullptr : m_tabs.find(path)) {
        if (!remembered.modified)
            return tab;
        title = tab->title(); // two programs had changed one file: both versions come back
        path.clear();
    }
    try {
        QByteArray text = remembered.text;
        QByteArray mark = remembered.mark;
        if (!path.isEmpty() && !remembered.modified &&
            (text.isEmpty() || QFileInfo::exists(path))) {
            const QByteArray file = readFile(path);
            if (fileMark(file) != mark) { // it has moved on, and nothing here speaks against that
                text = file;
                mark = fileMark(file);
            }
        }
        const QString name = path.isEmpty() ? title : QFileInfo(path).fileName();
        ReadDocument read = readDocument(text, name, m_files.types());
        auto* tab = new DocumentTab(read.type, std::move(read.document), title);
        if (!path.isEmpty())
            tab->setFile(path, mark);
        if (remembered.modified)
            tab->setModified();
        m_tabs.add(tab);
        return tab;
    } catch (const FileError& error) {
        m_messages.say(Tone::Error, remembered.modified
                                        ? error.sentence() + u' ' + keep(remembered.text)
                                        : error.sentence());
        return nullptr;
    }
}

QString Session::keep(const QByteArray& text) {
    try {
        return tr("Its unsaved text is kept in %1.")
            .arg(QDir::toNativeSeparators(m_store.keep(text)));
    } catch (const FileError& error) {
        return error.sentence();
    }
}

bool Session::end(Unsaved unsaved) {
    m_timer.stop();
    m_writer.waitForDone();
    if (!m_open)
        return unsaved == Unsaved::Drop;
    SessionState last = state(unsaved);
    last.ended = true;
    const QString error = saveBytes(m_store.file(), SessionStore::textOf(last));
    report(error);
    if (error.isEmpty()) {
        m_store.dropLeftBehind();
        m_open = false; // nothing is written after the last word
    }
    return error.isEmpty();
}

void Session::watch(DocumentTab* tab) {
    const auto changed = [this, tab] {
        m_texts.remove(tab);
        schedule();
    };
    connect(&tab->document(), &Document::changed, this, changed);
    connect(&tab->document(), &Document::viewChanged, this, changed);
    connect(tab, &QObject::destroyed, this, [this, tab] { m_texts.remove(tab); });
}

void Session::schedule() {
    if (m_open && !m_timer.isActive()) // not started anew: a steady stream of edits is written too
        m_timer.start();
}

SessionState Session::state(Unsaved unsaved) {
    SessionState state;
    for (DocumentTab* tab : m_tabs.documents()) {
        const bool drop = tab->isModified() && unsaved == Unsaved::Drop;
        if (drop && tab->path().isEmpty())
            continue;
        SessionDocument document;
        document.path = tab->path();
        document.title = tab->title();
        if (!drop) {
            try {
                auto text = m_texts.constFind(tab);
                if (text == m_texts.constEnd())
                    text = m_texts.insert(tab, textOf(tab->document()));
                document.text = *text;
            } catch (const FileError& error) {
                report(error.sentence());
                continue;
            }
            document.mark = tab->mark();
            document.modified = tab->isModified();
        }
        if (tab == m_tabs.currentDocument())
            state.current = static_cast<int>(state.documents.size());
        state.documents << document;
    }
    return state;
}

void Session::write() {
    const auto job = [state = state(Unsaved::Keep), path = m_store.file()] {
        return saveBytes(path, SessionStore::textOf(state));
    };
    QtConcurrent::run(&m_writer, job).then(this, [this](const QString& error) {
        report(error);
        if (error.isEmpty())
            m_store.dropLeftBehind();
    });
}

void Session::report(const QString& error) {
    m_messages.retract(m_error);
    m_error.clear();
    if (error.isEmpty())
        return;
    m_error = tr("Unsaved work would not survive a crash: %1").arg(error);
    m_messages.say(Tone::Warning, m_error);
}

} // namespace yomi::ui
