// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/edit_menu.h"

#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/message_area.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

namespace yomi::ui {

namespace {

/// The line edit that a key press would reach, itself or inside a spin box or an editable combo
/// box.
const QLineEdit* fieldOf(const QObject* receiver) {
    if (const auto* field = qobject_cast<const QLineEdit*>(receiver))
        return field;
    if (const auto* box = qobject_cast<const QComboBox*>(receiver))
        return box->lineEdit();
    return qobject_cast<const QAbstractSpinBox*>(receiver) ? receiver->findChild<QLineEdit*>()
                                                           : nullptr;
}

bool fieldHasUseFor(const QLineEdit& field, const QKeyEvent& key) {
    if (key.matches(QKeySequence::Undo))
        return field.isUndoAvailable();
    if (key.matches(QKeySequence::Redo))
        return field.isRedoAvailable();
    return !key.matches(QKeySequence::Copy) || field.hasSelectedText();
}

} // namespace

EditMenu::EditMenu(DocumentTabs& tabs, QMenu& menu)
    : QObject(&menu)
    , m_tabs(tabs) {
    QAction* undo = m_undo.createUndoAction(&menu, tr("&Undo"));
    QAction* redo = m_undo.createRedoAction(&menu, tr("&Redo"));
    undo->setShortcuts(QKeySequence::Undo);
    redo->setShortcuts(QKeySequence::Redo);
    menu.addActions({undo, redo});
    menu.addSeparator();
    const auto add = [&](const QString& text, const QKeySequence& keys, auto command) {
        m_documentActions << menu.addAction(text, keys, this, [this, command] {
            if (DocumentTab* tab = m_tabs.currentDocument())
                command(*tab);
        });
    };
    const auto copy = [this](const QString& text, const QString& sentence) {
        QApplication::clipboard()->setText(text);
        Q_EMIT done(sentence);
    };
    add(tr("&Copy position as text"), QKeySequence::Copy, [copy](DocumentTab& tab) {
        copy(tab.workspace().copyText(), tr("The position is on the clipboard."));
    });
    add(tr("&Paste position"), QKeySequence::Paste, [this](DocumentTab& tab) { paste(tab); });
    add(tr("Copy yomi-cli co&mmand"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, [copy](DocumentTab& tab) {
        copy(tab.workspace().copyCommand(), tr("The command is on the clipboard."));
    });
    connect(&m_tabs, &DocumentTabs::currentDocumentChanged, this, &EditMenu::follow);
    follow();
    qApp->installEventFilter(this);
}

bool EditMenu::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (const QLineEdit* field = fieldOf(watched); field && !fieldHasUseFor(*field, *key)) {
            event->ignore(); // the field would claim the key all the same
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void EditMenu::follow() {
    DocumentTab* tab = m_tabs.currentDocument();
    for (QAction* action : m_documentActions)
        action->setEnabled(tab != nullptr);
    QUndoStack* stack = tab ? &tab->document().undoStack() : nullptr;
    if (stack && !m_undo.stacks().contains(stack))
        m_undo.addStack(stack);
    m_undo.setActiveStack(stack);
}

void EditMenu::paste(DocumentTab& tab) {
    tab.messages().retract(m_pasteError);
    const QString text = QApplication::clipboard()->text().trimmed();
    m_pasteError = text.isEmpty() ? tr("There is no text on the clipboard to paste.")
                                  : tab.workspace().pasteText(text);
    if (!m_pasteError.isEmpty())
        tab.messages().say(Tone::Error, m_pasteError);
}

} // namespace yomi::ui
