// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace yomi {

/// The templates of sentences in one language. Without any, sentences are English.
class Wordings {
public:
    Wordings() = default;
    /// From the text of a catalog of Qt's tools (resources/translations/*.ts), in which
    /// untranslated messages stay English. Cost: linear, some milliseconds.
    explicit Wordings(std::string_view catalog);

    /// The template in this language, with the same places; the English one if it has none.
    std::string_view of(std::string_view english) const;
    /// The sentence with its values, in this language.
    std::string worded(const Sentence& sentence) const;

private:
    std::map<std::string, std::string, std::less<>> m_templates;
};

/// The languages that have a catalog: "ja", "zh_CN".
const std::vector<std::string>& languages();

/// The language of a locale, "zh_CN.UTF-8" or "zh-Hans": the one of languages() for it, or else
/// "en". Locales that name no region take the language's only catalog; Chinese in traditional
/// characters is not Simplified Chinese.
std::string languageOf(std::string_view locale);

/// Empty for "en". Throws std::invalid_argument for a language that is not in languages().
Wordings wordingsOf(std::string_view language);

} // namespace yomi
