// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/flat_map.h"
#include "core/tree/check/check_context.h"

#include <cstdint>
#include <vector>

namespace yomi::tree {

/// Checks that equal keys and equal positions have equal data. Some hundred bytes for each.
class KeyCheck {
public:
    void entered(const CheckContext& context, const CheckedNode& node);
    void evaluated(const CheckContext& context, const CheckedNode& node, double value);
    void left(const CheckContext& context, const CheckedNode& node, const Conclusion& conclusion,
              std::size_t iteration);
    /// How an entry found in the table compares with what was stored.
    enum class Content : std::uint8_t {
        Untested,
        Stored,
        Shifted, ///< as stored, if its numbers are mate scores counted from the root
        Missing
    };
    /// Notes in the entry where it was stored for another ply.
    Content found(const CheckContext& context, const CheckedNode& node, CheckedEntry& entry);
    void stored(const CheckContext& context, const CheckedNode& node, const CheckedEntry& entry);
    std::size_t bytes() const {          ///< approximate
        constexpr std::size_t list = 56; // the store list of a key, with its allocation
        return m_positions.bytes() + m_keys.bytes() + m_values.bytes() + m_evaluations.bytes() +
               m_stores.bytes() + list * m_stores.size();
    }

private:
    /// The first value seen, and its line.
    template <class Value>
    struct Told {
        Value value{};
        std::uint64_t line = 0;
    };

    FlatMap<Told<std::uint64_t>> m_positions; ///< by key
    FlatMap<Told<std::uint64_t>> m_keys;      ///< by position and side
    FlatMap<Told<double>> m_values, m_evaluations;
    FlatMap<std::vector<CheckedEntry>> m_stores; ///< by key
};

} // namespace yomi::tree
