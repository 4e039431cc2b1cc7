// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/icefire/analysis_json.h"
#include "core/icefire/planner.h"
#include "tests/core/icefire/drawn_board.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi;
using namespace yomi::icefire;
using nlohmann::json;

/// The prospects of a position, and the parameters of the search as JSON.
class TestIcefireOverview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void prospectsOfADrawnBoard() {
        // Player 1 has 16 cells, so 36 gold next turn: that reaches (6,0), (5,0) and (4,0). The
        // tower at (2,0) guards its neighbours, so player 1's whole way costs 110.
        State state = corridor("AaTaa..bbbbb");
        state.gold = {25, 20};
        const auto [ours, theirs] = prospectsOf(state);
        QCOMPARE(ours.gold, 25);
        QCOMPARE(ours.finishPrice, 180);
        QCOMPARE(theirs.gold, 36);
        QCOMPARE(theirs.finishPrice, 110);
        QCOMPARE(int(theirs.way.size()), 8);
        QCOMPARE(theirs.way.front(), cellAt(7, 0));
        QCOMPARE(theirs.way.back(), headquarters[0]);
        QCOMPARE(int(ours.toOutside[cellAt(0, 0)]), 5);
        QCOMPARE(int(ours.toOutside[cellAt(5, 0)]), 0);
        QVERIFY(theirs.threatened.empty());
        QVERIFY(toJson(ours) == json::parse(R"({
            "gold": 25, "price": 180, "threatened": [[4,0]], "cutOff": [],
            "guarded": [[1,0],[2,0],[3,0]],
            "reach": [[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0]],
            "way": [[4,0],[5,0],[6,0],[7,0],[8,0],[9,0],[10,0],[11,0],[11,1],[11,2],[11,3],
                    [11,4],[11,5],[11,6],[11,7],[11,8],[11,9],[11,10],[11,11]],
            "cuts": [{"cell": [0,0], "cells": 5, "unitCost": 0, "upkeep": 0},
                     {"cell": [1,0], "cells": 4, "unitCost": 0, "upkeep": 0},
                     {"cell": [2,0], "cells": 3, "unitCost": 0, "upkeep": 0},
                     {"cell": [3,0], "cells": 2, "unitCost": 0, "upkeep": 0}]})"));
    }

    void figures() {
        State state = corridor("AaTaa..bbbbb");
        state.gold = {25, 20};
        const auto [ours, theirs] = figuresOf(state);
        QCOMPARE(ours.cells, 5);
        QCOMPARE(ours.income, 5);
        QCOMPARE(ours.gold, 25);
        QCOMPARE(ours.finishPrice, 180);
        QCOMPARE(theirs.cells, 16);
        QCOMPARE(theirs.income, 16);
        QCOMPARE(theirs.gold, 20);
        QCOMPARE(theirs.finishPrice, 110);
    }

    void keepsParametersAsJson() {
        const Parameters strong = profile("strong"), article = profile("article");
        QVERIFY(toJson(strong) != toJson(article));
        QVERIFY(toJson(parametersFromJson(toJson(strong), article)) == toJson(strong));
        // Missing ones keep their values.
        const Parameters mixed = parametersFromJson(json{{"towerDistance", 7}}, strong);
        QCOMPARE(mixed.towerDistance, 7);
        QCOMPARE(mixed.lethal, strong.lethal);
    }

    void refusesParameters_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("unknown") << R"({"lethality": 1})"
                                 << "bot.lethality: there is no such parameter; did you mean "
                                    "\"lethal\"?";
        QTest::newRow("range") << R"({"movesShare": 1.5})"
                               << "bot.movesShare: a number from 0.0 to 1.0 is expected, not 1.5";
        QTest::newRow("whole")
            << R"({"minesFrom": 1.5})"
            << "bot.minesFrom: a whole number from 1 to 101 is expected, not 1.5";
        QTest::newRow("flag") << R"({"beyondArticle": 1})"
                              << "bot.beyondArticle: true or false is expected, not 1";
    }

    void refusesParameters() {
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        try {
            parametersFromJson(json::parse(text.toStdString()), {}, "bot");
            QFAIL("the parameters were taken");
        } catch (const FormatError& error) {
            QCOMPARE(QString::fromStdString(error.what()), sentence);
        }
    }

    void planningChecksParameters() {
        Parameters parameters;
        parameters.movesCold = 0;
        Random random(1);
        QVERIFY_THROWS_EXCEPTION(
            std::invalid_argument,
            planTurn(corridor("Aa.....bbbbb"), parameters, Budget{1, {}}, random));
    }

    void namesAllTerms() {
        Terms terms;
        terms.cells = 3;
        terms.theirTurns = 0.5;
        const json value = toJson(terms);
        QCOMPARE(value.at("cells").get<int>(), 3);
        QCOMPARE(value.at("theirTurns").get<double>(), 0.5);
        QCOMPARE(value.at("won").get<bool>(), false);
    }
};

YOMI_TESTS(TestIcefireOverview)
#include "test_overview.moc"
