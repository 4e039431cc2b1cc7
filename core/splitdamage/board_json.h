// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"
#include "core/splitdamage/hits/targets.h"

namespace yomi::splitdamage {

// A document of the kind "split-damage":
//
//     {
//       "yomi": 1, "kind": "split-damage",
//       "board": {
//         "enemy":    {"hero": {…} or null, "minions": [{…}, …]},
//         "friendly": {"hero": {…} or null, "minions": [{…}, …]}
//       },
//       "effect": {"name": "Volcano", "hits": 15, "damagePerHit": 1, "pool": "all minions",
//                  "spellDamageRule": "more hits"},
//       "spellDamage": 0
//     }
//
// A character {…} is {"id": 1, "name": "", "health": 4, "armor": 0, "divineShield": false,
// "inPool": true, "goal": "free"}; only "health" is required. For whole turns it may have "attack",
// "taunt", "tribe", "spellDamage", "immune", "deathrattle", a step as in turn_json.h whose pool is
// seen from its own side, and "summons", a minion with the same keys and "name", "health",
// "divineShield"; these are written unless they are 0, false or empty. Ids are unique. The goal is
// "free", "must die" or "must live". The pool is "enemy characters", "enemy minions", "all
// characters" or "all minions", the rule "none", "more hits" or "more damage". An effect named like
// a preset takes missing keys from it, so that only the name is required. Any other effect needs
// "hits" and takes other missing keys from the last preset, "Split damage". All keys are written,
// but only ids that were given.
//
// The position as text is the same object without "yomi" and "kind".

inline constexpr std::string_view documentKind = "split-damage";

/// Reads the text of a position or of a document. Throws FormatError, also for a document of
/// another kind.
Setup parsePosition(std::string_view text);

/// A board alone. Reading throws FormatError.
Board readBoard(const ObjectReader& reader);
nlohmann::json toJson(const Board& board);

// Minions that are not on the initial board, for readers and writers of fields.
void readValue(const nlohmann::json& value, const std::string& path, Summon& summon);
void to_json(nlohmann::json& to, const Summon& summon);

/// The body of a document. Throws FormatError that names the place and the limit it broke.
Setup readSetup(const nlohmann::json& body);
nlohmann::json toJson(const Setup& setup);

} // namespace yomi::splitdamage
