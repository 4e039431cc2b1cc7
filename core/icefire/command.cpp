// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/command.h"

#include <algorithm>
#include <charconv>

namespace yomi::icefire {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0;;) {
        const std::size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end - start));
        if (end == std::string_view::npos)
            return parts;
        start = end + 1;
    }
}

/// The text without blanks and control characters (up to U+0020) at both ends.
std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) {
        return static_cast<unsigned char>(c) <= ' ';
    };
    while (!text.empty() && blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    return text;
}

bool onlyDigits(std::string_view word) {
    return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// The value of a word of digits; nothing if it is empty or does not fit into 32 bits.
std::optional<int> number(std::string_view digits) {
    int value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

/// The meaning of the words before the final one, two or three numbers.
struct Shape {
    CommandKind kind;
    std::size_t numbers;
};
std::optional<Shape> shapeOf(const std::vector<std::string_view>& words) {
    if (words.size() != 4)
        return std::nullopt;
    if (words[0] == "MOVE")
        return Shape{CommandKind::Move, 3};
    if (words[0] == "TRAIN")
        return Shape{CommandKind::Train, 3};
    if (words[0] == "BUILD" && words[1] == "MINE")
        return Shape{CommandKind::BuildMine, 2};
    if (words[0] == "BUILD" && words[1] == "TOWER")
        return Shape{CommandKind::BuildTower, 2};
    return std::nullopt;
}

/// Why a well-formed command cannot even be tried; Ok if it can.
Outcome check(const Command& command, const State& state) {
    if (command.kind == CommandKind::Train &&
        (command.subject < 1 || command.subject > highestLevel))
        return Outcome::BadLevel;
    if (command.kind != CommandKind::Move)
        return Outcome::Ok;
    const Unit* unit = state.unitWithId(command.subject);
    if (!unit)
        return Outcome::NoSuchUnit;
    return unit->owner == state.player ? Outcome::Ok : Outcome::NotYourUnit;
}

Piece parsePiece(std::string_view text, const State& state) {
    Piece piece{std::string(text), Outcome::Unrecognised, {}};
    if (text == "WAIT") {
        piece.outcome = Outcome::Wait;
        return piece;
    }
    if (text.starts_with("MSG ")) {
        piece.outcome = Outcome::Message;
        return piece;
    }
    const auto words = split(text, ' ');
    const auto shape = shapeOf(words);
    if (!shape ||
        !std::all_of(words.end() - static_cast<int>(shape->numbers), words.end(), onlyDigits))
        return piece;
    const auto x = number(words[2]), y = number(words[3]);
    const auto subject = shape->numbers == 3 ? number(words[1]) : 0;
    if (!x || !y || !subject) {
        if (state.ruleset == Ruleset::Contest2019)
            piece.outcome = Outcome::BadNumber;
        return piece;
    }
    if (!onBoard(*x, *y) || !state.terrain->land().contains(cellAt(*x, *y))) {
        piece.outcome = Outcome::OffLand;
        return piece;
    }
    piece.command = Command{shape->kind, *subject, cellAt(*x, *y)};
    piece.outcome = check(*piece.command, state);
    return piece;
}

} // namespace

std::string text(const Command& command) {
    const std::string place =
        std::to_string(columnOf(command.target)) + " " + std::to_string(rowOf(command.target));
    switch (command.kind) {
    case CommandKind::Move:
        return "MOVE " + std::to_string(command.subject) + " " + place;
    case CommandKind::Train:
        return "TRAIN " + std::to_string(command.subject) + " " + place;
    case CommandKind::BuildMine:
        return "BUILD MINE " + place;
    case CommandKind::BuildTower:
        return "BUILD TOWER " + place;
    }
    return {};
}

std::string text(const std::vector<Command>& commands) {
    std::string line;
    for (const Command& command : commands)
        line.append(line.empty() ? "" : ";").append(text(command));
    return line.empty() ? "WAIT" : line;
}

std::vector<Piece> parseLine(std::string_view line, const State& state) {
    auto parts = split(line, ';');
    if (parts.size() > 1) { // an empty line is one empty piece
        while (!parts.empty() && parts.back().empty())
            parts.pop_back();
    }
    std::vector<Piece> pieces;
    for (const std::string_view part : parts) {
        pieces.push_back(parsePiece(trimmed(part), state));
        if (pieces.back().outcome == Outcome::Unrecognised) {
            for (Piece& piece : pieces) {
                if (piece.outcome == Outcome::Ok)
                    piece.outcome = Outcome::Dropped;
            }
            break;
        }
    }
    return pieces;
}

} // namespace yomi::icefire
