// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/value_command.h"

#include <QSpinBox>
#include <QUndoStack>
#include <QVBoxLayout>

using namespace yomi::ui;

class TestValueCommand : public QObject {
    Q_OBJECT

    QUndoStack m_stack;
    int m_health = 4;

    void set(int health, const QByteArray& key = {}) {
        m_stack.push(new ValueCommand<int>(
            QStringLiteral("Health %1").arg(health), m_health, health,
            [this](int value) { m_health = value; }, key));
    }

private Q_SLOTS:
    void init() {
        m_stack.clear();
        m_health = 4;
    }

    void exchangesValues() {
        set(5);
        set(6);
        QCOMPARE(m_health, 6);
        m_stack.undo();
        QCOMPARE(m_health, 5);
        m_stack.undo();
        QCOMPARE(m_health, 4);
        m_stack.redo();
        QCOMPARE(m_health, 5);
        QCOMPARE(m_stack.count(), 2);
    }

    void oneKeyIsOneStep() {
        set(5, "health");
        set(6, "health");
        set(9, "health");
        QCOMPARE(m_stack.count(), 1);
        QCOMPARE(m_stack.undoText(), QStringLiteral("Health 9"));
        m_stack.undo();
        QCOMPARE(m_health, 4);
        m_stack.redo();
        QCOMPARE(m_health, 9);
    }

    void otherKeysAreOtherSteps() {
        set(5, "health of 1");
        set(6, "health of 2");
        set(7);
        set(8);
        QCOMPARE(m_stack.count(), 4);
    }

    void aValueThatIsBackLeavesNoTrace() {
        set(5, "health");
        set(4, "health");
        QCOMPARE(m_stack.count(), 0);
        QVERIFY(m_stack.isClean());
        set(4);
        QCOMPARE(m_stack.count(), 0);
    }

    void aSavedStateIsNotMergedOver() {
        set(5, "health");
        m_stack.setClean();
        set(6, "health");
        QCOMPARE(m_stack.count(), 2);
        m_stack.undo();
        QVERIFY(m_stack.isClean());
    }

    void leavingTheEditorEndsTheSeries() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* health = new QSpinBox;
        auto* other = new QSpinBox;
        layout->addWidget(health);
        layout->addWidget(other);
        EditSeries series(health);
        health->setValue(m_health);
        connect(health, &QSpinBox::valueChanged, this,
                [&](int value) { set(value, series.key("health")); });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, yomi::longestWait));

        health->setFocus();
        QTest::keyClick(health, Qt::Key_Up);
        QTest::keyClick(health, Qt::Key_Up);
        QCOMPARE(m_stack.count(), 1);
        QTest::keyClick(health, Qt::Key_Tab);
        QVERIFY(other->hasFocus());
        QTest::keyClick(other, Qt::Key_Backtab);
        QTest::keyClick(health, Qt::Key_Up);
        QCOMPARE(m_stack.count(), 2);
        m_stack.undo();
        QCOMPARE(m_health, 6);
    }

    void twoEditorsOfOneFieldDoNotMerge() {
        QSpinBox one, two;
        EditSeries first(&one), second(&two);
        set(5, first.key("health"));
        set(6, second.key("health"));
        QCOMPARE(m_stack.count(), 2);
    }
};

YOMI_TESTS(TestValueCommand)
#include "test_value_command.moc"
