// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/millijan.h"

#include "core/common/catalog.h"
#include "core/hands/unit_list_json.h"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

namespace yomi::hands {

namespace {

constexpr int pointsPerSize = 2000; // a unit of n scores 2000 · (n − 1) …
constexpr int leastPoints = 1000;   // … but at least this
constexpr std::size_t leastOpenSize = 3;

int scoreOfSize(const UnitList& list, int size) {
    const auto found = list.scores.find(size);
    return found != list.scores.end() ? found->second
                                      : std::max(leastPoints, pointsPerSize * (size - 1));
}

int openScore(const UnitList& list, const Unit& unit) {
    if (unit.members.size() < leastOpenSize)
        return 0;
    const int smaller = unit.score ? *unit.score - pointsPerSize
                                   : scoreOfSize(list, static_cast<int>(unit.members.size()) - 1);
    return std::max(leastPoints, smaller);
}

struct Fault {
    UnitField field;
    std::string sentence;
};

/// What is wrong with a unit by itself.
std::optional<Fault> faultOf(const UnitList& list, const Unit& unit) {
    if (nameKey(unit.name).empty())
        return Fault{UnitField::Name, "A unit has no name."};
    if (unit.members.empty() || unit.members.size() > static_cast<std::size_t>(list.fullHand))
        return Fault{UnitField::Members, unit.name + " has " + std::to_string(unit.members.size()) +
                                             " members; a unit has 1 to " +
                                             std::to_string(list.fullHand) + "."};
    std::vector<bool> seen(list.idols.size());
    for (const int member : unit.members) {
        const auto idol = static_cast<std::size_t>(member);
        if (member < 0 || idol >= list.idols.size())
            return Fault{UnitField::Members,
                         unit.name + " has a member that is no idol of this list."};
        if (seen[idol])
            return Fault{UnitField::Members,
                         unit.name + " has " + list.idols[idol].name + " twice."};
        seen[idol] = true;
    }
    if (unit.score && (*unit.score < 1 || *unit.score > mostUnitScore))
        return Fault{UnitField::Score, unit.name + " scores " + std::to_string(*unit.score) +
                                           "; 1 to " + std::to_string(mostUnitScore) +
                                           " is possible."};
    return std::nullopt;
}

Tiles tilesOf(const Unit& unit) {
    Tiles tiles;
    for (const int member : unit.members)
        tiles.add(member);
    return tiles;
}

} // namespace

const UnitList& standardUnits() {
    static const UnitList list = readUnitList(parseJson(catalog("millijan")), nullptr);
    return list;
}

int unitScore(const UnitList& list, const Unit& unit) {
    return unit.score ? *unit.score : scoreOfSize(list, static_cast<int>(unit.members.size()));
}

std::vector<UnitFault> unitFaults(const UnitList& list) {
    std::vector<UnitFault> faults;
    std::unordered_map<std::string, const Unit*> byName;
    std::unordered_map<Tiles, const Unit*> byMembers;
    for (std::size_t i = 0; i < list.units.size(); ++i) {
        const Unit& unit = list.units[i];
        std::optional<Fault> fault = faultOf(list, unit);
        if (!fault) {
            if (!byName.try_emplace(nameKey(unit.name), &unit).second)
                fault = {UnitField::Name, "There is a unit named " + unit.name + " already."};
            else if (const auto [same, fresh] = byMembers.try_emplace(tilesOf(unit), &unit); !fresh)
                fault = {UnitField::Members,
                         unit.name + " has the same members as " + same->second->name + "."};
        }
        if (fault)
            faults.push_back({static_cast<int>(i), fault->field, std::move(fault->sentence)});
    }
    return faults;
}

RuleBook milliJan(const UnitList& list) {
    const std::vector<UnitFault> faults = unitFaults(list);
    if (!faults.empty())
        throw std::invalid_argument(faults.front().sentence);
    Rules rules;
    rules.title = list.title;
    rules.kinds = list.idols;
    rules.categories = {{"unit", "unit"}};
    rules.fullHand = list.fullHand;
    rules.mostTiles = list.fullHand + 1;
    rules.completeBonus = list.completeBonus;
    for (const Unit& unit : list.units)
        rules.melds.push_back(
            {unit.name, tilesOf(unit), 0, unitScore(list, unit), openScore(list, unit), 0});
    return RuleBook(std::move(rules));
}

} // namespace yomi::hands
