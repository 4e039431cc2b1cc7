// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/position.h"
#include "core/search/recorded_search.h"

#include <string_view>

namespace yomi::connectfour {

/// The kind of its documents.
inline constexpr std::string_view documentKind = "connect-four";

/// What connect four has of the settings.
const search::GameDefaults& gameDefaults();

/// Searches a position with the common search. Throws std::invalid_argument for settings without
/// meaning and for a game that is over, Stopped and TimeLimitPassed.
search::SearchResult searchPosition(const Position& position, const search::Settings& settings,
                                    const Limits& limits = {});

/// The same with the principal variation and the moves of the root. Twice as long.
search::SearchResult analyzePosition(const Position& position, const search::Settings& settings,
                                     const Limits& limits = {});

/// The same recorded, its first `mostNodes` nodes.
search::RecordedSearch recordPosition(const Position& position, const search::Settings& settings,
                                      const Limits& limits = {},
                                      trace::NodeId mostNodes = search::usualMostNodes);

} // namespace yomi::connectfour
