// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/text_table.h"

#include "app/cli/wording.h"
#include "core/common/escaped.h"
#include "core/common/utf8.h"

#include <algorithm>
#include <cassert>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <utility>

#include <utf8proc.h>

namespace yomi::cli {

namespace {

/// The width of the text in terminal columns.
std::size_t width(std::string_view text) {
    int columns = 0;
    for (std::string_view left = text; !left.empty();) {
        const auto [bytes, code] = firstCharacter(left);
        columns += code < 0 ? 1 : utf8proc_charwidth(code); // invalid UTF-8: one mark
        left.remove_prefix(bytes.size());
    }
    return static_cast<std::size_t>(columns);
}

} // namespace

TextTable::TextTable(std::vector<std::string> header, Last last)
    : m_last(last) {
    add(std::move(header));
}

void TextTable::add(std::vector<std::string> row) {
    assert(m_rows.empty() || row.size() == m_rows.front().size());
    for (std::string& cell : row)
        cell = escaped(cell);
    m_rows.push_back(std::move(row));
}

void TextTable::print(std::ostream& out) const {
    std::vector<std::size_t> widths(m_rows.front().size());
    for (const auto& row : m_rows)
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], width(row[column]));
    for (const auto& row : m_rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            if (column == 0)
                out << padded(row[column], widths[column]);
            else if (m_last == Last::Words && column + 1 == row.size())
                out << "  " << row[column];
            else
                out << "  " << std::string(widths[column] - width(row[column]), ' ') << row[column];
        }
        out << '\n';
    }
}

std::string padded(std::string text, std::size_t columns) {
    const std::size_t used = width(text);
    text.append(columns > used ? columns - used : 0, ' ');
    return text;
}

void Summary::add(Phrase name, const std::string& value) {
    m_rows.emplace_back(worded(name), value);
}

void Summary::add(Phrase name, const Sentence& value) {
    add(name, worded(value));
}

void Summary::print(std::ostream& out) const {
    std::size_t widest = 12; // at least, so that most summaries look alike
    for (const auto& row : m_rows)
        widest = std::max(widest, width(row.first));
    for (const auto& [name, value] : m_rows)
        out << padded(name, widest) << "  " << value << '\n';
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
        double second; ///< units per second
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
