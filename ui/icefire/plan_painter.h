// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/board.h"
#include "ui/icefire/board_layout.h"

class QPainter;
class QPalette;

namespace yomi::ui::icefire {

/// A plan over the position it starts from: arrows for moves, rings for training with the level,
/// squares for buildings, each with its place in the order.
void paintPlan(QPainter& painter, const BoardLayout& layout, Player player,
               const std::vector<Action>& plan, const QPalette& palette);

} // namespace yomi::ui::icefire
