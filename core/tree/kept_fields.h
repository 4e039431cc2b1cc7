// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/event_line.h"
#include "core/tree/trace.h"
#include "core/tree/word_list.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::tree {

/// What lines say of nodes, by node; takes memory for those up to the last that has it.
template <class Value, class Stored = Value>
class Column {
public:
    using Content = Value;
    static constexpr std::size_t bytesANode = sizeof(std::optional<Stored>);

    std::optional<Value> operator[](NodeId node) const {
        return node < m_values.size() ? std::optional<Value>(m_values[node]) : std::nullopt;
    }
    bool isEmpty() const { return m_values.empty(); }
    /// `room`: the number of nodes to make room for.
    void set(NodeId node, const std::optional<Value>& value, std::size_t room) {
        if (node >= m_values.size()) {
            if (!value)
                return;
            m_values.reserve(room);
            m_values.resize(node + 1);
        }
        m_values[node].reset();
        if (value)
            m_values[node] = static_cast<Stored>(*value);
    }

private:
    std::vector<std::optional<Stored>> m_values;
};

/// The fields of lines that are kept by node. Numbers are as printed, texts are words of the
/// details.
struct KeptFields {
    Column<double, std::int16_t> depth, reduction; ///< at most 32767 in size
    Column<double> evaluation, visits, prior, moves;
    Column<WordId> key, board, best, pruned;
    Column<EntryKind> entry;
    Column<EntryUse> use;
    Column<Winner> won;
    Column<Partial> partial;
    Column<Source> alphaSource, betaSource;
    Column<Bounds> range;
};

} // namespace yomi::tree
