// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/tree/ask/attributes.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

/// Thrown for a query that cannot be read.
class QueryError : public InvalidArgument {
public:
    QueryError(std::size_t column, const Sentence& sentence)
        : InvalidArgument(sentence)
        , m_column(column) {}

    /// From 1; one past the last character if something is missing at the end.
    std::size_t column() const noexcept { return m_column; }

private:
    std::size_t m_column;
};

struct QueryPart;

/// An attribute or a reason in a query that no node has.
struct AbsentName {
    std::string name;
    std::string nearest; ///< probably meant; empty if none is near
};

/// A condition on the nodes of a recording:
///
///     reason=beta and nodes>1000 and best!=first
///     child(kind=null-window and value>=@beta) or not below(reason=table)
///
/// or = and { ("or" | "||") and }    and = not { ("and" | "&&") not }
/// not = ("not" | "!") not | "(" or ")" | ("child" | "below") "(" or ")" | test
/// test = ATTRIBUTE [ op operand ]    op = "=" "!=" "<" "<=" ">" ">=" "~"
/// operand = word | "quoted text" | 'quoted text' | "@"ATTRIBUTE
///
/// An attribute alone tests that it is present. ~ means contains. Two numbers compare as numbers,
/// unless one is quoted, all else as texts, only by = != ~. A test of an absent attribute is false.
/// A test that no node could pass is refused: < > before something that is not a number, a text for
/// a numeric attribute, a word that an attribute never has.
class Query {
public:
    /// Throws QueryError.
    explicit Query(std::string_view text);
    ~Query();
    Query(Query&&) noexcept;
    Query& operator=(Query&&) noexcept;

    /// The nodes that match, in the order of the file. Linear in the nodes, for each part of the
    /// query.
    std::vector<NodeId> matches(const Recording& recording, const RecordingDetails& details) const;

    /// The attributes in the query that a list of nodes does not show by default.
    std::vector<std::string> shownAttributes() const;

    /// The first attribute in the query that no node has, such as a misspelt name. Linear in the
    /// nodes, for each attribute.
    std::optional<AbsentName> absentAttribute(const Recording& recording,
                                              const RecordingDetails& details) const;

    /// The first reason in the query that no node has. Linear in the nodes.
    std::optional<AbsentName> absentReason(const Recording& recording) const;

private:
    std::unique_ptr<QueryPart> m_root;
};

} // namespace yomi::tree
