// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/query.h"

#include "core/trace/line_text.h"
#include "core/trace/query_part.h"

#include <algorithm>

namespace yomi::trace {

namespace {

std::optional<double> numberIn(const std::variant<double, std::string>& value) {
    if (const double* const number = std::get_if<double>(&value))
        return *number;
    return parseNumber(std::get<std::string>(value));
}

std::string textIn(const std::variant<double, std::string>& value) {
    if (const double* const number = std::get_if<double>(&value))
        return numberText(*number);
    return std::get<std::string>(value);
}

template <class Ordered>
bool areOrdered(QueryOperator op, const Ordered& one, const Ordered& other) {
    switch (op) {
    case QueryOperator::Equal:
        return one == other;
    case QueryOperator::NotEqual:
        return one != other;
    case QueryOperator::Less:
        return one < other;
    case QueryOperator::LessOrEqual:
        return one <= other;
    case QueryOperator::Greater:
        return one > other;
    case QueryOperator::GreaterOrEqual:
        return one >= other;
    case QueryOperator::Contains:
    case QueryOperator::IsThere:
        break;
    }
    return false;
}

/// Answers a query for all nodes at once.
class Answer {
public:
    Answer(const Recording& recording, const RecordingDetails& details)
        : m_recording(recording)
        , m_attributes(recording, details) {}

    /// Whether a part holds, by node.
    std::vector<bool> holds(const QueryPart& part) const {
        switch (part.kind) {
        case QueryPart::Kind::Or:
            return joined(part, std::logical_or<>());
        case QueryPart::Kind::And:
            return joined(part, std::logical_and<>());
        case QueryPart::Kind::Not: {
            std::vector<bool> all = holds(*part.parts.front());
            all.flip();
            return all;
        }
        case QueryPart::Kind::Child:
            return lifted(holds(*part.parts.front()), false);
        case QueryPart::Kind::Below:
            return lifted(holds(*part.parts.front()), true);
        case QueryPart::Kind::Test:
            break;
        }
        std::vector<bool> all(m_recording.nodes.size());
        for (NodeId node = 0; node < all.size(); ++node)
            all[node] = isTrue(part, node);
        return all;
    }

private:
    template <class Join>
    std::vector<bool> joined(const QueryPart& part, const Join& join) const {
        std::vector<bool> all = holds(*part.parts.front());
        for (std::size_t i = 1; i < part.parts.size(); ++i) {
            const std::vector<bool> more = holds(*part.parts[i]);
            for (std::size_t node = 0; node < all.size(); ++node)
                all[node] = join(all[node], more[node]);
        }
        return all;
    }

    /// Whether it holds for a child, or for any node below. A parent comes before its children.
    std::vector<bool> lifted(const std::vector<bool>& holding, bool isDeep) const {
        std::vector<bool> all(holding.size());
        for (std::size_t node = holding.size(); node-- > 0;) {
            const NodeId parent = m_recording.nodes[node].parent;
            if (parent != noNode && (holding[node] || (isDeep && all[node])))
                all[parent] = true;
        }
        return all;
    }

    AttributeValue operandOf(const QueryPart& part, NodeId node) const {
        if (part.operandKind == QueryPart::Operand::Attribute)
            return m_attributes.of(node, part.operand);
        const bool isPlace = part.operandKind == QueryPart::Operand::Word &&
                             part.attribute == "best" &&
                             (part.operand == "first" || part.operand == "last");
        if (isPlace)
            return m_attributes.of(node, part.operand);
        return part.operand;
    }

    bool isTrue(const QueryPart& part, NodeId node) const {
        const AttributeValue value = m_attributes.of(node, part.attribute);
        if (!value || part.op == QueryOperator::IsThere)
            return value.has_value();
        const AttributeValue operand = operandOf(part, node);
        if (!operand)
            return false;
        if (part.op == QueryOperator::Contains)
            return textIn(*value).find(textIn(*operand)) != std::string::npos;
        if (part.operandKind != QueryPart::Operand::Quoted) {
            const auto one = numberIn(*value), other = numberIn(*operand);
            if (one && other)
                return areOrdered(part.op, *one, *other);
        }
        const bool isText = part.op == QueryOperator::Equal || part.op == QueryOperator::NotEqual;
        return isText && areOrdered(part.op, textIn(*value), textIn(*operand));
    }

    const Recording& m_recording;
    Attributes m_attributes;
};

/// The attributes that the tests of a part ask for, in their order.
void collectAttributes(const QueryPart& part, std::vector<std::string>& names) {
    for (const std::unique_ptr<QueryPart>& each : part.parts)
        collectAttributes(*each, names);
    if (part.kind != QueryPart::Kind::Test)
        return;
    names.push_back(part.attribute);
    if (part.operandKind == QueryPart::Operand::Attribute)
        names.push_back(part.operand);
}

} // namespace

Query::Query(std::string_view text)
    : m_root(parseQuery(text)) {}
Query::~Query() = default;
Query::Query(Query&&) noexcept = default;
Query& Query::operator=(Query&&) noexcept = default;

std::vector<NodeId> Query::matches(const Recording& recording,
                                   const RecordingDetails& details) const {
    const std::vector<bool> holding = Answer(recording, details).holds(*m_root);
    std::vector<NodeId> nodes;
    for (NodeId node = 0; node < holding.size(); ++node)
        if (holding[node])
            nodes.push_back(node);
    return nodes;
}

std::string Query::absentAttribute(const Recording& recording,
                                   const RecordingDetails& details) const {
    std::vector<std::string> names;
    collectAttributes(*m_root, names);
    const Attributes attributes(recording, details);
    const auto isAbsent = [&](const std::string& name) {
        for (NodeId node = 0; node < recording.nodes.size(); ++node)
            if (attributes.of(node, name))
                return false;
        return true;
    };
    const auto absent = std::ranges::find_if(names, isAbsent);
    return absent == names.end() ? std::string() : *absent;
}

} // namespace yomi::trace
