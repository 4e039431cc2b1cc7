// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/sentence.h"

#include <fmt/args.h>

#include <new>

namespace yomi {

Sentence Sentence::verbatim(std::string text) {
    Sentence sentence;
    sentence.m_english = std::move(text);
    return sentence;
}

void Sentence::writeEnglish() {
    fmt::dynamic_format_arg_store<fmt::format_context> values;
    for (const Sentence& value : m_values)
        values.push_back(value.m_english);
    m_english = fmt::vformat(m_template, values);
}

Sentence joinedSentences(const std::vector<Sentence>& sentences) {
    Sentence all;
    for (const Sentence& each : sentences)
        if (!each.empty())
            all = all.empty() ? each : Sentence("{} {}", all, each);
    return all;
}

Sentence sentenceOf(const std::exception& error) {
    if (dynamic_cast<const std::bad_alloc*>(&error))
        return Sentence("There is not enough memory for this.");
    const auto* const found = dynamic_cast<const SentenceError*>(&error);
    return found ? found->sentence() : Sentence::verbatim(error.what());
}

} // namespace yomi
