// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/stone_grid.h"

#include "ui/common/colors.h"
#include "ui/inspector/search_colors.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace yomi::ui::games {

namespace {

struct StoneGridText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::games::StoneGrid)
};

void paintDisc(QPainter& painter, const QRectF& cell, bool first, const QColor& color,
               const QColor& surface) {
    const double inset = cell.width() * 0.1;
    const QRectF disc = cell.adjusted(inset, inset, -inset, -inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(disc);
    constexpr double leastSign = 9; // in pixels: below that, the colour must suffice
    if (disc.width() < leastSign)
        return;
    const double sign = disc.width() * 0.28;
    const QRectF inner = disc.adjusted(sign, sign, -sign, -sign);
    painter.setPen(QPen(surface, std::max(1.0, disc.width() * 0.09)));
    painter.setBrush(Qt::NoBrush);
    if (first)
        return painter.drawEllipse(inner);
    painter.drawLine(inner.topLeft(), inner.bottomRight());
    painter.drawLine(inner.topRight(), inner.bottomLeft());
}

} // namespace

std::string StoneGrid::text() const {
    std::string text;
    for (int row = 0; row < rows; ++row) {
        if (row > 0)
            text += '/';
        text.append(cells, static_cast<std::size_t>(row * columns),
                    static_cast<std::size_t>(columns));
    }
    return text;
}

StoneGrid stoneGrid(std::string_view text) {
    StoneGrid grid;
    grid.rows = static_cast<int>(std::ranges::count(text, '/')) + 1;
    grid.columns = static_cast<int>(std::min(text.find('/'), text.size()));
    for (const char sign : text)
        if (sign != '/')
            grid.cells += sign;
    return grid;
}

QRectF cellRect(const QRectF& board, const StoneGrid& grid, int cell) {
    const QSizeF size(board.width() / grid.columns, board.height() / grid.rows);
    return {board.topLeft() +
                QPointF(cell % grid.columns * size.width(), cell / grid.columns * size.height()),
            size};
}

void paintMark(QPainter& painter, const QRectF& square, bool first, const QColor& color) {
    const double inset = square.width() * 0.26;
    const QRectF body = square.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(color, std::max(1.0, square.width() * 0.13), Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    if (first)
        return painter.drawEllipse(body);
    painter.drawLine(body.topLeft(), body.bottomRight());
    painter.drawLine(body.topRight(), body.bottomLeft());
}

void paintLastMove(QPainter& painter, const QRectF& square, const QPalette& palette,
                   double faintness) {
    const Colors& colors = colorsFor(palette);
    const double inset = square.width() * 0.06;
    painter.setPen(QPen(mixed(colors.accent, colors.surface, std::max(0.35, faintness)),
                        std::max(1.0, square.width() * 0.07)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), 2, 2);
}

void paintTint(QPainter& painter, const QRectF& square, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    painter.fillRect(square, mixed(colors.accent, colors.surface, 0.6));
}

void paintStones(QPainter& painter, const QRectF& rect, const StoneGrid& grid,
                 const QPalette& palette, StoneLook look, double faintness,
                 std::optional<int> marked) {
    const Colors& colors = colorsFor(palette);
    const QColor line = mixed(mixed(colors.line, colors.text, 0.25), colors.surface, faintness);
    painter.setPen(QPen(line, 1));
    const double inset = rect.width() * 0.02;
    for (int column = 1; column < grid.columns; ++column) {
        const double x = rect.left() + column * rect.width() / grid.columns;
        painter.drawLine(QPointF(x, rect.top() + inset), QPointF(x, rect.bottom() - inset));
    }
    for (int row = 1; look == StoneLook::Marks && row < grid.rows; ++row) {
        const double y = rect.top() + row * rect.height() / grid.rows;
        painter.drawLine(QPointF(rect.left() + inset, y), QPointF(rect.right() - inset, y));
    }
    for (int cell = 0; cell < grid.count(); ++cell) {
        const char stone = grid.cells[static_cast<std::size_t>(cell)];
        if (stone == '.')
            continue;
        const bool first = stone == 'o';
        const QColor color = mixed(sideColor(first, palette), colors.surface, faintness);
        const QRectF at = cellRect(rect, grid, cell);
        if (look == StoneLook::Discs)
            paintDisc(painter, at, first, color, colors.surface);
        else
            paintMark(painter, at, first, color);
    }
    if (marked && *marked < grid.count())
        paintLastMove(painter, cellRect(rect, grid, *marked), palette, faintness);
}

QString StoneFace::sideName(bool first) const {
    return first ? QStringLiteral("O") : QStringLiteral("X");
}

double StoneFace::aspectRatio(std::string_view board) const {
    const StoneGrid grid = stoneGrid(board);
    return static_cast<double>(grid.columns) / grid.rows;
}

void StoneFace::paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                           const QPalette& palette, const BoardLook& look) const {
    const StoneGrid grid = stoneGrid(board);
    for (const int cell : look.tinted)
        paintTint(painter, games::cellRect(rect, grid, cell), palette);
    paintStones(painter, rect, grid, palette, m_look, look.faintness,
                look.marked ? std::optional(cellOf(grid, *look.marked)) : std::nullopt);
}

QString StoneFace::cellName(const std::string& board, int cell) const {
    const int columns = stoneGrid(board).columns;
    const int column = cell % columns, row = cell / columns;
    return rowName(row).isEmpty()
               ? StoneGridText::tr("column %1, row %2").arg(columnName(column)).arg(row + 1)
               : columnName(column) + rowName(row);
}

int StoneFace::landingCell(const std::string& board, Move move) const {
    const StoneGrid grid = stoneGrid(board);
    if (m_look == StoneLook::Marks)
        return move;
    const int topmost = cellOf(grid, move); // occupied, unless the column is empty
    const bool isFree = grid.cells[static_cast<std::size_t>(topmost)] == '.';
    return isFree ? topmost : std::max<int>(move, topmost - grid.columns);
}

int StoneFace::cellOf(const StoneGrid& grid, Move move) const {
    int cell = static_cast<int>(move);
    while (m_look == StoneLook::Discs && cell + grid.columns < grid.count() &&
           grid.cells[static_cast<std::size_t>(cell)] == '.')
        cell += grid.columns;
    return cell;
}

Move StoneFace::moveAt(const StoneGrid& grid, int cell) const {
    return static_cast<Move>(m_look == StoneLook::Discs ? cell % grid.columns : cell);
}

} // namespace yomi::ui::games
