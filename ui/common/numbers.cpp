// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace yomi::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Numbers", text);
}

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

/// value with `digits` significant digits, the trailing zeros kept, without an exponent.
QString significant(double value, int digits) {
    const int exponent =
        value == 0 ? 0 : QString::number(std::abs(value), 'e', digits - 1).section(u'e', 1).toInt();
    return grouping().toString(value, 'f', std::max(0, digits - 1 - exponent));
}

/// As above; from 10⁶ upwards and below 10⁻⁴ with a power of ten.
QString scientific(double value, int digits) {
    const QString text = QString::number(value, 'e', digits - 1);
    const int exponent = text.section(u'e', 1).toInt();
    if (exponent >= -4 && exponent < 6)
        return significant(value, digits);
    return grouping().toString(text.section(u'e', 0, 0).toDouble(), 'f', digits - 1) +
           QStringLiteral("·10") + superscript(exponent);
}

/// Hundredths of a percent, rounded once: the decimal digits of the double itself are cut, so
/// that no product is rounded before.
double inPercent(double probability) {
    return QString::number(probability, 'f', 4).remove(u'.').toDouble() / 100;
}

QString oneIn(double probability) {
    const double odds = 1 / probability;
    if (odds < 999'999.5)
        return tr("1 in %1").arg(grouping().toString(std::round(odds), 'f', 0));
    if (odds < 999.5e6)
        return tr("1 in %1 million").arg(significant(odds / 1e6, 3));
    if (std::isinf(odds))
        return tr("1 in more than 10³⁰⁸");
    return tr("1 in %1").arg(scientific(odds, 3));
}

QString percentText(double probability) {
    if (probability == 0 || probability == 1)
        return tr("%1 %").arg(static_cast<int>(probability * 100));
    if (probability > 0 && probability < 1e-4)
        return oneIn(probability);
    if (probability > 0.9999 && probability < 1)
        return tr("> %1 %").arg(QLocale().toString(99.99, 'f', 2));
    return tr("%1 %").arg(grouping().toString(inPercent(probability), 'f', 2));
}

struct TimeScale {
    double second; ///< how many of the unit a second has
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
    // 59.95 would already be written as "60.0 s".
    if (seconds >= 59.95) {
        const auto whole = static_cast<qint64>(std::llround(seconds));
        return tr("%1 min %2 s").arg(grouping().toString(whole / 60)).arg(whole % 60);
    }
    const TimeScale& scale = scaleOf(seconds, digits);
    return significant(seconds * scale.second, digits) + u' ' + QString::fromUtf8(scale.name);
}

/// With the decimals that a step needs: 2.5 one, 20 none.
QString stepText(double value, double step) {
    if (value == 0)
        return QStringLiteral("0");
    if (step < 1e-4 || std::abs(value) >= 1e6)
        return scientific(value, 2).remove(QLocale().decimalPoint() + u'0');
    int digits = 0;
    for (double scaled = step; std::abs(scaled - std::round(scaled)) > 1e-6; scaled *= 10)
        ++digits;
    return grouping().toString(value, 'f', digits);
}

QString trimmedDigits(double value) {
    return grouping().toString(value, 'g', 12);
}

} // namespace

QString numberText(double value, Unit unit) {
    if (!std::isfinite(value))
        return QStringLiteral("–");
    switch (unit) {
    case Unit::Number:
        return scientific(value, 3);
    case Unit::Count:
        return grouping().toString(value, 'f', 0);
    case Unit::Percent:
        return percentText(value);
    case Unit::Seconds:
        return secondsText(value, 3);
    }
    Q_UNREACHABLE();
}

QString compactText(double value, Unit unit) {
    if (!std::isfinite(value))
        return QStringLiteral("–");
    switch (unit) {
    case Unit::Percent:
        if (value > 0 && value < 1e-4)
            return QStringLiteral("<") + QLocale().toString(0.01, 'f', 2);
        return QLocale().toString(inPercent(value), 'f', value >= 0.0995 || value == 0 ? 0 : 1);
    case Unit::Seconds:
        return secondsText(value, 2);
    case Unit::Number:
    case Unit::Count:
        if (std::abs(value) >= 999.5e6)
            return scientific(value, 2);
        if (std::abs(value) >= 999'500)
            return significant(value / 1e6, 3) + u'M';
        if (std::abs(value) >= 9'999.5)
            return significant(value / 1e3, 3) + u'k';
        return unit == Unit::Count ? grouping().toString(value, 'f', 0) : scientific(value, 3);
    }
    Q_UNREACHABLE();
}

QString tickText(double value, double step, Unit unit) {
    if (unit == Unit::Percent)
        return tr("%1 %").arg(stepText(value * 100, step * 100));
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
        return QStringLiteral("–");
    switch (unit) {
    case Unit::Number:
        return trimmedDigits(value);
    case Unit::Count:
        return grouping().toString(value, 'f', 0);
    case Unit::Percent: {
        const QString percent = tr("%1 %").arg(trimmedDigits(value * 100));
        return value > 0 && value < 1e-4 ? percent + QStringLiteral(" · ") + oneIn(value) : percent;
    }
    case Unit::Seconds:
        return tr("%1 s").arg(trimmedDigits(value));
    }
    Q_UNREACHABLE();
}

QString plainText(double value) {
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace yomi::ui
