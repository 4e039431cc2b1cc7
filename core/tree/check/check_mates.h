// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_context.h"

#include <cstdint>
#include <vector>

namespace yomi::tree {

/// Checks mate scores: how the search counts them, and whether its table does the same.
class MateCheck {
public:
    /// Whether a node seems to be a mate or stalemate of a search that tries moves into check: all
    /// its moves lose the king, the greatest loss of the recording, and its value is a smaller loss
    /// or a draw. end() decides whether it is.
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
        bool isJudged = false; ///< its value must be that of a child
    };

    /// A node with a mate score, and the score of its best move, in printed numbers.
    struct Stepped {
        std::uint64_t line = 0;
        NodeId node = noNode;
        double value = 0, best = 0;
        unsigned steps = 0; ///< one bit for each number that may have been counted down
    };

    void noteStyle(const CheckContext& context, const CheckedNode& node, double value);
    void noteStep(const CheckContext& context, const CheckedNode& node,
                  const Conclusion& conclusion, double value);
    void checkSteps(const CheckContext& context) const;

    std::vector<Captured> m_captured;
    std::vector<Stepped> m_stepped;
    double m_secondLargest = 0;  ///< the second largest absolute value
    bool m_isFromRoot = false;   ///< a mate score goes up unchanged
    bool m_countsDown = false;   ///< a mate score goes up with a smaller size
    bool m_storesValues = false; ///< s lines have the score that the node returns
};

} // namespace yomi::tree
