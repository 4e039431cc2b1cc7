// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_position.h"

#include "core/common/format_error.h"

#include <algorithm>
#include <bit>

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

Sentence whyImpossible(const GridStones& stones, const std::function<bool(std::uint64_t)>& hasLine,
                       std::uint64_t last, bool isTopLast, const SideNames& names) {
    const auto& [first, second] = names;
    const int ofFirst = std::popcount(stones.o), ofSecond = std::popcount(stones.x);
    if (ofFirst != ofSecond && ofFirst != ofSecond + 1)
        return Sentence("{0} begins and the sides take turns: {1} {0} and {2} {3} cannot be on the "
                        "board together",
                        first, ofFirst, ofSecond, second);
    const bool firstWon = hasLine(stones.o), secondWon = hasLine(stones.x);
    if (firstWon && secondWon)
        return Sentence("both sides have a line; the game would have ended at the first");
    if (!firstWon && !secondWon)
        return {};
    const std::string &won = firstWon ? first : second, &lost = firstWon ? second : first;
    if (firstWon == (ofFirst == ofSecond))
        return Sentence("{} has a line, but {} has moved since", won, lost);
    const std::uint64_t line = firstWon ? stones.o : stones.x;
    for (std::uint64_t left = line & last; left; left &= left - 1)
        if (!hasLine(line & ~(left & -left)))
            return {};
    return isTopLast
               ? Sentence("{} has a line, but no top stone without which there would be none: "
                          "none was the last",
                          won)
               : Sentence("{} has a line, but no stone without which there would be none: "
                          "none was the last",
                          won);
}

Sentence movePlace(std::size_t number) {
    return Sentence("move {}", number);
}

std::vector<std::string_view> listedMoves(std::string_view text) {
    constexpr std::string_view between = " \t\r\n,";
    std::vector<std::string_view> moves;
    for (;;) {
        const std::size_t begin = std::min(text.find_first_not_of(between), text.size());
        const bool isBetween = !moves.empty() && begin < text.size();
        if (std::ranges::count(text.substr(0, begin), ',') > (isBetween ? 1 : 0))
            throw FormatError("there is a comma where a move is expected")
                .at(movePlace(moves.size() + 1));
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
        throw(number > 1
                  ? FormatError("{} has won with move {}", winner(ended, firstToMove), number - 1)
                  : FormatError("{} has won before", winner(ended, firstToMove)))
            .at(movePlace(number));
}

void validateGoesOn(search::Ended ended, bool firstToMove) {
    if (ended == search::Ended::Drawn)
        throw InvalidArgument("The game is over: the board is full and no line is complete.");
    if (ended != search::Ended::No)
        throw InvalidArgument("The game is over: {} has won.", winner(ended, firstToMove));
}

} // namespace yomi
