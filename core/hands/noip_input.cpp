// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/noip_input.h"

#include "core/common/format_error.h"
#include "core/hands/doudizhu.h"

#include <charconv>
#include <string>

namespace yomi::hands {

namespace {

constexpr int ace = 1;
constexpr int two = 2;
constexpr int three = 3;
constexpr int king = 13;
constexpr int suits = 4;
constexpr int mostHands = 1000000;

/// Reads whole numbers separated by blanks, and tracks the line.
class Numbers {
public:
    explicit Numbers(std::string_view text)
        : m_rest(text) {}

    int next(Template<int, int> expected, int most, int least = 0) {
        const Sentence before = place();
        skipBlanks();
        int number = 0;
        const char* const end = m_rest.data() + m_rest.size();
        const auto [stop, error] = std::from_chars(m_rest.data(), end, number);
        const bool whole = stop == end || isBlank(*stop);
        if (error != std::errc() || !whole || number < least || number > most)
            throw FormatError(expected, least, most)
                .at(m_rest.empty() ? Sentence("the end, after {}", before) : place());
        m_rest.remove_prefix(static_cast<std::size_t>(stop - m_rest.data()));
        return number;
    }

    void requireEnd() {
        skipBlanks();
        if (!m_rest.empty())
            throw FormatError("there is more than the hands that the first line says").at(place());
    }

    Sentence place() const { return Sentence("line {}", m_line); }

private:
    static bool isBlank(char letter) {
        return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
    }
    void skipBlanks() {
        while (!m_rest.empty() && isBlank(m_rest.front())) {
            m_line += m_rest.front() == '\n';
            m_rest.remove_prefix(1);
        }
    }

    std::string_view m_rest;
    int m_line = 1;
};

int readCard(Numbers& numbers) {
    const int number = numbers.next("the number of a card from {} to {} is expected", king);
    const int suit = numbers.next("a suit from {} to {} is expected", number == 0 ? 2 : suits, 1);
    const auto kind = [](char letter) {
        return static_cast<int>(cardLetters.find(letter));
    };
    if (number == 0)
        return suit == 1 ? kind('B') : kind('R');
    if (number == ace)
        return kind('A');
    return number == two ? kind('2') : number - three;
}

} // namespace

std::vector<std::vector<int>> readNoipInput(std::string_view text) {
    Numbers numbers(text);
    const int handCount = numbers.next("a number of hands from {} to {} is expected", mostHands);
    const int cardCount =
        numbers.next("a number of cards from {} to {} is expected", noipRules.mostCards);
    std::vector<std::vector<int>> hands;
    for (int i = 0; i < handCount; ++i) {
        Tiles counted;
        std::vector<int>& hand = hands.emplace_back();
        for (int card = 0; card < cardCount; ++card) {
            hand.push_back(readCard(numbers));
            if (counted.count(hand.back()) == copiesOfCard(hand.back()))
                throw FormatError("there are more of this card than in a deck").at(numbers.place());
            counted.add(hand.back());
        }
    }
    numbers.requireEnd();
    return hands;
}

} // namespace yomi::hands
