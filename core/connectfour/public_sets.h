// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/connectfour/position.h"

#include <cstdint>
#include <optional>
#include <span>

namespace yomi::connectfour {

/// The sets of 1000 positions published with Pascal Pons's tutorial, the usual benchmark of connect
/// four solvers.
enum class PublicSet : std::uint8_t {
    EndEasy,
    MiddleEasy,
    MiddleMedium,
    BeginEasy,
    BeginMedium,
    BeginHard
};
constexpr auto enumNames(PublicSet) {
    return namesInOrder("end-easy", "middle-easy", "middle-medium", "begin-easy", "begin-medium",
                        "begin-hard");
}

/// The set with exactly these positions in this order.
std::optional<PublicSet> publicSetOf(std::span<const Position> positions);

/// The total nodes of a step of the ladder over a set: its mean, rounded, is the number that the
/// tutorial publishes. Nothing if none is published, and for step 13, whose count is free.
std::optional<std::uint64_t> publishedNodes(PublicSet set, int step, bool weak);

} // namespace yomi::connectfour
