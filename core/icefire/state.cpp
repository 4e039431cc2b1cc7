// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/state.h"

#include <algorithm>

namespace yomi::icefire {

namespace {

template <class Items, class Field, class Value>
auto* found(const Items& items, Field field, const Value& value) {
    const auto item = std::ranges::find(items, value, field);
    return item == items.end() ? nullptr : &*item;
}

} // namespace

std::string placeOf(Cell cell) {
    std::string place = "(";
    place += std::to_string(columnOf(cell));
    place += ',';
    place += std::to_string(rowOf(cell));
    return place + ')';
}

const Unit* State::unitAt(Cell cell) const {
    return found(units, &Unit::cell, cell);
}
const Unit* State::unitWithId(int id) const {
    return found(units, &Unit::id, id);
}
const Building* State::buildingAt(Cell cell) const {
    return found(buildings, &Building::cell, cell);
}

State initialState(const Map& map, Ruleset ruleset) {
    State state;
    state.terrain = std::make_shared<const Terrain>(map);
    state.ruleset = ruleset;
    for (Player player = 0; player < 2; ++player) {
        state.owned[player] = CellSet::of(headquarters[player]);
        state.buildings.push_back({player, BuildingType::Headquarters, headquarters[player]});
    }
    state.owned[1].insert(cellAt(11, 10));
    state.active = state.owned;
    return state;
}

} // namespace yomi::icefire
