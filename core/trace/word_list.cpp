// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/word_list.h"

#include <functional>

namespace yomi::trace {

WordList::WordList()
    : m_slots(64, noWord) {
    for (const char* const word :
         {"-", "null", ".", "alpha", "beta", "cut", "inside", "table", "terminal", "horizon",
          "repetition", "tablebase", "mate", "stopped", "deferred", "unknown"})
        idOf(word);
}

WordId WordList::idOf(std::string_view text) {
    std::size_t slot = slotOf(text);
    if (m_slots[slot] != noWord)
        return m_slots[slot];
    if (2 * (size() + 1) > m_slots.size()) {
        grow();
        slot = slotOf(text);
    }
    m_slots[slot] = static_cast<WordId>(size());
    m_text += text;
    m_ends.push_back(m_text.size());
    return m_slots[slot];
}

std::string_view WordList::text(WordId word) const {
    const std::size_t begin = word == 0 ? 0 : m_ends[word - 1];
    return std::string_view(m_text).substr(begin, m_ends[word] - begin);
}

std::size_t WordList::bytes() const {
    return m_text.capacity() + m_ends.capacity() * sizeof(m_ends[0]) +
           m_slots.capacity() * sizeof(m_slots[0]);
}

std::size_t WordList::slotOf(std::string_view text) const {
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = std::hash<std::string_view>()(text) & mask;
    while (m_slots[slot] != noWord && this->text(m_slots[slot]) != text)
        slot = (slot + 1) & mask;
    return slot;
}

void WordList::grow() {
    m_slots.assign(2 * m_slots.size(), noWord);
    for (WordId word = 0; word < size(); ++word)
        m_slots[slotOf(text(word))] = word;
}

} // namespace yomi::trace
