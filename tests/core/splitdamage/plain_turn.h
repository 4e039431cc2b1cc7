// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/turn.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <functional>

namespace yomi::splitdamage {

/// The value of a turn by plain recursion over every hit, every amount and every choice, in
/// fractions. It shares nothing with the engine but the description of the turn. It knows `split`,
/// `area` and `target` steps and deathrattles of these kinds, for boards of minions and heroes
/// without armor, Spell Damage, taunt, mana and the rest. The goal is the first clause's `die`.
class PlainTurn {
public:
    using Fraction = boost::multiprecision::cpp_rational;

    explicit PlainTurn(const Turn& turn)
        : m_turn(turn) {
        for (const Place& place : places(turn.board)) {
            const Character& character = *characterAt(turn.board, place);
            m_start.push_back({place, character.health, character.divineShield, character.immune,
                               character.deathrattle,
                               character.summons ? &*character.summons : nullptr});
        }
    }

    /// The best odds of the goal, with every outcome seen before the next choice.
    Fraction best() const { return best(m_start, (1u << m_turn.actions.size()) - 1); }
    /// The odds of the goal if the actions are played in this order on their given targets.
    Fraction inOrder(const std::vector<std::size_t>& order) const {
        return inOrder(m_start, order, 0);
    }
    /// The best odds after this first action on this target, if it has one.
    Fraction after(std::size_t action, std::optional<Place> target) const {
        const unsigned left = ((1u << m_turn.actions.size()) - 1) & ~(1u << action);
        return play(m_start, action, target, [&](const Beings& next) { return best(next, left); });
    }

private:
    struct Being {
        Place place;
        int life;
        bool shield, immune;
        std::optional<Step> deathrattle;
        const Summon* next;
        bool isThere = true;

        bool isAlive() const { return isThere && life > 0; }
    };
    using Beings = std::vector<Being>;
    using Then = std::function<Fraction(const Beings&)>;

    static bool isIn(const Being& being, Group pool, SideName owner) {
        const SideName side = being.place.side == owner ? SideName::Friendly : SideName::Enemy;
        return contains(pool, side, !being.place.minion);
    }

    /// One hit on one character, of each amount.
    static Fraction hit(const Beings& before, std::size_t index, const Step& step,
                        const Then& then) {
        const int most = std::max(step.mostPerHit, step.damagePerHit);
        Fraction sum = 0;
        for (int damage = step.damagePerHit; damage <= most; ++damage) {
            Beings struck = before;
            Being& being = struck[index];
            if (being.immune)
                ;
            else if (being.shield)
                being.shield = false;
            else
                being.life = std::max(0, being.life - damage);
            sum += then(struck);
        }
        return sum / (most - step.damagePerHit + 1);
    }

    static Fraction split(const Beings& beings, const Step& step, SideName owner, int hits,
                          const Then& then) {
        std::vector<std::size_t> targets;
        for (std::size_t i = 0; i < beings.size(); ++i)
            if (beings[i].isAlive() && isIn(beings[i], step.pool, owner))
                targets.push_back(i);
        if (hits == 0 || targets.empty())
            return then(beings);
        Fraction sum = 0;
        for (const std::size_t target : targets)
            sum += hit(beings, target, step, [&](const Beings& struck) {
                return split(struck, step, owner, hits - 1, then);
            });
        return sum / static_cast<int>(targets.size());
    }

    static Fraction area(const Beings& beings, const Step& step, SideName owner, std::size_t from,
                         const Then& then) {
        while (from < beings.size() &&
               !(beings[from].isAlive() && isIn(beings[from], step.pool, owner)))
            ++from;
        if (from == beings.size())
            return then(beings);
        return hit(beings, from, step,
                   [&](const Beings& struck) { return area(struck, step, owner, from + 1, then); });
    }

    static Fraction strike(const Beings& beings, const Step& step, SideName owner,
                           const Then& then) {
        return step.kind == StepKind::Area ? area(beings, step, owner, 0, then)
                                           : split(beings, step, owner, step.hits, then);
    }

