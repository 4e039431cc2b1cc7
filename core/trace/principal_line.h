// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/trace.h"

namespace yomi::trace {

/// The nodes of the best line that an iteration has found by an event, from the first move on: of
/// each node the first child with the best value that raised the node's window, a re-search in
/// place of the search that it repeats. The line ends where no move did, as at a bound, or where
/// the search ended: at a leaf, at a value from the table. In a search by visits a node's best
/// child is its most visited one. Cost: the children of the nodes on the line.
std::vector<NodeId> principalLine(const Trace& trace, int iteration, EventIndex event);

} // namespace yomi::trace
