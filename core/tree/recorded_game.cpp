// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recorded_game.h"

#include "core/boards/game_entry.h"
#include "core/tree/line_text.h"

#include <algorithm>
#include <utility>

namespace yomi::tree {

namespace {

Move cellsOf(const RecordingHeader& header) {
    return static_cast<Move>(header.width * header.height);
}

} // namespace

RecordedGame::RecordedGame(const RecordingHeader& header, WordList words,
                           std::unique_ptr<BoardRules> rules)
    : m_header(header)
    , m_words(std::move(words))
    , m_rules(std::move(rules)) {}

std::string RecordedGame::moveText(Move move) const {
    if (move >= cellsOf(m_header))
        return std::string(m_words.text(move - cellsOf(m_header)));
    return hasNumberedMoves() || !m_rules ? std::to_string(move) : m_rules->moveText(move);
}

bool RecordedGame::hasNumberedMoves() const {
    return m_header.game && m_header.game->notation == StoneNotation::Numbers;
}

std::string RecordedGame::boardText(Path path) const {
    const std::optional<std::string> board = boardAfter(path);
    if (!board || hasNumberedMoves())
        return board.value_or("");
    const auto width = static_cast<std::size_t>(m_header.width);
    std::string rows;
    for (std::size_t row = 0; row < board->size(); row += width)
        rows.append(row > 0 ? "/" : "").append(*board, row, width);
    return rows;
}

std::optional<Image> RecordedGame::image(Path from, Path to) const {
    const std::optional<std::string> one = boardAfter(from), other = boardAfter(to);
    if (!one || !other)
        return std::nullopt;
    // Of several images tic-tac-toe's table uses the last one, the other games' the first.
    std::optional<Image> found;
    for (const BoardImage& each : m_rules->images()) {
        if (each.of(*one) != *other)
            continue;
        found = each.name;
        if (each.name == Image::Same || !hasNumberedMoves())
            break;
    }
    return found;
}

std::optional<std::string> RecordedGame::boardAfter(Path path) const {
    if (!m_rules)
        return std::nullopt;
    std::string board = m_header.root;
    auto stones = board.size() - static_cast<std::size_t>(std::ranges::count(board, '.'));
    for (const Move move : path) {
        const auto cell = m_rules->cellOf(board, move);
        if (!cell)
            return std::nullopt;
        board[*cell] = stones++ % 2 == 0 ? 'o' : 'x';
    }
    return board;
}

Move moveOf(const Recording& recording, WordId word) {
    const auto number = numberedMove(recording.header, recording.words.text(word));
    return number.value_or(wordMove(recording, word));
}

Move wordMove(const Recording& recording, WordId word) {
    return cellsOf(recording.header) + word;
}

std::optional<Move> numberedMove(const RecordingHeader& header, std::string_view text) {
    if (const auto count = parseCount(text);
        count && *count >= header.base && *count - header.base < cellsOf(header))
        return static_cast<Move>(*count) - static_cast<Move>(header.base);
    if (!header.game || header.hasColumns())
        return std::nullopt;
    const auto squares = squaresIn(text);
    if (!squares || squares->size() != 1)
        return std::nullopt;
    const int column = squares->front()[0] - 'a', row = std::stoi(squares->front().substr(1)) - 1;
    if (column >= header.width || row >= header.height)
        return std::nullopt;
    return static_cast<Move>(row * header.width + column);
}

} // namespace yomi::tree
