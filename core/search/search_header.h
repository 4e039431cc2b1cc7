// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/settings.h"
#include "core/trace/recording_header.h"

namespace yomi::search {

/// What a recording of a search with these settings, which are resolved(), says of itself; the
/// settings are own fields, yomi.algorithm and so on. The null window is in points.
trace::RecordingHeader headerOf(const Settings& settings, double nullWindow);

} // namespace yomi::search
