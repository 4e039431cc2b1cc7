// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

// Text functions that the readers of hands share.

namespace yomi::hands {

inline constexpr std::array<std::string_view, 6> blanks = {" ",  "\t",     "\n",
                                                           "\r", "\u3000", "\u00A0"};

/// The length of the first of `parts` that the text begins with; 0 if there is none.
inline std::size_t lengthOfAny(std::string_view text, std::span<const std::string_view> parts) {
    const auto found =
        std::ranges::find_if(parts, [&](std::string_view part) { return text.starts_with(part); });
    return found == parts.end() ? 0 : found->size();
}

/// The text without leading blanks.
inline std::string_view withoutBlanks(std::string_view text) {
    while (const std::size_t blank = lengthOfAny(text, blanks))
        text.remove_prefix(blank);
    return text;
}

/// A text for a sentence: in double quotes, and shortened to fit.
inline std::string shownText(std::string_view text) {
    return shownValue(nlohmann::json(text));
}

} // namespace yomi::hands
