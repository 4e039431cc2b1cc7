// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/symmetry.h"

#include <cassert>

namespace yomi::tictactoe {

std::vector<Position> reachablePositions() {
    std::vector<Position> positions;
    for (int key = 0; key < ternaryKeys; ++key) {
        Position position;
        int digits = key;
        for (int square = squareCount - 1; square >= 0; --square, digits /= 3)
            if (digits % 3 != 0)
                position.marks[digits % 3 - 1] |= static_cast<std::uint16_t>(1 << square);
        if (whyImpossible(position).empty())
            positions.push_back(position);
    }
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

const SymmetryTable& symmetryTable() {
    static const SymmetryTable table = [] {
        SymmetryTable result = {};
        std::uint16_t classes = 0;
        for (const Position& position : reachablePositions()) {
            const Position representative = image(position, symmetryToRepresentative(position));
            std::uint16_t& number = result.classOf[ternaryKey(position)];
            // The representative has the least key of its class: its number is known by now.
            number = position == representative ? classes++
                                                : result.classOf[ternaryKey(representative)];
            result.classes[number].representative = representative;
            ++result.classes[number].size;
        }
        assert(classes == classCount);
        return result;
    }();
    return table;
}

} // namespace yomi::tictactoe
