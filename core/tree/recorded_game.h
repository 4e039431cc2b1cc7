// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/board_rules.h"
#include "core/tree/game.h"
#include "core/tree/recording.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace yomi::tree {

/// The game of a trace that was read from a recording. Moves are those of the game that the
/// recording names: columns or squares from 0. A move that is not such a number, as every move of
/// an unknown game, is a word of the recording: its number is added to the number of cells.
class RecordedGame final : public Game {
public:
    /// The rules are those of the game that the recording names; null without one.
    RecordedGame(const Recording& recording, std::unique_ptr<BoardRules> rules)
        : RecordedGame(recording.header, recording.words, std::move(rules)) {}
    /// For the words of several recordings.
    RecordedGame(const RecordingHeader& header, WordList words, std::unique_ptr<BoardRules> rules);

    std::string moveText(Move move) const override;
    bool hasNumberedMoves() const override;
    /// Empty where the board is unknown.
    std::string boardText(Path path) const override;
    std::optional<Image> image(Path from, Path to) const override;

private:
    std::optional<std::string> boardAfter(Path path) const;

    RecordingHeader m_header;
    WordList m_words;
    std::unique_ptr<BoardRules> m_rules;
};

/// A move of a recording as a number of RecordedGame.
Move moveOf(const Recording& recording, WordId word);
/// The same for a move with an unknown position: its word.
Move wordMove(const Recording& recording, WordId word);
/// The move that a text gives as a number of the game; nothing for another text.
std::optional<Move> numberedMove(const RecordingHeader& header, std::string_view text);

} // namespace yomi::tree
