// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/cards.h"

#include "core/common/catalog.h"
#include "core/common/fields.h"
#include "core/common/json_warnings.h"
#include "core/common/spelling.h"
#include "core/splitdamage/action_json.h"
#include "core/splitdamage/card_words.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace yomi::splitdamage {

using nlohmann::json;

namespace {

constexpr std::size_t mostCards = 10'000;
constexpr std::array groups{"own", "split", "random", "plain", "hero power", "own numbers"};

/// The English and the Chinese name; one may be missing.
std::pair<std::string, std::string> readNames(const ObjectReader& entry) {
    const ObjectReader name = entry.object("name");
    std::pair names(name.text("en", ""), name.text("zh", ""));
    if (names.first.empty() && names.second.empty())
        throw FormatError("a card has a name, \"en\" or \"zh\"").at(entry.path("name"));
    return names;
}

AskedNumber readAsked(const ObjectReader& reader) {
    AskedNumber asked;
    const std::string key = reader.text("key");
    if (key != "hits" && key != "damagePerHit")
        throw FormatError("must be hits or damagePerHit, not {}", key).at(reader.path("key"));
    asked.isHits = key == "hits";
    asked.what = reader.text("what");
    const int most = asked.isHits ? mostHits : mostDamage;
    asked.least = static_cast<int>(reader.integer("least", 0, most, asked.isHits ? 0 : 1));
    asked.most = static_cast<int>(reader.integer("most", asked.least, most, most));
    asked.usual = static_cast<int>(reader.integer("default", asked.least, asked.most));
    return asked;
}

Card readCard(const json& entry, const std::string& path) {
    const ObjectReader reader(entry, path);
    Card card;
    std::tie(card.english, card.chinese) = readNames(reader);
    json played = entry; // an action, except for its name
    played["name"] = shownName(card);
    readFields(ObjectReader(played, path), card.action, {"steps"});
    if (reader.has("id"))
        card.id = reader.text("id");
    reader.forEach("otherIds", mostCards, [&](const json& id, const std::string& place) {
        card.otherIds.push_back(textAt(id, place));
    });
    for (const auto& [key, text] :
         {std::pair("class", &card.characterClass), std::pair("when", &card.when),
          std::pair("group", &card.group), std::pair("condition", &card.condition),
          std::pair("leavesOut", &card.leavesOut), std::pair("doubt", &card.doubt)})
        *text = reader.text(key, "");
    if (reader.has("asks"))
        card.asks = readAsked(reader.object("asks"));
    card.needsSource = reader.boolean("needsSource", false);
    return card;
}

/// A text for comparing words: without apostrophes and case.
std::u32string wordsOf(std::string_view text) {
    std::u32string folded = foldedText(text);
    std::erase_if(folded, [](char32_t letter) {
        return std::u32string_view(U"'‘’ʼ`").find(letter) != std::u32string_view::npos;
    });
    return folded;
}

bool isLetter(char32_t letter) { // or a digit
    return letter > 0x7F || (letter >= U'a' && letter <= U'z') ||
           (letter >= U'0' && letter <= U'9');
}

/// Whether `isMeant` holds for the rest of the text from any word on.
template <class IsMeant>
bool anyWord(std::u32string_view text, const IsMeant& isMeant) {
    for (std::size_t at = 0; at < text.size(); ++at)
        if ((at == 0 || !isLetter(text[at - 1])) && isMeant(text.substr(at)))
            return true;
    return false;
}

bool begins(std::u32string_view text, std::u32string_view word) {
    return text.starts_with(word);
}

/// Whether the text begins with the word misspelt, for words of a minimum length.
bool nearlyBegins(std::u32string_view text, std::u32string_view word) {
    constexpr std::size_t shortest = 4;
    return begins(text, word) ||
           (word.size() >= shortest &&
            editDistance(word, text.substr(0, word.size())) * 3 <= word.size());
}

std::vector<std::u32string> split(std::string_view text) {
    std::vector<std::u32string> words(1);
    for (const char32_t letter : wordsOf(text)) {
        if (letter != U' ')
            words.back() += letter;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

/// Whether each word matches a name or the class, or is the cost.
template <class IsWord>
bool hasWords(const Card& card, const Wordings& language, const std::vector<std::u32string>& wanted,
              const IsWord& isWord) {
    const std::array texts = {wordsOf(card.english), wordsOf(card.chinese),
                              wordsOf(card.characterClass), wordsOf(language.of(card.english)),
                              wordsOf(language.of(card.characterClass))};
    const std::u32string cost = wordsOf(std::to_string(card.action.cost));
    return std::ranges::all_of(wanted, [&](const std::u32string& word) {
        return word == cost || std::ranges::any_of(texts, [&](const std::u32string& text) {
                   return anyWord(text, [&](auto rest) { return isWord(rest, word); });
               });
    });
}

} // namespace

json entryOf(Action action) {
    action.target.reset();
    action.source.reset();
    json entry = toJson(action);
    entry["name"] = {{"en", action.name}};
    entry["group"] = "own";
    return entry;
}

const std::string& shownName(const Card& card) {
    return card.english.empty() ? card.chinese : card.english;
}

const std::string& shownName(const NotPlayed& card) {
    return card.english.empty() ? card.chinese : card.english;
}

Sentence whyNotPlayed(std::string_view name, std::string_view reason) {
    return Sentence("{} cannot be played here: {}.", name, cardWords(reason));
}

std::optional<Sentence> whyNotPlayed(std::string_view name) {
    struct Others {
        std::vector<std::string> reasons;
        NameIndex names;
    };
    static const Others others = [] {
        const JsonWarnings apart;
        Others read;
        const json file = parseJson(catalog("cardnames"));
        for (const json& group : file.at("notPlayed")) {
            for (const char* language : {"en", "zh"})
                for (const json& each : group.at(language))
                    read.names.add(each.get<std::string>(), static_cast<int>(read.reasons.size()));
            read.reasons.push_back(group.at("reason"));
        }
        return read;
    }();
    const std::optional<int> group = others.names.find(name);
    if (!group)
        return std::nullopt;
    return whyNotPlayed(name, others.reasons[static_cast<std::size_t>(*group)]);
}

const Cards& Cards::ofTheGame() {
    static const Cards cards = [] {
        const JsonWarnings apart; // separate from the file being read when this is first called
        return Cards(parseJson(catalog("effects")));
    }();
    return cards;
}

Cards::Cards(const json& file) {
    const ObjectReader reader(file);
    reader.at("effects"); // required
    reader.forEach("effects", mostCards, [&](const json& entry, const std::string& path) {
        m_cards.push_back(readCard(entry, path));
    });
    reader.forEach("notExpressible", mostCards, [&](const json& entry, const std::string& path) {
        const ObjectReader card(entry, path);
        auto [english, chinese] = readNames(card);
        m_notPlayed.push_back(
            {card.text("id", ""), std::move(english), std::move(chinese), card.text("reason")});
    });
    reader.forEach("changes", mostCards, [&](const json& entry, const std::string& path) {
        const ObjectReader change(entry, path);
        const auto card = std::ranges::find(m_cards, change.text("name"), &Card::english);
        if (card != m_cards.end() && change.has("hitsBefore"))
            card->hitsBefore = static_cast<int>(change.integer("hitsBefore", 0, mostHits));
    });
    addNames();
}

Cards Cards::besides(const Cards& others) const {
    Cards all = others;
    all.m_cards.insert(all.m_cards.end(), m_cards.begin(), m_cards.end());
    all.m_notPlayed.insert(all.m_notPlayed.end(), m_notPlayed.begin(), m_notPlayed.end());
    all.addNames();
    return all;
}

void Cards::addNames() {
    const auto add = [](NameIndex& names, const auto& cards) {
        for (std::size_t i = 0; i < cards.size(); ++i)
            for (const std::string* name : {&cards[i].english, &cards[i].chinese})
                names.add(*name, static_cast<int>(i));
    };
    m_names = m_notPlayedNames = {};
    add(m_names, m_cards);
    add(m_notPlayedNames, m_notPlayed);
}

const Card* Cards::find(std::string_view text) const {
    const auto found = std::ranges::find_if(m_cards, [&](const Card& card) {
        return (!text.empty() && text == card.id) ||
               std::ranges::find(card.otherIds, text) != card.otherIds.end();
    });
    if (found != m_cards.end())
        return &*found;
    const auto number = m_names.find(text);
    return number ? &m_cards[static_cast<std::size_t>(*number)] : nullptr;
}

const Card& Cards::called(std::string_view text) const {
    if (const Card* card = find(text))
        return *card;
    const auto isNotPlayed = std::ranges::find(m_notPlayed, text, &NotPlayed::id);
    const auto number = isNotPlayed != m_notPlayed.end() && !text.empty()
                            ? std::optional(static_cast<int>(isNotPlayed - m_notPlayed.begin()))
                            : m_notPlayedNames.find(text);
    if (number) {
        const NotPlayed& card = m_notPlayed[static_cast<std::size_t>(*number)];
        throw InvalidArgument(whyNotPlayed(shownName(card), card.reason));
    }
    if (const std::optional<Sentence> reason = whyNotPlayed(text))
        throw InvalidArgument(*reason);
    const std::vector<int> meant = m_names.similar(text);
    if (meant.empty())
        throw InvalidArgument("There is no card \"{}\".", text);
    throw InvalidArgument("There is no card \"{}\"; did you mean \"{}\"?", text,
                          shownName(m_cards[static_cast<std::size_t>(meant.front())]));
}

std::vector<const Card*> Cards::search(std::string_view words, const Wordings& language) const {
    const std::vector<std::u32string> wanted = split(words);
    std::vector<const Card*> found;
    for (const Card& card : m_cards)
        if (hasWords(card, language, wanted, begins))
            found.push_back(&card);
    const std::optional<int> exact = m_names.find(words);
    const Card* const named = exact ? &m_cards[static_cast<std::size_t>(*exact)] : nullptr;
    std::ranges::stable_sort(found, {}, [named](const Card* card) {
        return std::tuple(card != named, std::ranges::find(groups, card->group),
                          std::string_view(shownName(*card)));
    });
    return found;
}

std::vector<const Card*> Cards::suggestions(std::string_view words,
                                            const Wordings& language) const {
    std::vector<const Card*> found;
    for (const int number : m_names.similar(words))
        found.push_back(&m_cards[static_cast<std::size_t>(number)]);
    const std::vector<std::u32string> wanted = split(words);
    for (const Card& card : m_cards)
        if (std::ranges::find(found, &card) == found.end() &&
            hasWords(card, language, wanted, nearlyBegins))
            found.push_back(&card);
    return found;
}

std::vector<const NotPlayed*> Cards::searchNotPlayed(std::string_view words) const {
    std::vector<const NotPlayed*> found;
    const std::vector<std::u32string> wanted = split(words);
    for (const NotPlayed& card : m_notPlayed)
        if (std::ranges::all_of(wanted, [&](const std::u32string& word) {
                const auto isMeant = [&](auto rest) {
                    return begins(rest, word);
                };
                return anyWord(wordsOf(card.english), isMeant) ||
                       anyWord(wordsOf(card.chinese), isMeant);
            }))
            found.push_back(&card);
    return found;
}

} // namespace yomi::splitdamage
