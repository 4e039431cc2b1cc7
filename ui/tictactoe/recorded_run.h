// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/trace.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// The work of an iteration as it stands at an event, in nodes unless it is said.
struct WorkSoFar {
    std::int64_t computed = 0;    ///< entered
    std::int64_t cuts = 0;        ///< cutoffs that left a legal move untried
    std::int64_t pruned = 0;      ///< these moves
    std::int64_t belowPruned = 0; ///< at and below them, to the depth limit
    std::int64_t fromTable = 0;   ///< below nodes whose value the table gave
    std::int64_t left = 0;        ///< still to be entered

    friend bool operator==(const WorkSoFar&, const WorkSoFar&) = default;
};

/// What a search did at and below a node.
struct SubtreeWork {
    std::int64_t nodes = 0, leaves = 0, cuts = 0, pruned = 0, tableHits = 0;

    friend bool operator==(const SubtreeWork&, const SubtreeWork&) = default;
};

/// The nodes that minimax would visit at and below a child of `node` to which `square` leads.
std::int64_t nodesBelowMove(const Trace& trace, NodeId node, int square);

/// A recorded search, with what the inspector looks up at every step.
class RecordedRun {
public:
    /// Sums up what each cutoff and table hit saved (a microsecond for each) and the nodes of each
    /// kind (16 bytes a node).
    RecordedRun(Trace trace, double seconds);

    const Trace& trace() const { return m_trace; }
    /// What the search takes unobserved.
    double seconds() const { return m_seconds; }
    /// Two binary searches.
    WorkSoFar workAt(EventIndex event) const;
    /// Of a node, or of the root of an iteration; two look-ups.
    SubtreeWork subtree(std::optional<NodeId> node, int iteration) const;
    /// How many moves of a node were pruned. Two look-ups.
    int prunedMoves(NodeId node) const {
        return static_cast<int>(m_counts[node + 1].pruned - m_counts[node].pruned);
    }

private:
    struct Saving {
        EventIndex event = 0;
        std::int64_t cuts = 0, pruned = 0, belowPruned = 0, fromTable = 0; ///< up to it
    };
    /// Counts of the nodes before one.
    struct Counts {
        std::uint32_t leaves = 0, cuts = 0, pruned = 0, tableHits = 0;
    };
    Saving savedAt(EventIndex event) const;
    void countNodes();
    void sumSavings();

    Trace m_trace;
    double m_seconds;
    std::vector<Saving> m_savings;
    std::vector<Counts> m_counts; ///< one more than there are nodes
};

/// Searches a few times against the clock, then records. Throws as record() does.
RecordedRun recordRun(const Position& position, const Settings& settings,
                      const std::stop_token& stop);

} // namespace yomi::ui::tictactoe
