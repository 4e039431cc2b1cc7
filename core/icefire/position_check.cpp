// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/position_check.h"

#include "core/common/sentence.h"
#include "core/icefire/rules.h"

#include <algorithm>
#include <set>

namespace yomi::icefire {

namespace {

constexpr std::array<const char*, 2> sideNames = {"Fire", "Ice"};

Sentence titleOf(const Unit& unit) {
    return Sentence("Unit {} at {}", unit.id, placeOf(unit.cell));
}

Sentence titleOf(const Building& building) {
    return Sentence("The {} at {}", yomi::nameOf(building.type), placeOf(building.cell));
}

using Faults = std::vector<Sentence>;

void checkNumbers(const State& state, Faults& faults) {
    if (state.turn < 1 || state.turn > turnsPerGame)
        faults.push_back(Sentence("The game has turns 1 to 100, not {}.", state.turn));
    for (const int gold : state.gold) {
        if (gold < 0)
            faults.push_back(Sentence("Gold is never below 0; it is {}.", gold));
    }
}

void checkLand(const State& state, Faults& faults) {
    const CellSet& land = state.terrain->land();
    if (!(state.terrain->mineSpots() - land).empty())
        faults.push_back(Sentence("A mine spot lies off the land, at {}.",
                                  placeOf((state.terrain->mineSpots() - land).first())));
    const CellSet apart = land - connected(CellSet::of(headquarters[0]), land);
    if (!apart.empty())
        faults.push_back(Sentence("No way over land leads from {} to {}.", placeOf(headquarters[0]),
                                  placeOf(apart.first())));
    if (!((state.owned[0] | state.owned[1]) - land).empty())
        faults.push_back(Sentence("An owned cell lies off the land."));
    if (state.owned[0].intersects(state.owned[1]))
        faults.push_back(Sentence("The cell {} belongs to both players.",
                                  placeOf((state.owned[0] & state.owned[1]).first())));
    for (Player player = 0; player < 2; ++player) {
        if (!state.owned[player].contains(headquarters[player]))
            faults.push_back(Sentence("{} does not own its HQ's cell {}.", sideNames[player],
                                      placeOf(headquarters[player])));
        State connected = state;
        refreshActive(connected, player);
        const CellSet wrong = (connected.active[player] - state.active[player]) |
                              (state.active[player] - connected.active[player]);
        if (!wrong.empty())
            faults.push_back(state.active[player].contains(wrong.first())
                                 ? Sentence("The cell {} is active without a connection to the HQ.",
                                            placeOf(wrong.first()))
                                 : Sentence("The cell {} is connected to the HQ, but not active.",
                                            placeOf(wrong.first())));
    }
}

void checkUnits(const State& state, Faults& faults) {
    std::set<int> ids;
    for (const Unit& unit : state.units) {
        if (unit.id < 1 || !ids.insert(unit.id).second)
            faults.push_back(Sentence("{} needs an id of its own, from 1 on.", titleOf(unit)));
        if (!state.owned[unit.owner].contains(unit.cell))
            faults.push_back(Sentence("{} is on a cell that is not its owner's.", titleOf(unit)));
        else if (unit.owner == state.player && !state.active[unit.owner].contains(unit.cell))
            faults.push_back(
                Sentence("{} is cut off: it died when the turn started.", titleOf(unit)));
    }
}

void checkBuildings(const State& state, Faults& faults) {
    for (Player player = 0; player < 2; ++player) {
        const Building expected{player, BuildingType::Headquarters, headquarters[player]};
        if (std::ranges::count(state.buildings, expected) != 1)
            faults.push_back(
                Sentence("{} has one HQ, at {}.", sideNames[player], placeOf(expected.cell)));
    }
    for (const Building& building : state.buildings) {
        const bool spot = state.terrain->mineSpots().contains(building.cell);
        if (building.type == BuildingType::Headquarters) {
            if (building.cell != headquarters[building.owner])
                faults.push_back(Sentence("{} is in the wrong corner.", titleOf(building)));
        } else if (!state.owned[building.owner].contains(building.cell)) {
            faults.push_back(
                Sentence("{} is on a cell that is not its owner's.", titleOf(building)));
        } else if ((building.type == BuildingType::Mine) != spot) {
            faults.push_back(spot ? Sentence("{} is on a mine spot.", titleOf(building))
                                  : Sentence("{} is not on a mine spot.", titleOf(building)));
        }
    }
}

void checkSharing(const State& state, Faults& faults) {
    CellSet taken;
    const auto take = [&](Cell cell) {
        if (taken.contains(cell))
            faults.push_back(Sentence("Two things are on the cell {}.", placeOf(cell)));
        taken.insert(cell);
    };
    for (const Unit& unit : state.units)
        take(unit.cell);
    for (const Building& building : state.buildings)
        take(building.cell);
}

} // namespace

std::vector<Sentence> faultsOf(const State& state) {
    Faults faults;
    checkNumbers(state, faults);
    checkLand(state, faults);
    checkUnits(state, faults);
    checkBuildings(state, faults);
    checkSharing(state, faults);
    return faults;
}

std::vector<Sentence> mapFaultsOf(const Map& map) {
    Faults faults;
    const auto checkSymmetry = [&](Template<std::string, std::string> fault, const CellSet& cells) {
        CellSet alone;
        cells.forEach([&](Cell cell) {
            if (!cells.contains(mirrored(cell)))
                alone.insert(cell);
        });
        if (!alone.empty())
            faults.emplace_back(fault, placeOf(alone.first()), placeOf(mirrored(alone.first())));
    };
    checkSymmetry("The map of a seed is symmetric; this one has land at {}, but none at {}.",
                  map.land);
    checkSymmetry("The map of a seed is symmetric; this one has a mine spot at {}, but none at {}.",
                  map.mineSpots);
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
        faults.push_back(Sentence("The map of a seed has land in the nine cells of either HQ's "
                                  "corner; this one has none at {}.",
                                  placeOf(sea.first())));
    return faults;
}

} // namespace yomi::icefire
