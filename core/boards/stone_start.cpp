// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_start.h"

#include "core/boards/game_entry.h"
#include "core/common/format_error.h"
#include "core/common/json_reader.h"

namespace yomi {

using nlohmann::json;

json toJson(const StoneStart& start) {
    return {{"size", start.size}, {"inARow", start.inARow}, {"position", start.position}};
}

StoneStart stoneStartFromJson(const json& body, const StoneStart& defaults) {
    constexpr int longest = 64;
    const ObjectReader reader(body);
    return {reader.text("size", defaults.size),
            static_cast<int>(reader.integer("inARow", 1, longest, defaults.inARow)),
            reader.text("position", defaults.position)};
}

GridSize sizeOf(const GameEntry& game, const StoneStart& start) {
    try {
        return game.parseSize(start.size, start.inARow);
    } catch (const WrongInARow& error) {
        throw FormatError(error.sentence()).at("inARow");
    } catch (const InvalidArgument& error) {
        throw FormatError(error.sentence()).at("size");
    }
}

} // namespace yomi
