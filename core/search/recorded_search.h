// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/result.h"
#include "core/search/settings.h"
#include "core/trace/recording_header.h"
#include "core/trace/trace.h"

namespace yomi::search {

/// A search that was recorded, with what was asked and what was answered.
struct RecordedSearch {
    trace::Trace trace;
    Settings settings; ///< as they were given
    SearchResult result;
    /// What a recording of it says of itself. Whoever plays a game whose rules recordings know adds
    /// its name and size.
    trace::RecordingHeader header;
    bool sharesImages = false; ///< its table takes boards for one that are images of each other
};

/// Nodes after which a recording ends, unless it is told otherwise; and the most there can be.
inline constexpr trace::NodeId usualMostNodes = 2'000'000;
inline constexpr trace::NodeId mostNodesOfAll = trace::noNode;

/// What a recording of a search with these settings, which are resolved(), says of itself; the
/// settings are own fields, yomi.algorithm and so on. The null window is in points.
trace::RecordingHeader headerOf(const Settings& settings, double nullWindow);

} // namespace yomi::search
