// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/card_question.h"
#include "app/cli/files.h"
#include "app/cli/hand_question.h"
#include "app/cli/odds_options.h"
#include "app/cli/search_options.h"
#include "core/hands/deal.h"
#include "core/hands/hand_text.h"
#include "core/tictactoe/position.h"
#include "tests/fuzz/fuzz.h"

using namespace yomi;
using namespace yomi::cli;
using nlohmann::json;

/// Reads no files of this machine.
std::string yomi::cli::textOfFile(const std::string& /*path*/) {
    throw FormatError("this file cannot be opened");
}

namespace {

/// Reads and checks a request like its job, without computing.
void check(const json& request) {
    const std::string job = ObjectReader(request).text("job");
    if (job == "odds") {
        const OddsQuestion question = questionOf(requested<OddsOptions>(request));
        fuzz::require(question.names.size() == question.request.hitsToKill.size(),
                      "each target has a name");
    } else if (job == "hand") {
        const auto options = requested<HandOptions>(request);
        const HandQuestion question = handQuestion(options);
        if (options.beats)
            (void)hands::meldName(question.book, hands::findMeld(question.book, *options.beats));
    } else if (job == "deal") {
        const auto options = requested<DealOptions>(request);
        (void)hands::dealCards(*hands::ruleBook(*rulesNamed(options.rules)), options.seed,
                               options.cards);
    } else if (job == "endgame") {
        const auto game = endgameQuestion(requested<EndgameJobOptions>(request));
        (void)hands::legalPlays(hands::played(game.start, game.plays));
    } else if (job == "puzzle") {
        const auto options = requested<PuzzleOptions>(request);
        (void)hands::bannedCategories(*hands::ruleBook(*rulesNamed(options.rules)), options.ban);
    } else if (job == "search") {
        tictactoe::resolved(requested<tictactoe::Settings>(request));
    }
}

} // namespace

/// A line of a batch.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const JsonWarnings warnings;
    fuzz::readOrRefuse([&] { check(parseJson(fuzz::textOf(data, size), 7)); });
    (void)warnings.sentences();
    return 0;
}
