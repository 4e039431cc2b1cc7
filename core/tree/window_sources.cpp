// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/window_sources.h"

#include <algorithm>

namespace yomi::tree {

namespace {

bool isUntold(Source source) {
    return source.kind() == SourceKind::Unknown;
}

bool isSetBySomebody(Source source) {
    return !isUntold(source) && source.kind() != SourceKind::None;
}

} // namespace

void WindowSources::beginIteration() {
    m_open.clear();
    m_visits.clear();
    m_lastPass = noNode;
}

void WindowSources::enter(NodeId id, bool hasNullWindow) {
    const Level& above = current();
    TraceNode& node = m_trace.nodes[id];
    if (isUntold(node.alphaSource))
        node.alphaSource = sourceOf(node.alpha, above.alpha, above.alphaSource, !node.firstToMove);
    if (isUntold(node.betaSource))
        node.betaSource = sourceOf(node.beta, above.beta, above.betaSource, node.firstToMove);
    if (hasNullWindow) {
        if (isUntold(node.betaSource) && isSetBySomebody(node.alphaSource))
            node.betaSource = Source(SourceKind::NullWindow, id);
        else if (isUntold(node.alphaSource) && isSetBySomebody(node.betaSource))
            node.alphaSource = Source(SourceKind::NullWindow, id);
        else if (node.isRoot() && m_lastPass != noNode)
            testRoot(node);
    }
    m_open.push_back(
        {id, node.alpha, node.beta, node.alphaSource, node.betaSource, m_visits.size()});
}

/// The source of a window's end in a child of a node with the end `above`; a move's value raises
/// the end of the side that moves there.
Source WindowSources::sourceOf(double end, double above, Source source, bool mayBeValue) const {
    if (end == above)
        return source;
    const std::size_t first = m_open.empty() ? 0 : m_open.back().firstVisit;
    if (mayBeValue)
        for (std::size_t visit = m_visits.size(); visit-- > first;)
            if (m_trace.nodes[m_visits[visit]].value == end)
                return Source(SourceKind::Value, m_visits[visit]);
    return Source(SourceKind::Unknown);
}

void WindowSources::testRoot(TraceNode& root) const {
    const double value = m_trace.nodes[m_lastPass].value;
    if (value == root.alpha || value == root.beta)
        root.alphaSource = root.betaSource = Source(SourceKind::Guess, m_lastPass);
}

void WindowSources::narrow(const Bounds& known, Source source) {
    const Level& level = m_open.back();
    setWindow({std::max(level.alpha, known.lower), std::min(level.beta, known.upper)}, source);
}

void WindowSources::setWindow(const Bounds& window, Source source) {
    Level& level = m_open.back();
    if (window.lower != level.alpha) {
        level.alpha = window.lower;
        level.alphaSource = source;
    }
    if (window.upper != level.beta) {
        level.beta = window.upper;
        level.betaSource = source;
    }
}

void WindowSources::leave() {
    const Level level = m_open.back();
    m_open.pop_back();
    m_visits.resize(level.firstVisit);
    const TraceNode& node = m_trace.nodes[level.node];
    if (!node.hasValue || !node.isCounted)
        return;
    if (node.isRoot())
        m_lastPass = level.node;
    else
        m_visits.push_back(level.node);
}

} // namespace yomi::tree
