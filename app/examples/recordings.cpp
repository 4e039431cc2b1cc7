// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// Typical self-written searches that print their steps: the example recordings of the program. They
// use only the emitter of the library.
//
//     example_recordings pvs FILE        principal variation search of connect four, 5 by 4
//     example_recordings mistake FILE    the same with a mistake in it
//     example_recordings nim FILE        alpha-beta of a game unknown to Yomi
//
// FILE.yt is the recording, FILE.yomi a document that contains it.
#include "resources/emitters/yomi_trace.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using yomi_trace::field;

constexpr int infinite = 1000, win = 100;

class ConnectFour {
public:
    static constexpr int columns = 5, rows = 4, inARow = 4;
    static constexpr std::array<int, columns> centreFirst = {3, 2, 4, 1, 5};

    bool isLegal(int column) const { return m_cells[at(column, rows - 1)] == '.'; }
    void play(int column) {
        m_cells[at(column, height(column))] = mover();
        ++m_stones;
    }
    void takeBack(int column) {
        m_cells[at(column, height(column) - 1)] = '.';
        --m_stones;
    }
    bool isFull() const { return m_stones == columns * rows; }
    bool hasWon(char side) const { return count(side, inARow) > 0; }
    char mover() const { return m_stones % 2 == 0 ? 'o' : 'x'; }
    char other() const { return m_stones % 2 == 0 ? 'x' : 'o'; }
    int legalMoves() const {
        return static_cast<int>(std::count_if(centreFirst.begin(), centreFirst.end(),
                                              [this](int column) { return isLegal(column); }));
    }
    /// Threes that can still become a four weigh more than twos.
    int estimate() const {
        return 3 * (count(mover(), 3) - count(other(), 3)) + count(mover(), 2) - count(other(), 2);
    }
    /// The board in reading order from the top.
    std::string board() const {
        std::string text;
        for (int row = rows - 1; row >= 0; --row)
            for (int column = 1; column <= columns; ++column)
                text += m_cells[at(column, row)];
        return text;
    }

private:
    static std::size_t at(int column, int row) {
        return static_cast<std::size_t>(row * columns + column - 1);
    }
    int height(int column) const {
        int row = 0;
        while (row < rows && m_cells[at(column, row)] != '.')
            ++row;
        return row;
    }
    /// The number of lines of four cells with this many stones of a side and none of the other.
    int count(char side, int stones) const {
        constexpr std::array<std::array<int, 2>, 4> steps = {{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
        int lines = 0;
        for (const auto [right, up] : steps)
            for (int column = 1; column <= columns; ++column)
                for (int row = 0; row < rows; ++row) {
                    const int lastColumn = column + (inARow - 1) * right;
                    const int lastRow = row + (inARow - 1) * up;
                    if (lastColumn > columns || lastRow < 0 || lastRow >= rows)
                        continue;
                    int own = 0, empty = 0;
                    for (int cell = 0; cell < inARow; ++cell) {
                        const char stone = m_cells[at(column + cell * right, row + cell * up)];
                        own += stone == side;
                        empty += stone == '.';
                    }
                    lines += own == stones && own + empty == inARow;
                }
        return lines;
    }

    std::string m_cells = std::string(columns * rows, '.');
    int m_stones = 0;
};

/// The value for the side to move.
class PrincipalVariationSearch {
public:
    PrincipalVariationSearch(const ConnectFour& game, bool hasMistake, yomi_trace::Writer& trace)
        : m_game(game)
        , m_hasMistake(hasMistake)
        , m_trace(trace) {}

    int search(const std::string& move, int alpha, int beta, int depth, int ply) {
        m_trace.enter(move, alpha, beta, field("d", depth));
        if (m_game.hasWon(m_game.other()))
            return leave(ply - win, "terminal");
        if (m_game.isFull())
            return leave(0, "terminal");
        if (depth == 0) {
            const int estimate = m_game.estimate();
            m_trace.eval(estimate);
            return leave(estimate, "horizon");
        }
        int best = -infinite, bestColumn = 0;
        for (const int column : ConnectFour::centreFirst) {
            if (!m_game.isLegal(column))
                continue;
            const int value =
                valueOf(column, std::max(alpha, best), beta, depth, ply, bestColumn == 0);
            if (value > best) {
                best = value;
                bestColumn = column;
            }
            if (best >= beta)
                break;
        }
        m_trace.leave(best, field("moves", m_game.legalMoves()), field("best", bestColumn));
        return best;
    }

private:
    int valueOf(int column, int alpha, int beta, int depth, int ply, bool isFirst) {
        const auto child = [&](int from, int to) {
            return -search(std::to_string(column), -to, -from, depth - 1, ply + 1);
        };
        m_game.play(column);
        // Null windows for all moves but the first; better ones are searched again.
        int value = child(alpha, isFirst ? beta : alpha + 1);
        if (!isFirst && value > alpha && value < beta && !m_hasMistake)
            value = child(alpha, beta);
        m_game.takeBack(column);
        return value;
    }
    int leave(int value, const char* reason) {
        m_trace.leave(value, "exact", reason);
        return value;
    }

    ConnectFour m_game;
    bool m_hasMistake;
    yomi_trace::Writer& m_trace;
};

void recordConnectFour(bool hasMistake, std::FILE* file) {
    ConnectFour game;
    for (const int column : {3, 3, 3, 2})
        game.play(column);
    yomi_trace::Writer trace(file, field("game", "connectfour"), field("size", "5x4"),
                             field("line", 4), field("base", 1), field("root", game.board()),
                             field("fail", "soft"), field("inf", infinite),
                             field("promises", "depth,moves"),
                             field("engine", "PVS of app/examples"));
    for (const int depth : {2, 4, 5}) {
        trace.iteration(depth);
        PrincipalVariationSearch(game, hasMistake, trace)
            .search("-", -infinite, infinite, depth, 0);
    }
}

/// Nim: taking the last stone of three heaps wins. A move is a heap and the number of stones taken.
int searchNim(std::array<int, 3> heaps, const std::string& move, int alpha, int beta, int ply,
              yomi_trace::Writer& trace) {
    trace.enter(move, alpha, beta);
    const int moves = heaps[0] + heaps[1] + heaps[2];
    if (moves == 0) { // the other side took the last stone
        trace.leave(ply - win, "exact", "terminal", field("moves", 0));
        return ply - win;
    }
    int best = -infinite;
    for (std::size_t heap = 0; heap < heaps.size() && best < beta; ++heap)
        for (int stones = heaps[heap]; stones > 0 && best < beta; --stones) {
            std::array<int, 3> after = heaps;
            after[heap] -= stones;
            const std::string name =
                std::string(1, static_cast<char>('A' + heap)) + " −" + std::to_string(stones);
            best = std::max(best,
                            -searchNim(after, name, -beta, -std::max(alpha, best), ply + 1, trace));
        }
    trace.leave(best, field("moves", moves));
    return best;
}

void recordNim(std::FILE* file) {
    yomi_trace::Writer trace(file, field("fail", "soft"), field("inf", infinite),
                             field("engine", "Nim of app/examples"));
    searchNim({1, 2, 2}, "-", -infinite, infinite, 0, trace);
}

/// Returns false if the file could not be written.
bool record(std::string_view what, const std::string& path) {
    std::FILE* recording = std::tmpfile();
    if (!recording)
        return false;
    if (what == "nim")
        recordNim(recording);
    else
        recordConnectFour(what == "mistake", recording);
    std::string text;
    std::rewind(recording);
    for (int sign; (sign = std::fgetc(recording)) != EOF;)
        text += static_cast<char>(sign);
    std::fclose(recording);
    std::ofstream file(path, std::ios::binary);
    if (path.ends_with(".yomi")) {
        // Hides the findings that reveal the mistake.
        nlohmann::ordered_json suppressed = nlohmann::ordered_json::array();
        if (what == "mistake")
            suppressed.push_back({{"check", "re-search-missing"}});
        const nlohmann::ordered_json document = {{"yomi", 1},
                                                 {"kind", "recording"},
                                                 {"text", text},
                                                 {"hushed", suppressed},
                                                 {"view", {{"page", "tree"}}}};
        file << document.dump(1) << '\n';
    } else {
        file << text;
    }
    return bool(file.flush());
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc == 3 ? argv[1] : "";
    if (what != "pvs" && what != "mistake" && what != "nim") {
        std::cerr << "Usage: example_recordings pvs|mistake|nim FILE\n";
        return 2;
    }
    try {
        if (record(what, argv[2]))
            return 0;
        std::cerr << "The recording could not be written to " << argv[2] << ".\n";
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
    }
    return 1;
}
