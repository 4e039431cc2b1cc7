// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/cards.h"

#include "core/common/catalog.h"
#include "core/common/fields.h"
#include "core/common/json_warnings.h"
#include "core/splitdamage/action_json.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace yomi::splitdamage {

using nlohmann::json;

namespace {

constexpr std::size_t mostCards = 10'000;
constexpr std::array groups{"own", "split", "random", "plain", "hero power", "own numbers"};

/// English and Chinese; one of them may be missing.
std::pair<std::string, std::string> readNames(const ObjectReader& entry) {
    const ObjectReader name = entry.object("name");
    std::pair names(name.text("en", ""), name.text("zh", ""));
    if (names.first.empty() && names.second.empty())
        throw FormatError(entry.path("name"), "a card has a name, \"en\" or \"zh\"");
    return names;
}

AskedNumber readAsked(const ObjectReader& reader) {
    AskedNumber asked;
    const std::string key = reader.text("key");
    if (key != "hits" && key != "damagePerHit")
        throw FormatError(reader.path("key"), "must be hits or damagePerHit, not " + key);
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
    json played = entry; // an action, but for its name
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

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool isLetter(char byte) { // or part of a character beyond ASCII, or a digit
    const char small = lower(byte);
    return (byte & 0x80) != 0 || (small >= 'a' && small <= 'z') || (byte >= '0' && byte <= '9');
}

bool isSame(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

/// Whether a word of the text begins so.
bool hasWord(std::string_view text, std::string_view beginning) {
    for (std::size_t at = 0; at + beginning.size() <= text.size(); ++at)
        if ((at == 0 || !isLetter(text[at - 1])) &&
            isSame(text.substr(at, beginning.size()), beginning))
            return true;
    return false;
}

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (end > 0)
            words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

bool isCalled(const auto& card, std::string_view text) {
    return !text.empty() &&
           (text == card.id || isSame(text, card.english) || isSame(text, card.chinese));
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

std::string whyNotPlayed(const NotPlayed& card) {
    const bool hasSubject = card.reason.starts_with("its ");
    return shownName(card) + " cannot be played here: " + (hasSubject ? "" : "it ") + card.reason +
           ".";
}

const Cards& Cards::ofTheGame() {
    static const Cards cards(parseJson(catalog("effects")));
    return cards;
}

Cards::Cards(const json& file) {
    const ObjectReader reader(file);
    reader.at("effects"); // must be there
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
}

Cards Cards::besides(const Cards& others) const {
    Cards all = others;
    all.m_cards.insert(all.m_cards.end(), m_cards.begin(), m_cards.end());
    all.m_notPlayed.insert(all.m_notPlayed.end(), m_notPlayed.begin(), m_notPlayed.end());
    return all;
}

const Card* Cards::find(std::string_view text) const {
    const auto found = std::ranges::find_if(m_cards, [&](const Card& card) {
        return isCalled(card, text) ||
               std::ranges::find(card.otherIds, text) != card.otherIds.end();
    });
    return found == m_cards.end() ? nullptr : &*found;
}

const Card& Cards::called(std::string_view text) const {
    if (const Card* card = find(text))
        return *card;
    for (const NotPlayed& card : m_notPlayed)
        if (isCalled(card, text))
            throw std::invalid_argument(whyNotPlayed(card));
    JsonWarnings::Keys names;
    for (const Card& card : m_cards)
        for (const std::string* name : {&card.english, &card.chinese})
            if (!name->empty())
                names.asked.insert(*name);
    const std::string* meant = names.meantBy(text);
    throw std::invalid_argument("There is no card \"" + std::string(text) + "\"" +
                                (meant ? "; did you mean \"" + *meant + "\"?" : "."));
}

std::vector<const Card*> Cards::search(std::string_view words) const {
    const std::vector<std::string_view> wanted = split(words);
    std::vector<const Card*> found;
    for (const Card& card : m_cards)
        if (std::ranges::all_of(wanted, [&](std::string_view word) {
                return hasWord(card.english, word) || hasWord(card.chinese, word) ||
                       hasWord(card.characterClass, word) ||
                       word == std::to_string(card.action.cost);
            }))
            found.push_back(&card);
    std::ranges::stable_sort(found, {}, [](const Card* card) {
        return std::pair(std::ranges::find(groups, card->group),
                         std::string_view(shownName(*card)));
    });
    return found;
}

std::vector<const NotPlayed*> Cards::searchNotPlayed(std::string_view words) const {
    std::vector<const NotPlayed*> found;
    for (const NotPlayed& card : m_notPlayed)
        if (std::ranges::all_of(split(words), [&](std::string_view word) {
                return hasWord(card.english, word) || hasWord(card.chinese, word);
            }))
            found.push_back(&card);
    return found;
}

} // namespace yomi::splitdamage
