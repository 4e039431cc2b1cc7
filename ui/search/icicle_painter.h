// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/icicle_layout.h"

#include <QPalette>
#include <QPointF>
#include <QRectF>

#include <optional>

class QFont;
class QPainter;

namespace yomi::ui::search {

/// Where the blocks of an icicle are: the rows between the numbers of the plies at the left and of
/// the nodes in sight at the right, both under a header.
class IcicleScale {
public:
    /// `device`: device pixels to a pixel. `whole` has the rows, `range` is in sight.
    IcicleScale(const IcicleLayout& layout, const QSizeF& size, const QFont& font, PlaceRange whole,
                PlaceRange range, double device);

    const QRectF& rows() const { return m_rows; }
    double width() const { return m_width; } ///< with the numbers
    int rowCount() const { return m_rowCount; }
    double rowHeight() const { return m_rowHeight; }
    PlaceRange range() const { return m_range; }
    /// Columns of device pixels, and how wide one is.
    int pixels() const { return m_pixels; }
    double pixel() const { return m_pixel; }

    double left(int pixel) const { return m_rows.left() + pixel * m_pixel; }
    double top(int row) const { return m_rows.top() + row * m_rowHeight; }
    /// As much of a block as is in range.
    QRectF rect(const IcicleLayout& layout, IcicleBlock block) const;

    std::optional<int> rowAt(QPointF point) const;
    int pixelAt(QPointF point) const;
    double placeAt(QPointF point) const;
    /// Whether a block covers a column of pixels alone; others are drawn together.
    bool hasPixel(PlaceRange places) const;

private:
    double x(double place) const { return (place - m_range.from) * m_pixels / m_range.length(); }

    PlaceRange m_range;
    QRectF m_rows;
    double m_width;
    int m_rowCount, m_pixels = 1;
    double m_rowHeight = 1, m_pixel;
};

/// The blocks with their labels, and the numbers beside the rows. Returns how many blocks have a
/// column of pixels of their own. Cost: a look at few blocks for each pixel of a row.
std::size_t paintIcicle(QPainter& painter, const IcicleLayout& layout, const IcicleScale& scale,
                        const QFont& font, const QPalette& palette);

/// The frames of the selected block, of those above it, and of the hovered one.
void paintIcicleMarks(QPainter& painter, const IcicleLayout& layout, const IcicleScale& scale,
                      std::optional<IcicleBlock> selected, std::optional<IcicleBlock> hovered,
                      const QPalette& palette);

} // namespace yomi::ui::search
