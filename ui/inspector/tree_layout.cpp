// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/tree_layout.h"

#include <algorithm>

namespace yomi::ui::inspector {

TreeLayout::TreeLayout(std::shared_ptr<const RecordedRun> run)
    : m_run(std::move(run))
    , m_trace(m_run->trace())
    , m_firstToCome(static_cast<NodeId>(m_trace.nodes.size()))
    , m_below(m_trace.nodes.size())
    , m_wish(m_trace.nodes.size())
    , m_rootBelow(m_trace.iterations.size()) {
    countAll();
}

void TreeLayout::countAll() {
    for (NodeId node = 0; node < m_below.size(); ++node)
        m_below[node] = m_trace.nodes[node].prunedCount;
    std::ranges::fill(m_rootBelow, 0);
    auto iteration = static_cast<int>(m_trace.iterations.size()) - 1;
    for (auto node = static_cast<NodeId>(m_trace.nodes.size()); node-- > 0;) { // children first
        while (node < m_trace.iterations[static_cast<std::size_t>(iteration)].firstNode)
            --iteration;
        add(m_trace.nodes[node].parent, iteration, rows(node));
    }
}

void TreeLayout::add(NodeId parent, int iteration, Row rows) {
    if (parent == noNode)
        m_rootBelow[static_cast<std::size_t>(iteration)] += rows;
    else
        m_below[parent] = static_cast<std::uint32_t>(m_below[parent] + rows);
}

bool TreeLayout::isOpen(NodeId node) const {
    if (m_wish[node] != Wish::None)
        return m_wish[node] == Wish::Open;
    return m_all || std::ranges::find(m_path, node) != m_path.end();
}

template <class Change>
void TreeLayout::change(NodeId node, Change&& change) {
    const int iteration = iterationOfNode(m_trace, node);
    Row before = rows(node);
    change();
    Row more = rows(node) - before;
    while (more != 0 && node != noNode) {
        const NodeId parent = m_trace.nodes[node].parent;
        before = parent == noNode ? 0 : rows(parent);
        add(parent, iteration, more);
        if (parent != noNode)
            more = rows(parent) - before;
        node = parent;
    }
}

void TreeLayout::setEvent(EventIndex event) {
    const std::vector<NodeId>& repeats = m_run->repeats();
    const auto firstFrom = [&](NodeId node) {
        return std::ranges::lower_bound(repeats, node);
    };
    const auto entered = [this](NodeId node) {
        return m_trace.nodes[node].entered;
    };
    const auto to = std::ranges::upper_bound(repeats, event, {}, entered);
    for (auto at = firstFrom(m_firstToCome); at < to; ++at)
        change(*at, [&] { m_firstToCome = *at + 1; });
    for (auto at = firstFrom(m_firstToCome); at > to;) {
        --at;
        change(*at, [&] { m_firstToCome = *at; });
    }
}

void TreeLayout::setPath(std::vector<NodeId> path) {
    // From the end: while a node changes, the nodes above it are already counted as they will be.
    for (std::size_t i = m_path.size(); i-- > 0;) {
        const NodeId node = m_path[i];
        if (std::ranges::find(path, node) == path.end())
            change(node, [&] { m_path.erase(m_path.begin() + static_cast<std::ptrdiff_t>(i)); });
    }
    for (const NodeId node : path)
        if (std::ranges::find(m_path, node) == m_path.end())
            change(node, [&] { m_path.push_back(node); });
}

void TreeLayout::setWish(NodeId node, Wish wish) {
    change(node, [&] { m_wish[node] = wish; });
}

void TreeLayout::setOpen(NodeId node, bool open) {
    setWish(node, open ? Wish::Open : Wish::Closed);
}

void TreeLayout::setAll(bool open) {
    m_all = open;
    std::ranges::fill(m_wish, Wish::None);
    countAll();
}

Folds TreeLayout::folds() const {
    Folds folds{m_all, {}, {}};
    for (NodeId node = 0; node < m_wish.size(); ++node)
        if (m_wish[node] != Wish::None)
            (m_wish[node] == Wish::Open ? folds.opened : folds.closed).push_back(node);
    return folds;
}

void TreeLayout::setFolds(const Folds& folds) {
    m_all = folds.all;
    std::ranges::fill(m_wish, Wish::None);
    for (const NodeId node : folds.opened)
        if (node < m_wish.size())
            m_wish[node] = Wish::Open;
    for (const NodeId node : folds.closed)
        if (node < m_wish.size())
            m_wish[node] = Wish::Closed;
    countAll();
}

TreeLayout::Row TreeLayout::row(NodeId node) const {
    Row row = 0;
    for (NodeId at = shown(node); at != noNode; at = m_trace.nodes[at].parent) {
        const NodeId parent = m_trace.nodes[at].parent;
        NodeId sibling = parent == noNode
                             ? m_trace.iterations[static_cast<std::size_t>(m_iteration)].firstNode
                             : parent + 1;
        for (; sibling < at; sibling = m_trace.nodes[sibling].end)
            row += rows(sibling);
    }
    return row;
}

NodeId TreeLayout::shown(NodeId node) const {
    NodeId result = node;
    for (NodeId up = m_trace.nodes[node].parent; up != noNode; up = m_trace.nodes[up].parent)
        if (!isOpen(up))
            result = up;
    return result;
}

} // namespace yomi::ui::inspector
