// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/board_rules.h"
#include "core/tree/recording_header.h"
#include "core/tree/trace.h"

#include <iosfwd>
#include <stop_token>

namespace yomi::tree {

/// The data needed to write a trace as a recording.
struct WrittenGame {
    RecordingHeader header;
    const BoardRules* rules = nullptr; ///< of the game that the header names
    bool sharesImages = false; ///< whether images of a board share a table entry and its key
};

/// Writes a trace as a text from which traceOf() makes the same trace, node for node and event for
/// event:
///
///     > 4 -1 1 d=3 key=....o.... kind=full asrc=… bsrc=…    the depth is that left to the limit
///     w -1 1 range=-3,4        where the game allows no more
///     t range -1 inf narrow    the table entry; `none`
///     x 2 loses                where the search tries fewer moves than the rules allow
///     e 0                      a leaf at the depth limit
///     s range 0 0 best=4
///     < 0 exact best=4         the reason if it does not follow: cut, table or that of a leaf
///
/// The moves of a game that the header names are its numbers, from the header's base. Nodes that
/// are open at the end stay open, after the line `# cut off at node N`. Throws Stopped. Some
/// microseconds a node.
void writeRecording(const Trace& trace, const WrittenGame& game, std::ostream& out,
                    const std::stop_token& stop = {});

} // namespace yomi::tree
