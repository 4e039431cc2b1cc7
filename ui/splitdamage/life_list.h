// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/board.h"

#include <QString>

#include <vector>

namespace yomi::ui::splitdamage {

/// A row of minions as a person writes it (core/splitdamage/life_text.h).
struct LifeList {
    std::vector<yomi::splitdamage::Character> minions;
    QString error; ///< what is wrong with the text; empty when it could be read
};

LifeList parseLives(const QString& text);

/// Reads a whole number from `least` to `most` into `value`. Returns the sentence that says what is
/// wrong with the text, about `what` ("Armor"); an empty one when it was read.
QString readNumber(const QString& what, const QString& text, int least, int most, int& value);

} // namespace yomi::ui::splitdamage
