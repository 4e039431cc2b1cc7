// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/mnk/proof_table.h"

#include <cstdint>

namespace yomi::mnk {

/// A position in the eyes of one question: can the attacker complete a line? The defender's own
/// lines matter as threats that must be answered.
struct Attack {
    Squares attacker = 0, defender = 0, empty = 0;
    bool attackerToMove = true;
};

/// Proof-number search in depth-first order (df-pn; Nagai 2002) for one board and one table, which
/// serves both sides: its keys know roles, no colours.
///
/// A node is an entry of the recursive function. Before a position becomes one it is looked at:
///
///     forced moves   a line that can be completed is, one threat is answered, two are the end; so
///                    on till nothing is forced
///     dead stones    squares without an open line of either side are taken off
///     potential      of the attacker: the sum over his open lines of 2^-(empty squares). Below 1/2
///                    with him to move, below 1 otherwise he cannot win (Erdős and Selfridge 1973)
///     pairing        every open line of the attacker, who is to move, has a pair (pairing.h)
///
/// Numbers of children are joined by their maximum and count, not by their sum, since most
/// positions are reached in many ways (weak proof numbers; Ueda et al. 2008).
class ProofSearch {
public:
    ProofSearch(const Board& board, ProofTable& table, const Limits& limits)
        : m_board(board)
        , m_table(table)
        , m_clock(limits) {}

    struct Outcome {
        ProofNumbers numbers;
        int move = 0; ///< the most hopeful: where the side to move gets its will, it does by this
    };

    /// Searches a position that goes on until the answer is known or `mostNodes` are entered; the
    /// table knows at the next call what this one found out. A line that can be completed needs no
    /// node. Throws as the clock does.
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
    Clock m_clock;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_mostNodes = 0;
};

} // namespace yomi::mnk
