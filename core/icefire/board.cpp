// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/board.h"

#include <cassert>

namespace yomi::icefire {

namespace {

/// For each 3×3 block of a player's active cells: whether the cells next to the middle one are
/// connected without it, inside the block. Then losing the middle cuts nothing off.
constexpr auto staysTogether = [] {
    constexpr unsigned above = 1 << 1, left = 1 << 3, right = 1 << 5, below = 1 << 7;
    constexpr unsigned leftColumn = 0b001001001, rightColumn = 0b100100100;
    std::array<bool, 512> table = {};
    for (unsigned block = 0; block < table.size(); ++block) {
        const unsigned ring = block & ~(1u << 4);
        const unsigned sides = ring & (above | left | right | below);
        unsigned reached = sides & (~sides + 1); // the lowest bit
        for (unsigned before = ~reached; reached != before;) {
            before = reached;
            reached |= ring & (reached << 3 | reached >> 3 | (reached & ~rightColumn) << 1 |
                               (reached & ~leftColumn) >> 1);
        }
        table[block] = (sides & ~reached) == 0;
    }
    return table;
}();

} // namespace

Board::Board(const State& state)
    : m_terrain(state.terrain.get())
    , m_ruleset(state.ruleset)
    , m_player(state.player) {
    for (Player player = 0; player < 2; ++player) {
        Side& side = m_sides[player];
        side.owned = state.owned[player];
        side.gold = state.gold[player];
    }
    for (const Building& building : state.buildings) {
        constexpr std::array contents = {Content::Headquarters, Content::Mine, Content::Tower};
        put(m_sides[building.owner], building.cell,
            contents[static_cast<std::size_t>(building.type)]);
    }
    for (const Unit& unit : state.units) {
        put(m_sides[unit.owner], unit.cell, unitOfLevel(unit.level));
        if (unit.canMove)
            m_movable.insert(unit.cell);
    }
    for (Player player = 0; player < 2; ++player)
        activate(m_sides[player], state.active[player]);
}

void Board::put(Side& side, Cell cell, Content content) {
    m_content[cell] = content;
    if (const int level = levelOf(content))
        side.units[level].insert(cell);
    else if (content == Content::Mine)
        side.mines.insert(cell);
    else if (content == Content::Tower)
        side.towers.insert(cell);
}

void Board::remove(Side& side, Cell cell) {
    const Content content = m_content[cell];
    m_content[cell] = Content::Nothing;
    if (const int level = levelOf(content))
        side.units[level].erase(cell);
    else if (content == Content::Mine)
        side.mines.erase(cell);
    else if (content == Content::Tower)
        side.towers.erase(cell);
}

/// The income from an active cell and its content.
int Board::incomeFrom(Cell cell) const {
    const Content content = m_content[cell];
    return 1 + (content == Content::Mine ? mineIncome : 0) - upkeep[levelOf(content)];
}

void Board::activate(Side& side, const CellSet& cells) {
    side.active |= cells;
    cells.forEach([&](Cell cell) {
        ++side.activeCells;
        side.income += incomeFrom(cell);
    });
}

void Board::deactivate(Side& side, const CellSet& cells) {
    side.active -= cells;
    cells.forEach([&](Cell cell) {
        --side.activeCells;
        side.income -= incomeFrom(cell);
    });
}

CellSet Board::guarded(Player player) const {
    const Side& side = m_sides[player];
    return side.owned & (side.towers | (side.towers & side.active).neighbours());
}

bool Board::canEnter(Cell cell, int level) const {
    if (m_sides[m_player].owned.contains(cell))
        return m_content[cell] == Content::Nothing;
    if (level == highestLevel)
        return true;
    const Side& enemy = m_sides[opponentOf(m_player)];
    if (!enemy.owned.contains(cell))
        return true;
    return m_content[cell] != Content::Tower && level > levelOf(m_content[cell]) &&
           !neighboursOf[cell].intersects(enemy.towers & enemy.active);
}

bool Board::allows(const Action& action) const {
    const Cell to = action.to;
    const Side& side = m_sides[m_player];
    if (!land().contains(to))
        return false;
    if (action.kind == CommandKind::Move)
        return m_movable.contains(action.from) && neighboursOf[action.from].contains(to) &&
               canEnter(to, levelOf(m_content[action.from]));
    if (!side.active.contains(to) && !neighboursOf[to].intersects(side.active))
        return false;
    if (action.kind == CommandKind::Train)
        return side.gold >= trainingCost[action.level] && canEnter(to, action.level);
    const bool mine = action.kind == CommandKind::BuildMine;
    return side.owned.contains(to) && m_content[to] == Content::Nothing &&
           m_terrain->mineSpots().contains(to) == mine &&
           side.gold >= (mine ? mineCost() : towerCost);
}

/// Gives the cell, now empty, to the mover and updates both players' connections.
void Board::capture(Cell cell) {
    Side& side = mover();
    if (side.owned.contains(cell))
        return;
    if (opponent().owned.contains(cell))
        lose(cell);
    side.owned.insert(cell);
    CellSet won = CellSet::of(cell);
    const CellSet cutOff = side.owned - side.active - won;
    if (neighboursOf[cell].intersects(cutOff))
        won |= connected(neighboursOf[cell], cutOff);
    activate(side, won);
}

/// Takes the cell and its content from the opponent.
void Board::lose(Cell cell) {
    Side& side = opponent();
    const bool wasActive = side.active.contains(cell);
    if (wasActive)
        deactivate(side, CellSet::of(cell));
    remove(side, cell);
    side.owned.erase(cell);
    if (!wasActive || staysTogether[side.active.block(cell)])
        return;
    // The connection starts at the HQ's cell even if the HQ itself is captured.
    const CellSet seed = CellSet::of(headquarters[opponentOf(m_player)]);
    deactivate(side, side.active - connected(seed, side.active | seed));
}

Board::Undo Board::apply(const Action& action) {
    assert(allows(action));
    const Cell to = action.to;
    Side& side = mover();
    const auto ownerBefore = static_cast<std::int8_t>(m_sides[0].owned.contains(to)   ? 0
                                                      : m_sides[1].owned.contains(to) ? 1
                                                                                      : -1);
    const Undo undo{action,
                    m_content[to],
                    ownerBefore,
                    side.gold,
                    {m_sides[0].active, m_sides[1].active},
                    {m_sides[0].activeCells, m_sides[1].activeCells},
                    {m_sides[0].income, m_sides[1].income}};
    switch (action.kind) {
    case CommandKind::Move: {
        const Content unit = m_content[action.from];
        capture(to);
        remove(side, action.from);
        put(side, to, unit);
        m_movable.erase(action.from);
        break;
    }
    case CommandKind::Train:
        capture(to);
        put(side, to, unitOfLevel(action.level));
        side.gold -= trainingCost[action.level];
        side.income -= upkeep[action.level];
        break;
    case CommandKind::BuildMine:
        side.gold -= mineCost();
        side.income += mineIncome;
        put(side, to, Content::Mine);
        break;
    case CommandKind::BuildTower:
        side.gold -= towerCost;
        put(side, to, Content::Tower);
        break;
    }
    return undo;
}

void Board::undo(const Undo& undo) {
    const Action& action = undo.action;
    const Cell to = action.to;
    Side& side = mover();
    if (action.kind == CommandKind::Move) {
        put(side, action.from, m_content[to]);
        m_movable.insert(action.from);
    }
    remove(side, to);
    if (undo.owner != m_player) {
        side.owned.erase(to);
        if (undo.owner >= 0) {
            opponent().owned.insert(to);
            put(opponent(), to, undo.content);
        }
    }
    side.gold = undo.gold;
    for (Player player = 0; player < 2; ++player) {
        m_sides[player].active = undo.active[player];
        m_sides[player].activeCells = undo.activeCells[player];
        m_sides[player].income = undo.income[player];
    }
}

void Board::kill(Side& side, const CellSet& cells) {
    cells.forEach([&](Cell cell) {
        if (side.active.contains(cell))
            side.income += upkeep[levelOf(m_content[cell])];
        remove(side, cell);
    });
}

void Board::passTurn() {
    m_player = opponentOf(m_player);
    Side& side = mover();
    kill(side, units(m_player) - side.active);
    side.gold += side.income;
    if (side.gold < 0) {
        side.gold = 0;
        kill(side, units(m_player));
    }
    m_movable = units(m_player);
}

Command commandOf(const State& start, const Action& action) {
    const int subject = action.kind == CommandKind::Move ? start.unitAt(action.from)->id
                                                         : static_cast<int>(action.level);
    return {action.kind, subject, action.to};
}

std::vector<Command> commandsOf(const State& start, const std::vector<Action>& actions) {
    std::vector<Command> commands;
    for (const Action& action : actions)
        commands.push_back(commandOf(start, action));
    return commands;
}

} // namespace yomi::icefire
