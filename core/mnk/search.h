// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/mnk/position.h"
#include "core/search/recorded_search.h"

#include <string_view>

namespace yomi::mnk {

/// The kind of its documents.
inline constexpr std::string_view documentKind = "mnk";

/// The settings of m,n,k.
const search::GameDefaults& gameDefaults();

/// Searches a position with the common search. Throws std::invalid_argument for settings that make
/// no sense and for a finished game, Stopped and TimeLimitPassed.
search::SearchResult searchPosition(const Position& position, const search::Settings& settings,
                                    const Limits& limits = {});

/// The same with the principal variation and the moves of the root. Takes twice as long.
search::SearchResult analyzePosition(const Position& position, const search::Settings& settings,
                                     const Limits& limits = {});

/// The same, recording the first `mostNodes` nodes.
search::RecordedSearch recordPosition(const Position& position, const search::Settings& settings,
                                      const Limits& limits = {},
                                      tree::NodeId mostNodes = search::usualMostNodes);

} // namespace yomi::mnk
