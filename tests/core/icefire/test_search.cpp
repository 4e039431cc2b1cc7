// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/annealer.h"
#include "core/icefire/attack.h"
#include "core/icefire/bot.h"
#include "core/icefire/game.h"
#include "core/icefire/planner.h"
#include "core/icefire/record.h"
#include "tests/core/icefire/drawn_board.h"
#include "tests/core/icefire/random_play.h"
#include "tests/run_tests.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace yomi;
using namespace yomi::icefire;

namespace {

Budget iterations(int count) {
    Budget budget;
    budget.iterations = count;
    return budget;
}

Parameters beyond() {
    Parameters parameters;
    parameters.beyondArticle = true;
    return parameters;
}

/// A position in the middle of a game between article bots.
State middleGame(std::int64_t seed, int playerTurns) {
    Game game(generateMap(seed));
    const std::array bots = {makeBot("article", 1), makeBot("article", 2)};
    for (int i = 0; i < playerTurns && !game.ending(); ++i)
        game.play(text(bots[game.state().player]->play(game.state(), iterations(300), {})));
    return game.state();
}

/// A search for the annealer: the highest point of -(x - 70)² over whole numbers.
struct Parabola {
    int x = 0, proposed = 0, best = 0;

    static double height(int at) { return -std::pow(at - 70, 2); }
    double value() const { return height(x); }
    double proposedValue() const { return height(proposed); }
    std::optional<int> propose(Random& random) {
        proposed = x + (random.below(2) == 0 ? 1 : -1);
        return 0;
    }
    void accept() { x = proposed; }
    void keepBest() { best = x; }
};

struct Count {
    void progressed(double) {}
    int tries = 0, bests = 0;
    void tried(int, int, bool, double, double) { ++tries; }
    void best(int, const Parabola&) { ++bests; }
};

} // namespace

