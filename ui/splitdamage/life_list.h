// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/board.h"

#include <QString>

#include <vector>

namespace yomi::ui::splitdamage {

/// A typed row of minions (core/splitdamage/life_text.h).
struct LifeList {
    std::vector<yomi::splitdamage::Character> minions;
    QString error; ///< the error in the text; empty if it is valid
};

LifeList parseLives(const QString& text);

/// Reads a whole number from `least` to `most` into `value`. Returns an error sentence about `what`
/// ("Armor"); empty on success.
QString readNumber(const QString& what, const QString& text, int least, int most, int& value);

} // namespace yomi::ui::splitdamage
