// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

namespace yomi::trace {

/// Checks whether the value that a node returns follows from its children.
void checkLeave(const CheckContext& context, const CheckedNode& node, const Conclusion& conclusion,
                const EventLine& line);

} // namespace yomi::trace
