// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/options.h"

#include "app/cli/wording.h"

#include <charconv>
#include <cmath>
#include <filesystem>
#include <system_error>
#include <vector>

namespace yomi::cli {

using nlohmann::json;

namespace {

template <class Number>
json numberIn(const Sentence& refusal, const std::string& option, const std::string& text) {
    Number number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (stopped != end || error == std::errc::invalid_argument)
        throw CLI::ValidationError(option, worded(refusal));
    if (error != std::errc())
        throw CLI::ValidationError(option, worded(Sentence("{} is too large.", text)));
    if constexpr (std::is_floating_point_v<Number>)
        if (!std::isfinite(number)) // JSON has no such number
            throw CLI::ValidationError(option,
                                       worded(Sentence("\"{}\" is not a finite number.", text)));
    return number;
}

/// CLI11 would drop the empty elements of a list: "4,,5" is a mistake, not 4,5.
std::vector<std::string> splitAtCommas(const std::string& list) {
    std::vector<std::string> elements;
    std::size_t start = 0;
    for (std::size_t comma; (comma = list.find(',', start)) != std::string::npos; start = comma + 1)
        elements.push_back(list.substr(start, comma - start));
    elements.push_back(list.substr(start));
    return elements;
}

} // namespace

std::function<std::string(const std::string&)> wholeNumberCheck(std::int64_t least,
                                                                std::int64_t most) {
    return [=](const std::string& text) {
        std::int64_t number = 0;
        const char* end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, number);
        if (stopped == end && error == std::errc() && least <= number && number <= most)
            return std::string();
        return worded(
            Sentence("a whole number from {} to {} is expected, not {}", least, most, text));
    };
}

json ShellOptions::parsed(const Option& option, const std::string& text) {
    if (option.kind == Kind::Whole)
        return numberIn<std::int64_t>(Sentence("\"{}\" is not a whole number.", text),
                                      "--" + option.name, text);
    if (option.kind == Kind::Number)
        return numberIn<double>(Sentence("\"{}\" is not a number.", text), "--" + option.name,
                                text);
    json value = text;
    try {
        (void)value.dump(); // answers repeat it in JSON
    } catch (const json::type_error&) {
        throw CLI::ValidationError("--" + option.name,
                                   worded(Sentence("The text is not valid UTF-8.")));
    }
    return value;
}

void ShellOptions::add(CLI::App& command, const Option& option) {
    const std::string name = "--" + option.name;
    const std::string help = worded(option.help);
    if (option.kind == Kind::Flag) {
        command.add_flag_function(
            name,
            [given = m_given, key = option.name](std::int64_t count) { (*given)[key] = count > 0; },
            help);
        return;
    }
    if (option.kind == Kind::FlagOrOnly) {
        command.add_flag(name, help)->each([given = m_given, option](const std::string& text) {
            (*given)[option.name] = text == "true"    ? json(true)
                                    : text == "false" ? json(false)
                                                      : parsed(option, text);
        });
        return;
    }
    const auto take = [given = m_given, option](const std::vector<std::string>& texts) {
        json& value = (*given)[option.name];
        for (const std::string& text : texts) {
            if (option.form == Form::Single)
                value = parsed(option, text);
            else if (option.form == Form::Repeated)
                value.push_back(parsed(option, text));
            else
                for (const std::string& element : splitAtCommas(text))
                    value.push_back(parsed(option, element));
        }
    };
    // One more, and the help would claim that values may follow each other, where a file name may
    // follow, too.
    constexpr int mostGiven = CLI::detail::expected_max_vector_size - 1;
    const std::string type = option.kind == Kind::Whole    ? "INT"
                             : option.kind == Kind::Number ? "FLOAT"
                                                           : "TEXT";
    command.add_option_function<std::vector<std::string>>(name, take, help)
        ->type_name(option.form == Form::Split ? type + ",..." : type)
        ->expected(1, option.form == Form::Single ? 1 : mostGiven)
        ->allow_extra_args(false)
        ->default_str(option.preset.is_string() ? option.preset.get<std::string>()
                      : option.preset.is_null() ? ""
                                                : option.preset.dump());
}

std::shared_ptr<std::string> addDocument(CLI::App& command, Phrase help,
                                         const std::string& tilesOption) {
    auto document = std::make_shared<std::string>();
    command.add_option("document", *document, worded(help))
        ->check([tilesOption](const std::string& name) {
            std::error_code ignored;
            if (name == "-" || std::filesystem::exists(name, ignored))
                return std::string();
            const bool isNumbers = name.find_first_not_of("0123456789,-") == std::string::npos;
            return worded(
                !tilesOption.empty() ? Sentence("There is no file \"{}\"; tiles and cards follow "
                                                "{} as one text in quotes.",
                                                name, tilesOption)
                : isNumbers
                    ? Sentence(
                          "There is no file \"{}\"; separate the values of a list by commas, such "
                          "as 2,1.",
                          name)
                    : Sentence());
        });
    return document;
}

} // namespace yomi::cli
