// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/edits.h"

#include <vector>

namespace yomi::ui::splitdamage {

/// A character that was struck: its life at that step; its divine shield is gone.
struct ShownLife {
    Place place;
    int life = 0;
    bool isStruck = false; ///< by the current hit
};

/// The step of a policy or an example that the board shows instead of the typed lives.
class ShownStep {
public:
    ShownStep() = default;
    explicit ShownStep(std::vector<ShownLife> lives)
        : m_lives(std::move(lives)) {}

    const std::vector<ShownLife>& lives() const { return m_lives; }

    /// The character at a place of the typed board, which is the summon once it has appeared; null
    /// for one that was not struck.
    const ShownLife* at(const Place& place) const;
    /// The place of the typed board where a character is drawn: the minion of an action gets a free
    /// one, or that of a character that is dead without a summon.
    Place seatOf(const Board& typed, const Place& place) const;
    /// The minion of an action drawn there; null for none.
    const ShownLife* bodyAt(const Board& typed, const Place& seat) const;

private:
    std::vector<ShownLife> m_lives;
};

} // namespace yomi::ui::splitdamage
