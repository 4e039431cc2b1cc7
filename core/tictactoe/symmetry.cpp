// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/symmetry.h"

#include <algorithm>
#include <bitset>
#include <cassert>

namespace yomi::tictactoe {

namespace {

void reach(const Position& position, std::bitset<ternaryKeys>& met, std::vector<Position>& found) {
    const auto key = static_cast<std::size_t>(ternaryKey(position));
    if (met[key])
        return;
    met.set(key);
    found.push_back(position);
    for (const int square : legalMoves(position))
        reach(played(position, square), met, found);
}

} // namespace

std::vector<Position> reachablePositions() {
    std::bitset<ternaryKeys> met;
    std::vector<Position> positions;
    reach({}, met, positions);
    std::ranges::sort(positions, {}, ternaryKey);
    return positions;
}

int symmetryToRepresentative(const Position& position) {
    int first = 0, least = ternaryKeys;
    for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
        const int key = ternaryKey(image(position, symmetry));
        if (key < least) {
            least = key;
            first = symmetry;
        }
    }
    return first;
}

int symmetryByRepresentative(const Position& from, const Position& to) {
    return composed(symmetryToRepresentative(from), inverse[symmetryToRepresentative(to)]);
}

const SymmetryTable& symmetryTable() {
    static const SymmetryTable table = [] {
        SymmetryTable result = {};
        std::uint16_t classes = 0;
        for (const Position& position : reachablePositions()) {
            const Position representative = image(position, symmetryToRepresentative(position));
            std::uint16_t& number = result.classOf[ternaryKey(position)];
            // The representative has the least key of its class, so its number is already known.
            number =
                position == representative ? classes++ : result.classOf[ternaryKey(representative)];
            result.classes[number].representative = representative;
            ++result.classes[number].size;
        }
        assert(classes == classCount);
        return result;
    }();
    return table;
}

} // namespace yomi::tictactoe
