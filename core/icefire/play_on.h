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

/// Plays the answer of the player to move. The match keeps the latest errors, at most
/// mostErrorsOfGame bytes; a note replaces what was dropped.
void playAnswer(Game& game, Match& match, Answer answer);

/// Continues an unfinished match with the contestants' answers, until it is over or a player
/// without a contestant is to move. A contestant that has not answered yet in this call has the
/// time limit of a first answer, and a program then receives the mine spots. Calls `played` after
/// each player-turn. Throws Stopped, and whatever `played` throws.
void playOn(Match& match, const std::array<Contestant*, 2>& contestants,
            const std::stop_token& stop = {}, const std::function<void(const Match&)>& played = {});

/// Plays one line of the player to move in an unfinished match.
void playLine(Match& match, const std::string& line);

} // namespace yomi::icefire
