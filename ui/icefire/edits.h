// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/document_json.h"
#include "ui/icefire/words.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace yomi::ui::icefire {

/// What edits change: the match, shared because undo keeps many of them, the line that a person
/// has begun, and the setups of annealer and arena.
struct Inputs {
    std::shared_ptr<const Match> match;
    std::string begun;
    std::vector<AnnealerSetup> setups = std::vector<AnnealerSetup>(1);
    ArenaRequest arena = yomi::icefire::Document().arena;

    friend bool operator==(const Inputs& a, const Inputs& b);
};

/// Whether the same lines were played and begun on the same map: a moment of one is one of the
/// other.
bool haveSameLines(const Inputs& a, const Inputs& b);

/// One step of a person, ready to be performed (and undone) by the document.
struct Edit {
    QString sentence; ///< what it does, for the Undo menu
    Inputs after;
    QString refusal; ///< the sentence that says why it cannot be done; empty when it can
};

/// Another match, with its own line begun (none by default).
Edit replaceMatch(const Inputs& before, Match match, const QString& sentence);
/// A match on the map of a seed between the same players.
Edit newMap(const Inputs& before, std::int64_t seed, Ruleset ruleset);
/// A position instead of the match; the players stay.
Edit replacePosition(const Inputs& before, State position, const QString& sentence);
/// Whether the text that a bot received, from which the position was read, named the mine spots: in
/// a later turn than the first the spots known are those with mines.
bool namesMineSpots(const State& pasted);
/// A position from such a text. What it does not name, the turn and the mine spots, is that of
/// `shown` if the land is the same.
Edit pastePosition(const Inputs& before, State position, const State& shown);
Edit setPlayer(const Inputs& before, Player player, const std::string& name);

/// Appends a command to the line that is begun. Refused if the rules refuse it in `now`, the
/// position that the line has led to.
Edit giveCommand(const Inputs& before, const State& now, const Command& command);
/// Plays the line that is begun.
Edit endTurn(const Inputs& before);

Edit setSetups(const Inputs& before, std::vector<AnnealerSetup> setups, const QString& sentence);
Edit setArena(const Inputs& before, const ArenaRequest& arena);

/// What the position editor puts on cells.
enum class Tool { Sea, Neutral, Land, MineSpot, Unit1, Unit2, Unit3, Tower, Mine, Hq, Erase };
inline constexpr int toolCount = 11;

QString toolName(Tool tool);
/// The position with the tool used on a cell, for an owner where it needs one; connections and
/// incomes follow.
State painted(State position, Tool tool, Player owner, Cell cell);
State withGold(State position, Player player, int gold);
State withTurn(State position, int turn);
/// His units may move, the other's may not.
State withPlayerToMove(State position, Player player);
State withRuleset(State position, Ruleset ruleset);

} // namespace yomi::ui::icefire
