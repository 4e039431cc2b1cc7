// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

#include <cstdint>
#include <span>
#include <vector>

namespace yomi::trace {

/// Whether the lines are those of two threads that print to one file: moves are entered that cannot
/// follow from the node above, and can from one that has been open for longer.
///
///     > a -9 9 d=3
///     > c -9 9 d=2
///     > b -9 9 d=3        deeper than the node above: beside a, in the other thread
///
/// A node of the one thread takes the moves and values of the other then, so that most of what is
/// found behind the first of these lines comes of it.
class ThreadCheck {
public:
    /// Under the last of the open nodes, or at the top if there is none.
    void entered(const CheckContext& context, const CheckedNode& node,
                 std::span<const CheckedNode> open);
    /// Finds it, if it is so often that single slips do not explain it.
    void end(const CheckContext& context) const;

private:
    struct Place {
        std::uint64_t line;
        NodeId node;
        std::uint64_t from; ///< the line of the node that it may follow from
    };

    std::uint64_t m_entered = 0; ///< nodes of which it can be told
    std::vector<Place> m_misplaced;
};

/// Folds what was found behind the first line of two threads.
void foldThreads(std::vector<Finding>& findings);

} // namespace yomi::trace
