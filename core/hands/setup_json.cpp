// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/setup_json.h"

#include "core/common/fields.h"
#include "core/hands/endgame_json.h"
#include "core/hands/hand_text.h"
#include "core/hands/unit_list_json.h"

namespace yomi::hands {

using nlohmann::json;

namespace {

constexpr std::string_view cardGame = "doudizhu";
constexpr std::size_t mostConstraints = 100;

std::vector<std::string> readNames(const ObjectReader& reader, std::string_view key) {
    std::vector<std::string> names;
    reader.forEach(key, mostConstraints, [&](const json& entry, const std::string& path) {
        names.push_back(textAt(entry, path));
    });
    return names;
}

NamedConstraints readConstraints(const ObjectReader& reader) {
    NamedConstraints constraints;
    constraints.required = readNames(reader, "required");
    constraints.open = readNames(reader, "open");
    constraints.forbidden = readNames(reader, "forbidden");
    reader.forEach("bonuses", mostConstraints, [&](const json& entry, const std::string& path) {
        const ObjectReader bonus(entry, path);
        constraints.bonuses.push_back(
            {bonus.text("meld"), static_cast<int>(bonus.integer("points", -mostBonus, mostBonus))});
    });
    constraints.favouriteTile = reader.text("favouriteTile", "");
    constraints.favouriteRule = reader.choice("favouriteRule", constraints.favouriteRule);
    return constraints;
}

json toJson(const NamedConstraints& constraints) {
    json value = {{"required", constraints.required},
                  {"open", constraints.open},
                  {"forbidden", constraints.forbidden},
                  {"bonuses", json::array()}};
    for (const auto& [meld, points] : constraints.bonuses)
        value["bonuses"].push_back({{"meld", meld}, {"points", points}});
    if (!constraints.favouriteTile.empty())
        value["favouriteTile"] = constraints.favouriteTile;
    value["favouriteRule"] = nameOf(constraints.favouriteRule);
    return value;
}

} // namespace

std::shared_ptr<const RuleChoice> readRules(const ObjectReader& reader, std::string_view key) {
    const json& value = reader.at(key);
    if (value.is_string()) {
        const auto& name = value.get_ref<const std::string&>();
        if (auto preset = presetRules(name))
            return preset;
        throw FormatError("there is no rule book \"{}\"", name).at(reader.path(key));
    }
    const ObjectReader rules = reader.object(key);
    if (!rules.has("game"))
        return std::make_shared<RuleChoice>(readUnitList(value, &standardUnits()));
    if (const std::string game = rules.text("game"); game != cardGame)
        throw FormatError("\"{}\" is expected, not \"{}\"", cardGame, game).at(rules.path("game"));
    CardRules card;
    readFields(rules, card);
    return std::make_shared<RuleChoice>(card);
}

json toJson(const RuleChoice& rules) {
    for (const std::string_view name : presetNames) {
        if (rules == *presetRules(name))
            return name;
    }
    if (const auto* units = std::get_if<UnitList>(&rules))
        return toJson(*units);
    json value = fieldsToJson(std::get<CardRules>(rules));
    value["game"] = cardGame;
    return value;
}

Setup readSetup(const json& body) {
    const ObjectReader reader(body);
    Setup setup(readRules(reader, "rules"));
    const RuleBook& book = *setup.book;
    const auto tiles = [&](std::string_view key) {
        return reader.has(key)
                   ? readAt(reader.path(key), [&] { return readTiles(book, reader.at(key)); })
                   : std::vector<int>();
    };
    setup.hand = tiles("tiles");
    setup.seen = tiles("seen");
    readAt("tiles",
           [&] { validateHand(book, countTiles(book, setup.hand), countTiles(book, setup.seen)); });
    if (reader.has("constraints")) {
        setup.constraints = readConstraints(reader.object("constraints"));
        readAt("constraints", [&] { return constraintsOf(book, setup.constraints); });
    }
    if (reader.has("table"))
        setup.table = readPlayedEndgame(reader.object("table"), setup.book);
    return setup;
}

json toJson(const Setup& setup) {
    json body = {{"rules", toJson(*setup.rules)},
                 {"tiles", tilesText(*setup.book, setup.hand)},
                 {"seen", tilesText(*setup.book, setup.seen)},
                 {"constraints", toJson(setup.constraints)}};
    if (setup.table)
        body["table"] = toJson(*setup.table);
    return body;
}

} // namespace yomi::hands
