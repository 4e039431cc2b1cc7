// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/json.h"

#include "core/common/fields.h"
#include "core/common/json_warnings.h"
#include "core/splitdamage/board_json.h"

#include <limits>

namespace yomi::splitdamage {

using nlohmann::json;

namespace {

// validate() checks the range of numbers, with a sentence about the turn.
constexpr std::size_t anyNumber = std::numeric_limits<std::size_t>::max();
constexpr std::int64_t anyLeast = std::numeric_limits<int>::min();
constexpr std::int64_t anyMost = std::numeric_limits<int>::max();

std::vector<Place> placesAt(const ObjectReader& reader, std::string_view key) {
    std::vector<Place> places;
    reader.forEach(key, anyNumber, [&](const json& value, const std::string& path) {
        readValue(value, path, places.emplace_back());
    });
    return places;
}

AtLeast readAtLeast(const ObjectReader& reader) {
    AtLeast atLeast;
    atLeast.count = static_cast<int>(reader.integer("count", anyLeast, anyMost));
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

} // namespace

Action readAction(const ObjectReader& reader, const Cards& cards) {
    Action action;
    if (reader.has("card")) {
        try {
            action = cards.called(reader.text("card")).action;
        } catch (const InvalidArgument& error) {
            throw UnknownCard(FormatError(error.sentence()).at(reader.path("card")));
        }
        readFields(reader, action);
    } else {
        readFields(reader, action, {"steps"});
    }
    requireKnownKeys(reader, action, {"card"});
    return action;
}

TurnPlan readPlan(const ObjectReader& reader, const Cards& cards) {
    TurnPlan plan;
    if (reader.has("mana"))
        plan.mana = static_cast<int>(reader.integer("mana", anyLeast, anyMost));
    plan.objective = reader.choice("objective", Objective::Goal);
    reader.forEach("actions", anyNumber, [&](const json& value, const std::string& path) {
        plan.actions.push_back(readAction(ObjectReader(value, path), cards));
    });
    if (reader.has("goal"))
        reader.object("goal").forEach(
            "anyOf", anyNumber, [&](const json& value, const std::string& path) {
                plan.goal.push_back(readClause(ObjectReader(value, path)));
            });
    return plan;
}

Turn readTurn(const ObjectReader& reader, const Cards& cards) {
    const JsonWarnings keys;
    Turn turn{readPlan(reader, cards), readBoard(reader.object("board")), 0};
    turn.spellDamage = static_cast<int>(reader.integer("spellDamage", 0, mostSpellDamage, 0));
    if (!reader.has("goal"))
        turn.goal = markedGoal(turn.board);
    keys.refuseUnknownKeys(); // an empty clause would always hold
    return turn;
}

Turn turnOf(const Board& board, int spellDamage, TurnPlan plan) {
    const std::vector<Clause> marked = markedGoal(board);
    plan.goal.insert(plan.goal.begin(), marked.begin(), marked.end());
    return {std::move(plan), board, spellDamage};
}

Turn readDocumentTurn(const json& body) {
    const Setup setup = readSetup(body);
    const ObjectReader reader(body);
    return turnOf(setup.board, setup.spellDamage,
                  reader.has("plan") ? readPlan(reader.object("plan")) : TurnPlan());
}

json toJson(const TurnPlan& plan) {
    json written = json::object();
    if (plan.mana)
        written["mana"] = *plan.mana;
    if (plan.objective != Objective::Goal)
        written["objective"] = nameOf(plan.objective);
    for (const Action& action : plan.actions)
        written["actions"].push_back(toJson(action));
    if (!plan.goal.empty())
        written["goal"] = goalToJson(plan.goal);
    return written;
}

json toJson(const Turn& turn) {
    json written = toJson(static_cast<const TurnPlan&>(turn));
    written["board"] = toJson(turn.board);
    if (turn.spellDamage > 0)
        written["spellDamage"] = turn.spellDamage;
    return written;
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
