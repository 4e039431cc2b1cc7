// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/trace.h"

#include <cstddef>
#include <vector>

namespace yomi::trace {

/// Who set the ends of the windows of a search that does not say so. It is told what happens in the
/// order in which it happens, and fills in, of the first that applies:
///
/// - the end is infinite: nobody;
/// - the node above has the same end: whoever set it there, which may be a table entry;
/// - a move searched before at the node above returned that value: that node;
/// - the other end is one of these, and the window is a null window: the null window. Around the
///   value of the root's last pass, at the root, both ends test that value;
/// - else nobody knows.
class WindowSources {
public:
    /// The trace must have its nodes already, with windows, values and who is to move.
    explicit WindowSources(Trace& trace)
        : m_trace(trace) {}

    void beginIteration();
    /// A node is entered below the one entered last and not left. An end that is told stays.
    void enter(NodeId node, bool hasNullWindow);
    /// From here on the window of the node entered last is this one.
    void setWindow(const Bounds& window, Source source);
    /// From here on it is no wider than that.
    void narrow(const Bounds& known, Source source);
    /// The node entered last returns.
    void leave();
    /// The root that returned a value last in this iteration.
    NodeId lastPass() const { return m_lastPass; }

private:
    /// An open node, or what is above all of them.
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

} // namespace yomi::trace
