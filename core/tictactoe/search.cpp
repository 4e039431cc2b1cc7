// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/search.h"

#include "core/tictactoe/run_search.h"

#include <numeric>
#include <stdexcept>

namespace yomi::tictactoe {

namespace {

template <class Board>
SearchResult searchUntraced(Board& board, const Settings& settings, const Limits& limits) {
    NoTrace nobody;
    return runSearch(board, settings, limits, nobody).result;
}

} // namespace

void validateSearchable(const Position& position) {
    validate(position);
    if (status(position) != Status::Playing)
        throw std::invalid_argument("The game on \"" + text(position) +
                                    "\" is over; there is no move to search.");
}

std::vector<int> Iteration::bestMoves() const {
    std::vector<int> squares;
    for (const RootMove& move : moves)
        if (move.value == value)
            squares.push_back(move.square);
    return squares;
}

std::int64_t SearchResult::totalNodes() const {
    return std::accumulate(
        iterations.begin(), iterations.end(), std::int64_t{0},
        [](std::int64_t sum, const Iteration& one) { return sum + one.counters.nodes; });
}

SearchResult search(Bitboard& board, const Settings& settings, const Limits& limits) {
    return searchUntraced(board, settings, limits);
}

SearchResult search(RecordBoard& board, const Settings& settings, const Limits& limits) {
    return searchUntraced(board, settings, limits);
}

SearchResult search(const Position& position, const Settings& settings, const Limits& limits) {
    if (settings.board == BoardKind::Record) {
        RecordBoard board(position);
        return search(board, settings, limits);
    }
    Bitboard board(position);
    return search(board, settings, limits);
}

} // namespace yomi::tictactoe
