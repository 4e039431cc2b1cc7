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

using Edit = ui::Edit<Inputs>;

/// Another match, with its own line begun (none by default).
Edit replaceMatch(const Inputs& before, Match match, const QString& sentence);
/// A match on the map of a seed between the same players.
Edit newMap(const Inputs& before, std::int64_t seed, Ruleset ruleset);
/// A position instead of the match; the players stay.
Edit replacePosition(const Inputs& before, State position, const QString& sentence);
/// A position from the text that a bot received. It never names the turn, which is that of `shown`
/// if the land is the same; so are mine spots that it does not name, as in a later turn.
Edit pastePosition(const Inputs& before, State position, const State& shown);
Edit setPlayer(const Inputs& before, Player player, const std::string& name);

/// Appends a command to the line that is begun. Refused if the rules refuse it in `now`, the
/// position that the line has led to.
Edit giveCommand(const Inputs& before, const State& now, const Command& command);
/// Plays the line that is begun.
Edit endTurn(const Inputs& before);

Edit setSetups(const Inputs& before, std::vector<AnnealerSetup> setups, const QString& sentence);
Edit setArena(const Inputs& before, const ArenaRequest& arena);

} // namespace yomi::ui::icefire
