// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/game_face.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::ui::inspector {

/// The work of an iteration up to an event, in nodes unless noted.
struct WorkSoFar {
    std::int64_t computed = 0; ///< entered
    std::int64_t cuts = 0;     ///< cutoffs that left a legal move untried
    std::int64_t pruned = 0;   ///< pruned moves
    /// Minimax nodes at and below these moves, to the depth limit, and below nodes with table
    /// values; only if the game knows the sizes of its trees.
    std::optional<std::int64_t> belowPruned, fromTable;
    std::optional<std::int64_t> left; ///< still to be entered; nothing if the recording ends early

    friend bool operator==(const WorkSoFar&, const WorkSoFar&) = default;
};

/// The work of a search at and below a node.
struct SubtreeWork {
    std::int64_t nodes = 0, leaves = 0, cuts = 0, pruned = 0, tableHits = 0;

    friend bool operator==(const SubtreeWork&, const SubtreeWork&) = default;
};

/// The number of nodes that minimax would visit at and below the child of `node` after `move`;
/// nothing if the game does not know it.
std::optional<std::int64_t> nodesBelowMove(const Trace& trace, NodeId node, Move move);

/// The nodes counted as leaves.
enum class CountedLeaves {
    Evaluated,   ///< with a value of their own; without table hits
    WithoutChild ///< left without a child, as in a recording's statistics
};

/// A recorded search, with precomputed data for each step of the inspector.
class RecordedRun {
public:
    /// Sums up the savings of each cutoff and table hit (a microsecond for each) and the nodes of
    /// each kind (16 bytes per node). `images`: the symmetric boards that share a table entry;
    /// nothing if unknown.
    RecordedRun(Trace trace, const GameFace& face, std::optional<std::string> images = {},
                CountedLeaves leaves = CountedLeaves::Evaluated);
    /// The run as if its recording had ended with an event.
    RecordedRun upTo(EventIndex last) const;

    const Trace& trace() const { return m_trace; }
    const GameFace& face() const { return m_face; }
    const std::optional<std::string>& images() const { return m_images; }
    /// Cost: two binary searches.
    WorkSoFar workAt(EventIndex event) const;
    /// For a node, or the root of an iteration; two look-ups.
    SubtreeWork subtree(std::optional<NodeId> node, int iteration) const;
    /// The nodes for which isRepeat() holds, ascending.
    const std::vector<NodeId>& repeats() const { return m_repeats; }
    /// The number of plies from the root of an iteration to its deepest node.
    int height(int iteration) const { return m_heights[static_cast<std::size_t>(iteration)]; }

private:
    struct Saving {
        EventIndex event = 0;
        std::int64_t cuts = 0, pruned = 0, belowPruned = 0, fromTable = 0; ///< up to this event
    };
    /// The counts of all nodes before a node.
    struct Counts {
        std::uint32_t leaves = 0, cuts = 0, pruned = 0, tableHits = 0;
        std::uint32_t implied = 0; ///< nodes that the recording does not enter
    };
    Saving savedAt(EventIndex event) const;
    void countNodes();
    void sumSavings();

    Trace m_trace;
    const GameFace& m_face;
    std::optional<std::string> m_images;
    CountedLeaves m_leaves;
    std::vector<Saving> m_savings;
    std::vector<Counts> m_counts; ///< one more than the number of nodes
    std::vector<NodeId> m_repeats;
    std::vector<int> m_heights; ///< by iteration
    bool m_knowsTrees = true;
};

/// Whether a node searches again what earlier siblings have searched: a re-search, or a later pass
/// over the root. It results from their values, unlike a move that must be tried.
bool isRepeat(const Trace& trace, NodeId node);

/// Whether each iteration is one pass over a root that is a node, with which its tree begins.
/// Otherwise it begins with the root of the iteration, which is not a node.
bool hasRootNodes(const Trace& trace);

/// Whether an event estimates the value of a node where the game is not over.
bool isEstimate(const Trace& trace, EventIndex event);

/// The column of a node in the tree of its iteration.
int columnOf(const Trace& trace, NodeId node);

/// The board of a node; without one that of the root.
std::string boardOf(const Trace& trace, std::optional<NodeId> node);

} // namespace yomi::ui::inspector
