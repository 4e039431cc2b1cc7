// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_games.h"

#include "core/boards/engine_position.h"
#include "core/common/format_error.h"
#include "core/connectfour/search.h"
#include "core/tictactoe/entry.h"
#include "core/tictactoe/search.h"

#include <numeric>

namespace yomi::cli {

using nlohmann::json;

namespace {

/// Calls `parse`. A command-line text that it cannot read is a wrong option.
template <class Parse>
auto asked(const Parse& parse) {
    try {
        return parse();
    } catch (const FormatError& error) {
        throw InvalidArgument("{}.", error.sentence());
    }
}

/// Reads a position on a board of that size unless another was requested.
StoneQuestion questionOf(const GameEntry& game, const GridSize& size, const SearchStart& from) {
    return {game.notation, size, !from.size, from.toMove, from.begins == tictactoe::Begins::X};
}

/// Moves of any notation in the game's own; unchanged if they are not moves.
std::string ownMoves(const std::string& moves, const GameEntry& game, const GridSize& size) {
    const auto found = asked([&] { return findMoves(moves, game.notation, size); });
    return found && !isOwnText(moves, found->text) ? found->text : moves;
}

/// With the columns in that order.
std::shared_ptr<GamePosition> ordered(const GamePosition& position, connectfour::MoveOrder order) {
    using Position = connectfour::Position;
    const Position& start = EnginePosition<Position>::in(position);
    return std::make_shared<EnginePosition<Position>>(
        Position(start.size(), start.mover(), start.stones(), order));
}

} // namespace

Searchable searchable(const tictactoe::Position& start, const SearchStart& from) {
    if (from.size || from.inARow)
        throw InvalidArgument("Tic-tac-toe has no --{}; boards of other sizes are --game mnk.",
                              from.size ? "size" : "in-a-row");
    using tictactoe::Begins;
    const GameEntry& entry = tictactoe::gameEntry();
    tictactoe::Position position = start;
    Begins begins = from.begins.value_or(Begins::O);
    Searchable game;
    if (from.position || !from.toMove.empty()) {
        StoneQuestion question = questionOf(entry, entry.usualSize, from);
        question.takesOtherSizes = false;
        const StoneReading reading =
            tictactoe::readPosition(from.position.value_or(text(start, begins)), question);
        position = asked([&] { return tictactoe::positionOf(reading); });
        if (reading.first == "O" || reading.first == "X")
            begins = tictactoe::begins(reading);
        game.readAs = reading.sentence;
    }
    for (const int square : asked([&] { return tictactoe::squaresOf(from.moves); }))
        position = played(position, square, begins);
    game.start = std::make_shared<EnginePosition<tictactoe::Position>>(position);
    game.position = text(position, begins);
    game.first = signOf(tictactoe::Player::O, begins);
    game.second = signOf(tictactoe::Player::X, begins);
    game.moves = {"square", [](int square) {
                      return json(square);
                  }};
    game.scored = tictactoe::legalMoves(position);
    return game;
}

Searchable searchable(const GameEntry& entry, const SearchStart& from,
                      std::optional<connectfour::MoveOrder> order) {
    const GridSize asks = entry.parseSize(from.size.value_or(entry.usualSize.text()),
                                          from.inARow.value_or(entry.usualSize.inARow));
    const std::string given = from.position.value_or("");
    const StoneReading reading =
        asked([&] { return readStones(given, questionOf(entry, asks, from)); });
    std::shared_ptr<GamePosition> position = asked([&] { return entry.positionOf(reading); });
    const GridSize size = position->size();
    const std::string moves = ownMoves(from.moves, entry, size);
    asked([&] { position->play(moves); });
    // Squares that need no sentence are shown with the separators in which they were given.
    const bool isAsGiven = reading.sentence.empty() && !entry.hasColumns();
    Searchable game;
    game.start = order ? ordered(*position, *order) : position;
    game.position = reading.isBoard ? position->boardText()
                                    : entry.joined(isAsGiven ? given : reading.text, moves);
    game.readAs = reading.sentence;
    game.moves = {"move", [&entry, size](int move) {
                      return json(entry.moveText(size, move));
                  }};
    game.scored.resize(static_cast<std::size_t>(entry.moveCount(size)));
    std::iota(game.scored.begin(), game.scored.end(), 0);
    return game;
}

} // namespace yomi::cli
