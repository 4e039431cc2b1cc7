// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_text.h"

#include "core/boards/grid_text.h"
#include "core/common/count_text.h"
#include "core/common/format_error.h"

#include <algorithm>

namespace yomi {

namespace {

constexpr std::size_t longestText = 16384; // a board of 26 × 26 with a frame around each cell

/// Whether `sides.one` began, by the numbers of stones, the side to move or, failing these, the
/// default.
bool oneBegan(const StoneSides& sides, int numberOfOne, int numberOfOther,
              const std::string& toMove, bool otherBegins) {
    if (!toMove.empty() && toMove != sides.one && toMove != sides.other)
        throw FormatError("{} cannot be to move: the sides are {} and {}", toMove, sides.one,
                          sides.other);
    const int lead = numberOfOne - numberOfOther;
    if (lead != 1 && lead != -1)
        return toMove.empty() ? !otherBegins : toMove == sides.one;
    const std::string& next = lead > 0 ? sides.other : sides.one;
    if (!toMove.empty() && toMove != next)
        throw FormatError("{} has one stone more, so {} is to move", toMove, next);
    return lead > 0;
}

/// Sets first, second and the side to move; `sides.one` is written o.
void setSides(StoneReading& reading, const StoneSides& sides, bool didOneBegin, int stones) {
    reading.first = didOneBegin ? sides.one : sides.other;
    reading.second = didOneBegin ? sides.other : sides.one;
    reading.firstToMove = stones % 2 == 0;
}

StoneReading boardReading(const StoneCells& cells, const StoneQuestion& question) {
    StoneReading reading;
    reading.size = {cells.width, cells.height, question.size.inARow};
    const auto ones = static_cast<int>(std::ranges::count(cells.signs, 'o'));
    const auto others = static_cast<int>(std::ranges::count(cells.signs, 'x'));
    const bool isOne = oneBegan(cells.sides, ones, others, question.toMove,
                                question.xBegins && cells.sides.other == "X");
    setSides(reading, cells.sides, isOne, ones + others);
    for (std::size_t at = 0; at < cells.signs.size(); ++at) {
        if (at > 0 && at % static_cast<std::size_t>(cells.width) == 0)
            reading.text += '/';
        const char sign = cells.signs[at];
        reading.text += sign == '.' ? '.' : (sign == 'o') == isOne ? 'o' : 'x';
    }
    return reading;
}

StoneReading movesReading(const StoneMoves& moves, const StoneQuestion& question) {
    StoneReading reading;
    reading.isBoard = false;
    reading.size = question.size;
    reading.text = moves.text;
    reading.base = moves.base;
    const std::string& toMove = moves.toMove.empty() ? question.toMove : moves.toMove;
    const bool isOdd = moves.count % 2 == 1;
    const bool isOne =
        toMove.empty() ? !question.xBegins : oneBegan(moves.sides, 0, 0, toMove, false) != isOdd;
    setSides(reading, moves.sides, isOne, moves.count);
    return reading;
}

/// Whether O and X need no conversion. Other games than tic-tac-toe show the first side as O.
bool isShownAsWritten(const StoneReading& reading, StoneNotation notation) {
    const bool areMarks = (reading.first == "O" && reading.second == "X") ||
                          (reading.first == "X" && reading.second == "O");
    return areMarks && (notation == StoneNotation::Numbers || reading.first == "O");
}

/// "Read as 3 moves, O began; X to move.", and what else is worth knowing.
Sentence howRead(const StoneReading& reading, const StoneSigns& signs, StoneNotation notation,
                 const StoneMoves* moves) {
    const std::string first = signs.shown(reading.first), second = signs.shown(reading.second);
    const std::string& next = reading.firstToMove ? first : second;
    std::vector<Sentence> all = {
        !moves ? Sentence("Read as {} × {}, {} began; {} to move.", reading.size.width,
                          reading.size.height, first, next)
        : moves->count == 1 ? Sentence("Read as 1 move, {} began; {} to move.", first, next)
                            : Sentence("Read as {} moves, {} began; {} to move.",
                                       grouped(moves->count), first, next)};
    if (moves && moves->base)
        all.push_back(notation == StoneNotation::Numbers
                          ? Sentence("Squares are counted from {}.", *moves->base)
                          : Sentence("Columns are counted from {}.", *moves->base));
    if (moves && moves->hasScore)
        all.push_back(Sentence("The number behind the moves is a score and plays no part."));
    if (!isShownAsWritten(reading, notation))
        all.push_back(Sentence("{} is shown as O, {} as X.", first, second));
    return joinedSentences(all);
}

bool isSettled(const std::string& rows, int width) {
    std::string cells = rows;
    std::erase(cells, '/');
    const auto below = static_cast<std::size_t>(width);
    for (std::size_t at = 0; at + below < cells.size(); ++at)
        if (cells[at] != '.' && cells[at + below] == '.')
            return false;
    return true;
}

std::optional<StoneGuess> guessBoard(const StoneCells& cells) {
    const int width = cells.width, height = cells.height;
    const StoneReading reading = boardReading(cells, {});
    const bool hasStones = reading.text.find_first_not_of("./") != std::string::npos;
    if (width == 3 && height == 3)
        return StoneGuess{StoneNotation::Numbers, {3, 3, 3}};
    const bool isUsualFour = width == 7 && height == 6;
    if (std::min(width, height) < 3 || (!hasStones && !isUsualFour))
        return std::nullopt;
    constexpr int mostBits = 64;
    if (width > height && height >= 4 && width * (height + 1) <= mostBits &&
        isSettled(reading.text, width))
        return StoneGuess{StoneNotation::Columns, {width, height, 4}};
    if (width * height > mostBits)
        return std::nullopt;
    return StoneGuess{StoneNotation::Squares, {width, height, std::min({width, height, 5})}};
}

/// Squares can also be names of cards, D4 and H5: letters of the four suits alone are not moves.
/// Columns are moves only without separators.
std::optional<StoneGuess> guessMoves(std::string_view text) {
    constexpr GridSize usualFour = {7, 6, 4}, largest = {8, 8, 5};
    constexpr std::size_t fewest = 4; // columns that are not a number
    const auto last = text.find_last_not_of(" \t\r\n") + 1;
    if (text.substr(0, last).find_first_not_of("1234567") == std::string_view::npos)
        return last >= fewest ? std::optional(StoneGuess{StoneNotation::Columns, usualFour})
                              : std::nullopt;
    const bool isSgf = text.find_first_of('[') != std::string_view::npos;
    const auto moves = findMoves(text, StoneNotation::Squares, largest);
    const auto squares = moves ? squaresIn(moves->text) : std::nullopt;
    if (!squares || squares->empty())
        return std::nullopt;
    const bool areCards = !isSgf && std::ranges::all_of(*squares, [](const std::string& square) {
        return std::string_view("cdhs").find(square[0]) != std::string_view::npos;
    });
    int side = 3;
    for (const std::string& square : *squares)
        side = std::max({side, square[0] - 'a' + 1, std::stoi(square.substr(1))});
    if (areCards || side > largest.width)
        return std::nullopt;
    return side == 3
               ? StoneGuess{StoneNotation::Numbers, {3, 3, 3}}
               : StoneGuess{StoneNotation::Squares, {side, side, std::min(side, largest.inARow)}};
}

/// The side for any sign of it.
std::string sideNamed(const std::string& sign) {
    const StoneSigns signs(sign);
    std::string side;
    for (const StoneSigns::Row& row : signs.rows())
        for (const StoneSigns::Sign& each : row.signs)
            side += each.text;
    return side;
}

} // namespace

StoneReading readStones(std::string_view text, const StoneQuestion& question) {
    if (text.size() > longestText)
        throw FormatError("a position has at most {} bytes", longestText);
    StoneQuestion asked = question;
    const StoneSigns signs(text);
    asked.toMove = sideNamed(question.toMove.empty() ? signs.toMove() : question.toMove);
    StoneReading reading;
    // Columns without separators may be as many as a narrow board has cells.
    const bool areColumns = asked.notation == StoneNotation::Columns &&
                            text.find_first_not_of(columnSigns) == std::string_view::npos;
    const auto cells =
        areColumns ? std::nullopt : findCells(signs, asked.size, asked.takesOtherSizes);
    if (cells) {
        reading = boardReading(*cells, asked);
        const bool isOwn = text.find_first_not_of(".ox/") == std::string_view::npos;
        if (!isOwn || reading.first != "O")
            reading.sentence = howRead(reading, signs, asked.notation, nullptr);
    } else if (const auto moves =
                   findMoves(signs.withoutToMove(text), asked.notation, asked.size)) {
        reading = movesReading(*moves, asked);
        if (!isOwnText(text, reading.text) || reading.first != "O")
            reading.sentence = howRead(reading, signs, asked.notation, &*moves);
    } else {
        refuseCells(signs, text, asked.size);
    }
    return reading;
}

StoneReading readOwnStones(std::string_view text, const StoneQuestion& question) {
    if (!isGridText(text, question.size))
        return readStones(text, question);
    const auto stones = text.size() - static_cast<std::size_t>(std::ranges::count(text, '.')) -
                        static_cast<std::size_t>(question.size.height - 1);
    StoneReading reading;
    reading.text = text;
    reading.size = question.size;
    reading.firstToMove = stones % 2 == 0;
    return reading;
}

std::optional<StoneGuess> guessStones(std::string_view text) {
    if (text.size() > longestText)
        return std::nullopt;
    try {
        if (const auto cells = findCells(StoneSigns(text), {3, 3, 3}, true))
            return guessBoard(*cells);
        return guessMoves(text);
    } catch (const FormatError&) {
        return std::nullopt;
    }
}

} // namespace yomi
