// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/event_words.h"

#include "ui/tictactoe/words.h"

#include <QCoreApplication>

namespace yomi::ui::tictactoe {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::EventWords)
};

/// What the sentences are about.
struct Scene {
    const Trace& trace;
    const TraceState& state;
    Event event;
    const TraceNode& node; ///< of the event: for a comparison the child, else the subject

    const OpenNode& subject() const { return state.path.back(); }
    bool isMax() const { return subject().position.toMove() == Player::O; }
    QString mover() const { return playerName(subject().position.toMove()); }
    QString other() const { return playerName(isMax() ? Player::X : Player::O); }
};

QString windowText(Score alpha, Score beta) {
    return Text::tr("α\u00a0%1, β\u00a0%2").arg(scoreText(alpha), scoreText(beta));
}

EventWords entered(const Scene& scene) {
    const TraceNode& node = scene.node;
    const QString mover = scene.other(); // who moved here
    EventWords words{Text::tr("%1 tries %2").arg(mover, squareName(node.square)), {}};
    const QString window = windowText(node.alpha, node.beta);
    if (node.visit == Visit::NullWindow)
        words.reason = Text::tr("With a null window, %1: the search only asks whether this move "
                                "is better than the best so far, which is cheaper than its value.")
                           .arg(window);
    else if (node.alpha == -infinity && node.beta == infinity)
        words.reason = Text::tr("With the full window: every value counts.");
    else
        words.reason = Text::tr("With the window %1: only a value between the two can change the "
                                "result.")
                           .arg(window);
    return words;
}

EventWords reentered(const Scene& scene) {
    return {Text::tr("%1 tries %2 again").arg(scene.other(), squareName(scene.node.square)),
            Text::tr("The null window said that this move is better, not how much. The re-search "
                     "with the window %1 finds out.")
                .arg(windowText(scene.node.alpha, scene.node.beta))};
}

EventWords probed(const Scene& scene) {
    const TraceNode& node = scene.node;
    if (node.table == TableAction::Miss)
        return {Text::tr("Not in the table"),
                Text::tr("Neither this board nor an image of it has been searched before.")};
    const QString found = boundsText(scene.trace.nodes[node.writer].stored);
    if (node.table == TableAction::Narrowed)
        return {Text::tr("The table narrows the window"),
                Text::tr("Found: %1. The window is now %2.")
                    .arg(found, windowText(scene.subject().alpha, scene.subject().beta))};
    return {Text::tr("The table does not help"),
            Text::tr("Found: %1. That lies outside the window %2 or says nothing new.")
                .arg(found, windowText(scene.subject().alpha, scene.subject().beta))};
}

EventWords tableHit(const Scene& scene) {
    const TraceNode& node = scene.node;
    const Bounds& found = scene.trace.nodes[node.writer].stored;
    if (found.lower == found.upper)
        return {Text::tr("Table: exactly %1").arg(scoreText(found.lower)),
                Text::tr("This board or an image of it has been searched to its value: nothing "
                         "below it needs to be searched again.")};
    if (node.value == found.upper)
        return {Text::tr("Table: %1 ≤ α %2").arg(scoreText(found.upper), scoreText(node.alpha)),
                Text::tr("It is known to be at most %1. O has something at least as good "
                         "elsewhere, so its exact value does not matter.")
                    .arg(scoreText(found.upper))};
    return {Text::tr("Table: %1 ≥ β %2").arg(scoreText(found.lower), scoreText(node.beta)),
            Text::tr("It is known to be at least %1. X has something at least as good elsewhere, "
                     "so its exact value does not matter.")
                .arg(scoreText(found.lower))};
}

EventWords evaluated(const Scene& scene) {
    const TraceNode& node = scene.node;
    const Status end = status(node.position);
    if (end == Status::Playing)
        return {Text::tr("Estimate %1").arg(scoreText(node.value)),
                Text::tr("The depth limit is reached; the board is judged as it stands.")};
    const QString ending = statusText(node.position);
    return {Text::tr("Game over: %1").arg(scoreText(node.value)),
            end == Status::Drawn ? Text::tr("The board is full and nobody has a line: drawn.")
                                 : Text::tr("A line is complete: %1.").arg(ending)};
}

EventWords compared(const Scene& scene, bool isBetter) {
    const OpenNode& subject = scene.subject();
    const QString value = scoreText(scene.node.value);
    const QString move = squareName(scene.node.square);
    if (isBetter)
        return {Text::tr("New best: %1 by %2").arg(value, move),
                scene.isMax() ? Text::tr("O takes the greatest value, and none was greater before.")
                              : Text::tr("X takes the least value, and none was less before.")};
    const QString best = scoreText(*subject.best);
    const bool same = scene.node.value == *subject.best;
    return {same            ? Text::tr("%1 is no better: %2 = %3").arg(move, value, best)
            : scene.isMax() ? Text::tr("%1 is no better: %2 < %3").arg(move, value, best)
                            : Text::tr("%1 is no better: %2 > %3").arg(move, value, best),
            same ? Text::tr("Of equal moves the first one found stays.")
                 : Text::tr("%1 keeps %2.").arg(scene.mover(), squareName(*subject.bestMove))};
}

