// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/rule_book.h"
#include "ui/common/colors.h"

#include <QString>

#include <optional>
#include <vector>

namespace yomi::ui::hands {

/// The tiles one by one, in the order of the kinds.
std::vector<int> kindsOf(const yomi::hands::Tiles& tiles);

/// The print on a kind of tile or card.
struct TileFace {
    QString name;         ///< for a card its rank
    QColor color;         ///< of the person; invalid without one
    QString type;         ///< determines the mark
    QColor ink;           ///< of the name: the colour, darkened until readable
    double nameWidth = 1; ///< of the name in bold, in multiples of the font's size
    bool card = false;
};

/// The faces of all kinds of a rule book, their names in this font.
std::vector<TileFace> tileFaces(const yomi::hands::RuleBook& book, const QFont& font);

/// The appearance of a tile in addition to its face.
struct TileLook {
    QString note;              ///< small, at the bottom: "×2"
    QString badge;             ///< a number at the corner
    std::optional<double> bar; ///< 0 to 1, along the bottom
    QColor ring;               ///< of the meld with the tile; invalid for none
    bool covered = false;      ///< the next card covers this one
    bool dimmed = false;       ///< none left, or unused
    bool missing = false;      ///< to be drawn: a dashed outline
    bool lit = false;          ///< under the mouse
    bool focused = false;      ///< has the keyboard focus
};

/// Width divided by height.
inline constexpr double tileAspect = 0.76;

void paintTile(QPainter& painter, const QRectF& rect, const TileFace& face, const TileLook& look,
               const Colors& colors);

/// Paints the place of a missing tile.
void paintFreePlace(QPainter& painter, const QRectF& rect, const Colors& colors);

} // namespace yomi::ui::hands
