// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/goal.h"

#include <algorithm>

namespace yomi::splitdamage {

namespace {

int countOf(const ByStage<SlotSet>& a, const ByStage<SlotSet>& b) {
    return std::popcount(a[0] & b[0]) + std::popcount(a[1] & b[1]);
}

} // namespace

TurnGoal::TurnGoal(const TurnRules& rules, bool isMissed)
    : m_rules(rules)
    , m_isMissed(isMissed)
    , m_isGoal(rules.turn().objective == Objective::Goal) {
    const Turn& turn = rules.turn();
    for (std::size_t i = 0; i < rules.slots().size(); ++i) {
        const Slot& slot = rules.slots()[i];
        const SlotSet bit = SlotSet{1} << i;
        if (slot.has(Stage::Second))
            m_summons |= bit;
        if (slot.side == SideName::Enemy && !slot.isHero && slot.inPool)
            m_enemyMinions |= bit;
    }
    for (std::size_t a = 0; a < turn.actions.size(); ++a)
        m_forced |= rules.isForced(a) ? 1u << a : 0;
    for (const splitdamage::Clause& wanted : turn.goal) {
        Clause& clause = m_clauses.emplace_back();
        const auto count = [&](std::size_t slot, std::size_t stage) {
            clause.countsOnce = clause.countsOnce && clause.counts[stage][slot] == 0;
            ++clause.counts[stage][slot];
            clause.counted[stage] |= SlotSet{1} << slot;
        };
        const auto forEachPlace = [&](const std::vector<Place>& places, const auto& work) {
            for (const Place& place : places) {
                const OccupantId who = rules.at(place);
                work(who.slot, indexOf(who.stage));
            }
        };
        forEachPlace(wanted.die, [&](std::size_t slot, std::size_t stage) {
            clause.die[stage] |= SlotSet{1} << slot;
        });
        forEachPlace(wanted.live, [&](std::size_t slot, std::size_t stage) {
            clause.live[stage] |= SlotSet{1} << slot;
        });
        if (wanted.atLeast) {
            clause.deaths = wanted.atLeast->count;
            forEachPlace(wanted.atLeast->places, count);
        }
        for (std::size_t i = 0; i < rules.slots().size(); ++i) {
            const Slot& slot = rules.slots()[i];
            const auto isIn = [&](const std::optional<Group>& group) {
                return group && contains(*group, slot.side, slot.isHero);
            };
            if (slot.inPool && isIn(wanted.none))
                clause.none |= SlotSet{1} << i;
            if (!wanted.atLeast || !isIn(wanted.atLeast->group))
                continue;
            count(i, 0);
            if (slot.has(Stage::Second))
                count(i, 1);
        }
    }
}

bool TurnGoal::isBroken(const Clause& clause, const TurnBoard& board) {
    return countOf(clause.live, board.died) > 0;
}

int TurnGoal::deathsOf(const Clause& clause, const TurnBoard& board) {
    if (clause.countsOnce)
        return countOf(clause.counted, board.died);
    int deaths = 0;
    forEachSlot(board.died,
                [&](std::size_t slot, std::size_t stage) { deaths += clause.counts[stage][slot]; });
    return deaths;
}

double TurnGoal::atTheEnd(const TurnBoard& board) const {
    if (!m_isGoal) {
        int attack = 0;
        forEachSlot({board.living[0] & m_enemyMinions, board.living[1] & m_enemyMinions},
                    [&](std::size_t slot, std::size_t stage) {
                        attack += m_rules.attackOf(slot, stageOf(stage));
                    });
        return attack;
    }
    const bool isMet = std::ranges::any_of(m_clauses, [&](const Clause& clause) {
        return !isBroken(clause, board) && (clause.die[0] & ~board.died[0]) == 0 &&
               (clause.die[1] & ~board.died[1]) == 0 && (clause.none & board.allLiving()) == 0 &&
               deathsOf(clause, board) >= clause.deaths;
    });
    return isMet != m_isMissed ? 1 : 0;
}

std::optional<double> TurnGoal::plainValue(const Phase& phase, const TurnBoard& board,
                                           int damage) const {
    if (!m_isGoal)
        return std::nullopt;
    bool canBeAny = false;
    for (const Clause& clause : m_clauses) {
        if (isBroken(clause, board))
            continue;
        if (staysMet(clause, phase, board, damage))
            return m_isMissed ? 0 : 1;
        canBeAny = canBeAny || canBeMet(clause, phase, board, damage);
    }
    return canBeAny ? std::nullopt : std::optional(m_isMissed ? 1.0 : 0.0);
}

StateKey TurnGoal::progress(const TurnBoard& board) const {
    StateKey key;
    for (std::size_t c = 0; m_isGoal && c < m_clauses.size(); ++c) {
        const Clause& clause = m_clauses[c];
        constexpr unsigned broken = 1u << 31;
        const ByStage<SlotSet> alive{~board.died[0], ~board.died[1]};
        const auto toCome =
            static_cast<unsigned>(std::max(0, clause.deaths - deathsOf(clause, board)));
        const auto toDie = static_cast<unsigned>(countOf(clause.die, alive));
        key += StateKey::of(std::uint64_t{c + 1} << 56 |
                            (isBroken(clause, board) ? broken : toCome << 8 | toDie));
    }
    return key;
}

SlotSet TurnGoal::bodiesOf(unsigned actions) const {
    SlotSet bodies = 0;
    for (std::size_t i = m_rules.typedCount(); i < m_rules.slots().size(); ++i)
        if (actions >> *m_rules.slots()[i].place.body & 1)
            bodies |= SlotSet{1} << i;
    return bodies;
}

/// The damage needed to kill this character once it is in place; nothing if it cannot die.
std::optional<int> TurnGoal::lifeToTake(const Phase& phase, const TurnBoard& board,
                                        std::size_t slot, std::size_t stage, int damage) const {
    int life = board.life[slot];
    if (!hasSlot(board.living[stage], slot)) {
        const bool mayCome = stage == 1 || hasSlot(bodiesOf(phase.left), slot);
        if (!mayCome)
            return std::nullopt;
        life = m_rules.slots()[slot].summon->health;
    }
    const Phase::Role& role = phase.roles[stage][slot];
    if (life > role.damage + (role.isStruck ? damage : 0))
        return std::nullopt;
    return life;
}

bool TurnGoal::canBeMet(const Clause& clause, const Phase& phase, const TurnBoard& board,
                        int damage) const {
    ByStage<SlotSet> toDie;
    toDie[1] = (clause.die[1] | (clause.none & m_summons)) & ~board.died[1];
    toDie[0] = (clause.die[0] & ~board.died[0]) | ((clause.none | toDie[1]) & board.living[0]);
    const int perHit = phase.later.perHit + damage;
    int sum = 0;
    for (SlotSet slots = toDie[0] | toDie[1]; slots != 0; slots &= slots - 1) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(slots));
        int all = 0;
        for (std::size_t stage = 0; stage < toDie.size(); ++stage) {
            if (!hasSlot(toDie[stage], slot))
                continue;
            const std::optional<int> life = lifeToTake(phase, board, slot, stage, damage);
            if (!life)
                return false;
            all += *life;
        }
        sum += std::max(0, all - phase.later.toAll[slot]);
        if (sum > perHit)
            return false;
    }
    return clause.deaths == 0 || canReachDeaths(clause, phase, board, damage);
}

