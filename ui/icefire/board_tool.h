// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/board_layout.h"

#include <QString>

#include <optional>

class QMenu;

namespace yomi::ui::icefire {

/// What mouse and keyboard do to the cells of a board: a tool that plays, or one that paints. The
/// board asks the tool that it was given; without one it only points.
class BoardTool {
public:
    virtual ~BoardTool() = default;

    /// The left button goes down on a cell, or Space or Enter is pressed there.
    virtual void press(Cell cell) = 0;
    /// The mouse has come to another cell with the button down.
    virtual void drag(Cell) {}
    virtual void release() {}
    /// A key without modifiers beside those of the cursor; true when taken.
    virtual bool key(int, Cell) { return false; }
    /// Adds what can be done on the cell to its context menu.
    virtual void fillMenu(QMenu&, Cell) {}
    /// What a click on the cell does, a sentence; empty for nothing.
    virtual QString hint(Cell) const { return {}; }
    /// The cells that can be chosen now, and the one that has been.
    virtual CellSet lit() const { return {}; }
    virtual std::optional<Cell> chosen() const { return {}; }
};

} // namespace yomi::ui::icefire
