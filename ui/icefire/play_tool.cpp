// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/play_tool.h"

#include "core/icefire/rules.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace yomi::ui::icefire {

namespace {

Command at(Command command, Cell target) {
    command.target = target;
    return command;
}

} // namespace

QList<Order> ordersOf(const State& state) {
    QList<Order> orders;
    for (int level = 1; level <= highestLevel; ++level)
        orders << Order{{CommandKind::Train, level, 0},
                        Qt::Key_0 + level,
                        PlayTool::tr("Train level %1 (%2 gold)")
                            .arg(level)
                            .arg(trainingCost[static_cast<std::size_t>(level)]),
                        PlayTool::tr("Level %1").arg(level)};
    orders << Order{{CommandKind::BuildTower, 0, 0},
                    Qt::Key_T,
                    PlayTool::tr("Build a tower (%1 gold)").arg(towerCost),
                    PlayTool::tr("Tower")};
    const auto mines = std::ranges::count_if(state.buildings, [&](const Building& building) {
        return building.type == BuildingType::Mine && building.owner == state.player;
    });
    orders << Order{{CommandKind::BuildMine, 0, 0},
                    Qt::Key_M,
                    PlayTool::tr("Build a mine (%1 gold)")
                        .arg(mineCost(state.ruleset, static_cast<int>(mines))),
                    PlayTool::tr("Mine")};
    return orders;
}

PlayTool::PlayTool(MatchModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model) {
    connect(&model, &MatchModel::momentChanged, this, [this] { choose({}); });
    refresh();
}

void PlayTool::setOrder(std::optional<Command> order) {
    m_order = order;
    choose({});
}

void PlayTool::choose(std::optional<Cell> unit) {
    m_chosen = unit;
    refresh();
    Q_EMIT changed();
}

void PlayTool::refresh() {
    m_lit = {};
    if (!m_model.isPersonsTurn())
        return;
    m_model.state().terrain->land().forEach([&](Cell cell) {
        const auto command = commandAt(cell);
        if (command && allowed(*command))
            m_lit.insert(cell);
    });
}

std::optional<Command> PlayTool::commandAt(Cell cell) const {
    if (m_order)
        return at(*m_order, cell);
    const Unit* unit = m_chosen ? m_model.state().unitAt(*m_chosen) : nullptr;
    if (!unit || !neighboursOf[unit->cell].contains(cell))
        return {};
    return Command{CommandKind::Move, unit->id, cell};
}

bool PlayTool::allowed(const Command& command) const {
    State after = m_model.state();
    return execute(after, command).outcome == Outcome::Ok;
}

void PlayTool::give(const Command& command) {
    const Edit edit = giveCommand(m_model.document().inputs(), m_model.state(), command);
    Q_EMIT refused(edit.refusal);
    m_model.document().perform(edit);
}

void PlayTool::press(Cell cell) {
    if (!m_model.isPersonsTurn())
        return;
    if (m_lit.contains(cell))
        return give(*commandAt(cell));
    const Unit* unit = m_model.state().unitAt(cell);
    if (unit && unit->owner == m_model.state().player && unit->canMove) {
        m_order.reset();
        return choose(m_chosen == cell ? std::nullopt : std::optional(cell));
    }
    if (const auto command = commandAt(cell))
        return give(*command); // which shows the refusal
    choose({});
}

bool PlayTool::key(int key, Cell) {
    if (!m_model.isPersonsTurn())
        return false;
    if (key == Qt::Key_Escape) {
        setOrder({});
        return true;
    }
    for (const Order& order : ordersOf(m_model.state())) {
        if (order.key != key)
            continue;
        setOrder(order.command);
        return true;
    }
    return false;
}

void PlayTool::fillMenu(QMenu& menu, Cell cell) {
    if (!m_model.isPersonsTurn())
        return;
    const State& state = m_model.state();
    const auto add = [&](const QString& text, const Command& command) {
        if (allowed(command))
            connect(menu.addAction(text), &QAction::triggered, this,
                    [this, command] { give(command); });
    };
    neighboursOf[cell].forEach([&](Cell from) {
        const Unit* unit = state.unitAt(from);
        if (unit && unit->owner == state.player)
            add(tr("Move unit %1 here").arg(unit->id), {CommandKind::Move, unit->id, cell});
    });
    for (const Order& order : ordersOf(state))
        add(order.name, at(order.command, cell));
}

QString PlayTool::hint(Cell cell) const {
    if (!m_model.isPersonsTurn())
        return {};
    if (m_lit.contains(cell))
        return m_order ? tr("Click to put it here") : tr("Click to move here");
    const Unit* unit = m_model.state().unitAt(cell);
    if (unit && unit->owner == m_model.state().player)
        return unit->canMove ? tr("Click to choose the unit") : tr("This unit has moved");
    return {};
}

} // namespace yomi::ui::icefire
