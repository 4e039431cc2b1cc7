// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace yomi::ui {

namespace {

struct NumbersText {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

/// The person's locale, always with digit groups: the C locale would leave them out.
QLocale grouping() {
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() & ~QLocale::OmitGroupSeparator);
    return locale;
}

QString superscript(int number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = number < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(number)))
        text += digits.at(digit.digitValue());
    return text;
}

enum class Zeros { Kept, Cut };

/// At most this many decimals; trailing zeros are kept or cut. A negative number has a minus sign,
/// which is as wide as a digit, in every locale: most have a hyphen.
QString decimal(double value, int decimals, Zeros zeros) {
    const QLocale locale = grouping();
    QString text = locale.toString(value, 'f', std::max(0, decimals));
    if (zeros == Zeros::Cut && decimals > 0) {
        while (text.endsWith(locale.zeroDigit()))
            text.chop(1);
        if (text.endsWith(locale.decimalPoint()))
            text.chop(locale.decimalPoint().size());
    }
    return text.replace(locale.negativeSign(), QStringLiteral("−"));
}

/// The power of ten of the first digit, after rounding to `digits`.
int exponentOf(double value, int digits) {
    return QString::number(value, 'e', digits - 1).section(u'e', 1).toInt();
}

/// `digits` significant digits, and more before the decimal point if needed.
QString significant(double value, int digits, Zeros zeros) {
    return decimal(value, digits - 1 - exponentOf(value, digits), zeros);
}

/// As above; with a power of ten for values below 10⁻⁴ and for those with more digits before the
/// point than are significant.
QString scientific(double value, int digits, Zeros zeros) {
    const int exponent = exponentOf(value, digits);
    if (exponent >= -4 && exponent < std::max(6, digits))
        return significant(value, digits, zeros);
    const double mantissa = QString::number(value, 'e', digits - 1).section(u'e', 0, 0).toDouble();
    const QString power = QStringLiteral("10") + superscript(exponent);
    if (zeros == Zeros::Cut && mantissa == 1)
        return power;
    return decimal(mantissa, digits - 1, zeros) + u'·' + power;
}

/// In percent, to two decimals. Rounds the digits of the double itself; a product with 100 would
/// already be rounded.
double inPercent(double probability) {
    return QString::number(probability, 'f', 4).remove(u'.').toDouble() / 100;
}

