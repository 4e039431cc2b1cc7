// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/life_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <stdexcept>

using namespace yomi::splitdamage;

/// The error sentences are tested in tests/ui/splitdamage/test_document.cpp.
class TestLifeText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAttackHealthAndShield() {
        const std::vector<Character> minions = parseLives("3/2, 0/1d;4\n7D");
        QCOMPARE(minions.size(), std::size_t{4});
        const auto is = [&](std::size_t i, int attack, int health, bool shield) {
            return minions[i].attack == attack && minions[i].health == health &&
                   minions[i].divineShield == shield;
        };
        QVERIFY(is(0, 3, 2, false) && is(1, 0, 1, true) && is(2, 0, 4, false) && is(3, 0, 7, true));
    }

    void refusesTheRest_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "3/2/1", "/2", "3/", "-1/2", "1000/1", "3/0", "2.5", "d", "x"})
            QTest::newRow(text) << QByteArray(text);
    }
    void refusesTheRest() {
        QFETCH(QByteArray, text);
        QVERIFY_EXCEPTION_THROWN(parseLives(text.toStdString()), std::invalid_argument);
    }
};

YOMI_TESTS(TestLifeText)
#include "test_life_text.moc"
