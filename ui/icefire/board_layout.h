// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/cell_set.h"
#include "ui/icefire/engine.h"

#include <QRectF>

#include <optional>

namespace yomi::ui::icefire {

/// The positions of a board's cells in a widget: square, as large as fits, with room for the column
/// numbers above and the row numbers at the left.
class BoardLayout {
public:
    BoardLayout() = default;
    /// The margin has the numbers of columns and rows.
    BoardLayout(QSizeF size, double margin);
    /// The cell (0, 0) has this position and size; for samples.
    BoardLayout(QPointF origin, double cell)
        : m_origin(origin)
        , m_cell(cell) {}

    double cellSize() const { return m_cell; }
    /// The whole square of a cell; neighbours share their edges.
    QRectF cell(Cell cell) const;
    QPointF centre(Cell cell) const { return this->cell(cell).center(); }
    QRectF board() const;
    QRectF columnNumber(int column) const;
    QRectF rowNumber(int row) const;
    std::optional<Cell> cellAt(QPointF position) const;

private:
    QPointF m_origin;
    double m_cell = 0, m_margin = 0;
};

} // namespace yomi::ui::icefire
