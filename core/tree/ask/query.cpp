// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/query.h"

#include "core/common/spelling.h"
#include "core/tree/ask/query_part.h"
#include "core/tree/line_text.h"

#include <algorithm>

namespace yomi::tree {

namespace {

using Value = AttributeValue::value_type;

std::optional<double> numberIn(const Value& value) {
    if (const double* const number = std::get_if<double>(&value))
        return *number;
    return parseNumber(std::get<std::string>(value));
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
        return tested(part);
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

    /// Whether it holds for a child, or for any node below. Parents precede their children.
    std::vector<bool> lifted(const std::vector<bool>& holding, bool isDeep) const {
        std::vector<bool> all(holding.size());
        for (std::size_t node = holding.size(); node-- > 0;) {
            const NodeId parent = m_recording.nodes[node].parent;
            if (parent != noNode && (holding[node] || (isDeep && all[node])))
                all[parent] = true;
        }
        return all;
    }

    static bool isTrue(const QueryPart& part, const Value& value, const Value& operand,
                       std::optional<double> number) {
        if (part.op == QueryOperator::Contains)
            return valueText(value).find(valueText(operand)) != std::string::npos;
        if (number)
            if (const auto own = numberIn(value))
                return areOrdered(part.op, *own, *number);
        const bool isText = part.op == QueryOperator::Equal || part.op == QueryOperator::NotEqual;
        return isText && areOrdered(part.op, valueText(value), valueText(operand));
    }

    std::vector<bool> tested(const QueryPart& part) const {
        const Attribute attribute(part.attribute);
        std::optional<Attribute> other;
        if (part.operandKind == QueryPart::Operand::Attribute || isPlace(part))
            other.emplace(part.operand);
        const Value word = part.operand;
        const std::optional<double> number =
            part.operandKind == QueryPart::Operand::Quoted ? std::nullopt : numberIn(word);
        std::vector<bool> all(m_recording.nodes.size());
        for (NodeId node = 0; node < all.size(); ++node) {
            const AttributeValue value = m_attributes.of(node, attribute);
            if (!value || part.op == QueryOperator::IsThere) {
                all[node] = value.has_value();
            } else if (!other) {
                all[node] = isTrue(part, *value, word, number);
            } else {
                const AttributeValue operand = m_attributes.of(node, *other);
                all[node] = operand && isTrue(part, *value, *operand, numberIn(*operand));
            }
        }
        return all;
    }

    const Recording& m_recording;
    Attributes m_attributes;
};

/// Calls see(test) for each test of a part, in order.
template <class See>
void forEachTest(const QueryPart& part, const See& see) {
    for (const std::unique_ptr<QueryPart>& each : part.parts)
        forEachTest(*each, see);
    if (part.kind == QueryPart::Kind::Test)
        see(part);
}

/// The attributes in a query, each once, in order.
std::vector<std::string> attributesIn(const QueryPart& query) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    };
    forEachTest(query, [&](const QueryPart& test) {
        add(test.attribute);
        if (test.operandKind == QueryPart::Operand::Attribute)
            add(test.operand);
    });
    return names;
}

/// The reasons that occur in nodes, each once.
std::vector<std::string_view> reasonsOf(const Recording& recording) {
    std::vector<bool> isUsed(recording.words.size());
    bool hasOpen = false;
    for (const RecordedNode& node : recording.nodes) {
        hasOpen = hasOpen || node.isOpen();
        if (!node.isOpen() && !node.isImplied)
            isUsed[node.reason] = true;
    }
    std::vector<std::string_view> reasons;
    for (WordId word = 0; word < isUsed.size(); ++word)
        if (isUsed[word])
            reasons.push_back(recording.words.text(word));
    if (hasOpen)
        reasons.emplace_back("open");
    return reasons;
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
        if (holding[node] && !recording.nodes[node].isImplied)
            nodes.push_back(node);
    return nodes;
}

std::vector<std::string> Query::shownAttributes() const {
    std::vector<std::string> names = attributesIn(*m_root);
    std::erase_if(names, [](const std::string& name) { return name == "line" || name == "path"; });
    return names;
}

std::optional<AbsentName> Query::absentAttribute(const Recording& recording,
                                                 const RecordingDetails& details) const {
    const Attributes attributes(recording, details);
    const auto isAbsent = [&](const std::string& name) {
        const Attribute attribute(name);
        for (NodeId node = 0; node < recording.nodes.size(); ++node)
            if (attributes.of(node, attribute))
                return false;
        return true;
    };
    const std::vector<std::string> names = attributesIn(*m_root);
    const auto absent = std::ranges::find_if(names, isAbsent);
    if (absent == names.end())
        return std::nullopt;
    return AbsentName{*absent, Attribute(*absent).nearest()};
}

std::optional<AbsentName> Query::absentReason(const Recording& recording) const {
    std::vector<std::string> asked;
    forEachTest(*m_root, [&](const QueryPart& test) {
        const bool isWhole = test.op == QueryOperator::Equal || test.op == QueryOperator::NotEqual;
        if (isWhole && test.operandKind != QueryPart::Operand::Attribute &&
            Attribute(test.attribute).name() == "reason")
            asked.push_back(test.operand);
    });
    if (asked.empty())
        return std::nullopt;
    const std::vector<std::string_view> reasons = reasonsOf(recording);
    for (const std::string& reason : asked)
        if (std::ranges::find(reasons, reason) == reasons.end())
            return AbsentName{reason, nearestWord(reason, reasons)};
    return std::nullopt;
}

} // namespace yomi::tree
