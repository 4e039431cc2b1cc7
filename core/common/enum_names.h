// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace yomi {

// Files, the command line and batch requests name the enumerators 0, 1, … of an enumeration by the
// names given next to it:
//
//     enum class Update { Copy, Unmake };
//     constexpr auto enumNames(Update) { return namesInOrder("copy", "unmake"); }

template <class... Names>
constexpr std::array<std::string_view, sizeof...(Names)> namesInOrder(const Names&... names) {
    return {names...};
}

/// The names of an enumeration that continues another one.
template <std::size_t First, std::size_t Second>
constexpr auto joinedNames(const std::array<std::string_view, First>& first,
                           const std::array<std::string_view, Second>& second) {
    std::array<std::string_view, First + Second> names;
    std::ranges::copy(second, std::ranges::copy(first, names.begin()).out);
    return names;
}

template <class Enum>
concept NamedEnum = std::is_enum_v<Enum> && requires {
    enumNames(Enum{});
};

template <NamedEnum Enum>
constexpr std::string_view nameOf(Enum value) {
    return enumNames(value).at(static_cast<std::size_t>(value));
}

template <NamedEnum Enum>
constexpr std::optional<Enum> enumNamed(std::string_view name) {
    constexpr auto names = enumNames(Enum{});
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

template <NamedEnum Enum>
inline constexpr auto enumerators = [] {
    std::array<Enum, enumNames(Enum{}).size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Enum>(i);
    return all;
}();

/// All names for a sentence: "copy, unmake".
template <NamedEnum Enum>
std::string listOfNames(std::string_view separator = ", ") {
    std::string list;
    for (const std::string_view name : enumNames(Enum{}))
        list.append(list.empty() ? "" : separator).append(name);
    return list;
}

} // namespace yomi
