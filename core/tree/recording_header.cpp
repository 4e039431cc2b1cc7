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
#include <type_traits>

namespace yomi::tree {

namespace {

constexpr int longestSide = 26;

/// The template's first places are for the field's name and what it has.
template <class... Values>
[[noreturn]] void
refuse(Template<std::string_view, Sentence, std::type_identity_t<Values>...> english,
       const LinePart& field, const Values&... values) {
    throw LineError(ErrorKind::HeaderValue,
                    Sentence(english, field.name, shownText(field.text), values...));
}

/// Empty for another value, which no field takes.
std::string_view fieldText(const LinePart& field) {
    return field.form == LinePart::Form::Text ? field.text : std::string_view();
}

template <NamedEnum Enum>
Enum choiceOf(const LinePart& field) {
    if (const auto found = enumNamed<Enum>(fieldText(field)))
        return *found;
    refuse("{0} takes one of {2}, not {1}.", field, listOfNames<Enum>());
}

double positiveIn(const LinePart& field, std::optional<double> number) {
    if (!number || field.form > LinePart::Form::Number || *number <= 0)
        refuse("{} takes a number greater than 0, not {}.", field);
    return *number;
}

double positiveOf(const LinePart& field) {
    return positiveIn(field, parseNumber(field.text));
}

/// Also accepts the greatest long or double of C and Java.
double infinityOf(const LinePart& field) {
    return positiveIn(field, parseNumberOfAnySize(field.text));
}

double numberOfField(const LinePart& field) {
    const auto number = parseNumber(field.text);
    if (!number || field.form > LinePart::Form::Number)
        refuse("{} takes a number, not {}.", field);
    return *number;
}

std::optional<int> lengthIn(std::string_view text, int least, int most) {
    const auto number = parseCount(text);
    return number && *number >= least && *number <= most ? std::optional(static_cast<int>(*number))
                                                         : std::nullopt;
}

std::pair<int, int> sizeOf(const LinePart& field) {
    const std::string_view text = fieldText(field);
    const std::size_t times = std::min(text.find('x'), text.size());
    const auto width = lengthIn(text.substr(0, times), 1, longestSide);
    const auto height = lengthIn(text.substr(std::min(times + 1, text.size())), 1, longestSide);
    if (!width || !height)
        refuse("{} takes columns and rows, 1x1 to 26x26, not {}.", field);
    return {*width, *height};
}

int integerOf(const LinePart& field, int least, int most) {
    const auto number = lengthIn(field.text, least, most);
    if (!number || field.form > LinePart::Form::Number)
        refuse("{0} takes a number from {2} to {3}, not {1}.", field, least, most);
    return *number;
}

Bounds rangeOf(const LinePart& field) {
    const std::string_view text = fieldText(field);
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto low = parseNumber(text.substr(0, comma));
    const auto high = parseNumber(text.substr(std::min(comma + 1, text.size())));
    if (!low || !high || *low > *high)
        refuse("{} takes two numbers, the least and the greatest score, such as -1,1, not {}.",
               field);
    return {*low, *high};
}

void readPromises(const LinePart& field, RecordingHeader& header) {
    std::string_view text = fieldText(field);
    for (bool hasMore = true; hasMore;) {
        const std::size_t comma = text.find(',');
        hasMore = comma != std::string_view::npos;
        const std::string_view promise = text.substr(0, comma);
        bool* const promised = promise == "depth"    ? &header.promisesDepth
                               : promise == "moves"  ? &header.promisesMoves
                               : promise == "stores" ? &header.promisesStores
                                                     : nullptr;
        if (!promised)
            refuse("{} takes some of depth, moves and stores, with commas between, not {}.", field);
        *promised = true;
        text.remove_prefix(hasMore ? comma + 1 : text.size());
    }
}

/// Null for game=none.
const GameEntry* gameOf(const LinePart& field) {
    const std::string_view name = fieldText(field);
    const GameEntry* const found = gameNamed(name);
    if (found || name == "none")
        return found;
    std::string names = "none";
    for (const GameEntry* const game : games())
        names.append(", ").append(game->name);
    refuse("{0} takes one of {2}, not {1}.", field, names);
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
    const auto expected =
        Sentence("{} takes a board of {}, such as {} characters of . o x, or moves, not {}",
                 field->name, header.size().text(), size, shownText(field->text));
    if (field->form == LinePart::Form::Null)
        throw LineError(ErrorKind::HeaderValue, Sentence("{}.", expected));
    try {
        const StoneReading reading =
            readStones(field->text, {header.game->notation, header.size()});
        header.rootBase = reading.base;
        header.root = reading.isBoard ? reading.text : boardAfterMoves(reading.text, header);
        std::erase(header.root, '/');
    } catch (const FormatError& error) {
        throw LineError(ErrorKind::HeaderValue, Sentence("{}: {}.", expected, error.sentence()));
    }
    const std::string& root = header.root;
    const auto lead = std::ranges::count(root, 'o') - std::ranges::count(root, 'x');
    if (lead != 0 && lead != 1)
        refuse("{} takes as many o as x, or one o more, not {}.", *field);
    const auto width = static_cast<std::size_t>(header.width);
    for (std::size_t cell = 0; header.hasColumns() && cell + width < size; ++cell)
        if (root[cell] != '.' && root[cell + width] == '.')
            refuse("{} takes a board on which nothing floats, not {}.", *field);
    const char toMove = lead == 0 ? 'o' : 'x';
    for (std::size_t cell = 0; cell < size; ++cell)
        if (root[cell] == toMove && hasLineThrough(root, header.width, cell, header.inARow))
            refuse("{} takes a board that a game leads to: the side to move has a line already, "
                   "not {}.",
                   *field);
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
            throw LineError(
                ErrorKind::HeaderValue,
                Sentence("game={} needs size and line, such as size=4x3 line=3.", game.name));
        const GridSize& usual = game.usualSize;
        std::tie(header.width, header.height) =
            m_size.value_or(std::pair(usual.width, usual.height));
        header.inARow = m_inARow.value_or(usual.inARow);
        if (game.sizes == BoardSizes::One && header.size() != usual)
            throw LineError(ErrorKind::HeaderValue,
                            Sentence("The board of {} is {} with {} in a row; game=mnk has others.",
                                     game.name, usual.text(), usual.inARow));
        readRoot(m_root, header);
        if (m_toMove.value_or(header.toMove) != header.toMove)
            throw LineError(
                ErrorKind::HeaderValue,
                header.toMove == Side::Max
                    ? Sentence("tomove=min is wrong: on this board o is to move, max.")
                    : Sentence("tomove=max is wrong: on this board x is to move, min."));
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
            header.mate = positiveOf(field);
        else if (field.name == "step")
            header.nullWindow = positiveOf(field);
        else if (field.name == "scale")
            header.scale = positiveOf(field);
        else if (field.name == "draw")
            header.draw = numberOfField(field);
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
