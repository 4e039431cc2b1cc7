// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::trace {

using WordId = std::uint32_t;
inline constexpr WordId noWord = 0xffff'ffff;

/// The words that mean something to Yomi have the same number in every list.
enum KnownWord : WordId {
    rootWord, ///< -
    nullWord, ///< null, of moves and reasons
    sameWord, ///< . (the position itself, searched inside itself)
    alphaWord,
    betaWord,
    cutWord,
    insideWord,
    tableWord,
    terminalWord,
    horizonWord,
    repetitionWord,
    tablebaseWord,
    mateWord,
    stoppedWord,
    deferredWord,
    unknownWord,
};

/// Texts by number, each kept once: some twenty-five bytes beside its own.
class WordList {
public:
    WordList();

    /// The number of a text, which is a new one if it was not there.
    WordId idOf(std::string_view text);
    /// Stays until the next new text.
    std::string_view text(WordId word) const;
    std::size_t size() const { return m_ends.size(); }
    std::size_t bytes() const; ///< of memory

private:
    /// Of the hash table. Half of the hash spares a look at most other texts, and at all of them
    /// when the table grows.
    struct Slot {
        WordId word = noWord;
        std::uint32_t hash = 0;
    };

    std::size_t slotOf(std::string_view text,
                       std::uint32_t hash) const; ///< where it is or would be
    void grow();

    std::string m_text;              ///< one after the other
    std::vector<std::size_t> m_ends; ///< where each ends there
    std::vector<Slot> m_slots;       ///< at most three quarters full
};

} // namespace yomi::trace
