// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/arena.h"
#include "ui/icefire/engine.h"

#include <mutex>

namespace yomi::ui::icefire {

/// A game of an arena as it is kept: what is needed to play it again, some kilobytes.
struct KeptGame {
    int number = 0; ///< from 0
    std::int64_t seed = 0;
    Ruleset ruleset = Ruleset::Current;
    std::array<std::string, 2> players; ///< by side
    std::vector<std::string> lines;     ///< all that came
    Ending ending;
    std::string detail; ///< of a forfeit
};

KeptGame kept(const ArenaGame& game);
/// The match, played again; some milliseconds.
Match played(const KeptGame& game);

/// Where the threads of an arena leave their games, and the GUI thread takes them.
class ArenaTally {
public:
    void add(const ArenaGame& game);
    /// The games since the last call, in the order in which they ended.
    std::vector<KeptGame> take();
    /// Of all games so far; nothing before the first.
    std::optional<ArenaResult> result() const;

private:
    mutable std::mutex m_mutex;
    std::vector<KeptGame> m_games;
    ArenaScore m_score;
    int m_count = 0;
};

} // namespace yomi::ui::icefire
