// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace yomi::tictactoe {

/// The eight symmetries of the board. Their order affects the search: it decides which image of a
/// best move the transposition table keeps for a board that is its own mirror image.
///
///     0 identity                  (x, y) -> (x, y)          4 left and right     (2-x, y)
///     1 quarter turn clockwise              (2-y, x)        5 top and bottom     (x, 2-y)
///     2 half turn                           (2-x, 2-y)      6 minor diagonal     (2-y, 2-x)
///     3 quarter turn back                   (y, 2-x)        7 main diagonal      (y, x)
inline constexpr int symmetryCount = 8;
inline constexpr int identity = 0;

/// imageOf[i][s]: the image of square s under symmetry i; imageOf[1][0] is 2.
inline constexpr auto imageOf = [] {
    std::array<std::array<std::uint8_t, squareCount>, symmetryCount> result = {};
    for (int square = 0; square < squareCount; ++square) {
        const int x = square % 3, y = square / 3;
        const std::array<std::array<int, 2>, symmetryCount> images = {{{x, y},
                                                                       {2 - y, x},
                                                                       {2 - x, 2 - y},
                                                                       {y, 2 - x},
                                                                       {2 - x, y},
                                                                       {x, 2 - y},
                                                                       {2 - y, 2 - x},
                                                                       {y, x}}};
        for (int i = 0; i < symmetryCount; ++i)
            result[i][square] = static_cast<std::uint8_t>(images[i][1] * 3 + images[i][0]);
    }
    return result;
}();

/// The inverse of each symmetry.
inline constexpr std::array<std::uint8_t, symmetryCount> inverse = {0, 3, 2, 1, 4, 5, 6, 7};

/// The symmetry that applies `first`, then `second`.
constexpr int composed(int first, int second) {
    int both = identity;
    while (imageOf[both] != [&] {
        auto images = imageOf[first];
        for (std::uint8_t& square : images)
            square = imageOf[second][square];
        return images;
    }())
        ++both;
    return both;
}

/// The position with every mark moved by a symmetry. Two look-ups.
inline Position image(const Position& position, int symmetry);

/// The last symmetry, in the order above, that maps `from` to `to`; they must be images.
inline int lastSymmetry(const Position& from, const Position& to);

/// The first symmetry that maps the position to the representative of its class.
int symmetryToRepresentative(const Position& position);

/// The symmetry that maps `from` to `to` through their representative.
int symmetryByRepresentative(const Position& from, const Position& to);

/// The marks as a number in base 3 (. 0, o 1, x 2) whose first digit is square 0: keys sort like
/// the texts. "o...x...." is 3^8 + 2 * 3^4 = 6723. Two look-ups.
inline constexpr int ternaryKeys = 19683;
inline int ternaryKey(const Position& position);

/// The 5,478 reachable positions, by ascending key. Takes two milliseconds.
std::vector<Position> reachablePositions();

/// The number of classes of positions that are images of each other. The representative of a class
/// is the image with the least key.
inline constexpr int classCount = 765;

struct SymmetryClass {
    Position representative;
    int size = 0; ///< the number of different positions of the class: 1, 2, 4 or 8
};

struct SymmetryTable {
    std::array<std::uint16_t, ternaryKeys> classOf; ///< by ternaryKey(), of reachable positions
    std::array<SymmetryClass, classCount> classes;  ///< by ascending key of the representative
};

/// Computed at the first call (three milliseconds), constant from then on. 45 KiB.
const SymmetryTable& symmetryTable();

namespace detail {
inline constexpr auto ternaryDigits = [] {
    std::array<std::uint16_t, fullBoard + 1> result = {};
    for (std::size_t mask = 0; mask < result.size(); ++mask)
        for (int square = 0; square < squareCount; ++square)
            result[mask] = static_cast<std::uint16_t>(result[mask] * 3 + (mask >> square & 1));
    return result;
}();

/// The eight images of each mask, adjacent in memory.
inline constexpr auto maskImages = [] {
    std::array<std::array<std::uint16_t, symmetryCount>, fullBoard + 1> result = {};
    for (std::size_t mask = 0; mask < result.size(); ++mask)
        for (int i = 0; i < symmetryCount; ++i)
            for (int square = 0; square < squareCount; ++square)
                if (mask >> square & 1)
                    result[mask][i] |= static_cast<std::uint16_t>(1 << imageOf[i][square]);
    return result;
}();
} // namespace detail

inline int ternaryKey(const Position& position) {
    return detail::ternaryDigits[position.of(Player::O)] +
           2 * detail::ternaryDigits[position.of(Player::X)];
}

inline Position image(const Position& position, int symmetry) {
    return {{detail::maskImages[position.marks[0]][symmetry],
             detail::maskImages[position.marks[1]][symmetry]}};
}

inline int lastSymmetry(const Position& from, const Position& to) {
    const auto& o = detail::maskImages[from.marks[0]];
    const auto& x = detail::maskImages[from.marks[1]];
    int last = 0;
    for (int i = 0; i < symmetryCount; ++i) // branchless: the branch would be unpredictable
        last = (o[i] == to.marks[0]) & (x[i] == to.marks[1]) ? i : last;
    return last;
}

} // namespace yomi::tictactoe
