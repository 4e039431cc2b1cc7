// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/step_actions.h"

#include "ui/common/controls.h"
#include "ui/common/wording.h"

#include <QAction>

#include <exception>

namespace yomi::ui::inspector {

StepActions::StepActions(Cursor& cursor, QObject* parent)
    : QObject(parent)
    , m_cursor(cursor) {
    m_over = add(tr("Over the subtree"), tr("Over"), Qt::ALT | Qt::Key_Down,
                 tr("This is the last event."),
                 [this] { return stepOver(m_cursor.trace(), m_cursor.event()); });
    m_out =
        add(tr("Out of the node"), tr("Out"), Qt::ALT | Qt::Key_Up, tr("No call to step out of."),
            [this] { return stepOut(m_cursor.trace(), m_cursor.event()); });
    const auto within = [this](Direction direction) {
        return [this, direction] {
            return stepWithin(
                ownEvents(m_cursor.trace(), m_cursor.selected(), m_cursor.iteration()),
                m_cursor.event(), direction);
        };
    };
    m_ofSelected = {
        add(tr("Next event of the selected node"), tr("Next in node"), Qt::ALT | Qt::Key_PageDown,
            tr("Nothing more happens to the selected node."), within(Direction::Forward)),
        add(tr("Previous event of the selected node"), tr("Previous in node"),
            Qt::ALT | Qt::Key_PageUp, tr("Nothing happened to the selected node before."),
            within(Direction::Back))};
    addRunTo(Direction::Forward);
    addRunTo(Direction::Back);
    connect(&cursor, &Cursor::runChanged, this, &StepActions::refresh);
    refresh();
}

QAction* StepActions::add(const QString& text, const QString& brief, const QKeySequence& key,
                          const QString& otherwise, Find find) {
    auto* action = new QAction(text, this);
    action->setIconText(brief);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    explainWithKey(*action, text);
    connect(action, &QAction::triggered, this, [this, otherwise, find = std::move(find)] {
        if (!m_cursor.run())
            return;
        try {
            if (m_cursor.take(find()))
                return;
            Q_EMIT nowhere(m_cursor.isEndHidden()
                               ? tr("The quiz shows the search no further than its question.")
                               : otherwise);
        } catch (const std::exception& error) {
            Q_EMIT nowhere(messageOf(error));
        }
    });
    return action;
}

Step StepActions::stepToTypedBoard(Direction direction) {
    return stepToBoard(m_cursor.trace(), m_cursor.event(),
                       m_cursor.boardText(m_board.toStdString()), direction);
}

void StepActions::addRunTo(Direction direction) {
    const bool forward = direction == Direction::Forward;
    const auto addRun = [&](const QString& next, const QString& previous, const QString& what,
                            Qt::Key key, const QString& otherwise, Find find) {
        m_runTo << add(forward ? next : previous,
                       (forward ? tr("Next %1") : tr("Previous %1")).arg(what),
                       forward ? QKeyCombination(key) : QKeyCombination(Qt::SHIFT, key), otherwise,
                       std::move(find));
    };
    const auto addKind = [&](const QString& next, const QString& previous, const QString& what,
                             Qt::Key key, EventKind kind) {
        addRun(next, previous, what, key,
               forward ? tr("There is no %1 after this event.").arg(what)
                       : tr("There is no %1 before this event.").arg(what),
               [this, kind, direction] {
                   return stepToKind(m_cursor.trace(), m_cursor.event(), kind, direction);
               });
    };
    addKind(tr("Next cut"), tr("Previous cut"), tr("cut"), Qt::Key_C, EventKind::Cutoff);
    addKind(tr("Next table hit"), tr("Previous table hit"), tr("table hit"), Qt::Key_T,
            EventKind::TableHit);
    addKind(tr("Next new best move"), tr("Previous new best move"), tr("best move"), Qt::Key_B,
            EventKind::NewBest);
    addKind(tr("Next re-search"), tr("Previous re-search"), tr("re-search"), Qt::Key_R,
            EventKind::Reenter);
    if (!m_cursor.mayHaveBoards())
        return;
    addRun(tr("Next node with the board"), tr("Previous node with the board"), tr("board"),
           Qt::Key_F3,
           forward ? tr("No node with the board to find is entered after this event.")
                   : tr("No node with the board to find is entered before this event."),
           [this, direction] { return stepToTypedBoard(direction); });
    m_byBoard << m_runTo.last();
}

void StepActions::lookFor(const QString& board) {
    m_board = board;
}

void StepActions::refresh() {
    const bool any = m_cursor.run() != nullptr;
    for (QAction* action : QList<QAction*>{m_over, m_out} + m_ofSelected + m_runTo)
        action->setEnabled(any);
    const bool hasBoards = any && m_cursor.face().hasBoards();
    for (QAction* action : m_byBoard)
        action->setEnabled(hasBoards);
}

} // namespace yomi::ui::inspector
