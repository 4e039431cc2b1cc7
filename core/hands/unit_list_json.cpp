// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/unit_list_json.h"

#include "core/common/format_error.h"

#include <algorithm>
#include <charconv>

namespace yomi::hands {

using nlohmann::json;

namespace {

constexpr std::string_view colorDigits = "0123456789abcdefABCDEF";

TileKind readIdol(const ObjectReader& reader) {
    TileKind idol;
    idol.name = reader.text("name");
    idol.fullName = reader.text("fullName", "");
    idol.kana = reader.text("kana", "");
    idol.romaji = reader.text("romaji", "");
    idol.type = reader.text("type", "");
    idol.color = reader.text("color", "");
    if (!idol.color.empty() && (idol.color.size() != 7 || idol.color.front() != '#' ||
                                idol.color.find_first_not_of(colorDigits, 1) != std::string::npos))
        throw FormatError("a color such as \"#e22b30\" is expected, not \"{}\"", idol.color)
            .at(reader.path("color"));
    return idol;
}

std::vector<TileKind> readIdols(const ObjectReader& reader) {
    std::vector<TileKind> idols;
    reader.forEach(
        "idols", static_cast<std::size_t>(mostKinds),
        [&](const json& entry, const std::string& path) {
            idols.push_back(readIdol(ObjectReader(entry, path)));
            const auto twin =
                std::ranges::find(idols, nameKey(idols.back().name),
                                  [](const TileKind& idol) { return nameKey(idol.name); });
            if (nameKey(idols.back().name).empty())
                throw FormatError("this idol has no name").at(path);
            if (twin != idols.end() - 1)
                throw FormatError("there is an idol named {} already", twin->name).at(path);
        });
    return idols;
}

std::map<int, int> readScores(const ObjectReader& reader) {
    std::map<int, int> scores;
    const ObjectReader table = reader.object("scores");
    for (const auto& [key, value] : reader.at("scores").items()) {
        int size = 0;
        const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), size);
        if (error != std::errc() || end != key.data() + key.size() || size < 1 ||
            size > mostFullHand)
            throw FormatError("a unit has 1 to {} members, not {}", mostFullHand, key)
                .at(table.path(key));
        scores[size] = static_cast<int>(table.integer(key, 1, mostUnitScore));
    }
    return scores;
}

Unit readUnit(const ObjectReader& reader, const NameIndex& names) {
    Unit unit;
    unit.name = reader.text("name");
    reader.forEach("members", static_cast<std::size_t>(mostFullHand),
                   [&](const json& entry, const std::string& path) {
                       if (!entry.is_string())
                           throw FormatError("the name of an idol is expected").at(path);
                       unit.members.push_back(readAt(path, [&] {
                           return names.require(entry.get_ref<const std::string&>(),
                                                Sentence("an idol"));
                       }));
                   });
    if (reader.has("score"))
        unit.score = static_cast<int>(reader.integer("score", 1, mostUnitScore));
    return unit;
}

} // namespace

UnitList readUnitList(const json& value, const UnitList* otherwise) {
    const ObjectReader reader(value);
    const auto absent = [&](std::string_view key) {
        return otherwise && !reader.has(key);
    };
    if (const std::string format = reader.text("format"); format != unitListFormat)
        throw FormatError("a unit list (\"{}\") is expected, not \"{}\"", unitListFormat, format)
            .at("format");
    UnitList list = otherwise ? *otherwise : UnitList();
    list.units.clear();
    if (!absent("title"))
        list.title = reader.text("title");
    if (!absent("fullHand"))
        list.fullHand = static_cast<int>(reader.integer("fullHand", leastFullHand, mostFullHand));
    if (!absent("completeBonus"))
        list.completeBonus = static_cast<int>(reader.integer("completeBonus", 0, 1000000000));
    if (!absent("scores"))
        list.scores = readScores(reader);
    if (!absent("idols"))
        list.idols = readIdols(reader);
    const int copies = absent("copiesPerIdol")
                           ? otherwise->idols.front().copies
                           : static_cast<int>(reader.integer("copiesPerIdol", 1, mostCopies));
    for (TileKind& idol : list.idols)
        idol.copies = copies;
    if (list.idols.empty())
        throw FormatError("a list has at least one idol").at("idols");
    const NameIndex names = tileNames(list.idols);
    reader.at("units");
    reader.forEach("units", static_cast<std::size_t>(mostUnits),
                   [&](const json& entry, const std::string& path) {
                       list.units.push_back(readUnit(ObjectReader(entry, path), names));
                   });
    if (const auto faults = unitFaults(list); !faults.empty())
        throw FormatError(faults.front().sentence)
            .at("units[" + std::to_string(faults.front().unit) + "]");
    return list;
}

nlohmann::ordered_json toJson(const UnitList& list) {
    nlohmann::ordered_json value = {{"format", unitListFormat}, {"title", list.title}};
    value["copiesPerIdol"] = list.idols.empty() ? 1 : list.idols.front().copies;
    value["fullHand"] = list.fullHand;
    value["completeBonus"] = list.completeBonus;
    value["scores"] = json::object();
    for (const auto& [size, score] : list.scores)
        value["scores"][std::to_string(size)] = score;
    for (const TileKind& idol : list.idols) {
        nlohmann::ordered_json entry = {{"name", idol.name}};
        for (const auto& [key, text] : {std::pair{"fullName", &idol.fullName},
                                        {"kana", &idol.kana},
                                        {"romaji", &idol.romaji},
                                        {"type", &idol.type},
                                        {"color", &idol.color}}) {
            if (!text->empty())
                entry[key] = *text;
        }
        value["idols"].push_back(std::move(entry));
    }
    value["units"] = json::array();
    for (const Unit& unit : list.units) {
        nlohmann::ordered_json entry = {{"name", unit.name}, {"members", json::array()}};
        for (const int member : unit.members)
            entry["members"].push_back(list.idols[static_cast<std::size_t>(member)].name);
        if (unit.score)
            entry["score"] = *unit.score;
        value["units"].push_back(std::move(entry));
    }
    return value;
}

} // namespace yomi::hands
