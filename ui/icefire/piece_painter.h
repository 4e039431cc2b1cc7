// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/state.h"
#include "ui/icefire/engine.h"

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;

namespace yomi::ui::icefire {

/// Vermilion for fire, blue for ice: colour-blind eyes distinguish them. Pieces and land differ in
/// shape too: fire is round and pointed like a flame, ice is cut like a crystal.
QColor sideColor(Player player, const QPalette& palette);

/// Fills `rect`, the square of a cell. A soldier in a disc (fire) or a hexagon (ice), its level as
/// a number and by its head: bare, horned or crowned; pale after its move.
void paintUnit(QPainter& painter, const QRectF& rect, Player owner, int level, bool spent,
               const QPalette& palette);
/// A house with a flag, a tower with battlements, or a pick on a gem.
void paintBuilding(QPainter& painter, const QRectF& rect, Player owner, BuildingType type,
                   const QPalette& palette);
/// An empty gem: a mine can be built here.
void paintMineSpot(QPainter& painter, const QRectF& rect, const QPalette& palette);
/// The side's mark, a flame or a crystal, filling `rect`.
void paintMark(QPainter& painter, const QRectF& rect, Player owner, const QColor& color);

} // namespace yomi::ui::icefire