/// Why the end of the window that was reached is where it is.
QString cutReason(const Scene& scene) {
    const OpenNode& subject = scene.subject();
    const Score end = scene.isMax() ? subject.beta : subject.alpha;
    if (end != (scene.isMax() ? scene.node.beta : scene.node.alpha))
        return Text::tr("The table says that nothing better than %1 is to be had here.")
            .arg(scoreText(end));
    const bool isNull = scene.node.beta - scene.node.alpha == nullWindowWidth;
    if (scene.trace.settings.algorithm == Algorithm::Pvs && isNull)
        return Text::tr("A null window only asks on which side of it the value lies; now that is "
                        "known.");
    return scene.isMax()
               ? Text::tr("X can hold O to %1 elsewhere and will not come here.")
                     .arg(scoreText(end))
               : Text::tr("O can have %1 elsewhere and will not come here.").arg(scoreText(end));
}

EventWords cut(const Scene& scene) {
    const OpenNode& subject = scene.subject();
    const QString best = scoreText(*subject.best);
    const auto untried = static_cast<int>(cutMoves(scene.trace, *subject.node).size());
    const QString rest =
        untried == 0   ? Text::tr("It was the last move anyway.")
        : untried == 1 ? Text::tr("The one move left here need not be searched.")
                       : Text::tr("The other %1 moves here need not be searched.").arg(untried);
    return {scene.isMax() ? Text::tr("Stop: %1 ≥ β\u00a0%2").arg(best, scoreText(subject.beta))
                          : Text::tr("Stop: %1 ≤ α\u00a0%2").arg(best, scoreText(subject.alpha)),
            cutReason(scene) + u' ' + rest};
}

EventWords stored(const Scene& scene) {
    const TraceNode& node = scene.node;
    const bool canonical = scene.trace.settings.images == TableImages::Canonical;
    return {Text::tr("Store %1").arg(boundsText(node.stored)),
            canonical ? Text::tr("One entry answers for this board and all its images.")
                      : Text::tr("Under all eight images of the board, each with the best move "
                                 "turned the same way.")};
}

EventWords left(const Scene& scene) {
    const TraceNode& node = scene.node;
    const QString value = scoreText(node.value);
    switch (node.bound) {
    case BoundKind::Lower:
        return {Text::tr("Return %1, a lower bound").arg(value),
                Text::tr("The true value is %1 or more; the search failed high and needs to know "
                         "no more.")
                    .arg(value)};
    case BoundKind::Upper:
        return {Text::tr("Return %1, an upper bound").arg(value),
                Text::tr("The true value is %1 or less; the search failed low and needs to know "
                         "no more.")
                    .arg(value)};
    case BoundKind::Exact:
        break;
    }
    return {Text::tr("Return %1").arg(value), Text::tr("That is the value to this depth.")};
}

} // namespace

QString kindName(EventKind kind) {
    switch (kind) {
    case EventKind::Enter:
        return Text::tr("enter");
    case EventKind::Reenter:
        return Text::tr("re-search");
    case EventKind::Probe:
        return Text::tr("table");
    case EventKind::TableHit:
        return Text::tr("table hit");
    case EventKind::Evaluate:
        return Text::tr("leaf");
    case EventKind::Child:
        return Text::tr("compare");
    case EventKind::NewBest:
        return Text::tr("new best");
    case EventKind::Cutoff:
        return Text::tr("cut");
    case EventKind::Store:
        return Text::tr("store");
    case EventKind::Leave:
        break;
    }
    return Text::tr("return");
}

EventWords eventWords(const Trace& trace, const TraceState& state, EventIndex index) {
    const Event event = trace.events[index];
    const Scene scene = {trace, state, event, trace.nodes[event.node()]};
    switch (event.kind()) {
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
        return compared(scene, false);
    case EventKind::NewBest:
        return compared(scene, true);
    case EventKind::Cutoff:
        return cut(scene);
    case EventKind::Store:
        return stored(scene);
    case EventKind::Leave:
        break;
    }
    return left(scene);
}

QString boundsText(const Bounds& bounds) {
    if (bounds.lower == bounds.upper)
        return Text::tr("exactly %1").arg(scoreText(bounds.lower));
    if (bounds.upper == infinity)
        return QStringLiteral("≥ ") + scoreText(bounds.lower);
    if (bounds.lower == -infinity)
        return QStringLiteral("≤ ") + scoreText(bounds.upper);
    return Text::tr("from %1 to %2").arg(scoreText(bounds.lower), scoreText(bounds.upper));
}

} // namespace yomi::ui::tictactoe
