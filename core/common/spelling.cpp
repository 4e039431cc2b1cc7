// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/spelling.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>
#include <vector>

namespace yomi {

std::size_t editDistance(std::u32string_view from, std::u32string_view to) {
    std::vector<std::size_t> before, last(to.size() + 1), row(to.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            row[j + 1] =
                std::min({last[j] + (from[i] == to[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1});
            if (i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j])
                row[j + 1] = std::min(row[j + 1], before[j - 1] + 1);
        }
        before = std::exchange(last, row);
    }
    return last.back();
}

std::size_t editDistance(std::string_view from, std::string_view to) {
    const auto letters = [](std::string_view text) {
        std::u32string lower;
        for (const char c : text)
            lower += static_cast<char32_t>(std::tolower(static_cast<unsigned char>(c)));
        return lower;
    };
    return editDistance(letters(from), letters(to));
}

std::string nearestWord(std::string_view misspelt, std::span<const std::string_view> words) {
    constexpr std::size_t longest = 64; // no word is that long
    if (misspelt.size() > longest)
        return {};
    std::string nearest;
    std::size_t least = std::max<std::size_t>(misspelt.size() / 3, 1) + 1;
    for (const std::string_view word : words) {
        const auto [shorter, longer] = std::minmax({word.size(), misspelt.size()});
        if (longer - shorter >= least)
            continue;
        if (const auto distance = editDistance(misspelt, word); distance < least) {
            least = distance;
            nearest = word;
        }
    }
    return nearest;
}

} // namespace yomi
