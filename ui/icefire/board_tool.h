// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/board_layout.h"

#include <QString>

#include <optional>

class QMenu;

namespace yomi::ui::icefire {

/// Handles mouse and keyboard on the cells of a board: a tool that plays, or one that paints.
/// Without a tool the board only reports the cell under the mouse.
class BoardTool {
public:
    virtual ~BoardTool() = default;

    /// The left button is pressed on a cell, or Space or Enter.
    virtual void press(Cell cell) = 0;
    /// The mouse has entered another cell with the button down.
    virtual void drag(Cell) {}
    virtual void release() {}
    /// A key without modifiers, except those of the cursor; returns true if it was used.
    virtual bool key(int, Cell) { return false; }
    /// Adds the commands for the cell to its context menu.
    virtual void fillMenu(QMenu&, Cell) {}
    /// A sentence on the effect of a click on the cell; empty for none.
    virtual QString hint(Cell) const { return {}; }
    /// The cells that can be chosen now, and the chosen one.
    virtual CellSet lit() const { return {}; }
    virtual std::optional<Cell> chosen() const { return {}; }
};

} // namespace yomi::ui::icefire
