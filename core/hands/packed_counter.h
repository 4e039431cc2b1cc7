// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <string>

namespace yomi::hands {

/// The most copies of one kind that a PackedCounter can count.
inline constexpr int mostCopies = 7;

/// Counts of each kind of tile or card, packed so that "a has at least what b has" and "a without
/// b" take a few instructions for sixteen kinds at once (after the source article, which packs a
/// Dou Dizhu hand into one 64-bit word).
///
/// Four bits per kind, sixteen kinds per word. The lowest three bits of a field are the count, 0 to
/// 7; the fourth is the guard, 0 in every stored counter:
///
///     bit  63   60 59   56         11    8 7     4 3     0
///         +-------+-------+-- … --+-------+-------+-------+
///         |g c c c|g c c c|       |g c c c|g c c c|g c c c|
///         +-------+-------+-- … --+-------+-------+-------+
///     kind   15      14               2       1       0        (word 1: kinds 16 to 31, …)
///
/// contains(a, b): set all guards of a and subtract b. A field borrows from its own guard exactly
/// when its count is less than b's, and no borrow goes further. Ranks 3 4 5 as kinds 0 1 2:
///
///     a = 3 3 4 5 5          0x212          a | G        0x…8A9A
///     b = 3 5                0x101          (a | G) − b  0x…8999   all guards left: contained
///     c = 4 4                0x020          (a | G) − c  0x…8A7A   kind 1 lost its guard: not
///     a − b = 3 4 5          0x111
///
/// Everything is constexpr. The unchecked functions (add, remove) assert their precondition; the
/// checked ones throw std::invalid_argument. Array-based reference versions: measure_counter.h.
template <int Kinds>
class PackedCounter {
    static_assert(Kinds > 0);
    static constexpr int bitsPerKind = 4;
    static constexpr int kindsPerWord = 64 / bitsPerKind;
    static constexpr int wordCount = (Kinds + kindsPerWord - 1) / kindsPerWord;
    static constexpr std::uint64_t guards = 0x8888'8888'8888'8888;
    static constexpr std::uint64_t field = 0xF;

public:
    static constexpr int kinds = Kinds;

    constexpr int count(int kind) const {
        return static_cast<int>(m_words[word(kind)] >> shift(kind) & field);
    }

    constexpr bool empty() const { return *this == PackedCounter(); }

    /// Without a branch for each word: most comparisons are of equal values.
    constexpr bool operator==(const PackedCounter& other) const {
        std::uint64_t different = 0;
        for (std::size_t w = 0; w < wordCount; ++w)
            different |= m_words[w] ^ other.m_words[w];
        return different == 0;
    }

    /// The sum of all counts.
    constexpr int total() const {
        constexpr std::uint64_t evenFields = 0x0F0F'0F0F'0F0F'0F0F;
        constexpr std::uint64_t evenBytes = 0x00FF'00FF'00FF'00FF;
        constexpr std::uint64_t sumOfPairs = 0x0001'0001'0001'0001; // sums into the top 16 bits
        static_assert(2 * mostCopies * wordCount <= 0xFF);
        std::uint64_t bytes = 0;
        for (const std::uint64_t w : m_words)
            bytes += (w & evenFields) + (w >> bitsPerKind & evenFields);
        return static_cast<int>(((bytes & evenBytes) + (bytes >> 8 & evenBytes)) * sumOfPairs >>
                                48);
    }

    /// The first kind with a count above zero; the counter must not be empty.
    constexpr int lowest() const {
        assert(!empty());
        std::size_t w = 0;
        while (m_words[w] == 0)
            ++w;
        return static_cast<int>(w) * kindsPerWord + std::countr_zero(m_words[w]) / bitsPerKind;
    }

    /// The last kind with a count above zero; the counter must not be empty.
    constexpr int highest() const {
        assert(!empty());
        std::size_t w = m_words.size() - 1;
        while (m_words[w] == 0)
            --w;
        return static_cast<int>(w) * kindsPerWord +
               (63 - std::countl_zero(m_words[w])) / bitsPerKind;
    }

    /// Sets the count of a kind to zero.
    constexpr void clear(int kind) { m_words[word(kind)] &= ~(field << shift(kind)); }

    /// Adds copies of a kind, by default 1. Throws std::invalid_argument beyond mostCopies.
    constexpr void add(int kind, int copies = 1) {
        if (copies < 0 || copies > mostCopies - count(kind))
            throw InvalidArgument("At most {} copies of one kind can be counted, not {}.",
                                  mostCopies, count(kind) + copies);
        m_words[word(kind)] += static_cast<std::uint64_t>(copies) << shift(kind);
    }

    /// Removes one copy of a kind. Throws std::invalid_argument if there is none.
    constexpr void take(int kind) {
        if (count(kind) == 0)
            throw InvalidArgument("A tile that is not there cannot be taken.");
        m_words[word(kind)] -= std::uint64_t{1} << shift(kind);
    }

    /// a has at least b's count of every kind.
    friend constexpr bool contains(const PackedCounter& a, const PackedCounter& b) {
        std::uint64_t left = guards;
        for (std::size_t w = 0; w < wordCount; ++w)
            left &= (a.m_words[w] | guards) - b.m_words[w];
        return left == guards;
    }

