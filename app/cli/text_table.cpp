// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/text_table.h"

#include <algorithm>
#include <cassert>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <utility>

namespace yomi::cli {

namespace {

/// Characters of UTF-8 text: all bytes but the continuing ones.
std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

} // namespace

TextTable::TextTable(std::vector<std::string> header)
    : m_rows{std::move(header)} {}

void TextTable::add(std::vector<std::string> row) {
    assert(row.size() == m_rows.front().size());
    m_rows.push_back(std::move(row));
}

void TextTable::print(std::ostream& out) const {
    std::vector<std::size_t> widths(m_rows.front().size());
    for (const auto& row : m_rows)
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], width(row[column]));
    for (const auto& row : m_rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string blanks(widths[column] - width(row[column]), ' ');
            out << (column == 0 ? row[column] + blanks : "  " + blanks + row[column]);
        }
        out << '\n';
    }
}

std::string percent(double probability) {
    constexpr double roundsToOne = 0.9999995;
    if (probability < 1 && probability >= roundsToOne)
        return "> 99.9999 %";
    std::ostringstream text;
    text << std::setprecision(6) << 100 * probability << " %";
    return text.str();
}

std::string duration(double seconds) {
    struct Scale {
        double second; ///< how many of the unit a second has
        const char* name;
    };
    static constexpr Scale scales[] = {{1e9, " ns"}, {1e6, " µs"}, {1e3, " ms"}, {1, " s"}};
    constexpr double roundsToThousand = 999.95;
    const auto fits = [&](const Scale& scale) {
        return seconds * scale.second < roundsToThousand || scale.second == 1;
    };
    const Scale& scale = *std::ranges::find_if(scales, fits);
    std::ostringstream text;
    text << std::setprecision(4) << seconds * scale.second << scale.name;
    return text.str();
}

} // namespace yomi::cli
