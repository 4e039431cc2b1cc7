// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_games.h"

#include "core/common/format_error.h"
#include "core/connectfour/search.h"
#include "core/mnk/search.h"
#include "core/tictactoe/search.h"

#include <algorithm>
#include <charconv>
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

/// What `parse` returns. A text of the command line that it cannot read is a wrong option.
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

/// The squares of a text such as "4,0,8".
std::vector<int> parseSquares(const std::string& text) {
    std::vector<int> squares;
    for (std::size_t begin = 0; !text.empty() && begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(", ", begin), text.size());
        const auto [stopped, error] =
            std::from_chars(text.data() + begin, text.data() + end, squares.emplace_back());
        if (error != std::errc() || stopped != text.data() + end)
            throw std::invalid_argument("Moves are squares such as 4,0,8; \"" + text +
                                        "\" is not.");
        begin = end + 1;
    }
    return squares;
}

/// The searches of a game whose functions are found beside its positions.
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
    const connectfour::Position position = connectFourPosition(from, order);
    const connectfour::Size size = position.size();
    const bool isBoard = from.position && from.position->find('/') != std::string::npos;
    Searchable game;
    game.size = size.text();
    game.inARow = size.inARow;
    game.position = isBoard ? boardText(position) : from.position.value_or("") + from.moves;
    game.firstToMove = position.firstToMove();
    game.moves = {"move", [](int column) {
                      return json(std::string(1, connectfour::moveText(column)));
                  }};
    game.scored = countedUp(size.width);
    game.resolved = [size](const Settings& settings) {
        return search::resolved(settings, connectfour::usual(), size.cells());
    };
    addSearches(game, position);
    return game;
}

Searchable searchableMnk(const SearchStart& from) {
    const mnk::Position position = mnkPosition(from);
    const mnk::Size size = position.size();
    const std::string text = from.position.value_or("");
    const bool isBoard = text.find_first_of("./") != std::string::npos;
    Searchable game;
    game.size = size.text();
    game.inARow = size.inARow;
    game.position = isBoard ? boardText(position) : joined(text, " ", from.moves);
    game.firstToMove = position.firstToMove();
    game.moves = {"move", [size](int square) {
                      return json(mnk::moveText(size, square));
                  }};
    game.scored = countedUp(size.cells());
    game.resolved = [size](const Settings& settings) {
        return search::resolved(settings, mnk::usual(), size.cells());
    };
    addSearches(game, position);
    return game;
}

} // namespace

connectfour::Position connectFourPosition(const SearchStart& from,
                                          std::optional<connectfour::MoveOrder> order) {
    const connectfour::Size size =
        parseSize<connectfour::Size>(from.size.value_or("7x6"), from.inARow.value_or(4));
    const connectfour::Position position = asked([&] {
        return connectfour::played(connectfour::parsePosition(from.position.value_or(""), size),
                                   from.moves);
    });
    return {size, position.mover(), position.stones(),
            order.value_or(connectfour::MoveOrder::Left)};
}

mnk::Position mnkPosition(const SearchStart& from) {
    const mnk::Size size = parseSize<mnk::Size>(from.size.value_or("3x3"), from.inARow.value_or(3));
    return asked([&] {
        return mnk::played(mnk::parsePosition(from.position.value_or(""), size), from.moves);
    });
}

Searchable searchable(const tictactoe::Position& start, const SearchStart& from) {
    if (from.size || from.inARow)
        throw std::invalid_argument("Tic-tac-toe has no --" +
                                    std::string(from.size ? "size" : "in-a-row") +
                                    "; boards of other sizes are --game mnk.");
    tictactoe::Position position = from.position ? tictactoe::parsePosition(*from.position) : start;
    for (const int square : parseSquares(from.moves))
        position = played(position, square);
    Searchable game;
    game.size = "3x3";
    game.inARow = 3;
    game.position = text(position);
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
