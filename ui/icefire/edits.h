// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/document_json.h"
#include "ui/common/game_document.h"
#include "ui/icefire/engine.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace yomi::ui::icefire {

/// The inputs that edits change: the match, shared because undo keeps many of them, the line begun
/// by a person, and the setups of annealer and arena.
struct Inputs {
    std::shared_ptr<const Match> match;
    std::string begun;
    std::vector<AnnealerSetup> setups = std::vector<AnnealerSetup>(1);
    ArenaRequest arena = yomi::icefire::Document().arena;

    friend bool operator==(const Inputs& a, const Inputs& b);
};

/// Whether both have the same map and the same played and begun lines, so that they share their
/// moments.
bool haveSameLines(const Inputs& a, const Inputs& b);

using Edit = ui::Edit<Inputs>;

/// Replaces the match, with a line begun (none by default).
Edit replaceMatch(const Inputs& before, Match match, const QString& sentence);
/// Starts a match on the map of a seed between the same players.
Edit newMap(const Inputs& before, std::int64_t seed, Ruleset ruleset);
/// Replaces the match by a position; the players stay.
Edit replacePosition(const Inputs& before, State position, const QString& sentence);
/// Sets a position from the text that a bot received. It never has the turn number, which is that
/// of `shown` if the land is the same; so are mine spots that it does not have, as in a later turn.
Edit pastePosition(const Inputs& before, State position, const State& shown);
Edit setPlayer(const Inputs& before, Player player, const std::string& name);

/// Appends a command to the begun line. Refused if the rules refuse it in `now`, the position after
/// that line.
Edit giveCommand(const Inputs& before, const State& now, const Command& command);
/// Plays the begun line.
Edit endTurn(const Inputs& before);

Edit setSetups(const Inputs& before, std::vector<AnnealerSetup> setups, const QString& sentence);
Edit setArena(const Inputs& before, const ArenaRequest& arena);

} // namespace yomi::ui::icefire
