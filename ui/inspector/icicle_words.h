// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/game_face.h"
#include "ui/inspector/icicle_layout.h"

#include <QColor>
#include <QList>
#include <QString>

class QPalette;

namespace yomi::ui::inspector {

/// The colour of the blocks of one class, the same in every picture of a search.
QColor classColor(const IcicleLayout& layout, int nodeClass, const QPalette& palette);

/// The name of a class of nodes: "exact", "−9 … −4", "iteration 3".
QString className(const IcicleLayout& layout, int nodeClass);

/// A colour of the legend with its meaning and number of nodes.
struct IcicleLegendEntry {
    QColor color;
    QString meaning, count; ///< "bound reached", "48,241, cut: 36,846"
};
/// The classes that occur in the trace.
QList<IcicleLegendEntry> legendOf(const IcicleLayout& layout, const QPalette& palette);

/// "4 ≥ 9": the move and the value of a block, or only the move.
QString blockLabel(const IcicleLayout& layout, IcicleBlock block, bool withValue);

/// The description of a block, in one line for the status line and the screen reader, or in
/// several.
QString blockSentence(const IcicleLayout& layout, IcicleBlock block);
QString blockToolTip(const IcicleLayout& layout, const GameFace& face, IcicleBlock block);

/// The description of blocks that share a pixel: "Ply 9, 214 nodes drawn together: cut 60.00 %, …".
/// The shares are those of the pixel that each class covers, and of the empty rest.
QString togetherSentence(const IcicleLayout& layout, int row, BlockRange blocks, PlaceRange pixel);

/// "In view: nodes 6,848 of 180,273, plies to 19".
QString icicleSummary(const IcicleLayout& layout, PlaceRange range);

} // namespace yomi::ui::inspector
