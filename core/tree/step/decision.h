// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::tree {

/// How the search of a node continues after the value of a child.
enum class Choice : std::uint8_t {
    Search,      ///< tries the next move
    Cut,         ///< prunes the remaining moves
    SearchAgain, ///< searches the same move again after its null window
    Finish,      ///< ends, as it was the last move
};

/// A choice of an open node between at least two ways to continue.
struct Decision {
    EventIndex event = 0; ///< the comparison of the child's value; the next event shows the choice
    NodeId node = 0;      ///< that chooses
    NodeId child = 0;     ///< that returned its value
    std::vector<Choice> choices; ///< as far as the rules of the search allow
    Choice taken = Choice::Search;
    /// The one that values and window ask for: to search a null window's better move again, unless
    /// it cuts, and to cut at the end of the window. A wrong search may take another one.
    Choice expected = Choice::Search;

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// With moves left, the node can search the next one or cut all; without, it is finished. After a
/// null window it can search the same move again. A root that is no node, every node of minimax and
/// a node without a recorded window have no decisions. Nothing if fewer than two ways exist, or if
/// the recording ends before it shows them.
std::optional<Decision> decisionAt(const Trace& trace, EventIndex event);

/// The first decision at an event or after it. A linear scan.
std::optional<Decision> nextDecision(const Trace& trace, EventIndex from);

} // namespace yomi::tree
