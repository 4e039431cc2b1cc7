// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/position.h"

#include "core/boards/grid_text.h"
#include "core/common/format_error.h"

#include <algorithm>
#include <bit>

namespace yomi::tictactoe {

namespace {

Sentence counted(int marks, char name) {
    return marks == 1 ? Sentence("1 {}", name) : Sentence("{} {}s", marks, name);
}

constexpr std::string_view blanks = " \t\n\v\f\r";

bool isBlank(char c) {
    return blanks.find(c) != std::string_view::npos;
}

/// A text for a sentence: each run of white space as one blank, shortened if long.
std::string onOneLine(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string line;
    for (const char c : text) {
        const bool continuesLetter = (c & 0xc0) == 0x80; // within a UTF-8 character
        if (line.size() >= longest && !continuesLetter)
            return line + "…";
        if (!isBlank(c))
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    return line.ends_with(' ') ? line.substr(0, line.size() - 1) : line;
}

} // namespace

Status status(const Position& position) {
    if (hasLine[position.of(Player::O)])
        return Status::OWon;
    if (hasLine[position.of(Player::X)])
        return Status::XWon;
    return position.empty() == 0 ? Status::Drawn : Status::Playing;
}

search::Ended Position::ended() const {
    const Status now = status(*this);
    if (now == Status::Playing)
        return search::Ended::No;
    if (now == Status::Drawn)
        return search::Ended::Drawn;
    return (now == Status::OWon) == firstToMove() ? search::Ended::Won : search::Ended::Lost;
}

std::vector<int> legalMoves(const Position& position) {
    std::vector<int> moves;
    if (status(position) == Status::Playing)
        for (int square = 0; square < squareCount; ++square)
            if (position.empty() >> square & 1)
                moves.push_back(square);
    return moves;
}

Position played(const Position& position, int square, Begins begins) {
    if (square < 0 || square >= squareCount)
        throw InvalidArgument("A move is a square from 0 to 8, not {}.", square);
    if (status(position) != Status::Playing)
        throw InvalidArgument("The game on \"{}\" is over; no move to square {} is possible.",
                              text(position, begins), square);
    if (!(position.empty() >> square & 1))
        throw InvalidArgument("Square {} of \"{}\" is taken already.", square,
                              text(position, begins));
    Position next = position;
    next.marks[static_cast<int>(position.toMove())] |= static_cast<std::uint16_t>(1 << square);
    return next;
}

std::vector<int> squaresOf(const std::string& moves) {
    const auto found = findMoves(moves, StoneNotation::Numbers, Position::size());
    const auto names = found ? squaresIn(found->text) : std::nullopt;
    if (!names)
        throw InvalidArgument("Moves are squares such as 4,0,8; \"{}\" is not.", moves);
    std::vector<int> squares;
    for (const std::string& name : *names)
        squares.push_back(
            parseSquare(name, Position::size(), Sentence("move {}", squares.size() + 1)));
    return squares;
}

Position played(Position position, std::string_view moves) {
    for (const int square : squaresOf(std::string(moves)))
        position = played(position, square);
    return position;
}

Sentence whyImpossible(const Position& position, Begins begins) {
    for (const std::uint16_t marks : position.marks)
        if (marks > fullBoard)
            return Sentence("A board has nine squares; the mask {} has others, the greatest is {}.",
                            marks, fullBoard);
    const char o = signOf(Player::O, begins), x = signOf(Player::X, begins);
    if (const unsigned both = position.of(Player::O) & position.of(Player::X))
        return Sentence("A square has one mark at most; {} and {} are both on square {}.", o, x,
                        std::countr_zero(both));
    const int ofO = count(position.of(Player::O)), ofX = count(position.of(Player::X));
    if (ofO != ofX && ofO != ofX + 1)
        return Sentence("{} moves first and the sides take turns: {} and {} cannot be on the board "
                        "together.",
                        o, counted(ofO, o), counted(ofX, x));
    const bool oLine = hasLine[position.of(Player::O)], xLine = hasLine[position.of(Player::X)];
    if (oLine && xLine)
        return Sentence("Both sides have three in a row; the game would have ended at the first.");
    if (oLine && ofO == ofX)
        return Sentence("{} has three in a row, but {} has moved since.", o, x);
    if (xLine && ofO != ofX)
        return Sentence("{} has three in a row, but {} has moved since.", x, o);
    return {};
}

void validate(const Position& position, Begins begins) {
    if (const Sentence reason = whyImpossible(position, begins); !reason.empty())
        throw InvalidArgument("No game leads to \"{}\". {}", text(position, begins), reason);
}

Begins begins(const StoneReading& reading) {
    return reading.first == "X" ? Begins::X : Begins::O;
}

StoneReading readPosition(std::string_view text, const StoneQuestion& question) {
    try {
        if (text.find_first_not_of(blanks) != std::string_view::npos)
            return readStones(text, question);
    } catch (const FormatError& error) {
        if (!question.toMove.empty()) {
            StoneQuestion board = question;
            board.toMove.clear();
            (void)readPosition(text, board); // then it is the side to move that is wrong
            throw InvalidArgument("{}.", error.sentence());
        }
        if (text.find_first_not_of(".oxOX \t\n\v\f\r") != std::string_view::npos)
            throw InvalidArgument("{}.", error.sentence());
    }
    throw InvalidArgument(
        "A position is nine characters o, x or . in reading order; \"{}\" is not.",
        onOneLine(text));
}

Position positionOf(const StoneReading& reading) {
    const Begins first = begins(reading);
    Position position;
    if (reading.isBoard) {
        const GridStones stones = stonesOf(reading.text);
        position.marks = {static_cast<std::uint16_t>(stones.o),
                          static_cast<std::uint16_t>(stones.x)};
        validate(position, first);
        return position;
    }
    std::string_view moves = reading.text;
    for (std::size_t number = 1; !moves.empty(); ++number) {
        const std::size_t length = std::min(moves.find(' '), moves.size());
        position = played(
            position,
            parseSquare(moves.substr(0, length), reading.size, Sentence("move {}", number)), first);
        moves.remove_prefix(std::min(length + 1, moves.size()));
    }
    return position;
}

Position parsePosition(std::string_view text) {
    return positionOf(readPosition(text));
}

bool isMarks(std::string_view text) {
    return text.size() == squareCount && text.find_first_not_of(".ox") == std::string_view::npos;
}

Position parseMarks(std::string_view text, Begins begins) {
    if (!isMarks(text))
        throw InvalidArgument(
            "A position is nine characters o, x or . in reading order; \"{}\" is not.",
            onOneLine(text));
    const GridStones stones = stonesOf(text);
    const std::array marks = {static_cast<std::uint16_t>(stones.o),
                              static_cast<std::uint16_t>(stones.x)};
    return begins == Begins::O ? Position{marks} : Position{{marks[1], marks[0]}};
}

std::string text(const Position& position, Begins begins) {
    std::string result(squareCount, '.');
    for (int square = 0; square < squareCount; ++square)
        for (const Player player : {Player::O, Player::X})
            if (position.of(player) >> square & 1)
                result[static_cast<std::size_t>(square)] =
                    signOf(player, begins) == 'O' ? 'o' : 'x';
    return result;
}

std::string boardText(const Position& position) {
    return text(position);
}

} // namespace yomi::tictactoe
