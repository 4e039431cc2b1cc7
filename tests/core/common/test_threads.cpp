// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/hand_text.h"
#include "core/hands/partition.h"
#include "core/hands/setup.h"
#include "core/icefire/bot.h"
#include "core/icefire/record.h"
#include "core/splitdamage/effect.h"
#include "core/splitdamage/hits/exact.h"
#include "core/tictactoe/search.h"
#include "tests/run_tests.h"

#include <QTest>

#include <latch>
#include <thread>

using namespace yomi;

namespace {

using Work = std::string (*)();

std::string effectsAndOdds() {
    const auto* volcano = splitdamage::findPreset("Volcano");
    const splitdamage::Request request{{3, 4, 5, 6}, volcano ? volcano->hits : 0, {}};
    std::string answer = std::to_string(splitdamage::analyze(request).clear);
    for (const std::string& kill : splitdamage::exactOdds(request).kill)
        answer += ' ' + kill;
    return answer;
}

std::string partitions() {
    std::string answer;
    for (const std::string_view name : hands::presetNames) {
        const auto book = hands::ruleBook(*hands::presetRules(name));
        const std::string_view tiles = name == "millijan" ? "春香 千早 美希 真" : "334455TJQKA2BR";
        const auto hand = hands::countTiles(*book, hands::parseTiles(*book, tiles));
        const auto best = hands::bestPartition(*book, hand);
        answer += std::to_string(best.score) + ' ' + std::to_string(best.first().size()) + ' ';
    }
    return answer;
}

std::string searches() {
    std::string answer;
    for (const auto algorithm : {tictactoe::Algorithm::AlphaBeta, tictactoe::Algorithm::Pvs}) {
        const auto result = tictactoe::searchPosition(tictactoe::parsePosition("o...x...."),
                                                      {.algorithm = algorithm});
        answer += std::to_string(result.totalNodes()) + ' ';
    }
    return answer;
}

std::string plans() {
    std::string answer;
    const icefire::Match match = icefire::matchOnSeed(15);
    for (const std::string_view name : icefire::botNames()) {
        const auto bot = icefire::makeBot(name, 1);
        answer += icefire::text(bot->play(match.start, {.iterations = 20}, {})) + ';';
    }
    return answer;
}

} // namespace

/// The window reads several boards at the same time, each in its own thread. Here the first calls,
/// in which each engine creates its tables, run concurrently; ThreadSanitizer checks the rest.
class TestThreads : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersTheSameAtOnce_data() {
        QTest::addColumn<Work>("work");
        QTest::newRow("split damage") << Work(effectsAndOdds);
        QTest::newRow("hands") << Work(partitions);
        QTest::newRow("tic-tac-toe") << Work(searches);
        QTest::newRow("Ice & Fire") << Work(plans);
    }

    void answersTheSameAtOnce() {
        QFETCH(Work, work);
        constexpr std::size_t threads = 4;
        std::array<std::string, threads> answers;
        {
            std::latch start(threads);
            std::array<std::jthread, threads> running;
            for (std::size_t i = 0; i < threads; ++i)
                running[i] = std::jthread([&start, &work, &answer = answers[i]] {
                    start.arrive_and_wait();
                    answer = work();
                });
        }
        QVERIFY(!answers.front().empty());
        for (const std::string& answer : answers)
            QCOMPARE(answer, answers.front());
        QCOMPARE(work(), answers.front());
    }
};

YOMI_TESTS(TestThreads)
#include "test_threads.moc"
