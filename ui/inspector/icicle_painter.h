// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/icicle_layout.h"

#include <QPalette>
#include <QPointF>
#include <QRectF>

#include <optional>

class QFont;
class QPainter;

namespace yomi::ui::inspector {

/// The geometry of an icicle: the rows, between the ply numbers at the left and the numbers of
/// visible nodes at the right, both under a header.
class IcicleScale {
public:
    /// `device`: device pixels per pixel. The rows are those of `whole`; `range` is visible.
    IcicleScale(const IcicleLayout& layout, const QSizeF& size, const QFont& font, PlaceRange whole,
                PlaceRange range, double device);

    const QRectF& rows() const { return m_rows; }
    double width() const { return m_width; } ///< including the numbers
    int rowCount() const { return m_rowCount; }
    double rowHeight() const { return m_rowHeight; }
    PlaceRange range() const { return m_range; }
    /// The number of columns of device pixels, and their width.
    int pixels() const { return m_pixels; }
    double pixel() const { return m_pixel; }

    double left(int pixel) const { return m_rows.left() + pixel * m_pixel; }
    double top(int row) const { return m_rows.top() + row * m_rowHeight; }
    /// The visible part of a block.
    QRectF rect(const IcicleLayout& layout, IcicleBlock block) const;

    std::optional<int> rowAt(QPointF point) const;
    int pixelAt(QPointF point) const;
    double placeAt(QPointF point) const;
    /// Whether a block has a column of pixels of its own; others are drawn together.
    bool hasPixel(PlaceRange places) const;

private:
    double x(double place) const { return (place - m_range.from) * m_pixels / m_range.length(); }

    PlaceRange m_range;
    QRectF m_rows;
    double m_width;
    int m_rowCount, m_pixels = 1;
    double m_rowHeight = 1, m_pixel;
};

/// Paints the blocks with their labels, and the numbers next to the rows. Returns how many blocks
/// have a column of pixels of their own. Cost: reads a few blocks for each pixel of a row.
std::size_t paintIcicle(QPainter& painter, const IcicleLayout& layout, const IcicleScale& scale,
                        const QFont& font, const QPalette& palette);

/// Paints the frames of the selected block, of its ancestors, and of the hovered block.
void paintIcicleMarks(QPainter& painter, const IcicleLayout& layout, const IcicleScale& scale,
                      std::optional<IcicleBlock> selected, std::optional<IcicleBlock> hovered,
                      const QPalette& palette);

} // namespace yomi::ui::inspector
