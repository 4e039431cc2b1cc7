// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace yomi {

/// The lines of a JSON Lines file in tests/golden.
inline std::vector<nlohmann::json> goldenLines(const std::string& name) {
    std::ifstream file(std::string(YOMI_GOLDEN_DIR "/") + name);
    if (!file)
        throw std::runtime_error(name + " is missing in " YOMI_GOLDEN_DIR);
    std::vector<nlohmann::json> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(nlohmann::json::parse(line));
    return lines;
}

} // namespace yomi
