// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn_json.h"

#include "core/common/fields.h"
#include "core/splitdamage/board_json.h"

#include <limits>

namespace yomi::splitdamage {

using nlohmann::json;

namespace {

constexpr std::size_t anyNumber = std::numeric_limits<std::size_t>::max();

/// Refuses keys that nothing reads.
template <class Object>
void requireKnownKeys(const ObjectReader& reader, Object& object) {
    if (const auto unknown = unknownKey(reader, object))
        throw FormatError(reader.path(unknown->key), "there is no such key" + unknown->hint);
}

Place placeAt(const json& value, const std::string& path) {
    const ObjectReader reader(value, path);
    Place place;
    place.side = reader.choice<SideName>("side");
    if (reader.has("minion"))
        place.minion = static_cast<int>(reader.integer("minion", 0, mostMinions - 1));
    if (reader.has("body"))
        place.body = static_cast<int>(reader.integer("body", 0, mostActions - 1));
    place.summoned = reader.boolean("summoned", false);
    return place;
}

std::vector<Place> placesAt(const ObjectReader& reader, std::string_view key) {
    std::vector<Place> places;
    reader.forEach(key, anyNumber, [&](const json& value, const std::string& path) {
        places.push_back(placeAt(value, path));
    });
    return places;
}

AtLeast readAtLeast(const ObjectReader& reader) {
    AtLeast atLeast;
    constexpr auto most = std::numeric_limits<int>::max();
    atLeast.count = static_cast<int>(reader.integer("count", 0, most));
    if (reader.at("of").is_string())
        atLeast.group = reader.choice<Group>("of");
    else
        atLeast.places = placesAt(reader, "of");
    return atLeast;
}

Clause readClause(const ObjectReader& reader) {
    Clause clause;
    clause.die = placesAt(reader, "die");
    clause.live = placesAt(reader, "live");
    if (reader.has("none"))
        clause.none = reader.choice<Group>("none");
    if (reader.has("atLeast"))
        clause.atLeast = readAtLeast(reader.object("atLeast"));
    return clause;
}

json toJson(const std::vector<Place>& places) {
    json list = json::array();
    for (const Place& place : places)
        list.push_back(toJson(place));
    return list;
}

} // namespace

// Found by the reader and the writer of fields.
void readValue(const json& value, const std::string& path, Place& place) {
    place = placeAt(value, path);
}

void readValue(const json& value, const std::string& path, Step& step) {
    const ObjectReader reader(value, path);
    readFields(reader, step, {"kind"});
    requireKnownKeys(reader, step);
}

void to_json(json& to, const Place& place) {
    to = toJson(place);
}

void to_json(json& to, const Step& step) {
    to = changedFields(step);
    to["kind"] = nameOf(step.kind);
    to["pool"] = nameOf(step.pool);
}

Action readAction(const ObjectReader& reader) {
    Action action;
    readFields(reader, action, {"steps"});
    return action;
}

Turn readTurn(const ObjectReader& reader) {
    constexpr std::int64_t anyLeast = std::numeric_limits<int>::min();
    constexpr std::int64_t anyMost = std::numeric_limits<int>::max();
    Turn turn;
    turn.board = readBoard(reader.object("board"));
    turn.spellDamage = static_cast<int>(reader.integer("spellDamage", 0, mostSpellDamage, 0));
    if (reader.has("mana"))
        turn.mana = static_cast<int>(reader.integer("mana", anyLeast, anyMost));
    turn.objective = reader.choice("objective", Objective::Goal);
    reader.forEach("actions", anyNumber, [&](const json& value, const std::string& path) {
        const ObjectReader entry(value, path);
        turn.actions.push_back(readAction(entry));
        requireKnownKeys(entry, turn.actions.back());
    });
    if (reader.has("goal"))
        reader.object("goal").forEach(
            "anyOf", anyNumber, [&](const json& value, const std::string& path) {
                turn.goal.push_back(readClause(ObjectReader(value, path)));
            });
    else
        turn.goal = markedGoal(turn.board);
    return turn;
}

json toJson(const Action& action) {
    json written = changedFields(action);
    written["name"] = action.name;
    return written;
}

json toJson(const Place& place) {
    json written = {{"side", nameOf(place.side)}};
    if (place.minion)
        written["minion"] = *place.minion;
    if (place.body)
        written["body"] = *place.body;
    if (place.summoned)
        written["summoned"] = true;
    return written;
}

json goalToJson(const std::vector<Clause>& goal) {
    json clauses = json::array();
    for (const Clause& clause : goal) {
        json written = json::object();
        if (!clause.die.empty())
            written["die"] = toJson(clause.die);
        if (!clause.live.empty())
            written["live"] = toJson(clause.live);
        if (clause.none)
            written["none"] = nameOf(*clause.none);
        if (clause.atLeast)
            written["atLeast"] = {{"count", clause.atLeast->count},
                                  {"of", clause.atLeast->group
                                             ? json(nameOf(*clause.atLeast->group))
                                             : toJson(clause.atLeast->places)}};
        clauses.push_back(std::move(written));
    }
    return {{"anyOf", std::move(clauses)}};
}

std::vector<Clause> markedGoal(const Board& board) {
    Clause clause;
    for (const Place& place : places(board)) {
        const Goal goal = characterAt(board, place)->goal;
        if (goal == Goal::MustDie)
            clause.die.push_back(place);
        if (goal == Goal::MustLive)
            clause.live.push_back(place);
    }
    return clause.isEmpty() ? std::vector<Clause>() : std::vector{clause};
}

} // namespace yomi::splitdamage
