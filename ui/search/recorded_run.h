// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/game_face.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::ui::search {

/// The work of an iteration as it stands at an event, in nodes unless it is said.
struct WorkSoFar {
    std::int64_t computed = 0; ///< entered
    std::int64_t cuts = 0;     ///< cutoffs that left a legal move untried
    std::int64_t pruned = 0;   ///< these moves
    /// At and below them, to the depth limit, and below nodes whose value the table gave; only
    /// where the game knows the sizes of its trees.
    std::optional<std::int64_t> belowPruned, fromTable;
    std::optional<std::int64_t> left; ///< still to be entered; nothing where the recording ends

    friend bool operator==(const WorkSoFar&, const WorkSoFar&) = default;
};

/// What a search did at and below a node.
struct SubtreeWork {
    std::int64_t nodes = 0, leaves = 0, cuts = 0, pruned = 0, tableHits = 0;

    friend bool operator==(const SubtreeWork&, const SubtreeWork&) = default;
};

/// The nodes that minimax would visit at and below a child of `node` to which `move` leads; nothing
/// where the game does not know.
std::optional<std::int64_t> nodesBelowMove(const Trace& trace, NodeId node, Move move);

/// Which nodes are counted as leaves.
enum class CountedLeaves {
    Evaluated,   ///< that got a value of their own; table hits are none
    WithoutChild ///< that returned without a child, as the statistics of a recording have them
};

/// A recorded search, with what the inspector looks up at every step.
class RecordedRun {
public:
    /// Sums up what each cutoff and table hit saved (a microsecond for each) and the nodes of each
    /// kind (16 bytes a node). `images`: for which boards an entry of its table answers; nothing
    /// where that is not known.
    RecordedRun(Trace trace, const GameFace& face, std::optional<TableImages> images = {},
                CountedLeaves leaves = CountedLeaves::Evaluated);

    const Trace& trace() const { return m_trace; }
    const GameFace& face() const { return m_face; }
    std::optional<TableImages> images() const { return m_images; }
    /// Two binary searches.
    WorkSoFar workAt(EventIndex event) const;
    /// Of a node, or of the root of an iteration; two look-ups.
    SubtreeWork subtree(std::optional<NodeId> node, int iteration) const;
    /// The nodes for which isRepeat() holds, in their order.
    const std::vector<NodeId>& repeats() const { return m_repeats; }
    /// Plies from the root of an iteration to its deepest node.
    int height(int iteration) const { return m_heights[static_cast<std::size_t>(iteration)]; }

private:
    struct Saving {
        EventIndex event = 0;
        std::int64_t cuts = 0, pruned = 0, belowPruned = 0, fromTable = 0; ///< up to it
    };
    /// Counts of the nodes before one.
    struct Counts {
        std::uint32_t leaves = 0, cuts = 0, pruned = 0, tableHits = 0;
        std::uint32_t implied = 0; ///< which nobody entered
    };
    Saving savedAt(EventIndex event) const;
    void countNodes(CountedLeaves leaves);
    void sumSavings();

    Trace m_trace;
    const GameFace& m_face;
    std::optional<TableImages> m_images;
    std::vector<Saving> m_savings;
    std::vector<Counts> m_counts; ///< one more than there are nodes
    std::vector<NodeId> m_repeats;
    std::vector<int> m_heights; ///< of the iterations
    bool m_knowsTrees = true;
};

/// Whether a node searches once more what its siblings before it have searched: a re-search, or a
/// later pass over the root. That it comes is a result of these, unlike a move that must be tried.
bool isRepeat(const Trace& trace, NodeId node);

/// Whether each iteration is one pass over a root that is a node: its tree begins with that node.
/// Otherwise it begins with the root of the iteration, which is none.
bool hasRootNodes(const Trace& trace);

/// The column of a node in the tree of its iteration.
int columnOf(const Trace& trace, NodeId node);

/// The board of a node; of the root without one.
std::string boardOf(const Trace& trace, std::optional<NodeId> node);

} // namespace yomi::ui::search
