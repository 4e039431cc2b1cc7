// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/record.h"
#include "core/icefire/state_json.h"
#include "tests/core/icefire/golden.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::icefire;
using nlohmann::json;

/// The rules compared with games that the official referee's logic produced.
class TestIcefireRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void generatesTheMapsOfTheGame_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("ruleset");
        QTest::addColumn<int>("count");
        QTest::newRow("current") << "maps.jsonl" << int(Ruleset::Current) << 245;
        QTest::newRow("contest2019") << "contest_maps.jsonl" << int(Ruleset::Contest2019) << 60;
    }

    void generatesTheMapsOfTheGame() {
        QFETCH(QString, file);
        QFETCH(int, ruleset);
        QFETCH(int, count);
        const auto lines = golden::linesOf(file);
        QCOMPARE(int(lines.size()), count);
        for (const json& line : lines) {
            const Map map = generateMap(line.at("seed"), Ruleset(ruleset));
            const std::string seed = line.at("seed").dump();
            QVERIFY2(mapRows(initialState(map)) == line.at("map"), seed.c_str());
            QVERIFY2(json(cellsJson(map.mineSpots)) == line.at("mines"), seed.c_str());
            QVERIFY2(map.mineSpots.count() == line.at("nbMineSpots"), seed.c_str());
        }
    }

    void playsTheRecordedGames_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("ruleset");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("playerTurns");
        for (const QString& file : golden::games())
            QTest::newRow(qPrintable(file))
                << file << int(Ruleset::Current) << 1 << int(golden::linesOf(file).size()) - 2;
        QTest::newRow("lite") << "lite.jsonl" << int(Ruleset::Current) << 15 << 2405 - 2 * 15;
        QTest::newRow("contest2019")
            << "contest_lite.jsonl" << int(Ruleset::Contest2019) << 4 << 808 - 2 * 4;
    }

    void playsTheRecordedGames() {
        QFETCH(QString, file);
        QFETCH(int, ruleset);
        QFETCH(int, games);
        QFETCH(int, playerTurns);
        const Verification result = verifyRecord(golden::textOf(file), Ruleset(ruleset));
        if (result.disagreement)
            QFAIL(qPrintable(
                QString("line %1: %2")
                    .arg(result.disagreement->line)
                    .arg(QString::fromStdString(result.disagreement->sentence.english()))));
        QCOMPARE(int(result.games.size()), games);
        int played = 0;
        for (const Match& match : result.games) {
            QVERIFY(match.ending);
            played += int(match.turns.size());
        }
        QCOMPARE(played, playerTurns);
    }

    void readsLinesAsTheGameDoes_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("index");
        int index = 0;
        for (const json& line : golden::linesOf("parser.jsonl")) {
            const QString text = QString::fromStdString(line.at("cmd"));
            QTest::addRow("%d '%s'", index, qPrintable(text)) << text << index;
            ++index;
        }
    }

    void readsLinesAsTheGameDoes() {
        QFETCH(int, index);
        const json expected = golden::linesOf("parser.jsonl").at(std::size_t(index));
        Game game(generateMap(expected.at("seed")));
        const PlayedTurn played = game.play(expected.at("cmd").get<std::string>());
        QCOMPARE(codesOf(played), expected.at("res").get<std::string>());
        QVERIFY(json(recordJson(played.after)) == expected.at("after"));
        const bool fatal = game.ending() && game.ending()->reason == EndReason::Unrecognised;
        QCOMPARE(fatal, expected.at("fatal").get<bool>());
    }

    void contestForgivesBadNumbers_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("no level") << "TRAIN  1 0";
        QTest::newRow("no column") << "BUILD MINE  0";
        QTest::newRow("too big") << "MOVE 1 99999999999 1";
    }

    void contestForgivesBadNumbers() {
        QFETCH(QString, line);
        Game current(generateMap(1)), contest(generateMap(1), Ruleset::Contest2019);
        const std::string text = line.toStdString() + ";TRAIN 1 1 0";
        QCOMPARE(codesOf(current.play(text)), std::string("fatal"));
        QCOMPARE(codesOf(contest.play(text)), std::string("badnumber,ok"));
    }

    void contestMinesGrowDearer() {
        State state = Game(generateMap(1), Ruleset::Contest2019).state();
        state.owned[0] |= state.terrain->mineSpots();
        state.owned[0].insert(cellAt(2, 1));
        refreshActive(state, 0);
        state.gold[0] = 100;
        const std::vector<Piece> pieces = playLine(state, "BUILD MINE 1 0;BUILD MINE 3 1");
        QVERIFY(pieces[0].outcome == Outcome::Ok);
        QCOMPARE(state.gold[0], 80);
    }
};

YOMI_TESTS(TestIcefireRules)
#include "test_rules.moc"
