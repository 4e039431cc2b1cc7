// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/recorded_game.h"

#include "core/trace/line_text.h"

#include <algorithm>
#include <utility>

namespace yomi::trace {

namespace {

Move cellsOf(const RecordingHeader& header) {
    return static_cast<Move>(header.width * header.height);
}

bool isPossible(const RecordingHeader& header, Image image) {
    switch (image) {
    case Image::Same:
    case Image::LeftRight:
        return true;
    case Image::HalfTurn:
    case Image::TopBottom:
        return header.game != KnownGame::ConnectFour;
    case Image::QuarterTurn:
    case Image::BackTurn:
    case Image::RisingDiagonal:
    case Image::FallingDiagonal:
        return header.game != KnownGame::ConnectFour && header.width == header.height;
    }
    return false;
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

std::string RecordedGame::boardText(Path path) const {
    const std::optional<std::string> board = boardAfter(path);
    if (!board || m_header.game == KnownGame::TicTacToe)
        return board.value_or("");
    const auto width = static_cast<std::size_t>(m_header.width);
    std::string rows;
    for (std::size_t row = 0; row < board->size(); row += width)
        rows.append(row > 0 ? "/" : "").append(*board, row, width);
    return rows;
}

std::optional<Image> RecordedGame::image(Path from, Path to) const {
    constexpr Image all[] = {Image::Same,           Image::QuarterTurn,    Image::HalfTurn,
                             Image::BackTurn,       Image::LeftRight,      Image::TopBottom,
                             Image::RisingDiagonal, Image::FallingDiagonal};
    const std::optional<std::string> one = boardAfter(from), other = boardAfter(to);
    if (!one || !other)
        return std::nullopt;
    // Of several the table of tic-tac-toe has the last one, the others the first.
    std::optional<Image> found;
    for (const Image each : all) {
        if (!isPossible(m_header, each) || imageOf(*one, each) != *other)
            continue;
        found = each;
        if (each == Image::Same || m_header.game != KnownGame::TicTacToe)
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

std::string RecordedGame::imageOf(const std::string& board, Image image) const {
    const int width = m_header.width, height = m_header.height;
    const auto cell = [width](int x, int y) {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
               static_cast<std::size_t>(x);
    };
    std::string turned(board.size(), '.');
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const int right = width - 1 - x, below = height - 1 - y;
            const std::pair<int, int> places[] = {{x, y},         {below, x}, {right, below},
                                                  {y, right},     {right, y}, {x, below},
                                                  {below, right}, {y, x}};
            const auto [toX, toY] = places[static_cast<std::size_t>(image)]; // in their order
            turned[cell(toX, toY)] = board[cell(x, y)];
        }
    return turned;
}

Move moveOf(const Recording& recording, WordId word) {
    const auto number = numberedMove(recording.header, recording.words.text(word));
    return number.value_or(wordMove(recording, word));
}

Move wordMove(const Recording& recording, WordId word) {
    return cellsOf(recording.header) + word;
}

std::optional<Move> numberedMove(const RecordingHeader& header, std::string_view text) {
    const auto count = parseCount(text);
    if (!count || *count < header.base || *count - header.base >= cellsOf(header))
        return std::nullopt;
    return static_cast<Move>(*count) - static_cast<Move>(header.base);
}

} // namespace yomi::trace
