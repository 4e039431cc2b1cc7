// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/painted_board.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

using namespace yomi::ui;

namespace {

/// Four squares, two in a row.
class FourSquares : public PaintedBoard {
public:
    FourSquares()
        : PaintedBoard(QStringLiteral("Squares")) {
        resize(80, 80);
    }

    QList<int> activated, swept, dropped;
    bool draggable = false;
    int shift = 0;

    int itemCount() const override { return 4; }
    QString itemName(int item) const override { return QStringLiteral("square %1").arg(item); }
    QString itemValue(int) const override { return QStringLiteral("free"); }
    QRect itemRect(int item) const override {
        return {item % 2 * 40 + shift, item / 2 * 40 + shift, 40, 40};
    }

protected:
    void activate(int item, Qt::KeyboardModifiers) override { activated << item; }
    void sweepTo(int item) override { swept << item; }
    bool canDrag(int) const override { return draggable; }
    void dropItem(const Drag& drag) override { dropped << drag.item << itemAt(drag.position); }
    void fillMenu(QMenu& menu, int item) override { menu.addAction(itemName(item)); }
};

} // namespace

class TestPaintedBoard : public QObject {
    Q_OBJECT

    std::unique_ptr<FourSquares> m_board;

    QPoint center(int item) const { return m_board->itemRect(item).center(); }

private Q_SLOTS:
    void init() {
        m_board = std::make_unique<FourSquares>();
        m_board->show();
        QVERIFY(QTest::qWaitForWindowActive(m_board.get(), yomi::longestWait));
        m_board->setFocus();
    }

    void theMousePointsAndActivates() {
        QSignalSpy pointed(m_board.get(), &PaintedBoard::pointed);
        QTest::mouseMove(m_board.get(), center(2));
        QCOMPARE(m_board->hoveredItem(), 2);
        QCOMPARE(pointed.last().first().toInt(), 2);
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, center(3));
        QCOMPARE(m_board->activated, QList<int>{3});
        QCOMPARE(m_board->currentItem(), 3);
    }

    void aClickThatEndsElsewhereIsNone() {
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, center(0));
        QTest::mouseMove(m_board.get(), center(1));
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, center(1));
        QVERIFY(m_board->activated.isEmpty());
        QCOMPARE(m_board->swept, QList<int>{1});
    }

    void itemsAreDragged() {
        m_board->draggable = true;
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, center(0));
        QTest::mouseMove(m_board.get(), center(3));
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, center(3));
        QCOMPARE(m_board->dropped, (QList<int>{0, 3}));
        QVERIFY(m_board->activated.isEmpty());
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, center(0));
        QTest::mouseMove(m_board.get(), center(3));
        QTest::keyClick(m_board.get(), Qt::Key_Escape);
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, center(3));
        QCOMPARE(m_board->dropped.size(), 2);
    }

    void arrowsMove_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("to");
        QTest::newRow("right") << 0 << Qt::Key_Right << 1;
        QTest::newRow("down") << 0 << Qt::Key_Down << 2;
        QTest::newRow("left") << 3 << Qt::Key_Left << 2;
        QTest::newRow("up") << 3 << Qt::Key_Up << 1;
        QTest::newRow("edge") << 1 << Qt::Key_Right << 1;
        QTest::newRow("home") << 3 << Qt::Key_Home << 0;
        QTest::newRow("end") << 0 << Qt::Key_End << 3;
    }
    void arrowsMove() {
        QFETCH(int, from);
        QFETCH(Qt::Key, key);
        m_board->setCurrentItem(from);
        QTest::keyClick(m_board.get(), key);
        QTEST(m_board->currentItem(), "to");
        QTest::keyClick(m_board.get(), Qt::Key_Space);
        QCOMPARE(m_board->activated, QList<int>{m_board->currentItem()});
    }

    void theMenuBelongsToTheItem() {
        QContextMenuEvent event(QContextMenuEvent::Mouse, center(1),
                                m_board->mapToGlobal(center(1)));
        QApplication::sendEvent(m_board.get(), &event);
        const auto* menu = m_board->findChild<QMenu*>();
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(menu->actions().constFirst()->text(), QStringLiteral("square 1"));
        QCOMPARE(m_board->currentItem(), 1);
    }

    void assistiveTechnologyReachesEveryItem() {
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_board.get());
        QCOMPARE(board->childCount(), 4);
        QAccessibleInterface* square = board->child(2);
        QCOMPARE(square->text(QAccessible::Name), QStringLiteral("square 2: free"));
        QCOMPARE(square->rect().topLeft(), m_board->mapToGlobal(QPoint(0, 40)));
        square->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_board->activated, QList<int>{2});
        QVERIFY(square->state().focused);
        QCOMPARE(board->focusChild(), square);
    }

    void messagesStandAtTheirItem() {
        m_board->showMessage(QStringLiteral("Taken."), 3);
        const auto* bubble = m_board->findChild<QLabel*>(QStringLiteral("boardMessage"));
        QVERIFY(bubble->isVisible());
        QCOMPARE(bubble->text(), QStringLiteral("Taken."));
        QVERIFY(m_board->itemRect(3).contains(bubble->geometry().center()));
        m_board->shift = 30;
        m_board->resize(120, 120);
        QVERIFY(m_board->itemRect(3).contains(bubble->geometry().center())); // it moves along
        m_board->showMessage({});
        QVERIFY(!bubble->isVisible());
        m_board->showMessage(QStringLiteral("Taken."));
        QTest::keyClick(m_board.get(), Qt::Key_Escape);
        QVERIFY(!bubble->isVisible());
    }
};

YOMI_TESTS(TestPaintedBoard)
#include "test_painted_board.moc"
