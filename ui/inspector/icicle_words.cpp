// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/icicle_words.h"

#include "core/tree/step/state.h"
#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/inspector/search_colors.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <vector>

namespace yomi::ui::inspector {

namespace {

struct IcicleText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Icicle)
};

QString nodesText(double number) {
    return numberText(number, Unit::Count);
}

QString endingName(NodeEnding ending) {
    switch (ending) {
    case NodeEnding::Exact:
        return IcicleText::tr("exact");
    case NodeEnding::Cut:
        return IcicleText::tr("bound reached, cut");
    case NodeEnding::Reached:
        return IcicleText::tr("bound reached");
    case NodeEnding::NotReached:
        return IcicleText::tr("bound not reached");
    case NodeEnding::FromTable:
        return IcicleText::tr("from the table");
    case NodeEnding::Open:
        break;
    }
    return IcicleText::tr("open when the recording ended");
}

QString tableName(TableAction action) {
    switch (action) {
    case TableAction::Leaf:
        return IcicleText::tr("leaf, not asked");
    case TableAction::Off:
        return IcicleText::tr("no table");
    case TableAction::Miss:
        return IcicleText::tr("nothing found");
    case TableAction::Unused:
        return IcicleText::tr("found, changed nothing");
    case TableAction::Narrowed:
        return IcicleText::tr("narrowed the window");
    case TableAction::Returned:
        break;
    }
    return IcicleText::tr("gave the value");
}

QColor faint(const QColor& color, double faintness, const QPalette& palette) {
    return mixed(color, colorsFor(palette).surface, faintness);
}

QColor endingColor(NodeEnding ending, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    switch (ending) {
    case NodeEnding::Exact:
        return exactColor();
    case NodeEnding::Cut:
    case NodeEnding::Reached:
        return cutColor(palette);
    case NodeEnding::NotReached:
        return faint(colors.muted, 0.35, palette);
    case NodeEnding::FromTable:
        return tableColor();
    case NodeEnding::Open:
        break;
    }
    return colors.accent;
}

QColor valueColor(ValueClass value, const QPalette& palette) {
    constexpr std::array strengths = {0.35, 0.65, 1.0};
    const QColor neutral = faint(colorsFor(palette).muted, 0.6, palette);
    const int third = static_cast<int>(value) - static_cast<int>(ValueClass::Zero);
    if (value == ValueClass::None)
        return colorsFor(palette).accent;
    if (third == 0)
        return neutral;
    return mixed(neutral, sideColor(third > 0, palette),
                 strengths[static_cast<std::size_t>(std::abs(third)) - 1]);
}

QColor tableClassColor(TableAction action, const QPalette& palette) {
    const QColor muted = colorsFor(palette).muted, table = tableColor();
    switch (action) {
    case TableAction::Leaf:
        return faint(muted, 0.75, palette);
    case TableAction::Off:
        return faint(muted, 0.5, palette);
    case TableAction::Miss:
        return faint(muted, 0.2, palette);
    case TableAction::Unused:
        return faint(table, 0.7, palette);
    case TableAction::Narrowed:
        return faint(table, 0.4, palette);
    case TableAction::Returned:
        break;
    }
    return table;
}

QString lineText(const Trace& trace, NodeId node) {
    QStringList moves;
    for (const Move move : pathTo(trace, node))
        moves << QString::fromStdString(trace.game->moveText(move));
    return moves.isEmpty() ? IcicleText::tr("root") : moves.join(u' ');
}

QString iterationText(const IcicleLayout& layout, IcicleBlock block) {
    const int iteration = layout.iterationOf(block);
    const TraceIteration& range = layout.trace().iterations[static_cast<std::size_t>(iteration)];
    return IcicleText::tr("iteration %1, %2").arg(iteration + 1).arg(depthText(range));
}

QString sizeText(const IcicleLayout& layout, IcicleBlock block) {
    const double nodes = layout.placesOf(block).length();
    return IcicleText::tr("nodes %1, %2 of the tree")
        .arg(nodesText(nodes), numberText(nodes / layout.whole().length(), Unit::Percent));
}

/// The value and how it was reached: "≤ −8, bound reached, cut".
QString resultText(const Trace& trace, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    QString text = IcicleText::tr("%1, %2").arg(provedText(provedAtEnd(trace, id)),
                                                endingName(endingOf(node)));
    if (leftCount(node) > 0)
        text += IcicleText::tr(", moves pruned: %1").arg(leftCount(node));
    return text;
}

} // namespace

QColor classColor(const IcicleLayout& layout, int nodeClass, const QPalette& palette) {
    switch (layout.colorBy()) {
    case ColorBy::Ending:
        return endingColor(static_cast<NodeEnding>(nodeClass), palette);
    case ColorBy::Value:
        return valueColor(static_cast<ValueClass>(nodeClass), palette);
    case ColorBy::Table:
        return tableClassColor(static_cast<TableAction>(nodeClass), palette);
    case ColorBy::Iteration:
        break;
    }
    // Later iterations are stronger.
    constexpr double faintest = 0.8;
    const double count = static_cast<double>(layout.classes().size());
    return faint(colorsFor(palette).accent, faintest * (1 - (nodeClass + 1) / count), palette);
}

QString className(const IcicleLayout& layout, int nodeClass) {
    switch (layout.colorBy()) {
    case ColorBy::Ending:
        return endingName(static_cast<NodeEnding>(nodeClass));
    case ColorBy::Value:
        return static_cast<ValueClass>(nodeClass) == ValueClass::None
                   ? endingName(NodeEnding::Open)
                   : provedText(layout.classes()[static_cast<std::size_t>(nodeClass)].values);
    case ColorBy::Table:
        return tableName(static_cast<TableAction>(nodeClass));
    case ColorBy::Iteration:
        break;
    }
    const bool hasLater = nodeClass + 1 == static_cast<int>(layout.classes().size()) &&
                          layout.classes().size() < layout.trace().iterations.size();
    return hasLater ? IcicleText::tr("iteration %1 and later").arg(nodeClass + 1)
                    : IcicleText::tr("iteration %1").arg(nodeClass + 1);
}