bool TurnGoal::canReachDeaths(const Clause& clause, const Phase& phase, const TurnBoard& board,
                              int damage) const {
    int wanted = clause.deaths - deathsOf(clause, board);
    if (wanted <= 0)
        return true;
    std::array<int, 2 * mostSlots> lives{};
    std::size_t count = 0;
    int deaths = 0;
    forEachSlot({clause.counted[0] & ~board.died[0], clause.counted[1] & ~board.died[1]},
                [&](std::size_t slot, std::size_t stage) {
                    if (const auto life = lifeToTake(phase, board, slot, stage, damage)) {
                        lives[count++] = std::max(0, *life - phase.later.toAll[slot]);
                        deaths += clause.counts[stage][slot];
                    }
                });
    if (deaths < wanted)
        return false;
    if (!clause.countsOnce)
        return true;
    std::sort(lives.begin(), lives.begin() + count);
    int sum = 0;
    for (std::size_t i = 0; wanted > 0; ++i, --wanted)
        sum += lives[i];
    return sum <= phase.later.perHit + damage;
}

bool TurnGoal::staysMet(const Clause& clause, const Phase& phase, const TurnBoard& board,
                        int damage) const {
    if ((clause.die[0] & ~board.died[0]) != 0 || (clause.die[1] & ~board.died[1]) != 0 ||
        deathsOf(clause, board) < clause.deaths)
        return false;
    const unsigned forced = phase.left & m_forced;
    const SlotSet toCome = m_summons & board.died[0] & ~board.died[1] & ~board.living[1];
    if ((clause.none & (board.allLiving() | toCome | bodiesOf(forced))) != 0)
        return false;
    bool isSafe = true;
    forEachSlot(clause.live, [&](std::size_t slot, std::size_t stage) {
        // The parent of a summon must die first; a minion that is not on the board may come.
        const std::size_t first = hasSlot(board.living[0], slot) ? 0 : stage;
        const Phase::Role& role = phase.roles[first][slot];
        if (hasSlot(board.living[first], slot))
            isSafe = isSafe && board.life[slot] > role.forcedDamage + (role.isStruck ? damage : 0);
        else
            isSafe = isSafe && first == 0 && !hasSlot(bodiesOf(forced), slot);
    });
    return isSafe;
}

} // namespace yomi::splitdamage