/// The evaluation, the annealer and the bots.
class TestIcefireSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void termsOfTheArticle() {
        // Player 1 has 15 cells and a unit to pay, so 44 gold next turn: after a free step to
        // (7,0), that takes (6,0), (5,0), (4,0) and of our cells (3,0).
        State state = corridor("Aa1a....xbbb");
        state.gold = {12, 30};
        const Terms terms = evaluate(Board(state), Parameters());
        QCOMPARE(terms.won, false);
        QCOMPARE(terms.cells, 4 - 15);
        QCOMPARE(terms.gold, 12 - 30);
        QCOMPARE(terms.threatened, 1);
        QCOMPARE(terms.toOutside, 2 - 1);
        QCOMPARE(terms.toHeadquarters, (9 + 11) - 8);
        QCOMPARE(terms.income, 0); // not computed
    }

    void termsBeyondTheArticle() {
        State state = corridor("Aa1a....xbbb");
        state.gold = {12, 30};
        const Terms terms = evaluate(Board(state), beyond());
        QCOMPARE(terms.income, 3 - 14);
        QCOMPARE(terms.pressure, 0);
        QCOMPARE(terms.bankrupt, 0);
        QCOMPARE(terms.lethal, 0);
        // Their way costs 10 per cell and 20 for our unit, 80 in all; ours costs 200.
        QCOMPARE(terms.theirTurns, (80 - 44) / 14.0);
        QCOMPARE(terms.ourTurns, (200 - 15) / 3.0);

        state.gold[1] = 70;
        const Terms lost = evaluate(Board(state), beyond());
        QCOMPARE(lost.lethal, 84 - 80 + 1);
        QCOMPARE(lost.threatened, 4);
        QCOMPARE(lost.theirTurns, 0.0);
    }

    void seesWhatACutCosts() {
        // With 19 gold next turn the unit steps to (2,0), and one side of it can be taken: three
        // cells are threatened, and the two on the right would be cut off by that.
        State state = drawn({"Aaaaaa######", //
                             "##x#########", //
                             "##b#########", //
                             "##b#########", //
                             "##b#########", //
                             "##b#########", //
                             "##b#########", //
                             "##b#########", //
                             "##b#########", //
                             "##b#########", //
                             "##b#########", //
                             "##bbbbbbbbbB"});
        state.gold = {0, 0};
        const Terms terms = evaluate(Board(state), beyond());
        QCOMPARE(terms.threatened, 3);
        QCOMPARE(terms.cutOff, 2);
        QCOMPARE(terms.cut, 5); // by (1,0): it and all to its right
        // With 6 gold next turn we take nothing; with 20 the unit's cell, which cuts nothing off.
        QCOMPARE(terms.pressure, 0);
        state.gold = {14, 0};
        QCOMPARE(evaluate(Board(state), beyond()).pressure, 1);
    }

    void seesRuin_data() {
        QTest::addColumn<int>("gold");
        QTest::addColumn<int>("bankrupt");
        QTest::newRow("17 gold, income -18") << 17 << 1;
        QTest::newRow("18 gold, income -18") << 18 << 0;
    }

    void seesRuin() {
        QFETCH(int, gold);
        QFETCH(int, bankrupt);
        State state = corridor("A3.....bbbbb");
        state.gold[0] = gold;
        QCOMPARE(evaluate(Board(state), beyond()).bankrupt, bankrupt);
    }

    void countsStepsAsTheDistanceMapsDo() {
        for (std::uint64_t seed = 400; seed < 406; ++seed) {
            forEachRandomTurn(seed, 40, [](const State& state) {
                const Board board(state);
                for (Player player = 0; player < 2; ++player) {
                    const DistanceMap map =
                        distancesFrom(board.land() - board.owned(player), board.land());
                    int outside = 0;
                    board.units(player).forEach([&](Cell unit) { outside += map[unit]; });
                    QCOMPARE(stepsToOutside(board, player), outside);
                }
            });
        }
    }

    void goldIsWorthMoreLater() {
        const Parameters parameters;
        QCOMPARE(goldWeight(parameters, 1), 0.01);
        QCOMPARE(goldWeight(parameters, 50), 0.15);
        QCOMPARE(goldWeight(parameters, 75), (0.15 + 0.5) / 2);
        QCOMPARE(goldWeight(parameters, 100), 0.5);
    }

    void annealsToTheTop() {
        Parabola search;
        Random random(3);
        Count count;
        const int done = anneal(search, {100, 0.01}, Progress(5000), random, {}, count);
        QCOMPARE(done, 5000);
        QCOMPARE(count.tries, 5000);
        QCOMPARE(search.best, 70);
        QCOMPARE(count.bests, 70); // each step upwards from 0 was a new best
    }

    void annealsUntilTheTimeIsOver() {
        Parabola search;
        Random random(3);
        Count count;
        const auto start = Progress::Clock::now();
        const auto end = start + std::chrono::milliseconds(5);
        anneal(search, {100, 0.01}, Progress(end), random, {}, count);
        QVERIFY(Progress::Clock::now() >= end);
        QVERIFY(count.tries > 0);
        // Also for a deadline that has passed.
        QCOMPARE(anneal(search, {100, 0.01}, Progress(start), random, {}, count), 0);
    }

    void coolsByAConstantFactor() {
        const Cooling cooling{8, 0.5};
        QCOMPARE(cooling.at(0), 8.0);
        QCOMPARE(cooling.at(0.25), 4.0);
        QCOMPARE(cooling.at(0.5), 2.0);
        QCOMPARE(cooling.at(1), 0.5);
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        const State state = middleGame(1, 12);
        Random random(1);
        QVERIFY_THROWS_EXCEPTION(Stopped, planTurn(state, profile("strong"), iterations(100'000),
                                                   random, source.get_token()));
    }

    void takesTheHeadquartersWhenItCan() {
        State state = corridor("Aaaaaaaaaa1b");
        state.gold[0] = 110;
        Random random(1);
        const auto plan = planTurn(state, profile("article"), iterations(0), random);
        std::vector<Piece> pieces = playLine(state, text(commandsOf(state, plan)));
        QCOMPARE(int(pieces.size()), 12);
        QCOMPARE(capturedPlayer(state).value_or(-1), 1);
    }

    void savesTheHeadquartersByATower() {
        // Next turn player 1 has 90 gold, and the way to the HQ costs 70. A unit in front of it
        // makes that 80; only a tower makes it more than 90.
        State state = corridor("Aaaa...bbbbb");
        state.gold = {15, 74};
        QVERIFY(evaluate(Board(state), beyond()).lethal > 0);
        Random random(1);
        Board board(state);
        const auto plan = planTurn(state, profile("strong"), iterations(2000), random);
        for (const Action& action : plan)
            board.apply(action);
        QCOMPARE(evaluate(board, beyond()).lethal, 0);
        QCOMPARE(board.towers(0).count(), 1);
    }

    void plansAreLegal_data() {
        QTest::addColumn<QString>("bot");
        for (const std::string_view name : botNames())
            QTest::newRow(name.data()) << QString(name.data());
    }

    void plansAreLegal() {
        QFETCH(QString, bot);
        for (const auto ruleset : {Ruleset::Current, Ruleset::Contest2019}) {
            Game game(generateMap(77, ruleset), ruleset);
            const std::array bots = {makeBot(bot.toStdString(), 5), makeBot("greedy", 6)};
            for (int i = 0; i < 60 && !game.ending(); ++i) {
                const Player player = game.state().player;
                const auto line = text(bots[player]->play(game.state(), iterations(400), {}));
                const PlayedTurn played = game.play(line);
                for (const Piece& piece : played.pieces)
                    QVERIFY2(piece.outcome == Outcome::Ok || piece.outcome == Outcome::Wait,
                             (line + " -> " + codesOf(played)).c_str());
            }
        }
    }

    void theSeedDecides_data() {
        QTest::addColumn<QString>("bot");
        for (const char* name : {"random", "article", "strong"})
            QTest::newRow(name) << QString(name);
    }

    void theSeedDecides() {
        QFETCH(QString, bot);
        std::set<std::string> lines;
        for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6}) {
            std::array<std::string, 2> twice;
            for (std::string& line : twice)
                line = text(
                    makeBot(bot.toStdString(), seed)->play(middleGame(9, 20), iterations(500), {}));
            QCOMPARE(twice[0], twice[1]);
            lines.insert(twice[0]);
        }
        QVERIFY(lines.size() > 1);
    }

    void refusesAnUnknownBot() {
        try {
            makeBot("best", 1);
            QFAIL("there is a bot of that name");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QString(error.what()),
                     QString("There is no bot \"best\"; there are wait, random, greedy, article "
                             "and strong."));
        }
    }

    void tellsWhatIsSpent() {
        const State state = middleGame(5, 22);
        Random random(4);
        TurnTrace trace;
        std::atomic<double> spent = 0;
        planTurn(state, profile("article"), iterations(4000), random, trace, {}, &spent);
        QCOMPARE(spent.load(), 0.25 + 0.75 * 2999 / 3000); // at the start of the last iteration
        planTurn(state, profile("strong"), iterations(4000), random, trace, {}, &spent);
        QVERIFY(spent > 0.5 && spent <= 1);
    }

    void tracesWhatItDoes_data() {
        QTest::addColumn<QString>("bot");
        QTest::newRow("article") << QString("article");
        QTest::newRow("strong") << QString("strong");
    }

    void tracesWhatItDoes() {
        QFETCH(QString, bot);
        const State state = middleGame(5, 22);
        const Parameters parameters = profile(bot.toStdString());
        Random random(4), same(4);
        TurnTrace trace;
        const auto plan = planTurn(state, parameters, iterations(4000), random, trace);
        QVERIFY(plan == planTurn(state, parameters, iterations(4000), same));

        int iterationsDone = 0;
        for (const PhaseTrace& phase : trace.phases) {
            iterationsDone += phase.iterations;
            int tried = 0;
            for (const PhaseTrace::Count& count : phase.counts) {
                QVERIFY(count.accepted <= count.tried);
                tried += count.tried;
            }
            QVERIFY(tried > 0 && tried <= phase.iterations);
            QVERIFY(!phase.samples.empty() && phase.samples.size() <= 1000);
            QCOMPARE(phase.bests.front().value, phase.valueBefore);
            QCOMPARE(phase.bests.back().value, phase.valueAfter);
            double value = -std::numeric_limits<double>::infinity();
            for (const PhaseTrace::Best& best : phase.bests) {
                QVERIFY(best.value > value);
                value = best.value;
            }
            double temperature = std::numeric_limits<double>::infinity();
            for (const PhaseTrace::Sample& sample : phase.samples) {
                QVERIFY(sample.temperature <= temperature);
                QVERIFY(sample.value <= phase.valueAfter);
                temperature = sample.temperature;
            }
        }
        const int plans = parameters.candidates;
        const double planned = plans > 1 ? 1 - parameters.replyShare : 1;
        QVERIFY(std::abs(iterationsDone - 4000 * planned / plans) <= 1);
        QVERIFY(trace.phases[0].before == evaluate(Board(state), parameters));
        Board board(state);
        for (const Action& action : plan)
            board.apply(action);
        QVERIFY(trace.phases[1].after == evaluate(board, parameters));
        QCOMPARE(int(trace.plans.size()), plans);
        QVERIFY(trace.plans[trace.chosen].actions == plan);
    }

    void choosesThePlanWithTheWorstReply() {
        const State state = middleGame(5, 22);
        const Parameters parameters = profile("strong");
        Random random(4);
        TurnTrace trace;
        planTurn(state, parameters, iterations(6000), random, trace);
        QCOMPARE(int(trace.plans.size()), parameters.candidates);
        for (const JudgedPlan& plan : trace.plans) {
            Board board(state);
            for (const Action& action : plan.actions)
                board.apply(action);
            board.passTurn();
            for (const Action& action : plan.reply) {
                QVERIFY(board.allows(action));
                board.apply(action);
            }
            const int turn = state.turn + state.player;
            const Terms his = evaluate(board, parameters);
            QCOMPARE(plan.value, -valueOf(his, parameters, goldWeight(parameters, turn)));
            QVERIFY(plan.value <= trace.plans[trace.chosen].value);
        }
    }

    void plansTheLastTurnOfTheGame() {
        // No reply follows.
        State state = middleGame(5, 22);
        passTurn(state);
        startTurn(state);
        QCOMPARE(state.player, 1);
        state.turn = turnsPerGame;
        Random random(4);
        TurnTrace trace;
        planTurn(state, profile("strong"), iterations(600), random, trace);
        QCOMPARE(int(trace.plans.size()), 1);
        QVERIFY(trace.plans[0].reply.empty());
    }
};

YOMI_TESTS(TestIcefireSearch)
#include "test_search.moc"
