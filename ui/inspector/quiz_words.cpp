// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/quiz_words.h"

#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/inspector/event_words.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

struct QuizText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Quiz)
};

/// The deciding node and its child at the decision, in the numbers shown. The run may end there.
struct QuizScene {
    OpenNode open;
    TraceNode child;

    QuizScene(const Cursor& cursor, const Decision& decision)
        : open(stateAt(cursor.trace(), decision.event).path.back())
        , child(shown(cursor.trace().nodes[decision.child], open.firstToMove, cursor.numbers())) {
        open = shown(open, open.firstToMove, cursor.numbers());
    }
    bool isMax() const { return open.firstToMove; }
};

QString childName(const Cursor& cursor, const Decision& decision) {
    return moveName(cursor.trace(), cursor.face(), cursor.trace().nodes[decision.child].move);
}

/// The result of a null window.
QString scoutReason(const QuizScene& scene) {
    const TraceNode& scout = scene.child;
    if (scout.visit != Visit::NullWindow || !scout.hasWindow)
        return {};
    if (scene.isMax())
        return scout.value > scout.alpha
                   ? QuizText::tr("The null window found more than α\u00a0%1: the move is better.")
                         .arg(scoreText(scout.alpha))
                   : QuizText::tr(
                         "The null window found at most α\u00a0%1: the move is not better.")
                         .arg(scoreText(scout.alpha));
    return scout.value < scout.beta
               ? QuizText::tr("The null window found less than β\u00a0%1: the move is better.")
                     .arg(scoreText(scout.beta))
               : QuizText::tr("The null window found at least β\u00a0%1: the move is not better.")
                     .arg(scoreText(scout.beta));
}

/// Why a node searches its next move.
QString searchReason(const OpenNode& open) {
    const double end = open.firstToMove ? open.beta : open.alpha;
    if (end == infinite || end == -infinite)
        return open.firstToMove ? QuizText::tr("β is ∞: no value is enough to stop.")
                                : QuizText::tr("α is −∞: no value is enough to stop.");
    const QString best = scoreText(*open.best);
    return open.firstToMove
               ? QuizText::tr(
                     "The best value, %1, is less than β\u00a0%2: another move can still count.")
                     .arg(best, scoreText(end))
               : QuizText::tr(
                     "The best value, %1, is greater than α\u00a0%2: another move can still count.")
                     .arg(best, scoreText(end));
}

/// Why the values and the window ask for a choice.
QString expectedReason(const QuizScene& scene, Choice expected) {
    const QString best = scoreText(*scene.open.best);
    switch (expected) {
    case Choice::Search:
        return joinedSentences({scoutReason(scene), searchReason(scene.open)});
    case Choice::Cut:
        return scene.isMax() ? QuizText::tr("The best value, %1, has reached β\u00a0%2.")
                                   .arg(best, scoreText(scene.open.beta))
                             : QuizText::tr("The best value, %1, has reached α\u00a0%2.")
                                   .arg(best, scoreText(scene.open.alpha));
    case Choice::SearchAgain:
        return scoutReason(scene);
    case Choice::Finish:
        break;
    }
    return joinedSentences({scoutReason(scene),
                            QuizText::tr("It was the last move; the best value is %1.").arg(best)});
}

} // namespace

QString choiceText(Choice choice) {
    switch (choice) {
    case Choice::Search:
        return QuizText::tr("the next move is searched");
    case Choice::Cut:
        return QuizText::tr("the other moves are pruned");
    case Choice::SearchAgain:
        return QuizText::tr("the same move is searched again");
    case Choice::Finish:
        break;
    }
    return QuizText::tr("the bound is accepted");
}

QString questionText(const Cursor& cursor, const Decision& decision) {
    const TraceNode& node = cursor.trace().nodes[decision.node];
    return QuizText::tr("Node %1: %2 has tried %3. What does the search do next?")
        .arg(numberText(decision.node, Unit::Count), cursor.face().sideName(node.firstToMove),
             childName(cursor, decision));
}

QString questionNumbers(const Cursor& cursor, const Decision& decision) {
    const QuizScene scene(cursor, decision);
    const QString value = scene.child.visit == Visit::NullWindow
                              ? QuizText::tr("The search of %1 with a null window gave %2.")
                              : QuizText::tr("The search of %1 gave %2.");
    return QuizText::tr("%1 Best value: %2. Window: α\u00a0%3, β\u00a0%4.")
        .arg(
            value.arg(childName(cursor, decision), boundText(scene.child.bound, scene.child.value)),
            scoreText(*scene.open.best), scoreText(scene.open.alpha), scoreText(scene.open.beta));
}

QString choiceReason(const Cursor& cursor, const Decision& decision) {
    const QString reason = expectedReason({cursor, decision}, decision.expected);
    if (decision.taken != decision.expected)
        return joinedSentences({QuizText::tr("The numbers ask for another choice: %1.")
                                    .arg(choiceText(decision.expected)),
                                reason});
    if (decision.taken == Choice::Search || decision.taken == Choice::Finish)
        return reason;
    const EventIndex next = decision.event + 1;
    const EventWords words =
        eventWords(*cursor.run(), stateAt(cursor.trace(), next), next, cursor.numbers());
    return QuizText::tr("%1. %2").arg(words.headline, words.reason);
}

QString noQuestionReason(const Cursor& cursor) {
    if (!cursor.run())
        return cursor.isTooLarge() ? joinedSentences({QuizText::tr("The quiz needs the tree."),
                                                      cursor.emptyReason()})
                                   : cursor.emptyReason();
    const Trace& trace = cursor.trace();
    if (trace.isByVisits())
        return QuizText::tr("A search by visits prunes no moves and searches none again: there is "
                            "nothing to ask.");
    if (!trace.hasWindows)
        return cursor.isForeign()
                   ? QuizText::tr("Minimax searches every move: there is nothing to ask.")
                   : QuizText::tr("Minimax searches every move: there is nothing "
                                  "to ask. Choose alpha-beta or PVS.");
    if (std::ranges::none_of(trace.nodes, &TraceNode::hasWindow))
        return QuizText::tr("The recording does not have the windows, so there is nothing to judge "
                            "by. Print alpha and beta where a node is entered.");
    if (!nextDecision(trace, 0))
        return QuizText::tr("No node here had two ways to continue: there is nothing to ask.");
    return QuizText::tr("No question is left after this event. Leave, step back and "
                        "begin again for earlier ones.");
}

} // namespace yomi::ui::inspector
