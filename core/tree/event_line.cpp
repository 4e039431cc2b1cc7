// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/event_line.h"

#include "core/tree/line_fields.h"
#include "core/tree/line_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace yomi::tree {

namespace {

constexpr std::size_t longestText = 255;
constexpr double greatestDepth = 32767;

Phrase usage(LineKind kind) {
    constexpr std::array<Phrase, 8> usages = {Phrase("i [NAME]"),
                                              Phrase("> MOVE [ALPHA BETA]"),
                                              Phrase("t none, or t KIND VALUE [DID]"),
                                              Phrase("e VALUE"),
                                              Phrase("w ALPHA BETA [WHY]"),
                                              Phrase("x MOVE [WHY]"),
                                              Phrase("s KIND VALUE"),
                                              Phrase("< VALUE [BOUND] [REASON]")};
    return usages[static_cast<std::size_t>(kind)];
}

bool hasMove(LineKind kind) {
    return kind == LineKind::Enter || kind == LineKind::Skip;
}

/// Suggests which number was meant.
Sentence numberHint(std::string_view text, bool isBehindMove) {
    if (text == ">" || text == "<")
        return Sentence("another line seems to begin here, as where two threads print to one file");
    const bool isNegative = text.starts_with('-');
    std::string size(text.substr(isNegative || text.starts_with('+') ? 1 : 0));
    if (const auto number = parseNumberOfAnySize(size))
        return Sentence("inf={} in the header makes it infinite", size);
    std::ranges::transform(size, size.begin(), [](char each) {
        return each >= 'A' && each <= 'Z' ? static_cast<char>(each | 0x20) : each;
    });
    if (size == "infinity" || size == "inf" || size == "∞")
        return isNegative ? Sentence("write -inf") : Sentence("write inf");
    return isBehindMove ? Sentence("a blank within a move is written %20") : Sentence();
}

/// The part's name as the first word of a sentence.
Sentence subjectOf(const LinePart& part) {
    const auto row = std::ranges::find(
        lineFields(), part.name, [](const LineField& field) { return field.part.shown.english(); });
    return row != lineFields().end() ? Sentence(row->part.shown)
                                     : Sentence::verbatim(std::string(part.name));
}

/// The template's first places are for the part's name and its text.
template <class... Values>
[[noreturn]] void refuse(Template<Sentence, Sentence, std::type_identity_t<Values>...> english,
                         ErrorKind kind, const LinePart& part, const Values&... values) {
    throw LineError(kind, Sentence(english, subjectOf(part), shownText(part.text), values...));
}

std::string_view textOf(const LinePart& part) {
    const bool isWhole = part.form == LinePart::Form::Number &&
                         part.text.find_first_of(".eE") == std::string_view::npos;
    if (part.form != LinePart::Form::Text && !isWhole)
        refuse("{} takes a text, not {}.", ErrorKind::Json, part);
    return part.text;
}

std::string_view shortTextOf(const LinePart& part) {
    const std::string_view text = textOf(part);
    if (text.size() > longestText)
        throw LineError(ErrorKind::TooLong, Sentence("{} has {} bytes; at most {} are read.",
                                                     subjectOf(part), text.size(), longestText));
    return text;
}

double anyNumberOf(const LinePart& part, bool isBehindMove = false) {
    const auto number = part.form <= LinePart::Form::Number ? parseNumber(part.text) : std::nullopt;
    if (number)
        return *number;
    if (const Sentence hint = numberHint(part.text, isBehindMove); !hint.empty())
        refuse("{} takes a number of at most 1e15 in size, or inf, not {}; {}.", ErrorKind::Number,
               part, hint);
    refuse("{} takes a number of at most 1e15 in size, or inf, not {}.", ErrorKind::Number, part);
}

double countOf(const LinePart& part) {
    const auto number = part.form <= LinePart::Form::Number ? parseCount(part.text) : std::nullopt;
    if (!number)
        refuse("{} takes digits, a number of at most 1e15, not {}.", ErrorKind::Number, part);
    return *number;
}

double depthOf(const LinePart& part, bool mayBeInfinite) {
    const double depth = anyNumberOf(part);
    const bool isDepth = depth == std::floor(depth) && std::abs(depth) <= greatestDepth;
    if (!isDepth && !(mayBeInfinite && depth == infinite))
        refuse("{} takes a whole number of at most 32767 in size, not {}.", ErrorKind::Number,
               part);
    return depth;
}

template <NamedEnum Enum>
Enum wordOf(const LinePart& part) {
    const auto found =
        part.form == LinePart::Form::Text ? enumNamed<Enum>(part.text) : std::nullopt;
    if (!found)
        refuse("{0} takes one of {2}, not {1}.", ErrorKind::Word, part, listOfNames<Enum>());
    return *found;
}

Source sourceOf(const LinePart& part) {
    const std::size_t colon = std::min(part.text.find(':'), part.text.size());
    const auto kind = wordOf<SourceKind>({part.name, part.text.substr(0, colon), part.form});
    if (colon == part.text.size())
        return Source(kind);
    const auto number = parseCount(part.text.substr(colon + 1));
    if (!number || *number >= noNode)
        refuse("{} takes the number of a node after the colon, not {}.", ErrorKind::Number, part);
    return Source(kind, static_cast<std::uint32_t>(*number));
}

} // namespace

