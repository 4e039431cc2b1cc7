// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/engine.h"
#include "ui/inspector/game_face.h"

#include <functional>
#include <memory>
#include <optional>

namespace yomi::ui::inspector {

/// The face of the game that a recording names; null without one.
using FaceOf = std::function<const GameFace*(const RecordingHeader& header)>;

/// For recordings whose boards are not needed.
inline const GameFace* noFace(const RecordingHeader& /*header*/) {
    return nullptr;
}

/// The face of a recording: that of its game. Without a game, or for an unknown board, as below a
/// null move, a node is a label with the move that led to it.
class RecordedFace : public GameFace {
public:
    /// Without a recording.
    RecordedFace() = default;
    /// `known` may be null. `game` is that of the trace.
    RecordedFace(const GameFace* known, const RecordingHeader& header,
                 std::shared_ptr<const Game> game)
        : m_known(known)
        , m_moves(known ? static_cast<Move>(header.width * header.height) : 0)
        , m_columnsFrom(header.hasColumns() ? std::optional(header.base) : std::nullopt)
        , m_game(std::move(game)) {}

    const yomi::search::GameDefaults& gameDefaults() const override;
    QString sideName(bool first) const override;
    QString moveName(Move move, const std::string& text) const override;
    QString shortMoveName(Move move, const std::string& text) const override;
    QString boardExample() const override;
    bool hasBoards() const override { return m_known; }
    double aspectRatio(std::string_view board) const override;
    void paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                    const QPalette& palette, const BoardLook& look) const override;
    int cellCount(const std::string& board) const override;
    QRectF cellRect(const QRectF& rect, const std::string& board, int cell) const override;
    QString cellName(const std::string& board, int cell) const override;
    Move moveAt(const std::string& board, int cell) const override;
    int landingCell(const std::string& board, Move move) const override;
    std::string sampleBoard() const override { return {}; }

private:
    /// Whether a move is one of the game, not a word such as "null".
    bool isOfGame(Move move) const { return move < m_moves; }
    /// The name of a move in the game; columns have the numbers of the recording, as on all pages.
    std::string textOf(Move move, const std::string& text) const;

    const GameFace* m_known = nullptr;
    Move m_moves = 0;
    std::optional<int> m_columnsFrom; ///< the number of the first column in the recording
    std::shared_ptr<const Game> m_game;
};

} // namespace yomi::ui::inspector
