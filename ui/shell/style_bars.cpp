// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colors.h"
#include "ui/shell/style_parts.h"

#include <QPainterPath>

namespace yomi::ui {

void drawTabShape(const QStyleOptionTab& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hover = option.state.testFlag(QStyle::State_MouseOver);
    if (!selected && !hover)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF tab = QRectF(option.rect).adjusted(1.5, 0.5, -1.5, 0);
    QPainterPath outline;
    outline.moveTo(tab.bottomLeft());
    outline.lineTo(tab.left(), tab.top() + controlRadius);
    outline.quadTo(tab.topLeft(), tab.topLeft() + QPointF(controlRadius, 0));
    outline.lineTo(tab.right() - controlRadius, tab.top());
    outline.quadTo(tab.topRight(), tab.topRight() + QPointF(0, controlRadius));
    outline.lineTo(tab.bottomRight());
    if (selected) {
        painter.setPen(colors.line);
        painter.setBrush(colors.surface);
        painter.drawPath(outline);
        if (option.state.testFlag(QStyle::State_HasFocus) &&
            option.state.testFlag(QStyle::State_KeyboardFocusChange))
            painter.fillRect(tab.adjusted(8, tab.height() - 3, -8, -1), colors.accent);
    } else {
        outline.translate(0, -1); // above the line that the bar stands on
        painter.fillPath(outline, colors.accentSoft);
    }
    painter.restore();
}

void drawTabBarBase(const QStyleOptionTabBarBase& option, QPainter& painter) {
    // The selected tab is painted over it, open towards its page.
    const QRect bar = option.rect;
    painter.fillRect(QRect(bar.left(), bar.bottom(), bar.width(), 1),
                     colorsFor(option.palette).line);
}

void drawTabClose(const QStyleOption& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    const bool hover = option.state.testFlag(QStyle::State_Enabled) &&
                       option.state.testFlag(QStyle::State_MouseOver);
    if (hover)
        drawRounded(painter, option.rect, colors.line, Qt::NoPen);
    const QPointF centre = QRectF(option.rect).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hover ? colors.text : colors.muted, 1.2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre + QPointF(-3, -3), centre + QPointF(3, 3));
    painter.drawLine(centre + QPointF(-3, 3), centre + QPointF(3, -3));
    painter.restore();
}

void drawMenuBarItem(const QStyleOption& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    painter.fillRect(option.rect, colors.surface);
    const bool lit = option.state.testFlag(QStyle::State_Selected) &&
                     option.state.testFlag(QStyle::State_Enabled);
    if (lit)
        drawRounded(painter, option.rect.adjusted(1, 2, -1, -2), colors.accentSoft, Qt::NoPen);
}

void drawStatusBar(const QStyleOption& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    painter.fillRect(option.rect, colors.surface);
    painter.fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)), colors.line);
}

void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    painter.fillRect(option.rect, colors.surface);
    painter.setPen(colors.line);
    if (option.orientation == Qt::Horizontal)
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    else
        painter.drawLine(option.rect.topRight(), option.rect.bottomRight());
}

} // namespace yomi::ui
