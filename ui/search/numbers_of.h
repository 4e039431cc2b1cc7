// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/turned.h"

namespace yomi::ui::search {

/// Whose numbers the screen has: everywhere the first player's, as a trace does, or at each node
/// those of the side to move there, as most programs print them.
enum class NumbersOf { Max, Mover };

/// Whether the numbers of a node are shown turned around.
constexpr bool isTurned(NumbersOf numbers, bool firstToMove) {
    return numbers == NumbersOf::Mover && !firstToMove;
}

/// What a trace says of a node where that side is to move, as it is shown.
template <class Told>
Told shown(Told told, bool firstToMove, NumbersOf numbers) {
    return isTurned(numbers, firstToMove) ? turned(std::move(told)) : told;
}
inline double shown(double value, bool firstToMove, NumbersOf numbers) {
    return isTurned(numbers, firstToMove) ? 0 - value : value;
}

} // namespace yomi::ui::search
