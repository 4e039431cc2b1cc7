// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/terrain.h"

namespace yomi::icefire {

DistanceMap distancesFrom(CellSet sources, const CellSet& within) {
    DistanceMap distances;
    distances.fill(unreachable);
    CellSet reached = sources & within;
    CellSet front = reached;
    for (std::uint8_t steps = 0; !front.empty(); ++steps) {
        front.forEach([&](Cell cell) { distances[cell] = steps; });
        front = (front.neighbours() & within) - reached;
        reached |= front;
    }
    return distances;
}

Terrain::Terrain(const Map& map)
    : m_map(map) {
    for (Cell cell = 0; cell < cellSlots; ++cell)
        m_distances[cell] = distancesFrom(CellSet::of(cell), map.land);
}

} // namespace yomi::icefire
