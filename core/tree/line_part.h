// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/reading_error.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

/// A field of a line, or a member of its JSON object.
struct LinePart {
    /// JSON distinguishes texts and numbers. In a text line all parts are texts, which may be
    /// numbers.
    enum class Form : std::uint8_t { Text, Number, Null, Other };

    std::string_view name;
    std::string_view text; ///< numbers, lists and objects as JSON
    Form form = Form::Text;
};

/// Splits lines into parts, which stay valid until the next line; the line must live as long.
class LineSplitter {
public:
    /// Starts with a text line.
    void begin(std::string_view line);
    bool isAtEnd() const { return m_part.empty(); }
    /// The next part, unescaped. Throws LineError.
    std::string_view take();
    /// Whether the next part must be a field: it has an equals sign.
    bool isAtField() const { return m_equals < m_part.size(); }
    /// The remaining fields. Throws LineError, also for a repeated name.
    const std::vector<LinePart>& takeFields();

    /// The members of a line of JSON Lines, which is an object. Throws LineError.
    const std::vector<LinePart>& members(std::string_view line);

private:
    void advance();
    std::string_view decoded(std::string_view text);
    void checkNames();

    std::string_view m_rest, m_part;
    std::size_t m_equals = 0; ///< index in the part; its size if there is none
    bool m_hasEscapes = false;
    std::string m_decoded; ///< unescaped parts
    std::vector<LinePart> m_parts;
    std::vector<std::string_view> m_names;
    nlohmann::json m_object;
    std::vector<std::string> m_keys;
    std::deque<std::string> m_numbers; ///< and all other values except texts
};

} // namespace yomi::tree
