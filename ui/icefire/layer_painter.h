// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/overview.h"
#include "ui/icefire/board_painter.h"
#include "ui/icefire/view.h"

#include <QPolygonF>

namespace yomi::ui::icefire {

/// A dashed frame along the common outline of cells: a tower guards them.
void paintGuarded(QPainter& painter, const BoardLayout& layout, const CellSet& cells,
                  const QColor& color);
/// Hatching over cells: they are cut off.
void paintInactive(QPainter& painter, const BoardLayout& layout, const CellSet& cells,
                   const QColor& color);
/// Dots over cells: a side's gold can take them.
void paintReach(QPainter& painter, const BoardLayout& layout, const CellSet& cells,
                const QColor& color);
/// A line through the cells, `shift` from their centres, with an arrow at its end.
void paintWay(QPainter& painter, const BoardLayout& layout, const std::vector<Cell>& way,
              const QColor& color, const QPalette& palette, QPointF shift = {});
/// A line of two points or more with an arrow of `head` pixels at its end.
void paintArrow(QPainter& painter, const QPolygonF& line, double head, const QColor& color,
                const QPalette& palette);

/// The enabled layers, over the land and under the pieces; without prospects only cut-off land.
/// Numbers and ways are painted last.
void paintLayersBelow(QPainter& painter, const BoardLayout& layout, const State& state,
                      const std::array<Prospects, 2>* prospects, const Layers& layers,
                      const QPalette& palette);
void paintLayersAbove(QPainter& painter, const BoardLayout& layout, const State& state,
                      const std::array<Prospects, 2>& prospects, const Layers& layers,
                      const QPalette& palette);

/// The number of a cell, nothing if it has none.
std::optional<int> numberAt(const State& state, const std::array<Prospects, 2>& prospects,
                            CellNumber number, Cell cell);

} // namespace yomi::ui::icefire
