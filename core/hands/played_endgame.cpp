// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/played_endgame.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::hands {

std::string handsText(const EndgamePosition& position) {
    std::string text;
    for (const std::string& hand : handTexts(position))
        text.append(text.empty() ? "" : " | ").append(hand);
    return text;
}

std::optional<PlayedEndgame> withRules(const PlayedEndgame& game,
                                       const std::shared_ptr<const RuleBook>& book) {
    const auto translated = [&](int play) {
        return play == passPlay ? play : playOf(*book, game.start.book->meld(play).tiles);
    };
    PlayedEndgame other{game.start, {}, false};
    other.start.book = book;
    std::erase_if(other.start.bans, [&](const std::string& ban) {
        return std::ranges::none_of(book->categories(), [&](const Category& category) {
            return category.family == ban || category.name == ban;
        });
    });
    try {
        if (game.start.last)
            other.start.last = translated(*game.start.last);
        other.start = validated(other.start);
    } catch (const std::invalid_argument&) {
        return {};
    }
    try {
        for (const int play : game.plays)
            other.plays.push_back(translated(play));
        played(other.start, other.plays);
    } catch (const std::invalid_argument&) {
        other.plays.clear();
    }
    return other;
}

} // namespace yomi::hands
