// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

namespace yomi::tree {

/// A trace as if the recording had ended with an event: the nodes entered by then, with the data
/// known by then, and no result of the current iteration, so that no reader can see what follows.
/// For the last event a copy of the whole trace. Cost: a copy of the nodes and events kept.
Trace prefixOf(const Trace& trace, EventIndex last);

/// Whether the recording may have ended before the iteration.
bool isUnfinished(const Trace& trace, int iteration);

} // namespace yomi::tree