    /// All who died leave, their summons appear; then the deathrattles strike from the first place
    /// to the last; then the same for those who died of that.
    static Fraction deaths(Beings beings, const Then& then) {
        std::vector<std::pair<SideName, Step>> deathrattles;
        bool isAny = false;
        for (Being& being : beings) {
            if (!being.isThere || being.life > 0)
                continue;
            isAny = true;
            if (being.deathrattle)
                deathrattles.emplace_back(being.place.side, *being.deathrattle);
            if (const Summon* next = being.next) {
                Place place = being.place;
                place.summoned = true;
                being = {place,        next->health,      next->divineShield,
                         next->immune, next->deathrattle, nullptr};
            } else {
                being.isThere = false;
            }
        }
        return isAny ? rattle(beings, deathrattles, 0, then) : then(beings);
    }

    static Fraction rattle(const Beings& beings,
                           const std::vector<std::pair<SideName, Step>>& deathrattles,
                           std::size_t from, const Then& then) {
        if (from == deathrattles.size())
            return deaths(beings, then);
        const auto& [owner, step] = deathrattles[from];
        return strike(beings, step, owner, [&](const Beings& struck) {
            return rattle(struck, deathrattles, from + 1, then);
        });
    }

    Fraction play(const Beings& beings, std::size_t action, const std::optional<Place>& target,
                  const Then& then) const {
        return playFrom(beings, action, target, 0, then);
    }
    Fraction playFrom(const Beings& beings, std::size_t action, const std::optional<Place>& target,
                      std::size_t from, const Then& then) const {
        const std::vector<Step>& steps = m_turn.actions[action].steps;
        if (from == steps.size())
            return deaths(beings, then);
        const Then next = [&](const Beings& struck) {
            return playFrom(struck, action, target, from + 1, then);
        };
        const Step& step = steps[from];
        if (step.kind != StepKind::Target)
            return strike(beings, step, SideName::Friendly, next);
        for (std::size_t i = 0; i < beings.size(); ++i)
            if (beings[i].isAlive() && beings[i].place == *target)
                return hit(beings, i, step, next);
        return next(beings);
    }

    Fraction met(const Beings& beings) const {
        for (Place place : m_turn.goal[0].die) {
            const bool isSummon = std::exchange(place.summoned, false);
            for (const Being& being : beings) {
                Place seat = being.place;
                const bool isSecond = std::exchange(seat.summoned, false);
                const bool hasNext = !isSecond && being.next;
                if (seat == place &&
                    (isSummon ? being.isThere || hasNext : being.isThere && !isSecond))
                    return 0;
            }
        }
        return 1;
    }

    Fraction best(const Beings& beings, unsigned left) const {
        Fraction most = met(beings);
        for (std::size_t action = 0; action < m_turn.actions.size(); ++action) {
            if (!(left >> action & 1))
                continue;
            for (const std::optional<Place>& target : targets(beings, action))
                most = std::max(most, play(beings, action, target, [&](const Beings& next) {
                                    return best(next, left & ~(1u << action));
                                }));
        }
        return most;
    }

    Fraction inOrder(const Beings& beings, const std::vector<std::size_t>& order,
                     std::size_t from) const {
        if (from == order.size())
            return met(beings);
        const Then next = [&](const Beings& after) {
            return inOrder(after, order, from + 1);
        };
        const Action& action = m_turn.actions[order[from]];
        const auto possible = targets(beings, order[from]);
        if (std::ranges::find(possible, action.target) == possible.end())
            return next(beings);
        return play(beings, order[from], action.target, next);
    }

    std::vector<std::optional<Place>> targets(const Beings& beings, std::size_t index) const {
        const Action& action = m_turn.actions[index];
        const Step* step = action.targetStep();
        if (!step)
            return {std::nullopt};
        std::vector<std::optional<Place>> found;
        for (const Being& being : beings)
            if (being.isAlive() && isIn(being, step->pool, SideName::Friendly) &&
                (!action.target || action.target == being.place))
                found.emplace_back(being.place);
        return found;
    }

    const Turn& m_turn;
    Beings m_start;
};

} // namespace yomi::splitdamage
