// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/edits.h"

#include <vector>

namespace yomi::ui::splitdamage {

/// Somebody who was struck: his life then, without a divine shield.
struct ShownLife {
    Place place;
    int life = 0;
    bool isStruck = false; ///< by the hit that is looked at
};

/// The step of a policy or an example that the board shows instead of the lives as typed.
class ShownStep {
public:
    ShownStep() = default;
    explicit ShownStep(std::vector<ShownLife> lives)
        : m_lives(std::move(lives)) {}

    const std::vector<ShownLife>& lives() const { return m_lives; }

    /// Who is at a place of the typed board: the summon, once it came; null where nobody was
    /// struck.
    const ShownLife* at(const Place& place) const;
    /// The place of the typed board at which somebody is drawn: the minion of an action has a free
    /// one, or that of one who has fallen for good.
    Place seatOf(const Board& typed, const Place& place) const;
    /// The minion of an action that is drawn there; null for none.
    const ShownLife* bodyAt(const Board& typed, const Place& seat) const;

private:
    std::vector<ShownLife> m_lives;
};

} // namespace yomi::ui::splitdamage
