// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/play_on.h"

#include "core/icefire/child_process.h"
#include "core/icefire/replay.h"

#include <utility>

namespace yomi::icefire {

namespace {

/// The game after the match's last player-turn.
Game resumed(const Match& match) {
    return Game(Replay(match).startOf(static_cast<int>(match.turns.size())));
}

} // namespace

void playAnswer(Game& game, Match& match, Answer answer) {
    auto& turns = match.turns;
    turns.push_back(answer.line ? game.play(*answer.line) : game.forfeit(answer.reason));
    turns.back().errors = std::move(answer.errors);
    match.ending = game.ending();
    std::size_t kept = 0;
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) {
        std::string& errors = turn->errors;
        std::string instead = leftOutText(errors.size());
        const bool isLong = errors.size() > 2 * instead.size(); // a note about dropped text is not
        if (kept + errors.size() > mostErrorsOfGame && isLong)
            errors = std::move(instead);
        kept += errors.size();
    }
}

void playOn(Match& match, const std::array<Contestant*, 2>& contestants,
            const std::stop_token& stop, const std::function<void(const Match&)>& played) {
    Game game = resumed(match);
    std::array<bool, 2> asked = {};
    while (!game.ending() && contestants[game.state().player]) {
        const Player player = game.state().player;
        playAnswer(
            game, match,
            contestants[player]->ask(game.state(), !std::exchange(asked[player], true), stop));
        if (played)
            played(match);
    }
}

void playLine(Match& match, const std::string& line) {
    Game game = resumed(match);
    match.turns.push_back(game.play(line));
    match.ending = game.ending();
}

} // namespace yomi::icefire
