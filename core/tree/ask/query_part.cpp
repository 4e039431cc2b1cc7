// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/query_part.h"

#include "core/common/sentence.h"
#include "core/tree/ask/attributes.h"
#include "core/tree/ask/query.h"
#include "core/tree/line_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace yomi::tree {

namespace {

constexpr std::size_t deepest = 200; ///< nested parentheses
constexpr std::string_view signs = "=<>!~";

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
            refuse("Expected \"and\", \"or\" or the end of the query.");
        return query;
    }

private:
    template <class... Values>
    [[noreturn]] void refuse(Template<std::type_identity_t<Values>...> fault,
                             const Values&... values) const {
        throw QueryError(m_at + 1, Sentence(fault, values...));
    }

    [[noreturn]] void refuseMissingOperand() const {
        refuse("Expected a word, a quoted text, or @ and an attribute to compare with.");
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

    /// Takes a whole word, in small letters or capitals: "or", not the beginning of "order".
    bool takeWord(std::string_view word) {
        skipBlanks();
        const std::string_view rest = m_text.substr(m_at);
        const auto isSame = [](char typed, char known) {
            return (typed | 0x20) == known;
        };
        if (!std::ranges::equal(rest.substr(0, word.size()), word, isSame) ||
            (rest.size() > word.size() && isNameCharacter(rest[word.size()])))
            return false;
        m_at += word.size();
        return true;
    }

    /// The same followed by an opening parenthesis.
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
        while (takeWord("or") || takeSign("||"))
            all->parts.push_back(conjunction());
        return all;
    }

    std::unique_ptr<QueryPart> conjunction() {
        auto all = joined(QueryPart::Kind::And, negation());
        while (takeWord("and") || takeSign("&&"))
            all->parts.push_back(negation());
        return all;
    }

    std::unique_ptr<QueryPart> negation() {
        if (++m_depth > deepest)
            refuse("The query goes deeper than {} parentheses.", deepest);
        std::unique_ptr<QueryPart> part;
        if (takeWord("not") || takeSign("!"))
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
            refuse("A closing parenthesis is missing here.");
        return part;
    }

    std::unique_ptr<QueryPart> test() {
        auto part = std::make_unique<QueryPart>();
        part->attribute = attribute();
        skipBlanks();
        const std::size_t sign = m_at;
        const auto op = takeOperator();
        if (!op)
            return part;
        part->op = *op;
        skipBlanks();
        const std::size_t begin = m_at;
        if (takeSign("@")) {
            part->operandKind = QueryPart::Operand::Attribute;
            part->operand = attribute();
        } else if (takeSign("\"") || takeSign("'")) {
            part->operandKind = QueryPart::Operand::Quoted;
            part->operand = quoted(m_text[m_at - 1]);
        } else {
            refuseDoubledSign(*part, sign);
            part->operand = word();
            // Escapes are as in recordings. Paths are texts that contain escapes themselves.
            const bool isPath = Attribute(part->attribute).name() == "path";
            if (std::string decoded; !isPath && decodeEscapes(part->operand, decoded))
                part->operand = std::move(decoded);
        }
        checkOperand(*part, begin);
        return part;
    }

    /// Other languages write "value==-1", "nodes<>5" and "nodes=>5".
    void refuseDoubledSign(const QueryPart& part, std::size_t begin) {
        const std::size_t second = m_at;
        if (second == m_text.size() || signs.find(m_text[second]) == std::string_view::npos)
            return;
        constexpr std::array<std::array<std::string_view, 2>, 4> slips = {
            {{"==", "="}, {"<>", "!="}, {"=>", ">="}, {"=<", "<="}}};
        const std::string_view written = m_text.substr(begin, second + 1 - begin);
        for (const auto& [slip, right] : slips)
            if (slip == written) {
                const std::string_view rest = m_text.substr(second + 1);
                refuse("Write {}.", part.attribute + std::string(right) +
                                        std::string(rest.substr(0, rest.find_first_of(" \t()"))));
            }
        refuseMissingOperand();
    }

    /// Refuses a test that no node or every node would pass.
    void checkOperand(const QueryPart& part, std::size_t begin) {
        if (part.operandKind == QueryPart::Operand::Attribute || isPlace(part) ||
            part.op == QueryOperator::Contains)
            return;
        const Attribute attribute(part.attribute);
        const bool isEquality =
            part.op == QueryOperator::Equal || part.op == QueryOperator::NotEqual;
        const bool isNumber = parseNumber(part.operand).has_value();
        const bool isQuoted = part.operandKind == QueryPart::Operand::Quoted;
        const std::size_t end = std::exchange(m_at, begin); // the place of errors
        if (!isEquality && isNumber && isQuoted)
            refuse("Write {} without quotation marks, to compare numbers.", part.operand);
        if (!isNumber && (!isEquality || attribute.isNumber())) {
            std::string plain = part.operand;
            const std::size_t comma = plain.find(',');
            constexpr std::size_t thousands = 4; // ",000"
            if (comma == plain.rfind(',') && comma != plain.npos &&
                plain.size() - comma != thousands)
                plain[comma] = '.'; // 3,5
            std::erase(plain, ',');
            const bool isName = Attribute(part.operand).isKnown();
            if (isName)
                plain = '@' + part.operand;
            if (isName || parseNumber(plain))
                refuse("{} is not a number; write {}.", shownText(part.operand), plain);
            refuse("{} is not a number.", shownText(part.operand));
        }
        const auto words = attribute.words();
        if (!words.empty() && isEquality && std::ranges::find(words, part.operand) == words.end()) {
            std::string list;
            for (const std::string_view each : words)
                list.append(list.empty() ? "" : ", ").append(each);
            refuse("{} is one of {}, not {}.", part.attribute, list, shownText(part.operand));
        }
        m_at = end;
    }

    std::string attribute() {
        skipBlanks();
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at]))
            ++m_at;
        std::string name(m_text.substr(begin, m_at - begin));
        if (name.empty() || name == "and" || name == "or" || name == "not") {
            m_at = begin;
            refuse("Expected an attribute, such as value or reason.");
        }
        return name;
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

    std::string quoted(char mark) {
        const std::size_t end = m_text.find(mark, m_at);
        if (end == std::string_view::npos) {
            m_at = m_text.size();
            refuse("A closing quotation mark is missing here.");
        }
        const std::string_view text = m_text.substr(m_at, end - m_at);
        m_at = end + 1;
        return std::string(text);
    }

    std::string word() {
        const std::size_t begin = m_at;
        const std::size_t end =
            std::min({m_text.find_first_of(" \t()\"", begin), m_text.find("&&", begin),
                      m_text.find("||", begin), m_text.size()});
        if (end == begin)
            refuseMissingOperand();
        m_at = end;
        return std::string(m_text.substr(begin, end - begin));
    }

    std::string_view m_text;
    std::size_t m_at = 0, m_depth = 0;
};

} // namespace

bool isPlace(const QueryPart& test) {
    return test.operandKind == QueryPart::Operand::Word && test.attribute == "best" &&
           (test.operand == "first" || test.operand == "last");
}

std::unique_ptr<QueryPart> parseQuery(std::string_view text) {
    return Parser(text).whole();
}

} // namespace yomi::tree
