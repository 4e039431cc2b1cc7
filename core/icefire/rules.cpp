// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/rules.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace yomi::icefire {

namespace {

std::optional<Player> ownerOf(const State& state, Cell cell) {
    for (Player player = 0; player < 2; ++player) {
        if (state.owned[player].contains(cell))
            return player;
    }
    return std::nullopt;
}

bool hasTower(const State& state, Cell cell) {
    const Building* building = state.buildingAt(cell);
    return building && building->type == BuildingType::Tower;
}

void refreshIncome(State& state) {
    for (Player player = 0; player < 2; ++player)
        state.income[player] = incomeOf(state, player);
}

/// The cell becomes the player's; its content is removed except an HQ.
void capture(State& state, Cell cell, Player player) {
    std::erase_if(state.units, [&](const Unit& unit) { return unit.cell == cell; });
    std::erase_if(state.buildings, [&](const Building& building) {
        return building.cell == cell && building.type != BuildingType::Headquarters;
    });
    state.owned[opponentOf(player)].erase(cell);
    state.owned[player].insert(cell);
}

void refresh(State& state) {
    for (Player player = 0; player < 2; ++player)
        refreshActive(state, player);
    refreshIncome(state);
}

/// Players 0 and 1 try the steps in opposite orders, so that neither is favoured by the map's
/// symmetry.
constexpr std::array<std::array<Direction, 4>, 2> stepOrder = {{
    {Direction::Up, Direction::Right, Direction::Down, Direction::Left},
    {Direction::Down, Direction::Left, Direction::Up, Direction::Right},
}};

/// The first neighbour that is strictly nearer to the target and can be entered.
std::optional<Cell> stepTowards(const State& state, const Unit& unit, Cell target) {
    const int distance = state.terrain->distance(unit.cell, target);
    for (const Direction direction : stepOrder[unit.owner]) {
        const auto next = stepped(unit.cell, direction);
        if (next && state.terrain->distance(*next, target) < distance &&
            canEnter(state, *next, unit.owner, unit.level))
            return next;
    }
    return std::nullopt;
}

Execution move(State& state, int id, Cell target) {
    const Unit unit = *state.unitWithId(id);
    if (!unit.canMove)
        return {Outcome::AlreadyMoved};
    const bool adjacent = neighboursOf[unit.cell].contains(target);
    if (adjacent && !canEnter(state, target, unit.owner, unit.level))
        return {Outcome::Occupied};
    const auto next = stepTowards(state, unit, target);
    if (!next)
        return {Outcome::NoWay};
    capture(state, *next, unit.owner);
    Unit& moved = *std::ranges::find(state.units, id, &Unit::id);
    moved.cell = *next;
    moved.canMove = false;
    refresh(state);
    return {Outcome::Ok, *next};
}

bool playable(const State& state, Cell cell) {
    return (neighboursOf[cell] | CellSet::of(cell)).intersects(state.active[state.player]);
}

Outcome train(State& state, int level, Cell cell) {
    const Player player = state.player;
    if (!playable(state, cell))
        return Outcome::NotPlayable;
    if (state.gold[player] < trainingCost[level])
        return Outcome::NoGold;
    if (!canEnter(state, cell, player, level))
        return Outcome::Occupied;
    capture(state, cell, player);
    state.units.push_back({state.nextUnitId++, player, level, cell});
    state.gold[player] -= trainingCost[level];
    refresh(state);
    return Outcome::Ok;
}

int priceOf(const State& state, BuildingType type) {
    if (type == BuildingType::Tower)
        return towerCost;
    const auto mines = std::ranges::count_if(state.buildings, [&](const Building& building) {
        return building.owner == state.player && building.type == BuildingType::Mine;
    });
    return mineCost(state.ruleset, static_cast<int>(mines));
}

Outcome build(State& state, BuildingType type, Cell cell) {
    const Player player = state.player;
    if (!playable(state, cell))
        return Outcome::NotPlayable;
    if (state.unitAt(cell) || state.buildingAt(cell))
        return Outcome::Occupied;
    if (ownerOf(state, cell) != player)
        return Outcome::NotOwned;
    const int price = priceOf(state, type);
    if (state.gold[player] < price)
        return Outcome::NoGold;
    const bool spot = state.terrain->mineSpots().contains(cell);
    if (type == BuildingType::Mine && !spot)
        return Outcome::NotASpot;
    if (type == BuildingType::Tower && spot)
        return Outcome::OnASpot;
    state.buildings.push_back({player, type, cell});
    state.gold[player] -= price;
    refreshIncome(state);
    return Outcome::Ok;
}

} // namespace

