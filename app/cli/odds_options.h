// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"
#include "core/common/sentence.h"
#include "core/splitdamage/hits/reference.h"
#include "core/splitdamage/life_text.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// The engine's methods, followed by the methods of the article.
enum class OddsMethod { Poisson, Exact };
constexpr auto enumNames(OddsMethod) {
    return joinedNames(namesInOrder("poisson", "exact"), enumNames(splitdamage::ReferenceMethod()));
}

/// The article's method of this name, if it is one.
constexpr std::optional<splitdamage::ReferenceMethod> referenceMethod(OddsMethod method) {
    return enumNamed<splitdamage::ReferenceMethod>(nameOf(method));
}

/// A minion: its health, or a text such as "3/2d" (core/splitdamage/life_text.h).
struct Life {
    splitdamage::Character minion;
};

inline void readValue(const nlohmann::json& value, const std::string& path, Life& life) {
    using namespace splitdamage;
    if (!value.is_string()) {
        life.minion.health = static_cast<int>(integerAt(value, path, leastHealth, mostHealth));
        return;
    }
    try {
        life.minion = parseLife(value.get_ref<const std::string&>());
    } catch (const InvalidArgument& error) {
        throw FormatError(error.sentence().values().front()).at(path); // without its full stop
    }
}

/// The options of `yomi-cli odds` and the keys of its batch requests.
struct OddsOptions {
    std::vector<Life> lives;
    std::optional<int> hits;
    std::vector<std::string> names;
    std::vector<int> armor;
    std::vector<int> shield;
    int damage = 1;
    std::vector<int> goalKill;
    std::vector<int> goalKeep;
    OddsMethod method = OddsMethod::Poisson;
    bool isFloat = false;
    bool curve = false;
    std::optional<double> atLeast;
    int repeat = 1;

    std::string document; ///< command line only, instead of lives and related options

    template <class Fields>
    void describe(Fields& field) {
        using namespace splitdamage;
        field("lives", lives,
              Phrase(
                  "The health of each character, such as 4,5,6,7,8, or attack and health, 3/2,2/1; "
                  "needed here or in a document"));
        field("hits", hits, Phrase("How many hits; needed with the lives"), {0, mostHits});
        field("names", names, Phrase("A name for each character"));
        field("armor", armor, Phrase("The armor of each character, 0 for what is no hero"),
              {0, mostArmor});
        field("shield", shield, Phrase("For each character 1 behind a divine shield, otherwise 0"),
              {0, 1});
        field("damage", damage, Phrase("The damage of one hit"), {1, mostDamage});
        field("goal-kill", goalKill, Phrase("Who must die, by number"), {0, mostTargets - 1});
        field("goal-keep", goalKeep, Phrase("Who must live, by number"), {0, mostTargets - 1});
        field("method", method,
              Phrase(
                  "Fast, exact in fractions, or for kill odds alone a step of the source article"));
        field("float", isFloat, Phrase("Single precision, for the steps of the article"));
        field("curve", curve, Phrase("The odds for every number of hits, too"));
        field("at-least", atLeast,
              Phrase("The fewest hits that reach this probability, above 0 and at most 1, too"));
        field("repeat", repeat, Phrase("How many times to compute, for the median time"),
              {1, mostRepeats});
    }
};

/// The validated options.
struct OddsQuestion {
    std::vector<Sentence> names; ///< [target]
    splitdamage::Request request;
    OddsMethod method = OddsMethod::Poisson;
    bool isFloat = false;
    bool curve = false;
    std::optional<double> atLeast;
    int repeat = 1;
};

/// Throws std::invalid_argument for options that make no sense, and FormatError for a document that
/// cannot be read.
OddsQuestion questionOf(const OddsOptions& options);

} // namespace yomi::cli
