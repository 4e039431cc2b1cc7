// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPalette;

namespace yomi::ui::inspector {

// The meanings of colours on all pages of a search. Also, the accent marks the current node, its
// path and links, `good` the best value so far, and greys searches without effect.

/// The two players, in colours that colour-blind eyes distinguish: blue and vermilion.
QColor sideColor(bool first, const QPalette& palette);
/// Entries found or stored in the transposition table.
QColor tableColor();
/// Exact values, inside the window.
QColor exactColor();
/// Values beyond the end of the window that a side wants to reach: cuts, fail high.
QColor cutColor(const QPalette& palette);
/// One of two overlaid runs.
QColor runColor(bool ofB);

} // namespace yomi::ui::inspector
