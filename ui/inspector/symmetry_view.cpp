// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/symmetry_view.h"

#include "ui/common/colors.h"
#include "ui/inspector/words.h"

#include <QPainter>

namespace yomi::ui::inspector {

namespace {

/// The ends of a reflection's axis; an empty line for turns.
QLineF axisOf(Image image, const QRectF& board) {
    const QRectF wide = board.adjusted(-3, -3, 3, 3);
    switch (image) {
    case Image::LeftRight:
        return {wide.center().x(), wide.top(), wide.center().x(), wide.bottom()};
    case Image::TopBottom:
        return {wide.left(), wide.center().y(), wide.right(), wide.center().y()};
    case Image::RisingDiagonal:
        return {wide.bottomLeft(), wide.topRight()};
    case Image::FallingDiagonal:
        return {wide.topLeft(), wide.bottomRight()};
    default:
        return {};
    }
}

/// The number of quarter turns, anticlockwise as angles count.
int quartersOf(Image image) {
    return image == Image::QuarterTurn ? -1
           : image == Image::HalfTurn  ? -2
           : image == Image::BackTurn  ? 1
                                       : 0;
}

void paintArrow(QPainter& painter, QPointF from, QPointF to) {
    painter.drawLine(from, to);
    painter.drawLine(to, to + QPointF(-5, -4));
    painter.drawLine(to, to + QPointF(-5, 4));
}

} // namespace

SymmetryView::SymmetryView(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Symmetry"));
}

void SymmetryView::show(const GameFace& face, const std::string& from, const std::string& to,
                        Image image) {
    m_face = &face;
    m_from = from;
    m_to = to;
    m_image = image;
    setAccessibleDescription(imageName(image));
    setToolTip(imageName(image));
    update();
}

void SymmetryView::paintEvent(QPaintEvent*) {
    constexpr double side = 40;
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size =
        QSizeF(m_face->aspectRatio(m_from), 1).scaled(side, side, Qt::KeepAspectRatio);
    const QRectF from({4, 4}, size), to({width() - size.width() - 4, 4}, size);
    for (const auto& [rect, board] : {std::pair(from, m_from), std::pair(to, m_to)}) {
        painter.setPen(colors.line);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect, 3, 3);
        m_face->paintBoard(painter, rect, board, palette());
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.accent, 1.5));
    paintArrow(painter, {from.right() + 8, from.center().y()}, {to.left() - 8, to.center().y()});
    painter.setPen(QPen(colors.accent, 1.5, Qt::DashLine));
    painter.drawLine(axisOf(m_image, from));
    if (const int quarters = quartersOf(m_image); quarters != 0) {
        const QRectF circle = from.adjusted(5, 5, -5, -5);
        painter.setPen(QPen(colors.accent, 1.5));
        constexpr int ninety = 90 * 16, top = 90 * 16;
        painter.drawArc(circle, top, quarters * ninety);
    }
}

} // namespace yomi::ui::inspector
