// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/event_words.h"

#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/inspector/recorded_run.h"
#include "ui/inspector/source_words.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>

namespace yomi::ui::inspector {

namespace {

struct EventWordsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::EventWords)
};

/// The context of the sentences. If the numbers are those of the second player, everything is
/// turned, and the first player takes the place of the second one.
struct Scene {
    const RecordedRun& run;
    const Trace& trace;
    const TraceState& state;
    Event event;
    bool isTurned;
    OpenNode open;
    TraceNode node; ///< of the event: for a comparison the child, else the subject

    Scene(const RecordedRun& ofRun, const TraceState& at, Event happened, Perspective numbers)
        : run(ofRun)
        , trace(ofRun.trace())
        , state(at)
        , event(happened)
        , isTurned(inspector::isTurned(numbers, at.path.back().firstToMove))
        , open(inView(at.path.back()))
        , node(inView(trace.nodes[happened.node()])) {}

    /// Data of the trace, in the numbers of the scene.
    template <class Told>
    Told inView(const Told& told) const {
        return isTurned ? turned(told) : told;
    }
    const OpenNode& subject() const { return open; }
    /// Whether the search is one of Yomi's, whose table is known.
    bool isOwn() const { return run.images().has_value(); }
    bool isMax() const { return subject().firstToMove; }
    QString side(bool first) const { return run.face().sideName(first != isTurned); }
    QString mover() const { return side(isMax()); }
    QString move(Move move) const { return moveName(trace, run.face(), move); }
    /// The side that moved to the subject.
    QString tryer() const {
        return run.face().sideName(state.path[state.path.size() - 2].firstToMove);
    }
};

QString windowText(double alpha, double beta) {
    return EventWordsText::tr("α\u00a0%1, β\u00a0%2").arg(scoreText(alpha), scoreText(beta));
}

QString windowUntold() {
    return EventWordsText::tr("The recording does not have the window.");
}

/// The window of a node's search, and its purpose.
QString windowReason(const Scene& scene) {
    const TraceNode& node = scene.node;
    const QString window = windowText(node.alpha, node.beta);
    if (!scene.trace.hasWindows)
        return EventWordsText::tr("Minimax tries every move, whatever the others are worth.");
    if (!node.hasWindow)
        return windowUntold();
    if (node.alpha == -infinite && node.beta == infinite)
        return EventWordsText::tr("With the full window: every value counts.");
    if (node.isRoot())
        return EventWordsText::tr("With the window %1: only a value between the two is found "
                                  "exactly.")
            .arg(window);
    return (node.visit == Visit::NullWindow
                ? EventWordsText::tr(
                      "With a null window, %1: the search only asks whether this move is better "
                      "than the best so far, which is cheaper than its value.")
                : EventWordsText::tr("With the window %1: only a value between the two can change "
                                     "the result."))
        .arg(window);
}

EventWords entered(const Scene& scene) {
    return {scene.node.isRoot()
                ? EventWordsText::tr("Search starts at the root")
                : EventWordsText::tr("%1 tries %2").arg(scene.tryer(), scene.move(scene.node.move)),
            windowReason(scene)};
}

/// The previous search of the same move.
TraceNode searchBefore(const Scene& scene) {
    const NodeId again = scene.event.node();
    TraceNode before;
    for (const NodeId id : scene.node.parent == noNode
                               ? topNodes(scene.trace, scene.state.iteration)
                               : childrenOf(scene.trace, scene.node.parent))
        if (id < again && scene.trace.nodes[id].move == scene.node.move)
            before = scene.inView(scene.trace.nodes[id]);
    return before;
}

EventWords reentered(const Scene& scene) {
    const TraceNode& node = scene.node;
    const TraceNode before = searchBefore(scene);
    const QString window = windowText(node.alpha, node.beta);
    // For the node's parent.
    const bool isBetter =
        node.firstToMove ? before.value < before.beta : before.value > before.alpha;
    if (node.isRoot())
        return {EventWordsText::tr("The root is searched again"),
                node.hasWindow && before.hasWindow && before.hasValue &&
                        placeInWindow(before) != BoundKind::Exact
                    ? EventWordsText::tr(
                          "The value lay outside the window; it is searched with %1 now.")
                          .arg(window)
                    : windowReason(scene)};
    return {EventWordsText::tr("%1 tries %2 again").arg(scene.tryer(), scene.move(node.move)),
            node.hasWindow && before.visit == Visit::NullWindow && isBetter
                ? EventWordsText::tr(
                      "The null window said that this move is better, not how much. The re-search "
                      "with the window %1 finds out.")
                      .arg(window)
                : windowReason(scene)};
}

