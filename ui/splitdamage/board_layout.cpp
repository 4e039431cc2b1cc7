// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/board_layout.h"

#include <algorithm>
#include <cmath>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

namespace {

constexpr double rowGap = 10;       // between the rows, the dividing line in its middle
constexpr double widestPitch = 1.7; // of a row's height: wider gaps would not look like a row
constexpr double margin = 4;        // around a ring
constexpr double smallLine = 0.85;  // the size of a goal's letters

int rowOf(SideName side) {
    return side == SideName::Enemy ? 0 : 1;
}

double goalHeight(double lineHeight) {
    return smallLine * lineHeight + 2;
}

QRectF centred(QPointF centre, double width, double height) {
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

} // namespace

TokenGeometry tokenGeometry(const QRectF& cell, double lineHeight) {
    const double goal = goalHeight(lineHeight);
    const double diameter = std::max(
        8.0, std::min(cell.width() - 2 * margin, cell.height() - goal - 2 * lineHeight - margin));
    TokenGeometry token;
    token.cell = cell;
    token.goal = {cell.left() + 2, cell.top(), cell.width() - 4, goal};
    token.ring = {cell.center().x() - diameter / 2, token.goal.bottom() + margin / 2, diameter,
                  diameter};
    const QPointF centre = token.ring.center();
    // Badges of a small ring are larger than their share of it, so that their numbers are readable.
    constexpr double leastBadge = 1.1; // of a line's height
    const double badge = std::max(diameter, leastBadge * lineHeight / 0.32);
    token.portrait = centred(centre, 0.66 * diameter, 0.78 * diameter);
    token.health = centred(centre + QPointF(0.31, 0.30) * diameter, 0.32 * badge, 0.40 * badge);
    token.armor = centred(centre + QPointF(0.34, -0.10) * diameter, 0.28 * badge, 0.32 * badge);
    token.attack = centred(centre + QPointF(-0.31, 0.32) * diameter, 0.34 * badge, 0.34 * badge);
    token.summon = centred(centre + QPointF(-0.34, -0.16) * diameter, 0.28 * badge, 0.28 * badge);
    token.name = {cell.left() + 2, token.ring.bottom() + 1, cell.width() - 4, lineHeight};
    token.mark = token.name.translated(0, lineHeight);
    return token;
}

double BoardLayout::heightFor(double rings, double lineHeight) {
    return 2 * ((rings + 2) * lineHeight + goalHeight(lineHeight) + margin) + rowGap;
}

BoardLayout::BoardLayout(QSizeF size, double lineHeight)
    : m_size(size)
    , m_lineHeight(lineHeight)
    , m_rowHeight((size.height() - rowGap) / 2) {
    m_pitch = std::min(size.width() / columns, widestPitch * m_rowHeight);
    m_left = (size.width() - columns * m_pitch) / 2;
}

QRectF BoardLayout::cell(int row, int column) const {
    return {m_left + column * m_pitch, row * (m_rowHeight + rowGap), m_pitch, m_rowHeight};
}

TokenGeometry BoardLayout::token(Place place) const {
    return tokenGeometry(cell(rowOf(place.side), place.minion ? *place.minion + 1 : 0),
                         m_lineHeight);
}

double BoardLayout::dividerY() const {
    return m_rowHeight + rowGap / 2;
}

std::optional<BoardHit> BoardLayout::hit(QPointF position) const {
    for (const SideName side : {SideName::Enemy, SideName::Friendly}) {
        const int column = static_cast<int>(std::floor((position.x() - m_left) / m_pitch));
        if (column < 0 || column >= columns || !cell(rowOf(side), column).contains(position))
            continue;
        const Place place{side, column > 0 ? std::optional(column - 1) : std::nullopt};
        const TokenGeometry geometry = token(place);
        if (geometry.health.contains(position))
            return BoardHit{place, TokenPart::Health};
        if (geometry.armor.contains(position))
            return BoardHit{place, TokenPart::Armor};
        if (geometry.attack.contains(position))
            return BoardHit{place, TokenPart::Attack};
        if (geometry.name.contains(position))
            return BoardHit{place, TokenPart::Name};
        return BoardHit{place,
                        geometry.ring.contains(position) ? TokenPart::Token : TokenPart::Ground};
    }
    return std::nullopt;
}

std::optional<Place> BoardLayout::gap(QPointF position) const {
    if (!QRectF(QPointF(), m_size).contains(position))
        return std::nullopt;
    const double column = (position.x() - m_left) / m_pitch;
    const int gap = std::clamp(static_cast<int>(std::lround(column)) - 1, 0, mostMinions);
    return Place{position.y() < dividerY() ? SideName::Enemy : SideName::Friendly, gap};
}

} // namespace yomi::ui::splitdamage