Bounds boundsOf(const EventLine& line) {
    switch (*line.entry) {
    case EntryKind::None:
        break;
    case EntryKind::Exact:
        return {*line.value, *line.value};
    case EntryKind::Lower:
        return {*line.value, infinite};
    case EntryKind::Upper:
        return {-infinite, *line.value};
    case EntryKind::Range:
        return {*line.low, *line.high};
    }
    return {};
}

bool EventParser::isEvent(std::string_view line) {
    LineSplitter splitter;
    splitter.begin(line);
    return kindOfSign(splitter.take()).has_value();
}

const EventLine& EventParser::readText(std::string_view line) {
    m_isJson = false;
    m_splitter.begin(line);
    const std::string_view sign = m_splitter.take();
    const std::optional<LineKind> kind = kindOfSign(sign);
    if (!kind)
        throw LineError(
            ErrorKind::Event,
            Sentence("A line begins with one of i > t e w x s <, not with {}.", shownText(sign)));
    begin(*kind);
    takeParts();
    complete();
    if (!m_splitter.isAtEnd())
        takeFields();
    m_line.own = m_own;
    return m_line;
}

const EventLine& EventParser::readJson(std::string_view line) {
    m_isJson = true;
    const std::vector<LinePart>& members = m_splitter.members(line);
    const auto event = std::ranges::find(members, "event", &LinePart::name);
    if (event == members.end())
        throw LineError(ErrorKind::Missing, Sentence("The key event is missing."));
    const auto kind =
        event->form == LinePart::Form::Text ? enumNamed<LineKind>(event->text) : std::nullopt;
    if (!kind)
        refuse("{0} takes one of {2}, not {1}.", ErrorKind::Event, *event, listOfNames<LineKind>());
    begin(*kind);
    for (const LinePart& member : members)
        if (member.name != event->name)
            setNamed(member);
    complete();
    m_line.own = m_own;
    return m_line;
}

void EventParser::begin(LineKind kind) {
    m_line = {};
    m_line.kind = kind;
    m_own.clear();
    m_hasNoValue = false;
}

/// Takes parts until one is missing. A move is any text, even one that looks like a field. Where a
/// bound is allowed, another word is the reason, the next part.
void EventParser::takeParts() {
    const auto fields = fieldsOf(m_line.kind);
    for (auto field = fields.begin(); field != fields.end() && (*field)->isPart(); ++field) {
        if (!(*field)->goesWith(m_line))
            continue;
        const bool isMove = hasMove(m_line.kind) && field == fields.begin();
        if (m_splitter.isAtEnd() || (!isMove && m_splitter.isAtField()))
            return;
        const std::string_view text = m_splitter.take();
        const bool isBound = std::holds_alternative<LineField::In<BoundKind>>((*field)->member);
        if (isBound && !enumNamed<BoundKind>(text))
            ++field;
        set(**field, {(*field)->part.shown.english(), text});
    }
}

void EventParser::takeFields() {
    try {
        for (const LinePart& field : m_splitter.takeFields())
            setNamed(field);
    } catch (const LineError& error) {
        if (error.kind() != ErrorKind::Extra || !hasMove(m_line.kind))
            throw;
        throw LineError(error.kind(),
                        Sentence("{} A move is one part: a blank within a move is written %20.",
                                 error.sentence()));
    }
}

