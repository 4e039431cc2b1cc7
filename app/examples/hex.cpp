// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// Your own game in the common search: Hex on a rhombus of 4 by 4 cells. The sides take turns to put
// a stone on any empty cell; the first player wins by a chain of neighbours from the top edge to
// the bottom, the second by one from the left edge to the right. There is always exactly one
// winner.
//
//     example_hex              the value of each first move
//     example_hex FILE         the same, and every node of the search as JSON Lines
//     example_hex FILE.yt      the same, and a recording of an alpha-beta written without the
//     library
#include "core/search/game_search.h"
#include "core/tree/text.h"
#include "resources/emitters/yomi_trace.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using namespace yomi::search;

/// Bit 4y + x is the cell in column x of row y. Each row is shifted half a cell to the right, so
/// (x, y) touches (x ± 1, y), (x, y ± 1), (x + 1, y − 1) and (x − 1, y + 1).
using Cells = std::uint32_t;

constexpr int side = 4, cells = side * side;
constexpr Cells left = 0x1111, right = 0x8888, top = 0x000f, bottom = 0xf000;

/// Whether a chain of stones connects one edge to the other.
bool connects(Cells stones, Cells from, Cells to) {
    for (Cells reached = stones & from;;) {
        const Cells up = reached >> side | (reached & ~right) >> (side - 1);
        const Cells down = reached << side | (reached & ~left) << (side - 1);
        const Cells beside = (reached & ~right) << 1 | (reached & ~left) >> 1;
        const Cells more = (reached | up | down | beside) & stones;
        if (more & to)
            return true;
        if (more == reached)
            return false;
        reached = more;
    }
}

/// The functions that the search needs; core/search/game.h explains them.
class Hex {
public:
    static constexpr bool alternates = true;
    static constexpr int moveCount = cells;

    int plies() const { return std::popcount(m_first | m_second); }
    int maxPlies() const { return cells; }
    bool firstToMove() const { return plies() % 2 == 0; }

    /// Only the side that moved last can have won.
    Ended ended() const {
        const bool won =
            firstToMove() ? connects(m_second, left, right) : connects(m_first, top, bottom);
        return won ? Ended::Lost : Ended::No;
    }
    MoveList<cells> moves() const {
        // From the centre outwards: good moves tried early cut more.
        static constexpr int centreFirst[cells] = {6, 9,  5, 10, 3, 12, 2, 8,
                                                   7, 13, 1, 14, 4, 11, 0, 15};
        MoveList<cells> list;
        for (const int cell : centreFirst)
            if (!((m_first | m_second) >> cell & 1))
                list.push_back(cell);
        return list;
    }
    void make(int cell) { (firstToMove() ? m_first : m_second) |= Cells{1} << cell; }
    void unmake(int cell) {
        m_first &= ~(Cells{1} << cell);
        m_second &= ~(Cells{1} << cell);
    }

    // For the transposition table: a board and its half turn, symmetry 1, share an entry.
    using Key = std::uint32_t;
    static std::uint64_t number(Key key) { return key; }
    Key key() const { return m_first << cells | m_second; }
    struct Canonical {
        Key key;
        int symmetry;
    };
    Canonical canonical() const {
        Key turned = 0;
        for (int cell = 0; cell < cells; ++cell) {
            turned |= (m_first >> cell & 1) << (2 * cells - 1 - cell);
            turned |= (m_second >> cell & 1) << (cells - 1 - cell);
        }
        return turned < key() ? Canonical{turned, 1} : Canonical{key(), 0};
    }
    int imageOf(int cell, int symmetry) const { return symmetry ? cells - 1 - cell : cell; }
    int originOf(int cell, int symmetry) const { return imageOf(cell, symmetry); }

    // For a recording.
    std::string moveText(int cell) const {
        return static_cast<char>('a' + cell % side) + std::to_string(cell / side + 1);
    }
    std::string boardText() const {
        std::string text;
        for (int cell = 0; cell < cells; ++cell) {
            text += cell > 0 && cell % side == 0 ? "/" : "";
            text += m_first >> cell & 1 ? 'o' : m_second >> cell & 1 ? 'x' : '.';
        }
        return text;
    }

private:
    Cells m_first = 0, m_second = 0;
};

/// The value of a position for the side to move: only who wins.
struct HexLeaves {
    static constexpr int stepsPerPoint = 1;

    Score end(const Hex&, Ended ended) const { return ended == Ended::Won ? 1 : -1; }
    Score estimate(const Hex&) const { return 0; }
    static constexpr Score unit() { return 1; }
    static constexpr Score nullWindow() { return 1; }
};

/// Alpha-beta as you would write it: 1 if the side to move wins, else -1. Records where it enters
/// and leaves a node.
int alphaBeta(Hex& game, const std::string& move, int alpha, int beta, yomi_trace::Writer& trace) {
    using yomi_trace::field;
    trace.enter(move, alpha, beta, field("board", game.boardText()), field("key", game.key()));
    if (game.ended() != Ended::No) {
        trace.leave(-1, "exact", "terminal");
        return -1;
    }
    int best = -1;
    const auto moves = game.moves();
    for (const int cell : moves) {
        game.make(cell);
        best = std::max(
            best, -alphaBeta(game, game.moveText(cell), -beta, -std::max(alpha, best), trace));
        game.unmake(cell);
        if (best >= beta)
            break;
    }
    trace.leave(best, field("moves", moves.size()));
    return best;
}

} // namespace

int main(int argc, char** argv) {
    const Settings settings = {.algorithm = Algorithm::Mtdf, .killers = true, .history = true};
    const GameSearch search(Hex(), settings, HexLeaves());
    const Iteration found = search.analyze().last();
    std::cout << "Hex on " << side << " by " << side << " cells: the "
              << (found.value > 0 ? "first" : "second") << " player wins, " << found.counters.nodes
              << " nodes.\nWho wins after each first move:\n";
    for (int cell = 0; cell < cells; ++cell) {
        Hex game;
        game.make(cell);
        const Score value = GameSearch(game, settings, HexLeaves()).analyze().last().value;
        if (cell % side == 0) // the rows of the rhombus
            std::cout << std::string(static_cast<std::size_t>(cell / side), ' ');
        std::cout << (value > 0 ? 'o' : 'x') << (cell % side == side - 1 ? '\n' : ' ');
    }
    if (argc < 2)
        return 0;
    if (std::string_view(argv[1]).ends_with(".yt")) {
        Hex game;
        for (const int cell : {6, 9, 5, 10, 3, 12}) // the whole tree is large without a table
            game.make(cell);
        yomi_trace::Writer trace(argv[1], yomi_trace::field("engine", "Hex 4x4"),
                                 yomi_trace::field("range", "-1,1"));
        trace.toPly(4);
        alphaBeta(game, "-", -1, 1, trace);
        return trace.close() ? 0 : 1;
    }
    std::ofstream file(argv[1]);
    writeNodes(search.record().trace, file);
    return file.flush() ? 0 : 1;
}