EventWords probed(const Scene& scene) {
    const TraceNode& node = scene.node;
    if (node.table == TableAction::Miss)
        return {EventWordsText::tr("Not in the table"),
                scene.isOwn() ? EventWordsText::tr("Neither this board nor an image of it has been "
                                                   "searched before.")
                              : EventWordsText::tr("Nothing is stored under its key.")};
    if (node.writer == noNode && node.table == TableAction::Narrowed)
        return {EventWordsText::tr("The table narrows the window"),
                EventWordsText::tr("The recording does not say which node stored the entry.")};
    if (node.writer == noNode)
        return {EventWordsText::tr("The table sets no bound"),
                EventWordsText::tr("What was found helps at most to order the moves.")};
    const QString found = boundsText(scene.inView(foundBy(scene.trace, scene.event.node())));
    const QString window = windowText(scene.subject().alpha, scene.subject().beta);
    const bool isNarrower = node.table == TableAction::Narrowed;
    return {isNarrower ? EventWordsText::tr("The table narrows the window")
                       : EventWordsText::tr("The table does not help"),
            !node.hasWindow
                ? joinedSentences({EventWordsText::tr("Found: %1.").arg(found), windowUntold()})
            : isNarrower ? EventWordsText::tr("Found: %1. The window is now %2.").arg(found, window)
                         : EventWordsText::tr(
                               "Found: %1. That lies outside the window %2 or says nothing new.")
                               .arg(found, window)};
}

/// The part of a value beyond an end of a window that no value set: what is known, and why the rest
/// does not matter.
QString beyondEnd(double known, bool isUpper) {
    return (isUpper ? EventWordsText::tr("It is known to be at most %1. That is not greater than "
                                         "α, so its exact value does not matter.")
                    : EventWordsText::tr("It is known to be at least %1. That is not less than β, "
                                         "so its exact value does not matter."))
        .arg(scoreText(known));
}

EventWords tableHit(const Scene& scene) {
    const TraceNode& node = scene.node;
    if (!scene.isOwn())
        return {EventWordsText::tr("The table answers"),
                EventWordsText::tr("Nothing below it needs to be searched.")};
    const Bounds found = scene.inView(foundBy(scene.trace, scene.event.node()));
    if (found.lower == found.upper)
        return {EventWordsText::tr("Table: exactly %1").arg(scoreText(found.lower)),
                EventWordsText::tr(
                    "This board or an image of it has been searched to its value: nothing "
                    "below it needs to be searched again.")};
    if (node.value == found.upper)
        return {
            EventWordsText::tr("Table: %1 ≤ α\u00a0(%2)")
                .arg(scoreText(found.upper), scoreText(node.alpha)),
            node.alphaSource.kind() != SourceKind::Value
                ? beyondEnd(found.upper, true)
                : EventWordsText::tr("It is known to be at most %1. %2 has something at least as "
                                     "good elsewhere, so its exact value does not matter.")
                      .arg(scoreText(found.upper), scene.side(true))};
    return {
        EventWordsText::tr("Table: %1 ≥ β\u00a0(%2)")
            .arg(scoreText(found.lower), scoreText(node.beta)),
        node.betaSource.kind() != SourceKind::Value
            ? beyondEnd(found.lower, false)
            : EventWordsText::tr("It is known to be at least %1. %2 has something at least as good "
                                 "elsewhere, so its exact value does not matter.")
                  .arg(scoreText(found.lower), scene.side(false))};
}

EventWords evaluated(const Scene& scene) {
    const TraceNode& node = scene.node;
    if (node.end != scene.event.node() + 1 || !node.hasValue)
        return {EventWordsText::tr("The position is evaluated"),
                EventWordsText::tr("The search still continues below it.")};
    if (node.outcome == Outcome::Open)
        return {EventWordsText::tr("Estimate %1").arg(scoreText(node.value)),
                EventWordsText::tr("The depth limit is reached; the position is evaluated.")};
    if (node.outcome == Outcome::Decided)
        return {EventWordsText::tr("Decided: %1").arg(scoreText(node.value)),
                EventWordsText::tr("The result is known without trying a move.")};
    return {EventWordsText::tr("Game over: %1").arg(scoreText(node.value)),
            node.outcome == Outcome::Drawn
                ? EventWordsText::tr("The board is full and no line is complete: a draw.")
                : EventWordsText::tr("A line is complete: %1.")
                      .arg(statusText(scene.run.face(), node.firstToMove != scene.isTurned,
                                      node.outcome))};
}

