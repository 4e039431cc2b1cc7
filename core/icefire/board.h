// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/command.h"
#include "core/icefire/state.h"

#include <array>
#include <cstdint>
#include <vector>

namespace yomi::icefire {

enum class Content : std::uint8_t { Nothing, Level1, Level2, Level3, Mine, Tower, Headquarters };

constexpr Content unitOfLevel(int level) {
    return static_cast<Content>(level);
}
/// The level of a unit, 0 for anything else.
constexpr int levelOf(Content content) {
    return content <= Content::Level3 ? static_cast<int>(content) : 0;
}

/// A command for the search: names units by their cells; moves are single steps.
struct Action {
    CommandKind kind = CommandKind::Train;
    std::uint8_t level = 0; ///< Train
    std::uint8_t from = 0;  ///< Move: the unit's cell
    std::uint8_t to = 0;

    static constexpr Action move(Cell from, Cell to) {
        return {CommandKind::Move, 0, static_cast<std::uint8_t>(from),
                static_cast<std::uint8_t>(to)};
    }
    static constexpr Action train(int level, Cell to) {
        return {CommandKind::Train, static_cast<std::uint8_t>(level), 0,
                static_cast<std::uint8_t>(to)};
    }
    static constexpr Action build(CommandKind kind, Cell to) {
        return {kind, 0, 0, static_cast<std::uint8_t>(to)};
    }

    bool operator==(const Action&) const = default;
};

/// The position within a player-turn, for the search: sets of cells by content, and actions that
/// are applied and undone in place, without allocation. The rules are those of rules.h, but the
/// effects of an action are updated, not recomputed:
///
/// - a captured cell is connected at once, since an action always touches the player's active land;
///   a flood fill over the player's own cut-off cells finds those next to it;
/// - the cell's loser keeps their connections if their active cells around it are connected within
///   the 3×3 block, by a table of 512 entries; otherwise a flood fill of their land starts at the
///   HQ;
/// - incomes change by the cells won and lost.
///
/// An action costs some tens of nanoseconds, with a flood fill a few hundred; a copy of the board
/// is 650 bytes.
class Board {
public:
    /// The position must be valid (position_check.h), and its terrain must outlive the board.
    explicit Board(const State& state);
    explicit Board(State&&) = delete; ///< would not outlive the line

    Player player() const { return m_player; }
    const Terrain& terrain() const { return *m_terrain; }
    const CellSet& land() const { return m_terrain->land(); }
    const CellSet& owned(Player player) const { return m_sides[player].owned; }
    const CellSet& active(Player player) const { return m_sides[player].active; }
    const CellSet& units(Player player, int level) const { return m_sides[player].units[level]; }
    CellSet units(Player player) const {
        return units(player, 1) | units(player, 2) | units(player, 3);
    }
    const CellSet& mines(Player player) const { return m_sides[player].mines; }
    const CellSet& towers(Player player) const { return m_sides[player].towers; }
    int gold(Player player) const { return m_sides[player].gold; }
    int income(Player player) const { return m_sides[player].income; }
    int activeCells(Player player) const { return m_sides[player].activeCells; }
    Content content(Cell cell) const { return m_content[cell]; }
    /// The units that may move in this player-turn.
    const CellSet& movable() const { return m_movable; }
    int mineCost() const { return icefire::mineCost(m_ruleset, m_sides[m_player].mines.count()); }
    /// Whether the player to move has taken the enemy's HQ.
    bool won() const {
        return m_sides[m_player].owned.contains(headquarters[opponentOf(m_player)]);
    }

    /// The cells of the player that a tower guards.
    CellSet guarded(Player player) const;
    /// canEnter() of rules.h for the player to move; the cell must be land.
    bool canEnter(Cell cell, int level) const;
    /// Whether the action is legal for the player to move now.
    bool allows(const Action& action) const;

    /// The data that undo() needs.
    struct Undo {
        Action action;
        Content content = Content::Nothing; ///< of the target before the action
        std::int8_t owner = -1;             ///< of the target before the action, -1 for neutral
        int gold = 0;
        std::array<CellSet, 2> active;
        std::array<int, 2> activeCells = {};
        std::array<int, 2> income = {};
    };

    /// Applies an action that allows() permits.
    Undo apply(const Action& action);
    /// Undoes the last action that was not undone yet.
    void undo(const Undo& undo);

    /// Ends the player-turn and starts that of the other player (startTurn() of rules.h).
    void passTurn();

    bool operator==(const Board&) const = default;

private:
    struct Side {
        CellSet owned;
        CellSet active;
        std::array<CellSet, highestLevel + 1> units; ///< by level
        CellSet mines;
        CellSet towers;
        int gold = 0;
        int income = 0;
        int activeCells = 0;

        bool operator==(const Side&) const = default;
    };

    Side& mover() { return m_sides[m_player]; }
    Side& opponent() { return m_sides[opponentOf(m_player)]; }
    void put(Side& side, Cell cell, Content content);
    void remove(Side& side, Cell cell);
    int incomeFrom(Cell cell) const;
    void activate(Side& side, const CellSet& cells);
    void deactivate(Side& side, const CellSet& cells);
    void capture(Cell cell);
    void lose(Cell cell);
    void kill(Side& side, const CellSet& cells);

    const Terrain* m_terrain;
    Ruleset m_ruleset;
    Player m_player;
    std::array<Side, 2> m_sides;
    CellSet m_movable;
    std::array<Content, cellSlots> m_content = {};
};

/// The command for an action of the player-turn that began with `start`. A unit that can still move
/// is where it was at the start, which determines its id.
Command commandOf(const State& start, const Action& action);
/// The commands for the actions of a whole player-turn.
std::vector<Command> commandsOf(const State& start, const std::vector<Action>& actions);

} // namespace yomi::icefire
