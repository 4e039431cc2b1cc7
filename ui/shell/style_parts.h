// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QStyleOption>

namespace yomi::ui {

/// The radius of buttons, fields and tabs; cards have cardRadius.
inline constexpr qreal controlRadius = 4;

/// Draws a rounded rectangle whose one-pixel line is inside `rect`; brush and line are optional.
void drawRounded(QPainter& painter, const QRectF& rect, const QBrush& fill, const QPen& line,
                 qreal radius = controlRadius);

/// Draws a small filled triangle in the middle of `rect` that points up or down.
void drawTriangle(QPainter& painter, const QRectF& rect, Qt::ArrowType arrow, const QColor& color);

// Buttons and fields.
void drawPushButton(const QStyleOptionButton& option, QPainter& painter);
void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter);
void drawFieldPanel(const QStyleOption& option, QPainter& painter);
void drawSpinBox(const QStyleOptionSpinBox& option, const QRect& up, const QRect& down,
                 QPainter& painter);
void drawComboBox(const QStyleOptionComboBox& option, const QRect& arrow, QPainter& painter);
void drawCheckMark(const QStyleOption& option, QPainter& painter, bool round);
void drawFocus(const QStyleOption& option, QPainter& painter);

/// The rectangles of a spin box's parts: the number takes the rest beside the two arrows.
QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part);

// Tabs, menus and bars.
void drawTabShape(const QStyleOptionTab& option, QPainter& painter);
void drawTabBarBase(const QStyleOptionTabBarBase& option, QPainter& painter);
void drawTabClose(const QStyleOption& option, QPainter& painter);
void drawMenuBarItem(const QStyleOption& option, QPainter& painter);
void drawStatusBar(const QStyleOption& option, QPainter& painter);
void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter);

// Scroll bars, sliders and progress bars.
void drawScrollBar(const QStyleOptionSlider& option, const QRect& slider, QPainter& painter);
/// The rectangles of a scroll bar's parts: it has no buttons, the groove is the whole bar.
QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part, int shortestSlider);
void drawSlider(const QStyleOptionSlider& option, const QRect& handle, QPainter& painter);
void drawProgress(const QStyleOptionProgressBar& option, QPainter& painter);

} // namespace yomi::ui
