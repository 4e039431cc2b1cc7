// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/card_question.h"

#include "app/cli/files.h"
#include "app/cli/hand_question.h"
#include "core/common/document.h"
#include "core/hands/hand_text.h"
#include "core/hands/setup_json.h"

#include <algorithm>
#include <iterator>

namespace yomi::cli {

using namespace hands;

namespace {

PlayedEndgame tableOf(const EndgameJobOptions& options) {
    if (!options.hands.empty() || options.toMove || options.last || options.lastBy ||
        !options.ban.empty() || options.rules || !options.played.empty())
        throw InvalidArgument(
            "\"{}\" has the position; leave --hands, --to-move, --last, --last-by, --ban, --rules "
            "and --played out.",
            options.document);
    return readFile(options.document, [](const std::string& text) {
        std::optional<PlayedEndgame> table = readSetup(parseDocument(text, documentKind)).table;
        if (!table)
            throw FormatError("there are no hands on the table of this document");
        return *std::move(table);
    });
}

EndgamePosition startOf(const EndgameJobOptions& options) {
    if (options.hands.empty())
        throw InvalidArgument("Give two or three hands with --hands, or a .yomi file.");
    EndgamePosition start{.book = ruleBook(*rulesNamed(options.rules.value_or("doudizhu")))};
    const RuleBook& book = *start.book;
    try {
        for (const Word& text : options.hands)
            std::ranges::copy(parseHands(book, text.text), std::back_inserter(start.hands));
    } catch (const OtherRules& other) {
        throw InvalidArgument("{} Give --rules {}.", other.sentence(), other.preset());
    }
    start.toMove = options.toMove.value_or(1);
    if (options.last)
        start.last = playOf(book, countTiles(book, parseTiles(book, *options.last)));
    if (options.lastBy && *options.lastBy < 1)
        throw InvalidArgument("Players are counted from 1; {} made the last play.",
                              *options.lastBy);
    start.lastBy = options.lastBy.value_or(0);
    start.bans = options.ban;
    return validated(start);
}

} // namespace

PlayedEndgame endgameQuestion(const EndgameJobOptions& options) {
    if (!options.document.empty())
        return tableOf(options);
    PlayedEndgame game{startOf(options), {}};
    for (const std::string& play : options.played)
        try {
            game.plays.push_back(playOf(*game.start.book, play));
        } catch (const InvalidArgument& error) {
            throw InvalidArgument("Play {} of the list: {}", game.plays.size() + 1,
                                  error.sentence());
        }
    return game;
}

} // namespace yomi::cli
