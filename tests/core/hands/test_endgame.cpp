// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/random.h"
#include "core/common/sentence.h"
#include "core/hands/endgame_puzzle.h"
#include "core/hands/endgame_solver.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/plain_endgame.h"
#include "tests/run_tests.h"

#include <QTest>

#include <set>

using namespace yomi::hands;
using nlohmann::json;

namespace {

EndgamePosition goldenPosition(const json& line) {
    EndgamePosition position = endgameOf(line["hands"], line["rules"]);
    position.toMove = line["to_move"];
    position.bans = line["ban"].get<std::vector<std::string>>();
    if (!line["last"].is_null()) {
        position.last = playOf(*position.book, line["last"].get<std::string>());
        position.lastBy = line["last_by"];
    }
    return position;
}

std::set<std::string> winningPlays(const EndgamePosition& position, const EndgameAnswer& answer) {
    std::set<std::string> texts;
    for (const EndgamePlay& play : answer.plays)
        if (play.wins)
            texts.insert(playText(*position.book, play.play));
    return texts;
}

/// The rule books of the presets, and one of all switches the other way.
const RuleBook& randomBook(yomi::Random& random, std::shared_ptr<const RuleBook>& book) {
    static const auto others = std::make_shared<const RuleBook>(
        douDizhu({.wings = false, .quadAsTwoPairs = true, .jokersArePair = true}));
    constexpr std::array names = {"doudizhu", "doudizhu-loose", "noip"};
    const auto number = static_cast<std::size_t>(random.below(4));
    book = number < names.size() ? ruleBook(*presetRules(names[number])) : others;
    return *book;
}

/// A small position of few ranks, so that hands hold more than single cards.
EndgamePosition randomPosition(yomi::Random& random) {
    EndgamePosition position;
    const RuleBook& book = randomBook(random, position.book);
    std::vector<int> pile;
    const int lowest = random.below(smallJoker - 3);
    for (int kind = lowest; kind < lowest + 4; ++kind)
        pile.insert(pile.end(), static_cast<std::size_t>(copiesOfCard(kind)), kind);
    if (random.below(2) == 0)
        pile.insert(pile.end(), {smallJoker, bigJoker});
    for (std::size_t i = pile.size() - 1; i > 0; --i)
        std::swap(pile[i], pile[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))]);
    const int players = 2 + random.below(2);
    for (int player = 0; player < players; ++player) {
        Tiles& hand = position.hands.emplace_back();
        for (int card = 1 + random.below(players == 2 ? 6 : 4); card > 0; --card) {
            hand.add(pile.back());
            pile.pop_back();
        }
    }
    constexpr std::array bans = {"trio_pair", "trio_solo", "pair",          "bomb",
                                 "rocket",    "trio",      "four_two_solo", "trio_chain_2"};
    for (int ban = random.below(3); ban > 0; --ban)
        position.bans.push_back(bans[static_cast<std::size_t>(random.below(bans.size()))]);
    position.toMove = 1 + random.below(players);
    if (random.below(2) == 0)
        return position;
    const std::vector<bool> banned = bannedCategories(book, position.bans);
    std::vector<int> plays = fittingMelds(book, countTiles(book, pile));
    std::erase_if(plays, [&](int play) {
        return banned[static_cast<std::size_t>(book.meld(play).category)];
    });
    position.last = plays[static_cast<std::size_t>(random.below(static_cast<int>(plays.size())))];
    position.lastBy = (position.toMove + random.below(players - 1)) % players + 1;
    return position;
}

/// Replays the steps on the plain rules; they must be legal.
PlainEndgame::Node replayed(const PlainEndgame& plain, PlainEndgame::Node node,
                            const std::vector<EndgameStep>& steps) {
    for (const EndgameStep& step : steps) {
        if (step.player != node.toMove ||
            std::ranges::count(plain.legalPlays(node), step.play) == 0)
            throw std::logic_error("a step is not legal");
        node = plain.after(std::move(node), step.play);
    }
    return node;
}

std::string sentenceOf(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return {};
}

} // namespace

