// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/stepper.h"

#include <QList>
#include <QObject>

#include <functional>

class QAction;

namespace yomi::ui::search {

/// The ways to step beside one event on or back, as actions with keys: over a subtree, out of it,
/// among the events of the selected node, and to the next or previous event of a kind.
class StepActions : public QObject {
    Q_OBJECT

public:
    explicit StepActions(Stepper& stepper, QObject* parent = nullptr);

    QAction* over() const { return m_over; }
    QAction* out() const { return m_out; }
    QList<QAction*> ofSelected() const { return m_ofSelected; }
    /// To the next cut, table hit, new best move, re-search, matching board; then to the
    /// previous ones.
    QList<QAction*> runTo() const { return m_runTo; }

    /// The board that the last kind looks for, as it is typed: the step says what is wrong with it.
    void lookFor(const QString& board);
    /// Null where there are never boards.
    QAction* nextBoard() const { return m_byBoard.value(0); }

Q_SIGNALS:
    void nowhere(const QString& sentence); ///< a step that leads nowhere, and why

private:
    using Find = std::function<Step()>;
    /// `brief` is what a button says, `otherwise` what is told when the step leads nowhere.
    QAction* add(const QString& text, const QString& brief, const QKeySequence& key,
                 const QString& otherwise, Find find);
    Step stepToTypedBoard(Direction direction);
    void addRunTo(Direction direction);
    void refresh();

    Stepper& m_stepper;
    QString m_board;
    QAction* m_over;
    QAction* m_out;
    QList<QAction*> m_ofSelected;
    QList<QAction*> m_runTo;
    QList<QAction*> m_byBoard; ///< to the next and the previous one
};

} // namespace yomi::ui::search
