// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/game.h"
#include "core/mnk/game.h"
#include "core/search/check_game.h"
#include "core/tictactoe/bitboard.h"
#include "core/tictactoe/record_board.h"
#include "tests/run_tests.h"

#include <QTest>

#include <string>
#include <vector>

using namespace yomi;

namespace {

enum class Mistake {
    None,
    UnmakeForgetsASide,
    UnmakeForgetsAStone,
    KeysClash,
    MoveOfATakenCell,
    MoveTwice,
    MoveTooGreat,
    NoMoves,
    EndByHistory,
    TooManyPlies,
    SameSideAgain,
    HiddenState,
    WrongImages,
};

/// Each side puts a stone on one of four cells; whoever fills the last one wins. With a mistake.
template <Mistake mistake>
class FourCells {
public:
    static constexpr bool alternates = true;
    static constexpr int moveCount = 4;

    int plies() const { return m_plies; }
    int maxPlies() const { return mistake == Mistake::TooManyPlies ? 3 : 4; }
    bool firstToMove() const { return m_first; }
    search::Ended ended() const {
        if (mistake == Mistake::EndByHistory && m_plies == 3 && m_made.back() == 'a')
            return search::Ended::Drawn;
        return m_plies == 4 ? search::Ended::Lost : search::Ended::No;
    }
    search::MoveList<6> moves() const {
        search::MoveList<6> list;
        for (int cell = 0; cell < 4; ++cell)
            if (m_cells[static_cast<std::size_t>(cell)] == '.')
                list.push_back(cell);
        if (mistake == Mistake::MoveOfATakenCell && m_plies == 2)
            list.push_back(m_made.back() - 'a');
        if (mistake == Mistake::MoveTwice && m_plies == 1)
            list.push_back(*list.begin());
        if (mistake == Mistake::MoveTooGreat && m_plies == 1)
            list.push_back(4);
        if (mistake == Mistake::NoMoves && m_plies == 3)
            return {};
        return list;
    }
    void make(int cell) {
        m_cells[static_cast<std::size_t>(cell)] = m_first ? 'o' : 'x';
        m_made += moveText(cell);
        ++m_plies;
        if (mistake != Mistake::SameSideAgain)
            m_first = !m_first;
    }
    void unmake(int cell) {
        if (mistake != Mistake::UnmakeForgetsAStone)
            m_cells[static_cast<std::size_t>(cell)] = '.';
        --m_plies;
        if (mistake != Mistake::HiddenState)
            m_made.pop_back();
        if (mistake != Mistake::SameSideAgain && mistake != Mistake::UnmakeForgetsASide)
            m_first = !m_first;
    }

    using Key = std::uint64_t;
    static std::uint64_t number(Key key) { return key; }
    Key key() const {
        Key key = 0;
        for (const char cell : m_cells)
            key = 3 * key + (cell == 'o' ? 1U : cell == 'x' ? 2U : 0U);
        return mistake == Mistake::KeysClash ? key % 7 : key;
    }
    struct Canonical {
        Key key;
        int symmetry;
    };
    Canonical canonical() const { return {key(), 0}; }
    static int imageOf(int cell, int) { return cell; }
    static int originOf(int cell, int) { return mistake == Mistake::WrongImages ? 3 - cell : cell; }

    static std::string moveText(int cell) { return std::string(1, static_cast<char>('a' + cell)); }
    std::string boardText() const { return m_cells; }
    friend bool operator==(const FourCells& a, const FourCells& b) {
        return a.m_cells == b.m_cells && a.m_made == b.m_made;
    }

private:
    std::string m_cells = "....";
    std::string m_made; ///< the moves
    int m_plies = 0;
    bool m_first = true;
};

template <Mistake mistake>
std::string found() {
    const std::vector<std::string> all = search::checkGame(FourCells<mistake>());
    return all.empty() ? "" : all.front();
}

/// The first player moves twice: the board alone does not show who is to move.
class Pass {
public:
    static constexpr bool alternates = false;
    static constexpr int moveCount = 2;

