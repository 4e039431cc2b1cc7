// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/name_text.h"

#include "core/common/sentence.h"
#include "core/hands/listed_text.h"
#include "core/hands/text_parts.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace yomi::hands {

namespace {

constexpr std::array<std::string_view, 13> separators = {",",  "，", "、", "､",  ";",  "；", "/",
                                                         "／", "|",  "｜", "\t", "\n", "\r"};
constexpr std::array<std::string_view, 7> wordEnds = {" ", "\u3000", "\u00A0", "・", "･", "·", "•"};

/// All ways to read words as names: for each place of the text the lists of tiles up to there, at
/// most two different ones, since two already mean ambiguous.
class Readings {
public:
    Readings(const RuleBook& book, const std::vector<std::string>& words)
        : m_book(book)
        , m_words(words) {
        for (const std::string& word : words) {
            const std::string key = nameKey(word);
            if (key.empty())
                m_book.tileNames().refuse(word, Sentence("a tile"));
            m_starts.push_back(m_text.size());
            m_text += key;
        }
        m_starts.push_back(m_text.size());
    }

    /// Reads one, two or three words as a name; if that fails, also a word as several names.
    std::vector<int> read() {
        for (const bool runTogether : {false, true}) {
            readAll(runTogether);
            const std::vector<int>& ends = m_lists.back();
            if (ends.size() == 1)
                return tilesOf(ends.front());
            if (ends.size() > 1)
                throw InvalidArgument(
                    "{} can be read as {} and as {}; put commas between the names.",
                    shownText(joined(m_words)), namesOf(ends[0]), namesOf(ends[1]));
        }
        m_book.tileNames().refuse(m_words[firstUnread()], Sentence("a tile"));
    }

private:
    static constexpr std::size_t longestName = 3; // words
    static constexpr int noTiles = -1;

    /// A list of tiles as a linked list: its prefix and the last tile. Equal lists have the same
    /// number.
    using List = std::pair<int, int>;

    void readAll(bool runTogether) {
        m_lists.assign(m_text.size() + 1, {});
        m_lists.front() = {noTiles};
        for (std::size_t word = 0; word < m_words.size(); ++word) {
            readWholeWords(word);
            if (runTogether && !m_book.tileNames().findKey(keyOf(word, 1)))
                readWithin(word);
        }
    }

    std::string keyOf(std::size_t word, std::size_t count) const {
        return m_text.substr(m_starts[word], m_starts[word + count] - m_starts[word]);
    }

    void readWholeWords(std::size_t word) {
        for (std::size_t count = 1; count <= longestName && word + count < m_starts.size();
             ++count) {
            std::string key = keyOf(word, count);
            const std::size_t start = m_starts[word], end = m_starts[word + count];
            if (const auto kind = m_book.tileNames().findKey(key))
                extend(start, end, *kind, 1);
            if (const int copies = cutCopies(key, end - m_starts[word + count - 1]))
                if (const auto kind = m_book.tileNames().findKey(key))
                    extend(start, end, *kind, copies);
        }
    }

    void readWithin(std::size_t word) {
        const std::size_t end = m_starts[word + 1];
        for (std::size_t at = m_starts[word]; at < end; ++at) {
            if (m_lists[at].empty())
                continue;
            const std::string_view rest = std::string_view(m_text).substr(at, end - at);
            for (const auto& [length, kind] : m_book.tileNames().beginningsOf(rest))
                extend(at, at + length, kind, 1);
        }
    }

    /// Cuts ×2 off a key whose last word has this length; returns the number, or 0 without one.
    static int cutCopies(std::string& key, std::size_t lastWord) {
        constexpr std::array<std::string_view, 3> times = {"x", "×", "*"};
        const char digit = key.empty() ? '0' : key.back();
        if (digit < '1' || digit > '9')
            return 0;
        for (const std::string_view sign : times) {
            if (lastWord <= sign.size() + 1 ||
                !std::string_view(key).substr(0, key.size() - 1).ends_with(sign))
                continue;
            key.resize(key.size() - 1 - sign.size());
            return digit - '0';
        }
        return 0;
    }

