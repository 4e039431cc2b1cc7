// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/record.h"

#include "core/icefire/protocol.h"
#include "core/icefire/state_json.h"

namespace yomi::icefire {

using nlohmann::ordered_json;

Match matchOnSeed(std::int64_t seed, Ruleset ruleset) {
    return {seed, Game(generateMap(seed, ruleset), ruleset).state(), {}, {}, {}};
}

std::string codesOf(const PlayedTurn& played) {
    std::string codes;
    for (const Piece& piece : played.pieces) {
        codes += codes.empty() ? "" : ",";
        codes += code(piece.outcome);
        if (piece.outcome == Outcome::Ok && piece.command->kind == CommandKind::Move)
            codes.append(":")
                .append(std::to_string(columnOf(piece.reached)))
                .append(":")
                .append(std::to_string(rowOf(piece.reached)));
    }
    return codes;
}

namespace {

ordered_json initJson(const Match& match) {
    const Map& map = match.start.terrain->map();
    ordered_json init = {{"type", "init"}};
    if (match.seed)
        init["seed"] = *match.seed;
    init["ruleset"] = name(match.start.ruleset);
    init["players"] = match.players;
    init["map"] = mapRows(initialState(map));
    init["mines"] = cellsJson(map.mineSpots);
    init["nbMineSpots"] = map.mineSpots.count();
    const auto start = toJson(match.start);
    if (start != toJson(Game(map, match.start.ruleset).state()))
        init["start"] = start;
    return init;
}

ordered_json turnJson(const PlayedTurn& played, std::string input, const Match& match) {
    input.pop_back(); // the last line end
    ordered_json turn = {{"type", "turn"},
                         {"turn", played.turn},
                         {"player", played.player},
                         {"input", std::move(input)},
                         {"cmd", played.line ? ordered_json(*played.line) : ordered_json(nullptr)},
                         {"res", codesOf(played)},
                         {"after", recordJson(played.after)}};
    if (!played.line && match.ending)
        turn["res"] = code(match.ending->reason);
    return turn;
}

ordered_json endJson(const Ending& ending) {
    return {{"type", "end"},
            {"winner", ending.winner.value_or(-1)},
            {"reason", code(ending.reason)},
            {"score", ending.score},
            {"lastTurn", ending.lastTurn},
            {"lastPlayer", ending.lastPlayer}};
}

void append(std::string& text, const ordered_json& line) {
    text += line.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

} // namespace

std::string recordText(const Match& match) {
    std::string text;
    append(text, initJson(match));
    State state = match.start;
    for (std::size_t i = 0; i < match.turns.size(); ++i) {
        const bool firstInput = i < 2;
        append(text, turnJson(match.turns[i],
                              (firstInput ? initialInput(state.terrain->map()) : std::string()) +
                                  turnInput(state),
                              match));
        state = match.turns[i].after;
        passTurn(state);
        startTurn(state);
    }
    if (match.ending)
        append(text, endJson(*match.ending));
    return text;
}

} // namespace yomi::icefire
