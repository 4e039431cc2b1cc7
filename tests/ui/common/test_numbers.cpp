// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "ui/common/numbers.h"

#include <QLocale>
#include <QTest>

#include <cmath>
#include <limits>

using namespace yomi::ui;

class TestNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void writesNumbers_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<QString>("wide");
        QTest::addColumn<QString>("narrow");
        QTest::addColumn<QString>("tiny");
        QTest::addColumn<QString>("exact");
        const auto row = [](const char* name, double value, Unit unit, const char* wide,
                            const char* narrow, const char* tiny, const char* exact) {
            QTest::newRow(name) << value << unit << QString::fromUtf8(wide)
                                << QString::fromUtf8(narrow) << QString::fromUtf8(tiny)
                                << QString::fromUtf8(exact);
        };
        row("the article's odds", 302388189.0 / 2500000000, Unit::Percent, "12.10 %", "12.10 %",
            "12", "12.09552756 %");
        row("impossible", 0, Unit::Percent, "0 %", "0 %", "0", "0 %");
        row("certain", 1, Unit::Percent, "100 %", "100 %", "100", "100 %");
        row("nearly certain", 0.999999, Unit::Percent, ">99.99 %", ">99.99 %", ">99.9",
            "99.9999 %");
        row("just below the hundredth", 0.00009999, Unit::Percent, "1 in 10,001", "<0.01 %", "<0.1",
            "0.009999 % · 1 in 10,001");
        row("a hundredth", 0.0001, Unit::Percent, "0.01 %", "0.01 %", "<0.1", "0.01 %");
        row("one in millions", 1 / 3.424e6, Unit::Percent, "1 in 3.42 million", "<0.01 %", "<0.1",
            "2.92056074766·10⁻⁵ % · 1 in 3.42 million");
        row("next to nothing", 1e-240, Unit::Percent, "1 in 10²⁴⁰", "<0.01 %", "<0.1",
            "10⁻²³⁸ % · 1 in 10²⁴⁰");
        // The double is slightly more than 0.00075; a hundred times it would be rounded down.
        row("rounded once", 0.00075, Unit::Percent, "0.08 %", "0.08 %", "<0.1", "0.075 %");
        row("one digit", 0.0329, Unit::Percent, "3.29 %", "3.29 %", "3.3", "3.29 %");
        row("ten", 0.0999, Unit::Percent, "9.99 %", "9.99 %", "10", "9.99 %");
        row("drawn", 0.31415, Unit::SampledPercent, "≈31.4 %", "≈31.4 %", "≈31.4 %", "≈31.4 %");
        row("drawn once", 0.00001, Unit::SampledPercent, "≈0.001 %", "≈0 %", "≈0 %", "≈0.001 %");
        row("drawn always", 1, Unit::SampledPercent, "≈100 %", "≈100 %", "≈100 %", "≈100 %");
        row("no number", std::nan(""), Unit::Percent, "–", "–", "–", "–");

        row("branches", 9765625, Unit::Count, "9,765,625", "9.77M", "9.77M", "9,765,625");
        row("few", 545, Unit::Count, "545", "545", "545", "545");
        row("thousands", 30709, Unit::Count, "30,709", "30.7k", "30.7k", "30,709");
        row("beyond a million", 999'600, Unit::Count, "999,600", "1M", "1M", "999,600");
        row("billions", 1.25e12, Unit::Count, "1,250,000,000,000", "1.25·10¹²", "1.25·10¹²",
            "1,250,000,000,000");

        row("microseconds", 23.94e-6, Unit::Seconds, "23.9 µs", "24 µs", "24 µs", "2.394·10⁻⁵ s");
        row("next unit", 999.7e-6, Unit::Seconds, "1.00 ms", "1.0 ms", "1.0 ms", "0.0009997 s");
        row("nanoseconds", 6.7e-9, Unit::Seconds, "6.70 ns", "6.7 ns", "6.7 ns", "6.7·10⁻⁹ s");
        row("milliseconds", 0.327, Unit::Seconds, "327 ms", "327 ms", "327 ms", "0.327 s");
        row("minutes", 125.2, Unit::Seconds, "2 min 5 s", "2 min 5 s", "2 min 5 s", "125.2 s");
        row("nearly a minute", 59.96, Unit::Seconds, "1 min 0 s", "1 min 0 s", "1 min 0 s",
            "59.96 s");
        row("no time", 0, Unit::Seconds, "0 s", "0 s", "0 s", "0 s");

        row("a drift", 2.3e-14, Unit::Number, "2.3·10⁻¹⁴", "2.3·10⁻¹⁴", "2.3·10⁻¹⁴", "2.3·10⁻¹⁴");
        row("a half", 0.5, Unit::Number, "0.5", "0.5", "0.5", "0.5");
        row("negative", -1.25, Unit::Number, "−1.25", "−1.25", "−1.25", "−1.25");
        row("a negative count", -1234, Unit::Count, "−1,234", "−1,234", "−1,234", "−1,234");
        row("zero", 0, Unit::Number, "0", "0", "0", "0");
        row("infinite", std::numeric_limits<double>::infinity(), Unit::Number, "–", "–", "–", "–");
    }

    void writesNumbers() {
        QFETCH(double, value);
        QFETCH(Unit, unit);
        QTEST(numberText(value, unit), "wide");
        QTEST(numberText(value, unit, Room::Narrow), "narrow");
        QTEST(numberText(value, unit, Room::Tiny), "tiny");
        QTEST(exactText(value, unit), "exact");
    }

    void followsTheLocale() {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(numberText(0.1209552756, Unit::Percent), QStringLiteral("12,10 %"));
        QCOMPARE(numberText(9765625, Unit::Count), QStringLiteral("9.765.625"));
        QCOMPARE(numberText(1 / 3.424e6, Unit::Percent), QStringLiteral("1 in 3,42 million"));
        QCOMPARE(plainText(9765625.5), QStringLiteral("9765625.5"));
        QCOMPARE(plainText(-1.25), QStringLiteral("-1.25")); // as a spreadsheet reads it
    }

    void groupsInTheLocaleOfMachinesToo() {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(numberText(9765625, Unit::Count), QStringLiteral("9,765,625"));
    }

    void choosesWordsByTheLastDigits() {
        for (const double count : {0., 1., 2., 11., 999'999.})
            QCOMPARE(pluralOf(count), static_cast<int>(count));
        // "1 branch" in English, "1 000 000 001 ветвь" in Russian
        for (const double count : {1e6 + 1, 1e9 + 1, 1e12 + 1}) {
            QVERIFY(pluralOf(count) != 1);
            QCOMPARE(pluralOf(count) % 100, 1);
        }
        QVERIFY(pluralOf(std::numeric_limits<double>::infinity()) > 1);
    }

    void groupsTheNumbersOfAFraction() {
        QCOMPARE(ratioText("7/20000"), QStringLiteral("7 / 20,000"));
        QCOMPARE(ratioText("123456/123456789012345678901234567890"),
                 QStringLiteral("123,456 / 123,456,789,012,345,678,901,234,567,890"));
    }

    void plainTextKeepsEveryDigit() {
        for (const double value : {0.1, 1.0 / 3, 302388189.0 / 2500000000, 1e-240, 123456789.123})
            QCOMPARE(plainText(value).toDouble(), value);
    }

    void writesTicks_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("step");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<QString>("text");
        QTest::newRow("percent") << 0.25 << 0.25 << Unit::Percent << QStringLiteral("25 %");
        QTest::newRow("zero") << 0.0 << 0.25 << Unit::Percent << QStringLiteral("0 %");
        QTest::newRow("half percent")
            << 0.005 << 0.0025 << Unit::Percent << QStringLiteral("0.50 %");
        QTest::newRow("tiny percent")
            << 2e-9 << 1e-9 << Unit::Percent << QStringLiteral("2·10⁻⁷ %");
        QTest::newRow("thousands") << 20000.0 << 10000.0 << Unit::Count << QStringLiteral("20,000");
        QTest::newRow("power") << 1e6 << 1e6 << Unit::Count << QStringLiteral("10⁶");
        QTest::newRow("steps of 250") << 750.0 << 250.0 << Unit::Number << QStringLiteral("750");
        QTest::newRow("time") << 1e-4 << 1e-4 << Unit::Seconds << QStringLiteral("100 µs");
    }

    void writesTicks() {
        QFETCH(double, value);
        QFETCH(double, step);
        QFETCH(Unit, unit);
        QTEST(tickText(value, step, unit), "text");
    }
};

YOMI_TESTS(TestNumbers)
#include "test_numbers.moc"
