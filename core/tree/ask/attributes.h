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
struct KnownAttribute;

/// An attribute named in a query, looked up once for all nodes. "parent." before the name reads the
/// parent node; a name unknown to Yomi reads a field of the program's own.
class Attribute {
public:
    explicit Attribute(std::string_view name);

    bool isKnown() const { return m_known != nullptr; }
    /// Whether the attribute is a number in every node that has it.
    bool isNumber() const;
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
    std::string m_text, m_name;
    int m_levelsAbove = 0;
    const KnownAttribute* m_known = nullptr;
};

/// The attributes of a recording's nodes. Numbers are as printed, windows as at entry. Implied
/// nodes have none.
class Attributes {
public:
    Attributes(const Recording& recording, const RecordingDetails& details)
        : m_recording(recording)
        , m_details(details) {}

    AttributeValue of(NodeId node, const Attribute& attribute) const;
    AttributeValue of(NodeId node, std::string_view name) const {
        return of(node, Attribute(name));
    }
    /// The best move: as printed, else derived from the moves' values. Empty if unknown.
    std::string_view bestOf(NodeId node) const;

private:
    const Recording& m_recording;
    const RecordingDetails& m_details;
};

} // namespace yomi::tree
