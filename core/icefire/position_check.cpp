// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/position_check.h"

#include "core/icefire/rules.h"

#include <algorithm>
#include <set>

namespace yomi::icefire {

namespace {

constexpr std::array<const char*, 2> sideNames = {"Fire", "Ice"};

std::string titleOf(const Unit& unit) {
    return "Unit " + std::to_string(unit.id) + " at " + placeOf(unit.cell);
}

std::string titleOf(const Building& building) {
    return "The " + std::string(yomi::nameOf(building.type)) + " at " + placeOf(building.cell);
}

using Faults = std::vector<std::string>;

void checkNumbers(const State& state, Faults& faults) {
    if (state.turn < 1 || state.turn > turnsPerGame)
        faults.push_back("The game has turns 1 to 100, not " + std::to_string(state.turn) + ".");
    for (const int gold : state.gold) {
        if (gold < 0)
            faults.push_back("Gold is never below 0; it is " + std::to_string(gold) + ".");
    }
}

void checkLand(const State& state, Faults& faults) {
    const CellSet& land = state.terrain->land();
    if (!(state.terrain->mineSpots() - land).empty())
        faults.push_back("A mine spot lies off the land, at " +
                         placeOf((state.terrain->mineSpots() - land).first()) + ".");
    const CellSet apart = land - connected(CellSet::of(headquarters[0]), land);
    if (!apart.empty())
        faults.push_back("No way over land leads from " + placeOf(headquarters[0]) + " to " +
                         placeOf(apart.first()) + ".");
    if (!((state.owned[0] | state.owned[1]) - land).empty())
        faults.push_back("An owned cell lies off the land.");
    if (state.owned[0].intersects(state.owned[1]))
        faults.push_back("The cell " + placeOf((state.owned[0] & state.owned[1]).first()) +
                         " belongs to both players.");
    for (Player player = 0; player < 2; ++player) {
        if (!state.owned[player].contains(headquarters[player]))
            faults.push_back(sideNames[player] + std::string(" does not own its HQ's cell ") +
                             placeOf(headquarters[player]) + ".");
        State connected = state;
        refreshActive(connected, player);
        const CellSet wrong = (connected.active[player] - state.active[player]) |
                              (state.active[player] - connected.active[player]);
        if (!wrong.empty())
            faults.push_back("The cell " + placeOf(wrong.first()) +
                             (state.active[player].contains(wrong.first())
                                  ? " is active without a connection to the HQ."
                                  : " is connected to the HQ, but not active."));
    }
}

void checkUnits(const State& state, Faults& faults) {
    std::set<int> ids;
    for (const Unit& unit : state.units) {
        if (unit.id < 1 || !ids.insert(unit.id).second)
            faults.push_back(titleOf(unit) + " needs an id of its own, from 1 on.");
        if (!state.owned[unit.owner].contains(unit.cell))
            faults.push_back(titleOf(unit) + " is on a cell that is not its owner's.");
        else if (unit.owner == state.player && !state.active[unit.owner].contains(unit.cell))
            faults.push_back(titleOf(unit) + " is cut off: it died when the turn started.");
    }
}

void checkBuildings(const State& state, Faults& faults) {
    for (Player player = 0; player < 2; ++player) {
        const Building expected{player, BuildingType::Headquarters, headquarters[player]};
        if (std::ranges::count(state.buildings, expected) != 1)
            faults.push_back(sideNames[player] + std::string(" has one HQ, at ") +
                             placeOf(expected.cell) + ".");
    }
    for (const Building& building : state.buildings) {
        const bool spot = state.terrain->mineSpots().contains(building.cell);
        if (building.type == BuildingType::Headquarters) {
            if (building.cell != headquarters[building.owner])
                faults.push_back(titleOf(building) + " is in the wrong corner.");
        } else if (!state.owned[building.owner].contains(building.cell)) {
            faults.push_back(titleOf(building) + " is on a cell that is not its owner's.");
        } else if ((building.type == BuildingType::Mine) != spot) {
            faults.push_back(titleOf(building) +
                             (spot ? " is on a mine spot." : " is not on a mine spot."));
        }
    }
}

void checkSharing(const State& state, Faults& faults) {
    CellSet taken;
    const auto take = [&](Cell cell) {
        if (taken.contains(cell))
            faults.push_back("Two things are on the cell " + placeOf(cell) + ".");
        taken.insert(cell);
    };
    for (const Unit& unit : state.units)
        take(unit.cell);
    for (const Building& building : state.buildings)
        take(building.cell);
}

} // namespace

std::vector<std::string> faultsOf(const State& state) {
    Faults faults;
    checkNumbers(state, faults);
    checkLand(state, faults);
    checkUnits(state, faults);
    checkBuildings(state, faults);
    checkSharing(state, faults);
    return faults;
}

std::vector<std::string> mapFaultsOf(const Map& map) {
    Faults faults;
    const auto checkSymmetry = [&](const CellSet& cells, const std::string& what) {
        CellSet alone;
        cells.forEach([&](Cell cell) {
            if (!cells.contains(mirrored(cell)))
                alone.insert(cell);
        });
        if (!alone.empty())
            faults.push_back("The map of a seed is symmetric; this one has " + what + " at " +
                             placeOf(alone.first()) + ", but none at " +
                             placeOf(mirrored(alone.first())) + ".");
    };
    checkSymmetry(map.land, "land");
    checkSymmetry(map.mineSpots, "a mine spot");
    constexpr int cornerSide = 3;
    CellSet sea;
    for (int i = 0; i < cornerSide * cornerSide; ++i) {
        const Cell cell = cellAt(i % cornerSide, i / cornerSide);
        for (const Cell corner : {cell, mirrored(cell)}) {
            if (!map.land.contains(corner))
                sea.insert(corner);
        }
    }
    if (!sea.empty())
        faults.push_back("The map of a seed has land in the nine cells of either HQ's corner; this "
                         "one has none at " +
                         placeOf(sea.first()) + ".");
    return faults;
}

} // namespace yomi::icefire
