// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/game.h"
#include "core/icefire/match_summary.h"
#include "ui/icefire/engine.h"

#include <QString>

#include <string>

namespace yomi::ui::icefire {

/// "fire" or "ice".
QString sideName(Player player);
/// "Fire" or "Ice", at the beginning of a sentence.
QString sideTitle(Player player);
/// "current" and "contest 2019".
QString rulesetName(Ruleset ruleset);
/// "(3, 4)".
QString cellName(Cell cell);

/// The outcome of a piece of a line in a few words: "done", "needs 10 gold", "the cell is taken".
QString outcomeText(const Piece& piece);
/// The same as a full sentence with the rule.
QString outcomeSentence(const Piece& piece);

/// A player's name or command line; the person in the language of the window.
QString playerText(const std::string& name);

/// "Turn 21 · fire to play".
QString turnText(const State& state);
/// "Fire wins: the HQ is captured".
QString endingText(const Ending& ending);
/// The reason for a game's end: "HQ captured", "turn limit", "late answer".
QString reasonText(EndReason reason);
/// "Next capture", "Previous tower".
QString jumpText(MatchEvent event, bool forward);

/// The cell, its owner and its content: "(6, 5): ice, active · tower".
QString cellText(const State& state, Cell cell);
/// "level-2 unit 14", "mine", "HQ"; empty for nothing.
QString contentText(const State& state, Cell cell);
/// The sides' prospects there: guarded by a tower, prices, the cells that its capture cuts off.
QString prospectText(const State& state, const std::array<Prospects, 2>& prospects, Cell cell);

} // namespace yomi::ui::icefire
