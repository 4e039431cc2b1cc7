// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/hand_text.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"
#include "core/hands/doudizhu.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace yomi::hands {

using nlohmann::json;

namespace {

bool isCardBook(const RuleBook& book) {
    return book.objective() == Objective::FewestPlays;
}

std::string_view whatOf(const RuleBook& book) {
    return isCardBook(book) ? "card" : "tile";
}

/// The length of the blank that the text begins with, 0 when it begins with none.
std::size_t blankLength(std::string_view text) {
    using namespace std::string_view_literals;
    constexpr std::array blanks = {" "sv, "\t"sv, "\n"sv, "\r"sv, "\u3000"sv};
    for (const std::string_view blank : blanks) {
        if (text.starts_with(blank))
            return blank.size();
    }
    return 0;
}

/// Cuts the next word off the text: up to a blank, or all of what stands in double quotes.
std::string cutWord(std::string_view& text) {
    if (text.front() == '"') {
        const std::size_t end = text.find('"', 1);
        if (end == std::string_view::npos)
            throw std::invalid_argument("A quotation mark is not closed.");
        std::string word(text.substr(1, end - 1));
        text.remove_prefix(end + 1);
        return word;
    }
    std::size_t length = 0;
    while (length < text.size() && text[length] != '"' && blankLength(text.substr(length)) == 0)
        ++length;
    std::string word(text.substr(0, length));
    text.remove_prefix(length);
    return word;
}

/// Cuts the next card off the text: a letter, or 10.
std::string cutCard(std::string_view& text) {
    constexpr std::string_view ten = "10";
    // A byte that begins a longer UTF-8 sequence takes those along that continue it.
    std::size_t length = text.starts_with(ten) ? ten.size() : 1;
    while (length < text.size() && (text[length] & 0xC0) == 0x80)
        ++length;
    std::string card(text.substr(0, length));
    text.remove_prefix(length);
    return card;
}

std::vector<int> kindsOf(const RuleBook& book, std::span<const std::string> names) {
    std::vector<int> kinds;
    for (const std::string& name : names) {
        const auto kind = book.tileNames().find(name);
        if (!kind && isCardBook(book))
            throw std::invalid_argument("\"" + name + "\" is no card; the cards are " +
                                        std::string(cardLetters) + ".");
        kinds.push_back(kind ? *kind : book.tileNames().require(name, "tile"));
    }
    return kinds;
}

std::vector<int> readJsonTiles(const RuleBook& book, std::string_view text) {
    json names;
    try {
        names = parseJson(text);
    } catch (const FormatError& error) {
        throw std::invalid_argument(std::string("In the list of tiles, ") + error.what() + ".");
    }
    return readTiles(book, names);
}

} // namespace

std::vector<int> parseTiles(const RuleBook& book, std::string_view text) {
    std::vector<std::string> names;
    while (!text.empty()) {
        if (const std::size_t blank = blankLength(text))
            text.remove_prefix(blank);
        else if (text.front() == '[' && names.empty())
            return readJsonTiles(book, text);
        else
            names.push_back(isCardBook(book) ? cutCard(text) : cutWord(text));
    }
    return kindsOf(book, names);
}

std::vector<int> readTiles(const RuleBook& book, const json& value) {
    if (value.is_string())
        return parseTiles(book, std::string_view(value.get_ref<const std::string&>()));
    std::vector<std::string> names;
    if (value.is_array()) {
        for (const json& name : value) {
            if (name.is_string())
                names.push_back(name.get<std::string>());
        }
    }
    if (!value.is_array() || names.size() != value.size())
        throw std::invalid_argument("Tiles are a text or a list of names.");
    return kindsOf(book, names);
}

std::string tilesText(const RuleBook& book, std::span<const int> kinds) {
    std::string text;
    for (const int kind : kinds) {
        const std::string& name = book.kind(kind).name;
        if (isCardBook(book)) {
            text += name;
            continue;
        }
        bool hasBlank = false;
        for (std::size_t at = 0; at < name.size(); ++at)
            hasBlank = hasBlank || blankLength(std::string_view(name).substr(at)) > 0;
        text.append(text.empty() ? "" : " ").append(hasBlank ? "\"" + name + "\"" : name);
    }
    return text;
}

Tiles countTiles(const RuleBook& book, std::span<const int> kinds) {
    Tiles tiles;
    for (const int kind : kinds) {
        if (kind < 0 || kind >= book.kindCount())
            throw std::invalid_argument("There is no tile " + std::to_string(kind) + ".");
        if (tiles.count(kind) == mostCopies)
            throw std::invalid_argument(std::to_string(std::ranges::count(kinds, kind)) + " of " +
                                        book.kind(kind).name + " are too many; at most " +
                                        std::to_string(mostCopies) + " can be counted.");
        tiles.add(kind);
    }
    return tiles;
}

void validateHand(const RuleBook& book, const Tiles& hand, const Tiles& seen) {
    if (hand.total() > book.mostTiles())
        throw std::invalid_argument(std::to_string(hand.total()) + " " + std::string(whatOf(book)) +
                                    "s are too many; a hand of " + book.title() + " has at most " +
                                    std::to_string(book.mostTiles()) + ".");
    for (int kind = 0; kind < book.kindCount(); ++kind) {
        const int held = hand.count(kind), table = seen.count(kind);
        const int copies = book.kind(kind).copies;
        if (held + table > copies)
            throw std::invalid_argument(
                std::to_string(held) + " of " + book.kind(kind).name +
                (table > 0 ? " in the hand and " + std::to_string(table) + " on the table" : "") +
                (copies == 1 ? " are too many; there is 1."
                             : " are too many; there are " + std::to_string(copies) + "."));
    }
}

int findMeld(const RuleBook& book, std::string_view name) {
    if (isCardBook(book))
        return playOf(book, countTiles(book, parseTiles(book, name)));
    return book.meldNames().require(name, "unit of " + book.title());
}

} // namespace yomi::hands
