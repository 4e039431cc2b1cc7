// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/wording.h"

#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/common/utf8.h"
#include "core/common/wordings.h"

#include <cstdlib>
#include <iostream>

namespace yomi::cli {

namespace {

Wordings& wordings() {
    static Wordings chosen;
    return chosen;
}

/// The locale of messages, as POSIX orders its variables.
std::string localeOfMessages() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(variable); value && *value)
            return value;
    return {};
}

/// Removes each --language NAME and --language=NAME; the last name.
std::string takeLanguage(std::vector<char*>& arguments) {
    constexpr std::string_view option = "--language";
    std::string language;
    for (std::size_t at = 1; at < arguments.size() && std::string_view(arguments[at]) != "--";) {
        const std::string_view argument = arguments[at];
        const bool isApart = argument == option;
        const bool isJoined = argument.starts_with(option) && argument[option.size()] == '=';
        if (!isJoined && (!isApart || at + 1 == arguments.size())) {
            ++at;
            continue;
        }
        language = isJoined ? argument.substr(option.size() + 1) : arguments[at + 1];
        const auto first = arguments.begin() + static_cast<std::ptrdiff_t>(at);
        arguments.erase(first, first + (isJoined ? 1 : 2));
    }
    return language;
}

} // namespace

void chooseLanguage(std::vector<char*>& arguments) {
    const std::string asked = takeLanguage(arguments);
    const std::string language = languageOf(asked.empty() ? localeOfMessages() : asked);
    wordings() = wordingsOf(language);
    if (language != "en" || asked.empty() || asked.starts_with("en"))
        return;
    std::cerr << "yomi-cli: There is no language " << escaped(asked) << "; English is used. The "
              << "languages are " << listOfLanguages() << ".\n";
}

std::string listOfLanguages() {
    std::string all = "en";
    for (const std::string& each : languages())
        all += ", " + each;
    return all;
}

std::string worded(const Sentence& sentence) {
    return wordings().worded(sentence);
}

std::vector<std::string> wordedAll(const std::vector<Phrase>& phrases) {
    std::vector<std::string> texts;
    for (const Phrase phrase : phrases)
        texts.push_back(worded(phrase));
    return texts;
}

Sentence listOf(const std::vector<Sentence>& all) {
    Sentence list;
    for (const Sentence& each : all)
        list = list.empty() ? each : Sentence("{}, {}", list, each);
    return list;
}

std::string wordedCount(std::int64_t number, Phrase one, Counted many) {
    return worded(number == 1 ? Sentence(one) : Sentence(many, grouped(number)));
}

std::string messageOf(const std::exception& error) {
    return shortened(worded(sentenceOf(error)));
}

Sentence wholeSentenceOf(const std::exception& error) {
    const Sentence sentence = sentenceOf(error);
    const bool hasEnd = sentence.english().ends_with('.') || sentence.english().ends_with('?');
    return hasEnd ? sentence : Sentence("{}.", sentence);
}

std::string wholeMessageOf(const std::exception& error) {
    return shortened(wholeSentenceOf(error).english());
}

std::string shortened(const std::string& text) {
    constexpr std::size_t longestHead = 600, longestTail = 200;
    if (text.size() <= longestHead + longestTail)
        return text;
    std::size_t tail = text.size() - longestTail;
    while (tail < text.size() && continuesCharacter(text[tail]))
        ++tail;
    return std::string(wholeHead(text, longestHead)) + " … " + text.substr(tail);
}

} // namespace yomi::cli
