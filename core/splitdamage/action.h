// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/board.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace yomi::splitdamage {

// A player's action in a turn: a card, an attack or a hero power, in one to three steps.

inline constexpr int mostSteps = 3;
inline constexpr int mostActions = 10;
inline constexpr int mostCost = 99;

struct Action {
    std::string name;
    int cost = 0;
    std::vector<Step> steps;
    std::optional<Place> target{}; ///< of the step with a chosen target
    std::optional<Place> source{}; ///< the character that acts
    std::optional<Summon> body{};  ///< the minion that it puts down first
    bool last = false;             ///< happens by itself when the player stops

    template <class Fields>
    void describe(Fields& field) {
        field("name", name, "Its name");
        field("cost", cost, "The mana it costs", {0, mostCost});
        field("steps", steps, "What it does, one after the other");
        field("target", target, "Whom it strikes");
        field("source", source, "Who does it");
        field("body", body, "The minion that it puts down first");
        field("last", last, "Whether it happens by itself when the player stops");
    }

    const Step* targetStep() const {
        const auto found = std::ranges::find_if(steps, &Step::hasTarget);
        return found == steps.end() ? nullptr : &*found;
    }
    bool operator==(const Action&) const = default;
};

} // namespace yomi::splitdamage
