// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/evaluation.h"

#include <utility>

namespace yomi::tictactoe {

namespace {

constexpr Score onePoint = 2;
constexpr Score halfPoint = 1;

constexpr Score articleWin = 300 * onePoint;
constexpr Score threat = -100 * onePoint;
constexpr Score twoOpenPairs = 200 * onePoint;
constexpr Score cornersAroundCentre = 100 * onePoint;
constexpr Score openPair = 2 * onePoint;
constexpr Score ownSingle = halfPoint;
constexpr Score otherSingle = -onePoint;

constexpr std::uint16_t centre = 0x010;
constexpr std::uint16_t edges = 0x0aa;
constexpr std::uint16_t diagonalEnds[] = {0x101, 0x044};

/// The lines on which a mask has no mark, one and two: bit i means lines[i].
struct LineMarks {
    std::uint8_t none, one, two;
};

constexpr auto lineMarks = [] {
    std::array<LineMarks, fullBoard + 1> result = {};
    for (unsigned mask = 0; mask < result.size(); ++mask)
        for (std::size_t i = 0; i < lines.size(); ++i) {
            LineMarks& marks = result[mask];
            const int onLine = count(mask & lines[i]);
            const auto bit = static_cast<std::uint8_t>(1U << i);
            marks.none |= onLine == 0 ? bit : 0;
            marks.one |= onLine == 1 ? bit : 0;
            marks.two |= onLine == 2 ? bit : 0;
        }
    return result;
}();

/// O has two opposite corners, X the centre and an edge: the defence against the fork.
bool isCornersAroundCentre(const Position& position) {
    const std::uint16_t o = position.of(Player::O), x = position.of(Player::X);
    const bool opposite =
        (o & diagonalEnds[0]) == diagonalEnds[0] || (o & diagonalEnds[1]) == diagonalEnds[1];
    return position.plies() == 4 && opposite && (x & centre) && (x & edges);
}

} // namespace

Score winValue(Evaluation evaluation, int plies) {
    if (evaluation == Evaluation::Article)
        return articleWin;
    if (evaluation == Evaluation::WinDrawLoss)
        return onePoint;
    return (plies % 2 == 1 ? 11 - plies : 10 - plies) * halfPoint;
}

Score articleEstimate(const Position& position) {
    const Player toMove = position.toMove();
    const LineMarks t = lineMarks[position.of(toMove)];
    const LineMarks m = lineMarks[position.of(toMove == Player::O ? Player::X : Player::O)];
    const int ownPairs = count(m.two & t.none), ownSingles = count(m.one & t.none);
    const int otherPairs = count(m.none & t.two), otherSingles = count(m.none & t.one);
    if (otherPairs == 0 && ownPairs >= 2)
        return twoOpenPairs;
    if (isCornersAroundCentre(position))
        return cornersAroundCentre;
    return otherPairs * threat + (ownPairs == 1 ? openPair : 0) + ownSingles * ownSingle +
           otherSingles * otherSingle;
}

std::vector<tree::Term> articleTerms(const Position& position) {
    const bool firstMoved = position.toMove() == Player::X;
    const std::uint16_t own = position.of(firstMoved ? Player::O : Player::X);
    const std::uint16_t others = position.of(position.toMove());
    std::vector<tree::Term> terms;
    const auto add = [&](tree::Term term, Score amount, std::uint16_t cells) {
        term.amount = points(firstMoved ? amount : -amount);
        for (int square = 0; square < squareCount; ++square)
            if (cells >> square & 1)
                term.cells.push_back(square);
        terms.push_back(std::move(term));
    };
    struct OpenLines {
        int count = 0;
        std::uint16_t cells = 0;
    };
    const auto openLines = [](std::uint16_t marks, std::uint16_t against, int onLine) {
        OpenLines open;
        for (const std::uint16_t line : lines)
            if (!(line & against) && count(line & marks) == onLine) {
                ++open.count;
                open.cells |= line;
            }
        return open;
    };
    const OpenLines ownPairs = openLines(own, others, 2), ownSingles = openLines(own, others, 1);
    const OpenLines threats = openLines(others, own, 2), otherSingles = openLines(others, own, 1);
    const auto addLines = [&](bool ofOwn, int marks, const OpenLines& open, Score amount) {
        if (open.count > 0)
            add({{}, ofOwn == firstMoved, marks, open.count}, amount, open.cells);
    };
    if (threats.count == 0 && ownPairs.count >= 2) {
        addLines(true, 2, ownPairs, twoOpenPairs);
    } else if (isCornersAroundCentre(position)) {
        add({"corners around the centre", firstMoved}, cornersAroundCentre, own | others);
    } else {
        addLines(false, 2, threats, threats.count * threat);
        if (ownPairs.count == 1)
            addLines(true, 2, ownPairs, openPair);
        addLines(true, 1, ownSingles, ownSingles.count * ownSingle);
        addLines(false, 1, otherSingles, otherSingles.count * otherSingle);
    }
    return terms;
}

const ArticleEstimates& articleEstimates() {
    static const ArticleEstimates table = [] {
        ArticleEstimates estimates = {};
        for (const Position& position : reachablePositions())
            estimates[ternaryKey(position)] = static_cast<std::int16_t>(articleEstimate(position));
        return estimates;
    }();
    return table;
}

Leaves::Leaves(Evaluation evaluation)
    : m_estimates(evaluation == Evaluation::Article ? &articleEstimates() : nullptr) {
    for (int plies = 0; plies <= squareCount; ++plies)
        m_winValue[plies] = winValue(evaluation, plies);
}

Score staticValue(Evaluation evaluation, const Position& position) {
    const int sign = position.toMove() == Player::X ? 1 : -1; // O has just moved, or X
    switch (status(position)) {
    case Status::OWon:
    case Status::XWon:
        return sign * winValue(evaluation, position.plies());
    case Status::Drawn:
        return 0;
    case Status::Playing:
        break;
    }
    return evaluation == Evaluation::Article ? sign * articleEstimate(position) : 0;
}

} // namespace yomi::tictactoe
