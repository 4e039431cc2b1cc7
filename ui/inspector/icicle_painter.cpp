// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/icicle_painter.h"

#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/common/scaled_font.h"
#include "ui/inspector/icicle_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace yomi::ui::inspector {

namespace {

struct IciclePainterText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::IciclePainter)
};

constexpr double numbersGap = 8, mostRowHeight = 28;
constexpr double frameGap = 4; ///< from the numbers to the frame of the focus

QString countText(double nodes) {
    return numberText(nodes, Unit::Count);
}

QFont labelFont(const QFont& font) {
    return scaledFont(font, 0.9);
}

/// Paints one row after the other.
class RowPainter {
public:
    RowPainter(QPainter& painter, const IcicleLayout& layout, const IcicleScale& scale,
               const QFont& font, const QPalette& palette)
        : m_painter(painter)
        , m_layout(layout)
        , m_scale(scale)
        , m_metrics(font)
        , m_surface(colorsFor(palette).surface) {
        for (int i = 0; i < static_cast<int>(layout.classes().size()); ++i)
            m_colors.push_back(classColor(layout, i, palette));
    }

    /// Returns the number of blocks with pixels of their own.
    std::size_t paint(int row) {
        std::size_t alone = 0;
        const std::vector<PixelStretch> stretches =
            m_layout.stretches(row, m_scale.range(), m_scale.pixels());
        for (const PixelStretch& stretch : stretches)
            m_painter.fillRect(rect(row, stretch), colorOf(row, stretch));
        for (const PixelStretch& stretch : stretches) {
            if (!stretch.isOneBlock)
                continue;
            ++alone;
            const IcicleBlock block{row, stretch.blocks.first};
            paintEdge(block);
            paintLabel(block);
        }
        return alone;
    }

private:
    double height() const { return std::max(m_scale.pixel(), m_scale.rowHeight() - 1); }

    QRectF rect(int row, const PixelStretch& stretch) const {
        return {m_scale.left(stretch.firstPixel), m_scale.top(row),
                m_scale.left(stretch.endPixel) - m_scale.left(stretch.firstPixel), height()};
    }

    QColor colorOf(int row, const PixelStretch& stretch) {
        if (stretch.isOneBlock)
            return colorOf({row, stretch.blocks.first});
        const PlaceRange pixel =
            placesOfPixel(m_scale.range(), m_scale.pixels(), stretch.firstPixel);
        m_layout.coverage(row, stretch.blocks, pixel, m_places);
        double red = 0, green = 0, blue = 0, rest = 1;
        const auto add = [&](const QColor& color, double share) {
            red += share * color.redF();
            green += share * color.greenF();
            blue += share * color.blueF();
            rest -= share;
        };
        for (std::size_t i = 0; i < m_places.size(); ++i)
            if (m_places[i] > 0)
                add(m_colors[i], m_places[i] / pixel.length());
        add(m_surface, std::max(0.0, rest));
        const auto channel = [](double part) {
            return std::clamp(static_cast<int>(std::lround(255 * part)), 0, 255);
        };
        return QColor(channel(red), channel(green), channel(blue));
    }

    const QColor& colorOf(IcicleBlock block) const {
        return m_colors[static_cast<std::size_t>(m_layout.classOf(block))];
    }

    /// A line separates a block from its left neighbour.
    void paintEdge(IcicleBlock block) {
        constexpr double leastWidth = 4;
        const QRectF rect = m_scale.rect(m_layout, block);
        if (rect.width() >= leastWidth && rect.left() > m_scale.rows().left()) {
            const int pixel = m_scale.pixelAt(rect.topLeft());
            m_painter.fillRect(
                QRectF(m_scale.left(pixel), m_scale.top(block.row), m_scale.pixel(), height()),
                m_surface);
        }
    }

    void paintLabel(IcicleBlock block) {
        constexpr double margin = 4;
        const QRectF room = m_scale.rect(m_layout, block).adjusted(margin, 0, -margin / 2, 0);
        if (room.height() < m_metrics.ascent() || room.width() < m_metrics.averageCharWidth())
            return;
        for (const bool withValue : {true, false}) {
            const QString text = blockLabel(m_layout, block, withValue);
            if (m_metrics.horizontalAdvance(text) > room.width())
                continue;
            m_painter.setPen(inkOn(colorOf(block)));
            m_painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
            return;
        }
    }

    QPainter& m_painter;
    const IcicleLayout& m_layout;
    const IcicleScale& m_scale;
    QFontMetricsF m_metrics;
    QColor m_surface;
    std::vector<QColor> m_colors;
    std::vector<double> m_places;
};

/// Ply and number of visible nodes next to each row, or at intervals if rows are low.
void paintNumbers(QPainter& painter, const IcicleLayout& layout, const IcicleScale& scale,
                  const QPalette& palette) {
    const double line = painter.fontMetrics().height();
    const QRectF& rows = scale.rows();

    painter.setPen(colorsFor(palette).muted);
    const auto put = [&](double middle, const QString& ply, const QString& nodes) {
        const double top = middle - line / 2;
        painter.drawText(QRectF(0, top, rows.left() - numbersGap, line),
                         Qt::AlignRight | Qt::AlignVCenter, ply);
        const double width = scale.width() - frameGap - rows.right();
        painter.drawText(QRectF(rows.right(), top, width, line), Qt::AlignRight | Qt::AlignVCenter,
                         nodes);
    };
    put(rows.top() - line / 2 - 2, IciclePainterText::tr("ply"), IciclePainterText::tr("nodes"));
    const int step = std::max(1, static_cast<int>(std::ceil(line / scale.rowHeight())));
    for (int row = 0; row < scale.rowCount(); row += step) {
        const std::size_t blocks = layout.blocksIn(row, scale.range()).count();
        put(scale.top(row) + scale.rowHeight() / 2, QString::number(row),
            countText(static_cast<double>(blocks)));
    }
}

} // namespace

