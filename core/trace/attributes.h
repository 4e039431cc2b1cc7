// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/recording_details.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace yomi::trace {

/// What a query asks of a node: a number or a text, nothing where it is absent.
using AttributeValue = std::optional<std::variant<double, std::string>>;

/// Whether the reason of a node that was left says that its value came from the moves.
bool isFromMoves(const Recording& recording, const RecordedNode& node);

/// The attributes of the nodes of a recording. Numbers are the printed ones, windows those at
/// entry.
class Attributes {
public:
    Attributes(const Recording& recording, const RecordingDetails& details)
        : m_recording(recording)
        , m_details(details) {}

    /// By the name that a query has for it; "parent." before it asks the node above.
    AttributeValue of(NodeId node, std::string_view name) const;
    /// The node's first and last counted move.
    AttributeValue firstMove(NodeId node) const;
    AttributeValue lastMove(NodeId node) const;

private:
    struct Best {
        std::string move;
        std::uint32_t place = 0; ///< 0: unknown
    };
    using Getter = AttributeValue (Attributes::*)(NodeId node) const;

    static Getter getterOf(std::string_view name);
    const RecordedNode& node(NodeId id) const { return m_recording.nodes[id]; }
    std::string word(WordId id) const { return std::string(m_recording.words.text(id)); }
    std::optional<Best> best(NodeId id) const;
    std::optional<Best> bestVisit(NodeId id) const;

    AttributeValue line(NodeId id) const;
    AttributeValue iteration(NodeId id) const;
    AttributeValue ply(NodeId id) const;
    AttributeValue path(NodeId id) const;
    AttributeValue move(NodeId id) const;
    AttributeValue place(NodeId id) const;
    AttributeValue again(NodeId id) const;
    AttributeValue kind(NodeId id) const;
    AttributeValue side(NodeId id) const;
    AttributeValue alpha(NodeId id) const;
    AttributeValue beta(NodeId id) const;
    AttributeValue width(NodeId id) const;
    AttributeValue depth(NodeId id) const;
    AttributeValue reduction(NodeId id) const;
    AttributeValue key(NodeId id) const;
    AttributeValue board(NodeId id) const;
    AttributeValue value(NodeId id) const;
    AttributeValue bound(NodeId id) const;
    AttributeValue reason(NodeId id) const;
    AttributeValue cut(NodeId id) const;
    AttributeValue bestMove(NodeId id) const;
    AttributeValue rank(NodeId id) const;
    AttributeValue children(NodeId id) const;
    AttributeValue moves(NodeId id) const;
    AttributeValue nodes(NodeId id) const;
    AttributeValue skips(NodeId id) const;
    AttributeValue evaluation(NodeId id) const;
    AttributeValue entry(NodeId id) const;
    AttributeValue did(NodeId id) const;
    AttributeValue visits(NodeId id) const;
    AttributeValue prior(NodeId id) const;
    AttributeValue won(NodeId id) const;
    AttributeValue time(NodeId id) const;

    const Recording& m_recording;
    const RecordingDetails& m_details;
};

} // namespace yomi::trace
