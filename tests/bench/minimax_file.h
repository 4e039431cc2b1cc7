// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/tictactoe_lines.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace yomi {

/// Plain minimax of tic-tac-toe from the empty board, as a simple program would print it: 549,946
/// nodes with windows and depths.
class Minimax {
public:
    Minimax(std::ostream& out, int searches)
        : m_out(out) {
        m_out << "yomi-trace 1 game=tictactoe values=first\n";
        for (int i = 1; i <= searches; ++i) {
            m_out << "i " << i << '\n';
            visit("-", 9);
        }
    }

private:
    int visit(std::string_view move, int depth) {
        m_out << "> " << move << " -inf inf d=" << depth << '\n';
        const char before = depth % 2 == 0 ? 'o' : 'x';
        const bool isWon = hasLine(before);
        int best = isWon ? (before == 'o' ? 1 : -1) : 0;
        if (!isWon && depth > 0) {
            const bool isFirst = before == 'x';
            best = isFirst ? -1 : 1;
            for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
                if (m_cells[cell] != '.')
                    continue;
                m_cells[cell] = isFirst ? 'o' : 'x';
                const int value = visit(std::string_view("012345678").substr(cell, 1), depth - 1);
                m_cells[cell] = '.';
                best = isFirst ? std::max(best, value) : std::min(best, value);
            }
        }
        m_out << "< " << best << (isWon || depth == 0 ? " terminal\n" : " exact\n");
        return best;
    }

    bool hasLine(char stone) const {
        return std::ranges::any_of(ticTacToeLines, [&](const auto& line) {
            return std::ranges::all_of(line, [&](auto cell) { return m_cells[cell] == stone; });
        });
    }

    std::ostream& m_out;
    std::array<char, 9> m_cells = {'.', '.', '.', '.', '.', '.', '.', '.', '.'};
};

/// A file that exists until the program ends, with 1.1 million events for each search in it.
class MinimaxFile {
public:
    explicit MinimaxFile(int searches)
        : m_path(std::filesystem::temp_directory_path() /
                 ("yomi_bench_" + std::to_string(searches) + "_" + std::to_string(std::clock()))) {
        std::ofstream file(m_path, std::ios::binary);
        const Minimax printed(file, searches);
    }
    ~MinimaxFile() {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    MinimaxFile(const MinimaxFile&) = delete;
    MinimaxFile& operator=(const MinimaxFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace yomi
