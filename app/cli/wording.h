// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <cstdint>
#include <exception>
#include <string>
#include <vector>

namespace yomi::cli {

/// Sets the language of worded() and messageOf() from the environment's locale, or from the option
/// --language, which is removed from the arguments. Begins with English and says so on standard
/// error if there is no such language.
void chooseLanguage(std::vector<char*>& arguments);

/// "en, ja, zh_CN".
std::string listOfLanguages();

/// The sentence in the chosen language, for people; what programs read stays English.
std::string worded(const Sentence& sentence);
inline std::string worded(Phrase phrase) {
    return worded(Sentence(phrase));
}

/// Each in the chosen language: the header of a table.
std::vector<std::string> wordedAll(const std::vector<Phrase>& phrases);

/// "a, b, c"; empty without any.
Sentence listOf(const std::vector<Sentence>& all);

/// A template whose place is for a count: Counted("{} nodes").
using Counted = Template<std::string>;
/// "1 node", "1,018 nodes": wordedCount(n, Phrase("1 node"), Counted("{} nodes")).
std::string wordedCount(std::int64_t number, Phrase one, Counted many);

/// The error in a sentence of bounded length.
std::string messageOf(const std::exception& error);
/// The error's sentence with a full stop, which a FormatError lacks.
Sentence wholeSentenceOf(const std::exception& error);
/// The same for programs, of bounded length.
std::string wholeMessageOf(const std::exception& error);

/// The text without its middle if it is long: an error of 200 MB is of no use.
std::string shortened(const std::string& text);

} // namespace yomi::cli
