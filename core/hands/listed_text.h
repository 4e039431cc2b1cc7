// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::hands {

/// The most copies of a tile in a text; no hand has more.
inline constexpr int mostListedCopies = 99;

/// The tiles of a JSON or Python list, ["春香", "千早"] or ('春香', '千早',), or the counts of
/// {"春香": 2, "千早": 1}; names may be quoted or bare.
struct ListedText {
    struct Item {
        std::string text;
        bool isQuoted = false;
        int copies = 1;
    };
    bool hasCounts = false;
    std::vector<Item> items;
};

/// Whether a text without leading blanks begins like a list.
inline bool beginsList(std::string_view text) {
    return text.starts_with('[') || text.starts_with('(') || text.starts_with('{');
}

/// Reads a list. A trailing comma is allowed; ， and 、 are commas, too. Throws
/// std::invalid_argument for nested lists, missing commas and names, unclosed brackets or quotes,
/// text after the end, and counts that are not whole numbers from 0 to mostListedCopies.
ListedText parseListed(std::string_view text);

/// The kinds `kindOf(name)` of the names, each as often as its count. Throws std::invalid_argument
/// for a kind with two counts.
template <class KindOf>
std::vector<int> kindsOf(const ListedText& listed, const KindOf& kindOf) {
    std::vector<int> kinds, counted;
    for (const ListedText::Item& item : listed.items) {
        const int kind = kindOf(item.text);
        if (listed.hasCounts && std::ranges::find(counted, kind) != counted.end())
            throw InvalidArgument("\"{}\" is counted twice.", item.text);
        counted.push_back(kind);
        kinds.insert(kinds.end(), static_cast<std::size_t>(item.copies), kind);
    }
    return kinds;
}

} // namespace yomi::hands
