// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/millijan.h"

#include "core/common/catalog.h"
#include "core/hands/unit_list_json.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

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

// The error in a field of a unit, as a sentence; nothing if it is valid. `who` is the unit.

Sentence membersFault(const UnitList& list, const Sentence& who, const std::vector<int>& members) {
    if (members.empty() || members.size() > static_cast<std::size_t>(list.fullHand))
        return Sentence("{} has {} members; a unit has 1 to {}.", who, members.size(),
                        list.fullHand);
    std::vector<bool> seen(list.idols.size());
    for (const int member : members) {
        const auto idol = static_cast<std::size_t>(member);
        if (member < 0 || idol >= list.idols.size())
            return Sentence("{} has a member that is not an idol of this list.", who);
        if (seen[idol])
            return Sentence("{} has {} twice.", who, list.idols[idol].name);
        seen[idol] = true;
    }
    return {};
}

Sentence scoreFault(const Sentence& who, const std::optional<int>& score) {
    if (!score || (*score >= 1 && *score <= mostUnitScore))
        return {};
    return Sentence("{} scores {}; 1 to {} is possible.", who, *score, mostUnitScore);
}

Tiles tilesOf(const Unit& unit) {
    Tiles tiles;
    for (const int member : unit.members)
        tiles.add(member);
    return tiles;
}

} // namespace

const UnitList& standardUnits() {
    static const UnitList list = [] {
        const JsonWarnings apart; // separate from the file being read when this is first called
        return readUnitList(parseJson(catalog("millijan")), nullptr);
    }();
    return list;
}

int unitScore(const UnitList& list, const Unit& unit) {
    return unit.score ? *unit.score : scoreOfSize(list, static_cast<int>(unit.members.size()));
}

std::vector<UnitFault> unitFaults(const UnitList& list) {
    std::vector<UnitFault> faults;
    std::unordered_set<std::string> byName;
    std::unordered_map<Tiles, const Unit*> byMembers;
    for (std::size_t i = 0; i < list.units.size(); ++i) {
        const Unit& unit = list.units[i];
        const auto blame = [&](UnitField field, Sentence sentence) {
            if (!sentence.empty())
                faults.push_back({static_cast<int>(i), field, std::move(sentence)});
        };
        const std::string key = nameKey(unit.name);
        const Sentence who = key.empty() ? Sentence("A unit") : Sentence::verbatim(unit.name);
        if (key.empty())
            blame(UnitField::Name, Sentence("A unit has no name."));
        else if (!byName.insert(key).second)
            blame(UnitField::Name, Sentence("There is a unit named {} already.", unit.name));
        Sentence members = membersFault(list, who, unit.members);
        if (members.empty())
            if (const auto [same, fresh] = byMembers.try_emplace(tilesOf(unit), &unit); !fresh)
                members = Sentence("{} has the same members as {}.", who, same->second->name);
        blame(UnitField::Members, std::move(members));
        blame(UnitField::Score, scoreFault(who, unit.score));
    }
    return faults;
}

RuleBook milliJan(const UnitList& list) {
    const std::vector<UnitFault> faults = unitFaults(list);
    if (!faults.empty())
        throw InvalidArgument(faults.front().sentence);
    Rules rules;
    rules.title = Sentence::verbatim(list.title);
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
