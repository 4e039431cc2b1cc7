// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/terrain.h"

#include <algorithm>
#include <limits>
#include <vector>

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

namespace {

/// The generator of java.util.Random (its documentation gives the formulas): a linear congruential
/// generator of 48 bits that returns the upper ones. The game draws its maps from it.
class JavaRandom {
public:
    explicit constexpr JavaRandom(std::int64_t seed)
        : m_state((static_cast<std::uint64_t>(seed) ^ multiplier) & mask) {}

    /// A number of `bits` random bits, 1 to 31.
    constexpr std::int32_t next(int bits) {
        m_state = (m_state * multiplier + 0xB) & mask;
        return static_cast<std::int32_t>(m_state >> (48 - bits));
    }

    /// A number from 0 to bound - 1, for a bound of at least 1.
    constexpr std::int32_t nextInt(std::int32_t bound) {
        const std::int64_t range = bound;
        std::int64_t drawn = next(31);
        if ((range & (range - 1)) == 0)
            return static_cast<std::int32_t>((range * drawn) >> 31);
        // The last, incomplete range of `bound` numbers would favour small remainders.
        while (drawn - drawn % range + range - 1 > std::numeric_limits<std::int32_t>::max())
            drawn = next(31);
        return static_cast<std::int32_t>(drawn % range);
    }

private:
    static constexpr std::uint64_t multiplier = 0x5DEECE66D;
    static constexpr std::uint64_t mask = (std::uint64_t(1) << 48) - 1;

    std::uint64_t m_state;
};

constexpr int spotsOfHeadquarters = 2; // (1,0) and (10,11), on every map

/// A cell is land if its 24 random bits, read as a fraction, exceed the float nearest to 0.45.
constexpr std::int32_t landThreshold = 7549747;

CellSet drawnLand(JavaRandom& random) {
    CellSet land;
    for (int x = 0; x < boardSide; ++x) {
        for (int y = 0; y < boardSide; ++y) {
            if (random.next(24) > landThreshold)
                land.insert(cellAt(x, y));
        }
    }
    for (const Cell cell : {cellAt(0, 0), cellAt(1, 0), cellAt(0, 1), cellAt(1, 1)})
        land.insert(cell);
    return land;
}

/// One step of the cellular automaton: land wherever 6 cells of the 3×3 block are land; cells off
/// the board count as land.
CellSet smoothed(const CellSet& land) {
    CellSet next;
    for (int y = 0; y < boardSide; ++y) {
        for (int x = 0; x < boardSide; ++x) {
            int count = 0;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx)
                    count += !onBoard(x + dx, y + dy) || land.contains(cellAt(x + dx, y + dy));
            }
            if (count >= 6)
                next.insert(cellAt(x, y));
        }
    }
    return next;
}

/// Copies the half below the diagonal to the other half, turned by 180 degrees; cells on the
/// anti-diagonal are overwritten in the order of the loops.
void makeSymmetric(CellSet& land) {
    for (int x = 0; x < boardSide; ++x) {
        for (int y = 0; y <= x; ++y) {
            const Cell cell = cellAt(x, y);
            land.contains(cell) ? land.insert(mirrored(cell)) : land.erase(mirrored(cell));
        }
    }
}

void insertWithMirror(CellSet& set, Cell cell) {
    set.insert(cell);
    set.insert(mirrored(cell));
}

void addHomes(CellSet& land) {
    for (int x = 0; x < 3; ++x) {
        for (int y = 0; y < 3; ++y)
            insertWithMirror(land, cellAt(x, y));
    }
}

/// Appends the cells of the component around `cell` to `component`, depth first: the order
/// determines which of them a draw selects.
void explore(Cell cell, CellSet& unvisited, std::vector<Cell>& component) {
    unvisited.erase(cell);
    component.push_back(cell);
    for (const Direction direction :
         {Direction::Left, Direction::Right, Direction::Up, Direction::Down}) {
        const auto next = stepped(cell, direction);
        if (next && unvisited.contains(*next))
            explore(*next, unvisited, component);
    }
}

std::vector<std::vector<Cell>> components(const CellSet& land) {
    std::vector<std::vector<Cell>> found;
    CellSet unvisited = land;
    for (int x = 0; x < boardSide; ++x) {
        for (int y = 0; y < boardSide; ++y) {
            if (unvisited.contains(cellAt(x, y)))
                explore(cellAt(x, y), unvisited, found.emplace_back());
        }
    }
    return found;
}

/// Draws one cell of each component and joins every two of them by an L of land and its mirror
/// image.
void joinComponents(CellSet& land, JavaRandom& random) {
    const auto found = components(land);
    if (found.size() < 2)
        return;
    std::vector<Cell> drawn;
    for (const auto& component : found) {
        const auto size = static_cast<std::int32_t>(component.size());
        drawn.push_back(component[static_cast<std::size_t>(random.nextInt(size))]);
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        for (std::size_t j = i + 1; j < drawn.size(); ++j) {
            const auto [left, right] = std::minmax({columnOf(drawn[i]), columnOf(drawn[j])});
            const auto [top, bottom] = std::minmax({rowOf(drawn[i]), rowOf(drawn[j])});
            for (int x = left; x <= right; ++x)
                insertWithMirror(land, cellAt(x, rowOf(drawn[j])));
            for (int y = top; y <= bottom; ++y)
                insertWithMirror(land, cellAt(columnOf(drawn[i]), y));
        }
    }
}

CellSet drawnMineSpots(const CellSet& land, int count, JavaRandom& random) {
    CellSet spots;
    insertWithMirror(spots, cellAt(1, 0));
    CellSet free = land - spots;
    for (const Cell cell : {cellAt(0, 0), cellAt(11, 11), cellAt(0, 1), cellAt(11, 10)})
        free.erase(cell);
    for (int drawn = spotsOfHeadquarters; drawn < count; drawn += 2) {
        Cell cell = 0;
        do {
            const int x = random.nextInt(boardSide);
            const int y = random.nextInt(boardSide);
            cell = cellAt(x, y);
        } while (!free.contains(cell) || spots.contains(cell));
        insertWithMirror(spots, cell);
    }
    return spots;
}

int drawnSpotCount(const CellSet& land, JavaRandom& random) {
    const int most = std::max(6, 3 * land.count() / 20);
    return 2 * ((random.nextInt(most - 5) + 6) / 2);
}

/// In the contest the count was drawn before the map, from a separate generator.
int contestSpotCount(std::int64_t seed) {
    JavaRandom random(seed);
    return 2 * ((random.nextInt(13) + 8 + 1) / 2);
}

} // namespace

Map generateMap(std::int64_t seed, Ruleset ruleset) {
    JavaRandom random(seed);
    CellSet land = drawnLand(random);
    for (int step = 0; step < 3; ++step)
        land = smoothed(land);
    land = CellSet::wholeBoard() - land;
    makeSymmetric(land);
    addHomes(land);
    joinComponents(land, random);
    const int count =
        ruleset == Ruleset::Current ? drawnSpotCount(land, random) : contestSpotCount(seed);
    return {land, drawnMineSpots(land, count, random)};
}

} // namespace yomi::icefire
