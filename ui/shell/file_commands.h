// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/common/remedy.h"

#include <QObject>

namespace yomi::ui {

class DocumentTab;
class DocumentTabs;
class MessageArea;
class RecentFiles;
struct ForeignText;
struct ReadDocument;

/// Everything that brings documents into tabs and tabs into files. Where it cannot do what was
/// asked it says why in the window's messages (no tab yet) or in the tab's.
class FileCommands : public QObject {
    Q_OBJECT

public:
    /// Refers to its arguments, which outlive it; dialogs belong to `window`.
    FileCommands(QList<DocumentType> types, DocumentTabs& tabs, RecentFiles& recent,
                 MessageArea& messages, QWidget& window);

    const QList<DocumentType>& types() const { return m_types; }

    void create(const DocumentType& type);
    void openExample(const Example& example);
    /// Opens a document, or a text of another program as new documents, whatever the file's ending
    /// is. A file that is open already comes to the front.
    void open(const QString& path);
    void askAndOpen();
    /// Opens a text from the clipboard likewise. Returns the sentence that says why it cannot be
    /// opened, an empty one when it was (or when the person was asked and wanted nothing of it).
    QString openText(const QByteArray& text);
    /// The games of which a pasted text may be a position, a hand or a command, each to be opened
    /// as a new document. `refusal` becomes the sentence of a game that knows what is wrong with
    /// it.
    QList<Remedy> waysToOpen(const QString& text, QString& refusal);

    /// True when the document is in its file afterwards.
    bool save(DocumentTab& tab);
    bool saveAs(DocumentTab& tab);
    void saveCopy(DocumentTab& tab);
    /// The same document, without its file, in a tab beside it.
    void duplicate(DocumentTab& tab);
    /// Takes the file's contents for the document's, and its edits away.
    void reload(DocumentTab& tab);

    /// Closes a page, a modified document only after asking what shall become of the changes. True
    /// when it is closed.
    bool close(QWidget& page);

Q_SIGNALS:
    /// A document is about to be written into a file.
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
