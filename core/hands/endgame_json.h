// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"
#include "core/hands/played_endgame.h"

namespace yomi::hands {

// The member "table" of a document of the kind "hand" with card rules:
//
//     "table": {
//       "hands": ["KK5543", "225543"], "toMove": 1, "last": "K", "lastBy": 2,
//       "ban": ["trio_pair"], "played": ["pass", "2", "pass"]
//     }
//
// "toMove" is 1 when absent; without "last" the player to move leads; "lastBy" is the player before
// the one to move when absent. "played" are the plays made from there. "puzzle": true says that the
// first player is to find the only lead that wins.

/// Throws FormatError that names the place.
PlayedEndgame readPlayedEndgame(const ObjectReader& reader,
                                const std::shared_ptr<const RuleBook>& book);

nlohmann::json toJson(const PlayedEndgame& game);

} // namespace yomi::hands
