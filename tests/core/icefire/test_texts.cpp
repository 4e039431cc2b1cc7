// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/icefire/position_check.h"
#include "core/icefire/protocol.h"
#include "core/icefire/record.h"
#include "core/icefire/state_json.h"
#include "tests/core/icefire/golden.h"
#include "tests/run_tests.h"

#include <QTest>

#include <sstream>

using namespace yomi;
using namespace yomi::icefire;
using nlohmann::json;

namespace {

/// The first text for a player's bot on seed 1.
std::string firstInput() {
    const Game game(generateMap(1));
    return initialInput(game.state().terrain->map()) + turnInput(game.state());
}

std::string withLine(std::string text, int number, const std::string& line) {
    std::istringstream lines(text);
    std::string result, next;
    for (int i = 1; std::getline(lines, next); ++i)
        result += (i == number ? line : next) + "\n";
    return result;
}

QByteArray faults(const State& state) {
    QByteArray text;
    for (const yomi::Sentence& fault : faultsOf(state))
        text += QByteArray::fromStdString(fault.english()) + '\n';
    return text;
}

} // namespace

/// Texts that are read and written: the protocol, positions, recorded games.
class TestIcefireTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAndWritesEveryInput_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : golden::games())
            QTest::newRow(qPrintable(file)) << file;
    }

    void readsAndWritesEveryInput() {
        QFETCH(QString, file);
        std::array<std::string, 2> texts;
        for (const json& line : golden::linesOf(file)) {
            if (line.at("type") == "turn")
                texts[line.at("player").get<std::size_t>()] +=
                    line.at("input").get<std::string>() + "\n";
        }
        for (Player player = 0; player < 2; ++player) {
            std::istringstream stream(texts[player]);
            InputReader reader(stream);
            std::string written;
            int turns = 0;
            while (const auto state = reader.next()) {
                if (turns++ == 0)
                    written += initialInput(state->terrain->map());
                written += turnInput(*state);
                QCOMPARE(state->player, player);
                QCOMPARE(state->turn, turns);
                QCOMPARE(faults(*state), QByteArray());
            }
            QVERIFY(written == texts[player]);
        }
    }

    void readsATurnWithoutMineSpots() {
        Game game(generateMap(1));
        game.play("TRAIN 1 1 0");
        const State state = parseInput(turnInput(game.state()));
        QCOMPARE(state.player, 1);
        QVERIFY(state.terrain->mineSpots().empty());
        QCOMPARE(turnInput(state), turnInput(game.state()));
    }

    /// No seed generates such a map, but a user may draw it.
    void readsAMapWithoutMineSpots() {
        Map map = generateMap(1);
        map.mineSpots = {};
        State state = Game(map).state();
        for (const int gold : {20, 0}) {
            state.gold[0] = gold;
            const std::string turn = turnInput(state);
            QCOMPARE(turnInput(parseInput(turn)), turn);
            QCOMPARE(turnInput(parseInput(initialInput(map) + turn)), turn);
        }
    }

    void readsAQuotedText() {
        const State state = Game(generateMap(1)).state();
        QString quoted =
            QString::fromStdString(initialInput(state.terrain->map()) + turnInput(state));
        quoted.replace(u'\n', QStringLiteral("\n> ")).prepend(QStringLiteral("> "));
        QVERIFY(toJson(parseInput(quoted.toStdString())) == toJson(state));
    }

    /// Bots read words: line ends are blanks.
    void readsAnyBlanksBetweenNumbers() {
        const State state = Game(generateMap(1)).state();
        const std::string text = initialInput(state.terrain->map()) + turnInput(state);
        const QString words = QString::fromStdString(text).simplified();
        for (const char* blank : {" ", "\n", "\r\n", " \t "}) {
            const std::string other =
                QString(words).replace(u' ', QLatin1String(blank)).toStdString();
            QVERIFY(toJson(parseInput(other)) == toJson(state));
            std::istringstream turns(other + blank + turnInput(state)); // turn after turn, too
            InputReader reader(turns);
            QVERIFY(reader.next() && reader.next() && !reader.next());
        }
    }

    /// The end of a turn's last line is read with it: a bot that waits for more input waits for a
    /// turn.
    void leavesNothingOfATurn() {
        std::istringstream turns(turnInput(Game(generateMap(1)).state()));
        InputReader reader(turns);
        QVERIFY(reader.next());
        QCOMPARE(turns.peek(), std::istringstream::traits_type::eof());
    }

    void refusesInput_data() {
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("word") << 14 << "gold"
                              << "line 14: a number or the first map row is expected here, not "
                                 "\"gold\"";
        QTest::newRow("two numbers") << 15 << "1 2"
                                     << "line 18: before the map come the number of mine spots, "
                                        "12, their places, gold and income: 29 numbers, not 30";
        QTest::newRow("huge") << 14 << "2147483647"
                              << "line 14: a number or the first map row is expected here, not "
                                 "\"2147483647\"";
        QTest::newRow("spot") << 3 << "12 1"
                              << "line 3: the mine spot is not on the board";
        QTest::newRow("short row") << 18 << "O.."
                                   << "line 18: a map row has 12 characters, not 3";
        QTest::newRow("letter") << 18 << "O..########?"
                                << "line 18: a map row consists of # . O o X x, and has no '?'";
        QTest::newRow("buildings") << 30 << "-1"
                                   << "line 30: -1 buildings are impossible";
        QTest::newRow("type") << 31 << "0 3 0 0"
                              << "line 31: a building's owner is 0 or 1 and its type 0, 1 or 2";
        QTest::newRow("void") << 31 << "0 0 3 0"
                              << "line 31: the cell in column 3, row 0 is not land, or is already "
                                 "occupied";
        QTest::newRow("spot twice") << 3 << "1 0"
                                    << "line 3: the mine spot (1,0) has been named before";
        QTest::newRow("shared cell") << 33 << "1\n0 1 1 0 0"
                                     << "line 34: the cell in column 0, row 0 is not land, or is "
                                        "already occupied";
        QTest::newRow("same id") << 33 << "2\n0 5 1 1 0\n0 5 1 0 1"
                                 << "line 35: a unit has an id of its own, from 1 on; 5 is taken";
        QTest::newRow("no id") << 33 << "1\n0 0 1 1 0"
                               << "line 34: a unit has an id of its own, from 1 on, not 0";
        QTest::newRow("HQ") << 31 << "1 0 0 0"
                            << "line 33: your HQ is at (0,0) or at (11,11)";
        QTest::newRow("cut off") << 33 << "1"
                                 << "line 34: the text ends where a unit \"owner id level x y\" "
                                    "is expected";
        QTest::newRow("a log")
            << 33 << "0\n\n21"
            << "line 35: the text continues after the last unit of the turn; give "
               "the text of one turn alone";
        QTest::newRow("endless") << 2 << QString(1 << 20, '1')
                                 << "line 2: a number or the first map row is expected here, not "
                                    "\"111111111111111111111111111111111111111…";
    }

    void refusesInput() {
        QFETCH(int, line);
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        try {
            parseInput(withLine(firstInput(), line, text.toStdString()));
            QFAIL("the text was taken");
        } catch (const FormatError& error) {
            QCOMPARE(QString::fromStdString(error.what()), sentence);
        }
    }

    void keepsPositionsAsJson() {
        const auto games = verifyRecord(golden::textOf("games/seed_12.jsonl")).games;
        for (const PlayedTurn& played : games.front().turns) {
            const json written = toJson(played.after);
            const State read = stateFromJson(json::parse(written.dump()));
            QVERIFY(toJson(read) == written);
            QCOMPARE(turnInput(read), turnInput(played.after));
        }
    }

    void refusesPositions_data() {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("ruleset") << R"({"ruleset":"2019"})"
                                 << "ruleset: one of \"current\", \"contest2019\" is expected, not "
                                    "\"2019\"";
        QTest::newRow("turn") << R"({"turn":101})"
                              << "turn: a whole number from 1 to 100 is expected, not 101";
        QTest::newRow("gold") << R"({"gold":[1,2,3]})"
                              << "gold: a list of 2 whole numbers is expected, not [1,2,3]";
        QTest::newRow("huge gold")
            << R"({"gold":[18446744073709551615,0]})"
            << "gold[0]: a whole number from -1000000 to 1000000 is expected, not "
               "18446744073709551615";
        QTest::newRow("map") << R"({"map":"A../..B"})"
                             << "map: 12 rows of 12 letters, joined with '/', are expected";
        QTest::newRow("level") << R"({"units":[[1,0,4,0,1]]})"
                               << "units[0]: the level is 1, 2 or 3, not 4";
        QTest::newRow("off the board")
            << R"({"units":[[1,0,3,0,12]]})"
            << "units[0]: column 0, row 12 is not on the board of 12 by 12 cells";
        QTest::newRow("owner") << R"({"buildings":[[2,0,0,0]]})"
                               << "buildings[0]: the owner is 0 or 1, not 2";
        QTest::newRow("moved") << R"({"moved":[7]})"
                               << "moved[0]: no unit has the id 7";
    }

    void refusesPositions() {
        QFETCH(QString, patch);
        QFETCH(QString, sentence);
        json value = toJson(Game(generateMap(1)).state());
        value.update(json::parse(patch.toStdString()));
        try {
            stateFromJson(value);
            QFAIL("the position was taken");
        } catch (const FormatError& error) {
            QCOMPARE(QString::fromStdString(error.what()), sentence);
        }
    }

    void namesImpossiblePositions_data() {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("fault");
        QTest::newRow("sound") << "{}"
                               << "";
        QTest::newRow("gold") << R"({"gold":[-1,20]})"
                              << "Gold is never below 0; it is -1.\n";
        QTest::newRow("HQ") << R"({"buildings":[[0,0,0,0]]})"
                            << "Ice has one HQ, at (11,11).\n";
        QTest::newRow("tower") << R"({"buildings":[[0,0,0,0],[1,0,11,11],[1,1,11,10]]})"
                               << "The mine at (11,10) is not on a mine spot.\n";
        QTest::newRow("unit") << R"({"units":[[1,0,1,1,0]]})"
                              << "Unit 1 at (1,0) is on a cell that is not its owner's.\n";
        QTest::newRow("two on a cell") << R"({"units":[[1,1,1,11,10],[2,1,2,11,10]]})"
                                       << "Two things are on the cell (11,10).\n";
        QTest::newRow("same id") << R"({"units":[[1,1,1,11,10],[1,1,2,11,11]],
                                         "buildings":[[0,0,0,0],[1,0,11,11]]})"
                                 << "Unit 1 at (11,11) needs an id of its own, from 1 on.\n"
                                    "Two things are on the cell (11,11).\n";
    }

    void namesImpossiblePositions() {
        QFETCH(QString, patch);
        QFETCH(QString, fault);
        json value = toJson(Game(generateMap(1)).state());
        value.erase("nextUnitId");
        value.update(json::parse(patch.toStdString()));
        QCOMPARE(QString(faults(stateFromJson(value))), fault);
    }

    void namesLandWithoutAWay() {
        json value = toJson(Game(generateMap(1)).state());
        std::string rows = value["map"];
        rows[11 * 13] = '.'; // the corner at the bottom left, which is sea in this map
        rows[10 * 13] = rows[11 * 13 + 1] = '#';
        value["map"] = rows;
        QCOMPARE(faults(stateFromJson(value)),
                 QByteArray("No way over land leads from (0,0) to (0,11).\n"));
    }

    void namesUnconnectedCells() {
        State state = Game(generateMap(1)).state();
        state.owned[0].insert(cellAt(5, 5));
        state.active[0].insert(cellAt(5, 5));
        QCOMPARE(faults(state),
                 QByteArray("The cell (5,5) is active without a connection to the HQ.\n"));
        state.active[0].erase(cellAt(5, 5));
        QCOMPARE(faults(state), QByteArray());
        state.units.push_back({1, 0, 1, cellAt(5, 5), true});
        QCOMPARE(faults(state),
                 QByteArray("Unit 1 at (5,5) is cut off: it died when the turn started.\n"));
    }

    void writesRecordsAsTheyWereRead() {
        const std::string golden = golden::textOf("games/seed_-19.jsonl");
        const auto games = verifyRecord(golden).games;
        const auto lines = [](const std::string& text) {
            return QByteArray::fromStdString(text).split('\n');
        };
        const auto expected = lines(golden), written = lines(recordText(games.front()));
        QCOMPARE(written.size(), expected.size());
        for (qsizetype i = 1; i + 2 < expected.size(); ++i)
            QCOMPARE(written[i], expected[i]);
    }

    void keepsMatchesFromOtherPositions() {
        State start = Game(generateMap(1)).state();
        start.gold = {100, 50};
        Match match{{}, start, {"a", "b"}, {}, {}};
        Game game(start);
        match.turns.push_back(game.play("TRAIN 3 1 0"));
        match.turns.push_back(game.forfeit(EndReason::Crash));
        match.ending = game.ending();
        const Verification read = verifyRecord(recordText(match));
        QVERIFY(!read.disagreement);
        QVERIFY(read.games.front().ending == match.ending);
        QCOMPARE(recordText(read.games.front()), recordText(match));
    }

    /// As in a document: rules and bots accept no impossible position.
    void refusesImpossibleStartsOfRecords() {
        State start = Game(generateMap(1)).state();
        start.gold = {100, 50};
        const Match match{{}, start, {"a", "b"}, {}, {}};
        std::string text = recordText(match);
        QVERIFY(verifyRecord(text).disagreement->sentence.english().starts_with(
            "the record breaks off"));
        const std::string gold = "\"gold\":[100,50]";
        const auto at = text.find(gold);
        QVERIFY(at != text.npos);
        text.replace(at, gold.size(), "\"gold\":[-1,50]");
        const auto found = verifyRecord(text).disagreement;
        QVERIFY(found);
        QCOMPARE(found->line, 1);
        QCOMPARE(
            found->sentence.english(),
            std::string("start: this position cannot occur. Gold is never below 0; it is -1."));
    }

    void findsTheFirstDifference_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("map") << "A..####"
                             << "A...###" << 1 << "map: the record has \"A...###";
        QTest::newRow("input") << "OOO####"
                               << "OOX####" << 4
                               << "input, line 5: the record has \"OOX#########\", the rules give "
                                  "\"OOO#########\"";
        QTest::newRow("result") << "\"res\":\"ok,ok\""
                                << "\"res\":\"ok,stay\"" << 2
                                << "res: the record has \"ok,stay\", the rules give \"ok,ok\"";
        QTest::newRow("gold") << "\"gold\":[1,20]"
                              << "\"gold\":[2,20]" << 2
                              << "gold: the record has [2,20], the rules give [1,20]";
        QTest::newRow("score") << "\"score\":[5387"
                               << "\"score\":[5386" << 202
                               << "score: the record has [5386,2112], the rules give [5387,2112]";
        QTest::newRow("no JSON") << "{\"type\":\"end\""
                                 << "{type" << 202 << "column 3: this is not valid JSON";
    }

    void findsTheFirstDifference() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, line);
        QFETCH(QString, sentence);
        QString text = QString::fromStdString(golden::textOf("games/seed_1.jsonl"));
        const qsizetype at = text.indexOf(from);
        QVERIFY(at >= 0);
        text.replace(at, from.size(), to);
        const auto found = verifyRecord(text.toStdString()).disagreement;
        QVERIFY(found);
        QCOMPARE(found->line, line);
        QVERIFY2(QString::fromStdString(found->sentence.english()).startsWith(sentence),
                 found->sentence.english().c_str());
    }

    void findsABrokenOffRecord() {
        const std::string text = golden::textOf("games/seed_1.jsonl");
        const auto found =
            verifyRecord(text.substr(0, text.rfind("{\"type\":\"end\""))).disagreement;
        QVERIFY(found);
        QCOMPARE(found->sentence.english(),
                 std::string("the record breaks off before the end of the game"));
    }
};

YOMI_TESTS(TestIcefireTexts)
#include "test_texts.moc"
