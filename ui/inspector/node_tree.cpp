// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/node_tree.h"

#include "core/tree/line_text.h"
#include "ui/common/numbers.h"
#include "ui/inspector/recording_words.h"
#include "ui/inspector/remark_mark.h"

#include <algorithm>

namespace yomi::ui::inspector {

NodeTree::NodeTree(QObject* parent)
    : TreeModel({{tr("move")},
                 {.name = tr("line"), .isNumber = true},
                 {tr("window")},
                 {.name = tr("value"), .isNumber = true},
                 {tr("bound")},
                 {tr("reason")},
                 {.name = tr("depth"), .isNumber = true},
                 {.name = tr("nodes"), .isNumber = true}},
                parent) {}

void NodeTree::setRecording(std::shared_ptr<const ReadRecording> read) {
    beginResetModel();
    m_read = std::move(read);
    m_asked = top;
    endResetModel();
    renameColumn(Value, m_read && recording().header.isByVisits() ? tr("mean") : tr("value"));
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
    return above == noNode ? firstIteration + recording().iterationOf(node) : above;
}

int NodeTree::rowOfId(Id id) const {
    if (id >= firstIteration)
        return static_cast<int>(id - firstIteration);
    const std::vector<NodeId>& siblings = childrenOf(parentId(id));
    return static_cast<int>(std::ranges::lower_bound(siblings, id) - siblings.begin());
}

QString NodeTree::text(NodeId id, int column) const {
    const RecordedNode& node = recording().nodes[id];
    switch (column) {
    case Move:
        return moveName(recording(), id);
    case Line:
        return node.isImplied ? noNumber.toString() : lineText(m_read->lineOf(id));
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

QVariant NodeTree::cell(const QModelIndex& index, int role) const {
    if (const std::optional<NodeId> at = node(index);
        at && index.column() == Move && (role == Qt::DecorationRole || role == Qt::ToolTipRole))
        return remarkCell(m_remarks, m_hits, *at, role);
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

} // namespace yomi::ui::inspector
