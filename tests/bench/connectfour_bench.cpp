// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/solver.h"
#include "tests/bench/run_benchmarks.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <vector>

// Compares our solver with the tutorial's program as of its part 12
// (github.com/PascalPons/connect4, commit 514a128, built with g++ -O3 -DNDEBUG; none of it is in
// this repository):
//
//     connectfour_bench [path of that program]
//
// Both solve each set in turn, three times, with one thread, no book, and our table cleared outside
// the measurement; the other program prints its own time. The least time of each position counts,
// because other work on the machine can only add to it. Without a path only our figures are
// printed.

using namespace yomi::connectfour;

namespace {

constexpr int repeats = 3;

struct Set {
    const char* name;
    std::size_t first, every; ///< lines from 0
};
constexpr Set sets[] = {{"end-easy", 0, 1},   {"middle-easy", 0, 1},   {"middle-medium", 0, 2},
                        {"begin-easy", 0, 2}, {"begin-medium", 9, 20}, {"begin-hard", 24, 50}};

/// A program's figures for the positions of a set.
struct Figures {
    std::vector<double> microseconds; ///< the least of each position
    double nodes = 0;                 ///< of the last run

    void add(std::size_t position, double time) {
        microseconds.resize(std::max(microseconds.size(), position + 1), time);
        microseconds[position] = std::min(microseconds[position], time);
    }
    double total() const {
        double sum = 0;
        for (const double each : microseconds)
            sum += each;
        return sum;
    }
};

struct Line {
    std::string moves;
    int score;
};

std::vector<Line> linesOf(const Set& set) {
    std::ifstream file(std::string(YOMI_GOLDEN_DIR "/games/connectfour/") + set.name + ".txt");
    std::vector<Line> all, lines;
    for (Line line; file >> line.moves >> line.score;)
        all.push_back(line);
    for (std::size_t i = set.first; i < all.size(); i += set.every)
        lines.push_back(all[i]);
    if (lines.empty())
        throw std::runtime_error(std::string(set.name) + ".txt is missing in " YOMI_GOLDEN_DIR);
    return lines;
}

void require(int found, const Line& line) {
    if (found != line.score)
        throw std::runtime_error(line.moves + " has the score " + std::to_string(line.score) +
                                 ", not " + std::to_string(found));
}

void runOurs(const std::vector<Line>& lines, Figures& figures) {
    Solver solver;
    figures.nodes = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Solution solution = solver.solve(parsePosition(lines[i].moves));
        require(solution.score.value(), lines[i]);
        figures.add(i, static_cast<double>(solution.time.count()) / 1000);
        figures.nodes += static_cast<double>(solution.nodes);
    }
}

/// The other program reads only moves and prints "moves score nodes microseconds".
void runOther(const std::string& program, const std::vector<Line>& lines, Figures& figures) {
    const auto input = std::filesystem::temp_directory_path() / "connectfour_bench.txt";
    {
        std::ofstream file(input);
        for (const Line& line : lines)
            file << line.moves << '\n';
    }
    const std::string command = "\"" + program + "\" < \"" + input.string() + "\"";
    std::FILE* const pipe = popen(command.c_str(), "r");
    if (!pipe)
        throw std::runtime_error("cannot run " + program);
    std::string output;
    for (int sign = 0; (sign = std::fgetc(pipe)) != EOF;)
        output += static_cast<char>(sign);
    pclose(pipe);
    std::istringstream answers(output);
    figures.nodes = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string moves;
        int score = 0;
        double nodes = 0, microseconds = 0;
        if (!(answers >> moves >> score >> nodes >> microseconds))
            throw std::runtime_error(program + " gave no answer to " + lines[i].moves);
        require(score, lines[i]);
        figures.add(i, microseconds);
        figures.nodes += nodes;
    }
}

void print(const Set& set, const Figures& ours, const Figures& other) {
    const auto positions = static_cast<double>(ours.microseconds.size());
    std::printf("%-14s %10.0f nodes %10.1f µs/position %5.0f ns/node", set.name, ours.nodes,
                ours.total() / positions, 1000 * ours.total() / ours.nodes);
    if (!other.microseconds.empty())
        std::printf("   other %11.0f nodes %10.1f µs/position %5.0f ns/node   ratio %.3f",
                    other.nodes, other.total() / positions, 1000 * other.total() / other.nodes,
                    ours.total() / other.total());
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    try {
        std::printf("processor: %s\n", yomi::processorName().c_str());
        for (const Set& set : sets) {
            const std::vector<Line> lines = linesOf(set);
            Figures ours, other;
            for (int repeat = 0; repeat < repeats; ++repeat) {
                runOurs(lines, ours);
                if (argc > 1)
                    runOther(argv[1], lines, other);
            }
            print(set, ours, other);
        }
        Solver solver;
        const Solution empty = solver.solve(Position());
        std::printf("empty 7x6: score %d, %llu nodes, %.2f s\n", empty.score.value(),
                    static_cast<unsigned long long>(empty.nodes),
                    std::chrono::duration<double>(empty.time).count());
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
