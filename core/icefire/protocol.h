// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/format_error.h"
#include "core/icefire/state.h"

#include <array>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The text that the game sends to a bot. Before the first turn the mine spots:
//
//     number of spots, then a line "x y" for each, by y, then x
//
// and in each turn, from the view of the player who receives it:
//
//     their gold / their income / the enemy's gold / the enemy's income (four lines)
//     12 map rows: # void, . neutral, O own, o own inactive, X enemy, x enemy inactive
//     number of buildings, then "owner type x y" (owner 0 you, 1 enemy; type 0 HQ, 1 mine, 2 tower)
//     number of units, then "owner id level x y"
//
// sorted by owner first, then by type, x, y or by id. The board is not turned for player 1. Readers
// of this text, here as in most bots, read words and accept any blanks between them.

namespace yomi::icefire {

/// The mine spots, each line ended by '\n'.
std::string initialInput(const Map& map);
/// The position as the player to move receives it, each line ended by '\n'.
std::string turnInput(const State& state);

/// Reads the input of a bot, turn after turn, from a stream.
class InputReader {
public:
    /// `input` must outlive the reader.
    explicit InputReader(std::istream& input, Ruleset ruleset = Ruleset::Current);

    /// The position of the next turn, or nothing at the end of the input. Mine spots are read
    /// before any turn; without them the known spots are the cells with mines. The text lacks the
    /// turn, which is counted from 1, the player, who is identified by their HQ, and the next
    /// unit's id, which is the highest one on the board + 1. Throws FormatError, with the line's
    /// number, for anything that the game does not send.
    std::optional<State> next();

    /// Whether only blanks are left.
    bool isAtEnd();

    int lineNumber() const { return m_lineNumber; } ///< of the word read last, from 1

private:
    struct Number {
        int value;
        int line;
    };
    void skipBlanks();
    /// The next word; `what` names it in errors.
    std::string word(const Sentence& what);
    int numberOf(const std::string& text, const Sentence& what) const;
    /// The next words, as numbers.
    template <std::size_t Count>
    std::array<int, Count> numbers(const Sentence& what);
    /// Reads the text before the map and returns the first row of the map.
    std::string readHead(State& state, CellSet& mineSpots);
    void readMineSpots(std::span<const Number> numbers, CellSet& mineSpots);
    void readRows(std::string row, State& state, Map& map);
    void readBuildings(State& state, CellSet& free);
    void readUnits(State& state, CellSet& free);
    /// Removes the cell from the free ones and returns it.
    Cell takenCell(CellSet& free, int x, int y) const;
    /// Throws FormatError about the word read last.
    template <class... Values>
    [[noreturn]] void fail(Template<std::type_identity_t<Values>...> fault,
                           const Values&... values) const {
        throw FormatError(fault, values...).at(Sentence("line {}", m_lineNumber));
    }

    std::istream& m_input;
    Ruleset m_ruleset;
    std::shared_ptr<const Terrain> m_terrain;
    int m_turn = 0;
    int m_lineNumber = 1;
};

/// The position in a text that a bot receives in one turn, with or without the mine spots before
/// it; lines may be quoted ("> ") or indented. Throws FormatError like InputReader, and for text
/// after the turn.
State parseInput(std::string_view text, Ruleset ruleset = Ruleset::Current);

} // namespace yomi::icefire
