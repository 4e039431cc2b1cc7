// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/stone_start.h"

#include "core/common/json_reader.h"

namespace yomi::search {

using nlohmann::json;

json toJson(const StoneStart& start) {
    return {{"size", start.size}, {"inARow", start.inARow}, {"position", start.position}};
}

StoneStart stoneStartFromJson(const json& body, const StoneStart& usual) {
    constexpr int longest = 64;
    const ObjectReader reader(body);
    return {reader.text("size", usual.size),
            static_cast<int>(reader.integer("inARow", 1, longest, usual.inARow)),
            reader.text("position", usual.position)};
}

} // namespace yomi::search