EventWords newBest(const Scene& scene) {
    const TraceNode& child = scene.node;
    const Bounds proved = scene.inView(provedBy(scene.trace, scene.event.node()));
    const QString value = provedText(proved);
    const QString headline =
        EventWordsText::tr("New best: %1 by %2").arg(value, scene.move(child.move));
    const bool isMax = scene.isMax();
    if (isMax ? proved.lower < child.value : proved.upper > child.value)
        return {headline, isMax ? EventWordsText::tr("The greatest value so far, but only a bound: "
                                                     "the move is worth %1 or less. That proves "
                                                     "nothing of what %2 can have here.")
                                      .arg(scoreText(child.value), scene.mover())
                                : EventWordsText::tr("The least value so far, but only a bound: "
                                                     "the move is worth %1 or more. That proves "
                                                     "nothing of what %2 can have here.")
                                      .arg(scoreText(child.value), scene.mover())};
    return {headline,
            (isMax ? EventWordsText::tr("%1 takes the greatest value, and none was greater before.")
                   : EventWordsText::tr("%1 takes the least value, and none was less before."))
                .arg(scene.mover())};
}

EventWords noBetter(const Scene& scene) {
    const OpenNode& subject = scene.subject();
    const QString value = scoreText(scene.node.value);
    const QString move = scene.move(scene.node.move);
    if (!subject.best) // the iteration has a root that is a node, and moves next to it
        return {EventWordsText::tr("%1 is worth %2").arg(move, value), {}};
    const QString best = scoreText(*subject.best);
    const bool same = scene.node.value == *subject.best;
    return {same            ? EventWordsText::tr("%1 is no better: %2 = %3").arg(move, value, best)
            : scene.isMax() ? EventWordsText::tr("%1 is no better: %2 < %3").arg(move, value, best)
                            : EventWordsText::tr("%1 is no better: %2 > %3").arg(move, value, best),
            same ? EventWordsText::tr("Of equal moves the first one found stays.")
                 : EventWordsText::tr("%1 keeps %2.")
                       .arg(scene.mover(), scene.move(scene.trace.nodes[*subject.bestChild].move))};
}

/// The reason why the end of the window that was reached is where it is.
QString cutReason(const Scene& scene) {
    const OpenNode& subject = scene.subject();
    const double end = scene.isMax() ? subject.beta : subject.alpha;
    const Source source = reachedEnd(subject);
    switch (source.kind()) {
    case SourceKind::Table:
        return source.number() == *subject.node
                   ? EventWordsText::tr("The table says that nothing better than %1 is to be had "
                                        "here.")
                         .arg(scoreText(end))
               : scene.isMax()
                   ? EventWordsText::tr("The table says that %2 can already limit %3 to %1 higher "
                                        "up, so %2 avoids this line.")
                         .arg(scoreText(end), scene.side(false), scene.side(true))
                   : EventWordsText::tr("The table says that %2 already has %1 higher up, so %2 "
                                        "avoids this line.")
                         .arg(scoreText(end), scene.side(true));
    case SourceKind::NullWindow:
        return EventWordsText::tr(
            "A null window only asks on which side of it the value lies; now that is "
            "known.");
    case SourceKind::Aspiration:
        return EventWordsText::tr("%1 is an end of the aspiration window: if the root lies beyond "
                                  "it, it is searched again.")
            .arg(scoreText(end));
    case SourceKind::Guess:
        return EventWordsText::tr("This pass only asks on which side of its window the value of "
                                  "the root lies; here that is known.");
    case SourceKind::Range:
        return EventWordsText::tr("The game allows nothing better than %1.").arg(scoreText(end));
    case SourceKind::Unknown:
        return EventWordsText::tr("Nothing beyond %1 was asked for; the recording does not show "
                                  "who set that end.")
            .arg(scoreText(end));
    case SourceKind::Value:
    case SourceKind::None:
        break;
    }
    return scene.isMax()
               ? EventWordsText::tr(
                     "%2 can already limit %3 to %1 elsewhere, so %2 avoids this line.")
                     .arg(scoreText(end), scene.side(false), scene.side(true))
               : EventWordsText::tr("%2 already has %1 elsewhere, so %2 avoids this line.")
                     .arg(scoreText(end), scene.side(true));
}

