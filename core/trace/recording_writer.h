// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"
#include "core/trace/recording_header.h"
#include "core/trace/trace.h"

#include <functional>
#include <iosfwd>
#include <string>

namespace yomi::trace {

/// What a recording of a trace is written with.
struct WrittenGame {
    RecordingHeader header;
    const BoardRules* rules = nullptr; ///< of the game that the header names
    /// What a board, . o x in reading order, is stored under in the table; itself without one.
    std::function<std::string(const std::string& board)> keyOf = {};
};

/// Writes a trace as the text from which traceOf() makes the same one, node for node and event for
/// event:
///
///     > 4 -1 1 d=3 key=....o.... kind=full asrc=… bsrc=…    the depth is what is left to the limit
///     w -1 1 range=-3,4        where the game allows no more
///     t range -1 inf narrow    what the table held; `none`
///     x 2 loses                where the search tries fewer moves than the rules allow
///     e 0                      a leaf at the depth limit
///     s range 0 0 best=4
///     < 0 exact best=4         the reason where it does not follow: cut, table or that of a leaf
///
/// The moves of a game that the header names are its numbers. Nodes that are open at the end stay
/// so, below the line `# cut off at node N`. Some microseconds a node.
void writeRecording(const Trace& trace, const WrittenGame& game, std::ostream& out);

} // namespace yomi::trace
