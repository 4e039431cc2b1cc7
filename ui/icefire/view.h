// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/enum_names.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>

namespace yomi {
class ObjectReader;
}

namespace yomi::ui::icefire {

/// The number on each cell.
enum class CellNumber : std::uint8_t {
    None,
    FirePrice, ///< the price for fire to take the cell
    IcePrice,
    FireLoss, ///< cells that fire loses with the cell
    IceLoss,
    FireDistance, ///< steps to fire's HQ
    IceDistance,
    FireOutside, ///< steps from fire's land to its outside
    IceOutside,
};
constexpr auto enumNames(CellNumber) {
    return namesInOrder("none", "firePrice", "icePrice", "fireLoss", "iceLoss", "fireDistance",
                        "iceDistance", "fireOutside", "iceOutside");
}

/// The layers drawn over the board.
struct Layers {
    bool guarded = true;            ///< cells guarded by towers
    bool inactive = true;           ///< land without connection
    std::array<bool, 2> ways = {};  ///< by attacker: the cheapest way to the enemy's HQ
    std::array<bool, 2> reach = {}; ///< by attacker: the cells that its gold can take
    CellNumber number = CellNumber::None;

    friend bool operator==(const Layers&, const Layers&) = default;
};

/// The length of one step of the playback.
enum class Stride : std::uint8_t { Action, PlayerTurn, Turn };
constexpr auto enumNames(Stride) {
    return namesInOrder("action", "playerTurn", "turn");
}

/// The pages in their order; a narrow window has one more.
enum PageIndex { MatchIndex, PositionIndex, AnnealerIndex, ArenaIndex };
inline constexpr int pageCount = ArenaIndex + 1;

/// The view of an Ice & Fire document.
struct View {
    int moment = 0; ///< of the replay; clamped to a shorter match
    Stride stride = Stride::PlayerTurn;
    int page = 0; ///< of pageCount
    Layers layers;

    friend bool operator==(const View&, const View&) = default;
};

/// The member "view" of a .yomi file:
///
///     {"moment": 3, "stride": "playerTurn", "page": 0, "layers": ["guarded", "inactive"],
///      "number": "firePrice"}
nlohmann::json toJson(const View& view);
/// Reads it; missing members are as in a new view. Throws FormatError.
View viewFromJson(const ObjectReader& reader);

} // namespace yomi::ui::icefire