    /// a − b of every kind; a must contain b.
    friend constexpr PackedCounter remove(const PackedCounter& a, const PackedCounter& b) {
        assert(contains(a, b));
        PackedCounter rest;
        for (std::size_t w = 0; w < wordCount; ++w)
            rest.m_words[w] = a.m_words[w] - b.m_words[w];
        return rest;
    }

    /// a + b of every kind; no sum may be above mostCopies.
    friend constexpr PackedCounter add(const PackedCounter& a, const PackedCounter& b) {
        PackedCounter sum = unguardedSum(a, b);
        assert(sum.withoutGuards());
        return sum;
    }

    /// As add(), but throws std::invalid_argument when a sum is above mostCopies.
    friend constexpr PackedCounter checkedAdd(const PackedCounter& a, const PackedCounter& b) {
        const PackedCounter sum = unguardedSum(a, b);
        if (!sum.withoutGuards())
            throw InvalidArgument("At most {} copies of one kind can be counted.", mostCopies);
        return sum;
    }

    /// The tiles that a lacks to contain b: for each kind, by how much b's count exceeds a's.
    friend constexpr PackedCounter lacking(const PackedCounter& a, const PackedCounter& b) {
        PackedCounter missing;
        for (std::size_t w = 0; w < wordCount; ++w) {
            const std::uint64_t enough = (a.m_words[w] | guards) - b.m_words[w];
            const std::uint64_t lost = ~enough & guards;
            const std::uint64_t counts = lost - (lost >> 3); // 0111 where the guard was lost
            missing.m_words[w] = (b.m_words[w] & counts) - (a.m_words[w] & counts);
        }
        return missing;
    }

    /// The lesser count of each kind.
    friend constexpr PackedCounter common(const PackedCounter& a, const PackedCounter& b) {
        return remove(b, lacking(a, b));
    }

    /// The greater count of each kind.
    friend constexpr PackedCounter greater(const PackedCounter& a, const PackedCounter& b) {
        return unguardedSum(a, lacking(a, b));
    }

    /// a's counts of the kinds that b has.
    friend constexpr PackedCounter onlyKinds(const PackedCounter& a, const PackedCounter& b) {
        PackedCounter kept;
        for (std::size_t w = 0; w < wordCount; ++w) {
            const std::uint64_t some = (b.m_words[w] + (guards - (guards >> 3))) & guards;
            kept.m_words[w] = a.m_words[w] & (some - (some >> 3)); // 0111 where b has some
        }
        return kept;
    }

    /// Any total order of the values, for sorting and maps.
    friend constexpr auto operator<=>(const PackedCounter&, const PackedCounter&) = default;

    constexpr std::uint64_t hash() const {
        // Multiply and fold: the table uses the low bits, the fields vary in all of them.
        std::uint64_t mixed = 0;
        for (const std::uint64_t w : m_words) {
            mixed = (mixed ^ w) * 0x9E37'79B9'7F4A'7C15; // 2^64 over the golden ratio
            mixed ^= mixed >> 32;
        }
        return mixed;
    }

    /// The kinds with a count above zero, ascending: for (const auto [kind, copies] : counter) …
    struct Entry {
        int kind;
        int copies;
    };

    class Iterator {
    public:
        constexpr explicit Iterator(const PackedCounter& rest)
            : m_rest(rest) {}
        constexpr Entry operator*() const {
            return {m_rest.lowest(), m_rest.count(m_rest.lowest())};
        }
        constexpr Iterator& operator++() {
            m_rest.clear(m_rest.lowest());
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return m_rest.empty(); }

    private:
        PackedCounter m_rest;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr std::default_sentinel_t end() const { return {}; }

    /// The same counts at another width; kinds that it lacks must have count zero.
    template <int Other>
    constexpr explicit operator PackedCounter<Other>() const {
        PackedCounter<Other> other;
        for (std::size_t w = 0; w < wordCount; ++w) {
            if (w < other.m_words.size())
                other.m_words[w] = m_words[w];
            else
                assert(m_words[w] == 0);
        }
        return other;
    }

private:
    template <int>
    friend class PackedCounter;

    static constexpr std::size_t word(int kind) {
        assert(kind >= 0 && kind < Kinds);
        return static_cast<std::size_t>(kind / kindsPerWord);
    }
    static constexpr int shift(int kind) { return kind % kindsPerWord * bitsPerKind; }

    static constexpr PackedCounter unguardedSum(const PackedCounter& a, const PackedCounter& b) {
        PackedCounter sum; // 7 + 7 still fits into a field including its guard
        for (std::size_t w = 0; w < wordCount; ++w)
            sum.m_words[w] = a.m_words[w] + b.m_words[w];
        return sum;
    }
    constexpr bool withoutGuards() const {
        std::uint64_t set = 0;
        for (const std::uint64_t w : m_words)
            set |= w & guards;
        return set == 0;
    }

    std::array<std::uint64_t, wordCount> m_words{};
};

/// The most kinds of tile in a rule book.
inline constexpr int mostKinds = 64;

/// A hand, a meld or a pile of any rule book; the kinds are indices into RuleBook::kinds().
using Tiles = PackedCounter<mostKinds>;

} // namespace yomi::hands

template <int Kinds>
struct std::hash<yomi::hands::PackedCounter<Kinds>> {
    std::size_t operator()(const yomi::hands::PackedCounter<Kinds>& counter) const noexcept {
        return counter.hash();
    }
};
