// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

class QPainter;
class QPainterPath;
class QRectF;

namespace yomi::ui::splitdamage {

/// The frame of a portrait: an oval for a minion, an arch for a hero.
QPainterPath portraitFrame(const QRectF& rect, bool hero);

/// The number of the portrait of a name, the same on every machine and in every run.
std::size_t portraitOf(const QString& name);

/// The colour of a character by its id, on the board and in the charts. The sides start at opposite
/// ends of the colours, so that colours do not repeat on small boards.
QColor characterColor(int id);

/// Paints the silhouette of a creature inside the frame, the same one for the same number: horns,
/// ears, a crest, a helmet, a crown for heroes. Drawn in `ink` over the background, its eyes in
/// `eyes`.
void paintPortrait(QPainter& painter, const QRectF& rect, std::size_t portrait, bool hero,
                   const QColor& ink, const QColor& eyes);

/// A drop with its tip upwards, a shield and a star of eight points, each filling `rect`.
QPainterPath dropPath(const QRectF& rect);
QPainterPath starPath(const QRectF& rect);
QPainterPath shieldPath(const QRectF& rect);

} // namespace yomi::ui::splitdamage
