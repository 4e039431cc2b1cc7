// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/edit_menu.h"

#include "ui/common/shell_command.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/file_commands.h"
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

/// The line edit that receives key presses, itself or inside a spin box or an editable combo box.
const QLineEdit* fieldOf(const QObject* receiver) {
    if (const auto* field = qobject_cast<const QLineEdit*>(receiver))
        return field;
    if (const auto* box = qobject_cast<const QComboBox*>(receiver))
        return box->lineEdit();
    return qobject_cast<const QAbstractSpinBox*>(receiver) ? receiver->findChild<QLineEdit*>()
                                                           : nullptr;
}

/// Also Ctrl+Y: only some platforms have it among their standard keys.
QList<QKeySequence> redoKeys() {
    QList<QKeySequence> keys = QKeySequence::keyBindings(QKeySequence::Redo);
    if (const QKeySequence usual(Qt::CTRL | Qt::Key_Y); !keys.contains(usual))
        keys << usual;
    return keys;
}

bool fieldHasUseFor(const QLineEdit& field, const QKeyEvent& key) {
    if (key.matches(QKeySequence::Undo))
        return field.isUndoAvailable();
    if (key.matches(QKeySequence::Redo))
        return field.isRedoAvailable();
    return !key.matches(QKeySequence::Copy) || field.hasSelectedText();
}

} // namespace

EditMenu::EditMenu(FileCommands& files, DocumentTabs& tabs, MessageArea& messages, QMenu& menu)
    : QObject(&menu)
    , m_files(files)
    , m_tabs(tabs)
    , m_messages(messages) {
    QAction* undo = m_undo.createUndoAction(&menu, tr("&Undo"));
    QAction* redo = m_undo.createRedoAction(&menu, tr("&Redo"));
    undo->setShortcuts(QKeySequence::Undo);
    redo->setShortcuts(redoKeys());
    // Their texts name the command that they would undo; the list of shortcuts shows these names.
    undo->setWhatsThis(tr("Undo"));
    redo->setWhatsThis(tr("Redo"));
    menu.addActions({undo, redo});
    menu.addSeparator();
    const auto add = [&](const QString& text, const QKeySequence& keys, auto command) {
        m_documentActions << menu.addAction(text, keys, this, [this, command] {
            if (DocumentTab* tab = m_tabs.currentDocument())
                command(*tab);
        });
        return m_documentActions.back();
    };
    const auto copy = [this](const QString& text, const QString& sentence) {
        QApplication::clipboard()->setText(text);
        Q_EMIT done(sentence);
    };
    m_copy = add(tr("&Copy position as text"), QKeySequence::Copy, [copy](DocumentTab& tab) {
        copy(tab.workspace().copyText(), tr("The position is on the clipboard."));
    });
    menu.addAction(tr("&Paste position"), QKeySequence::Paste, this, &EditMenu::paste);
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
            event->ignore(); // otherwise the field would claim the key
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void EditMenu::follow() {
    DocumentTab* tab = m_tabs.currentDocument();
    for (QAction* action : m_documentActions)
        action->setEnabled(tab != nullptr);
    if (tab) { // requests of the workspace are handled like menu actions
        connect(tab, &DocumentTab::copyRequested, m_copy, &QAction::trigger, Qt::UniqueConnection);
        connect(tab, &DocumentTab::pasteRequested, this, &EditMenu::paste, Qt::UniqueConnection);
        connect(&tab->document(), &Document::changed, this, &EditMenu::forgetPaste,
                Qt::UniqueConnection);
    }
    QUndoStack* stack = tab ? &tab->document().undoStack() : nullptr;
    if (stack && !m_undo.stacks().contains(stack))
        m_undo.addStack(stack);
    m_undo.setActiveStack(stack);
}

void EditMenu::paste() {
    say({});
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return say(tr("There is no text on the clipboard to paste."));
    DocumentTab* tab = m_tabs.currentDocument();
    const QString refusal = tab ? tab->workspace().pasteText(text) : QString();
    if (tab && refusal.isEmpty())
        return say(tab->workspace().pasteNote(), Tone::Info);
    if (tab)
        if (const QList<Remedy> remedies = tab->workspace().pasteRemedies(text);
            !remedies.isEmpty())
            return say(refusal, Tone::Error, remedies);
    QString otherRefusal = m_files.openText(text.toUtf8());
    if (otherRefusal.isEmpty())
        return;
    const QList<Remedy> ways = m_files.waysToOpen(text, otherRefusal);
    if (tab && !ShellCommand::parse(text))
        say(refusal, Tone::Error, ways);
    else if (ways.size() == 1)
        ways.first().act();
    else
        say(ways.isEmpty() ? otherRefusal : tr("This text has more than one meaning."), Tone::Error,
            ways);
}

void EditMenu::forgetPaste() {
    if (!m_pasteMessage.isEmpty())
        say({});
}

/// Shows why a text was not pasted, or how it was read, instead of the previous message.
void EditMenu::say(const QString& sentence, Tone tone, const QList<Remedy>& remedies) {
    if (m_pasteMessages) // possibly those of another tab
        m_pasteMessages->retract(m_pasteMessage);
    DocumentTab* tab = m_tabs.currentDocument();
    m_pasteMessages = tab ? &tab->messages() : &m_messages;
    m_pasteMessage = sentence;
    if (!sentence.isEmpty())
        m_pasteMessages->say(tone, sentence, remedies);
}

} // namespace yomi::ui
