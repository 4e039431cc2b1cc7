// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/search.h"

#include "core/common/sentence.h"
#include "core/search/record.h"
#include "core/tictactoe/entry.h"
#include "core/tictactoe/run_search.h"

namespace yomi::tictactoe {

namespace {

/// Calls run(board) with a board of the kind in the settings.
template <class Run>
SearchResult onBoard(const Position& position, const Settings& settings, Run&& run) {
    if (settings.board == BoardKind::Heap) {
        RecordBoard board(position);
        return run(board);
    }
    Bitboard board(position);
    return run(board);
}

template <class Board>
SearchResult searchUntraced(Board& board, const Settings& settings, const Limits& limits) {
    NoTrace noTrace;
    return resultOf(board, settings, limits, noTrace);
}

} // namespace

void validateSearchable(const Position& position) {
    validate(position);
    if (status(position) != Status::Playing)
        throw InvalidArgument("The game on \"{}\" is over; there is no move to search.",
                              text(position));
}

SearchResult searchPosition(Bitboard& board, const Settings& settings, const Limits& limits) {
    return searchUntraced(board, settings, limits);
}

SearchResult searchPosition(RecordBoard& board, const Settings& settings, const Limits& limits) {
    return searchUntraced(board, settings, limits);
}

SearchResult searchPosition(const Position& position, const Settings& settings,
                            const Limits& limits) {
    return onBoard(position, settings,
                   [&](auto& board) { return searchPosition(board, settings, limits); });
}

SearchResult analyzePosition(const Position& position, const Settings& settings,
                             const Limits& limits) {
    return onBoard(position, settings, [&](auto& board) {
        search::LineObserver observer;
        SearchResult result = resultOf(board, settings, limits, observer);
        observer.complete(result);
        return result;
    });
}

search::RecordedSearch recordPosition(const Position& position, const Settings& settings,
                                      const Limits& limits, tree::NodeId mostNodes) {
    const Settings all = resolved(settings);
    validateSearchable(position);
    search::RecordedSearch recorded =
        search::recordSearch(Bitboard(position), settings, all, Leaves(evaluationOf(all)),
                             mostNodes, nullptr, [&](Bitboard& board, auto& recorder) {
                                 return resultOf(board, settings, limits, recorder);
                             });
    setGame(recorded.header, gameEntry(), {3, 3, 3});
    return recorded;
}

} // namespace yomi::tictactoe
