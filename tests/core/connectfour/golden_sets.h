// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace yomi::golden {

/// The six public sets, from the easiest to the hardest.
inline constexpr const char* connectFourSets[] = {"end-easy",   "middle-easy",  "middle-medium",
                                                  "begin-easy", "begin-medium", "begin-hard"};

/// A line of a public set.
struct ScoredMoves {
    std::string moves;
    int score;
};

inline std::vector<ScoredMoves> connectFourSet(const std::string& name) {
    std::ifstream file(std::string(YOMI_GOLDEN_DIR "/games/connectfour/") + name + ".txt");
    std::vector<ScoredMoves> lines;
    for (ScoredMoves line; file >> line.moves >> line.score;)
        lines.push_back(line);
    if (lines.size() != 1000)
        throw std::runtime_error(name + ".txt should have 1000 lines");
    return lines;
}

} // namespace yomi::golden
