// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/reference.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// The options of `yomi-cli odds` and the keys of its batch requests.
struct OddsOptions {
    std::vector<int> lives;
    std::optional<int> hits;
    std::vector<std::string> names;
    std::vector<int> armor;
    std::vector<int> shield;
    int damage = 1;
    std::vector<int> goalKill;
    std::vector<int> goalKeep;
    std::string method = "poisson";
    bool isFloat = false;
    bool curve = false;
    std::optional<double> atLeast;
    int repeat = 1;

    std::string document; ///< command line only, instead of lives and what belongs to them

    template <class Binder>
    void bind(Binder& b) {
        b.option("lives", lives, "The health of each character, such as 4,5,6,7,8");
        b.option("hits", hits, "How many hits, 0 to 200");
        b.option("names", names, "A name for each character");
        b.option("armor", armor, "The armor of each character, 0 for what is no hero");
        b.option("shield", shield, "For each character 1 behind a divine shield, otherwise 0");
        b.option("damage", damage, "The damage of one hit");
        b.option("goal-kill", goalKill, "Who must die, by number from 0");
        b.option("goal-keep", goalKeep, "Who must live, by number from 0");
        b.option(
            "method", method,
            "poisson (fast), exact (fractions), or a step of the source article, for kill odds "
            "alone: plain, carry-alive, stop-at-last, pruned, published");
        b.option("float", isFloat, "Single precision, for the steps of the article");
        b.option("curve", curve, "The odds for every number of hits, too");
        b.option("at-least", atLeast, "The fewest hits that reach this probability, too");
        b.option("repeat", repeat, "How many times to compute, for the median time");
    }
};

enum class OddsMethod { Poisson, Exact, Reference };

/// The options, understood and found to make sense.
struct OddsQuestion {
    std::vector<std::string> names; ///< [target]
    splitdamage::Request request;
    std::string methodName;
    OddsMethod method = OddsMethod::Poisson;
    splitdamage::ReferenceMethod reference = splitdamage::ReferenceMethod::Plain;
    bool isFloat = false;
    bool curve = false;
    std::optional<double> atLeast;
    int repeat = 1;
};

/// Throws std::invalid_argument for options that make no sense, and FormatError for a document that
/// cannot be read.
OddsQuestion questionOf(const OddsOptions& options);

} // namespace yomi::cli
