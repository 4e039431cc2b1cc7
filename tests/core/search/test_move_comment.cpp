// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/search/move_comment_json.h"
#include "tests/run_tests.h"

#include <QTest>

#include <stdexcept>

using namespace yomi;
using search::CommentKind, search::commentOn, search::endOf, search::MoveComment,
    search::moveCommentFromJson, search::Scale, search::SolvedMoves;

namespace {

/// Moves 0, 1, 2 … with these scores for the side to move after `plies` of 42.
SolvedMoves solved(const std::vector<int>& scores, int plies, Scale scale = Scale::FastWin) {
    SolvedMoves result{scale, plies, 42, plies % 2 == 0, {}};
    for (const int score : scores)
        result.moves.push_back({static_cast<tree::Move>(result.moves.size()), score});
    return result;
}

using Moves = std::vector<tree::Move>;

} // namespace

class TestMoveComment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The value before a move is the value after the previous one: the solved value is used.
    void takesSolvedValuesOfNeighbours() {
        MoveComment estimate;
        estimate.before = 9;
        estimate.after = 6;
        estimate.better = {2};
        estimate.depth = 8;
        estimate.choices = 7;
        const MoveComment previous = commentOn(1, solved({2, -2, 1}, 8));
        const MoveComment next = commentOn(0, solved({-2, -3}, 10));
        const auto alone = search::amongNeighbours(estimate, nullptr, nullptr);
        QVERIFY(alone.comment == estimate && !alone.isBeforeExact && !alone.isAfterExact);
        const auto half = search::amongNeighbours(estimate, &previous, &estimate);
        QVERIFY(half.isBeforeExact && !half.isAfterExact);
        QCOMPARE(half.comment.before, 2.0);
        QCOMPARE(half.comment.endBefore, previous.endAfter);
        QCOMPARE(half.comment.after, 6.0);
        QCOMPARE(half.comment.kind, CommentKind::EstimateOnly);
        const auto whole = search::amongNeighbours(estimate, &previous, &next);
        QVERIFY(whole.isBeforeExact && whole.isAfterExact);
        QCOMPARE(whole.comment.after, 2.0);
        QCOMPARE(whole.comment.endAfter, next.endBefore);
        QCOMPARE(whole.comment.kind, CommentKind::Best);
        QCOMPARE(whole.comment.better, Moves{});
        const MoveComment draw = commentOn(0, solved({0}, 10));
        const auto worse = search::amongNeighbours(estimate, &previous, &draw);
        QCOMPARE(worse.comment.kind, CommentKind::WinToDraw);
        QVERIFY(search::amongNeighbours(previous, &next, &next).comment == previous);
    }

    /// One row per row of the table, and its neighbours.
    void tellsWhatAMoveDid_data() {
        QTest::addColumn<std::vector<int>>("scores");
        QTest::addColumn<int>("move");
        QTest::addColumn<CommentKind>("kind");
        QTest::addColumn<Moves>("better");
        QTest::addRow("best of several")
            << std::vector{1, 3, 3} << 1 << CommentKind::Best << Moves{};
        QTest::addRow("best, another wins later")
            << std::vector{1, 3, -2} << 1 << CommentKind::Best << Moves{};
        QTest::addRow("the only win")
            << std::vector{-2, 3, 0} << 1 << CommentKind::OnlyMove << Moves{};
        QTest::addRow("the only draw")
            << std::vector{-2, 0, -1} << 1 << CommentKind::OnlyMove << Moves{};
        QTest::addRow("one of two draws")
            << std::vector{0, 0, -1} << 1 << CommentKind::Best << Moves{};
        QTest::addRow("every move loses at the same ply")
            << std::vector{-2, -2, -2} << 0 << CommentKind::NoChoice << Moves{};
        QTest::addRow("every move draws")
            << std::vector{0, 0} << 1 << CommentKind::NoChoice << Moves{};
        QTest::addRow("the only legal move")
            << std::vector{4} << 0 << CommentKind::NoChoice << Moves{};
        QTest::addRow("lost, holds out longest")
            << std::vector{-2, -5, -2} << 0 << CommentKind::Best << Moves{};
        QTest::addRow("win to later win")
            << std::vector{1, 3, 3} << 0 << CommentKind::LaterWin << Moves{1, 2};
        QTest::addRow("win to draw")
            << std::vector{0, 3, 1} << 0 << CommentKind::WinToDraw << Moves{1};
        QTest::addRow("win to loss")
            << std::vector{-4, 1, -6} << 0 << CommentKind::WinToLoss << Moves{1};
        QTest::addRow("draw to loss")
            << std::vector{-1, 0, 0} << 0 << CommentKind::DrawToLoss << Moves{1, 2};
        QTest::addRow("loss to sooner loss")
            << std::vector{-5, -1, -5} << 2 << CommentKind::SoonerLoss << Moves{1};
    }
    void tellsWhatAMoveDid() {
        QFETCH(std::vector<int>, scores);
        QFETCH(int, move);
        const MoveComment comment = commentOn(static_cast<tree::Move>(move), solved(scores, 12));
        QTEST(comment.kind, "kind");
        QTEST(comment.better, "better");
        QCOMPARE(comment.before, static_cast<double>(*std::ranges::max_element(scores)));
        QCOMPARE(comment.after, static_cast<double>(scores[static_cast<std::size_t>(move)]));
        QCOMPARE(comment.choices, static_cast<int>(scores.size()));
    }

    /// The end has the winner's parity, and a game that ends there has that score.
    void findsTheEndFromTheScore() {
        QCOMPARE(endOf(1, 42, true), 41); // the empty board of 7×6
        QCOMPARE(endOf(-4, 42, true), 36);
        QCOMPARE(endOf(0, 42, true), 42);
        for (const int cells : {9, 20, 42})
            for (int ply = 5; ply <= cells; ++ply) {
                const bool firstWins = ply % 2 == 1;
                const int score = (cells + 2 - ply) / 2;
                QCOMPARE(endOf(score, cells, firstWins), ply);
                QCOMPARE(endOf(-score, cells, !firstWins), ply);
            }
    }

    /// Only fast-win scores show the end.
    void leavesDistancesOutWhereOnlyResultsAreKnown() {
        const MoveComment fast = commentOn(0, solved({-4, 1}, 12));
        QCOMPARE(fast.endBefore, std::optional(41));
        QCOMPARE(fast.endAfter, std::optional(36));
        const MoveComment result = commentOn(0, solved({-1, 1}, 12, Scale::Results));
        QCOMPARE(result.kind, CommentKind::WinToLoss);
        QVERIFY(!result.endBefore && !result.endAfter);
    }

    void refusesAMoveWithoutAScore() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, commentOn(7, solved({0, 1}, 12)));
    }

    void writesAndReadsComments() {
        const auto text = [](tree::Move move) {
            return std::to_string(move + 1);
        };
        const auto move = [](const std::string& read, const std::string&) {
            return static_cast<tree::Move>(std::stoi(read) - 1);
        };
        MoveComment estimate;
        estimate.before = -4.5;
        estimate.after = -7;
        estimate.depth = 8;
        estimate.choices = 7;
        estimate.better = {2, 4};
        for (const MoveComment& comment :
             {commentOn(0, solved({-4, 1, 1}, 12)), commentOn(1, solved({-4, 1}, 12)),
              commentOn(0, solved({0, 1}, 12, Scale::Results)), estimate})
            QCOMPARE(moveCommentFromJson(toJson(comment, text), "comments[0]", move), comment);
        auto wrong = toJson(estimate, text);
        wrong["ends"] = {1};
        QVERIFY_THROWS_EXCEPTION(FormatError, moveCommentFromJson(wrong, "comments[0]", move));
    }

    void refusesContradictions_data() {
        QTest::addColumn<QString>("comment");
        QTest::addColumn<QString>("place");
        QTest::addRow("best, but worse")
            << R"({"kind": "best", "before": 3, "after": 1, "choices": 7, "better": ["2"]})"
            << "kind";
        QTest::addRow("worse, but the same")
            << R"({"kind": "win-to-draw", "before": 3, "after": 3, "choices": 7})"
            << "kind";
        QTest::addRow("nothing is better")
            << R"({"kind": "later-win", "before": 3, "after": 1, "choices": 7, "ends": [1, 5]})"
            << "better";
        QTest::addRow("better than the best")
            << R"({"kind": "best", "before": 3, "after": 3, "choices": 7, "better": ["2"]})"
            << "better";
        QTest::addRow("twice") << R"({"kind": "win-to-loss", "before": 3, "after": -3, "choices": 7,
                   "better": ["2", "2"]})"
                               << "better";
        QTest::addRow("more than there are")
            << R"({"kind": "win-to-loss", "before": 3, "after": -3, "choices": 2,
                   "better": ["1", "2"]})"
            << "better";
        QTest::addRow("no ends")
            << R"({"kind": "sooner-loss", "before": -1, "after": -3, "choices": 7,
                   "better": ["2"]})"
            << "ends";
    }
    void refusesContradictions() {
        QFETCH(QString, comment);
        QFETCH(QString, place);
        try {
            (void)moveCommentFromJson(nlohmann::json::parse(comment.toStdString()), "comments[0]",
                                      [](const std::string& read, const std::string&) {
                                          return static_cast<tree::Move>(std::stoi(read) - 1);
                                      });
            QFAIL("it was taken");
        } catch (const FormatError& error) {
            QCOMPARE(QString::fromStdString(error.where()), "comments[0]." + place);
        }
    }
};

YOMI_TESTS(TestMoveComment)
#include "test_move_comment.moc"
