// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QComboBox>

namespace yomi::ui::games {

/// Sets the texts of a list; leaves the list alone, open or not, if it has them already.
inline void showItems(QComboBox& box, const QStringList& texts) {
    QStringList shown;
    for (int i = 0; i < box.count(); ++i)
        shown << box.itemText(i);
    if (shown == texts)
        return;
    box.clear();
    box.addItems(texts);
    // An open list may be wider than the box: no row is cut.
    box.view()->setMinimumWidth(box.view()->sizeHintForColumn(0));
}

} // namespace yomi::ui::games
