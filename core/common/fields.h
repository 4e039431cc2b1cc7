// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace yomi {

// A struct that is read from files, the command line and batch requests describes its fields once:
// their names, meanings and numeric limits. The defaults are those of a new object; the names of an
// enumeration are declared next to it (enum_names.h).
//
//     struct Settings {
//         Algorithm algorithm = Algorithm::AlphaBeta;
//         bool ordering = true;
//         std::optional<int> depth; // absent: to the end
//
//         template <class Fields>
//         void describe(Fields& field) {
//             field("algorithm", algorithm, "Which search");
//             field.inverted("no-ordering", ordering, "Do not start with the best moves");
//             field("depth", depth, "Depth limit", {0, 9});
//         }
//     };
//
// Fields are booleans, numbers, texts, named enumerations, and std::optional and std::vector of
// these. Any other type needs `void readValue(const nlohmann::json&, const std::string& path,
// Type&)` in its namespace.

template <class Field>
inline constexpr bool isOptional = false;
template <class Value>
inline constexpr bool isOptional<std::optional<Value>> = true;
template <class Field>
inline constexpr bool isList = false;
template <class Value>
inline constexpr bool isList<std::vector<Value>> = true;

/// The type of a field, or of the value in an optional or a list.
template <class Field>
struct ValueOf {
    using Type = Field;
};
template <class Field>
requires(isOptional<Field> || isList<Field>) struct ValueOf<Field> {
    using Type = typename Field::value_type;
};

/// The limits of a field, or of each value of a list.
template <class Value>
struct Range {};
template <class Value>
requires std::is_arithmetic_v<Value>
struct Range<Value> {
    Value least = std::numeric_limits<Value>::lowest();
    Value most = std::numeric_limits<Value>::max();

    bool operator==(const Range&) const = default;
};

/// The argument of describe().
template <class Visit>
class FieldVisitor {
public:
    explicit FieldVisitor(Visit& visit)
        : m_visit(visit) {}

    template <class Field>
    void operator()(const char* name, Field& field, Phrase help,
                    Range<typename ValueOf<Field>::Type> range = {}) {
        m_visit(name, field, help, range);
    }

    /// A switch that negates the field in files and on the command line.
    void inverted(const char* name, bool& field, Phrase help) {
        bool isOff = !field;
        m_visit(name, isOff, help, Range<bool>());
        field = !isOff;
    }

private:
    Visit& m_visit;
};

/// Calls visit(name, field, help, range) for each field of the object.
template <class Object, class Visit>
void forEachField(Object& object, Visit&& visit) {
    FieldVisitor<std::remove_reference_t<Visit>> fields(visit);
    if constexpr (std::is_const_v<Object>)
        std::remove_const_t<Object>(object).describe(fields);
    else
        object.describe(fields);
}

template <class Field, class Value>
void readField(const nlohmann::json& value, const std::string& path, Field& field,
               const Range<Value>& range) {
    if constexpr (std::is_same_v<Field, bool>) {
        field = booleanAt(value, path);
    } else if constexpr (std::is_integral_v<Field>) {
        constexpr auto most = std::numeric_limits<std::int64_t>::max();
        field = static_cast<Field>(integerAt(
            value, path, static_cast<std::int64_t>(range.least),
            std::cmp_less(most, range.most) ? most : static_cast<std::int64_t>(range.most)));
    } else if constexpr (std::is_floating_point_v<Field>) {
        field = numberAt(value, path, range.least, range.most);
    } else if constexpr (NamedEnum<Field>) {
        field = choiceAt<Field>(value, path);
    } else if constexpr (std::is_same_v<Field, std::string>) {
        field = textAt(value, path);
    } else if constexpr (isOptional<Field>) {
        readField(value, path, field.emplace(), range);
    } else if constexpr (isList<Field>) {
        field.clear();
        for (const nlohmann::json& each : listAt(value, path)) {
            const std::string place = path + "[" + std::to_string(field.size()) + "]";
            readField(each, place, field.emplace_back(), range);
        }
    } else {
        readValue(value, path, field);
    }
}

/// Fills the fields that the JSON object has; the others keep their values unless they are
/// required. Throws FormatError that names the place, the value and the possible values.
template <class Object>
void readFields(const ObjectReader& reader, Object& object,
                std::initializer_list<std::string_view> required = {}) {
    forEachField(object, [&](const char* name, auto& field, Phrase, const auto& range) {
        if (reader.has(name) || std::ranges::find(required, name) != required.end())
            readField(reader.at(name), reader.path(name), field, range);
    });
}

/// A key that is not a field.
struct UnknownKey {
    std::string key;
    std::string meant; ///< the known key that it probably means; empty if there is none
};

/// The first unknown key; `alsoKnown` lists keys that are not fields. The caller must refuse it:
/// JsonWarnings no longer reports it.
template <class Object>
std::optional<UnknownKey> unknownKey(const ObjectReader& reader, Object& object,
                                     std::initializer_list<std::string_view> alsoKnown = {}) {
    std::vector<std::string_view> known(alsoKnown);
    forEachField(object, [&](const char* name, auto&&...) { known.emplace_back(name); });
    const auto given = reader.value().items();
    for (const auto& [key, unused] : given) {
        if (std::ranges::find(known, key) != known.end())
            continue;
        (void)reader.find(key);
        JsonWarnings::Keys keys;
        keys.asked.insert(known.begin(), known.end());
        for (const auto& [present, value] : given)
            keys.present.insert(present);
        const std::string* meant = keys.meantBy(key);
        return UnknownKey{key, meant ? *meant : ""};
    }
    return std::nullopt;
}

/// Throws FormatError for an unknown key.
template <class Object>
void requireKnownKeys(const ObjectReader& reader, Object& object,
                      std::initializer_list<std::string_view> alsoKnown = {}) {
    if (const auto unknown = unknownKey(reader, object, alsoKnown))
        throw noSuchKey(unknown->meant).at(reader.path(unknown->key));
}

template <class Field>
nlohmann::json fieldToJson(const Field& field) {
    if constexpr (NamedEnum<Field>)
        return nameOf(field);
    else if constexpr (isOptional<Field>)
        return field ? fieldToJson(*field) : nlohmann::json();
    else
        return field;
}

/// The fields by name, without absent optionals and empty lists.
template <class Object>
nlohmann::json fieldsToJson(const Object& object) {
    nlohmann::json written = nlohmann::json::object();
    forEachField(object, [&](const char* name, const auto& field, auto&&...) {
        nlohmann::json value = fieldToJson(field);
        if (!value.empty()) // neither null nor an empty list
            written[name] = std::move(value);
    });
    return written;
}

/// The fields that differ from `usual`.
template <class Object>
nlohmann::json changedFields(const Object& object, const Object& usual = {}) {
    nlohmann::json changed = fieldsToJson(object);
    const nlohmann::json before = fieldsToJson(usual);
    for (const auto& [name, value] : before.items())
        if (changed.contains(name) && changed[name] == value)
            changed.erase(name);
    return changed;
}

/// Throws InvalidArgument that names the first field outside its range.
template <class Object>
void checkFields(const Object& object) {
    try {
        Object read;
        readFields(ObjectReader(fieldsToJson(object)), read);
    } catch (const FormatError& error) {
        throw InvalidArgument("{}.", error.sentence());
    }
}

} // namespace yomi
