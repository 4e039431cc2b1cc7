// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/life_text.h"

#include "core/common/sentence.h"
#include "core/splitdamage/limits.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace yomi::splitdamage {

namespace {

int readNumber(Template<int, int, Sentence> refusal, std::string_view text, int least, int most) {
    constexpr std::size_t longest = 20;
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && stop == end && number >= least && number <= most)
        return number;
    std::size_t length = std::min(text.size(), longest);
    while (length < text.size() && (text[length] & 0xC0) == 0x80) // inside a UTF-8 character
        --length;
    const std::string shown(text.substr(0, length));
    throw InvalidArgument(
        "{}.",
        Sentence(refusal, least, most,
                 text.empty() ? Sentence("nothing")
                              : Sentence::verbatim(length < text.size() ? shown + "…" : shown)));
}

} // namespace

Character parseLife(std::string_view word) {
    Character minion;
    minion.divineShield = word.ends_with('d') || word.ends_with('D');
    if (minion.divineShield)
        word.remove_suffix(1);
    if (const std::size_t slash = word.find('/'); slash != word.npos) {
        minion.attack = readNumber("Attack must be a whole number from {} to {}, not {}",
                                   word.substr(0, slash), 0, mostAttack);
        word.remove_prefix(slash + 1);
    }
    minion.health = readNumber("Health must be a whole number from {} to {}, not {}", word,
                               leastHealth, mostHealth);
    return minion;
}

std::vector<Character> parseLives(std::string_view text) {
    constexpr std::string_view separators = " \t\r\n,;";
    std::vector<Character> minions;
    for (std::size_t at = 0; (at = text.find_first_not_of(separators, at)) != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        minions.push_back(parseLife(text.substr(at, end - at)));
        at = end;
    }
    if (minions.empty())
        throw InvalidArgument("A list of minions such as 4 5 6 or 3/2 2/1 is expected.");
    if (minions.size() > static_cast<std::size_t>(mostMinions))
        throw InvalidArgument("A side has room for {} minions; this list has {}.", mostMinions,
                              minions.size());
    return minions;
}

} // namespace yomi::splitdamage
