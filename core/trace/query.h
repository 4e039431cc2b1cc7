// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/attributes.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::trace {

/// Thrown for a query that cannot be read.
class QueryError : public std::invalid_argument {
public:
    QueryError(std::size_t column, const std::string& sentence)
        : std::invalid_argument(sentence)
        , m_column(column) {}

    /// From 1; one past the last where something is missing at the end.
    std::size_t column() const noexcept { return m_column; }

private:
    std::size_t m_column;
};

struct QueryPart;

/// A question to the nodes of a recording:
///
///     reason=beta and nodes>1000 and best!=first
///     child(kind=null-window and value>=@beta) or not below(reason=table)
///
/// or = and { "or" and }    and = not { "and" not }
/// not = "not" not | "(" or ")" | ("child" | "below") "(" or ")" | test
/// test = ATTRIBUTE [ op operand ]    op = "=" "!=" "<" "<=" ">" ">=" "~"
/// operand = word | "quoted text" | "@"ATTRIBUTE
///
/// An attribute alone: it is there. ~ means contains. Two numbers compare as numbers, unless one is
/// quoted, and else as texts, by = != ~ alone. A test on something absent is false.
class Query {
public:
    /// Throws QueryError.
    explicit Query(std::string_view text);
    ~Query();
    Query(Query&&) noexcept;
    Query& operator=(Query&&) noexcept;

    /// The nodes for which it holds, in the order of the file. Linear in the nodes, for each part
    /// of the query.
    std::vector<NodeId> matches(const Recording& recording, const RecordingDetails& details) const;

    /// The first attribute in the query that no node has, as of a misspelt name; empty for none.
    /// Linear in the nodes, for each attribute.
    std::string absentAttribute(const Recording& recording, const RecordingDetails& details) const;

private:
    std::unique_ptr<QueryPart> m_root;
};

} // namespace yomi::trace
