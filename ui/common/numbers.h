// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace yomi::ui {

/// What a number counts, which determines its format. Every text follows the person's locale and is
/// rounded once, from the value itself.
enum class Unit {
    Number,         ///< 24.6: three significant digits
    Count,          ///< 9,765,625: whole numbers, grouped
    Mean,           ///< a mean of counts as 51.28, whole from 1000 on
    Factor,         ///< a quotient with its direction: ÷ 23.3 of 23.3, × 1.67 of 0.6, = of 1
    Percent,        ///< a probability 0…1 as 12.10 %
    SampledPercent, ///< a sampled probability as ≈12.1 %: three significant digits
    SampledCount,   ///< an estimated number as ≈1,430
    Seconds,        ///< a duration as 23.9 µs
};

/// A probability and its unit.
struct Chance {
    double value = 0;
    Unit unit = Unit::Percent;
};

/// The text in place of a missing number.
inline constexpr QStringView noNumber = u"–";

/// The width available for a number. Labels side by side use the same one.
enum class Room {
    Wide,   ///< 12.10 %, 1 in 12,837; 9,765,625; 23.9 µs
    Narrow, ///< 12.10 %, <0.01 %; 9.77M; 24 µs
    Tiny,   ///< 12, 3.3, <0.1 (percent); 9.77M; 24 µs
};

/// The text for labels and cells:
/// - Percent: two decimals; 0 % and 100 % only for the impossible and the certain, so nearly
///   certain is ">99.99 %" and less than 0.01 % is "1 in 12,837" (three digits from a million on:
///   "1 in 3.42 million", "1 in 1.28·10¹⁵");
/// - Seconds: three significant digits in ns, µs, ms or s; minutes from 60 s;
/// - a value that is not finite is noNumber.
QString numberText(double value, Unit unit, Room room = Room::Wide);

/// The plural argument for a count of any size that numberText() writes:
/// tr("%1 nodes", nullptr, pluralOf(nodes)).arg(numberText(nodes, Unit::Count)).
int pluralOf(double count);

/// The text of an axis mark: as few digits as distinguish marks `step` apart.
QString tickText(double value, double step, Unit unit);

/// All meaningful digits (up to 12 significant), with the unit, for tooltips.
QString exactText(double value, Unit unit);

/// The fraction "7/20000", whose numbers can have any size, as "7 / 20,000".
QString ratioText(const std::string& fraction);

/// The number for a machine: decimal point, no groups, all digits of a double; empty for a value
/// that is not finite.
QString plainText(double value);

} // namespace yomi::ui
