// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/stepper.h"

class QMenu;

namespace yomi::ui::search {

/// What can be done with a place of the tree, for the context menus of canvas and outline: go to
/// its moment, copy its board as text, search from its board. The menu closes when another run
/// comes, in which the place is another one or none.
void fillNodeMenu(QMenu& menu, Stepper& stepper, const TreeItem& item, int iteration);

} // namespace yomi::ui::search
