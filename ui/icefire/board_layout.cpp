// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/board_layout.h"

#include <algorithm>

#include <cmath>

namespace yomi::ui::icefire {

BoardLayout::BoardLayout(QSizeF size, double margin)
    : m_margin(margin) {
    const double room = std::min(size.width() - margin, size.height() - margin);
    m_cell = std::max(0.0, std::floor(room / boardSide));
    const double side = m_cell * boardSide;
    m_origin = {std::floor(margin + (size.width() - margin - side) / 2),
                std::floor(margin + (size.height() - margin - side) / 2)};
}

QRectF BoardLayout::cell(Cell cell) const {
    return {m_origin + QPointF(columnOf(cell), rowOf(cell)) * m_cell, QSizeF(m_cell, m_cell)};
}

QRectF BoardLayout::board() const {
    return {m_origin, QSizeF(m_cell, m_cell) * boardSide};
}

QRectF BoardLayout::columnNumber(int column) const {
    return {m_origin.x() + column * m_cell, m_origin.y() - m_margin, m_cell, m_margin - 2};
}

QRectF BoardLayout::rowNumber(int row) const {
    return {m_origin.x() - m_margin, m_origin.y() + row * m_cell, m_margin - 4, m_cell};
}

std::optional<Cell> BoardLayout::cellAt(QPointF position) const {
    if (m_cell <= 0 || !board().contains(position))
        return {};
    const QPointF inside = (position - m_origin) / m_cell;
    const int x = static_cast<int>(inside.x()), y = static_cast<int>(inside.y());
    return onBoard(x, y) ? std::optional(icefire::cellAt(x, y)) : std::nullopt;
}

} // namespace yomi::ui::icefire
