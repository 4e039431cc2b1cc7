// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/word_list.h"

#include <functional>

namespace yomi::tree {

namespace {

std::uint32_t hashOf(std::string_view text) {
    return static_cast<std::uint32_t>(std::hash<std::string_view>()(text));
}

} // namespace

WordList::WordList()
    : m_slots(64) {
    for (const char* const word :
         {"-", "null", ".", "alpha", "beta", "cut", "inside", "table", "terminal", "horizon",
          "repetition", "tablebase", "mate", "stopped", "deferred", "unknown"})
        idOf(word);
}

WordId WordList::idOf(std::string_view text) {
    const std::uint32_t hash = hashOf(text);
    std::size_t slot = slotOf(text, hash);
    if (m_slots[slot].word != noWord)
        return m_slots[slot].word;
    if (4 * (size() + 1) > 3 * m_slots.size()) {
        grow();
        slot = slotOf(text, hash);
    }
    m_slots[slot] = {static_cast<WordId>(size()), hash};
    m_text += text;
    m_ends.push_back(m_text.size());
    return m_slots[slot].word;
}

std::string_view WordList::text(WordId word) const {
    const std::size_t begin = word == 0 ? 0 : m_ends[word - 1];
    return std::string_view(m_text).substr(begin, m_ends[word] - begin);
}

std::size_t WordList::bytes() const {
    return m_text.capacity() + m_ends.capacity() * sizeof(m_ends[0]) +
           m_slots.capacity() * sizeof(m_slots[0]);
}

std::size_t WordList::slotOf(std::string_view text, std::uint32_t hash) const {
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at].word != noWord &&
           (m_slots[at].hash != hash || this->text(m_slots[at].word) != text))
        at = (at + 1) & mask;
    return at;
}

void WordList::grow() {
    std::vector<Slot> old(2 * m_slots.size());
    old.swap(m_slots);
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot& slot : old) {
        if (slot.word == noWord)
            continue;
        std::size_t at = slot.hash & mask;
        while (m_slots[at].word != noWord)
            at = (at + 1) & mask;
        m_slots[at] = slot;
    }
}

} // namespace yomi::tree
