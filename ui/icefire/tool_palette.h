// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/edit_hand.h"

#include <QList>
#include <QWidget>

class QButtonGroup;

namespace yomi::ui::icefire {

/// The tools of the position editor as they look on the board, and the owner they work for.
class ToolPalette : public QWidget {
    Q_OBJECT

public:
    explicit ToolPalette(EditHand& hand, QWidget* parent = nullptr);

private:
    void refresh();

    EditHand& m_hand;
    QButtonGroup* m_tools;
    QButtonGroup* m_owners;
};

} // namespace yomi::ui::icefire
