// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/game_entry.h"

#include "core/boards/grid_text.h"

#include <algorithm>

namespace yomi {

namespace {

template <class Value>
const GameEntry* gameWith(Value GameEntry::*member, const Value& value) {
    const auto found = std::ranges::find(games(), value,
                                         [member](const GameEntry* game) { return game->*member; });
    return found == games().end() ? nullptr : *found;
}

} // namespace

std::string GameEntry::moveText(const GridSize& size, int move) const {
    switch (notation) {
    case StoneNotation::Numbers:
        return std::to_string(move);
    case StoneNotation::Columns:
        return std::string(1, columnSigns[static_cast<std::size_t>(move)]);
    case StoneNotation::Squares:
        break;
    }
    return squareText(move, size.width);
}

std::string GameEntry::joined(const std::string& moves, const std::string& next) const {
    const bool isApart = !hasColumns() && !moves.empty() && !next.empty();
    return moves + (isApart ? " " : "") + next;
}

GridSize GameEntry::parseSize(std::string_view text, int inARow) const {
    const auto [width, height] = parseGridSize(text);
    const GridSize size = {width, height, inARow};
    validateSize(size);
    return size;
}

const GameEntry* gameNamed(std::string_view name) {
    return gameWith(&GameEntry::name, name);
}

const GameEntry* gameOfKind(std::string_view documentKind) {
    return gameWith(&GameEntry::documentKind, documentKind);
}

const GameEntry& gameOf(StoneNotation notation) {
    return *gameWith(&GameEntry::notation, notation);
}

std::unique_ptr<tree::BoardRules> rulesOf(const tree::RecordingHeader& header) {
    return header.game ? std::make_unique<tree::BoardRules>(header.size(), header.game->notation)
                       : nullptr;
}

} // namespace yomi
