// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace yomi::ui {

/// The colours of a theme that QPalette has no role for. Widgets call colorsFor(palette()) when
/// they paint, so that a change of the palette is enough to change the theme.
struct Colors {
    QColor window, surface, line, text, muted, accent, accentSoft;
    QColor good, warning, bad; ///< complete, attention, refusal; always next to a word or a mark
};

/// The spacing unit and shape of a surface, in device-independent pixels.
inline constexpr int spacingUnit = 4;
inline constexpr int cardRadius = 8;
inline constexpr int cardPadding = 12;

const Colors& lightColors();
const Colors& darkColors();

/// The colours for a palette: dark ones if its window is darker than its text.
const Colors& colorsFor(const QPalette& palette);
bool isDark(const QPalette& palette);

/// The palette with these colours for Qt's own widgets.
QPalette paletteFor(const Colors& colors);

/// Series colours that colour-blind eyes can distinguish (Okabe and Ito), readable on both themes;
/// the index wraps around after seriesColorCount.
inline constexpr int seriesColorCount = 8;
QColor seriesColor(int index);

/// Interpolates between two colours; a share of 0 is `from`.
QColor mixed(const QColor& from, const QColor& to, double share);

/// Black or white, whichever is more readable on `background`.
QColor inkOn(const QColor& background);

/// The colour, moved towards black or white until text in it is readable on `background` (a
/// contrast of 4.5 as WCAG 2 defines it).
QColor readableOn(const QColor& background, const QColor& color);

} // namespace yomi::ui
