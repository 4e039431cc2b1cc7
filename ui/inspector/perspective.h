// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/enum_names.h"
#include "core/tree/step/turned.h"

namespace yomi::ui::inspector {

/// The view of the numbers on the screen: always the first player's, as in a trace, or at each node
/// that of the side to move there, as most programs print them.
enum class Perspective { Max, Mover };

/// The view of a window or value: as the recording prints it, that of the side to move, or max's.
enum class Numbers { Printed, Own, Max };
constexpr auto enumNames(Numbers) {
    return namesInOrder("printed", "own", "max");
}

/// Whether the numbers of a node are shown with the opposite sign.
constexpr bool isTurned(Perspective numbers, bool firstToMove) {
    return numbers == Perspective::Mover && !firstToMove;
}

/// Data of a node of a trace in the view shown.
template <class Told>
Told shown(Told told, bool firstToMove, Perspective numbers) {
    return isTurned(numbers, firstToMove) ? turned(std::move(told)) : told;
}
inline double shown(double value, bool firstToMove, Perspective numbers) {
    return isTurned(numbers, firstToMove) ? 0 - value : value;
}

} // namespace yomi::ui::inspector
