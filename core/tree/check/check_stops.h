// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_context.h"

#include <cstdint>
#include <vector>

namespace yomi::tree {

/// Finds values in the table that are not the position's own: from a repetition, or from a search
/// that ran out of time.
class StopCheck {
public:
    void left(const CheckContext& context, const CheckedNode& node, const EventLine& event);
    /// Call it after the last line.
    void end(const CheckContext& context) const;

private:
    struct Store {
        std::uint64_t line = 0;
        NodeId node = noNode;
    };

    void noteEnd(const CheckedNode& node, const EventLine& event);

    bool m_hasReasons = false; ///< leaves have reasons
    // The last nodes, all of which returned 0 at once, with depth left and without a reason, and
    // the exact entries stored meanwhile.
    std::uint64_t m_firstLine = 0;
    std::size_t m_count = 0;
    std::vector<Store> m_stores;
};

} // namespace yomi::tree
