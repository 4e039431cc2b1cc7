// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

namespace yomi::trace {

/// At a move's entry: whether it had to be entered, and its window.
void checkEnter(const CheckContext& context, const CheckedNode& node, CheckedNode* parent);

} // namespace yomi::trace
