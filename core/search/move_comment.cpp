// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/move_comment.h"

#include "core/common/sentence.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace yomi::search {

namespace {

int sign(int score) {
    return score > 0 ? 1 : score < 0 ? -1 : 0;
}

/// The kind of a move that is worth less than the best one.
CommentKind kindOfWorse(double before, double after) {
    if (before > 0)
        return after > 0    ? CommentKind::LaterWin
               : after == 0 ? CommentKind::WinToDraw
                            : CommentKind::WinToLoss;
    return before == 0 ? CommentKind::DrawToLoss : CommentKind::SoonerLoss;
}

CommentKind kindOf(int before, int after, const SolvedMoves& solved) {
    const auto count = [&](auto&& what) {
        return std::ranges::count_if(solved.moves, what);
    };
    const auto all = static_cast<std::ptrdiff_t>(solved.moves.size());
    if (before == after) {
        if (count([&](const auto& each) { return each.score == before; }) == all)
            return CommentKind::NoChoice;
        const bool alone =
            count([&](const auto& each) { return sign(each.score) == sign(before); }) == 1;
        return alone ? CommentKind::OnlyMove : CommentKind::Best;
    }
    return kindOfWorse(before, after);
}

bool isSolved(const MoveComment& comment) {
    return comment.kind != CommentKind::EstimateOnly;
}

} // namespace

int SolvedMoves::best() const {
    return std::ranges::max_element(moves, {}, &Scored::score)->score;
}

std::vector<tree::Move> SolvedMoves::bestMoves() const {
    std::vector<tree::Move> result;
    for (const Scored& each : moves)
        if (each.score == best())
            result.push_back(each.move);
    return result;
}

bool isMistake(CommentKind kind) {
    return kind == CommentKind::WinToDraw || kind == CommentKind::WinToLoss ||
           kind == CommentKind::DrawToLoss || kind == CommentKind::SoonerLoss;
}

int endOf(int score, int maxPlies, bool first) {
    if (score == 0)
        return maxPlies;
    const int latest = maxPlies + 2 - 2 * std::abs(score);
    const bool firstWins = (score > 0) == first;
    return (latest % 2 != 0) == firstWins ? latest : latest - 1;
}

MoveComment commentOn(tree::Move move, const SolvedMoves& solved) {
    const auto played = std::ranges::find(solved.moves, move, &SolvedMoves::Scored::move);
    if (played == solved.moves.end())
        throw InvalidArgument("Move {} has no score.", move);
    const int before = solved.best(), after = played->score;
    MoveComment comment;
    comment.kind = kindOf(before, after, solved);
    comment.before = before;
    comment.after = after;
    comment.choices = static_cast<int>(solved.moves.size());
    if (before != after)
        comment.better = solved.bestMoves();
    if (solved.scale == Scale::FastWin) {
        comment.endBefore = endOf(before, solved.maxPlies, solved.firstToMove);
        comment.endAfter = endOf(after, solved.maxPlies, solved.firstToMove);
    }
    return comment;
}

KnownComment amongNeighbours(const MoveComment& own, const MoveComment* previous,
                             const MoveComment* next) {
    KnownComment known{own, isSolved(own), isSolved(own)};
    if (isSolved(own))
        return known;
    MoveComment& comment = known.comment;
    if (previous && isSolved(*previous)) {
        comment.before = 0 - previous->after; // 0 - x, for -x of 0 is -0
        comment.endBefore = previous->endAfter;
        known.isBeforeExact = true;
    }
    if (next && isSolved(*next)) {
        comment.after = 0 - next->before;
        comment.endAfter = next->endBefore;
        known.isAfterExact = true;
    }
    if (known.isBeforeExact && known.isAfterExact) {
        comment.kind = comment.choices == 1 ? CommentKind::NoChoice
                       : comment.before == comment.after
                           ? CommentKind::Best
                           : kindOfWorse(comment.before, comment.after);
        comment.better.clear();
    }
    return known;
}

} // namespace yomi::search
