// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

enum class QueryOperator : std::uint8_t {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Contains,
    IsThere, ///< an attribute alone
};

/// A test, or a combination of parts.
struct QueryPart {
    enum class Kind : std::uint8_t { Or, And, Not, Child, Below, Test };
    enum class Operand : std::uint8_t { Word, Quoted, Attribute };

    Kind kind = Kind::Test;
    std::vector<std::unique_ptr<QueryPart>> parts; ///< Not, Child and Below have one part

    // For a test:
    std::string attribute;
    QueryOperator op = QueryOperator::IsThere;
    Operand operandKind = Operand::Word;
    std::string operand;
};

/// Whether `first` or `last` means a move's place, not its name.
bool isPlace(const QueryPart& test);

/// Throws QueryError.
std::unique_ptr<QueryPart> parseQuery(std::string_view text);

} // namespace yomi::tree
