// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame_json.h"

#include "core/hands/hand_text.h"

#include <algorithm>

namespace yomi::hands {

using nlohmann::json;

namespace {

constexpr std::size_t mostPlayers = 3, mostBans = 100, mostPlays = 200;

} // namespace

PlayedEndgame readPlayedEndgame(const ObjectReader& reader,
                                const std::shared_ptr<const RuleBook>& book) {
    PlayedEndgame game;
    EndgamePosition& start = game.start;
    start.book = book;
    const auto playAt = [&](const json& value, const std::string& path) {
        const std::string text = textAt(value, path);
        return readAt(path, [&] { return playOf(*book, text); });
    };
    reader.at("hands");
    reader.forEach("hands", mostPlayers, [&](const json& hand, const std::string& path) {
        start.hands.push_back(
            readAt(path, [&] { return countTiles(*book, readTiles(*book, hand)); }));
    });
    const std::int64_t players = std::max(start.players(), 1);
    start.toMove = static_cast<int>(reader.integer("toMove", 1, players, 1));
    if (reader.has("last"))
        start.last = playAt(reader.at("last"), reader.path("last"));
    start.lastBy = static_cast<int>(reader.integer("lastBy", 1, players, 0));
    reader.forEach("ban", mostBans, [&](const json& ban, const std::string& path) {
        start.bans.push_back(textAt(ban, path));
    });
    reader.forEach("played", mostPlays, [&](const json& play, const std::string& path) {
        game.plays.push_back(playAt(play, path));
    });
    game.isPuzzle = reader.boolean("puzzle", false);
    readAt(reader.path("ban"), [&] { return bannedCategories(*book, start.bans); });
    start = readAt(reader.path("hands"), [&] { return validated(start); });
    readAt(reader.path("played"), [&] { return played(start, game.plays); });
    return game;
}

json toJson(const PlayedEndgame& game) {
    const EndgamePosition& start = game.start;
    json value = {{"hands", handTexts(start)},
                  {"toMove", start.toMove},
                  {"ban", start.bans},
                  {"played", json::array()}};
    if (start.last) {
        value["last"] = playText(*start.book, *start.last);
        value["lastBy"] = start.lastBy;
    }
    if (game.isPuzzle)
        value["puzzle"] = true;
    for (const int play : game.plays)
        value["played"].push_back(playText(*start.book, play));
    return value;
}

} // namespace yomi::hands
