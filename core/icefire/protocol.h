// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/state.h"

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The text that the game sends to a bot. Before the first turn, the mine spots:
//
//     number of spots, then a line "x y" for each, by y, then x
//
// and in each turn, for the player who receives it:
//
//     their gold / their income / the enemy's gold / the enemy's income (four lines)
//     12 map rows: # void, . neutral, O own, o own inactive, X enemy, x enemy inactive
//     number of buildings, then "owner type x y" (owner 0 you, 1 enemy; type 0 HQ, 1 mine, 2 tower)
//     number of units, then "owner id level x y"
//
// sorted by owner first, then by type, x, y or by id. The board is not turned for player 1.

namespace yomi::icefire {

/// The mine spots, each line ended by '\n'.
std::string initialInput(const Map& map);
/// The position as the player to move is shown it, each line ended by '\n'.
std::string turnInput(const State& state);

/// Reads what a bot is sent, turn after turn, from a stream.
class InputReader {
public:
    /// `input` must outlive the reader.
    explicit InputReader(std::istream& input, Ruleset ruleset = Ruleset::Current);

    /// The position of the next turn, or nothing at the end of the input. The mine spots are read
    /// where they stand, before any turn; without them the known spots are the cells with mines.
    /// The turn is counted from 1, the player is told by their HQ, and the next unit's id is the
    /// highest one on the board + 1, for the text has none of these. Throws FormatError, with the
    /// line's number, for anything that the game does not send, and for more than 64 MiB in a line.
    std::optional<State> next();

    int lineNumber() const { return m_lineNumber; } ///< of the line read last, from 1

private:
    /// The numbers of the next line, `fewest` to `most` of them; `what` names the line in errors.
    std::vector<int> numbers(std::size_t fewest, std::size_t most, std::string_view what);
    std::vector<int> numbers(std::size_t count, std::string_view what);
    std::string line(std::string_view what);
    void readHead(State& state, CellSet& mineSpots);
    void readRows(State& state, Map& map);
    void readBuildings(State& state, CellSet& free);
    void readUnits(State& state, CellSet& free);
    /// The cell, which is free no longer.
    Cell takenCell(CellSet& free, int x, int y) const;
    [[noreturn]] void fail(const std::string& sentence) const;

    std::istream& m_input;
    Ruleset m_ruleset;
    std::shared_ptr<const Terrain> m_terrain;
    int m_turn = 0;
    int m_lineNumber = 0;
};

/// The position in a text that a bot receives in one turn, with or without the mine spots before
/// it; lines may be quoted ("> ") or indented. Throws FormatError like InputReader, and for text
/// after the turn.
State parseInput(std::string_view text, Ruleset ruleset = Ruleset::Current);

} // namespace yomi::icefire
