// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/arena_games.h"

#include <utility>

namespace yomi::ui::icefire {

KeptGame kept(const ArenaGame& game) {
    const Match& match = game.match;
    KeptGame kept{game.number, match.seed.value(), match.start.ruleset, match.players,
                  {},          *match.ending,      game.detail};
    for (const PlayedTurn& turn : match.turns) {
        if (turn.line)
            kept.lines.push_back(*turn.line);
    }
    return kept;
}

Match played(const KeptGame& kept) {
    Match match = matchOnSeed(kept.seed, kept.ruleset);
    match.players = kept.players;
    Game game(match.start);
    for (const std::string& line : kept.lines)
        match.turns.push_back(game.play(line));
    if (!game.ending())
        match.turns.push_back(game.forfeit(kept.ending.reason));
    match.ending = game.ending();
    return match;
}

void ArenaTally::add(const ArenaGame& game) {
    KeptGame keep = kept(game);
    const std::lock_guard lock(m_mutex);
    m_games.push_back(std::move(keep));
    m_score.add(game);
    ++m_count;
}

std::vector<KeptGame> ArenaTally::take() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_games, {});
}

std::optional<ArenaResult> ArenaTally::result() const {
    const std::lock_guard lock(m_mutex);
    return m_count > 0 ? std::optional(m_score.result()) : std::nullopt;
}

} // namespace yomi::ui::icefire
