// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yomi::ui {

/// What a number counts, and so how it is written for a person. Every text follows the person's
/// locale and is rounded once, from the value itself.
enum class Unit {
    Number,         ///< 24.6: three significant digits
    Count,          ///< 9,765,625: whole numbers, grouped
    Percent,        ///< a probability 0…1 as 12.10 %
    SampledPercent, ///< one that was drawn at random, as ≈12.1 %: three significant digits
    Seconds,        ///< a duration as 23.9 µs
};

/// A probability and how it is written.
struct Chance {
    double value = 0;
    Unit unit = Unit::Percent;
};

/// The text in place of a missing number.
inline constexpr QStringView noNumber = u"–";

/// How much of it fits. Labels side by side take the same room.
enum class Room {
    Wide,   ///< 12.10 %, 1 in 12,837; 9,765,625; 23.9 µs
    Narrow, ///< 12.10 %, <0.01 %; 9.77M; 24 µs
    Tiny,   ///< 12, 3.3, <0.1 (percent); 9.77M; 24 µs
};

/// The text for labels and cells:
/// - Percent: two decimals; 0 % and 100 % only for what is impossible and certain, so nearly
///   certain is ">99.99 %" and less than 0.01 % is "1 in 12,837" (three digits from a million on:
///   "1 in 3.42 million", "1 in 1.28·10¹⁵");
/// - Seconds: three significant digits in ns, µs, ms or s; minutes from 60 s;
/// - a value that is not finite is noNumber.
QString numberText(double value, Unit unit, Room room = Room::Wide);

/// What chooses the words for a count that numberText() writes, of any size:
/// tr("%1 nodes", nullptr, pluralOf(nodes)).arg(numberText(nodes, Unit::Count)).
int pluralOf(double count);

/// The text of an axis mark: no more digits than marks `step` apart need.
QString tickText(double value, double step, Unit unit);

/// All digits that mean something (up to 12 significant), with the unit, for tooltips.
QString exactText(double value, Unit unit);

/// The number for a machine: decimal point, no groups, every digit a double has; empty for a value
/// that is not finite.
QString plainText(double value);

} // namespace yomi::ui
