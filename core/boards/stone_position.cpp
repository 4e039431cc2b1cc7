// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_position.h"

#include "core/common/format_error.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace yomi {

namespace {

/// The winner of a game that was won.
std::string winner(search::Ended ended, bool firstToMove) {
    return (ended == search::Ended::Won) == firstToMove ? "o" : "x";
}

} // namespace

SideNames sideNames(const StoneReading& reading) {
    const auto name = [](const std::string& sign) -> std::string {
        return sign == "O" ? "o" : sign == "X" ? "x" : sign;
    };
    return {name(reading.first), name(reading.second)};
}

std::string whyImpossible(const GridStones& stones,
                          const std::function<bool(std::uint64_t)>& hasLine, std::uint64_t last,
                          const std::string& lastName, const SideNames& names) {
    const auto& [first, second] = names;
    const int ofFirst = std::popcount(stones.o), ofSecond = std::popcount(stones.x);
    if (ofFirst != ofSecond && ofFirst != ofSecond + 1)
        return first + " begins and the sides take turns: " + std::to_string(ofFirst) + " " +
               first + " and " + std::to_string(ofSecond) + " " + second +
               " cannot be on the board together";
    const bool firstWon = hasLine(stones.o), secondWon = hasLine(stones.x);
    if (firstWon && secondWon)
        return "both sides have a line; the game would have ended at the first";
    if (!firstWon && !secondWon)
        return {};
    const std::string &won = firstWon ? first : second, &lost = firstWon ? second : first;
    if (firstWon == (ofFirst == ofSecond))
        return won + " has a line, but " + lost + " has moved since";
    const std::uint64_t line = firstWon ? stones.o : stones.x;
    for (std::uint64_t left = line & last; left; left &= left - 1)
        if (!hasLine(line & ~(left & -left)))
            return {};
    return won + " has a line, but no " + lastName +
           " without which there would be none: none was the last";
}

std::string movePlace(std::size_t number) {
    return "move " + std::to_string(number);
}

std::vector<std::string_view> listedMoves(std::string_view text) {
    constexpr std::string_view between = " \t\r\n,";
    std::vector<std::string_view> moves;
    for (;;) {
        const std::size_t begin = std::min(text.find_first_not_of(between), text.size());
        const bool isBetween = !moves.empty() && begin < text.size();
        if (std::ranges::count(text.substr(0, begin), ',') > (isBetween ? 1 : 0))
            throw FormatError(movePlace(moves.size() + 1), "there is a comma where a move is "
                                                           "expected");
        text.remove_prefix(begin);
        if (text.empty())
            return moves;
        const std::size_t length = std::min(text.find_first_of(between), text.size());
        moves.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
}

void validateNotWon(search::Ended ended, bool firstToMove, std::size_t number) {
    if (ended == search::Ended::Lost || ended == search::Ended::Won)
        throw FormatError(movePlace(number), winner(ended, firstToMove) + " has won" +
                                                 (number > 1 ? " with " + movePlace(number - 1)
                                                             : std::string(" before")));
}

void validateGoesOn(search::Ended ended, bool firstToMove) {
    if (ended == search::Ended::Drawn)
        throw std::invalid_argument("The game is over: the board is full and no line is complete.");
    if (ended != search::Ended::No)
        throw std::invalid_argument("The game is over: " + winner(ended, firstToMove) +
                                    " has won.");
}

} // namespace yomi
