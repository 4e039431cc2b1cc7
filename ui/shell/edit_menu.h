// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUndoGroup>

class QAction;
class QMenu;

namespace yomi::ui {

class DocumentTab;
class DocumentTabs;

/// The Edit menu: undo and redo of the current document, and its forms on the clipboard. Undo,
/// redo, copy and paste belong to the text field that has the focus only while it has something to
/// undo or to copy: after a turn at a spin box, Ctrl+Z takes the document's edit back.
class EditMenu : public QObject {
    Q_OBJECT

public:
    EditMenu(DocumentTabs& tabs, QMenu& menu);

Q_SIGNALS:
    /// A sentence for the status line.
    void done(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void paste(DocumentTab& tab);

    DocumentTabs& m_tabs;
    QUndoGroup m_undo;
    QList<QAction*> m_documentActions;
    QString m_pasteError;
};

} // namespace yomi::ui
