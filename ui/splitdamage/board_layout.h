// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/board.h"

#include <QRectF>

#include <optional>

namespace yomi::ui::splitdamage {

/// The rectangles of a token's parts:
///
///        ╭─ring──╮        the track of the dead-odds arc, a circle
///       │ portrait │      an oval; an arch for a hero
///        │        ⬡       armor, at the right above
///         ╰────● ╯        health drop, at the lower right
///       ◆           ☠ a summon at the upper left, attack at the lower left
///           name
///           mark          "not struck", or the odds
///
/// A goal is on a pill over the upper left of the ring.
struct TokenGeometry {
    QRectF cell, goal, ring, portrait, health, armor, attack, summon, name, mark;
};

TokenGeometry tokenGeometry(const QRectF& cell, double lineHeight);

/// The part of a token under the mouse; Ground is the rest of its cell.
enum class TokenPart { Token, Health, Armor, Attack, Name, Ground };

struct BoardHit {
    yomi::splitdamage::Place place; ///< a minion number at or after the last is a free slot
    TokenPart part = TokenPart::Token;
};

/// The board's grid: the enemy row above the friendly one, each with the hero and mostMinions
/// slots, centred, with a line between the rows.
class BoardLayout {
public:
    static constexpr int columns = yomi::splitdamage::mostMinions + 1;

    /// The height of a board whose rings are so many line heights high.
    static double heightFor(double rings, double lineHeight);

    BoardLayout(QSizeF size, double lineHeight);

    TokenGeometry token(yomi::splitdamage::Place place) const;
    std::optional<BoardHit> hit(QPointF position) const;
    /// The gap for a dragged minion: the number of the minion to its right; nothing outside the
    /// board.
    std::optional<yomi::splitdamage::Place> gap(QPointF position) const;
    double dividerY() const;

private:
    QRectF cell(int row, int column) const;

    QSizeF m_size;
    double m_lineHeight;
    double m_pitch;
    double m_rowHeight;
    double m_left;
};

} // namespace yomi::ui::splitdamage
