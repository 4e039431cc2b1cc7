// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/move_comment.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>

namespace yomi::search {

/// A comment in a file, with moves in the game's notation:
///
///     {"kind": "win-to-loss", "before": 1, "after": -4, "better": ["2"],
///      "reply": "3", "ends": [41, 36], "choices": 6}
///     {"kind": "estimate", "before": -4, "after": -7, "depth": 8, "choices": 7}
nlohmann::json toJson(const MoveComment& comment,
                      const std::function<std::string(tree::Move)>& text);

/// Reads a comment. Throws FormatError, and whatever `move` throws for a text that is not a move.
MoveComment moveCommentFromJson(
    const nlohmann::json& value, const std::string& path,
    const std::function<tree::Move(const std::string& text, const std::string& path)>& move);

} // namespace yomi::search
