// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/icefire/document_json.h"
#include "core/icefire/match_summary.h"
#include "core/icefire/play_on.h"
#include "core/icefire/protocol.h"
#include "core/icefire/replay.h"
#include "core/icefire/state_json.h"
#include "tests/core/icefire/golden.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi;
using namespace yomi::icefire;
using nlohmann::json;

namespace {

Match recorded(const QString& file) {
    Verification verified = verifyRecord(golden::textOf(file));
    if (verified.disagreement)
        throw std::runtime_error(verified.disagreement->sentence.english());
    return verified.games.front();
}

/// How often the referee counted events whose names begin with `beginning`.
int counted(const json& events, const std::string& beginning) {
    int sum = 0;
    for (const auto& [name, count] : events.items())
        sum += name.starts_with(beginning) ? count.get<int>() : 0;
    return sum;
}

int times(const MatchSummary& summary, MatchEvent event) {
    return static_cast<int>(summary.events[static_cast<std::size_t>(event)].size());
}

/// A contestant that plays given lines, then waits.
class Lines : public Contestant {
public:
    explicit Lines(std::vector<std::string> lines)
        : m_lines(std::move(lines)) {}

    Answer ask(const State&, bool first, const std::stop_token&) override {
        m_firsts += first;
        Answer answer;
        answer.line = m_next < m_lines.size() ? m_lines[m_next++] : "WAIT";
        return answer;
    }
    int firsts() const { return m_firsts; }

private:
    std::vector<std::string> m_lines;
    std::size_t m_next = 0;
    int m_firsts = 0;
};

json documentBody() {
    return json::parse(R"({"seed": 15, "ruleset": "current", "players": ["person", "article"],
        "lines": ["TRAIN 1 1 0", "WAIT"], "begun": "TRAIN 1 0 1",
        "annealings": [{"profile": "article", "iterations": 300, "seed": 7,
                        "parameters": {"threatened": 2.0}},
                       {"profile": "strong", "iterations": 20000, "seed": 1, "milliseconds": 34}],
        "arena": {"contestants": ["strong", "my bot"], "games": 4, "firstSeed": -3, "jobs": 2,
                  "ruleset": "contest2019", "seeds": [5, -9], "iterations": 300,
                  "first-turn-time": 1000, "turn-time": 80, "time-factor": 1.5}})");
}

} // namespace

