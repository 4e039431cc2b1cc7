// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/random.h"
#include "core/common/stopped.h"
#include "core/splitdamage/cards.h"
#include "core/splitdamage/turn/odds.h"
#include "tests/bench/run_benchmarks.h"

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

using namespace yomi::splitdamage;
using yomi::processorTime;
using yomi::Random;

namespace {

/// The effects that a hand is drawn from.
const std::vector<std::string> enemyEffects = {
    "Arcane Missiles",  "Avenging Wrath", "Cinderstorm", "Cleave",    "Multi-Shot",  "Consecration",
    "Arcane Explosion", "Fan of Knives",  "Fireball",    "Fireblast", "Flamestrike", "Swipe"};
const std::vector<std::string> effectsOnAll = {"Whirlwind", "Mad Bomber", "Minefield"};
const std::vector<std::string> longEffects = {"Volcano", "Spreading Madness", "Bouncing Blade"};

enum class Wanted { FourDie, ClearBoard, Lethal, LeastAttack };

/// Two heroes, and `minions` minions on each side, of health 1 to `mostOfMinions`.
Turn boardOf(Random& random, int minions, int heroHealth, int mostOfMinions) {
    Turn turn;
    for (Side* side : {&turn.board.enemy, &turn.board.friendly}) {
        side->hero.emplace().health = heroHealth;
        for (int i = 0; i < minions; ++i) {
            Character& minion = side->minions.emplace_back();
            minion.health = 1 + random.below(mostOfMinions);
            minion.attack = 1 + random.below(6);
        }
    }
    return turn;
}

void want(Turn& turn, Wanted wanted) {
    Clause& clause = turn.goal.emplace_back();
    const Place hero{SideName::Enemy};
    switch (wanted) {
    case Wanted::FourDie:
        clause.atLeast = AtLeast{4, Group::EnemyMinions};
        break;
    case Wanted::ClearBoard:
        clause.none = Group::EnemyMinions;
        break;
    case Wanted::Lethal:
        clause.die = {hero};
        break;
    case Wanted::LeastAttack:
        turn.objective = Objective::LeastAttack;
        clause.die = {hero};
        break;
    }
}

void addCard(Turn& turn, const std::string& name) {
    const Card& card = Cards::ofTheGame().called(name);
    turn.actions.push_back(card.action);
    turn.actions.back().name = name;
}

void addAttack(Turn& turn, int minion) {
    const Step attack{.kind = StepKind::Attack,
                      .pool = Group::EnemyCharacters,
                      .attacker = Place{SideName::Friendly, minion}};
    turn.actions.push_back({.name = "Attack", .steps = {attack}});
}

/// Random hands of `effects` enemy effects, and one of `other` if it is not empty.
std::vector<Turn> hands(int count, int effects, const std::vector<std::string>& other) {
    std::vector<Turn> turns;
    for (int i = 0; i < count; ++i) {
        Random random(static_cast<std::uint64_t>(i));
        Turn& turn = turns.emplace_back(boardOf(random, mostMinions, 8, 8));
        std::vector<std::string> names = enemyEffects;
        for (int k = 0; k < effects; ++k) {
            const auto drawn = names.begin() + random.below(static_cast<int>(names.size()));
            addCard(turn, *drawn);
            names.erase(drawn);
        }
        if (!other.empty())
            addCard(turn, other[static_cast<std::size_t>(i) % other.size()]);
        want(turn, i % 2 == 0 ? Wanted::FourDie : Wanted::Lethal);
    }
    return turns;
}

std::vector<Turn> hand(std::initializer_list<const char*> names, int attacks, int heroHealth,
                       Wanted wanted) {
    Random random(1);
    Turn turn = boardOf(random, mostMinions, heroHealth, wanted == Wanted::ClearBoard ? 4 : 8);
    for (const char* name : names)
        addCard(turn, name);
    for (int minion = 0; minion < attacks; ++minion)
        addAttack(turn, minion);
    want(turn, wanted);
    return {turn};
}

/// The processor time of each, and the states of those within the limit.
template <class Work>
void measure(benchmark::State& run, const std::vector<Turn>& turns, const Work& statesOf) {
    std::vector<double> seconds, states;
    double refused = 0;
    for (auto _ : run) {
        seconds.clear();
        states.clear();
        refused = 0;
        for (const Turn& turn : turns)
            seconds.push_back(processorTime(
                [&] {
                    try {
                        states.push_back(static_cast<double>(statesOf(turn)));
                    } catch (const TooManyStates&) {
                        ++refused;
                    }
                },
                1));
    }
    std::ranges::sort(seconds);
    run.counters["medianSeconds"] = seconds[seconds.size() / 2];
    run.counters["worstSeconds"] = seconds.back();
    run.counters["mostStates"] = states.empty() ? 0 : std::ranges::max(states);
    run.counters["refused"] = refused;
}

void plan(benchmark::State& run, const std::vector<Turn>& turns) {
    measure(run, turns, [](const Turn& turn) { return bestPlan(turn).states; });
}

/// Lists of two effects.
void order(benchmark::State& run) {
    std::vector<Turn> turns;
    for (int i = 0; i < 40; ++i) {
        Random random(static_cast<std::uint64_t>(i));
        Turn& turn = turns.emplace_back(boardOf(random, 5, 8, 8));
        for (const std::vector<std::string>* names : {&enemyEffects, &effectsOnAll}) {
            const int drawn = random.below(static_cast<int>(names->size()));
            addCard(turn, (*names)[static_cast<std::size_t>(drawn)]);
            if (turn.actions.back().targetStep())
                turn.actions.back().target = Place{SideName::Enemy, 0};
        }
        want(turn, i % 2 == 0 ? Wanted::FourDie : Wanted::Lethal);
    }
    measure(run, turns, [](const Turn& turn) { return orderOdds(turn).states; });
}

/// The longest time of many from a stop request to the end of a plan.
void stop(benchmark::State& run) {
    const Turn turn = hand({"Spreading Madness", "Mad Bomber", "Cinderstorm", "Fireblast"}, 0, 30,
                           Wanted::LeastAttack)
                          .front();
    using Clock = std::chrono::steady_clock;
    double longest = 0;
    for (auto _ : run)
        for (int after = 1; after < 60; ++after) {
            std::stop_source source;
            Clock::time_point told;
            std::jthread stopper([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(25 * after));
                told = Clock::now();
                source.request_stop();
            });
            try {
                bestPlan(turn, TurnMethod::States, {}, source.get_token());
            } catch (const yomi::Stopped&) {
                const Clock::time_point end = Clock::now();
                stopper.join();
                longest = std::max(longest, std::chrono::duration<double>(end - told).count());
            } catch (const TooManyStates&) {
                break;
            }
        }
    run.counters["longestSeconds"] = longest;
}