class TestEndgame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden_data() {
        QTest::addColumn<QByteArray>("line");
        for (const json& line : yomi::goldenLines("ahead/endgames.jsonl"))
            QTest::addRow("id %d", line["id"].get<int>()) << QByteArray::fromStdString(line.dump());
    }

    void golden() {
        QFETCH(QByteArray, line);
        const json golden = json::parse(line.toStdString());
        const EndgamePosition position = goldenPosition(golden);
        for (const bool cuts : {true, false}) {
            const EndgameAnswer answer = solveEndgame(position, {.cuts = cuts});
            QCOMPARE(answer.winner, golden["winner"].get<int>());
            QCOMPARE(answer.wins(), !golden["winning"].empty());
            QCOMPARE(answer.plays.size(), golden["choices"].get<std::size_t>());
            QCOMPARE(winningPlays(position, answer),
                     golden["winning"].get<std::set<std::string>>());
        }
    }

    void randomPositionsAgreeWithMinimax() {
        const int count = yomi::isSanitized ? 50 : 500;
        yomi::Random random(20'260'101);
        int lost = 0, followed = 0, ofThree = 0;
        for (int i = 0; i < count; ++i) {
            const EndgamePosition position = validated(randomPosition(random));
            followed += position.last.has_value();
            ofThree += position.players() == 3;
            PlainEndgame plain(position);
            const PlainEndgame::Node start = PlainEndgame::nodeOf(position);
            const EndgameAnswer answer = solveEndgame(position);
            QCOMPARE(answer.winner == 1, plain.landlordWins(start));
            const std::vector<int> legal = plain.legalPlays(start);
            QCOMPARE(legalPlays(position), legal);
            QCOMPARE(answer.plays.size(), legal.size());
            const EndgameAnswer uncut = solveEndgame(position, {.cuts = false});
            for (std::size_t p = 0; p < legal.size(); ++p) {
                const auto& [play, wins, refutation] = answer.plays[p];
                const PlainEndgame::Node next = plain.after(start, play);
                QCOMPARE(play, legal[p]);
                QCOMPARE(wins, plain.landlordWins(next) == (position.toMove == 1));
                QCOMPARE(uncut.plays[p].wins, wins);
                QCOMPARE(refutation.empty(), wins);
                lost += !wins;
                if (wins)
                    continue;
                QCOMPARE(sideOf(refutation.back().player), 3 - sideOf(position.toMove));
                QCOMPARE(PlainEndgame::isOver(next), false);
                const PlainEndgame::Node end = replayed(plain, next, refutation);
                QCOMPARE(plain.landlordWins(end), position.toMove != 1);
                for (std::size_t step = 0; step + 1 < refutation.size(); ++step)
                    QCOMPARE(sideOf(refutation[step].player), sideOf(position.toMove));
            }
            const PlainEndgame::Node end = replayed(plain, start, answer.line);
            QVERIFY(PlainEndgame::isOver(end));
            QCOMPARE(end.hands.front().empty(), answer.winner == 1);
        }
        QVERIFY2(lost > count && followed > count / 3 && ofThree > count / 3,
                 qPrintable(QString("%1 %2 %3").arg(lost).arg(followed).arg(ofThree)));
    }

    void puzzles() {
        const std::array<std::vector<int>, 3> sizes = {{{6, 6}, {8, 8}, {5, 4, 4}}};
        for (const std::vector<int>& cards : sizes) {
            const auto book = ruleBook(*presetRules("doudizhu"));
            int tried = 0;
            const EndgamePuzzle puzzle =
                makePuzzle(book, cards, 7, {"trio_pair"}, {}, [&](int now) { tried = now; });
            const EndgameAnswer answer = solveEndgame(puzzle.position);
            QCOMPARE(answer.winner, 1);
            QCOMPARE(winningPlays(puzzle.position, answer),
                     std::set<std::string>{playText(*book, puzzle.winning)});
            QCOMPARE(puzzle.choices, static_cast<int>(answer.plays.size()));
            QVERIFY(puzzle.choices >= EndgamePuzzle::leastChoices);
            QVERIFY(puzzle.difficulty >= 0 && puzzle.difficulty < puzzle.choices);
            QCOMPARE(puzzle.tried, tried);
            for (std::size_t player = 0; player < cards.size(); ++player)
                QCOMPARE(puzzle.position.hands[player].total(), cards[player]);
            QVERIFY(makePuzzle(book, cards, 7, {"trio_pair"}).position == puzzle.position);
            QVERIFY(makePuzzle(book, cards, 8).position != puzzle.position);
        }
        const auto book = ruleBook(*presetRules("doudizhu"));
        QCOMPARE(sentenceOf([&] { makePuzzle(book, std::array{8}, 1); }),
                 std::string("A puzzle has 2 or 3 hands, not 1."));
        QCOMPARE(sentenceOf([&] {
                     makePuzzle(book, std::array{8, 21}, 1);
                 }),
                 std::string("A hand of a puzzle has 1 to 20 cards, not 21."));
        QCOMPARE(sentenceOf([&] {
                     makePuzzle(book, std::array{20, 20, 20}, 1);
                 }),
                 std::string("The hands of a puzzle have 60 cards; there are 54."));
        QVERIFY_THROWS_EXCEPTION(yomi::RuntimeError, makePuzzle(book, std::array{1, 1}, 1));
    }

    void partnersCooperate() {
        EndgamePosition position = endgameOf({"9JKK2B", "99TJ", "8QQKR"});
        position.toMove = 2;
        const EndgameAnswer answer = solveEndgame(position);
        QCOMPARE(answer.winner, 2);
        QCOMPARE(winningPlays(position, answer), std::set<std::string>{"99"});
        position.hands.pop_back();
        QCOMPARE(solveEndgame(position).winner, 1);
    }

    void linesFollowTheRuleBook() {
        const EndgamePosition position = endgameOf({"KK5543", "225543"});
        const EndgameAnswer answer = solveEndgame(position);
        std::string texts;
        for (const EndgameStep& step : answer.line)
            texts += std::to_string(step.player) + playText(*position.book, step.play) + ' ';
        QCOMPARE(texts.substr(0, 6), std::string("14 25 "));
        QCOMPARE(answer.line.back().player, 1);
        QCOMPARE(playText(*position.book, answer.plays.front().play), std::string("3"));
        QCOMPARE(answer.plays.front().wins, false);
        QCOMPARE(answer.plays.front().refutation.size(), std::size_t{1});
    }

    void handsOfATextAreSeparated() {
        const RuleBook& book = *ruleBook(*presetRules("doudizhu"));
        const std::vector<Tiles> hands = endgameOf({"KK5543", "225543", "66"}).hands;
        QCOMPARE(parseHands(book, "KK5543|225543 | 66"), hands);
        QCOMPARE(parseHands(book, "KK5543\r\n225543\n66\n"), hands);
        QCOMPARE(parseHands(book, "KK5543｜225543|66"), hands);
        QCOMPARE(parseHands(book, "KK|").size(), std::size_t{2});
        QCOMPARE(playOf(book, " pass"), passPlay);
    }

    void playedPositions() {
        const EndgamePosition start = endgameOf({"KK5543", "225543", "66"});
        const RuleBook& book = *start.book;
        std::vector<int> plays;
        for (const char* text : {"4", "5", "pass", "K"})
            plays.push_back(playOf(book, text));
        EndgamePosition position = played(start, plays);
        QCOMPARE(handTexts(position), (std::vector<std::string>{"355K", "34522", "66"}));
        QCOMPARE(position.toMove, 2);
        QCOMPARE(position.lastBy, 1);
        position = played(position, std::vector{passPlay, passPlay});
        QCOMPARE(position.toMove, 1);
        QVERIFY(!position.last);
        position =
            played(position, std::vector{playOf(book, "K"), passPlay, passPlay, playOf(book, "3"),
                                         passPlay, passPlay, playOf(book, "55")});
        QCOMPARE(winnerOf(position), std::optional(1));
        QVERIFY(legalPlays(position).empty());
    }

    void refusals_data() {
        QTest::addColumn<QStringList>("hands");
        QTest::addColumn<int>("toMove");
        QTest::addColumn<QString>("last");
        QTest::addColumn<int>("lastBy");
        QTest::addColumn<QString>("ban");
        QTest::addColumn<QString>("sentence");
        const QStringList two = {"KK5543", "225543"};
        QTest::newRow("one hand") << QStringList{"KK"} << 1 << "" << 0 << ""
                                  << "An endgame has 2 or 3 hands, not 1.";
        QTest::newRow("four hands") << QStringList{"3", "4", "5", "6"} << 1 << "" << 0 << ""
                                    << "An endgame has 2 or 3 hands, not 4.";
        QTest::newRow("empty hand") << QStringList{"3", ""} << 1 << "" << 0 << ""
                                    << "Hand 2 is empty: that player has already won.";
        QTest::newRow("21 cards") << QStringList{"333344445555666677778", "9"} << 1 << "" << 0 << ""
                                  << "Hand 1 has 21 cards; an endgame has at most 20 in a hand.";
        QTest::newRow("copies") << QStringList{"KKK", "KK"} << 1 << "" << 0 << ""
                                << "5 K in the hands; there are 4.";
        QTest::newRow("copies with last") << QStringList{"3KKK", "KK"} << 1 << "KK" << 2 << ""
                                          << "7 K in the hands and the last play; there are 4.";
        QTest::newRow("to move") << two << 3 << "" << 0 << ""
                                 << "The player to move is 1 to 2, not 3.";
        QTest::newRow("last by") << two << 1 << "9" << 3 << ""
                                 << "The player of the last play is 1 to 2, not 3.";
        QTest::newRow("last by without last")
            << two << 1 << "" << 2 << ""
            << "Player 2 made the last play, but there is none; name it.";
        QTest::newRow("last by the one to move")
            << two << 1 << "9" << 1 << ""
            << "Player 1 is to move and made the last play; then he leads, and there is no last "
               "play.";
        QTest::newRow("banned last") << two << 1 << "99" << 2 << "pair"
                                     << "The last play, 99, is a pair, which is banned.";
        QTest::newRow("solo") << two << 1 << "" << 0 << "solo"
                              << "solo cannot be banned: a leader must be able to play.";
        QTest::newRow("no category")
            << two << 1 << "" << 0 << "full_house"
            << "There is no category \"full_house\" to ban; the categories are solo, pair, trio, "
               "bomb, rocket, trio_solo, trio_pair, ";
    }

    void refusals() {
        QFETCH(QStringList, hands);
        QFETCH(int, toMove);
        QFETCH(QString, last);
        QFETCH(int, lastBy);
        QFETCH(QString, ban);
        QFETCH(QString, sentence);
        EndgamePosition position = endgameOf({}, "noip");
        const RuleBook& noip = *position.book;
        for (const QString& hand : hands)
            position.hands.push_back(countTiles(noip, parseTiles(noip, hand.toStdString())));
        position.book = ruleBook(*presetRules("doudizhu"));
        position.toMove = toMove;
        position.lastBy = lastBy;
        if (!last.isEmpty())
            position.last = playOf(*position.book, last.toStdString());
        if (!ban.isEmpty())
            position.bans = {ban.toStdString()};
        const std::string refused = sentenceOf([&] { EndgameSolver solver(position); });
        QCOMPARE(refused.substr(0, sentence.toStdString().size()), sentence.toStdString());
    }

    void otherRefusals() {
        EndgamePosition units{.book = ruleBook(*presetRules("millijan"))};
        units.hands.resize(2);
        QCOMPARE(sentenceOf([&] { validated(units); }), "An endgame is about plays of cards; " +
                                                            units.book->title().english() +
                                                            " has units.");
        EndgamePosition position = endgameOf({"34", "55"});
        position.last = 30'000;
        QCOMPARE(sentenceOf([&] { validated(position); }),
                 std::string("There is no play 30000; Dou Dizhu has 27471."));
        QCOMPARE(sentenceOf([&] { playOf(*position.book, "34"); }),
                 std::string("\"34\" is not a play of Dou Dizhu."));
    }

    void refusedPlays_data() {
        QTest::addColumn<QStringList>("plays");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("not in the hand")
            << QStringList{"4", "6"} << "Play 2 of the list, 6, is not in the hand of player 2.";
        QTest::newRow("does not beat")
            << QStringList{"4", "5", "KK"} << "Play 3 of the list, KK, does not beat 5.";
        QTest::newRow("pass of the leader") << QStringList{"4", "pass", "pass"}
                                            << "Play 3 of the list is a pass, but player 1 leads.";
        QTest::newRow("banned") << QStringList{"55"}
                                << "Play 1 of the list, 55, is a pair, which is banned.";
        QTest::newRow("after the end")
            << QStringList{"3", "4", "K", "pass", "4", "5", "K", "pass", "5", "pass", "5", "pass"}
            << "Play 12 of the list, pass, comes after the end: player 1 has no card left.";
    }

    void refusedPlays() {
        QFETCH(QStringList, plays);
        QFETCH(QString, sentence);
        EndgamePosition position = endgameOf({"KK5543", "225543"});
        if (plays.front() == "55")
            position.bans = {"pair"};
        std::vector<int> numbers;
        for (const QString& play : plays)
            numbers.push_back(playOf(*position.book, play.toStdString()));
        QCOMPARE(sentenceOf([&] { EndgameSolver(position).solve(numbers); }),
                 sentence.toStdString());
    }
};

YOMI_TESTS(TestEndgame)
#include "test_endgame.moc"
