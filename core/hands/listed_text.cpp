// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/listed_text.h"

#include "core/common/sentence.h"
#include "core/hands/text_parts.h"

#include <nlohmann/json.hpp>

namespace yomi::hands {

namespace {

constexpr std::array<std::string_view, 3> commas = {",", "，", "、"};

class ListReader {
public:
    explicit ListReader(std::string_view text)
        : m_rest(text)
        , m_open(text.front())
        , m_close(m_open == '['   ? ']'
                  : m_open == '(' ? ')'
                                  : '}') {
        m_rest.remove_prefix(1);
    }

    ListedText read() {
        ListedText listed;
        listed.hasCounts = m_open == '{';
        for (;;) {
            skipBlanks();
            if (closes())
                return listed;
            ListedText::Item item = readItem();
            if (listed.hasCounts)
                item.copies = readCount(item.text);
            listed.items.push_back(std::move(item));
            skipBlanks();
            if (closes())
                return listed;
            const std::size_t comma = lengthOfAny(m_rest, commas);
            if (comma == 0)
                throw InvalidArgument("A comma is missing after {}.",
                                      shownText(listed.items.back().text));
            m_rest.remove_prefix(comma);
        }
    }

private:
    void skipBlanks() { m_rest = withoutBlanks(m_rest); }

    void requireMore() const {
        if (m_rest.empty())
            throw InvalidArgument("A list that begins with {} is not closed by {}.", m_open,
                                  m_close);
    }

    /// Whether the list ends here.
    bool closes() {
        requireMore();
        if (m_rest.front() != m_close)
            return false;
        m_rest.remove_prefix(1);
        skipBlanks();
        if (!m_rest.empty())
            throw InvalidArgument("The text continues after the end of the list: {}.",
                                  shownText(m_rest));
        return true;
    }

    ListedText::Item readItem() {
        if (beginsList(m_rest))
            throw InvalidArgument("A list of tiles has no lists in it.");
        if (m_rest.front() == '"' || m_rest.front() == '\'')
            return {readQuoted(), true};
        std::string text = readBare();
        if (text.empty())
            throw InvalidArgument("A name is missing in the list, before {}.", shownText(m_rest));
        return {std::move(text), false};
    }

    /// Reads a quoted text with JSON escapes.
    std::string readQuoted() {
        const char quote = m_rest.front();
        std::string literal(1, '"');
        for (std::size_t at = 1; at < m_rest.size(); ++at) {
            const char c = m_rest[at];
            if (c == quote) {
                m_rest.remove_prefix(at + 1);
                const auto text =
                    nlohmann::json::parse(literal + '"', nullptr, /*allow_exceptions=*/false);
                if (!text.is_string())
                    throw InvalidArgument("The name {} has a sign that JSON does not allow.",
                                          shownText(literal.substr(1)));
                return text.get<std::string>();
            }
            if (c == '\\' && at + 1 < m_rest.size()) {
                const char escaped = m_rest[++at];
                literal.append(escaped == '\'' ? "" : "\\").append(1, escaped);
            } else {
                literal.append(c == '"' ? "\\" : "").append(1, c);
            }
        }
        throw InvalidArgument("A quotation mark is not closed.");
    }

    std::string readBare() {
        const auto ends = [&](std::size_t at) {
            return std::string_view("[](){}\"'").find(m_rest[at]) != std::string_view::npos ||
                   (m_open == '{' && m_rest[at] == ':') ||
                   lengthOfAny(m_rest.substr(at), commas) > 0;
        };
        std::size_t length = 0, end = 0; // without and with the blanks after it
        while (length < m_rest.size() && !ends(length)) {
            const std::size_t blank = lengthOfAny(m_rest.substr(length), blanks);
            length += std::max<std::size_t>(blank, 1);
            end = blank > 0 ? end : length;
        }
        std::string text(m_rest.substr(0, end));
        m_rest.remove_prefix(length);
        return text;
    }

    int readCount(std::string_view name) {
        skipBlanks();
        requireMore();
        if (m_rest.front() != ':')
            throw InvalidArgument("A count is missing after {}, such as {{{}: 2}}.",
                                  shownText(name), shownText(name));
        m_rest.remove_prefix(1);
        skipBlanks();
        requireMore();
        const bool isText = m_rest.front() == '"' || m_rest.front() == '\'';
        const std::string text = isText ? shownText(readQuoted()) : readBare();
        const bool isNumber =
            !text.empty() && text.size() <= 2 &&
            std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
        if (!isNumber)
            throw InvalidArgument("The count of {} must be a whole number from 0 to {}, not {}.",
                                  shownText(name), mostListedCopies, text);
        return std::stoi(text);
    }

    std::string_view m_rest;
    char m_open, m_close;
};

} // namespace

ListedText parseListed(std::string_view text) {
    return ListReader(text).read();
}

} // namespace yomi::hands
