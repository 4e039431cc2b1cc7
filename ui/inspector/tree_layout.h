// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/engine.h"
#include "ui/inspector/recorded_run.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace yomi::ui::inspector {

/// The opened and closed nodes of a tree: all nodes or those of the path, and single ones.
struct Folds {
    bool all = false;
    std::vector<NodeId> opened, closed; ///< ascending

    friend bool operator==(const Folds&, const Folds&) = default;
};

/// The positions of the nodes of one iteration: a column for each ply, a row for each node that is
/// not open. A node is in the row of its first child; an open one takes the rows of all nodes below
/// it. Opening and closing a node therefore moves only nodes below it on the screen.
///
///     row 0    root ── A ── A1            A open, B closed: root has 4 rows, A 3, the others 1.
///     row 1            │    A2
///     row 2            │    (pruned)      Children pruned by a cutoff are behind the
///     row 3            B                  searched ones.
///
/// A repeat (recorded_run.h) after the event has no row.
///
/// A node is open while the current path goes through it, or because the person opened it or all
/// nodes. Every change reads the siblings on the way up, and nothing is laid out in advance: a
/// trace of 549,945 nodes needs one initial pass of 2 ms and 5 bytes per node.
class TreeLayout {
public:
    using Row = std::int64_t;

    explicit TreeLayout(std::shared_ptr<const RecordedRun> run);

    int iteration() const { return m_iteration; }
    void setIteration(int iteration) { m_iteration = iteration; }
    /// The last event until it is set.
    void setEvent(EventIndex event);
    /// Opens the nodes from the root to the last one given, instead of those of the previous path.
    void setPath(std::vector<NodeId> path);

    bool isOpen(NodeId node) const;
    /// Whether a node has anything below it to show.
    bool hasChildren(NodeId node) const { return m_below[node] > 0; }
    /// By the person: holds until setAll() or the opposite call.
    void setOpen(NodeId node, bool open);
    /// Opens every node, or only those of the path.
    void setAll(bool open);
    /// The nodes that the person opened and closed.
    Folds folds() const;
    /// Restores them; ignores numbers that are not nodes.
    void setFolds(const Folds& folds);

    /// The rows of a node with all nodes shown below it; those of the whole iteration.
    Row rows(NodeId node) const {
        return isToCome(node) ? 0 : isOpen(node) && m_below[node] > 0 ? m_below[node] : 1;
    }
    Row rows() const { return m_rootBelow[static_cast<std::size_t>(m_iteration)]; }
    /// The row of a node, which must be of this iteration; that of its nearest closed ancestor, if
    /// there is one.
    Row row(NodeId node) const;
    /// The node itself, or the nearest closed ancestor, which represents it.
    NodeId shown(NodeId node) const;

private:
    enum class Wish : std::uint8_t { None, Open, Closed };

    bool isToCome(NodeId node) const { return node >= m_firstToCome && isRepeat(m_trace, node); }
    void countAll();
    void setWish(NodeId node, Wish wish);
    /// Makes a change that may open or close a node, and updates the rows up to the root.
    template <class Change>
    void change(NodeId node, Change&& change);
    void add(NodeId parent, int iteration, Row rows);

    std::shared_ptr<const RecordedRun> m_run;
    const Trace& m_trace;
    int m_iteration = 0;
    NodeId m_firstToCome; ///< all repeats before it are shown
    bool m_all = false;
    std::vector<NodeId> m_path;
    std::vector<std::uint32_t> m_below; ///< rows of a node's children, whether shown or not
    std::vector<Wish> m_wish;
    std::vector<Row> m_rootBelow; ///< by iteration
};

} // namespace yomi::ui::inspector
