// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/symmetry_view.h"

#include "core/tictactoe/symmetry.h"
#include "ui/common/colors.h"
#include "ui/tictactoe/board_painter.h"
#include "ui/tictactoe/words.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace yomi::ui::tictactoe {

namespace {

/// The ends of the axis that a mirroring leaves in place; of no length for turns.
QLineF axisOf(int symmetry, const QRectF& board) {
    const QRectF wide = board.adjusted(-3, -3, 3, 3);
    const std::array<QLineF, symmetryCount> axes = {
        QLineF(),
        QLineF(),
        QLineF(),
        QLineF(),
        QLineF(wide.center().x(), wide.top(), wide.center().x(), wide.bottom()),
        QLineF(wide.left(), wide.center().y(), wide.right(), wide.center().y()),
        QLineF(wide.bottomLeft(), wide.topRight()),
        QLineF(wide.topLeft(), wide.bottomRight())};
    return axes[static_cast<std::size_t>(symmetry)];
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

void SymmetryView::show(const Position& from, const Position& to, int symmetry) {
    m_from = from;
    m_to = to;
    m_symmetry = symmetry;
    setAccessibleDescription(symmetryName(symmetry));
    setToolTip(symmetryName(symmetry));
    update();
}

void SymmetryView::paintEvent(QPaintEvent*) {
    constexpr double side = 40;
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF from(4, 4, side, side), to(width() - side - 4, 4, side, side);
    for (const QRectF& board : {from, to}) {
        painter.setPen(colors.line);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(board, 3, 3);
    }
    paintBoard(painter, from, m_from, palette());
    paintBoard(painter, to, m_to, palette());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.accent, 1.5));
    paintArrow(painter, {from.right() + 8, from.center().y()}, {to.left() - 8, to.center().y()});
    painter.setPen(QPen(colors.accent, 1.5, Qt::DashLine));
    painter.drawLine(axisOf(m_symmetry, from));
    const std::array quarters = {0, -1, -2, 1}; // of a turn, as angles count
    if (m_symmetry > 0 && m_symmetry < 4) {
        const QRectF circle = from.adjusted(5, 5, -5, -5);
        painter.setPen(QPen(colors.accent, 1.5));
        constexpr int ninety = 90 * 16, top = 90 * 16;
        painter.drawArc(circle, top, quarters[static_cast<std::size_t>(m_symmetry)] * ninety);
    }
}

} // namespace yomi::ui::tictactoe
