// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recording_header.h"

#include "core/boards/game_entry.h"
#include "core/boards/grid_text.h"
#include "core/boards/stone_text.h"
#include "core/common/format_error.h"
#include "core/tree/line_text.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace yomi::tree {

namespace {

constexpr int longestSide = 26;

[[noreturn]] void refuse(const std::string& sentence) {
    throw LineError(ErrorKind::HeaderValue, sentence);
}

[[noreturn]] void refuse(const LinePart& field, const std::string& expected) {
    refuse(std::string(field.name) + " takes " + expected + ", not " + shownText(field.text) + ".");
}

std::string_view textOf(const LinePart& field, const std::string& expected) {
    if (field.form != LinePart::Form::Text)
        refuse(field, expected);
    return field.text;
}

template <NamedEnum Enum>
Enum choiceOf(const LinePart& field) {
    const std::string expected = "one of " + listOfNames<Enum>();
    if (const auto found = enumNamed<Enum>(textOf(field, expected)))
        return *found;
    refuse(field, expected);
}

double numberOfField(const LinePart& field, bool isPositive) {
    const auto number = parseNumber(field.text);
    if (!number || field.form > LinePart::Form::Number || (isPositive && *number <= 0))
        refuse(field, isPositive ? "a number greater than 0" : "a number");
    return *number;
}

/// Also accepts the greatest long or double of C and Java.
double infinityOf(const LinePart& field) {
    const auto number = parseNumberOfAnySize(field.text);
    if (!number || field.form > LinePart::Form::Number || *number <= 0)
        refuse(field, "a number greater than 0");
    return *number;
}

std::optional<int> lengthIn(std::string_view text, int least, int most) {
    const auto number = parseCount(text);
    return number && *number >= least && *number <= most ? std::optional(static_cast<int>(*number))
                                                         : std::nullopt;
}

std::pair<int, int> sizeOf(const LinePart& field) {
    const std::string expected = "columns and rows, 1x1 to 26x26";
    const std::string_view text = textOf(field, expected);
    const std::size_t times = std::min(text.find('x'), text.size());
    const auto width = lengthIn(text.substr(0, times), 1, longestSide);
    const auto height = lengthIn(text.substr(std::min(times + 1, text.size())), 1, longestSide);
    if (!width || !height)
        refuse(field, expected);
    return {*width, *height};
}

int integerOf(const LinePart& field, int least, int most) {
    const auto number = lengthIn(field.text, least, most);
    if (!number || field.form > LinePart::Form::Number)
        refuse(field, "a number from " + std::to_string(least) + " to " + std::to_string(most));
    return *number;
}

Bounds rangeOf(const LinePart& field) {
    const std::string expected = "two numbers, the least and the greatest score, such as -1,1";
    const std::string_view text = textOf(field, expected);
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto low = parseNumber(text.substr(0, comma));
    const auto high = parseNumber(text.substr(std::min(comma + 1, text.size())));
    if (!low || !high || *low > *high)
        refuse(field, expected);
    return {*low, *high};
}

void readPromises(const LinePart& field, RecordingHeader& header) {
    const std::string expected = "some of depth, moves and stores, with commas between";
    std::string_view text = textOf(field, expected);
    for (bool hasMore = true; hasMore;) {
        const std::size_t comma = text.find(',');
        hasMore = comma != std::string_view::npos;
        const std::string_view promise = text.substr(0, comma);
        bool* const promised = promise == "depth"    ? &header.promisesDepth
                               : promise == "moves"  ? &header.promisesMoves
                               : promise == "stores" ? &header.promisesStores
                                                     : nullptr;
        if (!promised)
            refuse(field, expected);
        *promised = true;
        text.remove_prefix(hasMore ? comma + 1 : text.size());
    }
}

/// Null for game=none.
const GameEntry* gameOf(const LinePart& field) {
    std::string expected = "one of none";
    for (const GameEntry* const game : games())
        expected.append(", ").append(game->name);
    const std::string_view name = textOf(field, expected);
    const GameEntry* const game = gameNamed(name);
    if (!game && name != "none")
        refuse(field, expected);
    return game;
}

/// The cell that a move takes on a board of . o x: a square, or the cell where a stone lands.
std::size_t cellOf(const std::string& move, const std::string& board, const RecordingHeader& header,
                   const Sentence& place) {
    const auto width = static_cast<std::size_t>(header.width);
    const bool falls = header.hasColumns();
    std::size_t cell = falls ? columnSigns.find(move)
                             : static_cast<std::size_t>(parseSquare(move, header.size(), place));
    if (falls && cell >= width)
        throw FormatError("there is no column {}", shownText(move)).at(place);
    if (board[cell] != '.')
        throw(falls ? FormatError("{} is full", shownText(move))
                    : FormatError("{} is taken", shownText(move)))
            .at(place);
    while (falls && cell + width < board.size() && board[cell + width] == '.')
        cell += width;
    return cell;
}

/// The board after moves in the notation of readStones(), from the empty one.
std::string boardAfterMoves(const std::string& text, const RecordingHeader& header) {
    std::vector<std::string> moves;
    if (header.hasColumns())
        for (const char column : text)
            moves.emplace_back(1, column);
    else if (const auto squares = squaresIn(text))
        moves = *squares;
    else
        throw FormatError("there is no square in {}", shownText(text));
    std::string board = header.root;
    bool isWon = false;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto place = Sentence("move {}", i + 1);
        if (isWon)
            throw FormatError("the game is over before it").at(place);
        const std::size_t cell = cellOf(moves[i], board, header, place);
        board[cell] = i % 2 == 0 ? 'o' : 'x';
        isWon = hasLineThrough(board, header.width, cell, header.inARow);
    }
    return board;
}

