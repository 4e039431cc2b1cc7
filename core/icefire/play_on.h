// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/contestant.h"
#include "core/icefire/record.h"

#include <array>
#include <functional>
#include <stop_token>

namespace yomi::icefire {

inline constexpr std::size_t mostErrorsOfGame = 1 << 20;

/// Plays what came of asking the player to move. The errors of at most mostErrorsOfGame bytes are
/// kept with the match, the latest; what is left out is said in their place.
void playAnswer(Game& game, Match& match, Answer answer);

/// Goes on with a match that is not over, by the contestants' answers, until it is over or a player
/// without a contestant is to move. A contestant that has not answered in this call before has the
/// time of a first answer, and a program then receives the mine spots. `played` is called after
/// each player-turn. Throws Stopped, and what `played` throws.
void playOn(Match& match, const std::array<Contestant*, 2>& contestants,
            const std::stop_token& stop = {}, const std::function<void(const Match&)>& played = {});

/// Plays one line of the player to move in a match that is not over.
void playLine(Match& match, const std::string& line);

} // namespace yomi::icefire
