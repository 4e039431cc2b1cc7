// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/board_json.h"

#include "core/common/document.h"
#include "core/common/format_error.h"
#include "core/splitdamage/limits.h"

#include <algorithm>
#include <array>
#include <utility>

namespace yomi::splitdamage {

using nlohmann::json;

namespace {

int readInt(const ObjectReader& reader, std::string_view key, int least, int most) {
    return static_cast<int>(reader.integer(key, least, most));
}

int readInt(const ObjectReader& reader, std::string_view key, int least, int most, int otherwise) {
    return static_cast<int>(reader.integer(key, least, most, otherwise));
}

std::string readName(const ObjectReader& reader) {
    std::string name = reader.text("name", "");
    const auto characters =
        std::ranges::count_if(name, [](char byte) { return (byte & 0xc0) != 0x80; }); // UTF-8
    if (characters > longestName)
        throw FormatError(reader.path("name"), "a name has at most " + std::to_string(longestName) +
                                                   " characters, not " +
                                                   std::to_string(characters));
    return name;
}

Character readCharacter(const ObjectReader& reader) {
    Character character;
    if (reader.has("id"))
        character.id = readInt(reader, "id", 0, mostTargets - 1);
    character.name = readName(reader);
    character.health = readInt(reader, "health", leastHealth, mostHealth);
    character.armor = readInt(reader, "armor", 0, mostArmor, 0);
    character.divineShield = reader.boolean("divineShield", false);
    character.inPool = reader.boolean("inPool", true);
    character.goal = reader.choice("goal", character.goal);
    return character;
}

json toJson(const Character& character) {
    json written = {{"name", character.name},     {"health", character.health},
                    {"armor", character.armor},   {"divineShield", character.divineShield},
                    {"inPool", character.inPool}, {"goal", nameOf(character.goal)}};
    if (character.id)
        written["id"] = *character.id;
    return written;
}

void refuseRepeatedIds(const Board& board) {
    std::array<bool, mostTargets> taken{};
    for (const Place place : places(board)) {
        const Character& character = *characterAt(board, place);
        if (character.id && std::exchange(taken[static_cast<std::size_t>(*character.id)], true))
            throw FormatError("board", "the id " + std::to_string(*character.id) +
                                           " is given twice; leave it out or give another");
    }
}

Side readSide(const ObjectReader& reader) {
    Side side;
    if (reader.has("hero"))
        side.hero = readCharacter(reader.object("hero"));
    reader.forEach("minions", mostMinions, [&](const json& entry, const std::string& path) {
        side.minions.push_back(readCharacter(ObjectReader(entry, path)));
    });
    return side;
}

json toJson(const Side& side) {
    json minions = json::array();
    for (const Character& minion : side.minions)
        minions.push_back(toJson(minion));
    return {{"hero", side.hero ? toJson(*side.hero) : json()}, {"minions", std::move(minions)}};
}

/// An effect of which keys may be left out: they are as in the preset of its name, or else as in
/// the plain case, but for the hits.
Effect readPartialEffect(const json& given, const std::string& path) {
    const std::string name = ObjectReader(given, path).text("name", Effect().name);
    const Effect* preset = findPreset(name);
    json whole = toJson(preset ? *preset : Effect());
    if (!preset)
        whole.erase("hits");
    whole.update(given);
    return readEffect(ObjectReader(whole, path));
}

} // namespace

Setup readSetup(const json& body) {
    const ObjectReader reader(body);
    const ObjectReader board = reader.object("board");
    Setup setup;
    if (board.has("enemy"))
        setup.board.enemy = readSide(board.object("enemy"));
    if (board.has("friendly"))
        setup.board.friendly = readSide(board.object("friendly"));
    refuseRepeatedIds(setup.board);
    setup.effect = readPartialEffect(reader.at("effect"), "effect");
    setup.spellDamage = readInt(reader, "spellDamage", 0, mostSpellDamage, 0);
    try {
        withSpellDamage(setup.effect, setup.spellDamage);
    } catch (const std::invalid_argument& error) {
        throw FormatError("spellDamage", error.what());
    }
    return setup;
}

std::string positionText(const Setup& setup) {
    return toJson(setup).dump(-1, ' ', false, json::error_handler_t::replace);
}

Setup parsePosition(std::string_view text) {
    // A document is known by a key that no position has, before anything is parsed, and warned of,
    // twice.
    constexpr std::string_view key = "\"kind\"";
    bool isDocument = false;
    for (auto at = text.find(key); at != text.npos; at = text.find(key, at + key.size())) {
        const auto next = text.find_first_not_of(" \t\r\n", at + key.size());
        isDocument = isDocument || (next != text.npos && text[next] == ':');
    }
    return readSetup(isDocument ? parseDocument(text, documentKind) : parseJson(text));
}

json toJson(const Setup& setup) {
    return {{"board",
             {{"enemy", toJson(setup.board.enemy)}, {"friendly", toJson(setup.board.friendly)}}},
            {"effect", toJson(setup.effect)},
            {"spellDamage", setup.spellDamage}};
}

Effect readEffect(const ObjectReader& reader) {
    return {.name = reader.text("name"),
            .hits = readInt(reader, "hits", 0, mostHits),
            .damagePerHit = readInt(reader, "damagePerHit", 1, mostDamage),
            .pool = reader.choice<Pool>("pool"),
            .spellDamageRule = reader.choice<SpellDamageRule>("spellDamageRule")};
}

json toJson(const Effect& effect) {
    return {{"name", effect.name},
            {"hits", effect.hits},
            {"damagePerHit", effect.damagePerHit},
            {"pool", nameOf(effect.pool)},
            {"spellDamageRule", nameOf(effect.spellDamageRule)}};
}

} // namespace yomi::splitdamage
