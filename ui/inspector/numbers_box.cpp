// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/numbers_box.h"

namespace yomi::ui::inspector {

NumbersBox::NumbersBox(Cursor& cursor, QWidget* parent)
    : QComboBox(parent) {
    // In the order of Numbers.
    addItems({tr("as recorded"), tr("own view"), tr("Max’s view")});
    setAccessibleName(tr("Whose numbers"));
    setToolTip(tr("Windows, values and bounds in the tree, beside it and in tables: as the "
                  "recording has them, as the side to move counts them, or as Max does."));
    setCurrentIndex(static_cast<int>(cursor.recordedNumbers()));
    connect(this, &QComboBox::activated, &cursor,
            [&cursor](int index) { cursor.chooseNumbers(static_cast<Numbers>(index)); });
    connect(&cursor, &Cursor::numbersChanged, this,
            [this, &cursor] { setCurrentIndex(static_cast<int>(cursor.recordedNumbers())); });
}

} // namespace yomi::ui::inspector
