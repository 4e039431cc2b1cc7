// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/reading_error.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::trace {

/// A field of a line, or a member of its JSON object.
struct LinePart {
    /// JSON tells texts from numbers. In a text line all parts are texts, which may be numbers.
    enum class Form : std::uint8_t { Text, Number, Null, Other };

    std::string_view name;
    std::string_view text; ///< a number, list or object as JSON
    Form form = Form::Text;
};

/// Takes lines apart. The parts stay until the next line; the line itself must stay as long.
class LineSplitter {
public:
    /// Begins with a text line.
    void begin(std::string_view line);
    bool isAtEnd() const { return m_part.empty(); }
    /// The next part of it, without its escapes. Throws LineError.
    std::string_view take();
    /// Whether the next part should be a field: it has an equals sign.
    bool isAtField() const { return m_equals < m_part.size(); }
    /// The fields that are left. Throws LineError, also for a name that is given twice.
    const std::vector<LinePart>& takeFields();

    /// The members of the object that a line of JSON Lines is. Throws LineError.
    const std::vector<LinePart>& members(std::string_view line);

private:
    void advance();
    std::string_view decoded(std::string_view text);
    void checkNames();

    std::string_view m_rest, m_part;
    std::size_t m_equals = 0; ///< where in the part; its size where there is none
    bool m_hasEscapes = false;
    std::string m_decoded; ///< the parts that had escapes
    std::vector<LinePart> m_parts;
    std::vector<std::string_view> m_names;
    nlohmann::json m_object;
    std::vector<std::string> m_keys;
    std::deque<std::string> m_numbers; ///< and all else that is no text
};

} // namespace yomi::trace
