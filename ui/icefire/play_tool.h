// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/board_tool.h"
#include "ui/icefire/match_model.h"

#include <QObject>

namespace yomi::ui::icefire {

/// Plays for a person: a click on an own unit chooses it, a click on a highlighted cell moves it
/// there; or a unit or building is chosen, and clicks put it on highlighted cells. Does nothing
/// while it is not a person's turn.
class PlayTool : public QObject, public BoardTool {
    Q_OBJECT

public:
    explicit PlayTool(MatchModel& model, QObject* parent = nullptr);

    /// The unit or building for clicks; nothing: they choose and move units.
    const std::optional<Command>& order() const { return m_order; }
    void setOrder(std::optional<Command> order);

    void press(Cell cell) override;
    /// 1, 2, 3, T and M choose the unit or building, Escape chooses nothing.
    bool key(int key, Cell cell) override;
    void fillMenu(QMenu& menu, Cell cell) override;
    QString hint(Cell cell) const override;
    CellSet lit() const override { return m_lit; }
    std::optional<Cell> chosen() const override { return m_chosen; }

Q_SIGNALS:
    void changed(); ///< the choice or the highlighted cells
    void refused(const QString& sentence);

private:
    /// The command of a click on the cell, whether the rules allow it or not.
    std::optional<Command> commandAt(Cell cell) const;
    bool allowed(const Command& command) const;
    void give(const Command& command);
    void choose(std::optional<Cell> unit);
    void refresh();

    MatchModel& m_model;
    std::optional<Command> m_order;
    std::optional<Cell> m_chosen; ///< the unit's cell
    CellSet m_lit;
};

/// The commands of the toolbar and a cell's menu, in order, with their keys.
struct Order {
    Command command; ///< without a target
    int key;
    QString name;      ///< with the price
    QString shortName; ///< on a button
};
QList<Order> ordersOf(const State& state);

} // namespace yomi::ui::icefire
