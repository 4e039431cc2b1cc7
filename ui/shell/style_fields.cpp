// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colors.h"
#include "ui/shell/style_parts.h"

namespace yomi::ui {

namespace {

constexpr int arrowWidth = 18;

bool has(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

/// The line around something one can type or choose in: the accent marks the keyboard's place.
QPen fieldLine(const QStyleOption& option) {
    const Colors& colors = colorsFor(option.palette);
    if (has(option, QStyle::State_HasFocus))
        return QPen(colors.accent, 1.5);
    return has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled)
               ? QPen(colors.muted)
               : QPen(colors.line);
}

} // namespace

void drawRounded(QPainter& painter, const QRectF& rect, const QBrush& fill, const QPen& line,
                 qreal radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(line);
    painter.setBrush(fill);
    const qreal inset = line.style() == Qt::NoPen ? 0 : line.widthF() / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void drawTriangle(QPainter& painter, const QRectF& rect, Qt::ArrowType arrow, const QColor& color) {
    const qreal direction = arrow == Qt::UpArrow ? -1 : 1;
    const QPointF centre = rect.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{centre + QPointF(-3.5, -2 * direction),
                                  centre + QPointF(3.5, -2 * direction),
                                  centre + QPointF(0, 2.5 * direction)});
    painter.restore();
}

void drawPushButton(const QStyleOptionButton& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool strong = enabled && (option.features.testFlag(QStyleOptionButton::DefaultButton) ||
                                    has(option, QStyle::State_On));
    const bool hover = enabled && has(option, QStyle::State_MouseOver);
    if (option.features.testFlag(QStyleOptionButton::Flat) && !hover && !strong)
        return;
    QColor fill = strong ? colors.accent : hover ? colors.accentSoft : colors.surface;
    if (has(option, QStyle::State_Sunken))
        fill = strong ? fill.darker(115) : colors.line;
    QPen line(strong ? fill : colors.line);
    if (has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange))
        line = QPen(strong ? colors.text : colors.accent, 1.5);
    drawRounded(painter, option.rect, fill, line);
}

void drawToolButton(const QStyleOption& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    const bool enabled = has(option, QStyle::State_Enabled);
    if (has(option, QStyle::State_Sunken) || has(option, QStyle::State_On))
        drawRounded(painter, option.rect, colors.accentSoft, QPen(colors.line));
    else if (enabled && has(option, QStyle::State_MouseOver))
        drawRounded(painter, option.rect, colors.accentSoft, Qt::NoPen);
}

void drawFieldPanel(const QStyleOption& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    const bool enabled = has(option, QStyle::State_Enabled);
    drawRounded(painter, option.rect, enabled ? option.palette.window().color() : colors.surface,
                fieldLine(option));
}

void drawSpinBox(const QStyleOptionSpinBox& option, const QRect& up, const QRect& down,
                 QPainter& painter) {
    if (option.frame)
        drawFieldPanel(option, painter);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const Colors& colors = colorsFor(option.palette);
    const auto arrow = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step,
                           const QRect& rect, Qt::ArrowType type) {
        const bool active = option.activeSubControls.testFlag(part);
        const bool enabled =
            option.stepEnabled.testFlag(step) && has(option, QStyle::State_Enabled);
        drawTriangle(painter, rect, type,
                     !enabled ? colors.line
                     : active ? colors.accent
                              : colors.muted);
    };
    arrow(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, up, Qt::UpArrow);
    arrow(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, down, Qt::DownArrow);
}

QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part) {
    const QRect all = option.rect;
    const bool buttons = option.buttonSymbols != QAbstractSpinBox::NoButtons;
    QRect arrows = all;
    arrows.setLeft(all.right() - (buttons ? arrowWidth : -1));
    QRect place = all;
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        place = arrows.adjusted(0, 3, -3, 0);
        place.setBottom(all.center().y());
        break;
    case QStyle::SC_SpinBoxDown:
        place = arrows.adjusted(0, 0, -3, -3);
        place.setTop(all.center().y() + 1);
        break;
    case QStyle::SC_SpinBoxEditField:
        place = all.adjusted(4, 2, buttons ? -arrowWidth : -4, -2);
        break;
    default:
        break;
    }
    return QStyle::visualRect(option.direction, all, place);
}

void drawComboBox(const QStyleOptionComboBox& option, const QRect& arrow, QPainter& painter) {
    if (option.frame)
        drawFieldPanel(option, painter);
    const Colors& colors = colorsFor(option.palette);
    drawTriangle(painter, arrow, Qt::DownArrow,
                 has(option, QStyle::State_Enabled) ? colors.muted : colors.line);
}

void drawCheckMark(const QStyleOption& option, QPainter& painter, bool round) {
    const Colors& colors = colorsFor(option.palette);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const bool partly = has(option, QStyle::State_NoChange);
    const QRectF box = option.rect;
    const qreal radius = round ? box.width() / 2 : 3;
    const bool filled = on || partly;
    const QColor fill = !filled ? colors.surface : enabled ? colors.accent : colors.muted;
    const bool hover = enabled && has(option, QStyle::State_MouseOver);
    drawRounded(painter, box, fill,
                QPen(filled  ? fill
                     : hover ? colors.accent
                             : colors.muted),
                radius);
    if (!filled)
        return;
    const QPointF centre = box.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inkOn(fill), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (round) {
        painter.setBrush(inkOn(fill));
        painter.drawEllipse(centre, 1.6, 1.6);
    } else if (partly) {
        painter.drawLine(centre - QPointF(3, 0), centre + QPointF(3, 0));
    } else {
        painter.drawPolyline(QPolygonF{centre + QPointF(-3.2, 0.2), centre + QPointF(-0.9, 2.6),
                                       centre + QPointF(3.4, -2.6)});
    }
    painter.restore();
}

void drawFocus(const QStyleOption& option, QPainter& painter) {
    drawRounded(painter, option.rect, Qt::NoBrush, QPen(colorsFor(option.palette).accent, 1.5));
}

} // namespace yomi::ui
