// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_commands.h"

#include "ui/common/shell_command.h"
#include "ui/common/wording.h"
#include "ui/shell/document_file.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/message_area.h"
#include "ui/shell/recent_files.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

QString documentFilter() {
    return FileCommands::tr("Yomi documents (*.yomi)");
}

QString usualDirectory(const RecentFiles& recent) {
    const QStringList paths = recent.paths();
    return paths.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                           : QFileInfo(paths.first()).path();
}

void warn(DocumentTab& tab, const QString& name, const QStringList& warnings) {
    if (!warnings.isEmpty())
        tab.messages().say(Tone::Warning,
                           FileCommands::tr("Please check %1:", "name of a file").arg(name) +
                               u'\n' + warnings.join(u'\n'));
}

/// Words the names in an example; from then on they are the document's.
void wordNames(nlohmann::ordered_json& value) {
    if (!value.is_structured())
        return;
    for (auto& [key, member] : value.items())
        if (key == "name" && member.is_string())
            member = QCoreApplication::translate("yomi::ui::ExampleName",
                                                 member.get<std::string>().c_str())
                         .toStdString();
        else
            wordNames(member);
}

} // namespace

FileCommands::FileCommands(QList<DocumentType> types, DocumentTabs& tabs, RecentFiles& recent,
                           MessageArea& messages, QWidget& window)
    : m_types(std::move(types))
    , m_tabs(tabs)
    , m_recent(recent)
    , m_messages(messages)
    , m_window(window) {}

void FileCommands::create(const DocumentType& type) {
    show({type, type.createDocument()}, freshTitle(type.title));
}

void FileCommands::openExample(const Example& example) {
    try {
        auto body = nlohmann::ordered_json::parse(readFile(example.resource).toStdString());
        wordNames(body);
        show(readDocument(QByteArray::fromStdString(body.dump()), example.title, m_types),
             freshTitle(example.title));
    } catch (const FileError& error) {
        m_messages.say(Tone::Error, error.sentence());
    }
}

