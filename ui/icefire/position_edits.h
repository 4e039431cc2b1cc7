// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/engine.h"

#include <QString>

namespace yomi::ui::icefire {

/// The brushes of the position editor.
enum class Brush { Sea, Neutral, Land, MineSpot, Unit1, Unit2, Unit3, Tower, Mine, Hq, Erase };
inline constexpr int brushCount = 11;

QString brushName(Brush brush);
/// The position after using the brush on a cell, for an owner if it needs one; updates connections
/// and incomes.
State painted(State position, Brush brush, Player owner, Cell cell);
State withGold(State position, Player player, int gold);
State withTurn(State position, int turn);
/// The player's units may move, the other's may not.
State withPlayerToMove(State position, Player player);
State withRuleset(State position, Ruleset ruleset);

} // namespace yomi::ui::icefire
