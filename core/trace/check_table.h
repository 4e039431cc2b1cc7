// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

namespace yomi::trace {

/// At what the table held, in time to be right about the window.
void checkFound(const CheckContext& context, const CheckedNode& node, const CheckedEntry& entry);
/// At a node's return with a value: what it found and stored.
void checkEntries(const CheckContext& context, const CheckedNode& node,
                  const Conclusion& conclusion);

} // namespace yomi::trace