EventWords cut(const Scene& scene) {
    const OpenNode& subject = scene.subject();
    const QString best = scoreText(*subject.best);
    const int untried = leftCount(scene.trace.nodes[*subject.node]);
    const QString rest =
        untried == 0 && !scene.trace.knowsCuts
            ? EventWordsText::tr("The recording does not have the number of moves left.")
        : untried == 0
            ? EventWordsText::tr("It was the last move: nothing is pruned.")
            : EventWordsText::tr("The other %n moves here need not be searched.", nullptr, untried);
    if (!subject.hasWindow)
        return {
            EventWordsText::tr("Cut at %1").arg(best),
            joinedSentences({EventWordsText::tr("The recording says that this value is enough."),
                             windowUntold(), rest})};
    if (scene.isMax() ? *subject.best < subject.beta : *subject.best > subject.alpha)
        return {EventWordsText::tr("Cut at %1").arg(best),
                scene.isMax() ? EventWordsText::tr("The recording says that this value is "
                                                   "enough, but it is less than β\u00a0%1.")
                                    .arg(scoreText(subject.beta))
                              : EventWordsText::tr("The recording says that this value is "
                                                   "enough, but it is greater than α\u00a0%1.")
                                    .arg(scoreText(subject.alpha))};
    return {scene.isMax()
                ? EventWordsText::tr("Cut: %1 ≥ β\u00a0(%2)").arg(best, scoreText(subject.beta))
                : EventWordsText::tr("Cut: %1 ≤ α\u00a0(%2)").arg(best, scoreText(subject.alpha)),
            joinedSentences({cutReason(scene), rest})};
}

EventWords stored(const Scene& scene) {
    const TraceNode& node = scene.node;
    const std::optional<std::string>& images = scene.run.images();
    return {EventWordsText::tr("Store %1")
                .arg(boundsText(scene.inView(scene.trace.bounds[node.stored]))),
            images == yomi::search::canonicalImages
                ? EventWordsText::tr("One entry answers for this board and all its images.")
            : images == yomi::search::noImages
                ? EventWordsText::tr("The entry answers for this board alone.")
            : images == "article"
                ? EventWordsText::tr("Under all eight images of the board, each with the best move "
                                     "turned the same way.")
                : EventWordsText::tr("The entry answers wherever its key comes again.")};
}

/// A node's return without an exact value, and the bounds that are known.
EventWords leftWithBound(const Scene& scene) {
    const TraceNode& node = scene.node;
    const QString value = scoreText(node.value);
    const bool isLower = node.bound == BoundKind::Lower;
    const Bounds proved = scene.inView(provedAtEnd(scene.trace, scene.event.node()));
    const QString reason =
        proved.lower != proved.upper
            ? isLower ? EventWordsText::tr("The true value is %1 or more; the search failed high "
                                           "and needs to know no more.")
                      : EventWordsText::tr("The true value is %1 or less; the search failed low "
                                           "and needs to know no more.")
        : isLower
            ? EventWordsText::tr("Every move has been searched, and the value is %1. The search "
                                 "returns it only as %1 or more, because it is not less than β.")
            : EventWordsText::tr("Every move has been searched, and the value is %1. The search "
                                 "returns it only as %1 or less, because it is not greater than "
                                 "α.");
    return {isLower ? EventWordsText::tr("Return %1, a lower bound").arg(value)
                    : EventWordsText::tr("Return %1, an upper bound").arg(value),
            reason.arg(value)};
}

EventWords left(const Scene& scene) {
    const TraceNode& node = scene.node;
    if (!node.hasValue)
        return {EventWordsText::tr("Return no value"), EventWordsText::tr("The node gave up.")};
    if (!node.hasClaim)
        return {EventWordsText::tr("Return %1").arg(scoreText(node.value)),
                EventWordsText::tr("The recording does not say whether that is a bound.")};
    const Bounds returned = scene.inView(provedBy(scene.trace, scene.event.node()));
    if (returned.lower != returned.upper)
        return leftWithBound(scene);
    const QString headline = EventWordsText::tr("Return %1").arg(scoreText(node.value));
    switch (placeInWindow(node)) {
    case BoundKind::Lower:
        return {headline, EventWordsText::tr("That is the value to this depth. It is not less than "
                                             "β: it fails high.")};
    case BoundKind::Upper:
        return {headline, EventWordsText::tr("That is the value to this depth. It is not greater "
                                             "than α: it fails low.")};
    case BoundKind::Exact:
        break;
    }
    return {headline,
            node.bound == BoundKind::Exact
                ? EventWordsText::tr("That is the value to this depth.")
                : EventWordsText::tr("That is the value to this depth: what the table knew and "
                                     "what the search found meet there.")};
}

