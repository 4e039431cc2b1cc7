// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/json_reader.h"

#include "core/common/count_text.h"
#include "core/common/utf8.h"

#include <algorithm>

namespace yomi {

using nlohmann::json;

namespace {

/// The error at byte `at` of the text.
FormatError errorAt(std::string_view text, std::int64_t firstLine, std::size_t at,
                    const FormatError& error) {
    const std::string_view before = text.substr(0, at);
    const auto line = firstLine + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    return error.at(Sentence("line {}, column {}", line, before.size() - lineStart + 1));
}

/// The size of a valid text.
struct Amount {
    std::size_t members = 0; ///< of all objects
    int values = 1;          ///< or a few more: an empty list counts as two
};

/// The library writes nested values by recursion: saving a file of brackets must not exhaust the
/// stack.
Amount refuseExcess(std::string_view text, std::int64_t firstLine) {
    int depth = 0;
    Amount amount;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"')
            inString = !inString;
        else if (inString)
            i += c == '\\' ? 1 : 0;
        else if ((c == '[' || c == '{') && ++depth > deepestJson)
            throw errorAt(
                text, firstLine, i,
                FormatError("lists and objects are nested more than {} deep", deepestJson));
        else if ((c == ',' || c == '[' || c == '{') && ++amount.values > mostJsonValues)
            throw errorAt(text, firstLine, i,
                          FormatError("there are more than {} values", grouped(mostJsonValues)));
        else if (c == ']' || c == '}')
            --depth;
        else if (c == ':')
            ++amount.members;
    }
    return amount;
}

/// The library needs memory to release what it has read, and ends the program if there is none.
/// Throws std::bad_alloc before that: if there is no memory for each value's name, place in a tree,
/// text and entry in the list of values to release.
void requireMemory(std::string_view text, const Amount& amount) {
    constexpr std::size_t most = 256; // bytes of a value, without its text
    ::operator delete(::operator new(text.size() + most * static_cast<std::size_t>(amount.values)));
}

} // namespace

std::string shownValue(const json& value) {
    constexpr std::size_t longest = 40;
    std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    const std::string_view head = wholeHead(text, longest);
    return head.size() == text.size() ? text : std::string(head) + "…";
}

json parseJson(std::string_view text, std::int64_t firstLine) {
    const Amount amount = refuseExcess(text, firstLine);
    requireMemory(text, amount);
    try {
        json value = json::parse(text);
        if (JsonWarnings* warnings = JsonWarnings::current();
            warnings && countMembers(value) < amount.members)
            return warnings->parse(text);
        return value;
    } catch (const json::parse_error& error) {
        throw errorAt(text, firstLine, error.byte > 0 ? error.byte - 1 : 0,
                      text.empty() ? FormatError("the file is empty")
                                   : FormatError("this is not valid JSON"));
    } catch (const json::out_of_range&) { // thrown only for numbers, without their place
        throw FormatError("a number is too large to be read");
    }
}

ObjectReader::ObjectReader(const json& value, std::string path)
    : m_value(value)
    , m_path(std::move(path)) {
    if (!value.is_object())
        throw FormatError("an object is expected here, not {}", shownValue(value)).at(m_path);
    if (JsonWarnings* warnings = JsonWarnings::current())
        m_keys = &warnings->reading(value, m_path);
}

const json* ObjectReader::find(std::string_view key) const {
    if (m_keys) {
        const auto place = m_keys->asked.lower_bound(key);
        if (place == m_keys->asked.end() || *place != key)
            m_keys->asked.emplace_hint(place, key);
    }
    const auto found = m_value.find(key);
    return found == m_value.end() ? nullptr : &*found;
}

bool ObjectReader::has(std::string_view key) const {
    const json* found = find(key);
    return found && !found->is_null();
}

const json& ObjectReader::at(std::string_view key) const {
    const json* found = find(key);
    if (!found) {
        if (const std::string given = misspelling(key); !given.empty())
            throw FormatError("this value is missing; is {} meant for it?", shownValue(json(given)))
                .at(path(key));
        throw FormatError("this value is missing").at(path(key));
    }
    return *found;
}

std::string ObjectReader::misspelling(std::string_view key) const {
    if (!m_keys)
        return {};
    for (const auto& [given, unused] : m_value.items()) {
        const std::string* meant = m_keys->asked.contains(given) ? nullptr : m_keys->meantBy(given);
        if (meant && *meant == key) {
            (void)find(given); // reported here, so it needs no warning
            return given;
        }
    }
    return {};
}

std::string ObjectReader::path(std::string_view key) const {
    return m_path.empty() ? std::string(key) : m_path + "." + std::string(key);
}

std::int64_t integerAt(const json& value, const std::string& path, std::int64_t least,
                       std::int64_t most) {
    const bool fits = value.is_number_integer() &&
                      !(value.is_number_unsigned() &&
                        value.get<std::uint64_t>() >
                            static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
    const std::int64_t number = fits ? value.get<std::int64_t>() : 0;
    if (!fits || number < least || number > most)
        throw FormatError("a whole number from {} to {} is expected, not {}", least, most,
                          shownValue(value))
            .at(path);
    return number;
}

std::int64_t ObjectReader::integer(std::string_view key, std::int64_t least,
                                   std::int64_t most) const {
    return integerAt(at(key), path(key), least, most);
}

std::int64_t ObjectReader::integer(std::string_view key, std::int64_t least, std::int64_t most,
                                   std::int64_t otherwise) const {
    return has(key) ? integer(key, least, most) : otherwise;
}

double numberAt(const json& value, const std::string& path, double least, double most) {
    const double number = value.is_number() ? value.get<double>() : std::nan("");
    if (!(number >= least && number <= most))
        throw FormatError("a number from {} to {} is expected, not {}", shownValue(least),
                          shownValue(most), shownValue(value))
            .at(path);
    return number;
}

double ObjectReader::number(std::string_view key, double least, double most) const {
    return numberAt(at(key), path(key), least, most);
}

double ObjectReader::number(std::string_view key, double least, double most,
                            double otherwise) const {
    return has(key) ? number(key, least, most) : otherwise;
}

bool booleanAt(const json& value, const std::string& path) {
    if (!value.is_boolean())
        throw FormatError("true or false is expected, not {}", shownValue(value)).at(path);
    return value.get<bool>();
}

bool ObjectReader::boolean(std::string_view key) const {
    return booleanAt(at(key), path(key));
}

bool ObjectReader::boolean(std::string_view key, bool otherwise) const {
    return has(key) ? boolean(key) : otherwise;
}

std::string textAt(const json& value, const std::string& path) {
    if (!value.is_string())
        throw FormatError("a text is expected, not {}", shownValue(value)).at(path);
    return value.get<std::string>();
}

std::string ObjectReader::text(std::string_view key) const {
    return textAt(at(key), path(key));
}

std::string ObjectReader::text(std::string_view key, std::string_view otherwise) const {
    return has(key) ? text(key) : std::string(otherwise);
}

ObjectReader ObjectReader::object(std::string_view key) const {
    return ObjectReader(at(key), path(key));
}

const json& listAt(const json& value, const std::string& path, std::size_t most) {
    if (!value.is_array())
        throw FormatError("a list is expected, not {}", shownValue(value)).at(path);
    if (value.size() > most)
        throw FormatError("at most {} entries are possible, not {}", most, value.size()).at(path);
    return value;
}

} // namespace yomi
