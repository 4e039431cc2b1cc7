// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/measure_updates.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::tictactoe;

class TestTicTacToeUpdate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void measuresEveryPly() {
        const std::vector<UpdateCost> costs = measureUpdates(2);
        QCOMPARE(costs.size(), std::size_t{9});
        for (int ply = 0; const UpdateCost& cost : costs) {
            QCOMPARE(cost.plies, ply++);
            for (const Cost& each : {cost.copy, cost.make, cost.unmake})
                QVERIFY(each.mean > 0 && each.deviation >= 0);
        }
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, measureUpdates(0));
    }

    void savingIsTheMedianDifference() {
        const std::vector<UpdateCost> costs = {{0, {10, 1}, {5, 1}, {4, 1}},
                                               {1, {20, 1}, {5, 1}, {6, 1}},
                                               {2, {900, 800}, {5, 1}, {6, 1}}};
        QCOMPARE(savingPerNode(costs), 14.0);
    }

    /// The article's counts, from the same search with each form of the update.
    void measuresTheArticlesSearches() {
        const std::vector<UpdateGain> gains = measureGains();
        QCOMPARE(gains.size(), std::size_t{3});
        const std::array nodes = {1175, 545, 545};
        const std::array updates = {Update::Unmake, Update::Unmake, Update::UnmakeEach};
        for (std::size_t i = 0; i < gains.size(); ++i) {
            QCOMPARE(gains[i].nodes, std::int64_t{nodes[i]});
            QVERIFY(gains[i].settings.update == updates[i]);
            QVERIFY(gains[i].settings.board == BoardKind::Heap);
            QVERIFY(gains[i].copied.median > 0 && gains[i].unmade.median > 0);
            QCOMPARE(gains[i].measured(), gains[i].copied.median - gains[i].unmade.median);
        }
    }

    void stops() {
        std::stop_source source;
        source.request_stop();
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, measureGains(source.get_token()));
    }
};

YOMI_TESTS(TestTicTacToeUpdate)
#include "test_update.moc"
