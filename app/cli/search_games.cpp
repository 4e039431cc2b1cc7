// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_games.h"

#include "core/common/format_error.h"
#include "core/common/grid_text.h"
#include "core/common/stone_text.h"
#include "core/connectfour/search.h"
#include "core/mnk/search.h"
#include "core/tictactoe/search.h"

#include <numeric>
#include <stdexcept>

namespace yomi::cli {

using nlohmann::json;
using search::Settings;

namespace {

std::vector<int> countedUp(int count) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

/// Calls `parse`. A command-line text that it cannot read is a wrong option.
template <class Parse>
auto asked(const Parse& parse) {
    try {
        return parse();
    } catch (const FormatError& error) {
        throw std::invalid_argument(std::string(error.what()) + ".");
    }
}

std::string joined(const std::string& one, const std::string& separator, const std::string& other) {
    return one.empty() || other.empty() ? one + other : one + separator + other;
}

/// Reads a position on a board of that size unless another was requested.
StoneQuestion questionOf(StoneGame game, const GridSize& size, const SearchStart& from) {
    return {game, size, !from.size, from.toMove, from.begins == tictactoe::Begins::X};
}

/// Moves of any notation in the game's own; unchanged if they are not moves.
std::string ownMoves(const std::string& moves, StoneGame game, const GridSize& size) {
    const auto found = asked([&] { return findMoves(moves, game, size); });
    return found && !isOwnText(moves, found->text) ? found->text : moves;
}

StoneReading connectFourReading(const SearchStart& from) {
    const connectfour::Size size =
        parseSize<connectfour::Size>(from.size.value_or("7x6"), from.inARow.value_or(4));
    return asked([&] {
        return readStones(from.position.value_or(""),
                          questionOf(StoneGame::ConnectFour, size, from));
    });
}

StoneReading mnkReading(const SearchStart& from) {
    const mnk::Size size = parseSize<mnk::Size>(from.size.value_or("3x3"), from.inARow.value_or(3));
    return asked([&] {
        return readStones(from.position.value_or(""), questionOf(StoneGame::Mnk, size, from));
    });
}

/// The moves of tic-tac-toe: squares by number, 4,0,8, or by name, b2 a1 c3.
std::vector<int> parseSquares(const std::string& text) {
    constexpr GridSize board = {3, 3, 3};
    const auto moves = asked([&] { return findMoves(text, StoneGame::TicTacToe, board); });
    const auto names = moves ? squaresIn(moves->text) : std::nullopt;
    if (!names)
        throw std::invalid_argument("Moves are squares such as 4,0,8; \"" + text + "\" is not.");
    std::vector<int> squares;
    for (const std::string& name : *names)
        squares.push_back(asked([&] {
            return parseSquare(name, board, "move " + std::to_string(squares.size() + 1));
        }));
    return squares;
}

/// The searches of a game whose functions are in the namespace of its positions.
template <class Position>
void addSearches(Searchable& game, const Position& position) {
    game.search = [position](const Settings& settings, const Limits& limits) {
        return searchPosition(position, settings, limits);
    };
    game.analyze = [position](const Settings& settings, const Limits& limits) {
        return analyzePosition(position, settings, limits);
    };
    game.record = [position](const Settings& settings, const Limits& limits,
                             trace::NodeId mostNodes) {
        return recordPosition(position, settings, limits, mostNodes);
    };
}

Searchable searchableConnectFour(const SearchStart& from,
                                 std::optional<connectfour::MoveOrder> order) {
    const StoneReading reading = connectFourReading(from);
    const connectfour::Position position = connectFourPosition(from, order);
    const connectfour::Size size = position.size();
    Searchable game;
    game.size = size.text();
    game.inARow = size.inARow;
    game.position = reading.isBoard
                        ? boardText(position)
                        : reading.text + ownMoves(from.moves, StoneGame::ConnectFour, size);
    game.firstToMove = position.firstToMove();
    game.readAs = reading.sentence;
    game.moves = {"move", [](int column) {
                      return json(std::string(1, connectfour::moveText(column)));
                  }};
    game.scored = countedUp(size.width);
    game.resolved = [size](const Settings& settings) {
        return search::resolved(settings, connectfour::gameDefaults(), size.cells());
    };
    addSearches(game, position);
    return game;
}

Searchable searchableMnk(const SearchStart& from) {
    const StoneReading reading = mnkReading(from);
    const mnk::Position position = mnkPosition(from);
    const mnk::Size size = position.size();
    Searchable game;
    game.size = size.text();
    game.inARow = size.inARow;
    game.position = reading.isBoard ? boardText(position)
                                    : joined(reading.sentence.empty() ? from.position.value_or("")
                                                                      : reading.text,
                                             " ", ownMoves(from.moves, StoneGame::Mnk, size));
    game.firstToMove = position.firstToMove();
    game.readAs = reading.sentence;
    game.moves = {"move", [size](int square) {
                      return json(mnk::moveText(size, square));
                  }};
    game.scored = countedUp(size.cells());
    game.resolved = [size](const Settings& settings) {
        return search::resolved(settings, mnk::gameDefaults(), size.cells());
    };
    addSearches(game, position);
    return game;
}

} // namespace

connectfour::Position connectFourPosition(const SearchStart& from,
                                          std::optional<connectfour::MoveOrder> order) {
    const connectfour::Position position = asked([&] {
        const auto start = connectfour::positionOf(connectFourReading(from));
        return connectfour::played(start,
                                   ownMoves(from.moves, StoneGame::ConnectFour, start.size()));
    });
    return {position.size(), position.mover(), position.stones(),
            order.value_or(connectfour::MoveOrder::Left)};
}

mnk::Position mnkPosition(const SearchStart& from) {
    return asked([&] {
        const auto start = mnk::positionOf(mnkReading(from));
        return mnk::played(start, ownMoves(from.moves, StoneGame::Mnk, start.size()));
    });
}

Searchable searchable(const tictactoe::Position& start, const SearchStart& from) {
    if (from.size || from.inARow)
        throw std::invalid_argument("Tic-tac-toe has no --" +
                                    std::string(from.size ? "size" : "in-a-row") +
                                    "; boards of other sizes are --game mnk.");
    using tictactoe::Begins;
    tictactoe::Position position = start;
    Begins begins = from.begins.value_or(Begins::O);
    Searchable game;
    if (from.position || !from.toMove.empty()) {
        StoneQuestion question = questionOf(StoneGame::TicTacToe, {3, 3, 3}, from);
        question.takesOtherSizes = false;
        const StoneReading reading =
            tictactoe::readPosition(from.position.value_or(text(start, begins)), question);
        position = asked([&] { return tictactoe::positionOf(reading); });
        if (reading.first == "O" || reading.first == "X")
            begins = tictactoe::begins(reading);
        game.readAs = reading.sentence;
    }
    for (const int square : parseSquares(from.moves))
        position = played(position, square, begins);
    game.size = "3x3";
    game.inARow = 3;
    game.position = text(position, begins);
    game.first = signOf(tictactoe::Player::O, begins);
    game.second = signOf(tictactoe::Player::X, begins);
    game.firstToMove = position.toMove() == tictactoe::Player::O;
    game.moves = {"square", [](int square) {
                      return json(square);
                  }};
    game.scored = tictactoe::legalMoves(position);
    game.resolved = [](const Settings& settings) {
        return tictactoe::resolved(settings);
    };
    addSearches(game, position);
    return game;
}

Searchable searchable(SearchGame game, const SearchStart& from,
                      std::optional<connectfour::MoveOrder> order) {
    return game == SearchGame::Mnk ? searchableMnk(from) : searchableConnectFour(from, order);
}

} // namespace yomi::cli
