// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/quiz_words.h"

#include "ui/common/numbers.h"
#include "ui/inspector/event_words.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>

namespace yomi::ui::games {

namespace {

struct QuizText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::games::Quiz)
};

/// The deciding node at the decision, from the run shown, which may end there.
OpenNode deciding(const RecordedRun& run, const Decision& decision) {
    return stateAt(run.trace(), decision.event).path.back();
}

QString childName(const RecordedRun& run, const Decision& decision) {
    return moveName(run.trace(), run.face(), run.trace().nodes[decision.child].move);
}

/// The reason for a null window without a re-search.
QString scoutReason(const RecordedRun& run, const Decision& decision, const OpenNode& open) {
    const TraceNode& scout = run.trace().nodes[decision.child];
    const bool isBetter = open.firstToMove ? scout.value > scout.alpha : scout.value < scout.beta;
    if (isBetter)
        return {}; // the cut gives the reason
    return open.firstToMove
               ? QuizText::tr("The null window found at most α %1: the move is not better. ")
                     .arg(scoreText(scout.alpha))
               : QuizText::tr("The null window found at least β %1: the move is not better. ")
                     .arg(scoreText(scout.beta));
}

QString searchReason(const OpenNode& open) {
    const double end = open.firstToMove ? open.beta : open.alpha;
    if (end == infinite || end == -infinite)
        return open.firstToMove ? QuizText::tr("β is ∞: no value is enough to stop.")
                                : QuizText::tr("α is −∞: no value is enough to stop.");
    const QString best = scoreText(*open.best);
    return open.firstToMove
               ? QuizText::tr(
                     "The best value, %1, is less than β %2: another move can still count.")
                     .arg(best, scoreText(end))
               : QuizText::tr(
                     "The best value, %1, is greater than α %2: another move can still count.")
                     .arg(best, scoreText(end));
}

} // namespace

QString choiceText(Choice choice) {
    switch (choice) {
    case Choice::Search:
        return QuizText::tr("the next move is searched");
    case Choice::Cut:
        return QuizText::tr("the other moves are cut");
    case Choice::SearchAgain:
        return QuizText::tr("the same move is searched again");
    case Choice::Finish:
        break;
    }
    return QuizText::tr("the node is done");
}

QString questionText(const RecordedRun& run, const Decision& decision) {
    const TraceNode& node = run.trace().nodes[decision.node];
    return QuizText::tr("Node %1: %2 has tried %3. What comes next?")
        .arg(numberText(decision.node, Unit::Count), run.face().sideName(node.firstToMove),
             childName(run, decision));
}

QString questionNumbers(const RecordedRun& run, const Decision& decision) {
    const TraceNode& child = run.trace().nodes[decision.child];
    const OpenNode open = deciding(run, decision);
    const QString value = child.visit == Visit::NullWindow
                              ? QuizText::tr("The search of %1 with a null window gave %2.")
                              : QuizText::tr("The search of %1 gave %2.");
    return QuizText::tr("%1 Best value: %2. Window: α %3, β %4.")
        .arg(value.arg(childName(run, decision), boundText(child.bound, child.value)),
             scoreText(*open.best), scoreText(open.alpha), scoreText(open.beta));
}

QString choiceReason(const RecordedRun& run, const Decision& decision) {
    const OpenNode open = deciding(run, decision);
    const QString scout = run.trace().nodes[decision.child].visit == Visit::NullWindow
                              ? scoutReason(run, decision, open)
                              : QString();
    switch (decision.taken) {
    case Choice::Search:
        return scout + searchReason(open);
    case Choice::Finish:
        return scout + QuizText::tr("It was the last move; the best value is %1.")
                           .arg(scoreText(*open.best));
    case Choice::Cut:
    case Choice::SearchAgain:
        break;
    }
    const EventIndex next = decision.event + 1;
    const EventWords words = eventWords(run, stateAt(run.trace(), next), next);
    return QuizText::tr("%1. %2").arg(words.headline, words.reason);
}

} // namespace yomi::ui::games
