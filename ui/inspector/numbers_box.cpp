// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/numbers_box.h"

namespace yomi::ui::inspector {

NumbersBox::NumbersBox(RecordingStepper& stepper, QWidget* parent)
    : QComboBox(parent) {
    // In the order of Numbers.
    addItems({tr("as recorded"), tr("own view"), tr("max’s view")});
    setAccessibleName(tr("Whose numbers"));
    setToolTip(tr("Windows, values and bounds in the tree, beside it and in tables: as the "
                  "recording has them, as the side to move counts them, or as max does."));
    setCurrentIndex(static_cast<int>(stepper.numbers()));
    connect(this, &QComboBox::activated, &stepper, [&stepper](int index) {
        stepper.document().look(&RecordingView::numbers, static_cast<Numbers>(index));
    });
    connect(&stepper, &RecordingStepper::numbersChanged, this,
            [this, &stepper] { setCurrentIndex(static_cast<int>(stepper.numbers())); });
}

} // namespace yomi::ui::inspector
