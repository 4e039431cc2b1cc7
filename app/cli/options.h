// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/format_error.h"
#include "core/common/json_reader.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace yomi::cli {

// A job describes its options once, in a member of its options struct
//
//     template <class Binder> void bind(Binder& b) { b.option("hits", hits, "How many hits"); … }
//
// and two binders read that description: ShellOptions makes it command-line options, BatchOptions
// reads it from the members of a JSON request. The names are the same in both.

/// A word that may have commas in it, such as the name of a meld. A list of them is not split: on
/// the shell its option is given once for each.
struct Word {
    std::string text;
};

inline void from_json(const nlohmann::json& value, Word& word) {
    word.text = value.get<std::string>();
}

inline bool lexical_cast(const std::string& input, Word& word) {
    word.text = input;
    return true;
}

/// Adds the options to a CLI11 command: lists are split at commas, booleans become flags (those
/// that may be absent too: --name and --name=false).
class ShellOptions {
public:
    explicit ShellOptions(CLI::App& command)
        : m_command(command) {}

    template <class Field>
    void option(const std::string& name, Field& field, const std::string& help) {
        if constexpr (std::is_same_v<Field, bool>)
            m_command.add_flag("--" + name, field, help);
        else if constexpr (std::is_same_v<Field, std::vector<Word>>)
            m_command.add_option("--" + name, field, help)
                ->expected(1, mostGiven)
                ->allow_extra_args(false);
        else if constexpr (std::is_same_v<Field, std::optional<bool>>)
            m_command.add_flag_function(
                "--" + name, [&field](std::int64_t count) { field = count > 0; }, help);
        else if constexpr (requires(Field list) { list.push_back(list.front()); } &&
                           !std::is_same_v<Field, std::string>)
            addList("--" + name, field, help);
        else
            m_command.add_option("--" + name, field, help)
                ->check(CLI::Validator(problem<Field>, ""))
                ->capture_default_str();
    }

private:
    /// How often an option may be given that may be more than once. With one more the help would
    /// promise that values may stand one after the other, where a file name may stand, too.
    static constexpr int mostGiven = CLI::detail::expected_max_vector_size - 1;

    /// CLI11 itself would leave out the empty elements of a list: "4,,5" is a slip, not 4,5.
    template <class List>
    void addList(const std::string& name, List& list, const std::string& help) {
        using Element = typename List::value_type;
        const auto read = [&list, name](const std::vector<std::string>& given) {
            list.clear();
            for (const std::string& text : splitAtCommas(given)) {
                if (const std::string sentence = problem<Element>(text); !sentence.empty())
                    throw CLI::ValidationError(name, sentence);
                if (!CLI::detail::lexical_cast(text, list.emplace_back()))
                    throw CLI::ConversionError(text, name);
            }
        };
        m_command.add_option_function<std::vector<std::string>>(name, read, help)
            ->type_name(CLI::detail::type_name<Element>() + std::string(",..."))
            ->expected(1, mostGiven)
            ->allow_extra_args(false);
    }

    /// Why the text cannot be such a value, in a sentence; empty when it can. CLI11 itself would
    /// only say that something could not be converted.
    template <class Value>
    static std::string problem(const std::string& text) {
        if constexpr (std::is_same_v<Value, int> || std::is_same_v<Value, std::optional<int>>)
            return wholeNumberProblem(text);
        else if constexpr (std::is_same_v<Value, std::int64_t>)
            return longNumberProblem(text);
        else if constexpr (std::is_same_v<Value, std::uint64_t>)
            return unsignedNumberProblem(text);
        else if constexpr (std::is_same_v<Value, double> ||
                           std::is_same_v<Value, std::optional<double>>)
            return numberProblem(text);
        else
            return textProblem(text);
    }
    static std::string wholeNumberProblem(const std::string& text);
    static std::string longNumberProblem(const std::string& text);
    static std::string unsignedNumberProblem(const std::string& text);
    static std::string numberProblem(const std::string& text);
    static std::string textProblem(const std::string& text);
    static std::vector<std::string> splitAtCommas(const std::vector<std::string>& given);

    CLI::App& m_command;
};

/// Reads the options from a JSON request. Throws std::invalid_argument that names the key for a
/// value of the wrong type; rejectUnknown() does so for keys that no option took.
class BatchOptions {
public:
    explicit BatchOptions(const nlohmann::json& request)
        : m_request(request) {}

    template <class Field>
    void option(const char* name, Field& field, const char* /*help*/) {
        m_known.push_back(name);
        const nlohmann::json* found = m_request.find(name);
        if (!found)
            return;
        try {
            read(*found, field);
        } catch (const nlohmann::json::exception&) {
            throw wrongType(name, kindOf<Field>(), *found);
        }
    }

    /// `alsoKnown`: keys that belong to the request itself.
    void rejectUnknown(std::initializer_list<std::string_view> alsoKnown) const;

private:
    template <class Value>
    static void read(const nlohmann::json& value, Value& field) {
        field = value.get<Value>();
    }
    template <class Value>
    static void read(const nlohmann::json& value, std::optional<Value>& field) {
        field.emplace();
        read(value, *field);
    }
    template <class Value>
    static void read(const nlohmann::json& value, std::vector<Value>& field) {
        field.clear();
        for (const nlohmann::json& element : value.get_ref<const nlohmann::json::array_t&>())
            read(element, field.emplace_back());
    }
    static void read(const nlohmann::json& value, bool& field) { field = value.get<bool>(); }
    template <std::integral Number>
    static void read(const nlohmann::json& value, Number& field) {
        // get<int>() would truncate 2.5 and wrap 5000000000 without a word.
        const bool fits =
            value.is_number_unsigned()
                ? std::in_range<Number>(value.get<std::uint64_t>())
                : value.is_number_integer() && std::in_range<Number>(value.get<std::int64_t>());
        if (!fits)
            throw nlohmann::json::type_error::create(302, "another whole number is expected",
                                                     &value);
        field = value.get<Number>();
    }

    /// What a JSON value must be to be read into such a field.
    template <class Field>
    static std::string kindOf() {
        if constexpr (std::is_same_v<Field, bool>)
            return "true or false";
        else if constexpr (std::is_integral_v<Field>)
            return "a whole number from " + std::to_string(std::numeric_limits<Field>::min()) +
                   " to " + std::to_string(std::numeric_limits<Field>::max());
        else if constexpr (std::is_arithmetic_v<Field>)
            return "a number";
        else if constexpr (requires(Field list) { list.emplace_back(); })
            return "a list, each value " + kindOf<typename Field::value_type>();
        else if constexpr (requires(Field optional) { optional.emplace(); })
            return kindOf<typename Field::value_type>();
        else
            return "a text";
    }
    static std::invalid_argument wrongType(const char* name, const std::string& kind,
                                           const nlohmann::json& value);

    ObjectReader m_request;
    std::vector<std::string_view> m_known;
};

} // namespace yomi::cli
