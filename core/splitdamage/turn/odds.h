// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/splitdamage/turn/rules.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace yomi::splitdamage {

/// How to compute a turn.
enum class TurnMethod {
    States, ///< merges equivalent states, in floating point
    Exact,  ///< merges equivalent states, in fractions
    Plain   ///< hit by hit on the full board, in fractions: the reference
};
constexpr auto enumNames(TurnMethod) {
    return namesInOrder("states", "exact", "plain");
}

inline constexpr std::int64_t mostTurnStates = 3'000'000;
/// For Exact and Plain, in addition: counts all states of a list, but only choice states of a plan.
inline constexpr std::int64_t mostExactTurnStates = 300'000;
inline constexpr std::int64_t mostOrdersTried = 100'000;

/// A turn has too many states for the method. Handled like an invalid turn unless the caller has
/// another method.
class TooManyStates : public InvalidArgument {
public:
    explicit TooManyStates(TurnMethod method);
};

/// A probability or an expected number.
struct TurnNumber {
    double value = 0;
    std::string exact{}; ///< the fraction, "85/96" or "0/1"; empty for TurnMethod::States
};

/// The odds of playing the actions in list order. Lists by character are in initial board order.
struct OrderOdds {
    /// The sample behind estimated odds.
    struct Sample {
        int runs = 0;
        int met = 0;                         ///< runs in which the goal was met
        std::array<double, 2> enemyAttack{}; ///< 95 % confidence interval of its mean
    };
    struct After {
        std::size_t action = 0;
        TurnNumber played;
        std::optional<TurnNumber> odds; ///< of the goal, on the board at this point
        TurnNumber enemyAttack;
        std::vector<TurnNumber> dead; ///< [character]
    };
    std::vector<After> after; ///< in order of play
    /// [character] each remaining life with its probability; 0 is dead.
    std::vector<std::vector<std::pair<int, TurnNumber>>> life;
    std::vector<TurnNumber> deaths;                      ///< [d] that exactly d characters are dead
    std::array<std::vector<TurnNumber>, 2> deathsBySide; ///< the same for the enemy's and for ours
    TurnNumber losses;     ///< expected number of dead friendly minions
    TurnNumber faceDamage; ///< expected life that the enemy hero loses
    std::int64_t states = 0;
    std::optional<Sample> sample{}; ///< nothing if the odds are exact
};

/// Which results to compute.
enum class OrderParts {
    Goal, ///< the goal and the attack after each action; lists by character are empty
    All
};

/// The outcome of playing every action in list order, those played last after all others; an action
/// that cannot be played when its turn comes is skipped. Throws std::invalid_argument for a turn
/// that makes no sense, TooManyStates and Stopped. States and Exact process the hits once for the
/// goal, once for the attack, once for the number of the dead and once for each character.
OrderOdds orderOdds(const Turn& turn, TurnMethod method = TurnMethod::States,
                    const std::stop_token& stop = {}, OrderParts parts = OrderParts::All);

/// The value of a choice if everything after it is best.
struct ChoiceValue {
    Choice choice;
    TurnNumber value;
    bool isBest = false; ///< among the best; stopping may be best, too
};

/// The choices in a state.
struct Choices {
    TurnNumber stop;        ///< the value of stopping now
    bool isStopBest = true; ///< no choice is better
    /// Every playable action with every target, best first; equal ones in list order, then in board
    /// order.
    std::vector<ChoiceValue> all;
};

/// The best choice in a state, and its outcomes.
struct Policy {
    /// A character that matters for the remaining actions or for the goal.
    struct Seen {
        Place place;
        int life = 0; ///< 0: dead
        bool divineShield = false;
    };
    struct Outcome {
        TurnNumber probability;
        TurnNumber value;
        std::vector<Seen> characters;
        std::vector<Policy> then{}; ///< one element, unless stopping is best or the tree ends here
    };
    Choice choice;
    TurnNumber value;
    std::vector<Outcome> outcomes;             ///< the most likely first
    std::size_t moreOutcomes = 0;              ///< number of outcomes not listed
    TurnNumber moreProbability{}, moreValue{}; ///< their total probability; their mean value
    Choices choices{};                         ///< the best choice among all others
};

/// The part of the policy to list: the depth of choices, and the outcomes of each choice.
struct PolicySize {
    int depth = 1;
    int outcomes = 12;
};
inline constexpr int mostPolicyDepth = 10;
inline constexpr int mostPolicyOutcomes = 1'000;

struct BestPlan {
    TurnNumber value; ///< the odds of the goal, or the expected attack left
    Choices choices{};
    std::optional<Policy> policy{}; ///< nothing if stopping is best, or with a depth of 0
    std::int64_t states = 0;
};

/// Called now and then with the number of states visited so far.
using StateProgress = std::function<void(std::int64_t)>;

/// The best value over all orders and targets, where each outcome is seen before the next choice.
/// Ties go to the plan with the fewest actions, then the least mana, on average; to the first plan
/// if that takes too many states (TurnTies). Throws as orderOdds() does. Cost: one pass through the
/// hits of each action for every state in which it may be chosen.
BestPlan bestPlan(const Turn& turn, TurnMethod method = TurnMethod::States,
                  const PolicySize& size = {}, const std::stop_token& stop = {},
                  const StateProgress& progress = {});

/// The best order fixed in advance. Ties go to the fewest actions, then the least mana, compared
/// for at most 10,000 orders.
struct BestOrder {
    TurnNumber value;
    /// False: the best of the first mostOrdersTried orders, or of those within the state limit.
    bool isAll = true;
    std::vector<Choice> order;
};
BestOrder bestOrder(const Turn& turn, TurnMethod method = TurnMethod::States,
                    const std::stop_token& stop = {});

} // namespace yomi::splitdamage
