// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/message.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QUndoGroup>

class QAction;
class QMenu;

namespace yomi::ui {
class DocumentTabs;
class FileCommands;
class MessageArea;

/// The Edit menu: undo and redo of the current document, and its forms on the clipboard. Undo,
/// redo, copy and paste apply to the focused text field only while it has something to undo or to
/// copy: after a step of a spin box, Ctrl+Z undoes the document's edit. A text that the current
/// document refuses but another game knows is pasted as a new document; if that is a guess, it is
/// offered.
class EditMenu : public QObject {
    Q_OBJECT

public:
    /// Refers to its arguments, which outlive it.
    EditMenu(FileCommands& files, DocumentTabs& tabs, MessageArea& messages, QMenu& menu);

Q_SIGNALS:
    /// A sentence for the status line.
    void done(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void paste();
    /// An edit has made the message obsolete.
    void forgetPaste();
    void say(const QString& sentence, Tone tone = Tone::Error, const QList<Remedy>& remedies = {});

    FileCommands& m_files;
    DocumentTabs& m_tabs;
    MessageArea& m_messages;
    QUndoGroup m_undo;
    QList<QAction*> m_documentActions;
    QAction* m_copy;
    QString m_pasteMessage;
    QPointer<MessageArea> m_pasteMessages; ///< the place of the message
};

} // namespace yomi::ui
