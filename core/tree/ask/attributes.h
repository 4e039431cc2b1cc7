// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording_details.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace yomi::tree {

/// The value of a node's attribute: a number or a text; nothing if absent.
using AttributeValue = std::optional<std::variant<double, std::string>>;

std::string valueText(const AttributeValue::value_type& value);

/// Whether the node, which was left, has a reason that derives its value from its moves.
bool isFromMoves(const Recording& recording, const RecordedNode& node);

class Attributes;

/// An attribute named in a query, looked up once for all nodes. "parent." before the name reads the
/// parent node; a name unknown to Yomi reads a field of the program's own.
class Attribute {
public:
    explicit Attribute(std::string_view name);

    bool isKnown() const { return m_known != nullptr; }
    /// Whether the attribute is a number in every node that has it.
    bool isNumber() const { return m_known && m_known->isNumber; }
    /// All possible values; empty if they are not limited.
    std::span<const std::string_view> words() const;
    /// The name without and with "parent.".
    std::string_view name() const { return m_name; }
    const std::string& text() const { return m_text; }
    /// All attributes known to Yomi, without "parent.".
    static std::vector<std::string_view> names();
    /// The known attribute nearest to an unknown name, with the same "parent."; empty if none is
    /// near.
    std::string nearest() const;

private:
    friend Attributes;
    using Getter = AttributeValue (Attributes::*)(NodeId node) const;
    struct Known {
        std::string_view name;
        Getter getter;
        bool isNumber = false;
        std::span<const std::string_view> words = {};
    };

    static std::span<const Known> known();

    std::string m_text, m_name;
    int m_levelsAbove = 0;
    const Known* m_known = nullptr;
};

/// The attributes of a recording's nodes. Numbers are as printed, windows as at entry.
class Attributes {
public:
    Attributes(const Recording& recording, const RecordingDetails& details)
        : m_recording(recording)
        , m_details(details) {}

    AttributeValue of(NodeId node, const Attribute& attribute) const;
    AttributeValue of(NodeId node, std::string_view name) const {
        return of(node, Attribute(name));
    }
    /// The first and last counted move of the node.
    AttributeValue firstMove(NodeId node) const;
    AttributeValue lastMove(NodeId node) const;
    /// The best move: as printed, else derived from the moves' values. Empty if unknown.
    std::string_view bestOf(NodeId node) const;

private:
    friend Attribute;
    struct Best {
        std::string_view move;
        std::uint32_t place = 0; ///< 0: unknown
    };
    const RecordedNode& node(NodeId id) const { return m_recording.nodes[id]; }
    std::string_view word(WordId id) const { return m_recording.words.text(id); }
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

} // namespace yomi::tree
