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

/// An attribute or a reason that a query asks for and no node has.
struct AbsentName {
    std::string name;
    std::string nearest; ///< that may be meant; empty where none is near
};

/// A question to the nodes of a recording:
///
///     reason=beta and nodes>1000 and best!=first
///     child(kind=null-window and value>=@beta) or not below(reason=table)
///
/// or = and { ("or" | "||") and }    and = not { ("and" | "&&") not }
/// not = ("not" | "!") not | "(" or ")" | ("child" | "below") "(" or ")" | test
/// test = ATTRIBUTE [ op operand ]    op = "=" "!=" "<" "<=" ">" ">=" "~"
/// operand = word | "quoted text" | 'quoted text' | "@"ATTRIBUTE
///
/// An attribute alone: it is there. ~ means contains. Two numbers compare as numbers, unless one is
/// quoted, and else as texts, by = != ~ alone. A test on something absent is false. What could hold
/// for no node is refused: < > before what is no number, a text for an attribute that is a number,
/// a word that an attribute never is.
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

    /// The attributes that it asks for and that a list of nodes does not show anyway.
    std::vector<std::string> shownAttributes() const;

    /// The first attribute in the query that no node has, as of a misspelt name. Linear in the
    /// nodes, for each attribute.
    std::optional<AbsentName> absentAttribute(const Recording& recording,
                                              const RecordingDetails& details) const;

    /// The first reason in the query that no node has. Linear in the nodes.
    std::optional<AbsentName> absentReason(const Recording& recording) const;

private:
    std::unique_ptr<QueryPart> m_root;
};

} // namespace yomi::trace
