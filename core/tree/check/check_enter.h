// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_context.h"

namespace yomi::tree {

/// Checks a move at its entry: whether its parent should have been cut off before, and its window.
void checkEnter(const CheckContext& context, const CheckedNode& node, CheckedNode* parent);

} // namespace yomi::tree
