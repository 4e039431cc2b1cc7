// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/odds_options.h"

#include "app/cli/files.h"
#include "core/common/count_text.h"
#include "core/common/sentence.h"
#include "core/splitdamage/board_json.h"
#include "core/splitdamage/hits/targets.h"

#include <sstream>

namespace yomi::cli {

using namespace splitdamage;

namespace {

/// Lists that belong to the lives need one entry for each.
void requireLength(const std::string& option, std::size_t length, std::size_t characters) {
    if (length != 0 && length != characters)
        throw InvalidArgument(
            "\"{}\" has {} for {}; it needs one for each.", option,
            length == 1 ? Sentence("1 entry")
                        : Sentence("{} entries", grouped(static_cast<std::int64_t>(length))),
            characters == 1 ? Sentence("1 life")
                            : Sentence("{} lives", grouped(static_cast<std::int64_t>(characters))));
}

void setGoals(const std::vector<int>& indices, Goal goal, OddsQuestion& question) {
    std::vector<Goal>& goals = question.request.goals;
    const int count = static_cast<int>(goals.size());
    for (const int index : indices) {
        if (index >= count)
            throw InvalidArgument(
                "There is no character {} for the goal: they are numbered from 0 to {}.", index,
                count - 1);
        Goal& each = goals[static_cast<std::size_t>(index)];
        if (each != Goal::Free && each != goal)
            throw InvalidArgument("{} cannot be both killed and kept.",
                                  question.names[static_cast<std::size_t>(index)]);
        each = goal;
    }
}

Character characterOf(const OddsOptions& options, std::size_t i) {
    Character character = options.lives[i].minion;
    if (!options.names.empty())
        character.name = options.names[i];
    if (!options.armor.empty())
        character.armor = options.armor[i];
    if (!options.shield.empty())
        character.divineShield |= options.shield[i] == 1;
    return character;
}

void readLives(const OddsOptions& options, OddsQuestion& question) {
    requireLength("names", options.names.size(), options.lives.size());
    requireLength("armor", options.armor.size(), options.lives.size());
    requireLength("shield", options.shield.size(), options.lives.size());
    if (!options.hits)
        throw InvalidArgument("The number of hits is missing.");
    question.request.hits = *options.hits;
    for (std::size_t i = 0; i < options.lives.size(); ++i) {
        const Character character = characterOf(options, i);
        question.names.push_back(nameOrPlace(character, {SideName::Enemy, static_cast<int>(i)}));
        question.request.hitsToKill.push_back(hitsToKill(character, options.damage));
    }
    question.request.goals.resize(options.lives.size());
    setGoals(options.goalKill, Goal::MustDie, question);
    setGoals(options.goalKeep, Goal::MustLive, question);
}

void readDocument(const OddsOptions& options, OddsQuestion& question) {
    if (!options.lives.empty() || options.hits || !options.names.empty() ||
        !options.armor.empty() || !options.shield.empty() || options.damage != 1 ||
        !options.goalKill.empty() || !options.goalKeep.empty())
        throw InvalidArgument("The board comes from {} or from the options, not from both.",
                              options.document);
    const Setup setup = readFile(options.document, parsePosition);
    question.request = request(setup);
    for (const Target& target : targets(setup))
        question.names.push_back(
            nameOrPlace(*characterAt(setup.board, target.place), target.place));
}

/// The article's methods can take longer than anyone would wait.
void requirePatience(const OddsQuestion& question, ReferenceMethod method) {
    constexpr double mostBranches = 1e10; // about two minutes
    const double branches =
        referenceBranches(question.request.hitsToKill, question.request.hits, method);
    if (branches <= mostBranches)
        return;
    const auto shown = [](double number) {
        return (std::ostringstream() << number).str();
    };
    throw InvalidArgument(
        "The method {} would visit {} branches on this board; {} are the most it may.",
        nameOf(method), shown(branches), shown(mostBranches));
}

} // namespace

OddsQuestion questionOf(const OddsOptions& options) {
    OddsQuestion question;
    question.method = options.method;
    question.isFloat = options.isFloat;
    const auto reference = referenceMethod(options.method);
    if (options.isFloat && !reference)
        throw InvalidArgument(
            "Single precision is for the steps of the article; the method \"{}\" has none.",
            nameOf(options.method));
    question.curve = options.curve;
    question.atLeast = options.atLeast;
    question.repeat = options.repeat;
    if (options.document.empty())
        readLives(options, question);
    else
        readDocument(options, question);
    validate(question.request);
    if (reference)
        requirePatience(question, *reference);
    return question;
}

} // namespace yomi::cli
