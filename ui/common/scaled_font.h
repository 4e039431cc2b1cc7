// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace yomi::ui {

/// A font `scale` times as large: text next to boards stays in proportion to the person's font.
inline QFont scaledFont(QFont font, double scale) {
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(scale * font.pixelSize()));
    else
        font.setPointSizeF(scale * font.pointSizeF());
    return font;
}

} // namespace yomi::ui
