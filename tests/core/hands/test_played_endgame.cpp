// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame_play.h"
#include "core/hands/played_endgame.h"
#include "core/hands/setup.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace yomi;
using namespace yomi::hands;

namespace {

std::shared_ptr<const RuleBook> endgameBook(const char* preset = "doudizhu") {
    return ruleBook(*presetRules(preset));
}

EndgamePosition positionOf(const char* hands, int toMove = 1) {
    return validated({endgameBook(), parseHands(*endgameBook(), hands), toMove, {}, 0, {}});
}

/// The replies after which the side that did not make `play` wins.
std::ptrdiff_t waysToWin(const EndgamePosition& position, int play) {
    const std::array made{play};
    const EndgamePosition after = played(position, made);
    const int other = 3 - sideOf(position.toMove);
    const std::vector<int> replies = legalPlays(after);
    return std::ranges::count_if(replies, [&](int reply) {
        const std::array next{reply};
        const EndgamePosition end = played(after, next);
        const auto winner = winnerOf(end);
        return (winner ? sideOf(*winner) : solveEndgame(end).winner) == other;
    });
}

} // namespace

class TestPlayedEndgame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsAreWrittenAsTheyAreRead() {
        const EndgamePosition position = positionOf("9JKK2B | 99TJ\n8QQKR");
        QCOMPARE(handsText(position), std::string("9JKK2B | 99TJ | 8QQKR"));
        QVERIFY(parseHands(*endgameBook(), handsText(position)) == position.hands);
    }

    void aWinningPlayerMakesHisFirstWinningPlay() {
        EndgameSolver solver(positionOf("KK5543 | 225543"));
        QCOMPARE(playText(*endgameBook(), strongPlay(solver, {}, solver.solve())),
                 std::string("4"));
    }

    void aLosingPlayerLeavesTheFewestWinningReplies_data() {
        QTest::addColumn<QString>("hands");
        QTest::addColumn<int>("toMove");
        QTest::newRow("two players") << "2KKTT77554 | AA8" << 1;
        QTest::newRow("a partner follows") << "KK2A | 33456 | 44789" << 2;
        QTest::newRow("the landlord follows") << "KK2A | 33456 | 44789" << 3;
    }

    void aLosingPlayerLeavesTheFewestWinningReplies() {
        QFETCH(QString, hands);
        QFETCH(int, toMove);
        const EndgamePosition start = positionOf(qPrintable(hands), toMove);
        EndgameSolver solver(start);
        const EndgameAnswer answer = solver.solve();
        QVERIFY(!answer.wins());
        const int strong = strongPlay(solver, {}, answer);
        const std::ptrdiff_t ways = waysToWin(start, strong);
        for (const int play : legalPlays(start)) {
            const std::ptrdiff_t others = waysToWin(start, play);
            QVERIFY2(play < strong ? others > ways : others >= ways,
                     playText(*endgameBook(), play).c_str());
        }
    }

    void otherRulesKeepWhatTheyHave() {
        EndgamePosition start = positionOf("333444567 | 89TJQ");
        start.bans = {"trio_pair", "trio_solo_chain"};
        const std::vector<int> plays{playOf(*endgameBook(), "34567"),
                                     playOf(*endgameBook(), "89TJQ")};
        const auto same = withRules({start, plays}, endgameBook("doudizhu-loose"));
        QVERIFY(same);
        QCOMPARE(playText(*same->start.book, same->plays[1]), std::string("89TJQ"));
        QVERIFY(same->start.bans == start.bans);
        const auto noip =
            withRules({start, plays}, endgameBook("noip")); // it has no airplane with wings
        QVERIFY(noip);
        QVERIFY(noip->start.bans == std::vector<std::string>{"trio_pair"});
        start.bans.clear();
        const std::vector<int> wings{playOf(*endgameBook(), "33344456")};
        const auto without = withRules({start, wings}, endgameBook("noip"));
        QVERIFY(without && without->plays.empty());
        QVERIFY(!withRules({start, {}}, endgameBook("millijan")));
    }
};

YOMI_TESTS(TestPlayedEndgame)
#include "test_played_endgame.moc"
