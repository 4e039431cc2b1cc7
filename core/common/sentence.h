// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace yomi {

/// The English template of a sentence, "A hand has at most {} tiles, not {}.": a literal with a
/// place for each of the values, {} or numbered {0} to {9}; {{ and }} are braces. One with more or
/// fewer places than values does not compile. Always the whole sentence, never a part: where one
/// word depends on another, as in "1 tile", there are two templates.
template <class... Values>
class Template {
public:
    consteval Template(const char* english)
        : m_english(english) {
        if (placesIn(english) != sizeof...(Values))
            throw "a template has one place for each value";
    }
    constexpr std::string_view english() const { return m_english; }

private:
    static consteval std::size_t placesIn(std::string_view english) {
        std::size_t inOrder = 0, numbered = 0;
        for (std::size_t at = 0; at < english.size(); ++at) {
            if (english[at] != '{' && english[at] != '}')
                continue;
            const char next = english.at(++at);
            if (next == english[at - 1])
                continue;
            if (next != '}' && english.at(++at) != '}')
                throw "a place is {} or {0} to {9}";
            if (next == '}')
                ++inOrder;
            else if (static_cast<std::size_t>(next - '0') >= numbered)
                numbered = static_cast<std::size_t>(next - '0') + 1;
        }
        if (inOrder > 0 && numbered > 0)
            throw "places are numbered all or not at all";
        return inOrder + numbered;
    }

    std::string_view m_english;
};

/// A text without values, for tables: Phrase("The window is empty"). Sentence(phrase) words it.
using Phrase = Template<>;

/// A sentence for people: a template and its values, so that it can be worded in any language that
/// has the template in its catalog. `lupdate` finds a template that is the first argument of a
/// constructor or function in resources/translations/takers.cmake, if no literal follows it.
class Sentence {
public:
    Sentence() = default; ///< empty

    /// Values are texts, characters, whole numbers and sentences.
    template <class... Values>
    explicit Sentence(Template<std::type_identity_t<Values>...> english, const Values&... values)
        : m_template(english.english()) {
        (m_values.push_back(asValue(values)), ...);
        writeEnglish();
    }

    /// A text that is the same in all languages: a name, or what a person wrote.
    static Sentence verbatim(std::string text);

    const std::string& english() const noexcept { return m_english; }
    bool empty() const noexcept { return m_english.empty(); }
    /// As written in the source; empty for a verbatim text.
    std::string_view englishTemplate() const noexcept { return m_template; }
    /// In the order of the places; a text or number is verbatim.
    const std::vector<Sentence>& values() const noexcept { return m_values; }

    bool operator==(const Sentence&) const = default;

private:
    template <class Value>
    static Sentence asValue(const Value& value) {
        if constexpr (std::is_same_v<Value, Sentence>)
            return value;
        else if constexpr (std::is_same_v<Value, char>)
            return verbatim(std::string(1, value));
        else if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>)
            return verbatim(std::to_string(value));
        else
            return verbatim(std::string(std::string_view(value)));
    }

    void writeEnglish();

    std::string_view m_template;
    std::vector<Sentence> m_values;
    std::string m_english;
};

/// One sentence behind the other, as the language separates them; empty ones are left out.
Sentence joinedSentences(const std::vector<Sentence>& sentences);

/// What errors with a sentence have in common. what() is its English.
class SentenceError {
public:
    virtual ~SentenceError() = default;
    const Sentence& sentence() const noexcept { return m_sentence; }

protected:
    explicit SentenceError(Sentence sentence)
        : m_sentence(std::move(sentence)) {}
    SentenceError(const SentenceError&) = default;
    SentenceError& operator=(const SentenceError&) = default;

private:
    Sentence m_sentence;
};

/// A standard error with a sentence.
template <class Standard>
class ErrorOf : public Standard, public SentenceError {
public:
    explicit ErrorOf(Sentence sentence)
        : Standard(sentence.english())
        , SentenceError(std::move(sentence)) {}
    template <class... Values>
    explicit ErrorOf(Template<std::type_identity_t<Values>...> english, const Values&... values)
        : ErrorOf(Sentence(english, values...)) {}
};
using InvalidArgument = ErrorOf<std::invalid_argument>;
using RuntimeError = ErrorOf<std::runtime_error>;

/// The error's sentence; its what() verbatim if it has none.
Sentence sentenceOf(const std::exception& error);

} // namespace yomi
