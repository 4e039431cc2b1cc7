// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_cells.h"

#include "core/boards/blank_cells.h"
#include "core/common/format_error.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>
#include <vector>

namespace yomi {

namespace {

using Sign = StoneSigns::Sign;
using Line = std::vector<Sign>;
using Lines = std::vector<Line>;

std::optional<int> numberOf(const Sign& sign) {
    int number = 0;
    const char* const end = sign.text.data() + sign.text.size();
    const auto [stopped, error] = std::from_chars(sign.text.data(), end, number);
    return error == std::errc() && stopped == end ? std::optional(number) : std::nullopt;
}

/// The position of a number or letter label at the edge of a board; letters begin at 1.
std::optional<int> edgePlace(const Sign& sign) {
    const bool isLetter = sign.text.size() == 1 && sign.text[0] >= 'A' && sign.text[0] <= 'Z';
    return isLetter ? std::optional(sign.text[0] - 'A' + 1) : numberOf(sign);
}

/// Whether each label is one more than the previous one, or each one less; 0 may mean 10.
bool isCounting(const Line& line) {
    if (line.size() < 2)
        return false;
    constexpr int digits = 10;
    const auto isStep = [&](int step) {
        return std::ranges::adjacent_find(line, [step](const Sign& a, const Sign& b) {
                   const auto one = edgePlace(a), other = edgePlace(b);
                   return !one || !other ||
                          (*one + step != *other && (*one + step) % digits != *other);
               }) == line.end();
    };
    const auto isFirst = [](const Sign& sign) {
        const auto place = edgePlace(sign);
        return place && (*place == 0 || *place == 1);
    };
    return (isFirst(line.front()) && isStep(1)) || (isFirst(line.back()) && isStep(-1));
}

/// Which signs to leave out. An edge is a column of numbers or letters, or of blanks between a
/// frame and the text's end.
enum class Edge { Kept, Dropped, Emptied };
struct Without {
    bool lines, blankRows, edgeRows;
    Edge left, right;
};

bool isEdgeRow(Line line) {
    std::erase_if(line, &Sign::isBlank);
    return isCounting(line);
}

/// An emptied edge is replaced by empty cells: "1   | X |".
void dropSide(Lines& lines, Edge edge, bool isLeft) {
    if (edge == Edge::Kept)
        return;
    const auto at = [isLeft](Line& line) {
        return isLeft ? line.begin() : line.end() - 1;
    };
    Line places;
    for (Line& line : lines)
        if (!at(line)->isBlank())
            places.push_back(*at(line));
    const bool isCounted = places.size() == lines.size() && isCounting(places);
    for (Line& line : lines) {
        if (edge == Edge::Emptied && isCounted && at(line)->isWholeCell)
            at(line)->text = " ";
        else if (isCounted || (edge == Edge::Dropped && at(line)->isBlank()))
            line.erase(at(line));
    }
    std::erase_if(lines, &Line::empty);
}

Lines linesOf(const StoneSigns& signs, const Without& without) {
    using Frame = StoneSigns::Frame;
    Lines lines;
    for (const StoneSigns::Row& row : signs.rows())
        if (row.frame == Frame::No || (row.frame == Frame::Lines && !without.lines) ||
            (row.frame == Frame::Blank && !without.blankRows))
            lines.push_back(row.signs);
    if (without.edgeRows && !lines.empty() && isEdgeRow(lines.front()))
        lines.erase(lines.begin());
    if (without.edgeRows && !lines.empty() && isEdgeRow(lines.back()))
        lines.pop_back();
    dropSide(lines, without.left, true);
    dropSide(lines, without.right, false);
    return lines;
}

/// The signs of the sides; the earlier one in this list begins.
constexpr std::string_view beginners[] = {"O", "1", "R", "B", "X", "2", "Y", "W", "-1"};
constexpr std::pair<std::string_view, std::string_view> partners[] = {
    {"O", "X"}, {"1", "2"}, {"R", "Y"}, {"B", "W"}, {"1", "-1"}};

bool isSideLetter(const std::string& text) {
    return text.size() == 1 && std::string_view("OXRYBW").find(text[0]) != std::string_view::npos;
}

bool isEmptySign(const std::string& text) {
    return text == "0" ||
           (text.size() == 1 && std::string_view(".-_+ ").find(text[0]) != std::string_view::npos);
}

/// Whether every number is the index of its own cell, counted from 0, from 1 or as on a number pad,
/// and so means empty.
bool areOwnPlaces(const Line& cells) {
    constexpr int side = 3;
    const auto areCounted = [&cells](auto placeOf) {
        for (int at = 0; at < static_cast<int>(cells.size()); ++at)
            if (const auto number = numberOf(cells[static_cast<std::size_t>(at)]);
                number && *number != 0 && *number != placeOf(at))
                return false;
        return true;
    };
    return areCounted([](int at) { return at; }) || areCounted([](int at) { return at + 1; }) ||
           (cells.size() == side * side &&
            areCounted([](int at) { return side * (side - 1 - at / side) + at % side + 1; }));
}

Line joined(const Lines& lines) {
    Line all;
    for (const Line& line : lines)
        all.insert(all.end(), line.begin(), line.end());
    return all;
}

/// Whether a 0 occurs together with another sign for empty: then 0 is a stone or a mistake.
bool hasTwoEmptySigns(const Line& cells) {
    const auto isZero = [](const Sign& cell) {
        return cell.text == "0";
    };
    return std::ranges::any_of(cells, isZero) && std::ranges::any_of(cells, [&](const Sign& cell) {
               return isEmptySign(cell.text) && !isZero(cell);
           });
}

/// The sides of the cells; nothing if a sign is not a cell or there are three sides.
std::optional<StoneSides> sidesOf(const Line& cells) {
    std::vector<std::string_view> found; // in the order of beginners
    const bool hasLetters =
        std::ranges::any_of(cells, [](const Sign& cell) { return isSideLetter(cell.text); });
    const bool hasPlaces =
        (hasLetters ||
         std::ranges::any_of(cells,
                             [](const Sign& cell) { return numberOf(cell).value_or(0) > 2; })) &&
        areOwnPlaces(cells);
    for (const Sign& cell : cells) {
        const bool isEmpty = isEmptySign(cell.text) || (hasPlaces && numberOf(cell));
        if (!isEmpty && std::ranges::find(beginners, cell.text) == std::end(beginners))
            return std::nullopt;
        if (!isEmpty && numberOf(cell) && hasLetters)
            return std::nullopt;
    }
    const auto has = [&cells](auto what) {
        return std::ranges::any_of(cells, [&](const Sign& cell) { return what(cell.text); });
    };
    const auto isZero = [](const std::string& text) {
        return text == "0";
    };
    if (!hasPlaces && has(isZero) &&
        has([&](const std::string& text) { return isEmptySign(text) && !isZero(text); }))
        return std::nullopt; // a 0 together with points is a side, or a mistake
    for (const std::string_view side : beginners)
        if (std::ranges::any_of(cells, [&](const Sign& cell) {
                return cell.text == side && !(hasPlaces && numberOf(cell));
            }))
            found.push_back(side);
    if (found.size() > 2)
        return std::nullopt;
    if (found.size() == 2)
        return StoneSides{std::string(found[0]), std::string(found[1])};
    if (found.empty())
        return StoneSides{};
    for (const auto& [one, other] : partners)
        if (found[0] == one || found[0] == other)
            return StoneSides{std::string(one), std::string(other)};
    return std::nullopt;
}

/// The lines as a board of that size, one row per line or several; nothing if they are not.
std::optional<StoneCells> cellsOf(const Lines& lines, int width, int height) {
    const auto columns = static_cast<std::size_t>(width);
    if (!std::ranges::all_of(lines,
                             [columns](const Line& line) { return line.size() % columns == 0; }))
        return std::nullopt;
    const Line all = joined(lines);
    const auto sides =
        all.size() == columns * static_cast<std::size_t>(height) ? sidesOf(all) : std::nullopt;
    if (!sides)
        return std::nullopt;
    StoneCells cells = {width, height, {}, *sides};
    const bool hasLetters = isSideLetter(sides->one);
    const bool areNumbers = !hasLetters;
    for (const Sign& sign : all) {
        const bool isSide = areNumbers || isSideLetter(sign.text);
        cells.signs += !isSide                     ? '.'
                       : sign.text == sides->one   ? 'o'
                       : sign.text == sides->other ? 'x'
                                                   : '.';
    }
    return cells;
}

/// Whether - + or _ occur as cells in rows that are not a frame: then rows of only these are cells
/// too.
bool hasLinesAsCells(const StoneSigns& signs) {
    return std::ranges::any_of(signs.rows(), [](const StoneSigns::Row& row) {
        return row.frame == StoneSigns::Frame::No &&
               std::ranges::any_of(row.signs, [](const Sign& sign) {
                   return sign.text == "-" || sign.text == "+" || sign.text == "_";
               });
    });
}

/// All combinations to try, in order.
std::vector<Without> allWithout(const StoneSigns& signs) {
    const bool linesFirst = !hasLinesAsCells(signs);
    std::vector<Without> all;
    for (const bool lines : {linesFirst, !linesFirst})
        for (const bool blankRows : {false, true})
            for (const bool edgeRows : {true, false})
                for (const Edge left : {Edge::Kept, Edge::Dropped, Edge::Emptied})
                    for (const Edge right : {Edge::Kept, Edge::Dropped})
                        all.push_back({lines, blankRows, edgeRows, left, right});
    return all;
}

std::optional<StoneCells> cellsOfSize(const StoneSigns& signs, int width, int height) {
    for (const Without& without : allWithout(signs))
        if (auto cells = cellsOf(linesOf(signs, without), width, height))
            return cells;
    return std::nullopt;
}

std::optional<StoneCells> cellsOfTheirSize(const Lines& lines) {
    constexpr std::size_t longestSide = 26;
    if (lines.size() < 2 || lines.size() > longestSide || lines[0].size() < 2 ||
        lines[0].size() > longestSide)
        return std::nullopt;
    return cellsOf(lines, static_cast<int>(lines[0].size()), static_cast<int>(lines.size()));
}

/// A board of the size of the lines. Labels on both sides are not cells; a single edge column may
/// be.
std::optional<StoneCells> cellsOfAnySize(const StoneSigns& signs) {
    for (const bool atBothSides : {true, false})
        for (const Without& without : allWithout(signs)) {
            const Lines lines = linesOf(signs, without);
            if (atBothSides) {
                Without kept = without;
                kept.left = kept.right = Edge::Kept;
                const Lines whole = linesOf(signs, kept);
                if (lines.empty() || whole.empty() || lines[0].size() + 2 != whole[0].size())
                    continue;
            }
            if (auto cells = cellsOfTheirSize(lines))
                return cells;
        }
    return std::nullopt;
}

[[noreturn]] void refuseSign(char sign, std::size_t place) {
    const bool isPrintable = sign >= ' ' && sign <= '~'; // one of several bytes has only its place
    throw(isPrintable ? FormatError("\"{}\" is not a sign of a board; signs are . o x, 0 1 2, "
                                    "_ R Y and the like",
                                    sign)
                      : FormatError("this is not a sign of a board; signs are . o x, 0 1 2, "
                                    "_ R Y and the like"))
        .at(Sentence("character {}", place + 1));
}

} // namespace

std::optional<StoneCells> findCells(const StoneSigns& signs, const GridSize& size,
                                    bool takesOtherSizes) {
    std::size_t count = 0;
    for (const StoneSigns::Row& row : signs.rows())
        count += row.signs.size();
    const bool mayBe = count >= static_cast<std::size_t>(size.cells());
    auto cells = mayBe ? cellsOfSize(signs, size.width, size.height) : std::nullopt;
    if (!cells && takesOtherSizes)
        cells = cellsOfAnySize(signs);
    if (!cells)
        if (const auto points = withPoints(signs.text(), size.width, size.height))
            cells = cellsOfSize(StoneSigns(*points), size.width, size.height);
    return cells;
}

bool isBoardRow(const StoneSigns& signs, int width) {
    if (signs.rows().size() != 1)
        return false;
    const Line& row = signs.rows().front().signs;
    const auto columns = static_cast<std::size_t>(width);
    constexpr std::size_t mostBeside = 2;
    for (std::size_t first = 0; first < mostBeside && first + columns <= row.size(); ++first) {
        const auto begin = row.begin() + static_cast<std::ptrdiff_t>(first);
        if (row.size() - columns <= mostBeside && sidesOf(Line(begin, begin + width)))
            return true;
    }
    return isFramedRow(signs.text(), width);
}

bool isColumnNames(const StoneSigns::Row& row, int width) {
    Line line = row.signs;
    std::erase_if(line, &Sign::isBlank);
    return line.size() == static_cast<std::size_t>(width) && isCounting(line);
}

void refuseCells(const StoneSigns& signs, std::string_view text, const GridSize& size) {
    Without without = {!hasLinesAsCells(signs), false, true, Edge::Kept, Edge::Kept};
    without.edgeRows = !linesOf(signs, without).empty(); // only column names: abc
    const Lines lines = linesOf(signs, without);
    for (const Line& line : lines)
        for (const Sign& sign : line)
            if (!isEmptySign(sign.text) &&
                std::ranges::find(beginners, sign.text) == std::end(beginners))
                refuseSign(text[sign.place], sign.place);
    if (lines.size() != static_cast<std::size_t>(size.height))
        throw lines.size() == 1
            ? FormatError("the board has 1 row, not {}", size.height)
            : FormatError("the board has {} rows, not {}", lines.size(), size.height);
    for (std::size_t row = 0; row < lines.size(); ++row)
        if (lines[row].size() != static_cast<std::size_t>(size.width))
            throw lines[row].size() == 1
                ? FormatError("row {} has 1 cell, not {}", row + 1, size.width)
                : FormatError("row {} has {} cells, not {}", row + 1, lines[row].size(),
                              size.width);
    throw hasTwoEmptySigns(joined(lines))
        ? FormatError("0 and another sign cannot both be empty cells; write O for a stone")
        : FormatError("the board has more than two sides");
}

} // namespace yomi
