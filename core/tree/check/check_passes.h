// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_context.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace yomi::tree {

/// Consecutive passes of the root at one depth.
struct RootPasses {
    std::optional<double> depth;
    std::size_t iteration = 0;
    Bounds known;               ///< bounds of the first player's value
    bool isTurned = false;      ///< the root's printed numbers have the opposite sign of these
    NodeId node = noNode;       ///< the last pass
    std::uint64_t leftLine = 0; ///< 0: not left, or without a value
};

/// Checks that the last pass of the root at each depth leaves a single value.
class RootCheck {
public:
    void entered(const CheckContext& context, const CheckedNode& root, std::size_t iteration);
    void left(const CheckContext& context, const CheckedNode& root, const Conclusion& conclusion);
    /// Call it after the last pass.
    void end(const CheckContext& context);

    const std::optional<RootSummary>& summary() const { return m_summary; }

private:
    std::optional<RootPasses> m_passes;
    std::optional<RootSummary> m_summary;
};

struct CountedVisits {
    double count = 0;
    std::size_t iteration = 0;
};

/// Checks the counts and means of trees that grow by playouts.
class PlayoutCheck {
public:
    void left(const CheckContext& context, const CheckedNode& node, const EventLine& line,
              std::size_t iteration);
    void end(const CheckContext& context) const;

private:
    /// A node whose moves have more visits the worse they are for its side.
    struct Reversed {
        std::uint64_t line = 0;
        NodeId node = noNode, most = noNode, best = noNode;
        double gap = 0, visits = 0; ///< between their means; of the most visited move
    };
    /// The statistics of the nodes of one side.
    struct Selection {
        std::vector<Reversed> reversed;
        std::uint64_t right = 0; ///< nodes whose best move has the most visits
    };

    void noteSelection(const CheckContext& context, const CheckedNode& node);

    std::map<std::string, CountedVisits> m_visits; ///< by path
    std::array<Selection, 2> m_selections;         ///< by side
    Bounds m_means{infinite, -infinite};           ///< the least and the greatest, from max's side
};

/// Checks whether a node's evaluation and its parent's have opposite signs.
class FlipCheck {
public:
    void evaluated(const CheckContext& context, const CheckedNode& node, const CheckedNode* parent);
    void end(const CheckContext& context) const;

private:
    static constexpr double leastPairs = 50;
    static constexpr double greatestCorrelation = -0.5;

    /// Sums over pairs of evaluations.
    struct Pairs {
        double count = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;

        void add(double one, double other);
        std::optional<double> correlation() const;
    };

    Pairs m_belowMax, m_belowMin;
    std::uint64_t m_firstLine = 0;
    NodeId m_firstNode = noNode;
};

} // namespace yomi::tree
