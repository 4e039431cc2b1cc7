// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_enter.h"

#include <algorithm>
#include <cmath>

namespace yomi::tree {

namespace {

bool isWindowEmpty(const Bounds& window) {
    return window.lower >= window.upper;
}

/// A move at its entry, with its window in the parent's view.
struct Entered {
    const CheckContext& context;
    const CheckedNode& node;
    CheckedNode& parent; ///< which caches data that is read at every move
    Bounds window;

    bool isAgain() const { return parent.lastPlace == node.place; }
    const CheckedMove* before() const {
        return node.place <= parent.moves.size() ? &parent.moves[node.place - 1] : nullptr;
    }

    template <class MakeSentence>
    void find(Check check, const MakeSentence& sentence) const {
        context.findAt(check, parent, context.line, node.id, sentence);
    }
};

/// Whether the parent had already reached the end of its window.
bool isCutMissed(const Entered& entered) {
    CheckedNode& parent = entered.parent;
    if (!parent.hasWindow || entered.context.isMinimax())
        return false;
    entered.context.findings.looked(Check::CutMissed);
    const bool isKnown = parent.mate == infinite || std::isfinite(parent.window.lower);
    const bool isCrossed =
        isKnown && isWindowEmpty(parent.window) && !isWindowEmpty(parent.entryWindow);
    const double best = parent.bestFreshVisit();
    const bool isReached = parent.lastPlace != 0 && !entered.isAgain() &&
                           best >= parent.window.upper && parent.window.upper < infinite;
    if (!isCrossed && !isReached)
        return false;
    entered.find(Check::CutMissed, [&] {
        return isReached
                   ? Sentence("A move before had the value {}, and the window of the node ends at "
                              "{}: no further move is needed.",
                              printedText(parent, best), printedText(parent, parent.window.upper))
                   : Sentence("Nothing is left of the window, {}: no further move is needed.",
                              windowText(parent, parent.window));
    });
    return true;
}

/// Whether a correct search may give the move this window.
bool isRight(const Entered& entered) {
    CheckedNode& parent = entered.parent;
    const double low = parent.low(entered.isAgain() ? entered.node.place : 0);
    const Bounds& window = entered.window;
    return low <= window.lower && window.lower <= parent.high() &&
           window.upper <= parent.window.upper;
}

/// Whether the window would be correct if it were turned. The first move gets the node's whole
/// window then, or a null window.
bool isNotTurned(const Entered& entered) {
    const CheckedNode& parent = entered.parent;
    const Bounds given = turned(entered.window);
    const bool isAll = given.upper == parent.window.upper ||
                       given.upper - given.lower <= entered.context.header().nullWindow;
    return isRight({entered.context, entered.node, entered.parent, given}) &&
           (isAll || parent.lastPlace != 0);
}

bool isValueNegated(CheckedNode& parent, double alpha) {
    return alpha != 0 && parent.hadValue(-alpha);
}

/// "The window (-9, 4) ends at 4": the end of the move's window beyond which its parent needs more
/// information, as printed.
Sentence farEnd(const Entered& entered) {
    const CheckedNode& node = entered.node;
    const bool isUpper = (node.side != entered.parent.side) != node.isTurned;
    const Bounds printed = node.printed(node.window);
    const std::string window = windowText(node, node.window);
    return isUpper ? Sentence("The window {} ends at {}", window, numberText(printed.upper))
                   : Sentence("The window {} begins at {}", window, numberText(printed.lower));
}

/// The sentence for a window that was not turned although it must be, or turned although it must
/// not be. `low`: the parent's certain lower bound.
Sentence signSentence(const Entered& entered, double low) {
    const CheckedNode& node = entered.node;
    const CheckedNode& parent = entered.parent;
    // If each side prints its own numbers, they turn from one side to the other; one player's
    // numbers do not.
    const bool mustTurn = (node.side != parent.side) != (node.isTurned != parent.isTurned);
    const Bounds given = node.printed(mustTurn ? node.window : turned(node.window));
    const Bounds open{low, parent.window.upper};
    const bool isAbove = given == parent.printed(parent.window) || given == parent.printed(open);
    const std::string shown = windowText(node, node.window), above = windowText(parent, open);
    if (mustTurn && isAbove)
        return Sentence("The window {} is that of the node above, passed on without being "
                        "flipped: its ends change their places and signs.",
                        shown);
    if (mustTurn)
        return Sentence("The window {} lies in what is open above, {}, without being flipped: its "
                        "ends change their places and signs.",
                        shown, above);
    if (isAbove)
        return Sentence("The window {} is that of the node above flipped: its ends keep their "
                        "places and signs, as all these numbers are of one side.",
                        shown);
    return Sentence("The window {} lies in what is open above, {}, when it is flipped: its ends "
                    "keep their places and signs, as all these numbers are of one side.",
                    shown, above);
}

void checkWindow(const Entered& entered) {
    const CheckContext& context = entered.context;
    const CheckedNode& node = entered.node;
    CheckedNode& parent = entered.parent;
    const Bounds& window = entered.window;
    if (!node.hasWindow || !parent.hasWindow || isWindowEmpty(window) ||
        isWindowEmpty(parent.window))
        return;
    for (const Check check :
         {Check::WindowSign, Check::ValueSign, Check::WindowLost, Check::WindowWide})
        context.findings.looked(check);
    if (isRight(entered))
        return;
    const double low = parent.low(entered.isAgain() ? node.place : 0);
    if (isNotTurned(entered)) {
        entered.find(Check::WindowSign, [&] { return signSentence(entered, low); });
    } else if (node.mate == infinite && window.lower != parent.window.lower &&
               isCountedDown(low, window.lower, context.largest)) {
        context.findings.looked(Check::ValueCountedDown);
        entered.find(Check::ValueCountedDown, [&] {
            return Sentence("{}, the value {} counted down by 1: if that is the score of a mate, "
                            "write mate=N in the header, N less than all of these.",
                            farEnd(entered), printedText(node, node.inViewOf(parent, low)));
        });
    } else if (window.upper <= parent.window.upper && window.lower != parent.window.lower &&
               isValueNegated(parent, window.lower)) { // an alpha that was never raised is waste
        entered.find(Check::ValueSign, [&] {
            const auto visit =
                std::ranges::find(parent.visits, -window.lower, &CheckedVisit::value);
            return Sentence("{}, the value of a move with its sign wrong: line {} returned {}.",
                            farEnd(entered), visit->leftLine, returnedText(context, *visit));
        });
    } else if (window.lower > parent.high()) {
        entered.find(Check::WindowLost, [&] {
            const std::string known = printedText(node, node.inViewOf(parent, parent.high()));
            return parent.lastPlace == 0
                       ? Sentence("{}, yet all that is known is, in the numbers of this move, {}: "
                                  "the values between are lost, or the line that narrowed the "
                                  "window is missing.",
                                  farEnd(entered), known)
                       : Sentence("{}, yet all that is known is, in the numbers of this move, {}: "
                                  "the values between are lost.",
                                  farEnd(entered), known);
        });
        if (parent.lastPlace == 0)
            parent.cause = Check::WindowLost;
    } else if (parent.move != rootWord &&
               !(low <= window.lower &&
                 window.upper - window.lower <= context.header().nullWindow)) {
        entered.find(Check::WindowWide, [&] {
            return Sentence("The window {} is wider than what is still open above: {} there.",
                            windowText(node, node.window),
                            windowText(parent, {low, parent.window.upper}));
        });
    }
}

void checkEmptyWindow(const CheckContext& context, const CheckedNode& node,
                      const CheckedNode* parent) {
    if (!node.hasWindow || context.isMinimax())
        return;
    context.findings.looked(Check::WindowEmpty);
    const bool isParentsEmpty = parent && parent->hasWindow && isWindowEmpty(parent->window);
    const RecordedNode& printed = context.recording.nodes[node.id];
    if (printed.alpha >= printed.beta && !isParentsEmpty)
        context.find(Check::WindowEmpty, node, [&] {
            return Sentence("The window {} is empty: no value can lie in it.",
                            windowText(node, node.window));
        });
}

void checkDepth(const Entered& entered) {
    const CheckContext& context = entered.context;
    const CheckedNode& node = entered.node;
    const CheckedNode& parent = entered.parent;
    if (node.kind == NodeKind::Test || !node.depth || !parent.depth ||
        !(node.reduction || context.header().promisesDepth))
        return;
    context.findings.looked(Check::DepthStep);
    const double reduction = node.reduction.value_or(0);
    const double expected = *parent.depth - 1 - reduction;
    if (*parent.depth <= 0) {
        if (reduction >= 0 && *node.depth > *parent.depth)
            entered.find(Check::DepthStep, [&] {
                return Sentence("The depth is {}, below a node of depth {}: it grows and no r "
                                "shows an extension.",
                                numberText(*node.depth), numberText(*parent.depth));
            });
        return;
    }
    const bool isShortened = reduction > 0 && expected <= *node.depth && *node.depth <= 1;
    if (*node.depth != expected && !isShortened)
        entered.find(Check::DepthStep, [&] {
            return reduction == 0
                       ? Sentence("The depth is {}, not {}, one less than {} above.",
                                  numberText(*node.depth), numberText(expected),
                                  numberText(*parent.depth))
                       : Sentence("The depth is {}, not {}, one less than {} above, less r={}.",
                                  numberText(*node.depth), numberText(expected),
                                  numberText(*parent.depth), numberText(reduction));
        });
}

void checkMoveAgain(const Entered& entered) {
    const CheckContext& context = entered.context;
    const CheckedNode& node = entered.node;
    const CheckedNode& parent = entered.parent;
    const Bounds& window = entered.window;
    const CheckedMove* const before = entered.before();
    if (!before || before->lastVisit == CheckedMove::none || before->lastVisit < parent.firstFresh)
        return;
    const CheckedVisit& visit = parent.visits[before->lastVisit];
    if (!entered.isAgain()) {
        context.findings.looked(Check::MoveTwice);
        if (visit.value && visit.depth == node.depth && visit.reduction <= 0 && !visit.failedHigh)
            entered.find(Check::MoveTwice, [&] {
                return Sentence("The move {} was searched before, at line {}, as deep.",
                                moveText(context.recording, node.move), visit.enteredLine);
            });
        return;
    }
    if (!node.hasWindow || !visit.window || !node.depth || node.depth != visit.depth)
        return;
    context.findings.looked(Check::ResearchUseless);
    if (!visit.value || visit.reduction > 0)
        return;
    const bool isAbove = *visit.value >= visit.window->upper && window.upper > visit.window->upper;
    const bool isBelow = *visit.value <= visit.window->lower && window.lower < visit.window->lower;
    if (!isAbove && !isBelow)
        entered.find(Check::ResearchUseless, [&] {
            return Sentence("The move {} is searched again with the window {}, although the search "
                            "before answered it: {}.",
                            moveText(context.recording, node.move), windowText(node, node.window),
                            printedText(parent, *visit.value));
        });
}

} // namespace

void checkEnter(const CheckContext& context, const CheckedNode& node, CheckedNode* parent) {
    if (context.header().isByVisits())
        return;
    if (!parent)
        return checkEmptyWindow(context, node, parent);
    const Entered entered{context, node, *parent, node.inViewOf(*parent, node.window)};
    checkDepth(entered);
    const bool isCounted = node.place != 0;
    if (!isCounted || !isCutMissed(entered)) {
        checkEmptyWindow(context, node, parent);
        if (isCounted && !context.isMinimax())
            checkWindow(entered);
    }
    if (isCounted)
        checkMoveAgain(entered);
}

} // namespace yomi::tree