QString oneIn(double probability) {
    const double odds = 1 / probability;
    if (odds < 999'999.5)
        return NumbersText::tr("1 in %1").arg(grouping().toString(std::round(odds), 'f', 0));
    if (odds < 999.5e6)
        return NumbersText::tr("1 in %1 million").arg(significant(odds / 1e6, 3, Zeros::Cut));
    if (std::isinf(odds))
        return NumbersText::tr("1 in more than 10³⁰⁸");
    return NumbersText::tr("1 in %1").arg(scientific(odds, 3, Zeros::Cut));
}

QString percentText(double probability, Room room) {
    const auto decimals = [](double percent, int count) {
        return QLocale().toString(percent, 'f', count);
    };
    if (room == Room::Tiny) {
        if (probability > 0 && probability < 1e-3)
            return u'<' + decimals(0.1, 1);
        if (probability > 0.999 && probability < 1)
            return u'>' + decimals(99.9, 1);
        const bool whole =
            probability == 0 || probability == 1 || (probability >= 0.0995 && probability < 0.995);
        return decimals(probability * 100, whole ? 0 : 1);
    }
    if (probability == 0 || probability == 1)
        return NumbersText::tr("%1 %").arg(decimals(probability * 100, 0));
    if (probability > 0 && probability < 1e-4)
        return room == Room::Wide ? oneIn(probability)
                                  : NumbersText::tr("<%1 %").arg(decimals(0.01, 2));
    if (probability > 0.9999 && probability < 1)
        return NumbersText::tr(">%1 %").arg(decimals(99.99, 2));
    return NumbersText::tr("%1 %").arg(decimals(inPercent(probability), 2));
}

struct TimeScale {
    double second; ///< units per second
    const char* name;
};

/// The unit in which a duration, rounded to `digits`, is below 1000: 999.7 µs is 1.00 ms.
const TimeScale& scaleOf(double seconds, int digits) {
    static constexpr std::array<TimeScale, 4> scales = {
        {{1e9, "ns"}, {1e6, "µs"}, {1e3, "ms"}, {1, "s"}}};
    const auto fits = [&](const TimeScale& scale) {
        return QString::number(seconds * scale.second, 'g', digits).toDouble() < 1000;
    };
    const auto found = std::find_if(scales.begin(), scales.end(), fits);
    return found == scales.end() ? scales.back() : *found;
}

QString secondsText(double seconds, int digits) {
    if (seconds == 0)
        return QStringLiteral("0 s");
    // From 59.95 on the text would be "60.0 s".
    if (seconds >= 59.95) {
        const auto whole = static_cast<qint64>(std::llround(seconds));
        return NumbersText::tr("%1 min %2 s").arg(grouping().toString(whole / 60)).arg(whole % 60);
    }
    const TimeScale& scale = scaleOf(seconds, digits);
    return significant(seconds * scale.second, digits, Zeros::Kept) + u' ' +
           QString::fromUtf8(scale.name);
}

/// The decimals that a step needs: 2.5 one, 20 none.
QString stepText(double value, double step) {
    if (value == 0)
        return QStringLiteral("0");
    if (step < 1e-4 || std::abs(value) >= 1e6)
        return scientific(value, 3, Zeros::Cut);
    int digits = 0;
    for (double scaled = step; std::abs(scaled - std::round(scaled)) > 1e-6; scaled *= 10)
        ++digits;
    return decimal(value, digits, Zeros::Kept);
}

/// 9.77M, 30.7k, 1,175, 0.5.
QString abbreviated(double value) {
    const double size = std::abs(value);
    if (size >= 999.5e6)
        return scientific(value, 3, Zeros::Cut);
    if (size >= 999'500)
        return significant(value / 1e6, 3, Zeros::Cut) + u'M';
    if (size >= 9'999.5)
        return significant(value / 1e3, 3, Zeros::Cut) + u'k';
    return scientific(value, 3, Zeros::Cut);
}

QString allDigits(double value) {
    return scientific(value, 12, Zeros::Cut);
}

template <class TextOf>
QString factorText(double factor, const TextOf& textOf) {
    if (factor == 1)
        return QStringLiteral("=");
    return factor > 1 ? QStringLiteral("÷ %1").arg(textOf(factor))
                      : QStringLiteral("× %1").arg(textOf(1 / factor));
}

} // namespace

QString numberText(double value, Unit unit, Room room) {
    if (!std::isfinite(value))
        return noNumber.toString();
    switch (unit) {
    case Unit::Number:
        return room == Room::Wide ? scientific(value, 3, Zeros::Cut) : abbreviated(value);
    case Unit::Count:
        return room == Room::Wide ? decimal(value, 0, Zeros::Kept) : abbreviated(value);
    case Unit::Mean:
        return value >= 1000 ? numberText(value, Unit::Count, room)
                             : scientific(value, 4, Zeros::Cut);
    case Unit::Factor:
        return factorText(value, [=](double each) { return numberText(each, Unit::Number, room); });
    case Unit::Percent:
        return percentText(value, room);
    case Unit::SampledPercent:
        return NumbersText::tr("≈%1 %").arg(
            room == Room::Wide ? significant(value * 100, 3, Zeros::Cut)
                               : decimal(value * 100, value < 0.1 ? 2 : 1, Zeros::Cut));
    case Unit::SampledCount:
        return u'≈' + numberText(value, Unit::Count, room);
    case Unit::Seconds:
        return secondsText(value, room == Room::Wide ? 3 : 2);
    }
    Q_UNREACHABLE();
}

int pluralOf(double count) {
    // No language has plural rules beyond the last digits, and a double of this size still has them
    // all.
    constexpr double most = 1e15, ending = 1e6;
    return static_cast<int>(count < ending ? count
                                           : ending + std::fmod(std::min(count, most), ending));
}

QString tickText(double value, double step, Unit unit) {
    if (unit == Unit::Percent || unit == Unit::SampledPercent)
        return NumbersText::tr("%1 %").arg(stepText(value * 100, step * 100));
    if (unit != Unit::Seconds)
        return stepText(value, step);
    if (value == 0)
        return QStringLiteral("0");
    const TimeScale& scale = scaleOf(value, 12);
    return stepText(value * scale.second, step * scale.second) + u' ' +
           QString::fromUtf8(scale.name);
}

QString exactText(double value, Unit unit) {
    if (!std::isfinite(value))
        return noNumber.toString();
    switch (unit) {
    case Unit::Number:
    case Unit::Mean:
        return allDigits(value);
    case Unit::Count:
        return decimal(value, 0, Zeros::Kept);
    case Unit::Factor:
        return factorText(value, allDigits);
    case Unit::Percent: {
        const QString percent = NumbersText::tr("%1 %").arg(allDigits(value * 100));
        return value > 0 && value < 1e-4 ? percent + QStringLiteral(" · ") + oneIn(value) : percent;
    }
    case Unit::SampledPercent:
    case Unit::SampledCount:
        return numberText(value, unit);
    case Unit::Seconds:
        return NumbersText::tr("%1 s").arg(allDigits(value));
    }
    Q_UNREACHABLE();
}

QString ratioText(const std::string& fraction) {
    QStringList parts = QString::fromStdString(fraction).split(u'/');
    for (QString& digits : parts)
        for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
            digits.insert(at, grouping().groupSeparator());
    return parts.join(QStringLiteral(" / "));
}

QString plainText(double value) {
    return std::isfinite(value) ? QString::number(value, 'g', QLocale::FloatingPointShortest)
                                : QString();
}

} // namespace yomi::ui
