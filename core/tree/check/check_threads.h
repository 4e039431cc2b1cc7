// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_context.h"

#include <cstdint>
#include <span>
#include <vector>

namespace yomi::tree {

/// Finds lines of two threads that print to one file: a move is entered that cannot be a child of
/// the innermost open node but can be one of a node further up.
///
///     > a -9 9 d=3
///     > c -9 9 d=2
///     > b -9 9 d=3        deeper than its parent: next to a, in the other thread
///
/// Nodes of one thread then get moves and values of the other, which causes most findings after the
/// first such line.
class ThreadCheck {
public:
    /// Call it for a node below the last of the open nodes, or at the top if there is none.
    void entered(const CheckContext& context, const CheckedNode& node,
                 std::span<const CheckedNode> open);
    /// Adds the finding, if the cases are too many for single slips.
    void end(const CheckContext& context) const;

private:
    struct Place {
        std::uint64_t line;
        NodeId node;
        std::uint64_t from; ///< the line of its possible parent
    };

    std::uint64_t m_entered = 0; ///< nodes that could be tested
    std::vector<Place> m_misplaced;
};

/// Folds the findings after the first line of two threads.
void foldThreads(std::vector<Finding>& findings);

} // namespace yomi::tree
