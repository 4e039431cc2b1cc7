// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/node_tree.h"

#include "core/tree/line_text.h"
#include "ui/common/numbers.h"
#include "ui/inspector/recording_words.h"
#include "ui/inspector/remark_mark.h"

#include <QGuiApplication>

#include <algorithm>

namespace yomi::ui::inspector {

void NodeTree::setRecording(std::shared_ptr<const ReadRecording> read) {
    beginResetModel();
    m_read = std::move(read);
    m_asked = top;
    endResetModel();
}

std::optional<NodeId> NodeTree::node(const QModelIndex& index) const {
    return index.isValid() && index.internalId() < firstIteration
               ? std::optional(static_cast<NodeId>(index.internalId()))
               : std::nullopt;
}

const std::vector<NodeId>& NodeTree::childrenOf(Id id) const {
    if (id == m_asked)
        return m_children;
    m_asked = id;
    m_children.clear();
    const bool isNode = id < firstIteration;
    const std::size_t number = isNode ? id : id - firstIteration;
    const NodeId first =
        isNode ? static_cast<NodeId>(number) + 1 : recording().iterations[number].firstNode;
    const NodeId end = isNode ? recording().nodes[number].end : recording().endOf(number);
    for (NodeId child = first; child < end; child = recording().nodes[child].end)
        m_children.push_back(child);
    return m_children;
}

int NodeTree::childCount(Id parent) const {
    if (!m_read)
        return 0;
    return static_cast<int>(parent == top ? recording().iterations.size()
                                          : childrenOf(parent).size());
}

NodeTree::Id NodeTree::childId(Id parent, int row) const {
    const auto place = static_cast<std::size_t>(row);
    return parent == top ? firstIteration + place : childrenOf(parent)[place];
}

NodeTree::Id NodeTree::parentId(Id id) const {
    if (id >= firstIteration)
        return top;
    const auto node = static_cast<NodeId>(id);
    const NodeId above = recording().nodes[node].parent;
    return above == noNode ? firstIteration + iterationOf(recording(), node) : above;
}

int NodeTree::rowOfId(Id id) const {
    if (id >= firstIteration)
        return static_cast<int>(id - firstIteration);
    const std::vector<NodeId>& siblings = childrenOf(parentId(id));
    return static_cast<int>(std::ranges::lower_bound(siblings, id) - siblings.begin());
}

int NodeTree::columnCount(const QModelIndex& /*parent*/) const {
    return columnTotal;
}

QString NodeTree::text(NodeId id, int column) const {
    const RecordedNode& node = recording().nodes[id];
    switch (column) {
    case Move:
        return moveName(recording(), id);
    case Line:
        return lineText(m_read->lineOf(node.entered));
    case Window:
        return windowText(recording(), node, m_numbers);
    case Value:
        return valueText(recording(), node, m_numbers);
    case Bound:
        return boundText(recording(), node, m_numbers);
    case Reason:
        return reasonText(recording(), node);
    case Depth: {
        const std::optional<double> depth = m_read->details->kept().depth[id];
        return depth ? wordText(yomi::tree::numberText(*depth)) : noNumber.toString();
    }
    case Nodes:
        return numberText(node.end - id, Unit::Count);
    default:
        return {};
    }
}

void NodeTree::setRemarks(Remarks remarks) {
    m_remarks = std::move(remarks);
    if (m_read) // the views repaint
        Q_EMIT dataChanged(index(0, Move), index(rowCount() - 1, Move), {Qt::DecorationRole});
}

QVariant NodeTree::remark(NodeId node, int role) const {
    const auto found = m_remarks.find(node);
    if (found == m_remarks.end())
        return role == Qt::DecorationRole && std::ranges::binary_search(m_hits, node)
                   ? QVariant(hitMark(QGuiApplication::palette()))
                   : QVariant();
    return role == Qt::ToolTipRole
               ? QVariant(found->second.sentences)
               : QVariant(remarkMark(found->second.severity, QGuiApplication::palette()));
}

QVariant NodeTree::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = index.column() == Line || index.column() == Value ||
                              index.column() == Depth || index.column() == Nodes;
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (const std::optional<NodeId> at = node(index);
        at && index.column() == Move && (role == Qt::DecorationRole || role == Qt::ToolTipRole))
        return remark(*at, role);
    if (role != Qt::DisplayRole)
        return {};
    if (const std::optional<NodeId> at = node(index))
        return text(*at, index.column());
    const auto iteration = static_cast<std::size_t>(index.row());
    if (index.column() == Move)
        return iterationTitle(recording(), iteration);
    if (index.column() == Nodes)
        return numberText(recording().endOf(iteration) -
                              recording().iterations[iteration].firstNode,
                          Unit::Count);
    return {};
}

QVariant NodeTree::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Move:
        return tr("move");
    case Line:
        return tr("line");
    case Window:
        return tr("window");
    case Value:
        return m_read && recording().header.isByVisits() ? tr("mean") : tr("value");
    case Bound:
        return tr("bound");
    case Reason:
        return tr("reason");
    case Depth:
        return tr("depth");
    case Nodes:
        return tr("nodes");
    default:
        return {};
    }
}

} // namespace yomi::ui::inspector
