// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/values.h"

#include <limits>

namespace yomi::splitdamage {

namespace {

/// The most nested hits, far more than any plan that can be computed.
constexpr int mostDepth = 5'000;

void add(ByStage<SlotSet>& sets, const OccupantId& who) {
    sets[indexOf(who.stage)] |= SlotSet{1} << who.slot;
}

bool hasChance(const Action& action) {
    return std::ranges::any_of(action.steps, [](const Step& step) {
        return (step.kind != StepKind::Area && !step.hasTarget()) || step.spread() > 0;
    });
}

} // namespace

TurnValues::TurnValues(const TurnRules& rules, StateCount& count, bool isMissed)
    : m_rules(rules)
    , m_count(count)
    , m_steps(rules)
    , m_phases(m_steps)
    , m_goal(rules, isMissed)
    , m_wantsMore(rules.turn().objective == Objective::Goal && !isMissed) {
    for (std::size_t i = 0; i < rules.slots().size(); ++i) {
        const Slot& slot = rules.slots()[i];
        const SlotSet bit = SlotSet{1} << i;
        if (slot.side == SideName::Friendly && !slot.isHero)
            m_friendlyMinions |= bit;
        for (std::size_t stage = 0; stage < m_taunts.size(); ++stage) {
            if (!slot.has(stageOf(stage)))
                continue;
            if (slot.side == SideName::Enemy && slot.inPool && rules.hasTaunt(i, stageOf(stage)))
                m_taunts[stage] |= bit;
            if (rules.spellDamageOf(i, stageOf(stage)) > 0)
                m_spells[stage] |= bit;
        }
    }
    for (std::size_t a = 0; a < rules.turn().actions.size(); ++a)
        addMove(a);
    std::stable_partition(m_order.begin(), m_order.end(),
                          [&](std::size_t a) { return !hasChance(m_rules.turn().actions[a]); });
    std::ranges::copy_if(orderOfPlay(rules.turn()), std::back_inserter(m_forcedInOrder),
                         [&](std::size_t a) { return rules.isForced(a); });
}

TurnValues::TurnValues(const TurnRules& rules, StateCount& count, TurnValues& values)
    : TurnValues(rules, count) {
    m_values = &values;
}

void TurnValues::addMove(std::size_t index) {
    const Action& action = m_rules.turn().actions[index];
    Move& move = m_moves.emplace_back();
    if (m_rules.isForced(index))
        m_forced |= 1u << index;
    else
        m_order.push_back(index);
    const auto need = [&](const std::optional<Place>& place) {
        if (!place)
            return;
        const OccupantId who = m_rules.at(*place);
        add(move.needed, who);
        move.isPossible = move.isPossible && m_rules.slots()[who.slot].inPool;
    };
    need(action.source);
    for (const Step& step : action.steps) {
        move.usesSpellDamage =
            move.usesSpellDamage || step.spellDamageRule != SpellDamageRule::None;
        need(step.attacker);
    }
    if (action.body)
        move.body = m_rules.at(minionOfAction(index)).slot;
    move.targetStep = action.targetStep();
    if (!move.targetStep)
        return;
    move.targets = m_rules.poolOf(index, *move.targetStep, std::nullopt);
    if (!action.target)
        return;
    ByStage<SlotSet> given{};
    add(given, m_rules.at(*action.target));
    for (std::size_t stage = 0; stage < given.size(); ++stage)
        move.targets[stage] &= given[stage];
}

double TurnValues::value(const TurnState& state, unsigned choices) {
    return decide(m_steps.boardOf(state), choices | m_forced);
}

double TurnValues::stopping(const TurnState& state) {
    return decide(m_steps.boardOf(state), m_forced);
}

double TurnValues::mean(const TurnState& state, std::size_t action,
                        const std::optional<OccupantId>& target, unsigned choices) {
    return play(m_steps.boardOf(state), action, target, choices | m_forced);
}

double TurnValues::valueAt(const TurnBoard& board, const TurnMoment& moment) {
    const int spellDamage = m_moves[moment.action].usesSpellDamage ? moment.spellDamage : 0;
    const Phase* phase =
        m_phases.begin(moment.action, moment.target, moment.left, spellDamage).phase;
    for (std::size_t i = 0; i < moment.step; ++i)
        phase = phase->next;
    if (isEmpty(moment.wave))
        return proceed(*phase, board, moment.now);
    double sum = 0;
    m_steps.forEachSettled(board, moment.wave, moment.ofDeathrattle, 1.0, m_count,
                           [&](const TurnBoard& settled, double weight) {
                               sum += weight * afterLeaving(*phase, settled, moment.now);
                           });
    return sum;
}

// --- the rules

bool TurnValues::canPlay(const TurnBoard& board, std::size_t index) const {
    const Action& action = m_rules.turn().actions[index];
    const Move& move = m_moves[index];
    if (!move.isPossible || (move.needed[0] & ~board.living[0]) != 0 ||
        (move.needed[1] & ~board.living[1]) != 0)
        return false;
    if (!action.last && board.mana != TurnRules::anyMana && action.cost > board.mana)
        return false;
    return !action.body || std::popcount(board.allLiving() & m_friendlyMinions) < mostMinions;
}

ByStage<SlotSet> TurnValues::targets(const TurnBoard& board, std::size_t action) const {
    const Move& move = m_moves[action];
    ByStage<SlotSet> legal = {move.targets[0] & board.living[0], move.targets[1] & board.living[1]};
    const ByStage<SlotSet> taunts = {m_taunts[0] & board.living[0], m_taunts[1] & board.living[1]};
    if (move.targetStep->kind == StepKind::Attack && (taunts[0] | taunts[1]) != 0)
        for (std::size_t stage = 0; stage < legal.size(); ++stage)
            legal[stage] &= taunts[stage];
    return legal;
}

int TurnValues::spellDamage(const TurnBoard& board) const {
    int sum = m_rules.turn().spellDamage;
    forEachSlot({m_spells[0] & board.living[0], m_spells[1] & board.living[1]},
                [&](std::size_t slot, std::size_t stage) {
                    sum += m_rules.spellDamageOf(slot, stageOf(stage));
                });
    return sum;
}

/// The actions without those that can never be played any more.
unsigned TurnValues::useful(const TurnBoard& board, unsigned left) const {
    for (std::size_t a = 0; a < m_moves.size(); ++a) {
        const Action& action = m_rules.turn().actions[a];
        const Move& move = m_moves[a];
        const bool isMissed = (move.needed[0] & board.died[0]) != 0 ||
                              (move.needed[1] & board.died[1]) != 0 || !move.isPossible;
        const bool isDear =
            !action.last && board.mana != TurnRules::anyMana && action.cost > board.mana;
        const bool hasNoTarget = action.target && ((move.targets[0] & ~board.died[0]) |
                                                   (move.targets[1] & ~board.died[1])) == 0;
        if (isMissed || isDear || hasNoTarget)
            left &= ~(1u << a);
    }
    return left;
}

// --- choices

/// The value of a board between two actions, with the actions of `left` to come.
double TurnValues::decide(const TurnBoard& board, unsigned all) {
    const unsigned left = useful(board, all);
    if ((left & ~m_forced) == 0)
        return playForced(board, left);
    const Phase& phase = m_phases.before(left);
    if (const auto plain = plainValue(phase, board, 0))
        return *plain;
    const StateKey key = keyOf(phase, board, {});
    if (const double* known = m_table.find(key))
        return *known;
    const double best = m_values ? leastEffort(board, phase) : bestOf(board, phase);
    m_count.add();
    m_table.add(key, best, [this] { m_count.look(); });
    return best;
}

template <class Attempt>
void TurnValues::forEachMove(const TurnBoard& board, const Phase& phase, const Attempt& attempt) {
    const auto& actions = m_rules.turn().actions;
    const auto isLeft = [&](std::size_t a) {
        return (phase.left >> a & 1) != 0;
    };
    for (const std::size_t a : m_order) {
        if (!isLeft(a) || !canPlay(board, a))
            continue;
        const auto isEqual = [&](std::size_t other) {
            return other < a && isLeft(other) && actions[other] == actions[a];
        };
        if (std::ranges::any_of(m_order, isEqual))
            continue;
        if (!m_moves[a].targetStep) {
            attempt(a, std::optional<OccupantId>());
            continue;
        }
        const std::size_t first = m_branches.size(); // of targets that are not equivalent
        forEachSlot(targets(board, a), [&](std::size_t slot, std::size_t stage) {
            const StateKey term = termOf(phase, board, slot, stage, 0);
            for (std::size_t i = first; i < m_branches.size(); ++i)
                if (m_branches[i].key == term)
                    return;
            m_branches.push_back({term, static_cast<std::uint8_t>(slot), 0, 1});
            attempt(a, std::optional(OccupantId{slot, stageOf(stage)}));
        });
        m_branches.resize(first);
    }
}

double TurnValues::bestOf(const TurnBoard& board, const Phase& phase) {
    const double perfect = m_wantsMore ? 1 : 0;
    double best = playForced(board, phase.left & m_forced);
    forEachMove(board, phase, [&](std::size_t action, const std::optional<OccupantId>& target) {
        if (best == perfect)
            return;
        const double mean = play(board, action, target, phase.left & ~(1u << action));
        best = m_wantsMore ? std::max(best, mean) : std::min(best, mean);
    });
    return best;
}

double TurnValues::leastEffort(const TurnBoard& board, const Phase& phase) {
    const double best = m_values->decide(board, phase.left);
    const auto isWorse = [&](double value) {
        return m_wantsMore ? isBetter(best, value) : isBetter(value, best);
    };
    if (!isWorse(m_values->playForced(board, phase.left & m_forced)))
        return 0;
    double least = std::numeric_limits<double>::infinity();
    forEachMove(board, phase, [&](std::size_t action, const std::optional<OccupantId>& target) {
        const unsigned rest = phase.left & ~(1u << action);
        if (effortOf(action) < least && !isWorse(m_values->play(board, action, target, rest)))
            least = std::min(least, effortOf(action) + play(board, action, target, rest));
    });
    return least;
}

double TurnValues::effortOf(std::size_t action) const {
    constexpr double oneAction = 1e6; // more than all mana of a turn
    return oneAction + m_rules.turn().actions[action].cost;
}

/// The value if it is known statically; then nothing more is played.
std::optional<double> TurnValues::plainValue(const Phase& phase, const TurnBoard& board,
                                             int damage) const {
    const auto plain = m_goal.plainValue(phase, board, damage);
    return plain && m_values ? 0 : plain;
}

/// Plays the actions that are not chosen, one after the other.
double TurnValues::playForced(const TurnBoard& board, unsigned left) {
    if (left == 0)
        return m_values ? 0 : m_goal.atTheEnd(board);
    const std::size_t action = *std::ranges::find_if(
        m_forcedInOrder, [left](std::size_t a) { return (left >> a & 1) != 0; });
    const unsigned rest = left & ~(1u << action);
    if (!canPlay(board, action))
        return playForced(board, rest);
    if (!m_moves[action].targetStep)
        return play(board, action, std::nullopt, rest);
    const ByStage<SlotSet> legal = targets(board, action);
    if ((legal[0] | legal[1]) == 0)
        return playForced(board, rest);
    return play(board, action, m_rules.at(*m_rules.turn().actions[action].target), rest);
}

double TurnValues::play(TurnBoard board, std::size_t index, const std::optional<OccupantId>& target,
                        unsigned left) {
    const Action& action = m_rules.turn().actions[index];
    const Move& move = m_moves[index];
    const auto& [phase, hits] =
        m_phases.begin(index, target, left, move.usesSpellDamage ? spellDamage(board) : 0);
    if (!action.last && board.mana != TurnRules::anyMana)
        board.mana -= action.cost;
    if (action.body)
        board.put(move.body, 0, action.body->health, action.body->divineShield);
    return begin(*phase, board, hits);
}

// --- steps

double TurnValues::begin(const Phase& phase, const TurnBoard& board, int hits) {
    return proceed(phase, board, TurnSteps::begin(phase.step(), hits));
}

double TurnValues::proceed(const Phase& phase, const TurnBoard& board, const StepProgress& now) {
    const BegunStep& step = phase.step();
    if (step.kind == StepKind::Distinct && now.struck != 0 && step.spread == 0)
        return strikeSets(phase, board, now.hits, now.struck);
    if (step.kind >= StepKind::Area || (step.isAtOnce() && step.spread > 0))
        return strikeAtOnce(phase, board, now);
    if (now.hits == 0)
        return endRound(phase, board, now);
    return after(phase, board, now, keyOf(phase, board, now));
}

/// The value of a state in which the present step has hits left, or has just ended.
double TurnValues::after(const Phase& phase, const TurnBoard& board, const StepProgress& now,
                         const StateKey& key) {
    if (now.hits == 0)
        return endRound(phase, board, now);
    if (const auto plain = plainValue(phase, board, now.damage))
        return *plain;
    if (const double* known = m_table.find(key))
        return *known;
    if (++m_depth > mostDepth)
        throw TooManyStates(TurnMethod::States);
    const double value = phase.step().kind == StepKind::Distinct
                             ? strikeSets(phase, board, now.hits)
                             : strikeNext(phase, board, now);
    --m_depth;
    m_count.add();
    m_table.add(key, value, [this] { m_count.look(); });
    return value;
}

double TurnValues::endRound(const Phase& phase, const TurnBoard& board, const StepProgress& now) {
    const bool isOver = !TurnSteps::beginsAgain(now);
    if (isOver && phase.next)
        return begin(*phase.next, board, static_cast<int>(phase.steps[1].damages.size()));
    if (!board.isRattling() && m_steps.pending(board) == 0)
        return afterLeaving(phase, board, now);
    if (!board.isRattling()) {
        TurnBoard settled = board;
        m_steps.leave(settled);
        return afterLeaving(phase, settled, now);
    }
    const StateKey key = keyOf(phase, board, isOver ? StepProgress() : now);
    if (const double* known = m_table.find(key))
        return *known;
    double sum = 0;
    m_steps.forEachSettled(board, 1.0, m_count, [&](const TurnBoard& settled, double weight) {
        sum += weight * afterLeaving(phase, settled, now);
    });
    m_count.add();
    m_table.add(key, sum, [this] { m_count.look(); });
    return sum;
}

double TurnValues::afterLeaving(const Phase& phase, const TurnBoard& board,
                                const StepProgress& now) {
    return TurnSteps::beginsAgain(now)
               ? proceed(phase, board, TurnSteps::nextRound(phase.step(), now))
               : decide(board, phase.left);
}

/// A round in which each target is struck at most once.
double TurnValues::strikeAtOnce(const Phase& phase, const TurnBoard& board,
                                const StepProgress& now) {
    double sum = 0;
    m_steps.forEachEnd(board, phase.step(), now, 1.0, m_count,
                       [&](const TurnBoard& struck, const StepProgress& end, double weight) {
                           sum += weight * endRound(phase, struck, end);
                       });
    return sum;
}

/// The mean over the outcomes of the next hit; those that lead to the same state are merged.
double TurnValues::strikeNext(const Phase& phase, const TurnBoard& board, const StepProgress& now) {
    const BegunStep& step = phase.step();
    const Hit hit = m_steps.nextHit(board, step, now);
    if (hit.slots == 0)
        return endRound(phase, board, now);
    const StepProgress then = TurnSteps::after(step, now, 0, false);
    const std::size_t first = m_branches.size();
    const StateKey base = keyOf(phase, board, then);
    const StateKey progress = m_goal.progress(board);
    for (SlotSet slots = hit.slots; slots != 0; slots &= slots - 1) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(slots));
        const std::size_t stage = hasSlot(board.living[0], slot) ? 0 : 1;
        StateKey others = base;
        others -= termOf(phase, board, slot, stage, then.damage);
        m_steps.forEachAmount(board, hit, slot, [&](int damage, int ways) {
            TurnBoard struck = board;
            StateKey key = others;
            if (!m_steps.strike(struck, slot, damage)) {
                key += termOf(phase, struck, slot, stage, then.damage);
            } else {
                key -= progress;
                key += m_goal.progress(struck);
                if (hasSlot(m_steps.pending(struck), slot))
                    key += pendingTerm(phase, slot);
                if (hasSlot(struck.rattling[stage], slot))
                    key += rattlingTerm(slot, stage);
                if (step.again && !then.isDown) {
                    key -= timeTerm(phase, board, then);
                    key += timeTerm(phase, board, TurnSteps::after(step, now, slot, true));
                }
            }
            for (std::size_t i = first; i < m_branches.size(); ++i)
                if (m_branches[i].key == key) {
                    m_branches[i].count += ways;
                    return;
                }
            m_branches.push_back(
                {key, static_cast<std::uint8_t>(slot), static_cast<std::int16_t>(damage), ways});
            m_table.expect(key);
        });
    }
    const std::size_t last = m_branches.size();
    double sum = 0;
    for (std::size_t i = first; i < last; ++i) {
        const Branch branch = m_branches[i];
        TurnBoard struck = board;
        const bool isDown = m_steps.strike(struck, branch.slot, branch.damage);
        sum += branch.count *
               after(phase, struck, TurnSteps::after(step, now, branch.slot, isDown), branch.key);
    }
    m_branches.resize(first);
    return sum / hit.ways();
}

