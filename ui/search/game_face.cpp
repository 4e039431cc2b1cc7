// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/game_face.h"

#include "ui/common/colors.h"

#include <QPalette>

namespace yomi::ui::search {

QColor sideColor(bool first, const QPalette& palette) {
    constexpr int blue = 0, vermilion = 5;
    const QColor color = seriesColor(first ? blue : vermilion);
    return isDark(palette) ? mixed(color, Qt::white, 0.3) : color;
}

} // namespace yomi::ui::search
