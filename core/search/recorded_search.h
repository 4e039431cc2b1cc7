// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/result.h"
#include "core/search/settings.h"
#include "core/trace/trace.h"

namespace yomi::search {

/// A search that was recorded, with what was asked and what was answered.
struct RecordedSearch {
    trace::Trace trace;
    Settings settings; ///< as they were given
    SearchResult result;
};

/// Nodes after which a recording ends, unless it is told otherwise; and the most there can be.
inline constexpr trace::NodeId usualMostNodes = 2'000'000;
inline constexpr trace::NodeId mostNodesOfAll = trace::noNode;

} // namespace yomi::search
