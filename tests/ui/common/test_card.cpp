// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/scaled_font.h"
#include "ui/common/side_scroll.h"
#include "ui/common/wrapped_label.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
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

    /// A label that remembers its heights has those of Qt's, whatever changes.
    void wrappedLabelsAreAsHighAsTheirText() {
        WrappedLabel label(QStringLiteral("How high a text is follows from its width."));
        QLabel plain(label.text());
        plain.setWordWrap(true);
        const auto compare = [&] {
            for (const int width : {60, 120, 60, 400})
                QCOMPARE(label.heightForWidth(width), plain.heightForWidth(width));
        };
        compare();
        const int before = label.heightForWidth(60);
        for (QLabel* each : {static_cast<QLabel*>(&label), &plain})
            each->setText(QStringLiteral("short"));
        compare();
        QVERIFY(label.heightForWidth(60) < before);
        for (QLabel* each : {static_cast<QLabel*>(&label), &plain})
            each->setFont(scaledFont(each->font(), 3));
        compare();
        for (QLabel* each : {static_cast<QLabel*>(&label), &plain})
            each->setContentsMargins(20, 30, 20, 30);
        compare();
    }

    /// A long title is elided if its room is short, a short one is not.
    void longTitlesAreCutShort() {
        const QString title = QStringLiteral("Compare");
        Card brief(title), lengthy(QStringLiteral("Exact values (estimates are left out)"));
        const int padding = 2 * cardPadding;
        QVERIFY(brief.minimumSizeHint().width() - padding >=
                QFontMetrics(headingFont()).horizontalAdvance(title));
        QVERIFY(lengthy.minimumSizeHint().width() < lengthy.sizeHint().width() / 2 + padding);
        QVERIFY(lengthy.minimumSizeHint().width() > brief.minimumSizeHint().width());
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

    void followsThePersonsFont() {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPixelSize(24);
        QApplication::setFont(large);
        const std::unique_ptr<QLabel> heading(headingLabel(QStringLiteral("Board")));
        const std::unique_ptr<QLabel> answer(answerLabel(QStringLiteral("12 %")));
        QCOMPARE(QFontInfo(heading->font()).pixelSize(), 24);
        QCOMPARE(QFontInfo(answer->font()).pixelSize(), 56);
        QVERIFY(rowHeightFor(QFontMetrics(large)) > QFontMetrics(large).height());
        QFont small = before;
        small.setPixelSize(8);
        QCOMPARE(rowHeightFor(QFontMetrics(small)), 26);
        QApplication::setFont(before);
    }

    void keepsItsBorderBesideAScrollBar() {
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* card = new Card(QStringLiteral("Effect"));
        auto* content = new QWidget;
        content->setFixedHeight(400);
        card->content()->addWidget(content);
        auto* scroll = new SideScroll(card, 200);
        row->addStretch();
        row->addWidget(scroll);
        window.resize(400, 600);
        window.show();
        const auto isWhole = [&] {
            QCoreApplication::processEvents();
            return card->width() == 200 && scroll->viewport()->width() == 200;
        };
        QTRY_VERIFY(isWhole());
        QVERIFY(!scroll->verticalScrollBar()->isVisible());
        window.resize(400, 300);
        QTRY_VERIFY(scroll->verticalScrollBar()->isVisible());
        QTRY_VERIFY(isWhole());
        const QImage picture = scroll->grab().toImage();
        QCOMPARE(picture.pixelColor(199, 150), lightColors().line);
    }

    void buttonsOfOneHeaderAreOfOneHeight() {
        Card card(QStringLiteral("Games"));
        auto* low = new CommandButton(QStringLiteral("Copy"));
        auto* high = new QPushButton(QStringLiteral("Start"));
        high->setMinimumHeight(40);
        card.addHeaderWidget(low);
        card.addHeaderWidget(high);
        card.resize(400, 200);
        card.show();
        QTRY_COMPARE(low->height(), high->height());
    }

    void linksWorkByMouseAndKeys() {
        LinkButton link(QStringLiteral("Show in tree"));
        QSignalSpy clicked(&link, &QAbstractButton::clicked);
        link.show();
        QTest::mouseClick(&link, Qt::LeftButton);
        link.setFocus();
        QTest::keyClick(&link, Qt::Key_Space);
        QCOMPARE(clicked.count(), 2);
    }

    void commandsFollowTheirAction() {
        QAction action(QStringLiteral("Copy the table"));
        action.setIconText(QStringLiteral("Copy"));
        CommandButton button(&action);
        QSignalSpy triggered(&action, &QAction::triggered);
        QCOMPARE(button.text(), QStringLiteral("Copy"));
        QCOMPARE(button.accessibleName(), QStringLiteral("Copy the table"));
        button.show();
        QTest::mouseClick(&button, Qt::LeftButton);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Return);
        QCOMPARE(triggered.count(), 2);
        action.setEnabled(false);
        QVERIFY(!button.isEnabled());
    }

    void aMenuOpensBelowItsButton() {
        CommandButton button(QStringLiteral("Presets"));
        QMenu menu;
        menu.addAction(QStringLiteral("All algorithms"));
        button.opens(&menu);
        button.show();
        button.click();
        QVERIFY(menu.isVisible());
        QVERIFY(menu.y() >= button.mapToGlobal(QPoint()).y());
    }
};

YOMI_TESTS(TestCard)
#include "test_card.moc"
