// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recording_words.h"

#include "core/tree/ask/node_path.h"
#include "core/tree/line_text.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"

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
    return node.isOpen()    ? Words::tr("open")
           : node.isImplied ? noNumber.toString()
                            : wordText(recording.words.text(node.reason));
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
        .arg(lineText(line), iterationName(recording, recording.iterationOf(node)),
             path.isEmpty() ? Words::tr("root") : path);
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
    return worded(Sentence(rowOf(check).title));
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
