// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/cursor.h"

#include <QList>
#include <QObject>

#include <functional>

class QAction;

namespace yomi::ui::inspector {

/// Further steps as actions with keys: over a subtree, out of it, among the events of the selected
/// node, and to the next or previous event of a kind.
class StepActions : public QObject {
    Q_OBJECT

public:
    explicit StepActions(Cursor& cursor, QObject* parent = nullptr);

    QAction* over() const { return m_over; }
    QAction* out() const { return m_out; }
    QList<QAction*> ofSelected() const { return m_ofSelected; }
    /// To the next cut, table hit, new best move, re-search, matching board; then to the previous
    /// ones.
    QList<QAction*> runTo() const { return m_runTo; }

    /// Sets the board to look for, as typed: the step reports errors in it.
    void lookFor(const QString& board);
    /// Null if there are never boards.
    QAction* nextBoard() const { return m_byBoard.value(0); }

Q_SIGNALS:
    void nowhere(const QString& sentence); ///< a step without a target, and why

private:
    using Find = std::function<Step()>;
    /// `brief` is the text of a button, `otherwise` the message if the step has no target.
    QAction* add(const QString& text, const QString& brief, const QKeySequence& key,
                 const QString& otherwise, Find find);
    Step stepToTypedBoard(Direction direction);
    void addRunTo(Direction direction);
    void refresh();

    Cursor& m_cursor;
    QString m_board;
    QAction* m_over;
    QAction* m_out;
    QList<QAction*> m_ofSelected;
    QList<QAction*> m_runTo;
    QList<QAction*> m_byBoard; ///< to the next and the previous board
};

} // namespace yomi::ui::inspector
