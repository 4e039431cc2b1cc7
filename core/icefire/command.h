// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/icefire/state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::icefire {

enum class CommandKind : std::uint8_t { Move, Train, BuildMine, BuildTower };

/// A command of a player.
struct Command {
    CommandKind kind = CommandKind::Train;
    int subject = 0; ///< Move: the unit's id; Train: the level; 0 otherwise
    Cell target = 0;

    bool operator==(const Command&) const = default;
};

/// The command in the bot protocol: "MOVE 3 4 5", "TRAIN 1 2 0", "BUILD MINE 1 0".
std::string text(const Command& command);
/// Commands as the line of one turn, separated by semicolons; "WAIT" if there are none.
std::string text(const std::vector<Command>& commands);

/// The result of one piece of a player's line.
enum class Outcome : std::uint8_t {
    Ok,
    Wait,
    Message,
    // Dropped when the line was read, against the position at its start:
    OffLand,    ///< the target is off the board or not land
    BadLevel,   ///< a level that is not 1 to 3
    BadNumber,  ///< not a number, or above 2147483647 (contest2019; otherwise Unrecognised)
    NoSuchUnit, ///< no living unit has the id
    NotYourUnit,
    // Failed in execution:
    AlreadyMoved,
    Occupied,    ///< the cell cannot be entered, or is not free to build on
    NoWay,       ///< no free neighbour of the unit is nearer to the target
    NotPlayable, ///< neither on nor next to an active cell of the player
    NoGold,
    NotOwned,
    NotASpot, ///< a mine outside the mine spots
    OnASpot,  ///< a tower on a mine spot
    // Not executed:
    Unexecuted,   ///< the game was over
    Dropped,      ///< a later piece of the line was unrecognised
    Unrecognised, ///< loses the game
    Timeout,      ///< no line came in time
};
/// As in recorded games.
constexpr auto enumNames(Outcome) {
    return namesInOrder("ok", "wait", "msg", "oob", "badlevel", "badnumber", "badid", "notyours",
                        "moved", "occupied", "stay", "notplayable", "nogold", "notowned", "notspot",
                        "onspot", "unexecuted", "dropped", "fatal", "timeout");
}

/// One piece of a line: the text between two semicolons without surrounding blanks.
struct Piece {
    std::string text;
    Outcome outcome = Outcome::Ok;  ///< of reading; Ok for a command to be executed
    std::optional<Command> command; ///< if the piece is a well-formed command with a target on land
    Cell reached = 0;               ///< the cell entered by a unit that moved
};

/// Reads a player's line against the position at its start. Ignores empty pieces at the end; the
/// first unrecognised piece ends the reading, and the commands before it become Dropped.
std::vector<Piece> parseLine(std::string_view line, const State& state);

} // namespace yomi::icefire
