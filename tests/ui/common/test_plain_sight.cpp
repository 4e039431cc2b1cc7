// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "ui/common/plain_sight.h"

#include <QTest>

class TestPlainSight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesOutWhatDoesNotShow_data() {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a plain name") << QStringLiteral("春香 Ogre") << QStringLiteral("春香 Ogre");
        QTest::newRow("outside the first plane")
            << QStringLiteral("\U0001F409") << QStringLiteral("\U0001F409");
        QTest::newRow("a line break")
            << QStringLiteral("Imp\nOgre") << QStringLiteral("Imp\\u000aOgre");
        QTest::newRow("a paragraph separator")
            << QStringLiteral("Imp\u2029Ogre") << QStringLiteral("Imp\\u2029Ogre");
        QTest::newRow("from right to left")
            << QStringLiteral("\u202Egpj.Imp") << QStringLiteral("\\u202egpj.Imp");
        QTest::newRow("an isolate") << QStringLiteral("\u2067Imp") << QStringLiteral("\\u2067Imp");
    }

    void writesOutWhatDoesNotShow() {
        QFETCH(QString, given);
        QTEST(yomi::ui::inPlainSight(given.toStdString()), "shown");
    }
};

YOMI_TESTS(TestPlainSight)
#include "test_plain_sight.moc"
