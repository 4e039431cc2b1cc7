// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/shown_step.h"

#include <algorithm>

namespace yomi::ui::splitdamage {

const ShownLife* ShownStep::at(const Place& place) const {
    const ShownLife* last = nullptr;
    for (const ShownLife& shown : m_lives)
        if (shown.place.side == place.side && shown.place.minion == place.minion &&
            !shown.place.body && (!last || shown.place.summoned))
            last = &shown;
    return last;
}

Place ShownStep::seatOf(const Board& typed, const Place& place) const {
    if (!place.body)
        return place;
    const int count = minionCount(typed, SideName::Friendly);
    std::vector<Place> seats;
    for (int minion = count; minion < mostMinions; ++minion)
        seats.push_back({SideName::Friendly, minion});
    for (int minion = 0; minion < count; ++minion) {
        const Place seat{SideName::Friendly, minion};
        const ShownLife* shown = at(seat);
        if (shown && shown->life == 0 &&
            (shown->place.summoned || !characterAt(typed, seat)->summons))
            seats.push_back(seat);
    }
    const auto before = static_cast<std::size_t>( // of the minions put into play before
        std::ranges::count_if(m_lives, [&](const ShownLife& shown) {
            return shown.place.body && *shown.place.body < *place.body;
        }));
    return seats.empty() ? Place{SideName::Friendly, mostMinions - 1}
                         : seats[std::min(before, seats.size() - 1)];
}

const ShownLife* ShownStep::bodyAt(const Board& typed, const Place& seat) const {
    const auto found = std::ranges::find_if(m_lives, [&](const ShownLife& shown) {
        return shown.place.body && seatOf(typed, shown.place) == seat;
    });
    return found == m_lives.end() ? nullptr : &*found;
}

} // namespace yomi::ui::splitdamage
