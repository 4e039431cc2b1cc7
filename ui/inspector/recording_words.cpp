// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recording_words.h"

#include "core/tree/ask/node_path.h"
#include "core/tree/line_text.h"
#include "ui/common/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace yomi::ui::inspector {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Words)
};

} // namespace

QString wordText(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString lineText(std::uint64_t line) {
    return numberText(static_cast<double>(line), Unit::Count);
}

QString scoreText(const Recording& recording, double score) {
    if (std::isinf(score))
        return score > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    return wordText(yomi::tree::numberText(score / recording.header.scale))
        .replace(u'-', QChar(0x2212));
}

Perspective numbersOf(const RecordingHeader& header, Numbers numbers) {
    const bool isMovers = numbers == Numbers::Own ||
                          (numbers == Numbers::Printed && header.values == ValuesOf::Mover);
    return isMovers ? Perspective::Mover : Perspective::Max;
}

bool isTurned(const Recording& recording, const RecordedNode& node, Numbers numbers) {
    switch (numbers) {
    case Numbers::Printed:
        return false;
    case Numbers::Own:
        return recording.isTurned(node);
    case Numbers::Max:
        return recording.header.values == ValuesOf::Mover && node.side == Side::Min;
    }
    return false;
}

QString windowText(const Recording& recording, const RecordedNode& node, Numbers numbers) {
    if (!node.hasWindow)
        return noNumber.toString();
    const bool turned = isTurned(recording, node, numbers);
    return Words::tr("%1 … %2", "a window")
        .arg(scoreText(recording, turned ? 0 - node.beta : node.alpha),
             scoreText(recording, turned ? 0 - node.alpha : node.beta));
}

QString valueText(const Recording& recording, const RecordedNode& node, Numbers numbers) {
    if (node.isOpen())
        return QStringLiteral("?");
    if (!node.hasValue)
        return noNumber.toString();
    return scoreText(recording, isTurned(recording, node, numbers) ? 0 - node.value : node.value);
}

QString boundText(const Recording& recording, const RecordedNode& node, Numbers numbers) {
    if (!node.bound)
        return noNumber.toString();
    switch (isTurned(recording, node, numbers) ? negated(*node.bound) : *node.bound) {
    case BoundKind::Exact:
        return Words::tr("exact");
    case BoundKind::Lower:
        return Words::tr("lower bound");
    case BoundKind::Upper:
        return Words::tr("upper bound");
    }
    return {};
}

QString reasonText(const Recording& recording, const RecordedNode& node) {
    return node.isOpen() ? Words::tr("open") : wordText(recording.words.text(node.reason));
}

QString moveName(const Recording& recording, NodeId node) {
    const WordId move = recording.nodes[node].move;
    return move == rootWord ? Words::tr("root") : wordText(recording.words.text(move));
}

QString iterationName(const Recording& recording, std::size_t iteration) {
    const WordId name = recording.iterations[iteration].name;
    return name == noWord ? QString::number(iteration + 1) : wordText(recording.words.text(name));
}

QString iterationTitle(const Recording& recording, std::size_t iteration) {
    return (recording.header.isByVisits() ? Words::tr("Snapshot %1") : Words::tr("Iteration %1"))
        .arg(iterationName(recording, iteration));
}

QString placeText(const Recording& recording, NodeId node, std::uint64_t line) {
    const QString path = wordText(pathText(recording, node));
    return (recording.header.isByVisits() ? Words::tr("Line %1, snapshot %2, path %3")
                                          : Words::tr("Line %1, iteration %2, path %3"))
        .arg(lineText(line), iterationName(recording, iterationOf(recording, node)),
             path.isEmpty() ? Words::tr("root") : path);
}

std::size_t iterationOf(const Recording& recording, NodeId node) {
    const auto after =
        std::ranges::upper_bound(recording.iterations, node, {}, &RecordedIteration::firstNode);
    return static_cast<std::size_t>(after - recording.iterations.begin()) - 1;
}

QString severityName(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return Words::tr("error");
    case Severity::Waste:
        return Words::tr("waste");
    case Severity::Doubt:
        return Words::tr("doubt");
    }
    return {};
}

QString severityMeaning(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return Words::tr("values may be wrong");
    case Severity::Waste:
        return Words::tr("nodes not needed");
    case Severity::Doubt:
        return Words::tr("may have a reason");
    }
    return {};
}

