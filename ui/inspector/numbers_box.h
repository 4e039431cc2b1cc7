// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/cursor.h"

#include <QComboBox>

namespace yomi::ui::inspector {

/// The choice of the view of windows, values and bounds, in the tree and in all tables.
class NumbersBox : public QComboBox {
    Q_OBJECT

public:
    explicit NumbersBox(Cursor& cursor, QWidget* parent = nullptr);
};

} // namespace yomi::ui::inspector
