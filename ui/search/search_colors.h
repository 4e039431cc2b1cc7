// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPalette;

namespace yomi::ui::search {

// What colours mean on all pages of a search. Beside these, the accent is where the search stands,
// its path and links, `good` the best so far, and greys what has brought nothing.

/// The players, apart for colour-blind eyes: blue and vermilion.
QColor sideColor(bool first, const QPalette& palette);
/// What the transposition table gave or got.
QColor tableColor();
/// Inside the window: exact values.
QColor exactColor();
/// Beyond the end of the window that a side wants to reach: cuts, fail high.
QColor cutColor(const QPalette& palette);
/// Of two runs laid on each other.
QColor runColor(bool ofB);

} // namespace yomi::ui::search
