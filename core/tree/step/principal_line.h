// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

namespace yomi::tree {

/// The nodes of the principal variation that an iteration has found by an event, from the first
/// move on: in each node the first child with the best value that raised the node's window, a
/// re-search instead of the search that it repeats. The line ends where no move raised the window,
/// as at a bound, or where the search ended: at a leaf or a table value. In a search by visits a
/// node's best child is its most visited one. Cost: the children of the nodes on the line.
std::vector<NodeId> principalLine(const Trace& trace, int iteration, EventIndex event);

} // namespace yomi::tree
