// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/blank_cells.h"

#include "core/boards/stone_cells.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace yomi {

namespace {

using TextLines = std::vector<std::string>;
using Columns = std::vector<std::size_t>; ///< the index of each board column in a line

constexpr char frameSide = '|';

bool isFrameLine(const std::string& line) {
    return line.find_first_not_of("-+|_= ") == std::string::npos &&
           line.find_first_of("-+_=") != std::string::npos;
}

/// The lines that are not empty (blanks count), without the lines of a frame.
TextLines contentOf(const std::string& signs) {
    TextLines lines;
    for (std::size_t begin = 0; begin < signs.size();) {
        const std::size_t end = std::min(signs.find('\n', begin), signs.size());
        std::string line = signs.substr(begin, end - begin);
        if (!line.empty() && !isFrameLine(line))
            lines.push_back(std::move(line));
        begin = end + 1;
    }
    return lines;
}

/// The text between the two sides of a frame; nothing if more than numbers is outside.
std::optional<std::string> insideFrame(const std::string& line) {
    const std::size_t first = line.find(frameSide), last = line.rfind(frameSide);
    if (first == last)
        return std::nullopt;
    std::string outside = line.substr(0, first) + line.substr(last + 1);
    if (outside.find_first_not_of("0123456789 ") != std::string::npos)
        return std::nullopt;
    return line.substr(first + 1, last - first - 1);
}

/// All lines without their frames, or unchanged if any has none.
TextLines insides(const TextLines& lines) {
    TextLines all;
    for (const std::string& line : lines)
        if (const auto inside = insideFrame(line))
            all.push_back(*inside);
    return all.size() == lines.size() ? all : lines;
}

/// The possible columns in rows of `length` characters: equally spaced, and either with equal
/// margins or in cells of equal width.
std::vector<Columns> evenColumns(std::size_t length, std::size_t width) {
    std::vector<Columns> all;
    for (std::size_t step = 1; step <= length && step * (width - 1) < length; ++step)
        for (std::size_t left = 0; left <= step; ++left) {
            const std::size_t last = left + step * (width - 1);
            const std::size_t right = length - 1 - last;
            if (last >= length || (left != right && left + right + 1 != step))
                continue;
            Columns columns;
            for (std::size_t column = 0; column < width; ++column)
                columns.push_back(left + step * column);
            all.push_back(std::move(columns));
        }
    return all;
}

/// The rows, if only blanks are between the columns.
std::optional<std::string> rowsAt(const TextLines& lines, const Columns& columns) {
    std::string rows;
    for (std::string line : lines) {
        for (const std::size_t column : columns) {
            const char sign = column < line.size() ? line[column] : ' ';
            rows += sign == ' ' ? '.' : sign;
            if (column < line.size())
                line[column] = ' ';
        }
        if (line.find_first_not_of(' ') != std::string::npos)
            return std::nullopt;
        rows += '\n';
    }
    return rows;
}

/// Rows of several lengths have lost the blanks at their ends: how many those were is open.
std::set<std::string> rowsOfEvenWidth(const TextLines& lines, int width) {
    constexpr std::size_t widest = 4; // a cell, in characters
    std::set<std::string> found;
    if (lines.empty())
        return found;
    const auto columns = static_cast<std::size_t>(width);
    const auto [least, most] = std::ranges::minmax(lines, {}, &std::string::size);
    const std::size_t longest = least.size() == most.size() ? most.size() : widest * columns + 1;
    for (std::size_t length = most.size(); length <= longest; ++length)
        for (const Columns& each : evenColumns(length, columns))
            if (auto rows = rowsAt(lines, each))
                found.insert(std::move(*rows));
    return found;
}

/// The columns of the signs in a line of column names.
std::optional<Columns> namedColumns(const std::string& line, int width) {
    const StoneSigns names(line);
    if (names.rows().size() != 1 || !isColumnNames(names.rows().front(), width))
        return std::nullopt;
    Columns columns;
    for (std::size_t at = 0; at < line.size(); ++at)
        if (line[at] != ' ')
            columns.push_back(at);
    return columns.size() == static_cast<std::size_t>(width) ? std::optional(columns)
                                                             : std::nullopt;
}

/// Removes the row names, numbers or letters left of the first column, if each row has one.
void takeRowNames(TextLines& lines, std::size_t firstColumn) {
    StoneSigns::Row names;
    for (const std::string& line : lines) {
        const std::string left = line.substr(0, firstColumn);
        const std::size_t at = left.find_first_not_of(' ');
        if (at != std::string::npos && left.find_last_not_of(' ') == at)
            names.signs.push_back({left.substr(at, 1), at});
    }
    if (names.signs.size() == lines.size() && isColumnNames(names, static_cast<int>(lines.size())))
        for (std::string& line : lines)
            std::fill_n(line.begin(), firstColumn, ' ');
}

std::optional<std::string> rowsUnderNames(TextLines lines, int width) {
    if (lines.empty())
        return std::nullopt;
    auto columns = namedColumns(lines.front(), width);
    if (columns) {
        lines.erase(lines.begin());
    } else {
        columns = namedColumns(lines.back(), width);
        lines.pop_back();
    }
    if (!columns)
        return std::nullopt;
    for (std::string& line : lines)
        std::ranges::replace(line, frameSide, ' ');
    takeRowNames(lines, columns->front());
    return rowsAt(lines, *columns);
}

} // namespace

std::optional<std::string> withPoints(const std::string& signs, int width, int height) {
    const auto hasAllRows = [height](const std::string& rows) {
        return std::ranges::count(rows, '\n') == height;
    };
    const bool hasStones = signs.find_first_not_of(" \n") != std::string::npos;
    if (!hasStones || signs.find('.') != std::string::npos) // with points no cell is blank
        return std::nullopt;
    const TextLines lines = contentOf(signs);
    if (auto rows = rowsUnderNames(lines, width); rows && hasAllRows(*rows))
        return rows;
    const bool isOneLine = lines.size() == 1 && height > 1; // all rows
    const std::set<std::string> found =
        rowsOfEvenWidth(insides(lines), isOneLine ? width * height : width);
    return found.size() == 1 && (isOneLine || hasAllRows(*found.begin()))
               ? std::optional(*found.begin())
               : std::nullopt;
}

bool isFramedRow(const std::string& signs, int width) {
    const auto inside = insideFrame(signs);
    return inside && !rowsOfEvenWidth({*inside}, width).empty();
}

} // namespace yomi
