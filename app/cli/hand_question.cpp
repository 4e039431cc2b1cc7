// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/hand_question.h"

#include "app/cli/files.h"
#include "core/common/document.h"
#include "core/common/sentence.h"
#include "core/hands/hand_text.h"
#include "core/hands/setup_json.h"
#include "core/hands/unit_list_json.h"

#include <charconv>
#include <filesystem>
#include <system_error>

namespace yomi::cli {

using namespace hands;

namespace {

std::vector<std::string> texts(const std::vector<Word>& words) {
    std::vector<std::string> list;
    for (const Word& word : words)
        list.push_back(word.text);
    return list;
}

/// "MELD=n"; a meld's name may contain "=", too.
NamedConstraints::NamedBonus bonusOf(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    int points = 0;
    if (equals != std::string::npos) {
        const char* const end = text.data() + text.size();
        const char* const start = text.data() + equals + 1;
        const auto [stop, error] = std::from_chars(start, end, points);
        if (error == std::errc() && stop == end && start != end)
            return {text.substr(0, equals), points};
    }
    throw InvalidArgument("A bonus is MELD=n with a whole number n, not \"{}\".", text);
}

/// The document's hand, with the given options replacing its values.
Setup setupOf(const HandOptions& options) {
    Setup before;
    if (!options.document.empty())
        before = readFile(options.document, [](const std::string& text) {
            return readSetup(parseDocument(text, documentKind));
        });
    Setup setup(options.rules ? rulesNamed(*options.rules) : before.rules);
    const auto tiles = [&](const std::optional<TileText>& given, const std::vector<int>& kinds) {
        try {
            return parseTiles(*setup.book, given ? given->text : tilesText(*before.book, kinds));
        } catch (const OtherRules& other) {
            throw InvalidArgument("{} Give --rules {}.", other.sentence(), other.preset());
        }
    };
    setup.hand = tiles(options.tiles, before.hand);
    setup.seen = tiles(options.seen, before.seen);
    NamedConstraints& constraints = setup.constraints = before.constraints;
    if (!options.require.empty())
        constraints.required = texts(options.require);
    if (!options.open.empty())
        constraints.open = texts(options.open);
    if (!options.forbid.empty())
        constraints.forbidden = texts(options.forbid);
    if (!options.bonus.empty())
        constraints.bonuses.clear();
    for (const Word& bonus : options.bonus)
        constraints.bonuses.push_back(bonusOf(bonus.text));
    if (options.favouriteTile)
        constraints.favouriteTile =
            setup.book
                ->kind(setup.book->tileNames().require(*options.favouriteTile, Sentence("a tile")))
                .name;
    if (options.favouriteDoubles && constraints.favouriteTile.empty())
        throw InvalidArgument(
            "--favourite-doubles needs a favourite: name one with --favourite-tile.");
    if (options.favouriteDoubles)
        constraints.favouriteRule = FavouriteRule::Doubles;
    return setup;
}

} // namespace

std::shared_ptr<const RuleChoice> rulesNamed(const std::string& name) {
    if (auto preset = presetRules(name))
        return preset;
    std::error_code ignored; // without a status it is not a file
    if (!std::filesystem::exists(name, ignored)) {
        std::string known;
        for (const std::string_view preset : presetNames)
            known.append(known.empty() ? "" : ", ").append(preset);
        throw InvalidArgument("There is no rule book \"{}\" and no such file; {}, or a unit list "
                              "FILE.json is possible.",
                              name, known);
    }
    return readFile(name, [](const std::string& text) {
        return std::make_shared<RuleChoice>(readUnitList(parseJson(text), &standardUnits()));
    });
}

HandQuestion::HandQuestion(const Setup& setup)
    : shared(setup.book)
    , book(*shared)
    , kinds(setup.hand)
    , hand(countTiles(book, setup.hand))
    , seen(countTiles(book, setup.seen))
    , constraints(constraintsOf(book, setup.constraints)) {
    validateHand(book, hand, seen);
}

std::string joinedMelds(const RuleBook& book, const std::vector<int>& melds) {
    std::string names;
    for (const int meld : melds)
        names += (names.empty() ? "" : " / ") + meldName(book, meld);
    return names;
}

HandQuestion handQuestion(const HandOptions& options) {
    return HandQuestion(setupOf(options));
}

} // namespace yomi::cli
