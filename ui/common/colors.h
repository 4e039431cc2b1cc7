// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace yomi::ui {

/// The colours of one theme that QPalette has no role for. Widgets ask colorsFor(palette()) when
/// they paint, so that a change of theme reaches them with the palette and nothing else.
struct Colors {
    QColor window, surface, line, text, muted, accent, accentSoft;
    QColor good, warning, bad; ///< complete, attention, refusal; always beside a word or a mark
};

/// A surface's spacing unit and shape, in device-independent pixels.
inline constexpr int spacingUnit = 4;
inline constexpr int cardRadius = 8;
inline constexpr int cardPadding = 12;

const Colors& lightColors();
const Colors& darkColors();

/// The colours that belong to a palette: dark when its window is darker than its text.
const Colors& colorsFor(const QPalette& palette);
bool isDark(const QPalette& palette);

/// The palette that carries these colours into Qt's own widgets.
QPalette paletteFor(const Colors& colors);

/// Series colours that stay apart for colour-blind eyes (Okabe and Ito), readable on both themes;
/// index wraps around after seriesColorCount.
inline constexpr int seriesColorCount = 8;
QColor seriesColor(int index);

/// `share` of the way from one colour to another; 0 is `from`.
QColor mixed(const QColor& from, const QColor& to, double share);

/// Black or white, whichever reads better on `background`.
QColor inkOn(const QColor& background);

/// The colour, moved towards black or white as far as text in it needs to be read on `background`
/// (a contrast of 4.5 as WCAG 2 defines it).
QColor readableOn(const QColor& background, const QColor& color);

} // namespace yomi::ui
