// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/hands/rule_book.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace yomi::hands {

/// A unit of MilliJan: idols that score together.
struct Unit {
    std::string name;
    std::vector<int> members; ///< indices into UnitList::idols
    std::optional<int> score; ///< replaces the score by size

    bool operator==(const Unit&) const = default;
};

/// The idols and the units of a MilliJan rule book, as the user edits them.
struct UnitList {
    std::string title;
    std::vector<TileKind> idols;
    std::map<int, int> scores; ///< by size; other sizes score 2000 · (size − 1)
    int fullHand = 13;         ///< tiles of a winning hand; a player can hold one more
    int completeBonus = 1000000;
    std::vector<Unit> units;

    bool operator==(const UnitList&) const = default;
};

inline constexpr int mostUnits = 2000;
inline constexpr int mostUnitScore = 100000;
inline constexpr int leastFullHand = 2;

/// The source article's list: 54 tiles and 154 units, from the catalog "millijan".
const UnitList& standardUnits();

/// The score of a unit: its own score, or that of its size.
int unitScore(const UnitList& list, const Unit& unit);

/// The wrong part of a unit.
enum class UnitField { Name, Members, Score };

/// An error in a unit of a list.
struct UnitFault {
    int unit; ///< index into UnitList::units
    UnitField field;
    Sentence sentence;
};

/// All errors in the units, in order: no name, a name or set of members that an earlier unit has,
/// no members or more than a full hand, a duplicate member, an unknown idol, a score outside 1 to
/// mostUnitScore.
std::vector<UnitFault> unitFaults(const UnitList& list);

/// The rule book of a list. Open units score as if one size smaller, at least 1000 (with a score of
/// their own: 2000 less); only units of three or more can be laid open. Throws
/// std::invalid_argument with the first error.
RuleBook milliJan(const UnitList& list);

} // namespace yomi::hands
