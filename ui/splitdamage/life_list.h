// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/board.h"

#include <QString>

#include <vector>

namespace yomi::ui::splitdamage {

/// A row of minions as a person writes it: "4 5 6d 7 8". Each number is a health, a d behind it a
/// divine shield; between them stand spaces, commas, semicolons or line breaks.
struct LifeList {
    std::vector<yomi::splitdamage::Character> minions;
    QString error; ///< what is wrong with the text; empty when it could be read
};

/// Reads one of them, with its shield, into `minion`. Returns the sentence that says what is wrong
/// with the word, about `what`; an empty one when it was read.
QString readLife(const QString& what, const QString& word, yomi::splitdamage::Character& minion);

/// Reads a list of at most mostMinions lives.
LifeList parseLives(const QString& text);

/// Reads a whole number from `least` to `most` into `value`. Returns the sentence that says what is
/// wrong with the text, about `what` ("A health"); an empty one when it was read.
QString readNumber(const QString& what, const QString& text, int least, int most, int& value);

} // namespace yomi::ui::splitdamage
