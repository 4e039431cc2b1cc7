// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/game_entry.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>

using namespace yomi;

namespace {

std::unique_ptr<GamePosition> startOf(const GameEntry& game) {
    return game.positionOf(readStones("", {game.notation, game.usualSize}));
}

} // namespace

/// The list of games.
class TestGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areFoundByTheirNames() {
        std::set<std::string_view> names;
        for (const GameEntry* const game : games()) {
            names.insert(game->name);
            QCOMPARE(gameNamed(game->name), game);
            QCOMPARE(gameOfKind(game->documentKind), game);
        }
        QCOMPARE(names, (std::set<std::string_view>{"connectfour", "mnk", "tictactoe"}));
        QVERIFY(!gameNamed("go"));
        QVERIFY(!gameOfKind("hand"));
    }

    void playTheirMoves() {
        for (const GameEntry* const game : games()) {
            const auto position = startOf(*game);
            const GridSize size = position->size();
            QCOMPARE(size, game->usualSize);
            std::string moves;
            for (const int move : {1, 2, 1 + (game->hasColumns() ? 0 : 2)})
                moves = game->joined(moves, game->moveText(size, move));
            position->play(moves);
            QVERIFY(!position->firstToMove());
            QCOMPARE(std::ranges::count(position->boardText(), 'o'), 2);
            QVERIFY(position->ended() == search::Ended::No);
        }
    }

    /// A recording names its game, so its rules are found again.
    void areNamedInRecordings() {
        for (const GameEntry* const game : games()) {
            const auto position = startOf(*game);
            const search::Settings settings = {.algorithm = search::Algorithm::AlphaBeta,
                                               .depth = 1};
            const search::RecordedSearch recorded = position->record(settings);
            QCOMPARE(recorded.header.game, game);
            QCOMPARE(rulesOf(recorded.header)->moveCount(recorded.header.root),
                     static_cast<std::size_t>(game->moveCount(game->usualSize)));
            QCOMPARE(recorded.result.last().value, position->analyze(settings).last().value);
        }
        QVERIFY(!rulesOf({}));
    }

    void solversAgreeWithTheSearch() {
        for (const GameEntry* const game : games()) {
            if (!game->newSolver)
                continue;
            const GridSize size = {3, 3, 3};
            const auto position = game->positionOf(readStones("", {game->notation, size}));
            const auto solver = game->newSolver();
            const int score = solver->solve(*position, {}).score.value();
            QCOMPARE(solver->solveMoves(*position, {}).lower(), score);
            QCOMPARE(score, position->search({.algorithm = search::Algorithm::Pvs}).last().value);
        }
    }

    void refuseSizes() {
        for (const GameEntry* const game : games()) {
            QCOMPARE(game->parseSize("3x3", 3), (GridSize{3, 3, 3}));
            QVERIFY_EXCEPTION_THROWN(game->parseSize("30x30", 3), std::invalid_argument);
            QVERIFY_EXCEPTION_THROWN(game->parseSize("3", 3), std::invalid_argument);
        }
    }
};

YOMI_TESTS(TestGames)
#include "test_games.moc"
