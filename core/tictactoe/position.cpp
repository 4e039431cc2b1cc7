// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/position.h"

#include <bit>
#include <stdexcept>

namespace yomi::tictactoe {

namespace {

std::string counted(int marks, const char* name) {
    return std::to_string(marks) + " " + name + (marks == 1 ? "" : "s");
}

bool isBlank(char c) {
    return std::string_view(" \t\n\v\f\r").find(c) != std::string_view::npos;
}

/// A text for a sentence: each stretch of white space as one blank, and only the beginning of what
/// is long.
std::string onOneLine(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string line;
    for (const char c : text) {
        const bool continuesLetter = (c & 0xc0) == 0x80; // of UTF-8, which is not to be cut
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

std::vector<int> legalMoves(const Position& position) {
    std::vector<int> moves;
    if (status(position) == Status::Playing)
        for (int square = 0; square < squareCount; ++square)
            if (position.empty() >> square & 1)
                moves.push_back(square);
    return moves;
}

Position played(const Position& position, int square) {
    if (square < 0 || square >= squareCount)
        throw std::invalid_argument("A move is a square from 0 to 8; " + std::to_string(square) +
                                    " is none.");
    if (status(position) != Status::Playing)
        throw std::invalid_argument("The game on \"" + text(position) +
                                    "\" is over; no move to square " + std::to_string(square) +
                                    " is possible.");
    if (!(position.empty() >> square & 1))
        throw std::invalid_argument("Square " + std::to_string(square) + " of \"" + text(position) +
                                    "\" is taken already.");
    Position next = position;
    next.marks[static_cast<int>(position.toMove())] |= static_cast<std::uint16_t>(1 << square);
    return next;
}

std::string whyImpossible(const Position& position) {
    for (const std::uint16_t marks : position.marks)
        if (marks > fullBoard)
            return "A board has nine squares; the mask " + std::to_string(marks) +
                   " has others, the greatest is " + std::to_string(fullBoard) + ".";
    if (position.of(Player::O) & position.of(Player::X))
        return "A square has one mark at most; O and X are both on square " +
               std::to_string(std::countr_zero(
                   static_cast<unsigned>(position.of(Player::O) & position.of(Player::X)))) +
               ".";
    const int o = count(position.of(Player::O)), x = count(position.of(Player::X));
    if (o != x && o != x + 1)
        return "O moves first and the sides take turns: " + counted(o, "O") + " and " +
               counted(x, "X") + " cannot be on the board together.";
    const bool oLine = hasLine[position.of(Player::O)], xLine = hasLine[position.of(Player::X)];
    if (oLine && xLine)
        return "Both sides have three in a row; the game would have ended at the first.";
    if (oLine && o == x)
        return "O has three in a row, but X has moved since.";
    if (xLine && o != x)
        return "X has three in a row, but O has moved since.";
    return {};
}

void validate(const Position& position) {
    if (const std::string reason = whyImpossible(position); !reason.empty())
        throw std::invalid_argument("No game leads to \"" + text(position) + "\". " + reason);
}

Position parseMarks(std::string_view text) {
    const auto refuse = [text] {
        throw std::invalid_argument("A position is nine characters o, x or . in reading order; \"" +
                                    onOneLine(text) + "\" is not.");
    };
    Position position;
    int square = 0;
    for (const char mark : text) {
        if (isBlank(mark))
            continue;
        if (square == squareCount)
            refuse();
        if (mark == 'o' || mark == 'O')
            position.marks[0] |= static_cast<std::uint16_t>(1 << square);
        else if (mark == 'x' || mark == 'X')
            position.marks[1] |= static_cast<std::uint16_t>(1 << square);
        else if (mark != '.')
            refuse();
        ++square;
    }
    if (square != squareCount)
        refuse();
    return position;
}

Position parsePosition(std::string_view text) {
    const Position position = parseMarks(text);
    validate(position);
    return position;
}

std::string text(const Position& position) {
    std::string result(squareCount, '.');
    for (int square = 0; square < squareCount; ++square) {
        if (position.of(Player::O) >> square & 1)
            result[static_cast<std::size_t>(square)] = 'o';
        else if (position.of(Player::X) >> square & 1)
            result[static_cast<std::size_t>(square)] = 'x';
    }
    return result;
}

} // namespace yomi::tictactoe
