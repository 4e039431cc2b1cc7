// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/state.h"
#include "ui/icefire/board_layout.h"

class QPainter;
class QPalette;

namespace yomi::ui::icefire {

/// A plan over the position it starts from: what is moved, trained or built stands pale on its
/// goal, with an arrow from where it moved, and each action has its place in the order.
void paintPlan(QPainter& painter, const BoardLayout& layout, const State& state,
               const std::vector<Action>& plan, const QPalette& palette);

} // namespace yomi::ui::icefire
