// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

using WordId = std::uint32_t;
inline constexpr WordId noWord = 0xffff'ffff;

/// Words known to Yomi; they have the same number in every list.
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

/// Numbered texts, each stored once: some twenty-five bytes in addition to its own.
class WordList {
public:
    WordList();

    /// The number of a text; a new text gets a new number.
    WordId idOf(std::string_view text);
    /// Valid until the next new text.
    std::string_view text(WordId word) const;
    std::size_t size() const { return m_ends.size(); }
    std::size_t bytes() const; ///< of memory

private:
    /// A slot of the hash table. Half of the hash avoids comparing with most other texts, and with
    /// all of them when the table grows.
    struct Slot {
        WordId word = noWord;
        std::uint32_t hash = 0;
    };

    std::size_t slotOf(std::string_view text,
                       std::uint32_t hash) const; ///< where it is or would be
    void grow();

    std::string m_text;              ///< all texts, one after the other
    std::vector<std::size_t> m_ends; ///< [word]: its end in m_text
    std::vector<Slot> m_slots;       ///< at most three quarters full
};

} // namespace yomi::tree
