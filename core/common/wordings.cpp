// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/wordings.h"

#include "core/common/catalog.h"

#include <fmt/args.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace yomi {

namespace {

/// The content of the next element of that name, which is removed from `rest` with all before it;
/// nothing if there is none.
std::optional<std::string_view> nextElement(std::string_view& rest, std::string_view name) {
    const std::string opened = "<" + std::string(name), closed = "</" + std::string(name) + ">";
    const std::size_t begin = rest.find('>', rest.find(opened)), end = rest.find(closed, begin);
    if (end == rest.npos)
        return std::nullopt;
    const std::string_view content = rest.substr(begin + 1, end - begin - 1);
    rest.remove_prefix(end + closed.size());
    return content;
}

/// A text of XML without its entities.
std::string unescaped(std::string_view xml) {
    static constexpr std::array<std::pair<std::string_view, char>, 5> entities = {
        {{"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}, {"&amp;", '&'}}};
    std::string text;
    while (!xml.empty()) {
        const auto entity = std::ranges::find_if(
            entities, [&](const auto& each) { return xml.starts_with(each.first); });
        const bool isEntity = entity != entities.end();
        text += isEntity ? entity->second : xml.front();
        xml.remove_prefix(isEntity ? entity->first.size() : 1);
    }
    return text;
}

} // namespace

Wordings::Wordings(std::string_view catalog) {
    while (auto context = nextElement(catalog, "context")) {
        // Texts of the window may be spelled like a template and mean something else.
        const bool isWindow = nextElement(*context, "name").value_or("").starts_with("yomi::ui");
        while (auto message = nextElement(*context, "message")) {
            if (message->find("type=\"unfinished\"") != message->npos)
                continue;
            const auto english = nextElement(*message, "source");
            const auto text = nextElement(*message, "translation");
            if (english && text && isWindow)
                m_templates.try_emplace(unescaped(*english), unescaped(*text));
            else if (english && text)
                m_templates.insert_or_assign(unescaped(*english), unescaped(*text));
        }
    }
}

std::string_view Wordings::of(std::string_view english) const {
    const auto found = m_templates.find(english);
    return found == m_templates.end() ? english : found->second;
}

std::string Wordings::worded(const Sentence& sentence) const {
    if (m_templates.empty() || sentence.englishTemplate().empty())
        return sentence.english();
    fmt::dynamic_format_arg_store<fmt::format_context> values;
    for (const Sentence& value : sentence.values())
        values.push_back(worded(value));
    return fmt::vformat(of(sentence.englishTemplate()), values);
}

std::string languageOf(std::string_view locale) {
    std::string name(locale.substr(0, locale.find_first_of(".@")));
    std::ranges::replace(name, '-', '_');
    const std::string language = name.substr(0, name.find('_'));
    for (const std::string_view traditional : {"zh_TW", "zh_HK", "zh_MO", "zh_Hant"})
        if (name.starts_with(traditional))
            return "en";
    const auto isOf = [&](const std::string& known) {
        return known.substr(0, known.find('_')) == language;
    };
    if (std::ranges::find(languages(), name) != languages().end())
        return name;
    const auto found = std::ranges::find_if(languages(), isOf);
    return found == languages().end() ? "en" : *found;
}

Wordings wordingsOf(std::string_view language) {
    if (language == "en")
        return {};
    if (std::ranges::find(languages(), language) == languages().end())
        throw InvalidArgument("There is no language {}.", language);
    return Wordings(catalog("yomi_" + std::string(language)));
}

} // namespace yomi
