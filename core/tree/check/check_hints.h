// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/checked_node.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace yomi::tree {

/// Hints at data missing from a recording, and at findings that may result from that.
class HintCheck {
public:
    void probed() { m_hasProbes = true; }
    /// Call it before the parent counts the node among its moves.
    void entered(const CheckedNode& node, const CheckedNode* parent, const EventLine& event,
                 const RecordingHeader& header);
    void left(const CheckedNode& node, const EventLine& event);
    void iterationBegan() { m_rootDepth.reset(); }
    /// Notes a table score that changed with the number of plies, as mate scores do.
    void sawMate(const Bounds& bounds);

    /// `errorKinds`: the number of checks that found errors.
    std::vector<Sentence> sentences(const Recording& recording, std::size_t errorKinds,
                                    bool areThreadsMixed) const;

private:
    bool m_hasProbes = false;
    bool m_hasDepths = false;
    std::string m_thread; ///< the first value of thread=
    bool m_hasThreads = false;
    std::optional<double> m_rootDepth; ///< depth of the iteration's last root
    std::uint64_t m_deeperRoots = 0;   ///< deeper than the previous one, without an i line
    std::uint64_t m_quiet = 0;         ///< inner nodes without depth and evaluation
    std::uint64_t m_given = 0;   ///< nodes with depth that return a value without moves or reason
    std::uint64_t m_same = 0;    ///< moves with their parent's position or window
    std::uint64_t m_deeper = 0;  ///< moves searched deeper than their parent, without r
    std::uint64_t m_smaller = 0; ///< first moves whose window is smaller than their parent's
    std::uint64_t m_mates = 0;
    double m_leastMate = infinite; ///< the smallest absolute score among these
};

} // namespace yomi::tree
