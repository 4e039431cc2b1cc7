// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/connectfour/book.h"
#include "core/connectfour/solver.h"
#include "tests/core/connectfour/plain_solver.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>
#include <span>

using namespace yomi::connectfour;

namespace {

std::vector<int> deepestScores(const BookRange& range) {
    Solver solver({.keepTable = true});
    const BookKeys keys = bookKeys(range);
    std::vector<int> scores;
    for (const std::uint64_t key : keys.back())
        scores.push_back(solver.solve(positionOf(range.size, key)).score.value());
    return scores;
}

Book solvedBook(const BookRange& range) {
    return {range, bookKeys(range), deepestScores(range)};
}

std::string fileText(const BookRange& range) {
    BookText text(range);
    std::string whole = text.firstLine();
    const std::vector<int> scores = deepestScores(range);
    for (std::span rest(scores); !rest.empty();) {
        const std::span line = rest.first(std::min(BookText::scoresPerLine, rest.size()));
        whole += text.append(line);
        rest = rest.subspan(line.size());
    }
    return whole;
}

/// Every reachable unfinished position with this many stones.
std::set<std::pair<Cells, Cells>> reached(const Size& size, int plies) {
    std::set<std::pair<Cells, Cells>> all;
    const std::function<void(const Position&)> visit = [&](const Position& position) {
        if (position.ended() != Ended::No)
            return;
        if (position.plies() == plies) {
            all.emplace(position.mover(), position.stones());
            return;
        }
        for (const int column : position.moves()) {
            Position child = position;
            child.make(column);
            visit(child);
        }
    };
    visit(Position(size));
    return all;
}

} // namespace

class TestConnectFourBook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every position of every ply, each image, compared with plain minimax.
    void everyPosition_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("inARow");
        QTest::addColumn<int>("plies");
        QTest::newRow("4x4") << 4 << 4 << 4 << 4;
        QTest::newRow("5x3, three") << 5 << 3 << 3 << 6; // some games are over
        QTest::newRow("2x3, to the end") << 2 << 3 << 3 << 6;
    }
    void everyPosition() {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, inARow);
        QFETCH(const int, plies);
        const Size size = {width, height, inARow};
        const Book book = solvedBook({size, plies});
        plain::ConnectFour plainly(width, height, inARow);
        for (int ply = 0; ply <= plies; ++ply)
            for (const auto& [mover, stones] : reached(size, ply)) {
                const Position position(size, mover, stones);
                std::string board = boardText(position);
                std::erase(board, '/');
                QVERIFY2(book.score(position) == plainly.score(board), board.c_str());
            }
    }

    void keysAreThoseOfAllPositionsUpToMirrorImages() {
        const Size size = {5, 4, 4};
        const BookKeys keys = bookKeys({size, 5});
        QCOMPARE(keys.size(), std::size_t{6});
        for (int ply = 0; ply <= 5; ++ply) {
            std::set<std::uint64_t> expected;
            for (const auto& [mover, stones] : reached(size, ply)) {
                const Position position(size, mover, stones);
                QVERIFY(positionOf(size, position.key()) == position);
                expected.insert(std::min(position.key(), position.mirrored().key()));
            }
            const auto& found = keys[static_cast<std::size_t>(ply)];
            QVERIFY(std::ranges::equal(found, expected));
        }
    }

    void changesNoScore() {
        const Size size = {5, 4, 4};
        const auto book = std::make_shared<const Book>(solvedBook({size, 4}));
        Solver with({.bestMove = true, .book = book}), without({.bestMove = true});
        Solver signs({.weak = true, .book = book});
        for (int ply = 0; ply <= 5; ++ply)
            for (const auto& [mover, stones] : reached(size, ply)) {
                if ((mover + stones) % 7 != 0 && ply > 2)
                    continue;
                const Position position(size, mover, stones);
                const Solution known = with.solve(position);
                const int score = without.solve(position).score.value();
                QCOMPARE(known.score.value(), score);
                QCOMPARE(signs.solve(position).score.value(), (score > 0) - (score < 0));
                if (ply < 4)
                    QCOMPARE(known.nodes, std::uint64_t{0});
                Position child = position;
                child.make(known.bestMove.value());
                if (child.ended() == Ended::No)
                    QCOMPARE(-without.solve(child).score.value(), score);
                else
                    QCOMPARE(child.ended() == Ended::Drawn ? 0 : position.winScore(), score);
            }
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, with.solve(Position({4, 4, 4})));
    }

    void readsWhatItWrites() {
        const BookRange range = {{4, 4, 4}, 4};
        const std::string text = fileText(range);
        QVERIFY(text.starts_with("yomi connect four book, 4x4, 4 in a row, 4 plies\n"));
        QVERIFY(parseBook(text, range.size) == solvedBook(range));
    }

    /// A file that ends anywhere, or in zeros as after a power failure, keeps its complete lines.
    void tornText() {
        const BookRange range = {{4, 4, 4}, 4};
        const std::string text = fileText(range);
        const std::vector<int> all = BookText::read(text).scores();
        const std::size_t first = text.find('\n') + 1;
        std::size_t scores = 0;
        for (std::size_t size = first; size < text.size(); ++size) {
            if (text[size - 1] == '\n' && size > first)
                scores = std::min(scores + BookText::scoresPerLine, all.size());
            for (const std::string& tail : {std::string(), std::string(100, '\0')}) {
                const BookText read = BookText::read(text.substr(0, size) + tail);
                QCOMPARE(read.scores().size(), scores);
                QVERIFY(std::equal(read.scores().begin(), read.scores().end(), all.begin()));
            }
            QVERIFY_THROWS_EXCEPTION(yomi::FormatError,
                                     parseBook(text.substr(0, size), range.size));
        }
        QVERIFY_THROWS_EXCEPTION(yomi::FormatError, parseBook(text + "\n", range.size));
        for (std::size_t at = 0; at < text.size(); at += 5) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ 1);
            QVERIFY_THROWS_EXCEPTION(yomi::FormatError, parseBook(changed, range.size));
        }
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("empty") << ""
                               << "this is not a book of connect four";
        QTest::newRow("foreign") << "4453 2\n"
                                 << "this is not a book of connect four";
        QTest::newRow("size") << "yomi connect four book, 6x5, 4 in a row, 8 plies\n"
                              << "this book is of 6x5, 4 in a row, not of 5x4, 4 in a row";
        QTest::newRow("plies") << "yomi connect four book, 5x4, 4 in a row, 21 plies\n"
                               << "A book of 5x4 has 1 to 20 plies, not 21.";
        QTest::newRow("torn") << "yomi connect four book, 5x4, 4 in a row, 1 plies\n"
                              << "this book is torn or damaged: 0 of its scores can be read, 3 are "
                                 "needed";
    }
    void refuses() {
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        try {
            parseBook(text.toStdString(), {5, 4, 4});
            QFAIL("was read");
        } catch (const yomi::FormatError& error) {
            QCOMPARE(QString(error.what()), sentence);
        }
    }
};

YOMI_TESTS(TestConnectFourBook)
#include "test_book.moc"
