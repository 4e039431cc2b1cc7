// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/game_option.h"
#include "app/cli/wording.h"
#include "core/common/fields.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace yomi::cli {

// A job's options are a struct that describes its fields (core/common/fields.h). ShellOptions
// creates command-line options from the description, requested() reads a batch request by it; names
// and error sentences are the same in both.

/// The most repetitions for timing.
inline constexpr int mostRepeats = 1'000'000;

/// A check of CLI11: the text must be a whole number in the range.
std::function<std::string(const std::string&)> wholeNumberCheck(std::int64_t least,
                                                                std::int64_t most);

/// A word that may contain commas, such as the name of a meld. Lists of it are not split: the shell
/// option is repeated instead.
struct Word {
    std::string text;
};

inline void readValue(const nlohmann::json& value, const std::string& path, Word& word) {
    word.text = textAt(value, path);
}

/// A file named by an option; empty if and only if the option is absent.
struct FileName : std::string {};

inline void readValue(const nlohmann::json& value, const std::string& path, FileName& file) {
    static_cast<std::string&>(file) = textAt(value, path);
    if (file.empty())
        throw FormatError("the name of a file is expected, not \"\"").at(path);
}

/// A flag that may ask for its answer alone: --leads and --leads=only; in a batch request true and
/// "only".
struct FlagOrOnly {
    bool given = false;
    bool only = false;
};

inline void readValue(const nlohmann::json& value, const std::string& path, FlagOrOnly& flag) {
    flag.only = value == "only";
    if (!flag.only && !value.is_boolean())
        throw FormatError("true, false or \"only\" is expected, not {}", shownValue(value))
            .at(path);
    flag.given = flag.only || value.get<bool>();
}

/// The options of a command: lists are split at commas, booleans become flags (--name, and
/// --name=false). The given options become the JSON object of the equivalent batch request.
class ShellOptions {
public:
    template <class Options>
    ShellOptions(CLI::App& command, const Options& defaults)
        : m_given(std::make_shared<nlohmann::json>(nlohmann::json::object())) {
        forEachField(defaults, [&](const char* name, const auto& field, Phrase help, auto range) {
            using Field = std::remove_cvref_t<decltype(field)>;
            using Value = typename ValueOf<Field>::Type;
            Option option{name, Sentence(help)};
            if constexpr (NamedEnum<Value>)
                option.help = Sentence("{} ({})", option.help, listOfNames<Value>());
            else if constexpr (std::derived_from<Value, GameOption>)
                option.help = Sentence("{} ({})", option.help, listOfGames<Value>());
            else if constexpr (std::is_same_v<Value, FlagOrOnly>)
                option.kind = Kind::FlagOrOnly;
            else if constexpr (std::is_integral_v<Value>)
                option.kind = std::is_same_v<Value, bool> ? Kind::Flag : Kind::Whole;
            else if constexpr (std::is_floating_point_v<Value>)
                option.kind = Kind::Number;
            if constexpr (isList<Field>)
                option.form = std::is_same_v<Value, Word> ? Form::Repeated : Form::Split;
            else if constexpr (!isOptional<Field> && !std::is_same_v<Value, FlagOrOnly>)
                option.preset = fieldToJson(field);
            if constexpr (std::is_arithmetic_v<Value>)
                option.help = withLimits(option.help, range);
            add(command, option);
        });
    }

    /// Fills the given options after the command line was parsed. Throws std::invalid_argument that
    /// names the option.
    template <class Options>
    void read(Options& options) const {
        const JsonWarnings apart; // for files, whose keys are others
        try {
            readFields(ObjectReader(*m_given), options);
        } catch (const FormatError& error) {
            throw InvalidArgument("--{}.", error.sentence());
        }
    }

private:
    enum class Kind { Flag, FlagOrOnly, Whole, Number, Text };
    enum class Form { Single, Split, Repeated }; ///< for a list: 4,5 or a repeated option
    struct Option {
        std::string name;
        Sentence help;
        Kind kind = Kind::Text;
        Form form = Form::Single;
        nlohmann::json preset = {}; ///< the value if not given
    };
    void add(CLI::App& command, const Option& option);

    /// "… (0 to 9)", unless every number of the type is allowed.
    template <class Value>
    static Sentence withLimits(const Sentence& help, const Range<Value>& range) {
        const std::string least = nlohmann::json(range.least).dump();
        if (range == Range<Value>())
            return help;
        return range.most == Range<Value>().most
                   ? Sentence("{} (at least {})", help, least)
                   : Sentence("{} ({} to {})", help, least, nlohmann::json(range.most).dump());
    }
    static nlohmann::json parsed(const Option& option, const std::string& text);

    std::shared_ptr<nlohmann::json> m_given;
};

/// Adds the options to a command that calls run(options) when it was parsed.
template <class Options>
void addOptions(CLI::App& command, void (*run)(const Options& options)) {
    command.callback([shell = ShellOptions(command, Options()), run] {
        Options options;
        shell.read(options);
        run(options);
    });
}

/// The argument next to the options that names a document. Refuses a text that is not a file but
/// looks like another value of a list; if tiles have an option, any text that is not a file.
std::shared_ptr<std::string> addDocument(CLI::App& command, Phrase help,
                                         const std::string& tilesOption = {});

/// The options of a batch request. Throws FormatError for invalid values and std::invalid_argument
/// for an unknown key.
template <class Options>
Options requested(const nlohmann::json& request) {
    const JsonWarnings apart; // for files that the request names, whose keys are others
    Options options;
    const auto given = [&](const char* key) {
        const auto found = request.find(key);
        return found == request.end() || found->is_null() ? nullptr : &*found;
    };
    std::size_t understood = (given("id") ? 1 : 0) + (given("job") ? 1 : 0);
    forEachField(options, [&](const char* name, auto& field, Phrase, const auto& range) {
        if (const nlohmann::json* value = given(name)) {
            readField(*value, name, field, range);
            ++understood;
        }
    });
    if (understood == request.size())
        return options;
    if (const auto unknown = unknownKey(ObjectReader(request), options, {"id", "job"}))
        throw unknown->meant.empty()
            ? InvalidArgument("\"{}\" is not an option of this job.", unknown->key)
            : InvalidArgument("\"{}\" is not an option of this job; did you mean \"{}\"?",
                              unknown->key, unknown->meant);
    return options;
}

} // namespace yomi::cli