    int plies() const { return m_plies; }
    int maxPlies() const { return 4; }
    bool firstToMove() const { return m_first; }
    search::Ended ended() const { return m_plies == 4 ? search::Ended::Drawn : search::Ended::No; }
    search::MoveList<2> moves() const {
        search::MoveList<2> both;
        both.push_back(0);
        both.push_back(1);
        return both;
    }
    /// Move 1 keeps the side.
    void make(int move) {
        ++m_plies;
        m_first = move == 1 ? m_first : !m_first;
    }
    void unmake(int move) {
        --m_plies;
        m_first = move == 1 ? m_first : !m_first;
    }
    using Key = int;
    static std::uint64_t number(Key key) { return static_cast<std::uint64_t>(key); }
    Key key() const { return m_plies; }

private:
    int m_plies = 0;
    bool m_first = true;
};

} // namespace

class TestCheckGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheMistake() {
        QCOMPARE(found<Mistake::None>(), "");
        QCOMPARE(found<Mistake::UnmakeForgetsASide>(),
                 "After no move: unmake(a) does not undo make(): it leaves another firstToMove().");
        QCOMPARE(
            found<Mistake::UnmakeForgetsAStone>(),
            "After no move: unmake(a) does not undo make(): it leaves boardText() o... instead "
            "of .....");
        QCOMPARE(
            found<Mistake::HiddenState>(),
            "After no move: unmake(a) does not undo make(): it leaves a game that is not equal "
            "(==) to the one before.");
        QVERIFY(found<Mistake::KeysClash>().find("key() is also that of the position after") !=
                std::string::npos);
        QVERIFY(found<Mistake::MoveTwice>().find("moves() has the move ") != std::string::npos);
        QVERIFY(found<Mistake::MoveTwice>().ends_with("twice."));
        QVERIFY(found<Mistake::MoveTooGreat>().ends_with(
            "moves() has the move 4; moves are 0 to moveCount - 1, 3."));
        QVERIFY(found<Mistake::NoMoves>().ends_with("moves() is empty, but ended() is No."));
        QVERIFY(found<Mistake::EndByHistory>().ends_with("they may depend on the position alone."));
        QVERIFY(found<Mistake::TooManyPlies>().ends_with(
            "maxPlies() moves are made, but ended() is No."));
        QCOMPARE(found<Mistake::SameSideAgain>(),
                 "After no move: make(a) leaves the same side to move, but alternates is true.");
        QVERIFY(found<Mistake::WrongImages>().find(
                    "originOf() does not take the image of a back") != std::string::npos);
    }

    /// A stone on a taken cell: unmake() cannot bring the first one back.
    void findsAnIllegalMove() {
        QVERIFY(found<Mistake::MoveOfATakenCell>().find("does not undo make()") !=
                std::string::npos);
    }

    void asksForTheSideInTheKey() {
        const std::vector<std::string> all = search::checkGame(Pass());
        QVERIFY(!all.empty());
        QVERIFY(all.front().find("which is another position") != std::string::npos);
    }

    void acceptsOurGames() {
        const std::vector<std::string> none;
        QCOMPARE(search::checkGame(tictactoe::Bitboard(tictactoe::Position())), none);
        QCOMPARE(search::checkGame(tictactoe::RecordBoard(tictactoe::Position())), none);
        for (const mnk::Size& size : {mnk::Size(3, 3, 3), mnk::Size(5, 4, 3), mnk::Size(8, 8, 5)}) {
            const mnk::Position position = {std::make_shared<const mnk::Board>(size)};
            QCOMPARE(search::checkGame(mnk::Game(position), {.games = 20}), none);
        }
        for (const connectfour::Size& size : {connectfour::Size(), connectfour::Size(4, 5, 4)}) {
            const auto lines = connectfour::linesOf(size);
            using Game = connectfour::Game<connectfour::AnyGrid>;
            QCOMPARE(search::checkGame(Game(connectfour::Position(size), lines), {.games = 20}),
                     none);
        }
    }
};

YOMI_TESTS(TestCheckGame)
#include "test_check_game.moc"
