// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/recording.h"

#include <string>

namespace yomi::trace {

/// The moves that lead to a node as a person would type them, for movesIn(): "4 A%20-1".
std::string lineTo(const Recording& recording, NodeId node);

/// The same with #2 behind a move that is visited for the second time: "4 2#2". The
/// root's first pass is "", its second "-#2". Cost: a look at the nodes on the path and at
/// their siblings before them.
std::string pathText(const Recording& recording, NodeId node);

} // namespace yomi::trace
