// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/rules.h"

#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace yomi::splitdamage {

/// A map from states to a number, a weight or a value, in order of insertion, with an
/// open-addressing hash index that is at most half full.
template <class Number>
class StateMap {
public:
    using Entry = std::pair<TurnState, Number>;

    StateMap() = default;
    StateMap(std::initializer_list<Entry> entries) {
        for (const auto& [state, number] : entries)
            (*this)[state] = number;
    }

    auto begin() const { return m_entries.begin(); }
    auto end() const { return m_entries.end(); }
    bool empty() const { return m_entries.empty(); }
    std::size_t size() const { return m_entries.size(); }
    void clear() { *this = {}; }

    /// Null if absent.
    const Number* find(const TurnState& state) const {
        if (m_places.empty())
            return nullptr;
        const Place& place = m_places[indexOf(state, hashOf(state))];
        return place.number == 0 ? nullptr : &m_entries[place.number - 1].second;
    }

    /// The number of a state; inserts 0 for a new one.
    Number& operator[](const TurnState& state) {
        if (2 * m_entries.size() >= m_places.size())
            grow();
        const std::uint32_t hash = hashOf(state);
        Place& place = m_places[indexOf(state, hash)];
        if (place.number == 0) {
            m_entries.emplace_back(state, Number(0));
            place = {hash, static_cast<std::uint32_t>(m_entries.size())};
        }
        return m_entries[place.number - 1].second;
    }

private:
    struct Place {
        std::uint32_t hash = 0;
        std::uint32_t number = 0; ///< of the entry, from 1; 0: empty
    };

    static std::uint32_t hashOf(const TurnState& state) {
        return static_cast<std::uint32_t>(TurnState::Hash()(state));
    }

    std::size_t indexOf(const TurnState& state, std::uint32_t hash) const {
        const std::size_t mask = m_places.size() - 1;
        for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
            const Place& place = m_places[i];
            if (place.number == 0 ||
                (place.hash == hash && m_entries[place.number - 1].first == state))
                return i;
        }
    }

    void grow() {
        constexpr std::size_t placesAtFirst = 16;
        std::vector<Place> old(std::max(placesAtFirst, 2 * m_places.size()));
        old.swap(m_places);
        const std::size_t mask = m_places.size() - 1;
        for (const Place& place : old) {
            if (place.number == 0)
                continue;
            std::size_t i = place.hash & mask;
            while (m_places[i].number != 0)
                i = (i + 1) & mask;
            m_places[i] = place;
        }
    }

    std::vector<Entry> m_entries;
    std::vector<Place> m_places;
};

} // namespace yomi::splitdamage
