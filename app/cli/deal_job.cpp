// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/card_question.h"
#include "app/cli/hand_question.h"
#include "app/cli/job.h"
#include "app/cli/wording.h"
#include "core/common/json_writer.h"
#include "core/hands/deal.h"
#include "core/hands/hand_text.h"

#include <iostream>

namespace yomi::cli {

using namespace hands;

namespace {

/// The cards in rank order, without blanks.
std::string cardsText(const RuleBook& book, const Tiles& cards) {
    std::string text;
    for (const std::string& card : tileNamesOf(book, cards))
        text += card;
    return text;
}

std::string dealJson(const DealOptions& options) {
    const Setup setup(rulesNamed(options.rules));
    const RuleBook& book = *setup.book;
    const CardDeal dealt = dealCards(book, options.seed, options.cards);
    std::vector<std::string> hands;
    for (const Tiles& hand : dealt.hands)
        hands.push_back(cardsText(book, hand));
    JsonWriter out;
    out.beginObject();
    out.member("hands", hands);
    out.member("rest", cardsText(book, dealt.rest));
    out.endObject();
    return out.text();
}

void addDeal(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "deal", worded(Phrase("Deal hands of cards; prints one JSON object")));
    const std::string always =
        worded(Phrase("As without it: the answer is always one JSON object"));
    command->add_flag("--json", always);
    addOptions<DealOptions>(
        *command, [](const DealOptions& options) { std::cout << dealJson(options) << '\n'; });
}

std::string answerDeal(const nlohmann::json& request, const RequestContext& /*context*/) {
    return dealJson(requested<DealOptions>(request));
}

} // namespace

Job dealJob() {
    return {"deal", addDeal, answerDeal};
}

} // namespace yomi::cli
