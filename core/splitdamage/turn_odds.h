// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_rules.h"

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

/// How a turn is worked out.
enum class TurnMethod {
    States, ///< states that are alike are one, in floating point
    Exact,  ///< the same in fractions
    Plain   ///< hit by hit on the full board, in fractions: the reference
};
constexpr auto enumNames(TurnMethod) {
    return namesInOrder("states", "exact", "plain");
}

inline constexpr std::int64_t mostTurnStates = 3'000'000;
/// Of Exact and Plain beside it: of a list of actions all, of a plan those in which it chooses.
inline constexpr std::int64_t mostExactTurnStates = 300'000;
inline constexpr std::int64_t mostOrdersTried = 100'000;

/// A turn of too many states for its method: refused like one that makes no sense, unless the
/// caller has another method.
class TooManyStates : public std::invalid_argument {
public:
    explicit TooManyStates(TurnMethod method);
};

/// A probability or an expected number.
struct TurnNumber {
    double value = 0;
    std::string exact{}; ///< the fraction, "85/96" or "0/1"; empty of TurnMethod::States
};

/// The answer to a list of actions in its order. Lists by character have the order of the typed
/// board.
struct OrderOdds {
    /// What odds rest on that are drawn at random.
    struct Sample {
        int runs = 0;
        int met = 0;                         ///< in so many of them the goal was met
        std::array<double, 2> enemyAttack{}; ///< holds its mean with 95 % certainty
    };
    struct After {
        std::size_t action = 0;
        TurnNumber played;
        std::optional<TurnNumber> odds; ///< of the goal, on the board as it is then
        TurnNumber enemyAttack;
        std::vector<TurnNumber> dead; ///< [character]
    };
    std::vector<After> after; ///< in the order of play
    /// [character] what is left of its life, with the probability; the dead have 0.
    std::vector<std::vector<std::pair<int, TurnNumber>>> life;
    std::vector<TurnNumber> deaths; ///< [d] that exactly d of the characters are dead
    std::array<std::vector<TurnNumber>, 2> deathsBySide; ///< the same of the enemy's, of ours
    TurnNumber losses;     ///< expected number of dead friendly minions
    TurnNumber faceDamage; ///< expected life that the enemy hero has lost
    std::int64_t states = 0;
    std::optional<Sample> sample{}; ///< nothing where all is exact
};

/// How much of it is worked out.
enum class OrderParts {
    Goal, ///< the goal and the attack after each action; all lists by character are empty
    All
};

/// What becomes of the board when every action is taken in the order of the list, those played last
/// after all others; one that cannot be played then is skipped. Throws std::invalid_argument for a
/// turn that makes no sense, TooManyStates and Stopped. States and Exact go through the hits once
/// for the goal, once for the attack, once for the number of the dead and once for each character.
OrderOdds orderOdds(const Turn& turn, TurnMethod method = TurnMethod::States,
                    const std::stop_token& stop = {}, OrderParts parts = OrderParts::All);

/// What a choice comes to when all that follows is best.
struct ChoiceValue {
    Choice choice;
    TurnNumber value;
    bool isBest = false; ///< among the best, as stopping may be
};

/// What can be done in a state.
struct Choices {
    TurnNumber stop;        ///< the value of stopping at once
    bool isStopBest = true; ///< nothing is better than that
    /// Every action that can be played with every target, best first; equal ones in list order,
    /// then in board order.
    std::vector<ChoiceValue> all;
};

/// The best choice in a state, and what may come of it.
struct Policy {
    /// One who still has to do with what is left, or with what is wanted.
    struct Seen {
        Place place;
        int life = 0; ///< 0: dead
        bool divineShield = false;
    };
    struct Outcome {
        TurnNumber probability;
        TurnNumber value;
        std::vector<Seen> characters;
        std::vector<Policy> then{}; ///< one, unless stopping is best or the tree ends here
    };
    Choice choice;
    TurnNumber value;
    std::vector<Outcome> outcomes;             ///< the most likely ones first
    std::size_t moreOutcomes = 0;              ///< beyond those listed
    TurnNumber moreProbability{}, moreValue{}; ///< of them together; their mean
    Choices choices{};                         ///< the best one among all others
};

/// How much of the policy is listed: choices one below the other, and outcomes of each.
struct PolicySize {
    int depth = 1;
    int outcomes = 12;
};
inline constexpr int mostPolicyDepth = 10;
inline constexpr int mostPolicyOutcomes = 1'000;

struct BestPlan {
    TurnNumber value; ///< the odds of the goal, or the expected attack that is left
    Choices choices{};
    std::optional<Policy> policy{}; ///< nothing when stopping is best, or with a depth of 0
    std::int64_t states = 0;
};

/// Receives now and then how many states have been visited so far.
using StateProgress = std::function<void(std::int64_t)>;

/// The best that can be reached by any order and any choice of targets, each outcome being seen
/// before the next choice. Of equal plans it is the one of fewest actions, then of least mana, on
/// average; the first one where that takes too many states (TurnTies). Throws as orderOdds() does.
/// Cost: a pass through the hits of each action for every state in which it may be chosen.
BestPlan bestPlan(const Turn& turn, TurnMethod method = TurnMethod::States,
                  const PolicySize& size = {}, const std::stop_token& stop = {},
                  const StateProgress& progress = {});

/// The best order fixed in advance; of equal ones that of fewest actions, then of least mana, as
/// far as 10,000 of them tell.
struct BestOrder {
    TurnNumber value;
    /// False: it is the best of the first mostOrdersTried, or of as many as States could go
    /// through.
    bool isAll = true;
    std::vector<Choice> order;
};
BestOrder bestOrder(const Turn& turn, TurnMethod method = TurnMethod::States,
                    const std::stop_token& stop = {});

} // namespace yomi::splitdamage
