// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

#include <iosfwd>

namespace yomi::tree {

/// Writes the nodes of a trace as JSON Lines in the order of entry, ids counted from 0:
///
///     {"node":2,"parent":1,"iteration":0,"depth":2,"board":"oxo......","move":2,"alpha":"-inf",
///      "beta":"inf","value":0,"bound":"exact","kind":"full","table":"miss","writer":null}
///
/// "parent" is -1 and "move" null where there is none; "value" and "bound" are null for a node that
/// was open when the recording ended; "kind" is full, null-window or re-search; "table" is leaf,
/// miss, none (an unused entry, or no table), narrowed or returned; "writer" is the node that
/// stored the entry found. A recording that ended before its search has a last line
/// `{"cutOffAt":N}`: node N would have been next. Half a microsecond a node.
void writeNodes(const Trace& trace, std::ostream& out);

} // namespace yomi::tree