/// The mean over the sets struck simultaneously, in addition to `chosen`.
double TurnValues::strikeSets(const Phase& phase, const TurnBoard& board, int hits,
                              SlotSet chosen) {
    const BegunStep& step = phase.step();
    const std::size_t first = m_branches.size();
    forEachSlot(
        {step.pool[0] & board.living[0] & ~chosen, step.pool[1] & board.living[1] & ~chosen},
        [&](std::size_t slot, std::size_t stage) {
            m_branches.push_back({termOf(phase, board, slot, stage, step.damages.front()),
                                  static_cast<std::uint8_t>(slot), 0, 1});
        });
    // Groups equivalent targets.
    std::sort(m_branches.begin() + static_cast<std::ptrdiff_t>(first), m_branches.end(),
              [](const Branch& a, const Branch& b) { return a.key.low < b.key.low; });
    const std::size_t last = m_branches.size();
    const std::size_t struck = std::min(static_cast<std::size_t>(hits), last - first);
    double sets = 1;
    for (std::size_t i = 0; i < struck; ++i)
        sets *= static_cast<double>(last - first - i) / static_cast<double>(i + 1);
    const double sum = strikeSet(phase, board, first, last, struck);
    m_branches.resize(first);
    return sum / sets;
}

/// The sum over all sets of `count` branches.
double TurnValues::strikeSet(const Phase& phase, const TurnBoard& board, std::size_t first,
                             std::size_t last, std::size_t count) {
    if (count == 0)
        return endRound(phase, board, {});
    if (last - first < count)
        return 0;
    std::size_t end = first + 1; // of equivalent branches
    while (end < last && m_branches[end].key == m_branches[first].key)
        ++end;
    double sum = strikeSet(phase, board, end, last, count);
    TurnBoard struck = board;
    double ways = 1;
    for (std::size_t i = first; i < end && count > 0; ++i) {
        m_steps.strike(struck, m_branches[i].slot, phase.step().damages.front());
        ways *= static_cast<double>(end - i) / static_cast<double>(i - first + 1);
        sum += ways * strikeSet(phase, struck, end, last, --count);
    }
    return sum;
}

