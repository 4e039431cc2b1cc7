// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

#include <cstddef>
#include <vector>

namespace yomi::tree {

/// Derives the sources of window ends that a recording does not give. Call its functions in the
/// order of events. It sets the source by the first rule that applies:
///
/// - the end is infinite: none;
/// - the parent has the same end: its source there, which may be a table entry;
/// - an earlier child of the parent returned that value: that child;
/// - the other end has such a source, and the window is a null window: the null window. At the
///   root, around the value of its last pass, both ends test that value;
/// - else unknown.
class WindowSources {
public:
    /// The trace must already have its nodes with windows, values and the side to move.
    explicit WindowSources(Trace& trace)
        : m_trace(trace) {}

    void beginIteration();
    /// Enters a node below the innermost open node. A known source is kept.
    void enter(NodeId node, bool hasNullWindow);
    /// Replaces the window of the innermost open node.
    void setWindow(const Bounds& window, Source source);
    /// Narrows that window to `known`.
    void narrow(const Bounds& known, Source source);
    /// Leaves the innermost open node.
    void leave();
    /// The last root that returned a value in this iteration.
    NodeId lastPass() const { return m_lastPass; }

private:
    /// An open node, or the level above all of them.
    struct Level {
        NodeId node = noNode;
        double alpha = -infinite, beta = infinite; ///< the window now
        Source alphaSource, betaSource;
        std::size_t firstVisit = 0; ///< in m_visits
    };

    Level& current() { return m_open.empty() ? m_top : m_open.back(); }
    Source sourceOf(double end, double above, Source source, bool mayBeValue) const;
    void testRoot(TraceNode& root) const;

    Trace& m_trace;
    Level m_top;
    std::vector<Level> m_open;
    std::vector<NodeId> m_visits; ///< moves of the open nodes that have returned a value
    NodeId m_lastPass = noNode;   ///< of the root, in this iteration
};

} // namespace yomi::tree