QList<IcicleLegendEntry> legendOf(const IcicleLayout& layout, const QPalette& palette) {
    QList<IcicleLegendEntry> entries;
    const auto nodes = [&](auto nodeClass) {
        return layout.classes()[static_cast<std::size_t>(nodeClass)].nodes;
    };
    for (int i = 0; i < static_cast<int>(layout.classes().size()); ++i) {
        const bool isEnding = layout.colorBy() == ColorBy::Ending;
        if (isEnding && static_cast<NodeEnding>(i) == NodeEnding::Cut)
            continue; // counted with those that reached the bound by the last move
        NodeId count = nodes(i);
        QString cut;
        if (isEnding && static_cast<NodeEnding>(i) == NodeEnding::Reached) {
            count += nodes(NodeEnding::Cut);
            cut = IcicleText::tr(", cut: %1").arg(nodesText(nodes(NodeEnding::Cut)));
        }
        if (count > 0)
            entries << IcicleLegendEntry{classColor(layout, i, palette), className(layout, i),
                                         nodesText(count) + cut};
    }
    return entries;
}

QString blockLabel(const IcicleLayout& layout, IcicleBlock block, bool withValue) {
    const Trace& trace = layout.trace();
    const std::optional<NodeId> node = layout.nodeOf(block);
    const auto iteration = static_cast<std::size_t>(layout.iterationOf(block));
    const bool isRoot = !node || trace.nodes[*node].isRoot();
    const QString name =
        isRoot ? IcicleText::tr("root")
               : QString::fromStdString(trace.game->moveText(trace.nodes[*node].move));
    if (!withValue)
        return name;
    return IcicleText::tr("%1  %2").arg(name, node ? provedText(provedAtEnd(trace, *node))
                                                   : scoreText(trace.iterations[iteration].value));
}

QString blockSentence(const IcicleLayout& layout, IcicleBlock block) {
    const Trace& trace = layout.trace();
    if (const std::optional<NodeId> node = layout.nodeOf(block))
        return IcicleText::tr("Node %1, line %2: %3; %4")
            .arg(nodesText(*node), lineText(trace, *node), resultText(trace, *node),
                 sizeText(layout, block));
    const TraceIteration& iteration =
        trace.iterations[static_cast<std::size_t>(layout.iterationOf(block))];
    return IcicleText::tr("Root of %1: %2; %3")
        .arg(iterationText(layout, block), scoreText(iteration.value), sizeText(layout, block));
}

QString blockToolTip(const IcicleLayout& layout, const GameFace& face, IcicleBlock block) {
    const Trace& trace = layout.trace();
    const std::optional<NodeId> id = layout.nodeOf(block);
    QStringList lines;
    if (id) {
        const TraceNode& node = trace.nodes[*id];
        lines << IcicleText::tr("%1 · node %2").arg(lineText(trace, *id), nodesText(*id))
              << resultText(trace, *id);
        if (trace.hasTable)
            lines << IcicleText::tr("table: %1").arg(tableName(node.table));
        const QString side = statusText(face, node.firstToMove, node.outcome);
        lines << (node.hasWindow && trace.hasWindows
                      ? IcicleText::tr("window %1 … %2, %3")
                            .arg(scoreText(node.alpha), scoreText(node.beta), side)
                      : side);
    } else {
        const TraceIteration& iteration =
            trace.iterations[static_cast<std::size_t>(layout.iterationOf(block))];
        lines << IcicleText::tr("root")
              << IcicleText::tr("%1, exact").arg(scoreText(iteration.value));
    }
    if (trace.iterations.size() > 1)
        lines << iterationText(layout, block);
    lines << sizeText(layout, block);
    return lines.join(u'\n');
}

QString togetherSentence(const IcicleLayout& layout, int row, BlockRange blocks, PlaceRange pixel) {
    std::vector<double> places;
    layout.coverage(row, blocks, pixel, places);
    std::vector<int> classes;
    double rest = pixel.length();
    for (int i = 0; i < static_cast<int>(places.size()); ++i) {
        rest -= places[static_cast<std::size_t>(i)];
        if (places[static_cast<std::size_t>(i)] > 0)
            classes.push_back(i);
    }
    std::ranges::stable_sort(classes, std::ranges::greater(),
                             [&](int i) { return places[static_cast<std::size_t>(i)]; });
    const auto share = [&](const QString& name, double covered) {
        return IcicleText::tr("%1 %2").arg(name,
                                           numberText(covered / pixel.length(), Unit::Percent));
    };
    QStringList shares;
    for (const int i : classes)
        shares << share(className(layout, i), places[static_cast<std::size_t>(i)]);
    constexpr double leastRest = 1e-6; // a rest from rounding
    if (rest > leastRest * pixel.length())
        shares << share(IcicleText::tr("no node so deep"), rest);
    return IcicleText::tr("Ply %1, nodes drawn together: %2; of the pixel: %3")
        .arg(row)
        .arg(nodesText(static_cast<double>(blocks.count())), listText(shares));
}

QString icicleSummary(const IcicleLayout& layout, PlaceRange range) {
    return IcicleText::tr("In view: nodes %1 of %2, plies to %3")
        .arg(nodesText(range.length()), nodesText(layout.whole().length()))
        .arg(layout.rowCount(range) - 1);
}

} // namespace yomi::ui::inspector
