// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/edits.h"

namespace yomi::ui::hands {

/// The bans of the table; none without one.
std::vector<std::string> bansOf(const Inputs& inputs);

/// Begins a game from this position. Refused if validated() refuses it.
Edit setTable(const Inputs& before, EndgamePosition start, const QString& sentence);
/// Begins a game with the hands of a text, as parseHands() reads them; the bans stay.
Edit pasteTable(const Inputs& before, const QString& text);
/// Deals hands of these sizes at random; the bans stay.
Edit dealTable(const Inputs& before, const std::vector<int>& sizes, std::uint64_t seed);
/// Begins a game in which the player to move looks for the only lead that wins.
Edit setPuzzle(const Inputs& before, EndgamePosition start);
Edit clearTable(const Inputs& before);

// Those below need a table.

/// Makes a play after the first `plies` ones; the others are given up. Refused unless it is legal.
Edit makePlay(const Inputs& before, int plies, int play);
/// Takes all plays back but the first `plies`.
Edit takeBackTo(const Inputs& before, int plies);
/// Lets a player lead in the starting position; takes all plays back.
Edit setLeader(const Inputs& before, int player);
/// Sets the play to beat in the starting position, with the cards of a text, and its player;
/// without cards the player to move leads. Takes all plays back.
Edit setLastPlay(const Inputs& before, const QString& cards, int player);
/// Bans a family of plays for everybody, or allows it again; takes plays back from the first banned
/// one on, with a notice.
Edit setBan(const Inputs& before, const std::string& family, bool banned);
bool isBanned(const Inputs& inputs, const std::string& family);

} // namespace yomi::ui::hands
