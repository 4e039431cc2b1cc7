// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_context.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace yomi::trace {

/// What has to be the same wherever a key or a position comes again. Some hundred bytes for each.
class KeyCheck {
public:
    void entered(const CheckContext& context, const CheckedNode& node);
    void evaluated(const CheckContext& context, const CheckedNode& node, double value);
    void left(const CheckContext& context, const CheckedNode& node, const Conclusion& conclusion,
              std::size_t iteration);
    /// How what the table holds compares with what was stored.
    enum class Content : std::uint8_t {
        Untested,
        Stored,
        Shifted, ///< it was, if its numbers are scores of mates counted from the root
        Missing
    };
    /// Notes at the entry where it was stored for another ply.
    Content found(const CheckContext& context, const CheckedNode& node, CheckedEntry& entry);
    void stored(const CheckContext& context, const CheckedNode& node, const CheckedEntry& entry);
    std::size_t bytes() const {          ///< about
        constexpr std::size_t each = 56; // an entry of a map with its slot and its allocation
        return each * (m_positions.size() + m_keys.size() + m_values.size() + m_evaluations.size() +
                       2 * m_stores.size());
    }

private:
    /// What was told first, and where.
    template <class Value>
    struct Told {
        Value value;
        std::uint64_t line = 0;
    };

    std::unordered_map<std::uint64_t, Told<std::uint64_t>> m_positions; ///< by key
    std::unordered_map<std::uint64_t, Told<std::uint64_t>> m_keys;      ///< by position and side
    std::unordered_map<std::uint64_t, Told<double>> m_values, m_evaluations;
    std::unordered_map<std::uint64_t, std::vector<CheckedEntry>> m_stores; ///< by key
};

} // namespace yomi::trace
