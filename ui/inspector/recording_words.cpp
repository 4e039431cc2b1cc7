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

/// For the catalogs: termText() looks for words that a recording has.
[[maybe_unused]] constexpr const char* const recordedTerms[] = {
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "all"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "alpha"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "beta"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "cut"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "deferred"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "exact"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "full"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "horizon"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "inside"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "lower"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "mate"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "max"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "min"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "narrow"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "no"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "none"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "null"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "null-window"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "open"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "order"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "range"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "razor"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "re-search"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "repetition"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "stopped"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "table"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "tablebase"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "terminal"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "test"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "unknown"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "unused"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "upper"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Term", "yes")};

/// The attributes of a node that NodePanel lists, for the catalogs.
[[maybe_unused]] constexpr const char* const recordedAttributes[] = {
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "alpha"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "asrc"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "best"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "beta"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "board"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "bound"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "bsrc"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "children"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "cut"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "depth"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "did"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "entry"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "eval"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "key"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "kind"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "move"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "moves"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "nodes"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "pruned"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "r"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "range"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "rank"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "reason"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "side"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "skips"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "us"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "value"),
    QT_TRANSLATE_NOOP("yomi::ui::inspector::Attribute", "won")};

} // namespace

QString termText(std::string_view word) {
    return QCoreApplication::translate("yomi::ui::inspector::Term", std::string(word).c_str());
}

QString attributeLabel(std::string_view attribute, bool isByVisits) {
    const QString name = wordText(attribute);
    const QString meaning =
        isByVisits && attribute == "value" ? Words::tr("mean")
        : isByVisits && attribute == "n"   ? Words::tr("visits")
        : isByVisits && attribute == "p"
            ? Words::tr("prior")
            : QCoreApplication::translate("yomi::ui::inspector::Attribute", name.toUtf8());
    return meaning == name
               ? name
               : Words::tr("%1 (%2)", "a meaning, its name in queries").arg(meaning, name);
}

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
    return node.isOpen()    ? termText("open")
           : node.isImplied ? noNumber.toString()
                            : termText(recording.words.text(node.reason));
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
    const QString why = !search.why                  ? QString()
                        : search.end == LineEnd::Cut ? wordText(*search.why) // the best move
                                                     : termText(*search.why);
    switch (search.end) {
    case LineEnd::Reached:
        break;
    case LineEnd::Skipped:
        return why.isEmpty() ? Words::tr("The move %1 was left out.").arg(move)
                             : Words::tr("The move %1 was left out: %2.").arg(move, why);
    case LineEnd::Leaf:
        return search.why == "unknown"
                   ? Words::tr("The search stopped before %1; no reason was recorded.").arg(move)
                   : Words::tr("The search stopped before %1: %2.").arg(move, why);
    case LineEnd::Cut:
        return why.isEmpty() ? Words::tr("The node above was cut off before %1.").arg(move)
                             : Words::tr("The node above was cut off before %1, by the move %2.")
                                   .arg(move, why);
    case LineEnd::NotSearched:
        return Words::tr("The move %1 was not searched; no reason was recorded.").arg(move);
    }
    return {};
}

} // namespace yomi::ui::inspector
