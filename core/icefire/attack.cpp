// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/attack.h"

#include <algorithm>
#include <queue>
#include <tuple>
#include <utility>

namespace yomi::icefire {

namespace {

constexpr int priceStep = 10; // all prices are multiples of it

/// The units that can take a free first step.
CellSet steppers(const Board& board, Player attacker, When when) {
    return when == When::Now ? board.movable() : board.units(attacker) & board.active(attacker);
}

/// The cells that the attacker does not own, by the level of unit that may enter them.
class Defence {
public:
    Defence(const Board& board, Player attacker)
        : m_owned(board.owned(opponentOf(attacker)))
        , m_outside(board.land() - board.owned(attacker))
        , m_standing(board.towers(opponentOf(attacker)) & board.active(opponentOf(attacker)))
        , m_always3(board.units(opponentOf(attacker), 2) | board.units(opponentOf(attacker), 3) |
                    board.towers(opponentOf(attacker)))
        , m_level1(board.units(opponentOf(attacker), 1)) {
        regroup();
    }

    /// Towers on these cells no longer guard their neighbours.
    void destroy(const CellSet& reached) {
        if (!m_standing.intersects(reached))
            return;
        m_standing -= reached;
        regroup();
    }

    /// The cells next to a set that a unit of the level may enter.
    const CellSet& open(int level) const { return m_open[level]; }

    int priceOf(Cell cell) const {
        for (int level = 1; level < highestLevel; ++level) {
            if (m_open[level].contains(cell))
                return trainingCost[level];
        }
        return trainingCost[highestLevel];
    }

private:
    void regroup() {
        const CellSet hard = m_always3 | (m_owned & m_standing.neighbours());
        m_open[3] = m_outside;
        m_open[2] = m_outside - hard;
        m_open[1] = m_open[2] - m_level1;
    }

