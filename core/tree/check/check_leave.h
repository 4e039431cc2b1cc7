// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_context.h"

namespace yomi::tree {

/// Checks whether the value that a node returns follows from its children.
void checkLeave(const CheckContext& context, const CheckedNode& node, const Conclusion& conclusion,
                const EventLine& line);

} // namespace yomi::tree
