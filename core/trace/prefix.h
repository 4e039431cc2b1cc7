// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/trace.h"

namespace yomi::trace {

/// A trace as it would be if the recording had ended with an event: the nodes entered by then, of
/// each what was known of it by then, and of the iteration under way no answer. So whoever looks at
/// it cannot see what comes. Of the whole trace a copy. Cost: a copy of what stays.
Trace prefixOf(const Trace& trace, EventIndex last);

/// Whether the recording may have ended before the iteration did.
bool isUnfinished(const Trace& trace, int iteration);

} // namespace yomi::trace