    CellSet m_owned;
    CellSet m_outside;
    CellSet m_standing; ///< active towers that have not fallen yet
    CellSet m_always3;
    CellSet m_level1;
    std::array<CellSet, highestLevel + 1> m_open;
};

CellSet freeSteps(const Board& board, Player attacker, When when, const Defence& defence) {
    const CellSet movers = steppers(board, attacker, when);
    CellSet entered;
    for (int level = 1; level <= highestLevel; ++level)
        entered |= (board.units(attacker, level) & movers).neighbours() & defence.open(level);
    return entered;
}

/// Calls visit(price, cells) with the cells within each price, 0, 10, 20, … up to `most`, until it
/// returns false or no more cells can be reached.
template <class Visit>
void forEachLayer(const Board& board, Player attacker, When when, int most, Visit&& visit) {
    Defence defence(board, attacker);
    const CellSet& own = board.owned(attacker);
    // The cells that a unit of level 1, 2 or 3 enters from here are reached 1, 2 or 3 layers later.
    std::array<CellSet, 2> arriving;
    CellSet arrived = board.active(attacker) | freeSteps(board, attacker, when, defence);
    CellSet reached;
    for (int price = 0; price <= most; price += priceStep) {
        reached |= arrived;
        CellSet beside = reached.neighbours();
        if (const CellSet joining = beside & (own - reached); !joining.empty()) {
            reached |= connected(joining, own - reached);
            beside = reached.neighbours();
        }
        if (!visit(price, reached, std::as_const(defence)))
            return;
        defence.destroy(reached);
        arrived = arriving[0] | (beside & defence.open(1));
        arriving[0] = arriving[1] | (beside & defence.open(2));
        arriving[1] = beside & defence.open(3);
        if ((arrived | arriving[0] | arriving[1]) - reached == CellSet())
            return;
    }
}

/// Calls visit(chain) for each straight chain of `cells` that begins with `start` at their edge and
/// continues as far as the gold lasts.
template <class Visit>
void forEachChain(Cell start, const CellSet& cells, const Defence& defence, int gold,
                  Visit&& visit) {
    for (const Direction direction :
         {Direction::Up, Direction::Right, Direction::Down, Direction::Left}) {
        const auto behind = stepped(start, opposite(direction));
        if (behind && cells.contains(*behind))
            continue; // not an edge in this direction
        CellSet chain = CellSet::of(start);
        int left = gold;
        for (auto next = stepped(start, direction); next && cells.contains(*next);
             next = stepped(*next, direction)) {
            left -= defence.priceOf(*next);
            if (left < 0)
                break;
            chain.insert(*next);
        }
        visit(chain);
    }
}

} // namespace

CellSet stepsOf(const Board& board, Player attacker, When when) {
    return freeSteps(board, attacker, when, Defence(board, attacker));
}

CellSet AttackMap::within(int gold) const {
    CellSet cells;
    CellSet::wholeBoard().forEach([&](Cell cell) {
        if (price[cell] <= gold)
            cells.insert(cell);
    });
    return cells;
}

std::vector<Cell> AttackMap::wayTo(const Board& board, Cell target) const {
    std::vector<Cell> way = {target};
    while (price[way.back()] > 0 || !board.active(attacker).contains(way.back()))
        way.push_back(before[way.back()]);
    std::ranges::reverse(way);
    return way;
}

AttackMap attackMap(const Board& board, Player attacker, When when) {
    AttackMap map;
    map.attacker = attacker;
    map.price.fill(AttackMap::unreachable);
    map.before.fill(0);
    Defence defence(board, attacker);
    using Entry = std::tuple<int, Cell>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    const auto reach = [&](Cell cell, int price, Cell before) {
        if (price >= map.price[cell])
            return;
        map.price[cell] = static_cast<std::int16_t>(price);
        map.before[cell] = static_cast<std::uint8_t>(before);
        queue.emplace(price, cell);
    };
    board.active(attacker).forEach([&](Cell cell) { reach(cell, 0, cell); });
    steppers(board, attacker, when).forEach([&](Cell unit) {
        const int level = levelOf(board.content(unit));
        (neighboursOf[unit] & defence.open(level)).forEach([&](Cell cell) {
            reach(cell, 0, unit);
        });
    });
    CellSet settled;
    while (!queue.empty()) {
        const auto [price, cell] = queue.top();
        queue.pop();
        if (settled.contains(cell))
            continue;
        settled.insert(cell);
        defence.destroy(CellSet::of(cell));
        const CellSet beside = (neighboursOf[cell] & board.land()) - settled;
        beside.forEach([&, from = cell, sum = price](Cell next) {
            const bool own = board.owned(attacker).contains(next);
            reach(next, sum + (own ? 0 : defence.priceOf(next)), from);
        });
    }
    return map;
}

Reach reachOf(const Board& board, Player attacker, When when, int gold, int most) {
    const Cell target = headquarters[opponentOf(attacker)];
    Reach reach;
    forEachLayer(board, attacker, when, std::max(gold, most),
                 [&](int price, const CellSet& cells, const Defence&) {
                     if (price <= gold)
                         reach.cells = cells;
                     if (!reach.price && price <= most && cells.contains(target))
                         reach.price = price;
                     return price < gold || !reach.price;
                 });
    return reach;
}

Loss worstCut(const Board& board, Player attacker, When when, int gold) {
    const Player victim = opponentOf(attacker);
    const CellSet cells = board.active(victim) - CellSet::of(headquarters[victim]);
    Loss worst;
    CellSet before;
    forEachLayer(
        board, attacker, when, gold, [&](int price, const CellSet& reached, auto& defence) {
            ((reached - before) & cells).forEach([&](Cell start) {
                forEachChain(start, cells, defence, gold - price, [&](const CellSet& chain) {
                    const Loss loss = lossOf(board, victim, chain);
                    if (worthOf(loss) > worthOf(worst))
                        worst = loss;
                });
            });
            before = reached;
            return true;
        });
    return worst;
}

std::optional<std::vector<Action>> actionsAlong(Board& board, const std::vector<Cell>& way) {
    std::vector<Action> actions;
    std::vector<Board::Undo> undos;
    const auto next = [&](Cell from, Cell to) -> std::optional<Action> {
        if (board.allows(Action::move(from, to)))
            return Action::move(from, to);
        for (int level = 1; level <= highestLevel; ++level) {
            if (board.allows(Action::train(level, to)))
                return Action::train(level, to);
        }
        return std::nullopt;
    };
    bool feasible = true;
    for (std::size_t i = 1; i < way.size() && feasible; ++i) {
        if (board.owned(board.player()).contains(way[i]))
            continue;
        const auto action = next(way[i - 1], way[i]);
        feasible = action.has_value();
        if (action) {
            actions.push_back(*action);
            undos.push_back(board.apply(*action));
        }
    }
    for (; !undos.empty(); undos.pop_back())
        board.undo(undos.back());
    return feasible ? std::optional(actions) : std::nullopt;
}

std::optional<std::vector<Action>> finish(Board& board) {
    const Player us = board.player();
    if (!reachOf(board, us, When::Now, 0, board.gold(us)).price)
        return std::nullopt;
    const Cell target = headquarters[opponentOf(us)];
    return actionsAlong(board, attackMap(board, us, When::Now).wayTo(board, target));
}

} // namespace yomi::icefire
