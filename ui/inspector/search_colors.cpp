// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/search_colors.h"

#include "ui/common/colors.h"

#include <QPalette>

namespace yomi::ui::inspector {

namespace {

constexpr int blue = 0, amber = 1, purple = 3, sky = 4, vermilion = 5, brown = 6;

} // namespace

QColor sideColor(bool first, const QPalette& palette) {
    const QColor color = seriesColor(first ? blue : vermilion);
    return isDark(palette) ? mixed(color, Qt::white, 0.3) : color;
}

QColor tableColor() {
    return seriesColor(purple);
}

QColor exactColor() {
    return seriesColor(amber);
}

QColor cutColor(const QPalette& palette) {
    return colorsFor(palette).bad;
}

QColor runColor(bool ofB) {
    return seriesColor(ofB ? brown : sky);
}

} // namespace yomi::ui::inspector