/// Stepping through matches, continuing them, and documents that store them.
class TestIcefireReplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsThroughGoldenGames_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : golden::games())
            QTest::newRow(qPrintable(file)) << file;
    }

    void stepsThroughGoldenGames() {
        QFETCH(QString, file);
        const Replay replay(recorded(file));
        int playerTurn = 0;
        for (const json& line : golden::linesOf(file)) {
            if (line.at("type") != "turn")
                continue;
            const int first = replay.firstMoment(playerTurn);
            QCOMPARE(replay.playerTurnOf(first), playerTurn);
            QCOMPARE(replay.piecesDone(first), 0);
            std::string input = turnInput(replay.stateAt(first));
            input.pop_back();
            QVERIFY(line.at("input").get<std::string>().ends_with(input));
            const int last = replay.firstMoment(++playerTurn) - 1;
            QCOMPARE(replay.playerTurnOf(last), playerTurn - 1);
            QVERIFY(json(recordJson(replay.stateAt(last))) == line.at("after"));
        }
        QCOMPARE(replay.playerTurns(), playerTurn);
    }

    void summarizesWhatTheRefereeCounted_data() { stepsThroughGoldenGames_data(); }

    void summarizesWhatTheRefereeCounted() {
        QFETCH(QString, file);
        const Replay replay(recorded(file));
        const MatchSummary summary = summaryOf(replay);
        const json events = golden::linesOf(file).back().at("events");
        QCOMPARE(times(summary, MatchEvent::Capture), counted(events, "capture_unit_") +
                                                          counted(events, "destroy_") +
                                                          counted(events, "hq_capture_by_"));
        QCOMPARE(times(summary, MatchEvent::Cut), counted(events, "cut_events"));
        QCOMPARE(times(summary, MatchEvent::Bankruptcy), counted(events, "bankruptcies"));
        QCOMPARE(times(summary, MatchEvent::Tower), counted(events, "build_ok_TOWER"));
        QCOMPARE(summary.events.back(), std::vector<int>{replay.lastMoment()});
        QCOMPARE(static_cast<int>(summary.figures.size()), replay.playerTurns());
    }

    void showsTheLineThatIsBegun() {
        Match match = matchOnSeed(1);
        playLine(match, "TRAIN 1 1 0");
        QCOMPARE(Replay(match).moments(), 3);
        const Replay replay(match, "TRAIN 1 10 11;TRAIN 3 0 0");
        QCOMPARE(replay.playerTurns(), 2);
        QVERIFY(replay.isOpen(1));
        QCOMPARE(replay.moments(), 5);
        QCOMPARE(replay.pieces(1)[1].outcome, Outcome::NotPlayable);
        QVERIFY(!replay.stateAt(2).unitAt(cellAt(10, 11)));
        QVERIFY(replay.stateAt(3).unitAt(cellAt(10, 11)));
        QCOMPARE(replay.stateAt(4).gold[1], 12);
    }

    void playsOnUntilAPersonIsToMove() {
        Match match = matchOnSeed(1);
        Lines bot({"TRAIN 1 1 0", "TRAIN 1 0 1"});
        int calls = 0;
        playOn(match, {&bot, nullptr}, {}, [&](const Match&) { ++calls; });
        QCOMPARE(calls, 1);
        QCOMPARE(match.turns.size(), std::size_t(1));
        playLine(match, "WAIT");
        playOn(match, {&bot, nullptr});
        QCOMPARE(bot.firsts(), 2);
        QCOMPARE(match.turns.back().turn, 2);
        QVERIFY(match.turns.back().after.unitAt(cellAt(0, 1)));
        QVERIFY(!match.ending);
    }

    void playsOnToTheEnd() {
        Match match = matchOnSeed(1);
        Lines fire({}), ice({});
        playOn(match, {&fire, &ice});
        QVERIFY(match.ending);
        QCOMPARE(match.ending->score, (std::array<int, 2>{120, 220}));
        QCOMPARE(match.turns.size(), std::size_t(200));
        Match lost = matchOnSeed(1);
        Lines wrong({"GO"});
        playOn(lost, {&wrong, &ice});
        QCOMPARE(lost.ending->reason, EndReason::Unrecognised);
    }

    void keepsDocuments() {
        const json body = documentBody();
        const Document document = documentFromJson(body);
        QCOMPARE(document.match.turns.size(), std::size_t(2));
        QCOMPARE(document.setups[0].parameters.threatened, 2.0);
        QVERIFY(document.setups[1].parameters == profile("strong"));
        QVERIFY(toJson(document) == body);
    }

    void keepsOwnPositions() {
        Document document = documentFromJson(documentBody());
        document.match = matchOnSeed(15);
        document.match.start.gold = {500, 0};
        document.match.seed.reset();
        const json body = toJson(document);
        QVERIFY(!body.contains("seed"));
        const Document read = documentFromJson(body);
        QVERIFY(toJson(read.match.start) == toJson(document.match.start));
        QVERIFY(toJson(read) == body);
    }

    void keepsEveryWayToEnd() {
        for (const QString& file : golden::games()) {
            Document document;
            document.match = recorded(file);
            const Document read = documentFromJson(toJson(document));
            QVERIFY(read.match.ending == document.match.ending);
            QCOMPARE(recordText(read.match), recordText(document.match));
        }
    }

    void refusesBodies_data() {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QString>("sentence");
        QTest::addRow("line") << QByteArray(R"({"lines": ["WAIT", 3]})") << "lines[1]";
        QTest::addRow("after the end")
            << QByteArray(R"({"lines": ["NO", "WAIT"]})") << "lines[1]: the game is over";
        QTest::addRow("forfeit") << QByteArray(R"({"lines": [{"forfeit": "turn_limit"}]})")
                                 << "\"turn_limit\" is not a reason";
        QTest::addRow("ruleset") << QByteArray(R"({"ruleset": "mine"})") << "ruleset";
        QTest::addRow("seed") << QByteArray(R"({"seed": 1.5})") << "seed";
        QTest::addRow("player") << QByteArray(R"({"players": [1]})") << "players[0]";
        QTest::addRow("players") << QByteArray(R"({"players": ["a", "b", "c"]})") << "players";
        QTest::addRow("profile") << QByteArray(R"({"annealings": [{"profile": "best"}]})")
                                 << "annealings[0].profile";
        QTest::addRow("parameter") << QByteArray(R"({"annealings": [{"parameters": {"x": 1}}]})")
                                   << "annealings[0].parameters.x";
        QTest::addRow("iterations")
            << QByteArray(R"({"annealings": [{"iterations": 1e9}]})") << "iterations";
        QTest::addRow("none") << QByteArray(R"({"annealings": []})") << "one annealing";
        QTest::addRow("games") << QByteArray(R"({"arena": {"games": 0}})") << "arena.games";
        QTest::addRow("seed") << QByteArray(R"({"arena": {"seeds": [1, 9223372036854775808]}})")
                              << "arena.seeds[1]";
        QTest::addRow("start") << QByteArray(R"({"start": {"gold": [1]}})") << "start.gold";
    }

    void refusesBodies() {
        QFETCH(QByteArray, patch);
        QFETCH(QString, sentence);
        json body = documentBody();
        const json patched = json::parse(patch.toStdString());
        for (const auto& [key, value] : patched.items())
            body[key] = value;
        try {
            documentFromJson(body);
            QFAIL("was read");
        } catch (const FormatError& error) {
            QVERIFY2(QString(error.what()).contains(sentence), error.what());
        }
    }

    void playsNothingFromAFaultyPosition() {
        Document document;
        document.match = matchOnSeed(1);
        document.match.start.gold[0] = -5;
        json body = toJson(document);
        QVERIFY(documentFromJson(body).match.turns.empty()); // it may be saved and corrected
        body["lines"] = {"WAIT"};
        QVERIFY_THROWS_EXCEPTION(FormatError, documentFromJson(body));
    }
};

YOMI_TESTS(TestIcefireReplay)
#include "test_replay.moc"