// --- keys: the highest byte of each term is its type; clauses of the goal count from 1

StateKey TurnValues::keyOf(const Phase& phase, const TurnBoard& board,
                           const StepProgress& now) const {
    StateKey key = timeTerm(phase, board, now);
    key += m_goal.progress(board);
    forEachSlot(board.living, [&](std::size_t slot, std::size_t stage) {
        key += termOf(phase, board, slot, stage, now.damage);
    });
    forEachSlot(m_steps.pending(board), [&](std::size_t slot) { key += pendingTerm(phase, slot); });
    forEachSlot(board.rattling,
                [&](std::size_t slot, std::size_t stage) { key += rattlingTerm(slot, stage); });
    return key;
}

StateKey TurnValues::timeTerm(const Phase& phase, const TurnBoard& board,
                              const StepProgress& now) const {
    const int mana = board.mana >= phase.cost ? TurnRules::anyMana : board.mana;
    std::uint64_t part = phase.number;
    part = part << 8 | static_cast<std::uint64_t>(mana);
    part = part << 8 | static_cast<std::uint64_t>(now.hits);
    part = part << 8 | static_cast<std::uint64_t>(2 * now.rounds + (now.isDown ? 1 : 0));
    return StateKey::of(std::uint64_t{0x10} << 56 | part);
}

