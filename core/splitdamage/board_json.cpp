// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/board_json.h"

#include "core/common/document.h"
#include "core/common/fields.h"
#include "core/splitdamage/action_json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace yomi::splitdamage {

using nlohmann::json;

namespace {

/// Reads a character or a summoned minion.
template <class Being>
Being readBeing(const ObjectReader& reader) {
    Being being;
    readFields(reader, being, {"health"});
    for (const auto& [key, text] :
         {std::pair("name", &being.name), std::pair("tribe", &being.tribe)}) {
        const auto letters =
            std::ranges::count_if(*text, [](char byte) { return (byte & 0xc0) != 0x80; }); // UTF-8
        if (letters > longestName)
            throw FormatError("a {} has at most {} characters, not {}", key, longestName, letters)
                .at(reader.path(key));
    }
    return being;
}

json toJson(const Character& character) {
    json written = fieldsToJson(character);
    const json usual = fieldsToJson(Character());
    for (const char* const ofTurns : {"attack", "taunt", "tribe", "spellDamage", "immune"})
        if (written[ofTurns] == usual[ofTurns])
            written.erase(ofTurns);
    return written;
}

void refuseRepeatedIds(const Board& board) {
    std::array<bool, mostTargets> taken{};
    for (const Place place : places(board)) {
        const Character& character = *characterAt(board, place);
        if (character.id && std::exchange(taken[static_cast<std::size_t>(*character.id)], true))
            throw FormatError("the id {} is given twice; leave it out or give another",
                              *character.id)
                .at("board");
    }
}

Side readSide(const ObjectReader& reader) {
    Side side;
    if (reader.has("hero"))
        side.hero = readBeing<Character>(reader.object("hero"));
    reader.forEach("minions", mostMinions, [&](const json& entry, const std::string& path) {
        side.minions.push_back(readBeing<Character>(ObjectReader(entry, path)));
    });
    return side;
}

json toJson(const Side& side) {
    json minions = json::array();
    for (const Character& minion : side.minions)
        minions.push_back(toJson(minion));
    return {{"hero", side.hero ? toJson(*side.hero) : json()}, {"minions", std::move(minions)}};
}

/// Missing members are as in the preset with this name; otherwise, except for the hits, as in the
/// plain case.
Effect readEffect(const ObjectReader& reader) {
    const Effect* preset = findPreset(reader.text("name", Effect().name));
    Effect effect = preset ? *preset : Effect();
    if (preset)
        readFields(reader, effect);
    else
        readFields(reader, effect, {"hits"});
    return effect;
}

} // namespace

void readValue(const json& value, const std::string& path, Summon& summon) {
    summon = readBeing<Summon>(ObjectReader(value, path));
}

void to_json(json& to, const Summon& summon) {
    to = changedFields(summon);
    to["health"] = summon.health;
}

Board readBoard(const ObjectReader& reader) {
    Board board;
    if (reader.has("enemy"))
        board.enemy = readSide(reader.object("enemy"));
    if (reader.has("friendly"))
        board.friendly = readSide(reader.object("friendly"));
    refuseRepeatedIds(board);
    return board;
}

Setup readSetup(const json& body) {
    const ObjectReader reader(body);
    Setup setup;
    setup.board = readBoard(reader.object("board"));
    setup.effect = readEffect(reader.object("effect"));
    setup.spellDamage = static_cast<int>(reader.integer("spellDamage", 0, mostSpellDamage, 0));
    readAt("spellDamage", [&] { withSpellDamage(setup.effect, setup.spellDamage); });
    return setup;
}

Setup parsePosition(std::string_view text) {
    // A document has a key that no position has. Checking the text for it avoids parsing, and
    // warning, twice.
    constexpr std::string_view key = "\"yomi\"";
    bool isDocument = false;
    for (auto at = text.find(key); at != text.npos; at = text.find(key, at + key.size())) {
        const auto next = text.find_first_not_of(" \t\r\n", at + key.size());
        isDocument = isDocument || (next != text.npos && text[next] == ':');
    }
    return readSetup(isDocument ? parseDocument(text, documentKind) : parseJson(text));
}

json toJson(const Board& board) {
    return {{"enemy", toJson(board.enemy)}, {"friendly", toJson(board.friendly)}};
}

json toJson(const Setup& setup) {
    return {{"board", toJson(setup.board)},
            {"effect", fieldsToJson(setup.effect)},
            {"spellDamage", setup.spellDamage}};
}

} // namespace yomi::splitdamage
