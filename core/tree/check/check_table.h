// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_context.h"

namespace yomi::tree {

/// Checks an entry found in the table; call it before the window changes.
void checkFound(const CheckContext& context, const CheckedNode& node, const CheckedEntry& entry);
/// Checks at a node's return with a value the entries it found and stored.
void checkEntries(const CheckContext& context, const CheckedNode& node,
                  const Conclusion& conclusion);

} // namespace yomi::tree
