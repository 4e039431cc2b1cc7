// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

namespace yomi::trace {

/// Checks a move at its entry: whether its parent should have been cut off before, and its window.
void checkEnter(const CheckContext& context, const CheckedNode& node, CheckedNode* parent);

} // namespace yomi::trace
