// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colors.h"
#include "ui/shell/style_parts.h"

#include <algorithm>

namespace yomi::ui {

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
    if (option.maximum <= option.minimum) { // no end is known: the whole bar in a soft accent
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
