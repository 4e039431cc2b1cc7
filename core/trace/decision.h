// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::trace {

/// How the search of a node goes on once the value of a child has come to it.
enum class Choice : std::uint8_t {
    Search,      ///< the next move is tried
    Cut,         ///< the moves left are pruned
    SearchAgain, ///< the same move, after its null window
    Finish,      ///< it was the last move
};

/// The point where a node that is open chooses. There are two ways at least, or it is none.
struct Decision {
    EventIndex event = 0;        ///< the value of the child has come; the next one tells the choice
    NodeId node = 0;             ///< that chooses
    NodeId child = 0;            ///< whose value it is
    std::vector<Choice> choices; ///< as far as the rules of the search allow
    Choice taken = Choice::Search;
};

/// Where moves are left the next one can be tried or all be cut; where none are the node is over.
/// After a null window the same move can be searched again. A root that is no node tries every
/// move, and minimax does everywhere. Nothing where the recording ends before it tells which ways
/// there were.
std::optional<Decision> decisionAt(const Trace& trace, EventIndex event);

/// The first one at an event or after it. A scan.
std::optional<Decision> nextDecision(const Trace& trace, EventIndex from);

} // namespace yomi::trace
