// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/checked_node.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace yomi::trace {

/// What a recording seems to leave untold, and which findings may come of that.
class HintCheck {
public:
    void probed() { m_hasProbes = true; }
    /// Before the parent counts the node among its moves.
    void entered(const CheckedNode& node, const CheckedNode* parent, const EventLine& event,
                 const RecordingHeader& header);
    void left(const CheckedNode& node, const EventLine& event);
    void iterationBegan() { m_rootDepth.reset(); }
    /// A score that a table holds changed by the plies between, as those of mates do.
    void sawMate(const Bounds& bounds);

    /// `errorKinds`: of how many kinds the checks found errors.
    std::vector<std::string> sentences(const Recording& recording, std::size_t errorKinds,
                                       bool areThreadsMixed) const;

private:
    bool m_hasProbes = false;
    bool m_hasDepths = false;
    std::string m_thread; ///< the first value of thread=
    bool m_hasThreads = false;
    std::optional<double> m_rootDepth; ///< of the iteration's last root
    std::uint64_t m_deeperRoots = 0;   ///< roots searched deeper than the one before, without i
    std::uint64_t m_quiet = 0;         ///< nodes without depth and evaluation that have moves
    std::uint64_t m_given = 0;   ///< nodes with depth that return a value without moves or reason
    std::uint64_t m_same = 0;    ///< moves with their parent's position or window
    std::uint64_t m_deeper = 0;  ///< moves that are searched deeper, without r
    std::uint64_t m_smaller = 0; ///< first moves whose window is smaller than their parent's
    std::uint64_t m_mates = 0;
    double m_leastMate = infinite; ///< the size of these
};

} // namespace yomi::trace
