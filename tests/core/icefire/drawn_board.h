// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/rules.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::icefire {

/// A position drawn as 12 rows of 12 letters, player 0's turn:
///
///     #  void     .  neutral
///     a  A  1 2 3  M  T  player 0's empty cell, HQ, units by level, mine, tower
///     b  B  x y z  m  t  player 1's
///
/// Units get ids from 1 on in reading order; cells with mines are the mine spots.
inline State drawn(const std::vector<std::string_view>& rows) {
    constexpr std::string_view letters[] = {"aA123MT", "bBxyzmt"};
    State state;
    Map map;
    for (int y = 0; y < boardSide; ++y) {
        for (int x = 0; x < boardSide; ++x) {
            const char letter =
                rows.at(static_cast<std::size_t>(y)).at(static_cast<std::size_t>(x));
            const Cell cell = cellAt(x, y);
            if (letter != '#')
                map.land.insert(cell);
            for (Player player = 0; player < 2; ++player) {
                const std::size_t kind = letters[player].find(letter);
                if (kind == std::string_view::npos)
                    continue;
                state.owned[player].insert(cell);
                if (kind == 1)
                    state.buildings.push_back({player, BuildingType::Headquarters, cell});
                else if (kind >= 5)
                    state.buildings.push_back(
                        {player, kind == 5 ? BuildingType::Mine : BuildingType::Tower, cell});
                else if (kind >= 2)
                    state.units.push_back({state.nextUnitId++, player, static_cast<int>(kind) - 1,
                                           cell, player == 0});
                if (kind == 5)
                    map.mineSpots.insert(cell);
            }
        }
    }
    state.terrain = std::make_shared<const Terrain>(map);
    for (Player player = 0; player < 2; ++player)
        refreshActive(state, player);
    for (Player player = 0; player < 2; ++player)
        state.income[player] = incomeOf(state, player);
    return state;
}

/// A corridor along the top row, then down the right column to player 1's HQ, so that its content
/// can be counted by hand.
inline State corridor(const std::string& topRow) {
    std::vector<std::string_view> rows(boardSide, "###########b");
    rows.front() = topRow;
    rows.back() = "###########B";
    return drawn(rows);
}

/// A letter for each land cell, '#' elsewhere, 12 rows joined with line ends.
template <class LetterOf>
std::string drawing(const Board& board, LetterOf&& letterOf) {
    std::string text;
    for (int y = 0; y < boardSide; ++y) {
        for (int x = 0; x < boardSide; ++x) {
            const Cell cell = cellAt(x, y);
            text += board.land().contains(cell) ? letterOf(cell) : '#';
        }
        text += '\n';
    }
    return text;
}

inline std::string joined(const std::vector<std::string_view>& rows) {
    std::string text;
    for (const std::string_view row : rows)
        text.append(row).append("\n");
    return text;
}

/// 0 to 9, then a, b, … for 10, 11, …
inline char digit(int number) {
    return static_cast<char>(number < 10 ? '0' + number : 'a' + number - 10);
}

} // namespace yomi::icefire
