// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/cell_set.h"
#include "core/icefire/ruleset.h"

#include <array>
#include <cstdint>

namespace yomi::icefire {

/// The cells of the headquarters: player 0 at the top left, player 1 at the bottom right.
inline constexpr std::array<Cell, 2> headquarters = {cellAt(0, 0), cellAt(11, 11)};

/// The land and the mine spots of a game; they never change.
struct Map {
    CellSet land;
    CellSet mineSpots;

    bool operator==(const Map&) const = default;
};

/// Generates the game's map of a seed, bit for bit. Cost: some microseconds.
Map generateMap(std::int64_t seed, Ruleset ruleset = Ruleset::Current);

/// The number of steps to each cell; `unreachable` if there is no way.
using DistanceMap = std::array<std::uint8_t, cellSlots>;
inline constexpr std::uint8_t unreachable = 255;

/// Steps from the nearest of `sources` by ways inside `within`; sources outside `within` are
/// ignored.
DistanceMap distancesFrom(CellSet sources, const CellSet& within);

/// A map with look-up tables for the rules and the search: the distances over land between all
/// pairs of cells (36 kB).
class Terrain {
public:
    explicit Terrain(const Map& map);

    const Map& map() const { return m_map; }
    const CellSet& land() const { return m_map.land; }
    const CellSet& mineSpots() const { return m_map.mineSpots; }
    /// Steps over land from a to b, ignoring units; unreachable if there is no way.
    int distance(Cell a, Cell b) const { return m_distances[b][a]; }

private:
    Map m_map;
    std::array<DistanceMap, cellSlots> m_distances;
};

} // namespace yomi::icefire
