// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/doudizhu.h"
#include "core/hands/millijan.h"

#include <bit>
#include <random>
#include <stdexcept>
#include <string>

inline const yomi::hands::RuleBook& milliJanBook() {
    static const yomi::hands::RuleBook book = yomi::hands::milliJan(yomi::hands::standardUnits());
    return book;
}

inline const yomi::hands::RuleBook& cardBook() {
    static const yomi::hands::RuleBook book = yomi::hands::douDizhu(yomi::hands::douDizhuRules);
    return book;
}

/// A book of 7 idols with few copies and random units, small enough to list all complete hands.
inline yomi::hands::RuleBook smallBook(unsigned seed) {
    std::mt19937 random(seed);
    yomi::hands::UnitList list = yomi::hands::standardUnits();
    list.idols.resize(7);
    list.units.clear();
    list.fullHand = 7;
    for (yomi::hands::TileKind& idol : list.idols)
        idol.copies = 2;
    for (unsigned set = 1; set < 1U << 7; ++set) {
        if (random() % 8 != 0 || std::popcount(set) > 4)
            continue;
        yomi::hands::Unit unit{std::to_string(set), {}, {}};
        for (int idol = 0; idol < 7; ++idol) {
            if (set >> idol & 1)
                unit.members.push_back(idol);
        }
        list.units.push_back(unit);
    }
    return yomi::hands::milliJan(list);
}

/// The rule book of a golden line.
inline const yomi::hands::RuleBook& cardBookNamed(const std::string& rules) {
    using namespace yomi::hands;
    static const RuleBook loose = douDizhu(looseRules);
    static const RuleBook noip = douDizhu(noipRules);
    if (rules == "doudizhu")
        return cardBook();
    if (rules == "doudizhu-loose")
        return loose;
    if (rules == "noip")
        return noip;
    throw std::invalid_argument("There are no such rules of cards.");
}
