// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

#include <cstdint>
#include <vector>

namespace yomi::trace {

/// Scores of mates: how the search counts them, and whether its table does so, too.
class MateCheck {
public:
    /// Whether a node's value seems to be that of a mate or a stalemate of a search that tries
    /// moves into check: all of its moves lose the king, which is the greatest loss of the
    /// recording, and its value is a smaller loss or a draw. Whether it is, is seen at the end.
    bool isByCapture(const CheckContext& context, const CheckedNode& node, const EventLine& event);
    void left(const CheckContext& context, const CheckedNode& node, const Conclusion& conclusion,
              const EventLine& event);
    void end(const CheckContext& context) const;
    std::size_t bytes() const {
        return m_captured.capacity() * sizeof(Captured) + m_stepped.capacity() * sizeof(Stepped);
    }

private:
    /// A node whose moves all lose the king, in printed numbers.
    struct Captured {
        std::uint64_t line = 0;
        NodeId node = noNode;
        double value = 0, loss = 0;
        bool isJudged = false; ///< its value must be a child's
    };

    /// A node with a mate's score, and that of its best move, in printed numbers.
    struct Stepped {
        std::uint64_t line = 0;
        NodeId node = noNode;
        double value = 0, best = 0;
        unsigned steps = 0; ///< a bit for each number that may have been counted down
    };

    void noteStyle(const CheckContext& context, const CheckedNode& node, double value);
    void noteStep(const CheckContext& context, const CheckedNode& node,
                  const Conclusion& conclusion, double value);
    void checkSteps(const CheckContext& context) const;

    std::vector<Captured> m_captured;
    std::vector<Stepped> m_stepped;
    double m_secondLargest = 0;  ///< the size of the largest value but one
    bool m_isFromRoot = false;   ///< a mate's score goes up unchanged
    bool m_countsDown = false;   ///< or by less
    bool m_storesValues = false; ///< s lines have the score that the node returns
};

} // namespace yomi::trace
