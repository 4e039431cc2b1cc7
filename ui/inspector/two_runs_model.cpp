// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/two_runs_model.h"

#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/inspector/recorded_run.h"
#include "ui/inspector/search_colors.h"
#include "ui/inspector/words.h"

#include <QFont>
#include <QGuiApplication>

namespace yomi::ui::inspector {

namespace {

NodeId visit(const MergedNode& node, bool inB) {
    return inB ? node.other : node.one;
}

bool isShared(const MergedNode& node) {
    return node.one != noNode && node.other != noNode;
}

int lastIteration(const Trace& trace) {
    return static_cast<int>(trace.iterations.size()) - 1;
}

QString count(std::uint32_t number) {
    return number == 0 ? QString() : numberText(number, Unit::Count);
}

} // namespace

TwoRuns mergedRuns(Trace a, Trace b, const GameFace& face, const std::stop_token& stop) {
    TwoRuns runs = {std::move(a), std::move(b), face};
    runs.tree = mergeTrees({runs.a, lastIteration(runs.a)}, {runs.b, lastIteration(runs.b)}, stop);
    return runs;
}

TwoRunsModel::TwoRunsModel(QObject* parent)
    : TreeModel({{tr("move and board"), tr("The last move of a line, and where it leads.")},
                 {tr("visited by"), tr("Which of the two searches visits the line.")},
                 {tr("A"), tr("The value that A found there, or why it did not go there.")},
                 {tr("B"), tr("The value that B found there, or why it did not go there.")},
                 {tr("only A"), tr("Lines at and below that A visits and B does not."), true},
                 {tr("only B"), tr("Lines at and below that B visits and A does not."), true}},
                parent) {}

void TwoRunsModel::setRuns(std::shared_ptr<const TwoRuns> runs, std::optional<NodeId> parting) {
    beginResetModel();
    m_runs = std::move(runs);
    m_parting = parting;
    endResetModel();
}

void TwoRunsModel::setNumbers(Perspective numbers) {
    if (m_numbers == numbers)
        return;
    m_numbers = numbers;
    if (rowCount() > 0) // the views repaint everything
        Q_EMIT dataChanged(index(0, InA), index(rowCount() - 1, InB));
}

void TwoRunsModel::setDifferencesOnly(bool only) {
    beginResetModel();
    m_differencesOnly = only;
    endResetModel();
}

std::vector<NodeId> TwoRunsModel::childrenOf(NodeId parent) const {
    std::vector<NodeId> children;
    const std::vector<MergedNode>& nodes = m_runs->tree.nodes;
    const auto end = parent == noNode ? static_cast<NodeId>(nodes.size()) : nodes[parent].end;
    for (NodeId child = parent == noNode ? 0 : parent + 1; child < end; child = nodes[child].end)
        if (!m_differencesOnly || nodes[child].shares.differ())
            children.push_back(child);
    return children;
}

QModelIndex TwoRunsModel::indexOf(NodeId node) const {
    const std::vector<NodeId> siblings = childrenOf(at(node).parent);
    return std::ranges::find(siblings, node) == siblings.end() ? QModelIndex() : indexOfId(node);
}

std::optional<NodeId> TwoRunsModel::difference(std::optional<NodeId> from, bool forward) const {
    if (!m_runs)
        return {};
    const auto size = static_cast<NodeId>(m_runs->tree.nodes.size());
    const auto isFirst = [this](NodeId id) {
        const NodeId above = at(id).parent;
        return !isShared(at(id)) && (above == noNode || isShared(at(above)));
    };
    if (forward) {
        for (NodeId id = from ? *from + 1 : 0; id < size; ++id)
            if (isFirst(id))
                return id;
    } else {
        for (NodeId id = from.value_or(size); id-- > 0;)
            if (isFirst(id))
                return id;
    }
    return {};
}

int TwoRunsModel::childCount(Id parent) const {
    return m_runs ? static_cast<int>(childrenOf(nodeOf(parent)).size()) : 0;
}

TwoRunsModel::Id TwoRunsModel::childId(Id parent, int row) const {
    return childrenOf(nodeOf(parent))[static_cast<std::size_t>(row)];
}

TwoRunsModel::Id TwoRunsModel::parentId(Id id) const {
    const NodeId above = m_runs ? at(nodeOf(id)).parent : noNode;
    return above == noNode ? top : above;
}

int TwoRunsModel::rowOfId(Id id) const {
    const std::vector<NodeId> siblings = childrenOf(at(nodeOf(id)).parent);
    return static_cast<int>(std::ranges::find(siblings, id) - siblings.begin());
}

QString TwoRunsModel::found(const MergedNode& node, bool inB) const {
    const Trace& trace = m_runs->trace(inB);
    if (const NodeId id = visit(node, inB); id != noNode) {
        const TraceNode& here = trace.nodes[id];
        if (here.isImplied)
            return tr("unknown");
        const TraceNode told = shown(here, here.firstToMove, m_numbers);
        return boundText(told.bound, told.value);
    }
    const NodeId above = node.parent == noNode ? noNode : visit(at(node.parent), inB);
    if (above == noNode)
        return noNumber.toString();
    switch (trace.nodes[above].table) {
    case TableAction::Returned:
        return tr("table answered");
    case TableAction::Leaf:
        return trace.nodes[above].depth == trace.iterations.back().depth ? tr("depth limit")
                                                                         : tr("known without");
    default:
        // The ladder does not try moves that lose at once.
        return leftCount(trace.nodes[above]) > 0 ? tr("cut off") : tr("not tried");
    }
}

QString TwoRunsModel::text(const MergedNode& node, int column) const {
    const bool inB = node.one == noNode;
    switch (column) {
    case MoveAndBoard: {
        const Trace& trace = m_runs->trace(inB);
        return tr("%1  %2").arg(moveName(trace, m_runs->face, node.move),
                                QString::fromStdString(boardOf(trace, visit(node, inB))));
    }
    case Visited: {
        const QString who = isShared(node) ? tr("A and B") : inB ? tr("only B") : tr("only A");
        return isParting(node) ? tr("%1, differ from here", "A and B, differ from here").arg(who)
                               : who;
    }
    case InA:
    case InB:
        return found(node, column == InB);
    case OnlyA:
        return count(node.shares.onlyOne);
    default:
        return count(node.shares.onlyOther);
    }
}

QString TwoRunsModel::sentence(const MergedNode& node) const {
    return tr("%1: %2. A: %3. B: %4.")
        .arg(text(node, MoveAndBoard), text(node, Visited), text(node, InA), text(node, InB));
}

QVariant TwoRunsModel::cell(const QModelIndex& index, int role) const {
    if (!m_runs)
        return {};
    const MergedNode& line = at(node(index));
    switch (role) {
    case Qt::DisplayRole:
        return text(line, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return sentence(line);
    case Qt::FontRole: {
        if (!isParting(line))
            return {};
        QFont font;
        font.setBold(true);
        return font;
    }
    case Qt::BackgroundRole: {
        constexpr double tint = 0.16;
        if (isShared(line))
            return {};
        const QColor surface = colorsFor(QGuiApplication::palette()).surface;
        return mixed(surface, runColor(line.one == noNode), tint);
    }
    default:
        return {};
    }
}

} // namespace yomi::ui::inspector
