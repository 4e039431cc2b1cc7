// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/play_on.h"

#include "core/icefire/replay.h"

namespace yomi::icefire {

namespace {

/// The game as it stands after the match's last player-turn.
Game resumed(const Match& match) {
    return Game(Replay(match).startOf(static_cast<int>(match.turns.size())));
}

} // namespace

void playOn(Match& match, const std::array<Contestant*, 2>& contestants,
            const std::stop_token& stop, const std::function<void(const Match&)>& played) {
    Game game = resumed(match);
    std::array<bool, 2> asked = {};
    while (!game.ending() && contestants[game.state().player]) {
        const Player player = game.state().player;
        const Answer answer =
            contestants[player]->ask(game.state(), !std::exchange(asked[player], true), stop);
        match.turns.push_back(answer.line ? game.play(*answer.line) : game.forfeit(answer.reason));
        match.ending = game.ending();
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
