// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/session.h"

#include "ui/common/wording.h"
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
    m_writer.setMaxThreadCount(1); // writes must keep the order of changes
    m_timer.setSingleShot(true);
    m_timer.setInterval(writeDelay);
    connect(&m_timer, &QTimer::timeout, this, &Session::write);
    connect(&m_files, &FileCommands::writing, this, &Session::flush);
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

Session::Restored Session::restore() {
    const LeftBehind found = m_store.takeLeftBehind();
    const auto unsaved = [this] {
        const QList<DocumentTab*> tabs = m_tabs.documents();
        return static_cast<int>(std::count_if(
            tabs.begin(), tabs.end(), [](const DocumentTab* tab) { return tab->isModified(); }));
    };
    Restored restored;
    int recovered = 0;
    for (const SessionState& state : found.sessions) {
        const int before = unsaved();
        restore(state);
        if (!state.ended)
            recovered += unsaved() - before;
        restored.welcome = std::max(restored.welcome, state.welcome);
        restored.welcomeInFront = state.welcome >= 0 && state.current < 0;
    }
    if (recovered > 0)
        m_messages.say(Tone::Warning,
                       tr("Yomi closed unexpectedly. Unsaved changes in %n documents were "
                          "restored; save what you want to keep.",
                          nullptr, recovered));
    for (const QString& sentence : found.unreadable)
        m_messages.say(Tone::Error, sentence);
    schedule();
    return restored;
}

void Session::restore(const SessionState& state) {
    for (int i = 0; i < state.documents.size(); ++i) {
        DocumentTab* tab = restore(state.documents[i]);
        if (tab && i == state.current)
            m_tabs.setCurrentWidget(tab);
    }
}

DocumentTab* Session::restore(SessionDocument document) {
    DocumentTab* other = document.path.isEmpty() ? nullptr : m_tabs.find(document.path);
    try {
        if (!other && fileIsNewer(document)) {
            SessionDocument saved;
            saved.path = document.path;
            other = restore(saved);
        }
        if (other && !document.modified)
            return other;
        if (other) { // two versions of one file: restores both
            document.title = other->title();
            document.path.clear();
        }
        const QString name =
            document.path.isEmpty() ? document.title : QFileInfo(document.path).fileName();
        ReadDocument read =
            readDocument(withView(document.text, document.view), name, m_files.types());
        auto* tab = new DocumentTab(read.type, std::move(read.document), document.title);
        if (!document.path.isEmpty())
            tab->setFile(document.path, document.mark);
        if (document.modified)
            tab->setModified();
        m_tabs.add(tab);
        return other ? other : tab;
    } catch (const FileError& error) {
        if (!document.view.isEmpty()) { // an unreadable view must not cost the inputs
            document.view.clear();
            return restore(document);
        }
        m_messages.say(Tone::Error, document.modified
                                        ? joinedSentences({error.sentence(), keep(document.text)})
                                        : error.sentence());
        return nullptr;
    }
}

/// Takes the contents of the document's file unless a change made here forbids it: the file has
/// changed since, or has that very change. True if something else was saved after the change.
bool Session::fileIsNewer(SessionDocument& document) const {
    const QFileInfo info(document.path);
    if (document.path.isEmpty() || (!document.text.isEmpty() && !info.exists()))
        return false;
    QByteArray file;
    try {
        file = readFile(document.path);
    } catch (const FileError&) {
        if (document.modified)
            return false;
        throw;
    }
    const QByteArray mark = fileMark(file);
    if (mark == document.mark)
        return false;
    if (document.modified && mark != fileMark(withView(document.text, document.view)))
        return info.lastModified() >= document.written;
    document.text = file;
    document.view.clear();
    document.mark = mark;
    document.modified = false;
    return false;
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
    m_open = !take(m_store.write(last)); // nothing is written after the final state
    return !m_open;
}

void Session::flush() {
    m_timer.stop();
    m_writer.waitForDone();
    if (m_open)
        take(m_store.write(state(Unsaved::Keep)));
}

void Session::watch(DocumentTab* tab) {
    const auto forget = [this, tab] {
        m_texts.remove(tab);
        m_views.remove(tab);
    };
    connect(&tab->document(), &Document::changed, this, [this, forget] {
        forget();
        schedule();
    });
    connect(&tab->document(), &Document::viewChanged, this, [this, tab] {
        m_views.remove(tab);
        schedule();
    });
    connect(tab, &DocumentTab::fileSet, this, &Session::write);
    connect(tab, &QObject::destroyed, this, forget);
}

void Session::schedule() {
    if (m_open && !m_timer.isActive()) // not restarted, so that continuous edits are written too
        m_timer.start();
}

SessionState Session::state(Unsaved unsaved) {
    SessionState state;
    state.welcome = m_tabs.pagePlace();
    for (DocumentTab* tab : m_tabs.documents()) {
        const bool drop = tab->isModified() && unsaved == Unsaved::Drop;
        if (drop && tab->path().isEmpty())
            continue;
        SessionDocument document;
        document.path = tab->path();
        document.title = tab->title();
        if (!drop) {
            try {
                const Document& from = tab->document();
                if (!m_texts.contains(tab))
                    m_texts.insert(tab, textOf(from, from.inputsBody()));
                if (!m_views.contains(tab))
                    m_views.insert(tab, textOf(from, from.viewBody()));
                document.text = m_texts.value(tab);
                document.view = m_views.value(tab);
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
    m_timer.stop();
    if (!m_open)
        return;
    if (m_writing) // a disk slower than the edits must not cause a queue of texts
        return schedule();
    m_writing = true;
    QtConcurrent::run(&m_writer, [this, state = state(Unsaved::Keep)] {
        return m_store.write(state);
    }).then(this, [this](const QString& error) {
        m_writing = false;
        take(error);
    });
}

/// Handles the result of a write; on success this session now has the documents of former ones.
bool Session::take(const QString& error) {
    report(error);
    if (error.isEmpty())
        m_store.dropLeftBehind();
    return error.isEmpty();
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
