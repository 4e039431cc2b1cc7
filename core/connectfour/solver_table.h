// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>

namespace yomi::connectfour {

/// The transposition table of the solver: both bounds of a score in an entry of eight bytes, eight
/// entries a cache line. No two keys are taken for each other: an odd factor maps the keys of b
/// bits one to one, the upper bits of the product are the line, and all below the highest 12 are in
/// the entry.
///
///     bits   … b       b − 1 … b − 6   b − 7 … b − 12   b − 13 … 0
///            work      lower + 32      upper + 32       product           0 is a free entry
///
/// `work` is the bit width of the nodes searched for the entry: the least gives way. It has no bits
/// where the keys need all 64.
class SolverTable {
public:
    struct Bounds {
        int lower, upper;

        /// Whether the score may be greater than alpha or not.
        bool leaveOpen(int alpha) const { return lower <= alpha && alpha < upper; }
    };
    /// A key after the factor.
    struct Slot {
        std::uint64_t product;
    };

    explicit SolverTable(int keyBits)
        : m_keyBits(std::max(keyBits, mostLineBits))
        , m_lines(new Line[std::size_t{1} << mostLineBits]) {
        clear();
    }

    /// Whether keys of so many bits need no other table.
    bool serves(int keyBits) const { return std::max(keyBits, mostLineBits) == m_keyBits; }

    void clear() {
        m_lineBits = leastLineBits;
        m_used = 0;
        std::fill_n(m_lines.get(), std::size_t{1} << m_lineBits, Line{});
    }

    Slot slot(std::uint64_t key) const {
        return {key * 0x9e37'79b9'7f4a'7c15 & ~std::uint64_t{0} >> (64 - m_keyBits)};
    }
    void prefetch(Slot slot) const { __builtin_prefetch(&m_lines[lineOf(slot)]); }

    /// The bounds stored; without any, `bounds`.
    Bounds find(Slot slot, Bounds bounds) const {
        const std::uint64_t mask = productMask();
        for (const std::uint64_t entry : m_lines[lineOf(slot)].entries)
            if (((entry ^ slot.product) & mask) == 0 && entry != 0)
                return {static_cast<int>(entry >> (m_keyBits - 6) & 63) - offset,
                        static_cast<int>(entry >> (m_keyBits - 12) & 63) - offset};
        return bounds;
    }

    void store(Slot slot, Bounds bounds, std::uint64_t nodes) {
        const std::uint64_t mask = productMask();
        auto& entries = m_lines[lineOf(slot)].entries;
        std::uint64_t* place = entries.data();
        for (std::uint64_t& old : entries) {
            if (((old ^ slot.product) & mask) == 0) {
                place = &old;
                break;
            }
            place = old < *place ? &old : place;
        }
        m_used += *place == 0;
        const auto work = static_cast<std::uint64_t>(std::bit_width(nodes));
        *place = (slot.product & mask) |
                 static_cast<std::uint64_t>(bounds.upper + offset) << (m_keyBits - 12) |
                 static_cast<std::uint64_t>(bounds.lower + offset) << (m_keyBits - 6) |
                 (m_keyBits < mostKeyBitsWithWork ? work << m_keyBits : 0);
        if (2 * m_used > entriesPerLine << m_lineBits && m_lineBits < mostLineBits)
            grow();
    }

private:
    static constexpr int leastLineBits = 12, mostLineBits = 20; // 256 KB to 64 MB
    static constexpr int mostKeyBitsWithWork = 58;
    static constexpr std::size_t entriesPerLine = 8;
    static constexpr int offset = 32; // scores are from -31 to 31

    struct alignas(64) Line {
        std::array<std::uint64_t, entriesPerLine> entries;
    };

    std::uint64_t productMask() const {
        return (std::uint64_t{1} << (m_keyBits - leastLineBits)) - 1;
    }
    std::size_t lineOf(Slot slot) const { return slot.product >> (m_keyBits - m_lineBits); }

    /// Parts each line between two, by the next bit of the products.
    void grow() {
        for (std::size_t i = std::size_t{1} << m_lineBits; i-- > 0;) {
            const Line old = m_lines[i];
            std::array<std::size_t, 2> sizes = {};
            m_lines[2 * i] = m_lines[2 * i + 1] = {};
            for (const std::uint64_t entry : old.entries)
                if (entry) {
                    const std::size_t half = entry >> (m_keyBits - m_lineBits - 1) & 1;
                    m_lines[2 * i + half].entries[sizes[half]++] = entry;
                }
        }
        ++m_lineBits;
    }

    int m_keyBits, m_lineBits = leastLineBits;
    std::size_t m_used = 0;
    std::unique_ptr<Line[]> m_lines;
};

} // namespace yomi::connectfour