    void extend(std::size_t from, std::size_t to, int kind, int copies) {
        for (int list : m_lists[from]) {
            for (int copy = 0; copy < copies; ++copy)
                list = numberOf({list, kind});
            std::vector<int>& ends = m_lists[to];
            if (ends.size() < 2 && std::ranges::find(ends, list) == ends.end())
                ends.push_back(list);
        }
    }

    int numberOf(const List& list) {
        const auto [known, fresh] = m_numbers.try_emplace(list, static_cast<int>(m_all.size()));
        if (fresh)
            m_all.push_back(list);
        return known->second;
    }

    std::vector<int> tilesOf(int list) const {
        std::vector<int> kinds;
        for (; list != noTiles; list = m_all[static_cast<std::size_t>(list)].first)
            kinds.push_back(m_all[static_cast<std::size_t>(list)].second);
        std::ranges::reverse(kinds);
        return kinds;
    }

    std::string namesOf(int list) const {
        std::vector<std::string> names;
        for (const int kind : tilesOf(list))
            names.push_back(m_book.kind(kind).name);
        return shownText(joined(names, "、"));
    }

    static std::string joined(const std::vector<std::string>& words,
                              std::string_view between = " ") {
        std::string text;
        for (const std::string& word : words)
            text.append(text.empty() ? "" : between).append(word);
        return text;
    }

    /// The last word to which all previous words can be read.
    std::size_t firstUnread() const {
        std::size_t word = m_words.size() - 1;
        while (m_lists[m_starts[word]].empty())
            --word;
        return word;
    }

    const RuleBook& m_book;
    const std::vector<std::string>& m_words;
    std::string m_text;                ///< of their concatenated keys
    std::vector<std::size_t> m_starts; ///< of each word in it, and the end
    std::vector<std::vector<int>> m_lists;
    std::vector<List> m_all;
    std::map<List, int> m_numbers;
};

/// Cuts "…" off the text, which begins with it.
std::string cutQuoted(std::string_view& text) {
    const std::size_t end = text.find('"', 1);
    if (end == std::string_view::npos)
        throw InvalidArgument("A quotation mark is not closed.");
    std::string name(text.substr(1, end - 1));
    text.remove_prefix(end + 1);
    return name;
}

std::size_t lengthOfWord(std::string_view text, std::span<const std::string_view> ends,
                         std::span<const std::string_view> moreEnds = {}) {
    std::size_t length = 0;
    while (length < text.size() && text[length] != '"' &&
           lengthOfAny(text.substr(length), ends) == 0 &&
           lengthOfAny(text.substr(length), moreEnds) == 0)
        ++length;
    return length;
}

} // namespace

std::optional<std::vector<int>> parsePlainNames(const RuleBook& book, std::string_view text) {
    std::vector<int> kinds;
    while (!(text = withoutBlanks(text)).empty()) {
        std::string name;
        if (text.front() == '"') {
            name = cutQuoted(text);
        } else {
            name = text.substr(0, lengthOfWord(text, blanks));
            text.remove_prefix(name.size());
        }
        const auto kind = book.tileNames().find(name);
        if (!kind)
            return {};
        kinds.push_back(*kind);
    }
    return kinds;
}

std::vector<int> parseNames(const RuleBook& book, std::string_view text) {
    const auto require = [&](const std::string& name) {
        return book.tileNames().require(name, Sentence("a tile"));
    };
    if (const std::string_view list = withoutBlanks(text); beginsList(list))
        return kindsOf(parseListed(list), require);
    std::vector<int> kinds;
    std::vector<std::string> words;
    const auto readWords = [&] {
        if (words.empty())
            return;
        const std::vector<int> read = Readings(book, words).read();
        kinds.insert(kinds.end(), read.begin(), read.end());
        words.clear();
    };
    while (!text.empty()) {
        if (text.front() == '"') {
            readWords();
            kinds.push_back(require(cutQuoted(text)));
        } else if (const std::size_t separator = lengthOfAny(text, separators)) {
            readWords();
            text.remove_prefix(separator);
        } else if (const std::size_t blank = lengthOfAny(text, wordEnds)) {
            text.remove_prefix(blank);
        } else {
            words.emplace_back(text.substr(0, lengthOfWord(text, separators, wordEnds)));
            text.remove_prefix(words.back().size());
        }
    }
    readWords();
    return kinds;
}

} // namespace yomi::hands
