// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/query_part.h"

#include "core/trace/line_text.h"
#include "core/trace/query.h"

#include <array>
#include <utility>

namespace yomi::trace {

namespace {

constexpr std::size_t deepest = 200; ///< parentheses within each other

bool isNameCharacter(char each) {
    return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
           (each >= '0' && each <= '9') || each == '_' || each == '-' || each == '.';
}

class Parser {
public:
    explicit Parser(std::string_view text)
        : m_text(text) {}

    std::unique_ptr<QueryPart> whole() {
        auto query = disjunction();
        skipBlanks();
        if (m_at < m_text.size())
            refuse("Here and, or, or the end of the query is expected.");
        return query;
    }

private:
    [[noreturn]] void refuse(const std::string& sentence) const {
        throw QueryError(m_at + 1, sentence);
    }

    void skipBlanks() {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t'))
            ++m_at;
    }

    bool takeSign(std::string_view sign) {
        skipBlanks();
        if (!m_text.substr(m_at).starts_with(sign))
            return false;
        m_at += sign.size();
        return true;
    }

    /// A word as a whole: "or", not the beginning of "order".
    bool takeWord(std::string_view word) {
        skipBlanks();
        const std::string_view rest = m_text.substr(m_at);
        if (!rest.starts_with(word) ||
            (rest.size() > word.size() && isNameCharacter(rest[word.size()])))
            return false;
        m_at += word.size();
        return true;
    }

    /// The same with an opening parenthesis behind it.
    bool takeFunction(std::string_view word) {
        const std::size_t before = m_at;
        if (takeWord(word) && takeSign("("))
            return true;
        m_at = before;
        return false;
    }

    static std::unique_ptr<QueryPart> joined(QueryPart::Kind kind,
                                             std::unique_ptr<QueryPart> first) {
        auto all = std::make_unique<QueryPart>();
        all->kind = kind;
        all->parts.push_back(std::move(first));
        return all;
    }

    std::unique_ptr<QueryPart> disjunction() {
        auto all = joined(QueryPart::Kind::Or, conjunction());
        while (takeWord("or"))
            all->parts.push_back(conjunction());
        return all;
    }

    std::unique_ptr<QueryPart> conjunction() {
        auto all = joined(QueryPart::Kind::And, negation());
        while (takeWord("and"))
            all->parts.push_back(negation());
        return all;
    }

    std::unique_ptr<QueryPart> negation() {
        if (++m_depth > deepest)
            refuse("The query goes deeper than " + std::to_string(deepest) + " parentheses.");
        std::unique_ptr<QueryPart> part;
        if (takeWord("not"))
            part = joined(QueryPart::Kind::Not, negation());
        else if (takeFunction("child"))
            part = joined(QueryPart::Kind::Child, closed());
        else if (takeFunction("below"))
            part = joined(QueryPart::Kind::Below, closed());
        else if (takeSign("("))
            part = closed();
        else
            part = test();
        --m_depth;
        return part;
    }

    std::unique_ptr<QueryPart> closed() {
        auto part = disjunction();
        if (!takeSign(")"))
            refuse("Here a closing parenthesis is missing.");
        return part;
    }

    std::unique_ptr<QueryPart> test() {
        auto part = std::make_unique<QueryPart>();
        part->attribute = attribute();
        const auto op = takeOperator();
        if (!op)
            return part;
        part->op = *op;
        skipBlanks();
        if (takeSign("@")) {
            part->operandKind = QueryPart::Operand::Attribute;
            part->operand = attribute();
        } else if (takeSign("\"")) {
            part->operandKind = QueryPart::Operand::Quoted;
            part->operand = quoted();
        } else {
            part->operand = word();
            // As the lines of a recording have it. Paths are texts with escapes themselves.
            const bool isPath = part->attribute == "path" || part->attribute.ends_with(".path");
            if (std::string decoded; !isPath && decodeEscapes(part->operand, decoded))
                part->operand = std::move(decoded);
        }
        return part;
    }

    std::string attribute() {
        skipBlanks();
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at]))
            ++m_at;
        if (m_at == begin)
            refuse("Here the name of an attribute is missing, such as value or reason.");
        return std::string(m_text.substr(begin, m_at - begin));
    }

    std::optional<QueryOperator> takeOperator() {
        constexpr std::array<std::pair<std::string_view, QueryOperator>, 7> operators = {{
            {"!=", QueryOperator::NotEqual},
            {"<=", QueryOperator::LessOrEqual},
            {">=", QueryOperator::GreaterOrEqual},
            {"=", QueryOperator::Equal},
            {"<", QueryOperator::Less},
            {">", QueryOperator::Greater},
            {"~", QueryOperator::Contains},
        }};
        for (const auto& [sign, op] : operators)
            if (takeSign(sign))
                return op;
        return std::nullopt;
    }

    std::string quoted() {
        const std::size_t end = m_text.find('"', m_at);
        if (end == std::string_view::npos) {
            m_at = m_text.size();
            refuse("Here a closing quotation mark is missing.");
        }
        const std::string_view text = m_text.substr(m_at, end - m_at);
        m_at = end + 1;
        return std::string(text);
    }

    std::string word() {
        const std::size_t begin = m_at;
        const std::size_t end = std::min(m_text.find_first_of(" \t()\"", begin), m_text.size());
        if (end == begin)
            refuse("Here what to compare with is missing: a word, a quoted text, or @ and an "
                   "attribute.");
        m_at = end;
        return std::string(m_text.substr(begin, end - begin));
    }

    std::string_view m_text;
    std::size_t m_at = 0, m_depth = 0;
};

} // namespace

std::unique_ptr<QueryPart> parseQuery(std::string_view text) {
    return Parser(text).whole();
}

} // namespace yomi::trace
