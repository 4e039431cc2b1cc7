// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/line_part.h"

#include "core/common/json_reader.h"
#include "core/tree/line_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace yomi::tree {

using nlohmann::json;

namespace {

LinePart::Form formOf(const json& value) {
    return value.is_string()   ? LinePart::Form::Text
           : value.is_number() ? LinePart::Form::Number
           : value.is_null()   ? LinePart::Form::Null
                               : LinePart::Form::Other;
}

} // namespace

void LineSplitter::begin(std::string_view line) {
    m_rest = line;
    m_hasEscapes = line.find('%') != std::string_view::npos;
    m_decoded.clear();
    m_decoded.reserve(line.size()); // no part may move when another one is decoded
    advance();
}

std::string_view LineSplitter::take() {
    const std::string_view part = decoded(m_part);
    advance();
    return part;
}

const std::vector<LinePart>& LineSplitter::takeFields() {
    m_parts.clear();
    for (; !m_part.empty(); advance()) {
        if (m_parts.empty() && !isAtField())
            throw LineError(ErrorKind::Extra,
                            Sentence("{} is a part too many.", shownText(m_part)));
        if (!isAtField() || !isFieldName(m_part.substr(0, m_equals)))
            throw LineError(ErrorKind::Field,
                            Sentence("{} is not a field: name=value, with a name of at most {} "
                                     "letters, digits, _, - and . that begins with a letter.",
                                     shownText(m_part), longestFieldName));
        m_parts.push_back({m_part.substr(0, m_equals), decoded(m_part.substr(m_equals + 1))});
    }
    checkNames();
    return m_parts;
}

const std::vector<LinePart>& LineSplitter::members(std::string_view line) {
    m_parts.clear();
    m_numbers.clear();
    m_keys.clear();
    const auto watch = [&](int depth, json::parse_event_t event, json& parsed) {
        if (depth > deepestJson)
            throw LineError(ErrorKind::Json,
                            Sentence("This JSON is nested deeper than {} levels.", deepestJson));
        if (event == json::parse_event_t::key && depth == 1)
            m_keys.push_back(parsed.get<std::string>());
        return true;
    };
    try {
        m_object = json::parse(line, watch);
    } catch (const json::out_of_range&) {
        throw LineError(ErrorKind::Number, Sentence("A number of this line is too large."));
    } catch (const json::exception&) {
        throw LineError(ErrorKind::Json, Sentence("This line is not JSON."));
    }
    if (!m_object.is_object())
        throw LineError(ErrorKind::Json, Sentence("This line is not a JSON object."));
    std::ranges::sort(m_keys);
    if (const auto twice = std::ranges::adjacent_find(m_keys); twice != m_keys.end())
        throw LineError(ErrorKind::Field, Sentence("{} is given twice.", shownText(*twice)));
    for (const auto& [name, value] : m_object.items()) {
        const LinePart::Form form = formOf(value);
        m_parts.push_back({name,
                           form == LinePart::Form::Text ? value.get_ref<const std::string&>()
                                                        : m_numbers.emplace_back(value.dump()),
                           form});
    }
    return m_parts;
}

void LineSplitter::advance() {
    const auto isSeparator = [](char c) {
        return c == ' ' || c == '\t';
    };
    const char* const begin = std::ranges::find_if_not(m_rest, isSeparator);
    const char* end = begin;
    while (end != m_rest.end() && *end != '=' && !isSeparator(*end))
        ++end;
    m_equals = static_cast<std::size_t>(end - begin);
    while (end != m_rest.end() && !isSeparator(*end))
        ++end;
    m_part = {begin, end};
    m_rest = {end, m_rest.end()};
}

std::string_view LineSplitter::decoded(std::string_view text) {
    if (!m_hasEscapes || text.find('%') == std::string_view::npos)
        return text;
    const std::size_t begin = m_decoded.size();
    if (!decodeEscapes(text, m_decoded))
        throw LineError(
            ErrorKind::Escape,
            Sentence(
                "{} has a % that is not a byte of a UTF-8 text; a per cent sign is written %25.",
                shownText(text)));
    return std::string_view(m_decoded).substr(begin);
}

void LineSplitter::checkNames() {
    const auto unordered =
        std::ranges::adjacent_find(m_parts, [](const LinePart& one, const LinePart& other) {
            const char a = one.name.front(), b = other.name.front(); // mostly enough
            return a > b || (a == b && one.name >= other.name);
        });
    if (unordered == m_parts.end())
        return;
    m_names.clear();
    for (const LinePart& part : m_parts)
        m_names.push_back(part.name);
    std::ranges::sort(m_names);
    if (const auto twice = std::ranges::adjacent_find(m_names); twice != m_names.end())
        throw LineError(ErrorKind::Field, Sentence("{} is given twice.", shownText(*twice)));
}

} // namespace yomi::tree