bool guardedByTower(const State& state, Cell cell) {
    if (hasTower(state, cell))
        return true;
    const auto owner = ownerOf(state, cell);
    if (!owner)
        return false;
    bool guarded = false;
    (neighboursOf[cell] & state.active[*owner]).forEach([&](Cell neighbour) {
        guarded = guarded || hasTower(state, neighbour);
    });
    return guarded;
}

bool canEnter(const State& state, Cell cell, Player player, int level) {
    const Unit* unit = state.unitAt(cell);
    if (ownerOf(state, cell) == player)
        return !unit && !state.buildingAt(cell);
    if (level == highestLevel)
        return true;
    return !guardedByTower(state, cell) && (!unit || level > unit->level);
}

int incomeOf(const State& state, Player player) {
    const CellSet& active = state.active[player];
    int income = active.count();
    for (const Building& building : state.buildings) {
        if (building.type == BuildingType::Mine && building.owner == player &&
            active.contains(building.cell))
            income += mineIncome;
    }
    for (const Unit& unit : state.units) {
        if (unit.owner == player && active.contains(unit.cell))
            income -= upkeep[unit.level];
    }
    return income;
}

void refreshActive(State& state, Player player) {
    // The connection starts at the HQ's cell even if it has just been captured.
    const CellSet seed = CellSet::of(headquarters[player]);
    state.active[player] = connected(seed, state.owned[player] | seed) & state.owned[player];
}

StartOfTurn startTurn(State& state) {
    StartOfTurn dead;
    const Player player = state.player;
    const auto die = [&](std::vector<Unit>& units, auto&& doomed) {
        std::ranges::copy_if(state.units, std::back_inserter(units), doomed);
        std::erase_if(state.units, doomed);
    };
    refreshActive(state, player);
    die(dead.cutOff, [&](const Unit& unit) {
        return unit.owner == player && !state.active[player].contains(unit.cell);
    });
    refreshIncome(state);
    state.gold[player] += state.income[player];
    if (state.gold[player] < 0) {
        state.gold[player] = 0;
        die(dead.unpaid, [&](const Unit& unit) { return unit.owner == player; });
    }
    for (Unit& unit : state.units)
        unit.canMove = unit.owner == player;
    return dead;
}

Execution execute(State& state, const Command& command) {
    switch (command.kind) {
    case CommandKind::Move:
        return move(state, command.subject, command.target);
    case CommandKind::Train:
        return {train(state, command.subject, command.target), command.target};
    case CommandKind::BuildMine:
        return {build(state, BuildingType::Mine, command.target), command.target};
    case CommandKind::BuildTower:
        return {build(state, BuildingType::Tower, command.target), command.target};
    }
    return {};
}

std::optional<Player> capturedPlayer(const State& state) {
    for (Player player = 0; player < 2; ++player) {
        if (!state.owned[player].contains(headquarters[player]))
            return player;
    }
    return std::nullopt;
}

void passTurn(State& state) {
    state.turn += state.player;
    state.player = opponentOf(state.player);
}

int scoreOf(const State& state, Player player) {
    int score = state.gold[player];
    for (const Unit& unit : state.units)
        score += unit.owner == player ? trainingCost[unit.level] : 0;
    return score;
}

} // namespace yomi::icefire
