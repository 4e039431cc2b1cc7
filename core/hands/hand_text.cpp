// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/hand_text.h"

#include "core/common/count_text.h"
#include "core/common/names.h"
#include "core/common/sentence.h"
#include "core/hands/card_text.h"
#include "core/hands/name_text.h"
#include "core/hands/setup.h"
#include "core/hands/text_parts.h"

#include <algorithm>
#include <utility>

namespace yomi::hands {

using nlohmann::json;

namespace {

constexpr std::size_t longestText = 100'000; // bytes; far above any hand

bool isCardBook(const RuleBook& book) {
    return book.objective() == Objective::FewestPlays;
}

bool hasBlank(std::string_view name) {
    for (; !name.empty(); name.remove_prefix(1))
        if (lengthOfAny(name, blanks) > 0)
            return true;
    return false;
}

/// Whether the text is read as these kinds.
bool readsAs(const RuleBook& book, const std::string& text, std::span<const int> kinds) {
    try {
        return std::ranges::equal(parseTiles(book, text), kinds);
    } catch (const std::invalid_argument&) {
        return false;
    }
}

/// Also hands with | between them, as of an endgame.
bool isHandOfCards(std::string_view text) {
    constexpr std::size_t mostLetters = 4;               // names of this length may occur by chance
    const std::string folded = utf8Of(foldedText(text)); // ｜ is |
    std::size_t letters = 0;
    for (std::size_t from = 0, end = 0; end < folded.size(); from = end + 1) {
        end = std::min(folded.find('|', from), folded.size());
        const std::vector<int> cards = parseCards(folded.substr(from, end - from));
        for (int kind = 0; kind < static_cast<int>(cardLetters.size()); ++kind)
            if (std::ranges::count(cards, kind) > copiesOfCard(kind))
                return false;
        if (cards.size() > static_cast<std::size_t>(douDizhuRules.mostCards))
            return false;
        letters += cards.size();
    }
    return letters > mostLetters || folded.find_first_of("0123456789") != folded.npos;
}

bool isHandOfTiles(std::string_view text) {
    const RuleBook& book = *ruleBook(*presetRules("millijan")); // presets are never destroyed
    const Tiles tiles = countTiles(book, parseNames(book, text));
    validateHand(book, tiles);
    return tiles.total() > 0;
}

} // namespace

OtherRules::OtherRules(std::string_view preset)
    : InvalidArgument(preset == "doudizhu"
                          ? Sentence("These are cards; choose Dou Dizhu rules.")
                          : Sentence("These are tiles of MilliJan; choose MilliJan rules."))
    , m_preset(preset) {}

std::optional<std::string_view> presetReading(std::string_view text) {
    if (text.size() > longestText)
        return {};
    using IsHand = bool (*)(std::string_view);
    for (const auto& [preset, isHand] :
         {std::pair<std::string_view, IsHand>("millijan", isHandOfTiles),
          std::pair<std::string_view, IsHand>("doudizhu", isHandOfCards)}) {
        try {
            if (isHand(text))
                return preset;
        } catch (const std::invalid_argument&) {
            continue; // not a hand of these rules
        }
    }
    return {};
}

std::vector<int> parseTiles(const RuleBook& book, std::string_view text) {
    if (text.size() > longestText)
        throw InvalidArgument("A text of {} bytes is not a hand.",
                              grouped(static_cast<std::int64_t>(text.size())));
    try {
        return isCardBook(book) ? parseCards(text) : parseNames(book, text);
    } catch (const std::invalid_argument&) {
        const auto preset = presetReading(text);
        if (preset && !(isCardBook(book) && preset == "doudizhu"))
            throw OtherRules(*preset);
        throw;
    }
}

std::vector<int> readTiles(const RuleBook& book, const json& value) {
    if (value.is_structured())
        return parseTiles(book, value.dump(-1, ' ', false, json::error_handler_t::replace));
    if (!value.is_string())
        throw InvalidArgument("Tiles are a text, a list of names or counts of them, not {}.",
                              shownValue(value));
    const auto& text = value.get_ref<const std::string&>();
    if (!isCardBook(book))
        if (const auto kinds = parsePlainNames(book, text))
            return *kinds;
    return parseTiles(book, text);
}

std::string tilesText(const RuleBook& book, std::span<const int> kinds) {
    std::string plain, inQuotes;
    json list = json::array();
    for (const int kind : kinds) {
        const std::string& name = book.kind(kind).name;
        const std::string nameInQuotes = "\"" + name + "\"";
        const std::string_view between = plain.empty() || isCardBook(book) ? "" : " ";
        plain.append(between).append(hasBlank(name) ? nameInQuotes : name);
        inQuotes.append(between).append(nameInQuotes);
        list.push_back(name);
    }
    if (isCardBook(book) || readsAs(book, plain, kinds))
        return plain;
    return readsAs(book, inQuotes, kinds) ? inQuotes : list.dump();
}

Tiles countTiles(const RuleBook& book, std::span<const int> kinds) {
    Tiles tiles;
    for (const int kind : kinds) {
        if (kind < 0 || kind >= book.kindCount())
            throw InvalidArgument("There is no tile {}.", kind);
        if (tiles.count(kind) == mostCopies)
            throw InvalidArgument("{} of {} are too many; at most {} can be counted.",
                                  std::ranges::count(kinds, kind), book.kind(kind).name,
                                  mostCopies);
        tiles.add(kind);
    }
    return tiles;
}

void validateHand(const RuleBook& book, const Tiles& hand, const Tiles& seen) {
    if (hand.total() > book.mostTiles())
        throw isCardBook(book)
            ? InvalidArgument("{} cards are too many; a hand of {} has at most {}.", hand.total(),
                              book.title(), book.mostTiles())
            : InvalidArgument("{} tiles are too many; a hand of {} has at most {}.", hand.total(),
                              book.title(), book.mostTiles());
    for (int kind = 0; kind < book.kindCount(); ++kind) {
        const int held = hand.count(kind), others = seen.count(kind);
        const std::string& name = book.kind(kind).name;
        const int copies = book.kind(kind).copies;
        if (held + others <= copies)
            continue;
        if (held == 0 || others == 0)
            throw copies == 1
                ? InvalidArgument("{} of {} are too many; there is 1.", held + others, name)
                : InvalidArgument("{} of {} are too many; there are {}.", held + others, name,
                                  copies);
        throw copies == 1
            ? InvalidArgument("{} of {} in the hand and {} seen are too many; there is 1.", held,
                              name, others)
            : InvalidArgument("{} of {} in the hand and {} seen are too many; there are {}.", held,
                              name, others, copies);
    }
}

int findMeld(const RuleBook& book, std::string_view name) {
    if (isCardBook(book))
        return playOf(book, countTiles(book, parseTiles(book, name)));
    return book.meldNames().require(name, Sentence("a unit of {}", book.title()));
}

} // namespace yomi::hands
