// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/recording.h"

namespace yomi::trace {

NodeId Recording::endOf(std::size_t iteration) const {
    return iteration + 1 < iterations.size() ? iterations[iteration + 1].firstNode
                                             : static_cast<NodeId>(nodes.size());
}

} // namespace yomi::trace
