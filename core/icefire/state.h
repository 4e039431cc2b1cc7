// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/icefire/cell_set.h"
#include "core/icefire/ruleset.h"
#include "core/icefire/terrain.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace yomi::icefire {

/// Players are numbered 0 (red, fire, top left, plays first) and 1 (blue, ice, bottom right).
using Player = int;
constexpr Player opponentOf(Player player) {
    return 1 - player;
}

/// "(3,4)" for column 3, row 4.
std::string placeOf(Cell cell);

struct Unit {
    int id = 0;
    Player owner = 0;
    int level = 1;
    Cell cell = 0;
    bool canMove = false;

    bool operator==(const Unit&) const = default;
};

enum class BuildingType : std::uint8_t { Headquarters, Mine, Tower }; // numbered as in the protocol
constexpr auto enumNames(BuildingType) {
    return namesInOrder("HQ", "mine", "tower");
}

struct Building {
    Player owner = 0;
    BuildingType type = BuildingType::Headquarters;
    Cell cell = 0;

    bool operator==(const Building&) const = default;
};

/// A position of the game. A cell carries at most one unit or one building.
struct State {
    std::shared_ptr<const Terrain> terrain;
    Ruleset ruleset = Ruleset::Current;
    int turn = 1;                    ///< 1 to 100; both players move in each
    Player player = 0;               ///< the player whose turn it is
    std::array<CellSet, 2> owned;    ///< by player; the rest of the land is neutral
    std::array<CellSet, 2> active;   ///< the owned cells connected to the HQ by owned cells
    std::vector<Unit> units;         ///< by ascending id
    std::vector<Building> buildings; ///< in the order in which they were built
    std::array<int, 2> gold = {startGold, startGold};
    /// As the game shows it: recomputed only at certain moments, so that after a bankruptcy it
    /// still counts the units that died.
    std::array<int, 2> income = {};
    int nextUnitId = 1;

    const Unit* unitAt(Cell cell) const;
    const Unit* unitWithId(int id) const;
    const Building* buildingAt(Cell cell) const;
    CellSet neutral() const { return terrain->land() - owned[0] - owned[1]; }
};

/// The position before the first player-turn starts: both HQs, 20 gold each, and for player 1, who
/// plays second, also the cell (11,10).
State initialState(const Map& map, Ruleset ruleset = Ruleset::Current);

} // namespace yomi::icefire
