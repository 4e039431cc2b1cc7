// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/doudizhu.h"
#include "core/hands/millijan.h"

inline const yomi::hands::RuleBook& milliJanBook() {
    static const yomi::hands::RuleBook book = yomi::hands::milliJan(yomi::hands::standardUnits());
    return book;
}

inline const yomi::hands::RuleBook& cardBook() {
    static const yomi::hands::RuleBook book = yomi::hands::douDizhu(yomi::hands::douDizhuRules);
    return book;
}
