// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>

namespace yomi::connectfour {

/// The transposition table of the solver: both bounds of a score in an entry of eight bytes, two
/// entries per line; more would keep better ones, but take longer to read. Keys never collide: an
/// odd factor permutes the keys of b bits, the upper bits of the product select the line, and all
/// bits below the highest 12 are in the entry.
///
///     bits   … b       b − 1 … b − 6   b − 7 … b − 12   b − 13 … 0
///            work      lower + 32      upper + 32       product           0 is a free entry
///
/// `work` is the bit width of the nodes searched for the entry; the entry with the least work is
/// replaced. It has no bits if the keys need all 64.
///
/// Threads may share a table that has all its lines, which no longer grows.
class SolverTable {
public:
    struct Bounds {
        int lower, upper;

        /// Whether the bounds leave open if the score is greater than alpha.
        bool leaveOpen(int alpha) const { return lower <= alpha && alpha < upper; }
    };
    /// A key after multiplication.
    struct Slot {
        std::uint64_t product;
    };

    static constexpr int leastLineBits = 12; ///< 2^12 lines, 64 KB, which double when half full

    /// For keys of `keyBits` bits, at least mostLineBits; up to 2^mostLineBits lines.
    SolverTable(int keyBits, int mostLineBits)
        : m_keyBits(keyBits)
        , m_mostLineBits(mostLineBits)
        , m_lines(new Line[std::size_t{1} << mostLineBits]) {}

    /// Also makes the table ready for use, with 2^lineBits lines.
    void clear(int lineBits) {
        m_lineBits = lineBits;
        m_used = 0;
        std::fill_n(m_lines.get(), std::size_t{1} << m_lineBits, Line{});
    }

    Slot slot(std::uint64_t key) const {
        return {key * 0x9e37'79b9'7f4a'7c15 & ~std::uint64_t{0} >> (64 - m_keyBits)};
    }
    void prefetch(Slot slot) const { __builtin_prefetch(&m_lines[lineOf(slot)]); }

    /// The stored bounds; `bounds` if there are none.
    Bounds find(Slot slot, Bounds bounds) const {
        const std::uint64_t mask = productMask();
        for (std::uint64_t& place : m_lines[lineOf(slot)].entries) {
            const std::uint64_t entry = shared(place).load(std::memory_order_relaxed);
            if (((entry ^ slot.product) & mask) == 0 && entry != 0)
                return {static_cast<int>(entry >> (m_keyBits - 6) & 63) - offset,
                        static_cast<int>(entry >> (m_keyBits - 12) & 63) - offset};
        }
        return bounds;
    }

    void store(Slot slot, Bounds bounds, std::uint64_t nodes) {
        const std::uint64_t mask = productMask();
        auto& entries = m_lines[lineOf(slot)].entries;
        std::uint64_t* place = entries.data();
        std::uint64_t replaced = ~std::uint64_t{0};
        for (std::uint64_t& each : entries) {
            const std::uint64_t entry = shared(each).load(std::memory_order_relaxed);
            if (((entry ^ slot.product) & mask) == 0) {
                place = &each;
                replaced = entry;
                break;
            }
            place = entry < replaced ? &each : place;
            replaced = std::min(entry, replaced);
        }
        const auto work = static_cast<std::uint64_t>(std::bit_width(nodes));
        shared(*place).store(
            (slot.product & mask) |
                static_cast<std::uint64_t>(bounds.upper + offset) << (m_keyBits - 12) |
                static_cast<std::uint64_t>(bounds.lower + offset) << (m_keyBits - 6) |
                (m_keyBits < mostKeyBitsWithWork ? work << m_keyBits : 0),
            std::memory_order_relaxed);
        if (m_lineBits == m_mostLineBits)
            return;
        m_used += replaced == 0;
        if (2 * m_used > entriesPerLine << m_lineBits)
            grow();
    }

private:
    static constexpr int mostKeyBitsWithWork = 58;
    static constexpr std::size_t entriesPerLine = 2;
    static constexpr int offset = 32; // scores are from -31 to 31

    struct alignas(16) Line {
        std::array<std::uint64_t, entriesPerLine> entries;
    };

    /// An entry is complete or absent even while another thread writes it; one word needs no memory
    /// ordering.
    static std::atomic_ref<std::uint64_t> shared(std::uint64_t& entry) {
        return std::atomic_ref(entry);
    }

    std::uint64_t productMask() const {
        return (std::uint64_t{1} << (m_keyBits - leastLineBits)) - 1;
    }
    std::size_t lineOf(Slot slot) const { return slot.product >> (m_keyBits - m_lineBits); }

    /// Splits each line into two by the next bit of the products.
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

    int m_keyBits, m_mostLineBits, m_lineBits = 0;
    std::size_t m_used = 0;
    std::unique_ptr<Line[]> m_lines;
};

/// The tables of a solver, ready for use after clear(). Most positions have few empty cells and are
/// soon useless: they have a separate table that fits the processor's cache and replace nothing
/// that lasts.
class SolverTables {
public:
    explicit SolverTables(int keyBits)
        : m_keyBits(keyBits)
        , m_early(std::max(keyBits, mostLineBits), mostLineBits)
        , m_late(std::max(keyBits, mostLineBits), mostLateLineBits) {}

    int keyBits() const { return m_keyBits; }

    /// The initial size: short searches need small tables, which grow; threads need tables that do
    /// not grow.
    enum class Start { Small, Full };
    void clear(Start start) {
        const bool isFull = start == Start::Full;
        m_early.clear(isFull ? mostLineBits : SolverTable::leastLineBits);
        m_late.clear(isFull ? mostLateLineBits : SolverTable::leastLineBits);
    }
    /// The table of positions with this number of empty cells.
    SolverTable& of(int left) { return left >= leastLeftEarly ? m_early : m_late; }

private:
    static constexpr int mostLineBits = 22, mostLateLineBits = 16; // 64 MB and 1 MB
    static constexpr int leastLeftEarly = 20;                      // measured

    int m_keyBits;
    SolverTable m_early, m_late;
};

} // namespace yomi::connectfour
