// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/cursor.h"

class QMenu;

namespace yomi::ui::inspector {

/// Fills the context menus of canvas and outline for a place of the tree: go to its event, copy its
/// board as text, search from its board. The menu closes when the run changes, because the place
/// may then be another one.
void fillNodeMenu(QMenu& menu, Cursor& cursor, const TreeItem& item, int iteration);

} // namespace yomi::ui::inspector