void EventParser::setNamed(const LinePart& part) {
    for (const LineField* const field : fieldsOf(m_line.kind))
        if (!part.name.empty() && field->name.front() == part.name.front() &&
            field->name == part.name && (m_isJson || !field->isPart()))
            return set(*field, part);
    m_own.push_back(part);
}

void EventParser::set(const LineField& field, const LinePart& part) {
    if (field.type == FieldType::ScoreOrNone &&
        (m_isJson ? part.form == LinePart::Form::Null : part.text == "-")) {
        m_hasNoValue = true;
        return;
    }
    std::visit(
        [&]<class Value>(std::optional<Value> EventLine::*member) {
            m_line.*member = contentOf<Value>(field, part);
        },
        field.member);
}

template <class Value>
Value EventParser::contentOf(const LineField& field, const LinePart& part) const {
    if constexpr (std::is_same_v<Value, std::string_view>)
        return field.type == FieldType::ShortText ? shortTextOf(part) : textOf(part);
    else if constexpr (NamedEnum<Value>) {
        const bool isStored = m_line.kind == LineKind::Store && std::is_same_v<Value, EntryKind>;
        if (isStored && part.text == nameOf(EntryKind::None))
            refuse("{} takes one of exact, lower, upper, range, not {}.", ErrorKind::Word, part);
        return wordOf<Value>(part);
    } else if constexpr (std::is_same_v<Value, Source>)
        return sourceOf(part);
    else if constexpr (std::is_same_v<Value, Bounds>)
        return scoresOf(part);
    else if (field.type == FieldType::Depth)
        return depthOf(part, m_line.kind != LineKind::Enter);
    else if (field.type == FieldType::Count)
        return countOf(part);
    else if (field.type == FieldType::Number)
        return anyNumberOf(part);
    else
        return scoreOf(part);
}

double EventParser::scoreOf(const LinePart& part) const {
    // A number for infinity may be larger than any other.
    const auto number = std::isfinite(m_infinity) && part.form <= LinePart::Form::Number
                            ? parseNumberOfAnySize(part.text)
                            : std::nullopt;
    if (number && std::abs(*number) >= m_infinity)
        return std::copysign(infinite, *number);
    return anyNumberOf(part, m_line.kind == LineKind::Enter && !m_isJson);
}

Bounds EventParser::scoresOf(const LinePart& part) const {
    const std::size_t comma = part.text.find(',');
    if (part.form != LinePart::Form::Text || comma == std::string_view::npos)
        refuse("{} takes two numbers, the least and the greatest score, not {}.", ErrorKind::Number,
               part);
    return {scoreOf({part.name, part.text.substr(0, comma)}),
            scoreOf({part.name, part.text.substr(comma + 1)})};
}

/// Refuses a line that lacks a part it needs.
void EventParser::complete() const {
    const bool hasEnd = m_line.alpha || m_line.beta;
    const KindSet kinds = setOf(m_line.kind) | (hasEnd ? setOf(LineKind::Window) : 0); // has both
    for (const LineField* const field : fieldsOf(m_line.kind)) {
        const bool isNeeded = (field->part.needed & kinds) && field->goesWith(m_line);
        const auto isThere = [&](auto member) {
            return (m_line.*member).has_value();
        };
        if (!isNeeded || m_hasNoValue || std::visit(isThere, field->member))
            continue;
        const bool isKind = field->type == FieldType::Word && !m_isJson;
        const std::string_view lacking = isKind ? "kind" : field->name;
        const auto usual = Sentence(usage(m_line.kind));
        throw LineError(
            ErrorKind::Missing,
            m_isJson ? Sentence("The key {} is missing.", lacking)
            : hasMove(m_line.kind)
                ? Sentence("The {} is missing: {} is how such a line goes; a blank within a move "
                           "is written %20.",
                           lacking, usual)
                : Sentence("The {} is missing: {} is how such a line goes.", lacking, usual));
    }
    if (m_line.entry == EntryKind::None && m_line.use)
        throw LineError(ErrorKind::Extra,
                        Sentence("Where the table has nothing, nothing comes of it."));
}

} // namespace yomi::tree
