// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/mnk/proof_table.h"

#include <cstdint>

namespace yomi::mnk {

/// A position for one question: can the attacker complete a line? The defender's own lines matter
/// only as threats that must be answered.
struct Attack {
    Squares attacker = 0, defender = 0, empty = 0;
    bool attackerToMove = true;
};

/// Proof-number search in depth-first order (df-pn; Nagai 2002) for one board and one table, which
/// serves both sides: its keys are in terms of attacker and defender, not colours.
///
/// A node is a call of the recursive function. Before that, a position is tested statically:
///
///     forced moves   a possible line is completed, one threat is answered, two threats decide the
///                    game; repeated until nothing is forced
///     dead stones    squares without an open line of either side are removed
///     potential      of the attacker: the sum over its open lines of 2^-(empty squares). Below 1/2
///                    with the attacker to move, below 1 otherwise, it cannot win (Erdős and
///                    Selfridge 1973)
///     pairing        every open line of the attacker, who is to move, has a pair (pairing.h)
///
/// Children's numbers are combined by maximum and count, not by their sum, since most positions are
/// reached in many ways (weak proof numbers; Ueda et al. 2008).
class ProofSearch {
public:
    ProofSearch(const Board& board, ProofTable& table, const Limits& limits)
        : m_board(board)
        , m_table(table)
        , m_deadline(limits) {}

    struct Outcome {
        ProofNumbers numbers;
        int move = 0; ///< the most promising; if any move reaches the goal, this one does
    };

    /// Searches an unfinished position until the answer is known or `mostNodes` are entered; the
    /// table keeps the results for the next call. A line that can be completed needs no node.
    /// Throws what the deadline throws.
    Outcome search(const Attack& position, std::uint64_t mostNodes);

    std::uint64_t nodes() const { return m_nodes; }

private:
    struct Child;

    ProofTable::Key keyOf(const Attack& position) const;
    Squares completing(Squares own, Squares empty) const;
    ProofNumbers look(Attack& position) const;
    Outcome expand(const Attack& position, const ProofTable::Key& key, ProofNumbers thresholds);

    const Board& m_board;
    ProofTable& m_table;
    Deadline m_deadline;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_mostNodes = 0;
};

} // namespace yomi::mnk
