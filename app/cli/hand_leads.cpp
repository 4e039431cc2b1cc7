// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/hand_leads.h"

#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/hands/card_text.h"
#include "core/hands/hand_text.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <span>
#include <utility>

namespace yomi::cli {

using namespace hands;

namespace {

/// As DouZero writes a play: the numbers of its cards, ascending.
std::vector<int> douZeroCards(const RuleBook& book, int play) {
    std::vector<int> numbers;
    for (const auto [card, copies] : book.meld(play).tiles)
        numbers.insert(numbers.end(), static_cast<std::size_t>(copies), douZeroNumber(card));
    return numbers;
}

/// The lowest card of the body.
const std::string& bodyRank(const RuleBook& book, int play) {
    return book.kind(book.meld(play).rank).name;
}

/// "  1 play, 0 turns: 33 44"
void printGroup(const RuleBook& book, const Sentence& title, std::span<const int> plays) {
    std::string names;
    for (const int play : plays)
        names += (names.empty() ? "" : " ") + meldName(book, play);
    std::cout << "  " << worded(Sentence("{}: {}", title, names)) << '\n';
}

/// What the leads leave, the least first: which leads leave it.
void printLeft(const RuleBook& book, const std::vector<Lead>& leads) {
    std::map<std::pair<int, int>, std::vector<int>> groups; // by plays and turns
    std::vector<int> none;
    for (const Lead& lead : leads)
        (lead.after ? groups[{lead.after->plays, lead.after->turns}] : none).push_back(lead.play);
    if (!leads.empty())
        std::cout << '\n' << worded(Phrase("left after the lead")) << '\n';
    for (const auto& [left, plays] : groups)
        printGroup(book,
                   Sentence("{}, {}",
                            wordedCount(left.first, Phrase("1 play"), Counted("{} plays")),
                            wordedCount(left.second, Phrase("1 turn"), Counted("{} turns"))),
                   plays);
    if (!none.empty())
        printGroup(book, Sentence("no split"), none);
}

/// Plays with one body have the same chance.
void printBeaten(const RuleBook& book, const LeadsAnswer& answer) {
    std::cout << '\n';
    TextTable table(wordedAll({Phrase("lead"), Phrase("from"), Phrase("beaten")}));
    for (std::size_t i = 0; i < answer.beaten.size(); ++i) {
        const int play = answer.leads[i].play;
        const Meld* const last = i > 0 ? &book.meld(answer.leads[i - 1].play) : nullptr;
        const Meld& meld = book.meld(play);
        if (!last || last->category != meld.category || last->rank != meld.rank)
            table.add({worded(categoryWords(book.categoryOf(play))), bodyRank(book, play),
                       percent(answer.beaten[i])});
    }
    table.print(std::cout);
}

} // namespace

LeadsAnswer answerLeads(const HandQuestion& question, const HandOptions& options,
                        const std::stop_token& stop) {
    LeadsAnswer answer{cardLeads(question.book, question.hand, question.constraints, stop), {}};
    if (options.opponent) {
        OpponentChance chance(question.book, question.hand, question.seen, *options.opponent);
        for (const Lead& lead : answer.leads)
            answer.beaten.push_back(chance.beats(lead.play).value());
    }
    return answer;
}

OpponentAnswer answerOpponent(const HandQuestion& question, const HandOptions& options) {
    const auto& [shared, book, kinds, hand, seen, constraints] = question;
    OpponentChance chance(book, hand, seen, options.opponent.value());
    OpponentAnswer answer{chance.cards(), chance.unseen(), {}};
    if (options.lead) {
        answer.play = findMeld(book, *options.lead);
        if (!contains(hand, book.meld(*answer.play).tiles))
            throw InvalidArgument("The hand has no {} to lead.", meldName(book, *answer.play));
        answer.beaten = chance.beats(*answer.play);
    }
    return answer;
}

void writeLeads(JsonWriter& out, const RuleBook& book, const LeadsAnswer& answer) {
    out.key("leads");
    out.beginArray();
    for (std::size_t i = 0; i < answer.leads.size(); ++i) {
        const auto& [play, after] = answer.leads[i];
        const std::string cards = meldName(book, play);
        out.beginObject();
        out.member("category", book.categoryOf(play).name);
        out.member("cards", cards);
        out.member("rank", bodyRank(book, play));
        out.member("length", chainLength(book.categoryOf(play)));
        out.member("then", after ? std::optional(after->plays) : std::nullopt);
        out.member("thenTurns", after ? std::optional(after->turns) : std::nullopt);
        out.member("rlcard", cards);
        out.member("douzero", douZeroCards(book, play));
        if (!answer.beaten.empty())
            out.member("beaten", answer.beaten[i]);
        out.endObject();
    }
    out.endArray();
}

void writeOpponent(JsonWriter& out, const RuleBook& book, const OpponentAnswer& answer) {
    out.key("opponent");
    out.beginObject();
    out.member("cards", answer.cards);
    out.member("unseen", answer.unseen);
    if (answer.play) {
        out.member("play", meldName(book, *answer.play));
        out.member("beaten", answer.beaten.value());
        out.member("exact", fractionText(answer.beaten));
    }
    out.endObject();
}

void printPlays(Phrase title, const RuleBook& book, const std::vector<int>& plays) {
    std::cout << '\n' << worded(Sentence("{}: {}", Sentence(title), plays.size())) << '\n';
    for (auto first = plays.begin(); first != plays.end();) {
        const std::string& category = book.categoryOf(*first).name;
        const auto last = std::find_if(
            first, plays.end(), [&](int play) { return book.categoryOf(play).name != category; });
        printGroup(book, categoryWords(book.categoryOf(*first)), {first, last});
        first = last;
    }
}

void printLeads(const RuleBook& book, const LeadsAnswer& answer) {
    std::vector<int> plays;
    for (const Lead& lead : answer.leads)
        plays.push_back(lead.play);
    printPlays(Phrase("leads"), book, plays);
    printLeft(book, answer.leads);
    if (!answer.beaten.empty())
        printBeaten(book, answer);
}

void printOpponent(const RuleBook& book, const OpponentAnswer& answer) {
    std::cout << '\n'
              << worded(Sentence("opponent: {} of {} unseen cards", answer.cards, answer.unseen))
              << '\n';
    if (answer.play)
        std::cout << worded(Sentence("{} is beaten: {} ({})", meldName(book, *answer.play),
                                     percent(answer.beaten.value()), fractionText(answer.beaten)))
                  << '\n';
}

} // namespace yomi::cli
