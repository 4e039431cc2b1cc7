// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/colors.h"
#include "ui/splitdamage/board_layout.h"

#include <QString>

#include <optional>

class QPainter;

namespace yomi::ui::splitdamage {

/// The appearance of a character.
struct TokenLook {
    QString name;
    QString mark;             ///< the line below the name: "not struck", or the odds
    QString goalMark;         ///< "must die"; empty without a relevant goal
    std::size_t portrait = 0; ///< the silhouette
    int health = 0;
    int armor = 0;
    int attack = 0;
    bool taunt = false;
    bool immune = false;
    bool deathrattle = false; ///< something happens when it dies
    bool hero = false;
    bool divineShield = false;
    bool struck = true; ///< false: not a target, or irrelevant now; dimmed and hatched
    yomi::splitdamage::Goal goal = yomi::splitdamage::Goal::Free;
    std::optional<double> odds; ///< of its death; nothing while unknown or not struck
    QColor series;              ///< its colour in the charts
    bool lit = false;           ///< under the mouse, here or in a chart
    bool selected = false;
    bool focused = false; ///< selected, and the board has the focus
    bool down = false;    ///< dead in the run shown
    bool away = false;    ///< being dragged: only its place remains
};

/// A slot without a character.
struct SlotLook {
    QString name{}; ///< "Enemy hero", or nothing
    bool hero = false;
    bool next = false; ///< the slot to fill next: it has a "+"
    bool lit = false;
    bool focused = false;
};

void paintToken(QPainter& painter, const TokenGeometry& geometry, const TokenLook& look,
                const Colors& colors);

void paintFreeSlot(QPainter& painter, const TokenGeometry& geometry, const SlotLook& look,
                   const Colors& colors);

} // namespace yomi::ui::splitdamage
