// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/icefire/rules.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::icefire {

/// Why a game ended. The two regular ends come first, then forfeits.
enum class EndReason : std::uint8_t {
    HeadquartersCaptured,
    TurnLimit,
    Unrecognised, ///< a piece of their line is not a command
    Timeout,      ///< their line came too late
    Crash,        ///< their program ended, or closed its output, before the line
    Flood,        ///< their line is longer than any turn needs
};
/// As in recorded games.
constexpr auto enumNames(EndReason) {
    return namesInOrder("hq_capture", "turn_limit", "unrecognised", "timeout", "crash", "flood");
}

/// Whether a player lost because of their line or its absence.
constexpr bool isForfeit(EndReason reason) {
    return reason >= EndReason::Unrecognised;
}

struct Ending {
    std::optional<Player> winner; ///< nothing: a draw
    EndReason reason = EndReason::TurnLimit;
    std::array<int, 2> score = {}; ///< gold + units' training costs; -1: forfeited or captured
    int lastTurn = 0;
    Player lastPlayer = 0;

    bool operator==(const Ending&) const = default;
};

/// One player-turn of a game.
struct PlayedTurn {
    int turn = 1;
    Player player = 0;
    std::optional<std::string> line; ///< nothing: no line came
    std::vector<Piece> pieces;       ///< in order, each with its final outcome
    State after;                     ///< before the next player's turn starts
    std::string errors = {};         ///< the standard error of the player's program
};

/// Executes a player's whole line on `state`, whose player-turn has been started. Commands fail
/// individually; the capture of an HQ and an unrecognised piece end the line.
std::vector<Piece> playLine(State& state, std::string_view line);

/// A running game. Its state is that of a started player-turn (as shown to the player to move)
/// until the game is over; then it is the last one.
class Game {
public:
    explicit Game(const Map& map, Ruleset ruleset = Ruleset::Current);
    /// Continues from a position whose player-turn has been started.
    explicit Game(State started);

    const State& state() const { return m_state; }
    const std::optional<Ending>& ending() const { return m_ending; }

    /// Plays the line of the player to move. The game must not be over.
    PlayedTurn play(std::string_view line);
    /// The player to move loses for the reason, which must be a forfeit.
    PlayedTurn forfeit(EndReason reason);

private:
    void advance();
    void end(EndReason reason, std::optional<Player> loser);

    State m_state;
    std::optional<Ending> m_ending;
};

} // namespace yomi::icefire
