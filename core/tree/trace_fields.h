// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

// Own fields of Yomi's recordings, for data of a trace beyond the format:
//
//     > 4 0 1 asrc=value:17 bsrc=null-window:31    the sources of the window's ends
//     w 0 1 range=-18,17                           the limits of the game
//     < 1 lower cut pruned=5,2                     the moves that a cutoff left unsearched
inline constexpr std::string_view alphaField = "asrc", betaField = "bsrc", rangeField = "range",
                                  prunedField = "pruned";

/// "value:17", "range"; the node or iteration follows the colon.
std::string textOf(Source source);
/// SourceKind::Unknown for another text.
Source sourceIn(std::string_view text);

/// "-18,17"
std::string textOf(const Bounds& bounds);
std::optional<Bounds> boundsIn(std::string_view text);

/// The parts separated by commas.
std::vector<std::string_view> listIn(std::string_view text);

} // namespace yomi::tree
