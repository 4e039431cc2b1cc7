// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/result.h"
#include "core/search/settings.h"
#include "core/tree/recording_header.h"
#include "core/tree/trace.h"

namespace yomi::search {

/// A recorded search with its settings and its result.
struct RecordedSearch {
    tree::Trace trace;
    Settings settings; ///< as given, not resolved
    SearchResult result;
    /// The header of a recording of it. For games whose rules recordings know, the caller adds name
    /// and size.
    tree::RecordingHeader header;
    bool sharesImages = false; ///< whether images of a board share a table entry
};

/// The default and the greatest number of nodes in a recording.
inline constexpr tree::NodeId usualMostNodes = 2'000'000;
inline constexpr tree::NodeId mostNodesOfAll = tree::noNode;

/// The header of a recording of a search with these settings, which are resolved(); they become own
/// fields, yomi.algorithm and so on. The null window is in points.
tree::RecordingHeader headerOf(const Settings& settings, double nullWindow);

} // namespace yomi::search
