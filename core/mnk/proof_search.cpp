// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/proof_search.h"

#include "core/mnk/pairing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <vector>

namespace yomi::mnk {

namespace {

constexpr std::uint32_t infinite = ProofNumbers::infinite;

/// The numbers for the side to move, which needs only one child.
struct Sided {
    std::uint32_t phi, delta;
};
Sided sided(ProofNumbers numbers, bool attackerToMove) {
    return attackerToMove ? Sided{numbers.proof, numbers.disproof}
                          : Sided{numbers.disproof, numbers.proof};
}
ProofNumbers unsided(Sided numbers, bool attackerToMove) {
    return attackerToMove ? ProofNumbers{numbers.phi, numbers.delta}
                          : ProofNumbers{numbers.delta, numbers.phi};
}

bool hasOne(Squares squares) {
    return std::has_single_bit(squares);
}

/// 2^(stones); few lines have many, so counting one by one is fastest.
std::int64_t weightOf(Squares line, Squares stones) {
    std::int64_t weight = 1;
    for (Squares own = line & stones; own; own &= own - 1)
        weight *= 2;
    return weight;
}

Attack played(Attack position, Squares square) {
    (position.attackerToMove ? position.attacker : position.defender) |= square;
    position.empty &= ~square;
    position.attackerToMove = !position.attackerToMove;
    return position;
}

} // namespace

struct ProofSearch::Child {
    Attack position;
    ProofTable::Key key = {};
    ProofNumbers numbers = {};
    int move = 0;
    std::int64_t weight = 0; ///< priority among equal children
};

/// The image with the least sets: the key is only which squares are the attacker's, the defender's,
/// empty or dead, which is all that matters.
ProofTable::Key ProofSearch::keyOf(const Attack& position) const {
    const Squares attackers = position.attacker | position.empty;
    const Squares defenders = position.defender | position.empty;
    ProofTable::Key key = {attackers, defenders, position.attackerToMove};
    for (int symmetry = 1; symmetry < m_board.images().count(); ++symmetry) {
        const Squares image = m_board.images().imageOf(attackers, symmetry);
        if (image > key.attackers)
            continue;
        const Squares other = m_board.images().imageOf(defenders, symmetry);
        if (image < key.attackers || other < key.defenders) {
            key.attackers = image;
            key.defenders = other;
        }
    }
    return key;
}

/// The empty squares that complete a line.
Squares ProofSearch::completing(Squares own, Squares empty) const {
    Squares squares = 0;
    for (const Squares line : m_board.lines())
        if (const Squares missing = line & ~own; hasOne(missing))
            squares |= missing;
    return squares & empty;
}

/// Plays forced moves and removes dead stones. Returns initial numbers if that does not give the
/// answer.
ProofNumbers ProofSearch::look(Attack& position) const {
    for (;;) {
        const bool attacks = position.attackerToMove;
        const Squares own = attacks ? position.attacker : position.defender;
        const Squares other = attacks ? position.defender : position.attacker;
        if (completing(own, position.empty))
            return attacks ? ProofNumbers::yes() : ProofNumbers::no();
        const Squares threats = completing(other, position.empty);
        if (!threats)
            break;
        if (!hasOne(threats))
            return attacks ? ProofNumbers::no() : ProofNumbers::yes();
        position = played(position, threats);
    }

    std::vector<Squares> open; // the attacker's, by their empty squares
    open.reserve(m_board.lines().size());
    Squares attackers = 0, defenders = 0;
    std::int64_t weights = 0;
    for (const Squares line : m_board.lines()) {
        if (!(line & ~(position.attacker | position.empty))) {
            attackers |= line;
            open.push_back(line & position.empty);
            weights += weightOf(line, position.attacker);
        }
        if (!(line & ~(position.defender | position.empty)))
            defenders |= line;
    }
    const double potential = std::ldexp(weights, -m_board.size().inARow);
    if (potential < (position.attackerToMove ? 0.5 : 1))
        return ProofNumbers::no();
    constexpr double mostWithPairing = 1.75; // rarely more; measured
    if (position.attackerToMove && potential < mostWithPairing && hasPairing(open))
        return ProofNumbers::no();
    position.attacker &= attackers;
    position.defender &= defenders;
    position.empty &= attackers | defenders;
    const int steps = position.attackerToMove ? 8 : 4; // measured
    return {1, 1 + static_cast<std::uint32_t>(steps * potential)};
}

ProofSearch::Outcome ProofSearch::expand(const Attack& position, const ProofTable::Key& key,
                                         ProofNumbers thresholds) {
    m_deadline.check();
    const std::uint64_t before = m_nodes++;
    const bool attacks = position.attackerToMove;

    // A line counts more the more stones it has; the attacker's count double.
    std::array<std::int64_t, 64> weights = {};
    const auto weigh = [&](Squares line, std::int64_t weight) {
        for (Squares squares = line & position.empty; squares; squares &= squares - 1)
            weights[static_cast<std::size_t>(std::countr_zero(squares))] += weight;
    };
    for (const Squares line : m_board.lines()) {
        if (!(line & ~(position.attacker | position.empty)))
            weigh(line, 2 * weightOf(line, position.attacker));
        if (!(line & ~(position.defender | position.empty)))
            weigh(line, weightOf(line, position.defender));
    }
    std::vector<Child> children;
    children.reserve(static_cast<std::size_t>(std::popcount(position.empty)));
    for (Squares squares = position.empty; squares; squares &= squares - 1) {
        const int move = std::countr_zero(squares);
        children.push_back({.position = played(position, squares & -squares),
                            .move = move,
                            .weight = weights[static_cast<std::size_t>(move)]});
    }
    std::ranges::stable_sort(children, std::ranges::greater(), &Child::weight);
    for (Child& child : children) {
        child.numbers = look(child.position);
        if (!child.numbers.isKnown()) {
            child.key = keyOf(child.position);
            if (const ProofNumbers* const known = m_table.find(child.key))
                child.numbers = *known;
        }
        if (sided(child.numbers, attacks).phi == 0) {
            m_table.store(key, child.numbers, 1);
            return {child.numbers, child.move};
        }
    }

    const Sided limits = sided(thresholds, attacks);
    for (;;) {
        Child* best = nullptr;
        std::uint32_t least = infinite, second = infinite, greatest = 0, open = 0;
        for (Child& child : children) {
            const Sided numbers = sided(child.numbers, attacks);
            if (numbers.delta == 0)
                continue;
            ++open;
            greatest = std::max(greatest, numbers.delta);
            if (!best || numbers.phi < least) {
                second = least;
                least = numbers.phi;
                best = &child;
            } else {
                second = std::min(second, numbers.phi);
            }
        }
        const Sided joined = !best ? Sided{infinite, 0}
                             : least == 0
                                 ? Sided{0, infinite}
                                 : Sided{least, std::min(greatest + open - 1, infinite - 1)};
        if (joined.phi >= limits.phi || joined.delta >= limits.delta || m_nodes >= m_mostNodes) {
            const ProofNumbers numbers = unsided(joined, attacks);
            m_table.store(key, numbers, m_nodes - before);
            return {numbers, best ? best->move : children.front().move};
        }
        // A quarter above the second best avoids switching back and forth (1 + ε; Pawlewicz and Lew
        // 2007).
        const Sided given = {std::min(limits.phi, second + second / 4 + 1),
                             limits.delta == infinite ? infinite : limits.delta - (open - 1)};
        best->numbers = expand(best->position, best->key, unsided(given, attacks)).numbers;
    }
}

ProofSearch::Outcome ProofSearch::search(const Attack& position, std::uint64_t mostNodes) {
    const bool attacks = position.attackerToMove;
    if (const Squares wins =
            completing(attacks ? position.attacker : position.defender, position.empty))
        return {attacks ? ProofNumbers::yes() : ProofNumbers::no(), std::countr_zero(wins)};
    m_mostNodes = m_nodes + mostNodes;
    return expand(position, keyOf(position), {infinite, infinite});
}

} // namespace yomi::mnk
