// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/state_json.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"

#include <algorithm>
#include <tuple>

namespace yomi::icefire {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr std::int64_t mostNumber = 1'000'000; // more than gold, income and ids can ever reach
constexpr std::size_t mostCells = boardSide * boardSide;

char ownerLetter(const State& state, Cell cell) {
    for (Player player = 0; player < 2; ++player) {
        if (state.owned[player].contains(cell))
            return "aAbB"[2 * player + state.active[player].contains(cell)];
    }
    return state.terrain->land().contains(cell) ? '.' : '#';
}

/// An element of a list of lists of whole numbers, each with `count` numbers.
std::vector<int> numbers(const json& value, const std::string& path, std::size_t count) {
    if (!value.is_array() || value.size() != count)
        throw FormatError("a list of {} whole numbers is expected, not {}", count,
                          shownValue(value))
            .at(path);
    std::vector<int> found;
    for (const json& each : value)
        found.push_back(static_cast<int>(integerAt(
            each, path + "[" + std::to_string(found.size()) + "]", -mostNumber, mostNumber)));
    return found;
}

Cell cellOf(int x, int y, const std::string& path) {
    if (!onBoard(x, y))
        throw FormatError("column {}, row {} is not on the board of 12 by 12 cells", x, y).at(path);
    return cellAt(x, y);
}

Player playerOf(int owner, const std::string& path) {
    if (owner < 0 || owner > 1)
        throw FormatError("the owner is 0 or 1, not {}", owner).at(path);
    return owner;
}

void readRows(State& state, CellSet& land, const std::string& rows, const std::string& path) {
    constexpr std::size_t rowLength = boardSide + 1;
    if (rows.size() != boardSide * rowLength - 1)
        throw FormatError("12 rows of 12 letters, joined with '/', are expected").at(path);
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const int x = static_cast<int>(at % rowLength), y = static_cast<int>(at / rowLength);
        const std::string_view allowed = x == boardSide ? "/" : "#.AaBb";
        const char letter = rows[at];
        if (allowed.find(letter) == std::string_view::npos)
            throw FormatError("letter {} is '{}', not one of {}", at + 1, letter, allowed).at(path);
        if (letter == '/' || letter == '#')
            continue;
        land.insert(cellAt(x, y));
        if (letter == '.')
            continue;
        const Player owner = letter == 'B' || letter == 'b';
        state.owned[owner].insert(cellAt(x, y));
        if (letter == 'A' || letter == 'B')
            state.active[owner].insert(cellAt(x, y));
    }
}

void readUnits(State& state, const ObjectReader& reader) {
    reader.forEach("units", mostCells, [&](const json& entry, const std::string& path) {
        const auto read = numbers(entry, path, 5);
        if (read[2] < 1 || read[2] > highestLevel)
            throw FormatError("the level is 1, 2 or 3, not {}", read[2]).at(path);
        state.units.push_back({read[0], playerOf(read[1], path), read[2],
                               cellOf(read[3], read[4], path), read[1] == state.player});
    });
    std::ranges::sort(state.units, {}, &Unit::id);
    reader.forEach("moved", mostCells, [&](const json& entry, const std::string& path) {
        const auto unit =
            std::ranges::find(state.units, entry, [](const Unit& u) { return json(u.id); });
        if (unit == state.units.end())
            throw FormatError("no unit has the id {}", shownValue(entry)).at(path);
        unit->canMove = false;
    });
}

void readBuildings(State& state, const ObjectReader& reader) {
    reader.forEach("buildings", mostCells, [&](const json& entry, const std::string& path) {
        const auto read = numbers(entry, path, 4);
        if (read[1] < 0 || read[1] > 2)
            throw FormatError("the type is 0, 1 or 2, not {}", read[1]).at(path);
        state.buildings.push_back({playerOf(read[0], path), static_cast<BuildingType>(read[1]),
                                   cellOf(read[2], read[3], path)});
    });
}

} // namespace

std::string mapRows(const State& state) {
    std::string rows;
    for (int y = 0; y < boardSide; ++y) {
        rows += y > 0 ? "/" : "";
        for (int x = 0; x < boardSide; ++x)
            rows += ownerLetter(state, cellAt(x, y));
    }
    return rows;
}

ordered_json cellsJson(const CellSet& cells) {
    ordered_json list = ordered_json::array();
    cells.forEach([&](Cell cell) { list.push_back({columnOf(cell), rowOf(cell)}); });
    return list;
}

ordered_json recordJson(const State& state) {
    ordered_json units = ordered_json::array(), buildings = ordered_json::array();
    for (const Unit& unit : state.units)
        units.push_back({unit.id, unit.owner, unit.level, columnOf(unit.cell), rowOf(unit.cell)});
    for (const Building& building : state.buildings)
        buildings.push_back({building.owner, static_cast<int>(building.type),
                             columnOf(building.cell), rowOf(building.cell)});
    std::sort(buildings.begin(), buildings.end()); // lists compare by owner, type, x, y
    return {{"gold", state.gold},
            {"income", state.income},
            {"map", mapRows(state)},
            {"units", std::move(units)},
            {"buildings", std::move(buildings)}};
}

json toJson(const State& state) {
    json value = json(recordJson(state));
    value["ruleset"] = nameOf(state.ruleset);
    value["turn"] = state.turn;
    value["player"] = state.player;
    value["mineSpots"] = json(cellsJson(state.terrain->mineSpots()));
    value["nextUnitId"] = state.nextUnitId;
    value["moved"] = json::array();
    for (const Unit& unit : state.units) {
        if (unit.owner == state.player && !unit.canMove)
            value["moved"].push_back(unit.id);
    }
    return value;
}

State stateFromJson(const json& value, const std::string& path) {
    const ObjectReader reader(value, path);
    State state;
    state.ruleset = reader.choice("ruleset", state.ruleset);
    state.turn = static_cast<int>(reader.integer("turn", 1, turnsPerGame, 1));
    state.player = static_cast<int>(reader.integer("player", 0, 1, 0));
    const auto gold = numbers(reader.at("gold"), reader.path("gold"), 2);
    const auto income = numbers(reader.at("income"), reader.path("income"), 2);
    state.gold = {gold[0], gold[1]};
    state.income = {income[0], income[1]};
    Map map;
    readRows(state, map.land, reader.text("map"), reader.path("map"));
    reader.forEach("mineSpots", mostCells, [&](const json& entry, const std::string& place) {
        const auto spot = numbers(entry, place, 2);
        map.mineSpots.insert(cellOf(spot[0], spot[1], place));
    });
    state.terrain = std::make_shared<const Terrain>(map);
    readUnits(state, reader);
    readBuildings(state, reader);
    const int highest = state.units.empty() ? 0 : state.units.back().id;
    state.nextUnitId =
        static_cast<int>(reader.integer("nextUnitId", highest + 1, mostNumber, highest + 1));
    return state;
}

} // namespace yomi::icefire