/// The words in a search by visits.
EventWords wordsOfVisits(const Scene& scene) {
    const TraceNode& node = scene.node;
    const VisitCount& told = scene.trace.visits[scene.event.node()];
    const auto number = [](double count) {
        return numberText(count, Unit::Number);
    };
    QStringList sentences;
    if (told.visits)
        sentences << EventWordsText::tr("Visits: %1.").arg(numberText(*told.visits, Unit::Count));
    else
        sentences << EventWordsText::tr("The recording does not have its visits.");
    const bool isReturn = scene.event.kind() == EventKind::Leave;
    if (node.hasValue && !isReturn)
        sentences << EventWordsText::tr("Their mean: %1.").arg(scoreText(node.value));
    if (told.prior)
        sentences << EventWordsText::tr("Prior: %1.").arg(number(*told.prior));
    const QString headline =
        isReturn ? node.hasValue ? EventWordsText::tr("Mean %1").arg(scoreText(node.value))
                                 : EventWordsText::tr("No mean")
        : node.isRoot()
            ? EventWordsText::tr("The root in this snapshot")
            : EventWordsText::tr("%1 plays %2").arg(scene.tryer(), scene.move(node.move));
    return {headline, joinedSentences(sentences)};
}

EventWords wordsOf(const Scene& scene) {
    if (scene.trace.isByVisits())
        return wordsOfVisits(scene);
    switch (scene.event.kind()) {
    case EventKind::Enter:
        return entered(scene);
    case EventKind::Reenter:
        return reentered(scene);
    case EventKind::Probe:
        return probed(scene);
    case EventKind::TableHit:
        return tableHit(scene);
    case EventKind::Evaluate:
        return evaluated(scene);
    case EventKind::Child:
        return noBetter(scene);
    case EventKind::NewBest:
        return newBest(scene);
    case EventKind::Cutoff:
        return cut(scene);
    case EventKind::Store:
        return stored(scene);
    case EventKind::Leave:
        break;
    }
    return left(scene);
}

/// Capitalizes the name of a square or column at the start of a sentence, but not the text of a
/// move that only a recording knows.
QString atTheHead(const RecordedRun& run, QString words) {
    if (run.face().hasBoards())
        words.front() = words.front().toUpper();
    return words;
}

} // namespace

QString kindName(const Trace& trace, Event event) {
    switch (event.kind()) {
    case EventKind::Enter:
        return EventWordsText::tr("enter");
    case EventKind::Reenter:
        return EventWordsText::tr("re-search");
    case EventKind::Probe:
        return EventWordsText::tr("table");
    case EventKind::TableHit:
        return EventWordsText::tr("table hit");
    case EventKind::Evaluate:
        return EventWordsText::tr("leaf");
    case EventKind::Child:
        return EventWordsText::tr("compare");
    case EventKind::NewBest:
        return EventWordsText::tr("new best");
    case EventKind::Cutoff:
        return isCut(trace, event.node()) ? EventWordsText::tr("cut")
                                          : EventWordsText::tr("bound reached");
    case EventKind::Store:
        return EventWordsText::tr("store");
    case EventKind::Leave:
        break;
    }
    return EventWordsText::tr("return");
}

EventWords eventWords(const RecordedRun& run, const TraceState& state, EventIndex event,
                      Perspective numbers) {
    const EventWords words = wordsOf(Scene(run, state, run.trace().events[event], numbers));
    return {closedUp(atTheHead(run, words.headline)), closedUp(words.reason)};
}

EventWords returnedWords(const RecordedRun& run, EventIndex comparison) {
    const Trace& trace = run.trace();
    const QString move =
        moveName(trace, run.face(), trace.nodes[trace.events[comparison].node()].move);
    return {closedUp(EventWordsText::tr("%1 has been searched").arg(atTheHead(run, move))),
            EventWordsText::tr("Its value has come back to the node that tried it.")};
}

QString boundsText(const Bounds& bounds) {
    if (bounds.lower == bounds.upper)
        return EventWordsText::tr("exactly %1").arg(scoreText(bounds.lower));
    if (bounds.upper == infinite)
        return QStringLiteral("≥ ") + scoreText(bounds.lower);
    if (bounds.lower == -infinite)
        return QStringLiteral("≤ ") + scoreText(bounds.upper);
    return EventWordsText::tr("from %1 to %2")
        .arg(scoreText(bounds.lower), scoreText(bounds.upper));
}

} // namespace yomi::ui::inspector
