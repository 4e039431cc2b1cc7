// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/style_parts.h"

#include "ui/common/colors.h"

#include <QPainterPath>

#include <algorithm>

namespace yomi::ui {

namespace {

constexpr int arrowWidth = 18;

bool has(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

/// The frame of an input: the accent marks the keyboard focus.
QPen fieldLine(const QStyleOption& option) {
    const Colors& colors = colorsFor(option.palette);
    if (!has(option, QStyle::State_Enabled))
        return QPen(mixed(colors.line, colors.surface, 0.5));
    if (has(option, QStyle::State_HasFocus))
        return QPen(colors.accent, 1.5);
    return has(option, QStyle::State_MouseOver) ? QPen(colors.muted) : QPen(colors.line);
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

void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool hasWords =
        !option.text.isEmpty() && !option.features.testFlag(option.Arrow) &&
        (option.icon.isNull() || option.toolButtonStyle != Qt::ToolButtonIconOnly);
    const bool on = has(option, QStyle::State_On);
    const bool lit = on || (enabled && has(option, QStyle::State_MouseOver));
    const bool focus =
        has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
    if (!hasWords && !lit && !focus)
        return;
    constexpr double quiet = 0.75, off = 0.5; // shares of the card's colour
    const QColor fill = enabled && has(option, QStyle::State_Sunken) ? colors.line
                        : lit                                        ? colors.accentSoft
                        : hasWords ? mixed(colors.surface, colors.line, enabled ? quiet : off)
                                   : QColor(Qt::transparent);
    drawRounded(painter, option.rect, fill,
                focus || on ? QPen(enabled ? colors.accent : colors.line, focus ? 1.5 : 1)
                : lit       ? QPen(colors.muted)
                : hasWords  ? QPen(colors.line)
                            : QPen(Qt::NoPen));
}

void drawFieldPanel(const QStyleOption& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    // Editable fields contrast most with their text: white, or the darkest colour.
    const bool enabled = has(option, QStyle::State_Enabled);
    drawRounded(painter, option.rect,
                enabled == isDark(option.palette) ? colors.window : colors.surface,
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
        outline.translate(0, -1); // above the base line of the bar
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

void drawScrollBar(const QStyleOptionSlider& option, const QRect& slider, QPainter& painter) {
    if (option.minimum == option.maximum)
        return;
    const Colors& colors = colorsFor(option.palette);
    const bool lit = option.state.testFlag(QStyle::State_MouseOver) ||
                     option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    QColor color = colors.muted;
    color.setAlphaF(lit ? 0.7F : 0.4F);
    const QRectF pill = option.orientation == Qt::Vertical ? QRectF(slider).adjusted(3, 2, -3, -2)
                                                           : QRectF(slider).adjusted(2, 3, -2, -3);
    drawRounded(painter, pill, color, Qt::NoPen, std::min(pill.width(), pill.height()) / 2);
}

QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part, int shortestSlider) {
    const QRect all = option.rect;
    const bool across = option.orientation == Qt::Horizontal;
    const int length = across ? all.width() : all.height();
    const int range = option.maximum - option.minimum;
    const int slider =
        range == 0 ? length
                   : std::clamp(int(qint64(length) * option.pageStep / (range + option.pageStep)),
                                std::min(shortestSlider, length), length);
    const int start = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - slider, option.upsideDown);
    const auto stretch = [&](int from, int to) {
        const QRect place = across ? QRect(all.left() + from, all.top(), to - from, all.height())
                                   : QRect(all.left(), all.top() + from, all.width(), to - from);
        return QStyle::visualRect(option.direction, all, place);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return all;
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, start + slider);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + slider, length);
    default:
        return {};
    }
}

void drawSlider(const QStyleOptionSlider& option, const QRect& handle, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QColor accent = enabled ? colors.accent : colors.muted;
    const QRectF all = option.rect;
    const QPointF knob = QRectF(handle).center();
    constexpr qreal thickness = 4;
    QRectF groove, done;
    if (option.orientation == Qt::Horizontal) {
        groove = QRectF(all.left() + 2, knob.y() - thickness / 2, all.width() - 4, thickness);
        done = groove;
        if (option.upsideDown)
            done.setLeft(knob.x());
        else
            done.setRight(knob.x());
    } else {
        groove = QRectF(knob.x() - thickness / 2, all.top() + 2, thickness, all.height() - 4);
        done = groove;
        if (option.upsideDown)
            done.setTop(knob.y());
        else
            done.setBottom(knob.y());
    }
    drawRounded(painter, groove, colors.line, Qt::NoPen, thickness / 2);
    drawRounded(painter, done, accent, Qt::NoPen, thickness / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    painter.setPen(focus ? QPen(colors.text, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(accent);
    painter.drawEllipse(knob, 7, 7);
    painter.restore();
}

void drawProgress(const QStyleOptionProgressBar& option, QPainter& painter) {
    const Colors& colors = colorsFor(option.palette);
    const qreal thickness = option.textVisible ? std::min(option.rect.height(), 18) : 6;
    QRectF groove = option.rect;
    groove.setTop(groove.center().y() - thickness / 2);
    groove.setHeight(thickness);
    drawRounded(painter, groove, colors.line, Qt::NoPen, 3);
    if (option.maximum <= option.minimum) { // the end is unknown: the whole bar in a soft accent
        drawRounded(painter, groove, colors.accentSoft, QPen(colors.accent), 3);
        return;
    }
    const qreal share = qreal(option.progress - option.minimum) / (option.maximum - option.minimum);
    QRectF done = groove;
    done.setWidth(groove.width() * std::clamp(share, 0.0, 1.0));
    if (option.direction == Qt::RightToLeft)
        done.moveRight(groove.right());
    drawRounded(painter, done, colors.accent, Qt::NoPen, 3);
}

} // namespace yomi::ui
