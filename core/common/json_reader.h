// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/format_error.h"
#include "core/common/json_warnings.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace yomi {

/// Nesting limit for lists and objects; far above any document.
inline constexpr int deepestJson = 100;

/// Limit on the values of a text; far above any document. More would take hundreds of megabytes.
inline constexpr int mostJsonValues = 2'000'000;

/// A value as JSON text, shortened to fit into a sentence.
std::string shownValue(const nlohmann::json& value);

/// Parses JSON text. Throws FormatError with line and column, counted from `firstLine`, for a
/// syntax error, for nesting deeper than deepestJson and for more than mostJsonValues; and
/// std::bad_alloc when memory runs out. The last of two equal keys wins; JsonWarnings records it.
nlohmann::json parseJson(std::string_view text, std::int64_t firstLine = 1);

// The value at `path`. Throws FormatError for a wrong type or a value outside the limits.
std::int64_t integerAt(const nlohmann::json& value, const std::string& path, std::int64_t least,
                       std::int64_t most);
double numberAt(const nlohmann::json& value, const std::string& path, double least, double most);
bool booleanAt(const nlohmann::json& value, const std::string& path);
std::string textAt(const nlohmann::json& value, const std::string& path);
const nlohmann::json& listAt(const nlohmann::json& value, const std::string& path,
                             std::size_t most = std::numeric_limits<std::size_t>::max());

/// The enumerator named at `path`.
template <NamedEnum Enum>
Enum choiceAt(const nlohmann::json& value, const std::string& path) {
    const std::string name = textAt(value, path);
    if (const auto found = enumNamed<Enum>(name))
        return *found;
    throw FormatError("one of \"{}\" is expected, not {}", listOfNames<Enum>("\", \""),
                      shownValue(value))
        .at(path);
}

/// Reads the members of a JSON object strictly: a missing, mistyped or out-of-range value throws a
/// FormatError whose place is the member's JSON path ("enemies[2].health") and whose sentence names
/// the value and the limit. Holds references only: the JSON must outlive it, and so must the
/// JsonWarnings that records the keys asked for.
class ObjectReader {
public:
    /// `path` is the path of `value` itself, empty for a whole document.
    explicit ObjectReader(const nlohmann::json& value, std::string path = {});

    const nlohmann::json& value() const { return m_value; } ///< the object
    const nlohmann::json* find(std::string_view key) const; ///< null when there is no such key
    bool has(std::string_view key) const;                   ///< present and not null
    const nlohmann::json& at(std::string_view key) const;
    std::string path(std::string_view key) const;

    std::int64_t integer(std::string_view key, std::int64_t least, std::int64_t most) const;
    std::int64_t integer(std::string_view key, std::int64_t least, std::int64_t most,
                         std::int64_t otherwise) const;
    double number(std::string_view key, double least, double most) const;
    double number(std::string_view key, double least, double most, double otherwise) const;
    bool boolean(std::string_view key) const;
    bool boolean(std::string_view key, bool otherwise) const;
    std::string text(std::string_view key) const;
    std::string text(std::string_view key, std::string_view otherwise) const;
    template <NamedEnum Enum>
    Enum choice(std::string_view key) const {
        return choiceAt<Enum>(at(key), path(key));
    }
    template <NamedEnum Enum>
    Enum choice(std::string_view key, Enum otherwise) const {
        return has(key) ? choice<Enum>(key) : otherwise;
    }
    ObjectReader object(std::string_view key) const;

    /// Calls `read(element, path)` for each element of the array at `key`, which may have at most
    /// `most`; a missing array is empty.
    template <class Read>
    void forEach(std::string_view key, std::size_t most, Read&& read) const {
        if (!has(key))
            return;
        const nlohmann::json& list = listAt(at(key), path(key), most);
        for (std::size_t i = 0; i < list.size(); ++i)
            read(list[i], path(key) + "[" + std::to_string(i) + "]");
    }

private:
    /// The unknown key that may be meant for a missing one; empty when there is none.
    std::string misspelling(std::string_view key) const;

    const nlohmann::json& m_value;
    std::string m_path;
    JsonWarnings::Keys* m_keys = nullptr; ///< null when warnings are not collected
};

} // namespace yomi