QString checkTitle(Check check) {
    switch (check) {
    case Check::CutMissed:
        return Words::tr("The search went on where it could have stopped");
    case Check::WindowEmpty:
        return Words::tr("The window is empty");
    case Check::WindowSign:
        return Words::tr("The window was passed on without being turned");
    case Check::ValueSign:
        return Words::tr("A value was taken without being turned");
    case Check::WindowLost:
        return Words::tr("The window leaves out values that are still wanted");
    case Check::WindowWide:
        return Words::tr("The window is wider than it need be");
    case Check::RootWindowWide:
        return Words::tr("All moves of the root get its whole window");
    case Check::DepthStep:
        return Words::tr("The depth does not go down by one");
    case Check::MoveTwice:
        return Words::tr("A move was searched twice");
    case Check::ResearchUseless:
        return Words::tr("Searching again could show nothing new");
    case Check::HorizonDepth:
        return Words::tr("The horizon came before depth 0");
    case Check::MovesMissing:
        return Words::tr("Legal moves were never searched");
    case Check::CutEarly:
        return Words::tr("The cutoff came before the window's end was reached");
    case Check::FailHard:
        return Words::tr("A fail-hard value lies outside its window");
    case Check::FailSoft:
        return Words::tr("The search fails hard, the header says soft");
    case Check::ValueCountedDown:
        return Words::tr("A value counts down on its way up");
    case Check::ValueNotFromChildren:
        return Words::tr("The value does not follow from the children");
    case Check::ResearchMissing:
        return Words::tr("A search again was forgotten");
    case Check::BoundTooStrong:
        return Words::tr("The value claims more than the children show");
    case Check::BestUnknown:
        return Words::tr("The best move was never searched");
    case Check::BestNotBest:
        return Words::tr("The best move is not the one with the best value");
    case Check::BestOnlyBound:
        return Words::tr("The best move has only an upper bound");
    case Check::ValueWrong:
        return Words::tr("The leaves give another value");
    case Check::NullUnproven:
        return Words::tr("The null move did not reach beta");
    case Check::TableDepth:
        return Words::tr("The table's entry is too shallow");
    case Check::TableBound:
        return Words::tr("The table's bound decides nothing here");
    case Check::TableValue:
        return Words::tr("The value is not that of the table's entry");
    case Check::TableContent:
        return Words::tr("The table held what was never stored");
    case Check::TableWrong:
        return Words::tr("The table's entry and the search contradict each other");
    case Check::StoreTooStrong:
        return Words::tr("More was stored than the node shows");
    case Check::StoreDepth:
        return Words::tr("A greater depth was stored than was searched");
    case Check::MateStored:
        return Words::tr("The score of a mate was stored unadjusted");
    case Check::RepetitionStored:
        return Words::tr("The value of a repetition was stored as exact");
    case Check::StoppedStored:
        return Words::tr("The value of a stopped search was stored");
    case Check::KeyCollision:
        return Words::tr("One key for two positions");
    case Check::KeyDrift:
        return Words::tr("One position has two keys");
    case Check::KeyTwoValues:
        return Words::tr("One position has two exact values");
    case Check::EvaluationDiffers:
        return Words::tr("One position has two evaluations");
    case Check::EvaluationFlips:
        return Words::tr("The evaluation seems to change sides");
    case Check::TerminalSign:
        return Words::tr("The game's end has the wrong sign");
    case Check::MoveIllegal:
        return Words::tr("The move is not legal");
    case Check::GameOverMissed:
        return Words::tr("The search went on after the end of the game");
    case Check::GameOverEarly:
        return Words::tr("The game is not over");
    case Check::RootOpen:
        return Words::tr("The last pass left the root's value open");
    case Check::VisitsSum:
        return Words::tr("The children have more visits than their node");
    case Check::MeanImpossible:
        return Words::tr("The mean cannot come from the children");
    case Check::VisitsFall:
        return Words::tr("Visits have become fewer");
    case Check::SelectionSide:
        return Words::tr("Moves seem to be selected for the other side");
    case Check::ThreadsMixed:
        return Words::tr("Lines of two threads seem to be mixed");
    }
    return {};
}

QString endText(const IterationLine& search, const std::vector<std::string>& moves) {
    if (search.end == LineEnd::Reached)
        return Words::tr("The line was searched.");
    const QString move = QString::fromStdString(moves[search.steps.size()]);
    const QString why = search.why ? QString::fromStdString(*search.why) : QString();
    switch (search.end) {
    case LineEnd::Reached:
        break;
    case LineEnd::Skipped:
        return why.isEmpty() ? Words::tr("The move %1 was left out.").arg(move)
                             : Words::tr("The move %1 was left out: %2.").arg(move, why);
    case LineEnd::Leaf:
        return Words::tr("The node above %1 has no moves: %2.").arg(move, why);
    case LineEnd::Cut:
        return why.isEmpty() ? Words::tr("The node above was cut off before %1.").arg(move)
                             : Words::tr("The node above was cut off before %1, by the move %2.")
                                   .arg(move, why);
    case LineEnd::NotSearched:
        return Words::tr("The move %1 was not searched, and nothing says why.").arg(move);
    }
    return {};
}

} // namespace yomi::ui::inspector
