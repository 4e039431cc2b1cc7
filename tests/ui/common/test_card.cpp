// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"

#include <QApplication>
#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace yomi::ui;

class TestCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QApplication::setPalette(paletteFor(lightColors())); }

    void theTitleIsItsName() {
        Card card(QStringLiteral("Kill odds"));
        QCOMPARE(card.accessibleName(), QStringLiteral("Kill odds"));
        card.setTitle(QStringLiteral("Board"));
        QCOMPARE(card.title(), QStringLiteral("Board"));
        QCOMPARE(card.accessibleName(), QStringLiteral("Board"));
    }

    void followsTheTheme() {
        Card card(QStringLiteral("Board"));
        card.resize(200, 120);
        card.show();
        const auto surface = [&] {
            QCoreApplication::processEvents(); // a new palette arrives as an event
            return card.grab().toImage().pixelColor(100, 100);
        };
        QApplication::setPalette(paletteFor(lightColors()));
        QCOMPARE(surface(), lightColors().surface);
        QApplication::setPalette(paletteFor(darkColors()));
        QCOMPARE(surface(), darkColors().surface);
    }

    void saysWhyItIsEmpty() {
        Card card(QStringLiteral("Goal"));
        auto* content = new QLabel(QStringLiteral("12.10 %"));
        card.content()->addWidget(content);
        card.show();
        QVERIFY(content->isVisible());
        card.setEmptyText(QStringLiteral("No goal yet: press G on a minion."));
        QVERIFY(!content->isVisible());
        QCOMPARE(card.emptyText(), QStringLiteral("No goal yet: press G on a minion."));
        card.setEmptyText({});
        QVERIFY(content->isVisible());
    }

    void linksWorkByMouseAndKeys() {
        LinkButton link(QStringLiteral("copy"));
        QSignalSpy clicked(&link, &QAbstractButton::clicked);
        link.show();
        QTest::mouseClick(&link, Qt::LeftButton);
        link.setFocus();
        QTest::keyClick(&link, Qt::Key_Space);
        QCOMPARE(clicked.count(), 2);
    }
};

QTEST_MAIN(TestCard)
#include "test_card.moc"
