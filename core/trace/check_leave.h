// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

namespace yomi::trace {

/// At a node's return with a value: whether that follows from its children.
void checkLeave(const CheckContext& context, const CheckedNode& node, const Conclusion& conclusion,
                const EventLine& line);

} // namespace yomi::trace
