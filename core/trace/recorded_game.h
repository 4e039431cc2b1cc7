// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"
#include "core/trace/game.h"
#include "core/trace/recording.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace yomi::trace {

/// What a trace that was read from a recording asks its game. Moves are those of the game that the
/// recording names, columns or squares from 0; a move that is no such number, as each one where no
/// game is known, is a word of the recording, counted on from the cells of the board.
class RecordedGame final : public Game {
public:
    /// The rules are those of the game that the recording names; none without one.
    RecordedGame(const Recording& recording, std::unique_ptr<BoardRules> rules)
        : RecordedGame(recording.header, recording.words, std::move(rules)) {}
    /// With the words of more than one recording.
    RecordedGame(const RecordingHeader& header, WordList words, std::unique_ptr<BoardRules> rules);

    std::string moveText(Move move) const override;
    bool hasNumberedMoves() const override { return m_header.game == KnownGame::TicTacToe; }
    /// Empty where the board is unknown.
    std::string boardText(Path path) const override;
    std::optional<Image> image(Path from, Path to) const override;

private:
    std::optional<std::string> boardAfter(Path path) const;

    RecordingHeader m_header;
    WordList m_words;
    std::unique_ptr<BoardRules> m_rules;
};

/// A move of a recording as RecordedGame has it.
Move moveOf(const Recording& recording, WordId word);
/// The same as a word, for a move of which nobody knows where it is made.
Move wordMove(const Recording& recording, WordId word);
/// The same of a text that is a number of the game; nothing for another.
std::optional<Move> numberedMove(const RecordingHeader& header, std::string_view text);

} // namespace yomi::trace
