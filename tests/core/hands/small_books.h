// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/millijan.h"

#include <bit>
#include <random>
#include <string>

/// A random unit list of few kinds, small enough to enumerate all hands.
inline yomi::hands::RuleBook smallBook(std::mt19937& random, int kinds, int copies, int fullHand) {
    yomi::hands::UnitList list = yomi::hands::standardUnits();
    list.idols.resize(static_cast<std::size_t>(kinds));
    list.units.clear();
    list.fullHand = fullHand;
    for (yomi::hands::TileKind& idol : list.idols)
        idol.copies = copies;
    for (unsigned set = 1; set < 1U << kinds; ++set) {
        const int size = std::popcount(set);
        if (size > fullHand || size > 4 || random() % static_cast<unsigned>(kinds) != 0)
            continue;
        yomi::hands::Unit unit{
            std::to_string(set), {}, 1000 * (1 + static_cast<int>(random() % 9))};
        for (int idol = 0; idol < kinds; ++idol) {
            if (set >> idol & 1)
                unit.members.push_back(idol);
        }
        list.units.push_back(unit);
    }
    return milliJan(list);
}

/// One of 7 idols with 2 copies of each.
inline yomi::hands::RuleBook smallBook(unsigned seed) {
    std::mt19937 random(seed);
    return smallBook(random, 7, 2, 7);
}
