// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/card_text.h"

#include "core/common/names.h"
#include "core/hands/doudizhu.h"
#include "core/hands/listed_text.h"
#include "core/hands/text_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace yomi::hands {

namespace {

// Texts are in NFKC and lower case (foldedText).
using Text = std::u32string_view;

/// The names of each card. Those of two characters come first, so that no name hides a longer one.
constexpr std::array<std::pair<Text, int>, 26> cardNames = {{{U"小王", smallJoker},
                                                             {U"大王", bigJoker},
                                                             {U"10", 7},
                                                             {U"3", 0},
                                                             {U"4", 1},
                                                             {U"5", 2},
                                                             {U"6", 3},
                                                             {U"7", 4},
                                                             {U"8", 5},
                                                             {U"9", 6},
                                                             {U"t", 7},
                                                             {U"0", 7},
                                                             {U"o", 7},
                                                             {U"j", 8},
                                                             {U"q", 9},
                                                             {U"k", 10},
                                                             {U"a", 11},
                                                             {U"2", 12},
                                                             {U"b", 13},
                                                             {U"x", 13},
                                                             {U"y", 13},
                                                             {U"小", 13},
                                                             {U"r", 14},
                                                             {U"d", 14},
                                                             {U"z", 14},
                                                             {U"大", 14}}};

/// More names for items of a list, without blanks.
constexpr std::array<std::pair<Text, int>, 2> itemNames = {
    {{U"smalljoker", smallJoker}, {U"bigjoker", bigJoker}}};

/// The numbers of DouZero, by card.
constexpr std::array<int, cardLetters.size()> cardNumbers = {3,  4,  5,  6,  7,  8,  9, 10,
                                                             11, 12, 13, 14, 17, 20, 30};

constexpr Text suitSigns = U"♠♥♣♦♤♡♧♢\uFE0E\uFE0F"; // and variation selectors
constexpr Text cardEnds = U" \t\n\r,、・·;/+";

bool contains(Text text, char32_t character) {
    return text.find(character) != Text::npos;
}

[[noreturn]] void refuse(Template<std::string> fault, std::string piece) {
    if (char& sign = piece.front(); piece.size() == 1 && sign >= 'a' && sign <= 'z')
        sign = static_cast<char>(sign - 'a' + 'A'); // as the sentence writes cards
    throw InvalidArgument(
        "{} The cards are 3456789TJQKA2, B (the small joker) and R (the big joker).",
        Sentence(fault, shownText(piece)));
}

void refuseWhatIsEither(Text text) {
    if (text == U"王" || text == U"🃏" || text == U"joker")
        refuse("{} may be either joker.", utf8Of(text));
}

/// The name and the number of the card at the start of the text, or null.
const std::pair<Text, int>* cardAt(Text text) {
    const auto card = std::ranges::find_if(
        cardNames, [&](const auto& each) { return text.starts_with(each.first); });
    return card == cardNames.end() ? nullptr : &*card;
}

/// Reads cards without blanks between them.
class WordReader {
public:
    void read(Text word) {
        if (mayMeanCopies(word))
            refuse("{} may mean copies, or a joker and a card; write each card.", utf8Of(word));
        while (!word.empty()) {
            refuseWhatIsEither(word.substr(0, Text(U"joker").size()));
            const auto* card = cardAt(word);
            if (!card)
                refuseAt(word.front());
            m_hasTen |= card->first == U"10";
            m_hasZero |= card->first == U"0";
            m_kinds.push_back(card->second);
            word.remove_prefix(card->first.size());
        }
    }

    std::vector<int> kinds() const {
        if (m_hasTen && m_hasZero)
            refuse("{} next to 10 may be a ten or a slip; write T for each ten.", utf8Of(U"0"));
        return m_kinds;
    }

private:
    static bool mayMeanCopies(Text word) {
        const auto* card = cardAt(word);
        return card && card->second < smallJoker && word.size() == card->first.size() + 2 &&
               contains(U"x×*", word[card->first.size()]) && contains(U"0123456789", word.back());
    }

    [[noreturn]] static void refuseAt(char32_t sign) {
        const Text piece(&sign, 1);
        refuseWhatIsEither(piece);
        if (sign == U'|')
            refuse("{} separates hands; enter one hand.", utf8Of(piece));
        if (sign == U'1')
            refuse("{} is not a card; the ten is 10 or T.", utf8Of(piece));
        refuse("{} is not a card.", utf8Of(piece));
    }

    std::vector<int> m_kinds;
    bool m_hasTen = false, m_hasZero = false;
};

std::u32string without(Text text, Text signs) {
    std::u32string rest(text);
    std::erase_if(rest, [&](char32_t sign) { return contains(signs, sign); });
    return rest;
}

std::vector<int> readPlain(Text text) {
    WordReader reader;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(cardEnds), text.size());
        reader.read(without(text.substr(0, end), suitSigns));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reader.kinds();
}

int cardOfItem(const std::string& item) {
    const std::u32string name = without(without(foldedText(item), suitSigns), U" ");
    refuseWhatIsEither(name);
    for (const auto& [known, kind] : itemNames)
        if (name == known)
            return kind;
    const auto* card = cardAt(name);
    if (!card || card->first != name)
        refuse("{} is not a card.", item);
    return card->second;
}

bool isWhole(const ListedText::Item& item) {
    return std::ranges::all_of(item.text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<int> cardNumbered(const std::string& number) {
    const auto found = std::ranges::find_if(
        cardNumbers, [&](int known) { return std::to_string(known) == number; });
    return found == cardNumbers.end()
               ? std::nullopt
               : std::optional(static_cast<int>(found - cardNumbers.begin()));
}

int cardOfNumber(const std::string& number) {
    const auto card = cardNumbered(number);
    if (!card)
        refuse("{} is not a card in a list of numbers, where 3 to 14 are the cards, 17 is the 2, "
               "20 and 30 are the jokers.",
               number);
    return *card;
}

std::vector<int> readListed(const ListedText& listed) {
    const auto isQuoted = &ListedText::Item::isQuoted;
    const bool someQuoted = std::ranges::any_of(listed.items, isQuoted);
    if (someQuoted && !std::ranges::all_of(listed.items, isQuoted))
        throw InvalidArgument(
            "Cards with quotation marks and without them are mixed in the list; write all alike.");
    const auto isNumber = [](const ListedText::Item& item) {
        return cardNumbered(item.text).has_value();
    };
    const bool areNumbers = listed.hasCounts
                                ? std::ranges::all_of(listed.items, isNumber)
                                : !someQuoted && std::ranges::all_of(listed.items, isWhole);
    return kindsOf(listed, areNumbers ? cardOfNumber : cardOfItem);
}

} // namespace

int douZeroNumber(int card) {
    return cardNumbers[static_cast<std::size_t>(card)];
}

std::vector<int> parseCards(std::string_view text) {
    const std::u32string folded = foldedText(text);
    const std::string plain = utf8Of(folded);
    if (const std::string_view list = withoutBlanks(plain); beginsList(list))
        return readListed(parseListed(list));
    return readPlain(folded);
}

} // namespace yomi::hands
