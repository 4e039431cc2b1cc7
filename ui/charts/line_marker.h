// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QPainter;
class QRectF;

namespace yomi::ui {

struct Colors;

/// Where a key takes a marker that stands on x: arrows by one, page keys by ten, Home and End to
/// the ends of least…most. Nothing for any other key.
std::optional<int> markerAfterKey(int key, int x, int least, int most);

/// Paints the marker over the plot area: a dotted line at `x` pixels under a flag with a text,
/// which stays within `width` pixels.
void paintMarker(QPainter& painter, double x, const QRectF& area, double width, const QString& text,
                 const Colors& colors);

} // namespace yomi::ui
