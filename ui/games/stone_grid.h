// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/engine.h"

#include <string>
#include <string_view>

namespace yomi::ui::games {

/// A parsed board of stones: rows from the top joined by "/", of ., o and x.
struct StoneGrid {
    int columns = 0, rows = 0;
    std::string cells; ///< in reading order

    int count() const { return columns * rows; }
    std::string text() const;
};

/// The text of a trace or of a document, with rows of one length.
StoneGrid stoneGrid(std::string_view text);

/// The cell of a board in a rectangle.
QRectF cellRect(const QRectF& board, const StoneGrid& grid, int cell);

/// A nought or a cross.
void paintMark(QPainter& painter, const QRectF& square, bool first, const QColor& color);
/// Paints a ring around the last stone.
void paintLastMove(QPainter& painter, const QRectF& square, const QPalette& palette,
                   double faintness = 0);

/// Paints the ground of a highlighted square.
void paintTint(QPainter& painter, const QRectF& square, const QPalette& palette);

/// The form of stones: discs that fell into their column, or marks on squares.
enum class StoneLook { Discs, Marks };

/// Paints grid and stones, sharp at any size; `marked` is a cell.
void paintStones(QPainter& painter, const QRectF& rect, const StoneGrid& grid,
                 const QPalette& palette, StoneLook look, double faintness,
                 std::optional<int> marked);

/// The face of a game of stones on a grid: the common parts of these games.
class StoneFace : public GameFace {
public:
    explicit StoneFace(StoneLook look)
        : m_look(look) {}

    QString sideName(bool first) const override;
    double aspectRatio(std::string_view board) const override;
    void paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                    const QPalette& palette, const BoardLook& look) const override;
    int cellCount(const std::string& board) const override { return stoneGrid(board).count(); }
    QRectF cellRect(const QRectF& rect, const std::string& board, int cell) const override {
        return games::cellRect(rect, stoneGrid(board), cell);
    }
    QString cellName(const std::string& board, int cell) const override;
    Move moveAt(const std::string& board, int cell) const override {
        return moveAt(stoneGrid(board), cell);
    }
    int landingCell(const std::string& board, Move move) const override;
    /// The cell of a move's stone; for discs the topmost one of the column.
    int cellOf(const StoneGrid& grid, Move move) const;
    /// The move of a cell.
    Move moveAt(const StoneGrid& grid, int cell) const;
    StoneLook look() const { return m_look; }

private:
    StoneLook m_look;
};

} // namespace yomi::ui::games