/// The term of a living character; `damage` is the most that the present step still deals to one.
[[gnu::always_inline]] inline StateKey TurnValues::termOf(const Phase& phase,
                                                          const TurnBoard& board, std::size_t slot,
                                                          std::size_t stage, int damage) const {
    const Phase::Role& role = phase.roles[stage][slot];
    int most = role.damage + (role.isStruck ? damage : 0);
    // A compared life is safe only if, after all damage to itself, it also exceeds all damage to
    // the others.
    if (role.isCompared)
        most += std::max(phase.struckCompared + damage, phase.otherCompared);
    const int life = board.life[slot];
    const bool isSafe = life > most;
    const std::uint64_t kind = isSafe ? role.safeKind : role.kind;
    if (kind == 0)
        return {};
    const std::uint64_t left =
        isSafe ? 0 : static_cast<std::uint64_t>(2 * life) + (hasSlot(board.shields, slot) ? 1 : 0);
    return StateKey::of(std::uint64_t{0x20} << 56 | kind << 16 | left);
}

/// The term of a deathrattle that is still to strike.
StateKey TurnValues::rattlingTerm(std::size_t slot, std::size_t stage) const {
    return StateKey::of(std::uint64_t{0x40} << 56 |
                        static_cast<std::uint64_t>(m_steps.numberOfDeathrattle(slot, stage)));
}

/// The term of a summon that is still to come.
StateKey TurnValues::pendingTerm(const Phase& phase, std::size_t slot) const {
    const Phase::Role& role = phase.roles[1][slot];
    const Summon& summon = *m_rules.slots()[slot].summon;
    const auto kinds = static_cast<std::uint64_t>(role.kind << 8 | role.safeKind);
    if (kinds == 0)
        return {};
    return StateKey::of(std::uint64_t{0x30} << 56 | kinds << 16 |
                        static_cast<std::uint64_t>(2 * summon.health) |
                        (summon.divineShield ? 1 : 0));
}

} // namespace yomi::splitdamage
