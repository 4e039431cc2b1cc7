// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/workspace.h"

#include "ui/common/picture.h"

#include <QPainter>

namespace yomi::ui {

PictureSource Workspace::pictureSource() {
    PictureSource source{tr("Export"), tr("page"), {tr("what is in view")}, {}};
    source.hasLegend = false;
    source.picture = [this](int, bool) {
        return Picture{{}, {{size(), [this](QPainter& painter) {
                                 render(&painter);
                             }}}};
    };
    return source;
}

} // namespace yomi::ui
