// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/doudizhu.h"
#include "core/hands/millijan.h"

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
