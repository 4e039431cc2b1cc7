// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/protocol.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace yomi::icefire {

namespace {

void appendLine(std::string& text, std::initializer_list<int> numbers) {
    const char* separator = "";
    for (const int number : numbers) {
        text.append(separator).append(std::to_string(number));
        separator = " ";
    }
    text += '\n';
}

char letterOf(const State& state, Cell cell) {
    if (!state.terrain->land().contains(cell))
        return '#';
    const Player me = state.player, enemy = opponentOf(me);
    if (state.owned[me].contains(cell))
        return state.active[me].contains(cell) ? 'O' : 'o';
    if (state.owned[enemy].contains(cell))
        return state.active[enemy].contains(cell) ? 'X' : 'x';
    return '.';
}

} // namespace

std::string initialInput(const Map& map) {
    std::string text;
    appendLine(text, {map.mineSpots.count()});
    map.mineSpots.forEach([&](Cell cell) { appendLine(text, {columnOf(cell), rowOf(cell)}); });
    return text;
}

std::string turnInput(const State& state) {
    const Player me = state.player, enemy = opponentOf(me);
    std::string text;
    for (const Player player : {me, enemy}) {
        appendLine(text, {state.gold[player]});
        appendLine(text, {state.income[player]});
    }
    for (int y = 0; y < boardSide; ++y) {
        for (int x = 0; x < boardSide; ++x)
            text += letterOf(state, cellAt(x, y));
        text += '\n';
    }
    std::vector<Building> buildings = state.buildings;
    std::ranges::sort(buildings, {}, [&](const Building& building) {
        return std::tuple(building.owner != me, building.type, columnOf(building.cell),
                          rowOf(building.cell));
    });
    appendLine(text, {static_cast<int>(buildings.size())});
    for (const auto& [owner, type, cell] : buildings)
        appendLine(text, {owner != me, static_cast<int>(type), columnOf(cell), rowOf(cell)});

    appendLine(text, {static_cast<int>(state.units.size())});
    for (const Player player : {me, enemy}) {
        for (const Unit& unit : state.units) {
            if (unit.owner == player)
                appendLine(text, {player != me, unit.id, unit.level, columnOf(unit.cell),
                                  rowOf(unit.cell)});
        }
    }
    return text;
}

} // namespace yomi::icefire
