// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording.h"

#include <string>

namespace yomi::tree {

/// The moves that lead to a node in the notation of movesIn(): "4 A%20-1".
std::string lineTo(const Recording& recording, NodeId node);

/// The same with #2 after a move that is visited for the second time: "4 2#2". The root's first
/// pass is "", its second "-#2". Cost: reads the nodes on the path and their earlier siblings.
std::string pathText(const Recording& recording, NodeId node);

} // namespace yomi::tree
