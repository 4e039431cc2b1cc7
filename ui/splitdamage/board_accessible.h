// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/board_layout.h"

#include <QAccessibleWidget>

#include <array>

namespace yomi::ui::splitdamage {

class BoardWidget;

/// The board for assistive technology: a list of its places, the enemy hero and slots first, each
/// with the character's name and in its value what else one sees of it.
class BoardAccessible : public QAccessibleWidget {
public:
    /// Teaches Qt to make this interface for boards.
    static void install();

    explicit BoardAccessible(BoardWidget& board);
    ~BoardAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    static constexpr int places = 2 * BoardLayout::columns;

    BoardWidget& m_board;
    std::array<QAccessible::Id, places> m_children{};
};

/// The number of a place among the board's accessible children.
int accessibleIndex(yomi::splitdamage::Place place);

} // namespace yomi::ui::splitdamage