void FileCommands::open(const QString& path) {
    if (DocumentTab* tab = m_tabs.find(path)) {
        m_tabs.setCurrentWidget(tab);
        return;
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    try {
        const QFileInfo file(absolute);
        if (auto inPlace = openInPlace(absolute, m_types)) {
            show(std::move(*inPlace), freshTitle(file.completeBaseName()));
            return m_recent.add(absolute);
        }
        const QByteArray text = readFile(absolute);
        if (const auto foreign = readForeign(text, file.fileName(), m_types)) {
            showForeign(*foreign, file.completeBaseName());
        } else {
            ReadDocument read = readDocument(text, file.fileName(), m_types);
            const QStringList warnings = read.warnings;
            DocumentTab& tab = show(std::move(read), QString());
            tab.setFile(absolute, fileMark(text));
            warn(tab, file.fileName(), warnings);
        }
        m_recent.add(absolute);
    } catch (const FileError& error) {
        QList<Remedy> remedies;
        if (m_recent.paths().contains(absolute) && !QFileInfo::exists(absolute))
            remedies << Remedy{tr("Remove from recent files"), [this, absolute] {
                                   m_recent.remove(absolute);
                               }};
        m_messages.say(Tone::Error, error.sentence(), remedies);
    }
}

void FileCommands::askAndOpen() {
    const QStringList paths = QFileDialog::getOpenFileNames(&m_window, tr("Open documents"),
                                                            usualDirectory(m_recent), openFilter());
    for (const QString& path : paths)
        open(path);
}

QString FileCommands::openText(const QByteArray& text) {
    const QString name = tr("The text on the clipboard");
    try {
        if (const auto foreign = readForeign(text, name, m_types)) {
            showForeign(*foreign, foreign->type.title);
        } else if (!beginsJson(text)) {
            return tr("%1 cannot be opened: it is not a Yomi document, a recording, a game, a "
                      "board, a hand or a yomi-cli command that Yomi can read.")
                .arg(name);
        } else {
            ReadDocument read = readDocument(text, name, m_types);
            const QString title = freshTitle(read.type.title);
            const QStringList warnings = read.warnings;
            warn(show(std::move(read), title), title, warnings);
        }
        return {};
    } catch (const FileError& error) {
        return error.sentence();
    }
}

QList<Remedy> FileCommands::waysToOpen(const QString& text, QString& refusal) {
    QList<Remedy> ways;
    if (ShellCommand::parse(text))
        refusal = tr("No page of the window does what this command does.");
    for (const DocumentType& type : m_types) {
        try {
            if (QString note; type.fromText && type.fromText(text, note))
                ways << Remedy{tr("Open in %1").arg(type.title), [this, type, text] {
                                   QString read;
                                   DocumentTab& tab = show({type, type.fromText(text, read)},
                                                           freshTitle(type.title));
                                   if (!read.isEmpty())
                                       tab.messages().say(Tone::Info, read);
                               }};
        } catch (const std::exception& error) {
            refusal = messageOf(error);
        }
    }
    return ways;
}

void FileCommands::showForeign(const ForeignText& foreign, const QString& title) {
    QStringList choices;
    for (const ForeignDocument& document : foreign.documents)
        choices << tr("%1. %2", "number and title of one of several")
                       .arg(choices.size() + 1)
                       .arg(document.title);
    qsizetype chosen = 0;
    if (choices.size() > 1) {
        bool taken = false;
        const QString choice = QInputDialog::getItem(
            &m_window, tr("Open from %1", "name of a file").arg(title), // it might be markup
            tr("There are %n documents. Which one?", nullptr, static_cast<int>(choices.size())),
            choices, 0, false, &taken);
        if (!taken)
            return;
        chosen = choices.indexOf(choice);
    }
    show({foreign.type, foreign.documents[chosen].create()}, freshTitle(title));
}

bool FileCommands::save(DocumentTab& tab) {
    if (tab.path().isEmpty())
        return saveAs(tab);
    if (!tab.isChangedOnDisk())
        return write(tab, tab.path());
    tab.messages().say(
        Tone::Warning,
        tr("%1 was changed by another program since it was opened here. It is not saved yet.")
            .arg(QFileInfo(tab.path()).fileName()),
        {{tr("Overwrite"),
          [this, &tab] {
              write(tab, tab.path());
          }},
         {tr("Reload"),
          [this, &tab] {
              reload(tab);
          }},
         {tr("Save As…"), [this, &tab] {
              saveAs(tab);
          }}});
    return false;
}

bool FileCommands::saveAs(DocumentTab& tab) {
    const QString path = askWhereToSave(tab, tr("Save as"));
    if (path.isEmpty())
        return false;
    if (const DocumentTab* other = m_tabs.find(path); other && other != &tab) {
        tab.messages().say(Tone::Error,
                           tr("%1 is open in another tab. Close it there, or save under "
                              "another name.")
                               .arg(QFileInfo(path).fileName()));
        return false;
    }
    return write(tab, path);
}

void FileCommands::duplicate(DocumentTab& tab) {
    const QString title = freshTitle(tab.title());
    try {
        DocumentTab& copy = show(readDocument(textOf(tab.document()), title, m_types), title);
        if (tab.isModified())
            copy.setModified(); // no file has its contents
    } catch (const FileError& error) {
        tab.messages().say(Tone::Error, error.sentence());
    }
}

void FileCommands::saveCopy(DocumentTab& tab) {
    const QString path = askWhereToSave(tab, tr("Save a copy"));
    if (path.isEmpty())
        return;
    if (const DocumentTab* other = m_tabs.find(path)) {
        tab.messages().say(Tone::Error, tr("%1 is open here; a copy needs another name.")
                                            .arg(QFileInfo(other->path()).fileName()));
        return;
    }
    try {
        Q_EMIT writing();
        writeFile(path, textOf(tab.document()));
        m_recent.add(path);
    } catch (const FileError& error) {
        tab.messages().say(Tone::Error, error.sentence());
    }
}

void FileCommands::reload(DocumentTab& tab) {
    try {
        const QByteArray text = readFile(tab.path());
        const QStringList warnings =
            loadInto(tab.document(), text, QFileInfo(tab.path()).fileName());
        tab.setFile(tab.path(), fileMark(text));
        warn(tab, QFileInfo(tab.path()).fileName(), warnings);
    } catch (const FileError& error) {
        tab.messages().say(Tone::Error, error.sentence());
    }
}

bool FileCommands::close(QWidget& page) {
    if (auto* tab = qobject_cast<DocumentTab*>(&page); tab && tab->isModified()) {
        m_tabs.setCurrentWidget(tab);
        QMessageBox question(QMessageBox::Warning, tr("Unsaved changes"),
                             tr("“%1” has unsaved changes.").arg(tab->title()),
                             QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel,
                             &m_window);
        question.setTextFormat(Qt::PlainText); // also for the title
        question.setInformativeText(tr("Unsaved changes will be lost."));
        question.setDefaultButton(QMessageBox::Save);
        const int answer = question.exec();
        if (answer != QMessageBox::Discard && (answer != QMessageBox::Save || !save(*tab)))
            return false;
    }
    m_tabs.removeTab(m_tabs.indexOf(&page));
    page.deleteLater(); // the caller may be one of its own buttons
    return true;
}

DocumentTab& FileCommands::show(ReadDocument read, const QString& title) {
    auto* tab = new DocumentTab(read.type, std::move(read.document), title);
    m_tabs.add(tab);
    m_tabs.setCurrentWidget(tab);
    tab->workspace().setFocus(Qt::OtherFocusReason); // its keys work at once
    return *tab;
}

bool FileCommands::write(DocumentTab& tab, const QString& path) {
    try {
        const QByteArray text = textOf(tab.document());
        Q_EMIT writing();
        writeFile(path, text);
        tab.setFile(path, fileMark(text));
        m_recent.add(path);
        return true;
    } catch (const FileError& error) {
        tab.messages().say(Tone::Error, error.sentence(), {{tr("Save As…"), [this, &tab] {
                                                                saveAs(tab);
                                                            }}});
        return false;
    }
}

QString FileCommands::askWhereToSave(const DocumentTab& tab, const QString& caption) const {
    const QString suggestion = tab.path().isEmpty()
                                   ? usualDirectory(m_recent) + u'/' + tab.title() + ".yomi"_L1
                                   : tab.path();
    QFileDialog dialog(&m_window, caption, suggestion,
                       documentFilter() + ";;"_L1 + tr("All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(u"yomi"_s);
    dialog.selectFile(QFileInfo(suggestion).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString FileCommands::openFilter() const {
    QStringList filters = {documentFilter()};
    for (const DocumentType& type : m_types)
        for (const ForeignFormat& format : type.foreignFormats)
            if (!format.files.isEmpty())
                filters << format.files;
    // The first filter has every extension, so that choosing a filter is unnecessary.
    QStringList endings;
    static const QRegularExpression pattern(u"\\*\\.[^ )]+"_s);
    for (auto match = pattern.globalMatch(filters.join(u' ')); match.hasNext();)
        endings << match.next().captured();
    endings.removeDuplicates();
    filters.prepend(tr("What Yomi opens (%1)").arg(endings.join(u' ')));
    return (filters << tr("All files (*)")).join(";;"_L1);
}

QString FileCommands::freshTitle(const QString& wanted) const {
    const QList<DocumentTab*> open = m_tabs.documents();
    QString title = wanted;
    for (int number = 2; std::any_of(open.begin(), open.end(),
                                     [&](const DocumentTab* tab) { return tab->title() == title; });
         ++number)
        title = tr("%1 %2", "title of a document, and its number").arg(wanted).arg(number);
    return title;
}

} // namespace yomi::ui