void readRoot(const LinePart* field, RecordingHeader& header) {
    const auto size =
        static_cast<std::size_t>(header.width) * static_cast<std::size_t>(header.height);
    header.root.assign(size, '.');
    if (!field)
        return;
    const std::string expected = "a board of " + header.size().text() + ", such as " +
                                 std::to_string(size) + " characters of . o x, or moves";
    if (field->form == LinePart::Form::Null)
        refuse(*field, expected);
    try {
        const StoneReading reading =
            readStones(field->text, {header.game->notation, header.size()});
        header.rootBase = reading.base;
        header.root = reading.isBoard ? reading.text : boardAfterMoves(reading.text, header);
        std::erase(header.root, '/');
    } catch (const FormatError& error) {
        refuse("root takes " + expected + ", not " + shownText(field->text) + ": " + error.what() +
               ".");
    }
    const std::string& root = header.root;
    const auto lead = std::ranges::count(root, 'o') - std::ranges::count(root, 'x');
    if (lead != 0 && lead != 1)
        refuse(*field, "as many o as x, or one o more");
    const auto width = static_cast<std::size_t>(header.width);
    for (std::size_t cell = 0; header.hasColumns() && cell + width < size; ++cell)
        if (root[cell] != '.' && root[cell + width] == '.')
            refuse(*field, "a board on which nothing floats");
    const char toMove = lead == 0 ? 'o' : 'x';
    for (std::size_t cell = 0; cell < size; ++cell)
        if (root[cell] == toMove && hasLineThrough(root, header.width, cell, header.inARow))
            refuse(*field, "a board that a game leads to: the side to move has a line already");
    header.toMove = lead == 0 ? Side::Max : Side::Min;
}

/// The size, line, root and side to move, which depend on the game.
class BoardFields {
public:
    bool take(const LinePart& field) {
        if (field.name == "size")
            m_size = sizeOf(field);
        else if (field.name == "line")
            m_inARow = integerOf(field, 1, longestSide);
        else if (field.name == "root")
            m_root = &field;
        else if (field.name == "tomove")
            m_toMove = choiceOf<Side>(field);
        else
            return false;
        return true;
    }

    void complete(RecordingHeader& header) const {
        if (!header.game) {
            header.toMove = m_toMove.value_or(Side::Max);
            header.toMoveFrom = m_toMove ? HeaderSource::Header : HeaderSource::Default;
            return;
        }
        const GameEntry& game = *header.game;
        if (game.sizes == BoardSizes::Any && (!m_size || !m_inARow))
            refuse("game=" + std::string(game.name) +
                   " needs size and line, such as size=4x3 line=3.");
        const GridSize& usual = game.usualSize;
        std::tie(header.width, header.height) =
            m_size.value_or(std::pair(usual.width, usual.height));
        header.inARow = m_inARow.value_or(usual.inARow);
        if (game.sizes == BoardSizes::One && header.size() != usual)
            refuse("The board of " + std::string(game.name) + " is " + usual.text() + " with " +
                   std::to_string(usual.inARow) + " in a row; game=mnk has others.");
        readRoot(m_root, header);
        if (m_toMove.value_or(header.toMove) != header.toMove)
            refuse("tomove=" + std::string(nameOf(*m_toMove)) + " is wrong: on this board " +
                   (header.toMove == Side::Max ? "o is to move, max." : "x is to move, min."));
    }

private:
    std::optional<std::pair<int, int>> m_size;
    std::optional<int> m_inARow;
    std::optional<Side> m_toMove;
    const LinePart* m_root = nullptr;
};

} // namespace

bool RecordingHeader::hasColumns() const {
    return game && game->hasColumns();
}

void setGame(RecordingHeader& header, const GameEntry& game, const GridSize& size) {
    header.game = &game;
    header.width = size.width;
    header.height = size.height;
    header.inARow = size.inARow;
    if (game.hasColumns()) {
        header.base = 1;
        header.baseFrom = HeaderSource::Header;
    }
}

RecordingHeader readHeader(std::span<const LinePart> fields) {
    RecordingHeader header;
    BoardFields board;
    for (const LinePart& field : fields) {
        if (field.name == "game")
            header.game = gameOf(field);
        else if (field.name == "base")
            std::tie(header.base, header.baseFrom) =
                std::pair(integerOf(field, 0, 1), HeaderSource::Header);
        else if (field.name == "values")
            header.values = choiceOf<ValuesOf>(field);
        else if (field.name == "search")
            header.search = choiceOf<SearchKind>(field);
        else if (field.name == "fail")
            header.fail = choiceOf<FailKind>(field);
        else if (field.name == "inf")
            header.infinity = infinityOf(field);
        else if (field.name == "mate")
            header.mate = numberOfField(field, true);
        else if (field.name == "step")
            header.nullWindow = numberOfField(field, true);
        else if (field.name == "scale")
            header.scale = numberOfField(field, true);
        else if (field.name == "draw")
            header.draw = numberOfField(field, false);
        else if (field.name == "range")
            header.range = rangeOf(field);
        else if (field.name == "promises")
            readPromises(field, header);
        else if (!board.take(field))
            header.own.emplace_back(field.name, field.text);
    }
    board.complete(header);
    return header;
}

} // namespace yomi::tree
