// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/rule_book.h"
#include "ui/common/colors.h"

#include <QString>

#include <optional>
#include <vector>

namespace yomi::ui::hands {

/// What is printed on a kind of tile or card.
struct TileFace {
    QString name;         ///< of a card its rank
    QColor color;         ///< of the person; invalid when there is none
    QString type;         ///< decides the mark
    QColor ink;           ///< of the name: the colour, as dark as it must be to be read
    double nameWidth = 1; ///< of the name in bold, in multiples of the font's size
    bool card = false;
};

/// The faces of all kinds of a rule book, their names in this font.
std::vector<TileFace> tileFaces(const yomi::hands::RuleBook& book, const QFont& font);

/// What one sees of a tile beside its face.
struct TileLook {
    QString note;              ///< small, at the foot: "×2"
    QString badge;             ///< a number at the corner
    std::optional<double> bar; ///< 0 to 1, along the foot
    QColor ring;               ///< of the meld that takes the tile; invalid for none
    bool covered = false;      ///< the next card lies over this one
    bool dimmed = false;       ///< none left, or left over
    bool lit = false;          ///< under the mouse
    bool focused = false;      ///< the keyboard is here
};

/// How wide a tile is for its height.
inline constexpr double tileAspect = 0.76;

void paintTile(QPainter& painter, const QRectF& rect, const TileFace& face, const TileLook& look,
               const Colors& colors);

/// A place where a tile is missing.
void paintFreePlace(QPainter& painter, const QRectF& rect, const Colors& colors);

} // namespace yomi::ui::hands
