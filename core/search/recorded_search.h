// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/result.h"
#include "core/search/settings.h"
#include "core/trace/recording_header.h"
#include "core/trace/trace.h"

namespace yomi::search {

/// A recorded search with its settings and its result.
struct RecordedSearch {
    trace::Trace trace;
    Settings settings; ///< as given, not resolved
    SearchResult result;
    /// The header of a recording of it. For games whose rules recordings know, the caller adds name
    /// and size.
    trace::RecordingHeader header;
    bool sharesImages = false; ///< whether images of a board share a table entry
};

/// The default and the greatest number of nodes in a recording.
inline constexpr trace::NodeId usualMostNodes = 2'000'000;
inline constexpr trace::NodeId mostNodesOfAll = trace::noNode;

/// The header of a recording of a search with these settings, which are resolved(); they become own
/// fields, yomi.algorithm and so on. The null window is in points.
trace::RecordingHeader headerOf(const Settings& settings, double nullWindow);

} // namespace yomi::search
