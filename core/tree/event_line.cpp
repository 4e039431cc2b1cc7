// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/event_line.h"

#include "core/tree/line_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace yomi::tree {

/// The part of an EventLine that a part or field of a line sets.
enum class EventParser::Slot : std::uint8_t {
    Name,
    MoveText,
    Alpha,
    Beta,
    Bound,
    Value,
    Low,
    High,
    Did,
    Why,
    Reason,
    Depth,
    Reduction,
    Key,
    Board,
    Side,
    Kind,
    PathText,
    Best,
    TakenValue,
    Moves,
    Won,
    Visits,
    Prior,
    Partial,
    Microseconds,
};

/// A name in JSON or of a field, and the kinds of lines that may have it.
struct EventParser::Key {
    std::string_view name;
    Slot slot;
    unsigned kinds;
    bool isPart = false; ///< text lines give it by position, not by name
};

namespace {

constexpr unsigned bit(LineKind kind) {
    return 1u << static_cast<unsigned>(kind);
}

constexpr std::size_t longestText = 255;
constexpr double greatestDepth = 32767;

std::string_view usage(LineKind kind) {
    constexpr std::array<std::string_view, 8> usages = {
        "i [NAME]",     "> MOVE [ALPHA BETA]",     "t none, or t KIND VALUE [DID]",
        "e VALUE",      "w ALPHA BETA [WHY]",      "x MOVE [WHY]",
        "s KIND VALUE", "< VALUE [BOUND] [REASON]"};
    return usages[static_cast<std::size_t>(kind)];
}

const char* const blankHint = "a blank within a move is written %20";

bool hasMove(LineKind kind) {
    return kind == LineKind::Enter || kind == LineKind::Skip;
}

/// Suggests which number was meant.
std::string numberHint(std::string_view text, bool isBehindMove) {
    if (text == ">" || text == "<")
        return "another line seems to begin here, as where two threads print to one file";
    const bool isNegative = text.starts_with('-');
    std::string size(text.substr(isNegative || text.starts_with('+') ? 1 : 0));
    if (const auto number = parseNumberOfAnySize(size))
        return "inf=" + size + " in the header makes it infinite";
    std::ranges::transform(size, size.begin(), [](char each) {
        return each >= 'A' && each <= 'Z' ? static_cast<char>(each | 0x20) : each;
    });
    if (size == "infinity" || size == "inf" || size == "∞")
        return isNegative ? "write -inf" : "write inf";
    return isBehindMove ? blankHint : "";
}

std::optional<LineKind> kindOfSymbol(std::string_view part) {
    constexpr std::string_view symbols = "i>tewxs<";
    const std::size_t found = part.size() == 1 ? symbols.find(part[0]) : std::string_view::npos;
    if (found == std::string_view::npos)
        return std::nullopt;
    return static_cast<LineKind>(found);
}

[[noreturn]] void refuse(ErrorKind kind, const LinePart& part, const std::string& expected,
                         const std::string& hint = "") {
    throw LineError(kind, std::string(part.name) + " takes " + expected + ", not " +
                              shownText(part.text) + (hint.empty() ? "." : "; " + hint + "."));
}

std::string_view textOf(const LinePart& part) {
    const bool isWhole = part.form == LinePart::Form::Number &&
                         part.text.find_first_of(".eE") == std::string_view::npos;
    if (part.form != LinePart::Form::Text && !isWhole)
        refuse(ErrorKind::Json, part, "a text");
    return part.text;
}

std::string_view shortTextOf(const LinePart& part) {
    const std::string_view text = textOf(part);
    if (text.size() > longestText)
        throw LineError(ErrorKind::TooLong, std::string(part.name) + " has " +
                                                std::to_string(text.size()) + " bytes; at most " +
                                                std::to_string(longestText) + " are read.");
    return text;
}

double anyNumberOf(const LinePart& part, bool isBehindMove = false) {
    const auto number = part.form <= LinePart::Form::Number ? parseNumber(part.text) : std::nullopt;
    if (!number)
        refuse(ErrorKind::Number, part, "a number of at most 1e15 in size, or inf",
               numberHint(part.text, isBehindMove));
    return *number;
}

double countOf(const LinePart& part) {
    const auto number = part.form <= LinePart::Form::Number ? parseCount(part.text) : std::nullopt;
    if (!number)
        refuse(ErrorKind::Number, part, "digits, a number of at most 1e15");
    return *number;
}

double depthOf(const LinePart& part, bool mayBeInfinite) {
    const double depth = anyNumberOf(part);
    const bool isDepth = depth == std::floor(depth) && std::abs(depth) <= greatestDepth;
    if (!isDepth && !(mayBeInfinite && depth == infinite))
        refuse(ErrorKind::Number, part, "a whole number of at most 32767 in size");
    return depth;
}

template <NamedEnum Enum>
Enum wordOf(const LinePart& part) {
    const auto found =
        part.form == LinePart::Form::Text ? enumNamed<Enum>(part.text) : std::nullopt;
    if (!found)
        refuse(ErrorKind::Word, part, "one of " + listOfNames<Enum>());
    return *found;
}

enum class Partial : std::uint8_t { Yes };
constexpr auto enumNames(Partial) {
    return namesInOrder("yes");
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
    return kindOfSymbol(splitter.take()).has_value();
}

const EventLine& EventParser::readText(std::string_view line) {
    m_isJson = false;
    m_splitter.begin(line);
    const std::string_view symbol = m_splitter.take();
    const std::optional<LineKind> kind = kindOfSymbol(symbol);
    if (!kind)
        throw LineError(ErrorKind::Event, "A line begins with one of i > t e w x s <, not with " +
                                              shownText(symbol) + ".");
    m_line = {};
    m_own.clear();
    m_line.kind = *kind;
    switch (*kind) {
    case LineKind::Iteration:
        takeInOrder({Slot::Name});
        break;
    case LineKind::Enter:
        takeInOrder({Slot::MoveText, Slot::Alpha, Slot::Beta});
        break;
    case LineKind::Table:
    case LineKind::Store:
        takeEntry();
        break;
    case LineKind::Evaluate:
        takeInOrder({Slot::Value});
        break;
    case LineKind::Window:
        takeInOrder({Slot::Alpha, Slot::Beta, Slot::Why});
        break;
    case LineKind::Skip:
        takeInOrder({Slot::MoveText, Slot::Why});
        break;
    case LineKind::Leave:
        takeReturn();
        break;
    }
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
        throw LineError(ErrorKind::Missing, "The key event is missing.");
    const auto kind =
        event->form == LinePart::Form::Text ? enumNamed<LineKind>(event->text) : std::nullopt;
    if (!kind)
        refuse(ErrorKind::Event, *event, "one of " + listOfNames<LineKind>());
    m_line = {};
    m_own.clear();
    m_line.kind = *kind;
    for (const LinePart& member : members)
        setNamed(member);
    std::erase_if(m_own, [](const LinePart& member) { return member.name == "event"; });
    complete();
    m_line.own = m_own;
    return m_line;
}

const EventParser::Key* EventParser::keyNamed(std::string_view name) const {
    constexpr unsigned iteration = bit(LineKind::Iteration), enter = bit(LineKind::Enter),
                       table = bit(LineKind::Table), evaluate = bit(LineKind::Evaluate),
                       window = bit(LineKind::Window), skip = bit(LineKind::Skip),
                       store = bit(LineKind::Store), leave = bit(LineKind::Leave), any = ~0u;
    static constexpr Key keys[] = {
        {"d", Slot::Depth, enter | table | store},
        {"key", Slot::Key, enter},
        {"board", Slot::Board, enter},
        {"best", Slot::Best, table | store | leave},
        {"us", Slot::Microseconds, any},
        {"r", Slot::Reduction, enter},
        {"side", Slot::Side, enter},
        {"kind", Slot::Kind, enter},
        {"path", Slot::PathText, enter},
        {"v", Slot::TakenValue, skip},
        {"moves", Slot::Moves, leave},
        {"won", Slot::Won, leave},
        {"n", Slot::Visits, leave},
        {"p", Slot::Prior, leave},
        {"partial", Slot::Partial, leave},
        {"name", Slot::Name, iteration, true},
        {"move", Slot::MoveText, enter | skip, true},
        {"alpha", Slot::Alpha, enter | window, true},
        {"beta", Slot::Beta, enter | window, true},
        {"bound", Slot::Bound, table | store | leave, true},
        {"value", Slot::Value, evaluate | table | store | leave, true},
        {"low", Slot::Low, table | store, true},
        {"high", Slot::High, table | store, true},
        {"did", Slot::Did, table, true},
        {"why", Slot::Why, window | skip, true},
        {"reason", Slot::Reason, leave, true},
    };
    for (const Key& key : keys)
        if (!name.empty() && key.name.front() == name.front() && key.name == name &&
            (key.kinds & bit(m_line.kind)) && (m_isJson || !key.isPart))
            return &key;
    return nullptr;
}

/// Takes parts until one is missing. A move is any text, even one that looks like a field.
void EventParser::takeInOrder(std::initializer_list<Slot> slots) {
    for (const Slot slot : slots) {
        if (m_splitter.isAtEnd() || (slot != Slot::MoveText && m_splitter.isAtField()))
            return;
        static constexpr std::array<std::string_view, 11> names = {
            "The name", "The move", "Alpha", "Beta",    "The kind",  "The value",
            "Low",      "High",     "DID",   "The why", "The reason"};
        set(slot, {names[static_cast<std::size_t>(slot)], m_splitter.take()});
    }
}

void EventParser::takeEntry() {
    takeInOrder({Slot::Bound});
    if (m_line.entry == EntryKind::Range)
        takeInOrder({Slot::Low, Slot::High});
    else if (m_line.entry && *m_line.entry != EntryKind::None)
        takeInOrder({Slot::Value});
    if (m_line.kind == LineKind::Table && m_line.entry != EntryKind::None)
        takeInOrder({Slot::Did});
}

/// A word after the value that is no bound is the reason.
void EventParser::takeReturn() {
    takeInOrder({Slot::Value});
    if (m_splitter.isAtEnd() || m_splitter.isAtField())
        return;
    const std::string_view word = m_splitter.take();
    if (!enumNamed<BoundKind>(word))
        return set(Slot::Reason, {"The reason", word});
    set(Slot::Bound, {"The bound", word});
    takeInOrder({Slot::Reason});
}

void EventParser::takeFields() {
    try {
        for (const LinePart& field : m_splitter.takeFields())
            setNamed(field);
    } catch (const LineError& error) {
        if (error.kind() != ErrorKind::Extra || !hasMove(m_line.kind))
            throw;
        throw LineError(error.kind(),
                        std::string(error.what()) + " A move is one part: " + blankHint + ".");
    }
}

void EventParser::setNamed(const LinePart& part) {
    if (const Key* const key = keyNamed(part.name))
        set(key->slot, part);
    else
        m_own.push_back(part);
}

void EventParser::set(Slot slot, const LinePart& part) {
    switch (slot) {
    case Slot::Name:
    case Slot::MoveText:
        m_line.word = shortTextOf(part);
        break;
    case Slot::Alpha:
        m_line.alpha = scoreOf(part);
        break;
    case Slot::Beta:
        m_line.beta = scoreOf(part);
        break;
    case Slot::Bound:
        if (m_line.kind == LineKind::Leave)
            m_line.bound = wordOf<BoundKind>(part);
        else
            m_line.entry = wordOf<EntryKind>(part);
        if (m_line.kind == LineKind::Store && m_line.entry == EntryKind::None)
            refuse(ErrorKind::Word, part, "one of exact, lower, upper, range");
        break;
    case Slot::Value:
        m_line.hasNoValue = m_line.kind == LineKind::Leave &&
                            (m_isJson ? part.form == LinePart::Form::Null : part.text == "-");
        if (!m_line.hasNoValue)
            m_line.value = scoreOf(part);
        break;
    case Slot::Low:
        m_line.low = scoreOf(part);
        break;
    case Slot::High:
        m_line.high = scoreOf(part);
        break;
    case Slot::Did:
        m_line.use = wordOf<EntryUse>(part);
        break;
    case Slot::Why:
    case Slot::Reason:
        m_line.why = shortTextOf(part);
        break;
    case Slot::Depth:
        m_line.depth = depthOf(part, m_line.kind != LineKind::Enter);
        break;
    case Slot::Reduction:
        m_line.reduction = depthOf(part, false);
        break;
    case Slot::Key:
        m_line.key = textOf(part);
        break;
    case Slot::Board:
        m_line.board = textOf(part);
        break;
    case Slot::Side:
        m_line.side = wordOf<Side>(part);
        break;
    case Slot::Kind:
        m_line.nodeKind = wordOf<NodeKind>(part);
        break;
    case Slot::PathText:
        m_line.path = textOf(part);
        break;
    case Slot::Best:
        m_line.best = shortTextOf(part);
        break;
    case Slot::TakenValue:
        m_line.value = scoreOf(part);
        break;
    case Slot::Moves:
        m_line.moves = countOf(part);
        break;
    case Slot::Won:
        m_line.won = wordOf<Winner>(part);
        break;
    case Slot::Visits:
        m_line.visits = countOf(part);
        break;
    case Slot::Prior:
        m_line.prior = anyNumberOf(part);
        break;
    case Slot::Partial:
        m_line.isPartial = wordOf<Partial>(part) == Partial::Yes;
        break;
    case Slot::Microseconds:
        m_line.microseconds = countOf(part);
        break;
    }
}

void EventParser::complete() const {
    const auto require = [&](bool isThere, std::string_view name) {
        if (isThere)
            return;
        const std::string lacks = std::string(name) + " is missing";
        throw LineError(ErrorKind::Missing,
                        m_isJson ? "The key " + lacks + "."
                                 : "The " + lacks + ": " + std::string(usage(m_line.kind)) +
                                       " is how such a line goes" +
                                       (hasMove(m_line.kind) ? "; " + std::string(blankHint) : "") +
                                       ".");
    };
    switch (m_line.kind) {
    case LineKind::Iteration:
        break;
    case LineKind::Enter:
        require(m_line.word.has_value(), "move");
        require(m_line.alpha || !m_line.beta, "alpha");
        require(m_line.beta || !m_line.alpha, "beta");
        break;
    case LineKind::Table:
    case LineKind::Store:
        require(m_line.entry.has_value(), m_isJson ? "bound" : "kind");
        if (*m_line.entry == EntryKind::Range) {
            require(m_line.low.has_value(), "low");
            require(m_line.high.has_value(), "high");
        } else if (*m_line.entry != EntryKind::None) {
            require(m_line.value.has_value(), "value");
        } else if (m_line.use != EntryUse::Unknown) {
            throw LineError(ErrorKind::Extra, "Where the table has nothing, nothing comes of it.");
        }
        break;
    case LineKind::Evaluate:
        require(m_line.value.has_value(), "value");
        break;
    case LineKind::Window:
        require(m_line.alpha.has_value(), "alpha");
        require(m_line.beta.has_value(), "beta");
        break;
    case LineKind::Skip:
        require(m_line.word.has_value(), "move");
        break;
    case LineKind::Leave:
        require(m_line.value || m_line.hasNoValue, "value");
        break;
    }
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

} // namespace yomi::tree
