// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/sentence.h"
#include "core/common/stopped.h"
#include "core/hands/endgame_proof.h"
#include "core/search/check_game.h"
#include "core/tree/trace.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/plain_endgame.h"
#include "tests/run_tests.h"

#include <QTest>

#include <sstream>
#include <stop_token>

using namespace yomi::hands;
using nlohmann::json;

namespace {

const std::vector<std::vector<std::string>>& endgames() {
    static const std::vector<std::vector<std::string>> hands = {
        {"KK5543", "225543"},        {"2KKTT77554", "AA8"},           {"2AKT96554", "BKJT8854"},
        {"9JKK2B", "99TJ", "8QQKR"}, {"3334578TTT9", "J2R", "44QQA"},
    };
    return hands;
}

void addEndgames() {
    QTest::addColumn<int>("number");
    for (int i = 0; i < std::ssize(endgames()); ++i)
        QTest::addRow("%s", endgames()[static_cast<std::size_t>(i)].front().c_str()) << i;
}

bool haveSameValues(const EndgameAnswer& one, const EndgameAnswer& other) {
    return std::ranges::equal(one.plays, other.plays, [](const auto& a, const auto& b) {
        return a.play == b.play && a.wins == b.wins && a.refutation == b.refutation;
    });
}

/// Checks a file of a proof by the plain rules alone; a sentence for the first mistake.
class ProofChecker {
public:
    ProofChecker(const EndgamePosition& start, const std::string& file)
        : m_start(start)
        , m_plain(start) {
        std::istringstream lines(file);
        for (std::string line; std::getline(lines, line);)
            m_lines.push_back(json::parse(line));
    }

    std::string mistake(int winner) const {
        if (nodeOf(m_lines.at(0)) != PlainEndgame::nodeOf(validated(m_start)))
            return "the first position is another one";
        for (std::size_t id = 0; id < m_lines.size(); ++id) {
            const std::string found = mistakeIn(m_lines[id], static_cast<int>(id), winner);
            if (!found.empty())
                return "position " + std::to_string(id) + ": " + found;
        }
        return {};
    }

    std::size_t size() const { return m_lines.size(); }

private:
    PlainEndgame::Node nodeOf(const json& line) const {
        PlainEndgame::Node node{endgameOf(line["hands"], "doudizhu").hands, line["toMove"]};
        if (!line["last"].is_null()) {
            node.last = playOf(*m_start.book, line["last"].get<std::string>());
            node.lastBy = line["lastBy"];
        }
        return node;
    }

    std::string mistakeIn(const json& line, int id, int winner) const {
        const PlainEndgame::Node node = nodeOf(line);
        if (line["id"] != id || line["winner"] != winner)
            return "id or winner";
        if (PlainEndgame::isOver(node) != line.contains("over"))
            return "over";
        if (line.contains("over"))
            return !line["moves"].empty()                        ? "a move after the end"
                   : node.hands.front().empty() == (winner == 1) ? ""
                                                                 : "the other side has won";
        std::vector<int> plays;
        for (const json& move : line["moves"]) {
            plays.push_back(playOf(*m_start.book, move[0].get<std::string>()));
            const PlainEndgame::Node next = m_plain.after(node, plays.back());
            PlainEndgame::Node told = nodeOf(m_lines.at(move[1].get<std::size_t>()));
            if (told.last != passPlay && next.last != passPlay &&
                m_plain.areAlike(told.last, next.last))
                told.last = next.last;
            if (told != next)
                return "a move leads elsewhere";
        }
        std::ranges::sort(plays);
        std::vector<int> legal = m_plain.legalPlays(node);
        std::ranges::sort(legal);
        if (sideOf(node.toMove) != winner)
            return plays == legal ? "" : "not all plays of the losing side";
        return plays.size() == 1 && std::ranges::count(legal, plays.front()) == 1
                   ? ""
                   : "not one play of the winning side";
    }

    const EndgamePosition& m_start;
    PlainEndgame m_plain;
    std::vector<json> m_lines;
};

} // namespace

class TestEndgameSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameIsAsTheSearchNeedsIt_data() { addEndgames(); }

    void gameIsAsTheSearchNeedsIt() {
        QFETCH(int, number);
        EndgamePosition position = endgameOf(endgames()[static_cast<std::size_t>(number)]);
        // Keys leave out the kickers of the last play, texts do not.
        position.bans = {"trio_solo", "trio_pair", "four_two_solo", "four_two_pair"};
        const EndgameGame game(std::make_shared<const EndgameMoves>(position));
        QCOMPARE(yomi::search::checkGame(game), std::vector<std::string>());
    }

    void countsAreTheSameWithAnObserver_data() { addEndgames(); }

    void countsAreTheSameWithAnObserver() {
        QFETCH(int, number);
        const EndgamePosition position = endgameOf(endgames()[static_cast<std::size_t>(number)]);
        for (const bool cuts : {true, false}) {
            EndgameSolver solver(position, {.cuts = cuts});
            const EndgameAnswer answer = solver.solve();
            const yomi::search::RecordedSearch recorded = solver.record();
            const yomi::search::Iteration& found = recorded.result.last();
            QCOMPARE(found.counters.nodes, answer.nodes);
            QCOMPARE(found.tableSize, answer.entries);
            QCOMPARE(found.value, answer.winner == 1 ? 1 : -1);
            QCOMPARE(found.moves.size(), answer.plays.size());
            const yomi::tree::Trace& trace = recorded.trace;
            QCOMPARE(static_cast<std::int64_t>(trace.nodes.size()), answer.nodes);
            QCOMPARE(trace.game->boardText({}),
                     handTexts(position)[0] + " | " + handTexts(position)[1] +
                         (position.players() == 3 ? " | " + handTexts(position)[2] : "") +
                         ", 1 to move");
            int hits = 0;
            for (yomi::tree::NodeId id = 0; id < trace.nodes.size(); ++id) {
                const yomi::tree::TraceNode& node = trace.nodes[id];
                QCOMPARE(node.alphaSource.kind(), yomi::tree::SourceKind::Range);
                QCOMPARE(node.betaSource.kind(), yomi::tree::SourceKind::Range);
                QCOMPARE(std::abs(node.value), 1.0);
                if (node.table != yomi::tree::TableAction::Returned)
                    continue;
                ++hits;
                const yomi::tree::Bounds& bounds = yomi::tree::foundBy(trace, id);
                QVERIFY(bounds.lower == node.value || bounds.upper == node.value);
            }
            QCOMPARE(hits, static_cast<int>(found.counters.tableHits));
        }
    }

    void cutsSaveNodesOfTwoPlayers() {
        const EndgamePosition two = endgameOf(endgames()[2]), three = endgameOf(endgames()[3]);
        QVERIFY(solveEndgame(two).nodes < solveEndgame(two, {.cuts = false}).nodes);
        QCOMPARE(solveEndgame(three).nodes, solveEndgame(three, {.cuts = false}).nodes);
        // The signature of the search: order, cuts and table.
        QCOMPARE(solveEndgame(endgameOf(endgames()[0])).nodes, 1268);
        QCOMPARE(solveEndgame(two).nodes, 23'811);
    }

    void aKeptTableAnswersLaterPositions() {
        const EndgamePosition start = endgameOf(endgames()[2]);
        EndgameSolver solver(start);
        const EndgameAnswer first = solver.solve();
        std::vector<int> plays;
        for (const EndgameStep& step : first.line) {
            const EndgameAnswer kept = solver.solve(plays);
            const EndgameAnswer alone = solveEndgame(played(start, plays));
            QVERIFY(haveSameValues(kept, alone));
            QVERIFY(kept.nodes <= alone.nodes);
            QVERIFY(kept.line == alone.line);
            plays.push_back(step.play);
        }
        const EndgameAnswer end = solver.solve(plays);
        QVERIFY(end.over && end.plays.empty() && end.line.empty());
        QCOMPARE(end.winner, first.winner);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, solver.record(plays));
        const auto nodes = static_cast<yomi::tree::NodeId>(first.nodes);
        QCOMPARE(solver.record({}, nodes).trace.nodes.size(), std::size_t{nodes});
        QVERIFY_THROWS_EXCEPTION(yomi::RuntimeError, solver.record({}, nodes - 1));
    }

    void proofsHold_data() { addEndgames(); }

    void proofsHold() {
        QFETCH(int, number);
        const EndgamePosition position = endgameOf(endgames()[static_cast<std::size_t>(number)]);
        EndgameSolver solver(position);
        const int winner = solver.solve().winner;
        std::ostringstream file;
        writeProof(proofOf(solver), file);
        const ProofChecker checker(position, file.str());
        QVERIFY(checker.size() > 50);
        QCOMPARE(checker.mistake(winner), std::string());
        QVERIFY(!checker.mistake(3 - winner).empty());
        // Without a search before it the proof is another one, and holds as well.
        EndgameSolver fresh(position);
        std::ostringstream again;
        writeProof(proofOf(fresh), again);
        QCOMPARE(ProofChecker(position, again.str()).mistake(winner), std::string());
    }

    void aStoppedSearchLeavesNothingBehind() {
        const EndgamePosition position = endgameOf(endgames()[2]);
        EndgameSolver solver(position);
        std::stop_source stop;
        int most = 0;
        QVERIFY_THROWS_EXCEPTION(
            yomi::Stopped,
            solver.solve({}, stop.get_token(), [&](int done, int all, std::int64_t nodes) {
                most = std::max(most, done);
                QCOMPARE(all, 9);
                if (nodes > 10'000)
                    stop.request_stop();
            }));
        QVERIFY(most > 0 && most < 9);
        QVERIFY(haveSameValues(solver.solve(), solveEndgame(position)));
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, solveEndgame(position, {}, stop.get_token()));
    }

    void searchesGiveUp() {
        const EndgamePosition position = endgameOf({"B2AK998553", "RQQJJT953"});
        const auto sentence = [&](const EndgameOptions& options) {
            try {
                solveEndgame(position, options);
            } catch (const yomi::RuntimeError& error) {
                return std::string(error.what());
            }
            return std::string();
        };
        QCOMPARE(sentence({.mostNodes = 5000}),
                 std::string("The search gave up after 5,000 nodes, the most allowed."));
        QCOMPARE(sentence({.mostTableBytes = 1 << 20}),
                 std::string("The search gave up: its table of 24,576 positions would take more "
                             "than 1 MB."));
    }
};

YOMI_TESTS(TestEndgameSearch)
#include "test_endgame_search.moc"