template <class... Arguments>
void add(const char* name, void (*work)(benchmark::State&, Arguments...),
         std::type_identity_t<std::remove_cvref_t<Arguments>>... arguments) {
    benchmark::RegisterBenchmark(name, work, arguments...)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
}

void registerAll() {
    add("order/two effects on 5+5, all odds", order);
    add("plan/four enemy effects on 7+7", plan, hands(24, 4, {}));
    add("plan/three and one on all on 7+7", plan, hands(15, 3, effectsOnAll));
    add("plan/three and a long one on 7+7", plan, hands(6, 3, longEffects));
    add("plan/Wrath, Fireball, three attacks, clear", plan,
        hand({"Avenging Wrath", "Fireball"}, 3, 8, Wanted::ClearBoard));
    add("plan/Wrath, Missiles, four attacks, lethal 15", plan,
        hand({"Avenging Wrath", "Arcane Missiles"}, 4, 15, Wanted::Lethal));
    add("plan/Missiles, Wrath, Cinderstorm, Fireball, attack", plan,
        hand({"Arcane Missiles", "Avenging Wrath", "Cinderstorm", "Fireball"}, 0, 8,
             Wanted::LeastAttack));
    add("plan/to stop", stop);
}

} // namespace

int main(int argc, char** argv) {
    registerAll();
    return yomi::runBenchmarks(argc, argv);
}
