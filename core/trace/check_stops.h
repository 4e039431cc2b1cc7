// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

#include <cstdint>
#include <vector>

namespace yomi::trace {

/// Values in the table that are none of the position: of a repetition, or of a search that ran out
/// of time.
class StopCheck {
public:
    void left(const CheckContext& context, const CheckedNode& node, const EventLine& event);
    /// No further line follows.
    void end(const CheckContext& context) const;

private:
    struct Store {
        std::uint64_t line = 0;
        NodeId node = noNode;
    };

    void noteEnd(const CheckedNode& node, const EventLine& event);

    bool m_hasReasons = false; ///< leaves have
    // The nodes entered last, all of which returned 0 at once, with depth left and without a
    // reason; what was stored meanwhile as exact.
    std::uint64_t m_firstLine = 0;
    std::size_t m_count = 0;
    std::vector<Store> m_stores;
};

} // namespace yomi::trace