IcicleScale::IcicleScale(const IcicleLayout& layout, const QSizeF& size, const QFont& font,
                         PlaceRange whole, PlaceRange range, double device)
    : m_range(range)
    , m_width(size.width())
    , m_rowCount(layout.rowCount(whole))
    , m_pixel(1 / device) {
    const QFontMetricsF metrics(labelFont(font));
    const double plies = std::max(metrics.horizontalAdvance(IciclePainterText::tr("ply")),
                                  metrics.horizontalAdvance(QString::number(m_rowCount)));
    const double nodes = std::max(metrics.horizontalAdvance(IciclePainterText::tr("nodes")),
                                  metrics.horizontalAdvance(countText(whole.length())));
    m_rows =
        QRectF(QPointF(std::ceil(frameGap + plies + numbersGap), std::ceil(metrics.height() + 4)),
               QPointF(std::floor(size.width() - nodes - numbersGap - frameGap), size.height()));
    m_rows.setWidth(std::max(1.0, m_rows.width()));
    m_rowHeight =
        std::clamp(std::floor(m_rows.height() / std::max(1, m_rowCount)), 1.0, mostRowHeight);
    m_pixels = std::max(1, static_cast<int>(std::lround(m_rows.width() * device)));
}

QRectF IcicleScale::rect(const IcicleLayout& layout, IcicleBlock block) const {
    const PlaceRange places = layout.placesOf(block);
    const double from = x(std::max(places.from, m_range.from)),
                 to = x(std::min(places.to, m_range.to));
    return {m_rows.left() + from * m_pixel, top(block.row), (to - from) * m_pixel,
            std::max(1.0, m_rowHeight - 1)};
}

std::optional<int> IcicleScale::rowAt(QPointF point) const {
    const int row = static_cast<int>(std::floor((point.y() - m_rows.top()) / m_rowHeight));
    if (row < 0 || row >= m_rowCount || point.x() < m_rows.left() || point.x() >= m_rows.right())
        return {};
    return row;
}

int IcicleScale::pixelAt(QPointF point) const {
    // Rounding must not lead to the previous pixel.
    constexpr double tiny = 1e-6;
    const double pixel = (point.x() - m_rows.left()) / m_pixel + tiny;
    return std::clamp(static_cast<int>(std::floor(pixel)), 0, m_pixels - 1);
}

double IcicleScale::placeAt(QPointF point) const {
    const PlaceRange places = placesOfPixel(m_range, m_pixels, pixelAt(point));
    return (places.from + places.to) / 2;
}

bool IcicleScale::hasPixel(PlaceRange places) const {
    const double from = x(std::max(places.from, m_range.from)),
                 to = x(std::min(places.to, m_range.to));
    return std::ceil(from) + 1 <= to;
}

std::size_t paintIcicle(QPainter& painter, const IcicleLayout& layout, const IcicleScale& scale,
                        const QFont& font, const QPalette& palette) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(labelFont(font));
    RowPainter rows(painter, layout, scale, labelFont(font), palette);
    std::size_t alone = 0;
    for (int row = 0; row < scale.rowCount(); ++row)
        alone += rows.paint(row);
    paintNumbers(painter, layout, scale, palette);
    return alone;
}

void paintIcicleMarks(QPainter& painter, const IcicleLayout& layout, const IcicleScale& scale,
                      std::optional<IcicleBlock> selected, std::optional<IcicleBlock> hovered,
                      const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    const auto frame = [&](IcicleBlock block, const QPen& pen) {
        const PlaceRange places = layout.placesOf(block);
        if (places.to <= scale.range().from || places.from >= scale.range().to)
            return;
        constexpr double leastWidth = 3; // else it would be invisible
        QRectF rect = scale.rect(layout, block);
        const double missing = std::max(0.0, leastWidth - rect.width());
        painter.setPen(pen);
        painter.drawRect(rect.adjusted(-missing / 2, 0, missing / 2, 0));
    };
    if (selected) {
        for (std::optional<IcicleBlock> above = layout.parentOf(*selected); above;
             above = layout.parentOf(*above))
            frame(*above, QPen(colors.text, 1));
        // A dashed column marks the blocks below.
        const QRectF rect = scale.rect(layout, *selected);
        const double bottom = scale.top(scale.rowCount());
        if (rect.width() > 0) {
            painter.setPen(QPen(colors.accent, 1, Qt::DashLine));
            painter.drawLine(QLineF(rect.left(), rect.bottom(), rect.left(), bottom));
            painter.drawLine(QLineF(rect.right(), rect.bottom(), rect.right(), bottom));
        }
        frame(*selected, QPen(colors.surface, 4));
        frame(*selected, QPen(colors.text, 2));
    }
    if (hovered && hovered != selected)
        frame(*hovered, QPen(colors.text, 1.5));
}

} // namespace yomi::ui::inspector
