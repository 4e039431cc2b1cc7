// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/common/message.h"

#include <QObject>

namespace yomi::ui {

class DocumentTab;
class DocumentTabs;
class MessageArea;
class RecentFiles;
struct ForeignText;
struct ReadDocument;

/// All commands that open documents in tabs and save tabs in files. Failures are shown in the
/// window's messages (without a tab) or in the tab's.
class FileCommands : public QObject {
    Q_OBJECT

public:
    /// Refers to its arguments, which outlive it; dialogs belong to `window`.
    FileCommands(QList<DocumentType> types, DocumentTabs& tabs, RecentFiles& recent,
                 MessageArea& messages, QWidget& window);

    const QList<DocumentType>& types() const { return m_types; }

    void create(const DocumentType& type);
    void openExample(const Example& example);
    /// Opens a document, or a text of another program as new documents, whatever the file's
    /// extension. A file that is already open comes to the front.
    void open(const QString& path);
    void askAndOpen();
    /// Opens a text from the clipboard in the same way. Returns the error, empty on success (and if
    /// the person was asked and declined).
    QString openText(const QByteArray& text);
    /// The games whose position, hand or command a pasted text may be, each to be opened as a new
    /// document. `refusal` is set to the error of a game that recognizes the text.
    QList<Remedy> waysToOpen(const QString& text, QString& refusal);

    /// Return true if the document is saved.
    bool save(DocumentTab& tab);
    bool saveAs(DocumentTab& tab);
    void saveCopy(DocumentTab& tab);
    /// Copies the document, without its file, to a new tab next to it.
    void duplicate(DocumentTab& tab);
    /// Replaces the document by the file's contents and discards its edits.
    void reload(DocumentTab& tab);

    /// Closes a page; asks first what to do with the changes of a modified document. True if it is
    /// closed.
    bool close(QWidget& page);

Q_SIGNALS:
    /// A document is about to be written to a file.
    void writing();

private:
    DocumentTab& show(ReadDocument read, const QString& title);
    void showForeign(const ForeignText& foreign, const QString& title);
    bool write(DocumentTab& tab, const QString& path);
    QString askWhereToSave(const DocumentTab& tab, const QString& caption) const;
    QString openFilter() const;
    QString freshTitle(const QString& wanted) const;

    QList<DocumentType> m_types;
    DocumentTabs& m_tabs;
    RecentFiles& m_recent;
    MessageArea& m_messages;
    QWidget& m_window;
};

} // namespace yomi::ui
