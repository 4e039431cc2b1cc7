// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_leave.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_set>

namespace yomi::tree {

namespace {

/// A node that returns a value.
struct Returned {
    const CheckContext& context;
    const CheckedNode& node;
    const Conclusion& conclusion;
    const EventLine& line;

    double value() const { return conclusion.value; }
    std::string valueText() const { return numberText(*line.value); }
    Sentence moveOf(const CheckedVisit& visit) const {
        return moveText(context.recording, visit.move);
    }
    /// Whether the value can be judged although it need not be a child's own.
    bool canJudgeValue() const { return node.hasWindow || context.header().fail == FailKind::Soft; }
    const CheckedVisit& lastVisitOf(std::uint32_t place) const {
        return node.visits[node.moves[place - 1].lastVisit];
    }

    void looked(Check check) const { context.findings.looked(check); }
    template <class MakeSentence>
    void find(Check check, const MakeSentence& sentence) const {
        context.find(check, node, sentence);
    }
};

bool isOutside(double value, const Bounds& bounds) {
    return value < bounds.lower || value > bounds.upper;
}

bool checkFailHard(const Returned& returned) {
    const CheckedNode& node = returned.node;
    if (returned.context.header().fail != FailKind::Hard || !node.hasWindow)
        return false;
    returned.looked(Check::FailHard);
    if (!isOutside(returned.value(), node.entryWindow))
        return false;
    returned.find(Check::FailHard, [&] {
        return Sentence("The value {} is outside the window {}, and the header says fail=hard.",
                        returned.valueText(), windowText(node, node.entryWindow));
    });
    return true;
}

/// Finds a value that only a search that fails hard returns, although the header says fail=soft.
bool checkFailSoft(const Returned& returned, const CandidateValues& candidates) {
    const CheckedNode& node = returned.node;
    if (returned.context.header().fail != FailKind::Soft || !node.hasWindow)
        return false;
    returned.looked(Check::FailSoft);
    if (!candidates.allowHard(returned.value()))
        return false;
    returned.find(Check::FailSoft, [&] {
        return Sentence("The value {} is the end of the window {}, and the best move has {}. The "
                        "header claims fail=soft; this search seems to fail hard.",
                        returned.valueText(), windowText(node, node.entryWindow),
                        printedText(node, candidates.best()));
    });
    return true;
}

/// Whether the value follows from the children.
bool checkValue(const Returned& returned) {
    const CheckedNode& node = returned.node;
    const CheckContext& context = returned.context;
    if (returned.conclusion.isPartial || !returned.canJudgeValue())
        return false;
    returned.looked(Check::ValueSign);
    returned.looked(Check::ValueNotFromChildren);
    const CandidateValues candidates(node, context.header());
    const double value = returned.value();
    if (candidates.allow(value) || checkFailSoft(returned, candidates))
        return false;
    if (node.mate == infinite && isCountedDown(candidates.best(), value, context.largest)) {
        returned.looked(Check::ValueCountedDown);
        returned.find(Check::ValueCountedDown, [&] {
            return Sentence(
                "The value {} is that of the best move, {}, counted down by 1: if that is the "
                "score of a mate, write mate=N in the header, N less than all of these.",
                returned.valueText(), printedText(node, candidates.best()));
        });
        return true;
    }
    const auto negated = std::ranges::find(node.visits, -value, &CheckedVisit::value);
    if (value != 0 && negated != node.visits.end())
        returned.find(Check::ValueSign, [&] {
            return Sentence("The value {} is that of a move with its sign wrong: line {} returned "
                            "{}, and the best move has, in the numbers of this node, {}.",
                            returned.valueText(), negated->leftLine,
                            returnedText(returned.context, *negated),
                            printedText(node, candidates.best()));
        });
    else
        returned.find(Check::ValueNotFromChildren, [&] {
            return Sentence(
                "The value {} does not follow from the moves searched, the best of which has {}.",
                returned.valueText(), printedText(node, candidates.best()));
        });
    return true;
}

/// Adds a finding at the line where the visit returned.
template <class MakeSentence>
void findAtVisit(const Returned& returned, Check check, const CheckedVisit& visit,
                 const MakeSentence& sentence) {
    returned.context.findAt(check, returned.node, visit.leftLine, visit.node, sentence);
}

/// The visits of each move that a deeper one must follow, by place: those better than all before
/// and less deep than the first move, and those that failed high.
std::vector<const CheckedVisit*> visitsToRepeat(const CheckedNode& node) {
    const double first = node.visits.front().reduction;
    std::vector<const CheckedVisit*> open(node.moves.size());
    for (const CheckedVisit& visit : node.visits) {
        const CheckedVisit*& before = open[visit.place - 1];
        const bool isReduced = visit.reduction > 0 && visit.reduction > first;
        if (before && (!isReduced || visit.reduction < before->reduction))
            before = nullptr;
        const bool isBetter = isReduced && *visit.value > visit.highAtEntry;
        if (!before && (isBetter || visit.failedHigh))
            before = &visit;
    }
    return open;
}

/// Finds a better move that was searched less deep than the others, and not again as deep.
bool checkReducedMoves(const Returned& returned) {
    const CheckedNode& node = returned.node;
    if (returned.conclusion.isPartial || !node.hasWindow)
        return false;
    returned.looked(Check::ResearchMissing);
    for (const CheckedVisit* const better : visitsToRepeat(node)) {
        if (!better)
            continue;
        const CheckedVisit& last = returned.lastVisitOf(better->place);
        const double first = node.visits.front().reduction;
        const bool isReduced = last.reduction > 0 && last.reduction > first;
        if (!isReduced)
            continue; // its claim shows whether it had to be searched again
        const bool isFirst =
            std::ranges::find(node.visits, last.place, &CheckedVisit::place)->node == last.node;
        findAtVisit(returned, Check::ResearchMissing, last, [&] {
            const Sentence move = returned.moveOf(last);
            const std::string reduction = numberText(last.reduction);
            return isFirst ? Sentence("The move {} was better than all before, {}, with a depth "
                                      "reduced by {}, and was not searched again.",
                                      move, printedText(node, *last.value), reduction)
                           : Sentence("The move {} failed high at line {}, {}, and was searched "
                                      "again only with a depth reduced by {}.",
                                      move, better->leftLine, printedText(node, *better->value),
                                      reduction);
        });
        return true;
    }
    return false;
}

/// The first move that may be better than the value, because none of its visits disproves it.
std::optional<std::uint32_t> placeNotRefuted(const Returned& returned) {
    const CheckedNode& node = returned.node;
    std::vector<bool> isRefuted(node.moves.size());
    for (const CheckedVisit& visit : node.visits)
        if (!visit.isSuperseded &&
            (visit.hasEmptyWindow() ? *visit.value : visit.known.upper) <= returned.value())
            isRefuted[visit.place - 1] = true;
    const auto found = std::ranges::find(isRefuted, false);
    if (found == isRefuted.end())
        return std::nullopt;
    return static_cast<std::uint32_t>(found - isRefuted.begin()) + 1;
}

/// Whether the value is proved to be at least the returned one.
bool isProvedAtLeast(const Returned& returned) {
    const CheckedNode& node = returned.node;
    const double value = returned.value();
    return node.proven.lower >= value || node.bestExtra >= value ||
           std::ranges::any_of(node.visits, [&](const CheckedVisit& visit) {
               return (visit.hasEmptyWindow() ? *visit.value : visit.known.lower) >= value;
           });
}

/// "The value 3 is said to be exact", or the reason why it counts as exact.
Sentence claimOf(const Returned& returned) {
    const CheckedNode& node = returned.node;
    const BoundKind own = *returned.conclusion.claim;
    const BoundKind claim = *node.own(own); // in the printed view
    const std::string value = returned.valueText();
    if (returned.line.bound)
        return Sentence("The value {} is said to be {}", value, nameOf(claim));
    Sentence counts =
        claim == BoundKind::Upper   ? Sentence("The value {} counts as an upper bound", value)
        : claim == BoundKind::Lower ? Sentence("The value {} counts as a lower bound", value)
                                    : Sentence("The value {} counts as exact", value);
    if (!returned.conclusion.isFromWindow)
        return counts;
    const std::string window = windowText(node, node.window);
    return own == BoundKind::Exact   ? Sentence("{}, inside the window {}", counts, window)
           : own == BoundKind::Upper ? Sentence("{}, at or below the window {}", counts, window)
                                     : Sentence("{}, at or above the window {}", counts, window);
}

bool checkClaim(const Returned& returned) {
    const CheckedNode& node = returned.node;
    const Conclusion& conclusion = returned.conclusion;
    if (conclusion.isPartial || !conclusion.claim)
        return false;
    returned.looked(Check::BoundTooStrong);
    if (conclusion.claimsAtLeast() && !node.mayHideStandPat() && !isProvedAtLeast(returned)) {
        returned.find(Check::BoundTooStrong, [&] {
            return Sentence("{}, yet no move proves so much for the side to move.",
                            claimOf(returned));
        });
        return true;
    }
    if (!conclusion.claimsAtMost() || node.proven.upper <= returned.value())
        return false;
    if (conclusion.claim == BoundKind::Exact && conclusion.isCut) {
        returned.find(Check::BoundTooStrong, [&] {
            return Sentence("{}, yet the node was cut off at it.", claimOf(returned));
        });
        return true;
    }
    const auto place = placeNotRefuted(returned);
    if (!place)
        return false;
    const CheckedVisit& visit = returned.lastVisitOf(*place);
    if (visit.failedHigh)
        findAtVisit(returned, Check::ResearchMissing, visit, [&] {
            return Sentence("The move {} failed high, with {}, in a window that ends below the "
                            "node's, and was not searched again.",
                            returned.moveOf(visit), printedText(node, *visit.value));
        });
    else
        returned.find(Check::BoundTooStrong, [&] {
            return Sentence("{}, yet the move {} may be better.", claimOf(returned),
                            returned.moveOf(visit));
        });
    return true;
}

void checkLeaves(const Returned& returned) {
    const CheckedNode& node = returned.node;
    const Conclusion& conclusion = returned.conclusion;
    if (conclusion.isPartial || !conclusion.claim || !conclusion.knowsLeaves)
        return;
    returned.looked(Check::ValueWrong);
    const Bounds& leaves = conclusion.leaves;
    const double value = returned.value();
    const bool isTooGreat = conclusion.claimsAtLeast() && value > leaves.upper;
    const bool isTooSmall = conclusion.claimsAtMost() && value < leaves.lower;
    if (isTooGreat || isTooSmall)
        returned.find(Check::ValueWrong, [&] {
            return Sentence("{}, yet the leaves below give {}.", claimOf(returned),
                            windowText(node, leaves));
        });
}

/// Only the first of these findings is added at one return.
void checkChain(const Returned& returned) {
    if (!checkFailHard(returned) && !checkValue(returned) && !checkReducedMoves(returned) &&
        !checkClaim(returned))
        checkLeaves(returned);
}

void checkMoves(const Returned& returned) {
    const CheckContext& context = returned.context;
    const CheckedNode& node = returned.node;
    const Conclusion& conclusion = returned.conclusion;
    const EventLine& line = returned.line;
    std::optional<double> legal = line.moves;
    if (!legal && node.board && context.header().promisesMoves)
        legal = static_cast<double>(node.board->legalMoves);
    if (!legal || (node.depth && *node.depth <= 0) || node.kind == NodeKind::Test)
        return;
    returned.looked(Check::MovesMissing);
    std::size_t told = node.moves.size();
    if (!node.skips.empty()) {
        std::unordered_set<std::string_view> moves;
        for (const CheckedVisit& visit : node.visits)
            moves.insert(context.recording.words.text(visit.move));
        for (const SkippedMove& skip : node.skips)
            told += moves.insert(skip.move).second;
    }
    if (conclusion.isClosed && static_cast<double>(told) < *legal)
        returned.find(Check::MovesMissing, [&] {
            return Sentence("Of {} legal moves {} were searched or left out with an x line, and no "
                            "cutoff ended the loop.",
                            numberText(*legal), told);
        });
}

void checkCut(const Returned& returned) {
    const CheckedNode& node = returned.node;
    if (!node.hasWindow || !returned.conclusion.isCut)
        return;
    returned.looked(Check::CutEarly);
    if (returned.value() < node.window.upper)
        returned.find(Check::CutEarly, [&] {
            return Sentence(
                "The node was cut off at {}, which does not reach the end of its window, {}.",
                returned.valueText(), printedText(node, node.window.upper));
        });
}

/// Whether the move is proved to be worth `value`, or may be: a leaf without a reason may have its
/// value whatever the window.
bool mayBeAsGood(const Recording& recording, const CheckedVisit& visit, double value) {
    const RecordedNode& node = recording.nodes[visit.node];
    const bool isBareLeaf = node.end == visit.node + 1 && node.reason == unknownWord;
    return visit.known.lower >= value || isBareLeaf;
}

/// Finds a best move of the root that only failed low, with a value that another move has for
/// certain.
void checkBestBound(const Returned& returned) {
    const Recording& recording = returned.context.recording;
    const CheckedNode& node = returned.node;
    const double value = returned.value();
    if (node.move != rootWord)
        return;
    returned.looked(Check::BestOnlyBound);
    const CheckedVisit *proved = nullptr, *bound = nullptr;
    for (const CheckedVisit& visit : node.visits) {
        const bool isBest = recording.words.text(visit.move) == *returned.line.best;
        if (isBest && mayBeAsGood(recording, visit, value))
            return;
        if (isBest && visit.value == value)
            bound = &visit;
        if (!isBest && !proved && visit.known.lower >= value)
            proved = &visit;
    }
    if (bound && proved)
        returned.find(Check::BestOnlyBound, [&] {
            return Sentence("The best move is said to be {}, which only failed low: it is at most "
                            "as good as {}, which has {} for certain.",
                            shownText(*returned.line.best), returned.moveOf(*proved),
                            printedText(node, value));
        });
}

/// Finds a root whose moves all get its whole window although one of them raised its low end.
void checkRootWindows(const Returned& returned) {
    const CheckedNode& node = returned.node;
    const bool isChanged = node.window != node.entryWindow;
    if (node.move != rootWord || !node.hasWindow || node.moves.size() < 2 || isChanged ||
        returned.context.isMinimax())
        return;
    returned.looked(Check::RootWindowWide);
    const auto isWhole = [&](const CheckedVisit& visit) {
        return visit.window && visit.window->lower <= node.window.lower &&
               visit.window->upper >= node.window.upper;
    };
    if (!std::ranges::all_of(node.visits, isWhole))
        return;
    double low = node.window.lower;
    for (const CheckedVisit& visit : node.visits) {
        if (low > node.window.lower && low < node.window.upper)
            returned.context.findAt(
                Check::RootWindowWide, node, visit.enteredLine, visit.node, [&] {
                    return Sentence("The move {} gets all of the root's window, {}, although only "
                                    "{} is still open.",
                                    returned.moveOf(visit), windowText(node, node.window),
                                    windowText(node, {low, node.window.upper}));
                });
        low = std::max(low, *visit.value);
    }
}

void checkBest(const Returned& returned) {
    const CheckContext& context = returned.context;
    const CheckedNode& node = returned.node;
    const Conclusion& conclusion = returned.conclusion;
    const EventLine& line = returned.line;
    if (!line.best || conclusion.isPartial)
        return;
    const WordList& words = context.recording.words;
    returned.looked(Check::BestUnknown);
    const bool isVisited = node.hasVisited(*line.best, words);
    if (!isVisited && !node.hasSkipped(*line.best)) {
        returned.find(Check::BestUnknown, [&] {
            return Sentence("The best move, {}, was never searched here.", shownText(*line.best));
        });
        return;
    }
    if (!isVisited || !conclusion.claim || !returned.canJudgeValue() || node.mayHideStandPat())
        return;
    returned.looked(Check::BestNotBest);
    const double value = returned.value();
    const bool isOther = std::ranges::find(node.extras, value) != node.extras.end() ||
                         value == node.proven.lower || value == node.proven.upper;
    if (!conclusion.claimsAtLeast() || isOther ||
        !CandidateValues(node, context.header()).allow(value))
        return;
    double most = -infinite;
    for (const CheckedVisit& visit : node.visits)
        if (words.text(visit.move) == *line.best)
            most = std::max(most, *visit.value);
    checkBestBound(returned);
    if (most < value)
        returned.find(Check::BestNotBest, [&] {
            return Sentence(
                "The best move is said to be {}, with {}; another one gave the value {}.",
                shownText(*line.best), printedText(node, most), returned.valueText());
        });
}

void checkHorizon(const Returned& returned) {
    const CheckedNode& node = returned.node;
    if (returned.conclusion.reason != horizonWord || !node.depth)
        return;
    returned.looked(Check::HorizonDepth);
    if (*node.depth > 0)
        returned.find(Check::HorizonDepth, [&] {
            return Sentence("The horizon is reached with a depth of {} left.",
                            numberText(*node.depth));
        });
}

void checkNullMove(const Returned& returned) {
    const CheckedNode& node = returned.node;
    if (returned.conclusion.reason != nullWord || !node.hasNullMoves || !node.hasWindow)
        return;
    returned.looked(Check::NullUnproven);
    if (node.bestNullMove < node.window.upper)
        returned.find(Check::NullUnproven, [&] {
            return Sentence(
                "The null move gave {}, which does not reach the end of the window, {}.",
                printedText(node, node.bestNullMove), printedText(node, node.window.upper));
        });
}

} // namespace

void checkLeave(const CheckContext& context, const CheckedNode& node, const Conclusion& conclusion,
                const EventLine& line) {
    const Returned returned{context, node, conclusion, line};
    checkHorizon(returned);
    checkNullMove(returned);
    if (!conclusion.isInner)
        return;
    checkMoves(returned);
    checkCut(returned);
    checkChain(returned);
    checkBest(returned);
    checkRootWindows(returned);
}

} // namespace yomi::tree
