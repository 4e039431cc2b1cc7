// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QWidget>

#include <memory>

namespace yomi::ui {

class MessageArea;

/// The page of one document: its file, its messages and its workspace, which is built when it is
/// first shown, so that many tabs start as fast as one.
class DocumentTab : public QWidget {
    Q_OBJECT

public:
    /// `title` names the document while it has no file.
    DocumentTab(const DocumentType& type, std::unique_ptr<Document> document, QString title);
    ~DocumentTab() override;

    const DocumentType& type() const { return m_type; }
    Document& document() const { return *m_document; }
    Workspace& workspace();
    MessageArea& messages() { return *m_messages; }

    /// The file's name without its extension, or the title of a document without a file.
    QString title() const;
    QString path() const { return m_path; } ///< absolute; empty without a file
    bool isModified() const;

    /// Called after the file was read or written: the document is unmodified from now on.
    void setFile(const QString& path, const QByteArray& mark);
    /// The fileMark() of the file when it was last read or written here.
    QByteArray mark() const { return m_mark; }
    /// Whether the file has other contents than those last read or written, or unreadable ones. A
    /// missing file is not changed.
    bool isChangedOnDisk() const;
    /// Marks the document as modified, whatever is undone.
    void setModified();

    QString pointed() const { return m_pointed; } ///< left of the status line
    QString work() const { return m_work; }       ///< right of the status line

Q_SIGNALS:
    void fileSet();      ///< the file was read or written
    void titleChanged(); ///< or the modified mark, or the path
    void statusChanged();
    void workspaceBuilt(); ///< when it was first needed
    void copyRequested();  ///< in the workspace, with the effect of the menu
    void pasteRequested();
    void openRequested(const QByteArray& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    DocumentType m_type;
    std::unique_ptr<Document> m_document;
    QString m_title;
    QString m_path;
    QByteArray m_mark;
    QString m_pointed;
    QString m_work;
    MessageArea* m_messages;
    Workspace* m_workspace = nullptr;
};

} // namespace yomi::ui
