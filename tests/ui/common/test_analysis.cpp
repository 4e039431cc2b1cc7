// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/analysis.h"

#include <QSignalSpy>

#include <stdexcept>
#include <thread>

using namespace yomi;
using namespace yomi::ui;

/// Doubles numbers: odd ones never finish, negative ones are refused.
class TestAnalysis : public QObject {
    Q_OBJECT

    static int answerTo(int question, const std::stop_token& stop) {
        if (question < 0)
            throw std::invalid_argument("below zero");
        while (question % 2 == 1) { // until it is stopped
            throwIfStopped(stop);
            std::this_thread::yield();
        }
        return 2 * question;
    }

    Analysis<int, int> m_analysis{answerTo};

    void ask(int question) {
        m_analysis.ask(question);
        QTRY_VERIFY(m_analysis.isFresh());
    }

private Q_SLOTS:
    void cleanup() { m_analysis.clear(); }

    void knowsTheInputsOfItsAnswer() {
        QCOMPARE(m_analysis.state(), AnalysisState::Idle);
        m_analysis.ask(4);
        QCOMPARE(m_analysis.state(), AnalysisState::Computing);
        QVERIFY(!m_analysis.result());
        QTRY_VERIFY(m_analysis.isFresh());
        QCOMPARE(*m_analysis.result(), 8);
        QCOMPARE(m_analysis.answer()->inputs, 4);
    }

    void keepsTheOldAnswerWhileANewerIsUnderWay() {
        ask(4);
        m_analysis.ask(5);
        QCOMPARE(m_analysis.state(), AnalysisState::Stale);
        QCOMPARE(m_analysis.answer()->inputs, 4);
        QCOMPARE(m_analysis.answer()->result, 8);
        QVERIFY(!m_analysis.isFaded());
        QTRY_VERIFY(m_analysis.isFaded());
    }

    void aStoppedOneStaysFaded() {
        ask(4);
        m_analysis.ask(5);
        QTRY_VERIFY(m_analysis.isFaded());
        QSignalSpy faded(&m_analysis, &AnalysisBase::fadedChanged);
        m_analysis.run().stop();
        QCOMPARE(m_analysis.state(), AnalysisState::Stopped);
        QVERIFY(m_analysis.isFaded());
        QVERIFY(faded.isEmpty());
        ask(6);
        QCOMPARE(faded.size(), 1);
        QVERIFY(!m_analysis.isFaded());
    }

    void leadsBackToTheAnswerThatIsThere() {
        ask(4);
        m_analysis.ask(5);
        m_analysis.ask(4); // the edit was undone
        QVERIFY(m_analysis.isFresh());
        QVERIFY(!m_analysis.run().isRunning());
    }

    void saysWhyThereIsNone() {
        ask(4);
        m_analysis.ask(-1);
        QTRY_COMPARE(m_analysis.state(), AnalysisState::Failed);
        QCOMPARE(m_analysis.error(), QStringLiteral("below zero"));
        QVERIFY(!m_analysis.result());
        ask(4);
        QVERIFY(m_analysis.error().isEmpty());
    }

    void anAnswerOutlivesIt() {
        ask(4);
        const auto kept = m_analysis.answer();
        ask(6);
        QCOMPARE(kept->inputs, 4);
        QCOMPARE(kept->result, 8);
    }
};

YOMI_TESTS(TestAnalysis)
#include "test_analysis.moc"
