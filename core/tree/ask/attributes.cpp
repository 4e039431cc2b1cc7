// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/attributes.h"

#include "core/common/spelling.h"
#include "core/tree/ask/node_path.h"
#include "core/tree/line_fields.h"
#include "core/tree/line_text.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <iterator>

namespace yomi::tree {

/// A node with its recording.
struct Asked {
    const Recording& recording;
    const RecordingDetails& details;
    NodeId id;

    const RecordedNode& node() const { return recording.nodes[id]; }
    std::string_view word(WordId word) const { return recording.words.text(word); }
    /// Calls see(child) for each child that its parent counts.
    template <class See>
    void forEachCounted(const See& see) const {
        recording.forEachChild(id, [&](const RecordedNode& child) {
            if (child.isCounted())
                see(child);
        });
    }
};

struct KnownAttribute {
    std::string_view name;
    AttributeValue (*valueAt)(const Asked& at) = nullptr;
    bool isNumber = false;
    std::span<const std::string_view> words = {}; ///< all possible ones, if they are limited
    const LineField* field = nullptr;             ///< whose content it is, without valueAt
};

namespace {

struct Best {
    std::string_view move;
    std::uint32_t place = 0; ///< 0: unknown
};

/// The move whose last visit is best for the side to move; the first one of equals.
std::optional<Best> bestVisit(const Asked& at) {
    const RecordedNode& above = at.node();
    const BoundKind notEnough = at.recording.isTurned(above) ? BoundKind::Lower : BoundKind::Upper;
    if (!above.bound || *above.bound == notEnough || !isFromMoves(at.recording, above))
        return std::nullopt;
    struct Visited {
        WordId move = noWord;
        double value = -infinite;
        bool hasValue = false;
    };
    boost::container::small_vector<Visited, 64> moves; // by place
    at.forEachCounted([&](const RecordedNode& child) {
        moves.resize(std::max<std::size_t>(moves.size(), child.place));
        if (!child.hasValue)
            return;
        const double own = at.recording.isTurned(child) ? -child.value : child.value;
        moves[child.place - 1] = {child.move, child.side == above.side ? own : -own, true};
    });
    std::optional<Best> best;
    double most = -infinite;
    for (std::uint32_t place = 1; place <= moves.size(); ++place) {
        const Visited& move = moves[place - 1];
        if (!move.hasValue || (best && move.value <= most))
            continue;
        best = Best{at.word(move.move), place};
        most = move.value;
    }
    return best;
}

std::optional<Best> bestOf(const Asked& at) {
    const std::optional<WordId> printed = at.details.kept().best[at.id];
    if (!printed)
        return bestVisit(at);
    Best best{at.details.text(*printed)};
    at.forEachCounted([&](const RecordedNode& child) {
        if (best.place == 0 && at.word(child.move) == best.move)
            best.place = child.place;
    });
    return best;
}

AttributeValue numberIf(bool isThere, double number) {
    return isThere ? AttributeValue(number) : std::nullopt;
}

AttributeValue countOf(std::uint64_t count) {
    return static_cast<double>(count);
}

AttributeValue textOf(std::string_view text) {
    return std::string(text);
}

AttributeValue yesOrNo(bool is) {
    return textOf(is ? "yes" : "no");
}

AttributeValue iterationOf(const Asked& at) {
    const std::size_t iteration = at.recording.iterationOf(at.id);
    const WordId name = at.recording.iterations[iteration].name;
    return name != noWord ? textOf(at.word(name)) : countOf(iteration + 1);
}

AttributeValue firstMove(const Asked& at) {
    std::optional<WordId> first;
    at.forEachCounted([&](const RecordedNode& child) { first = first.value_or(child.move); });
    return first ? textOf(at.word(*first)) : std::nullopt;
}

AttributeValue lastMove(const Asked& at) {
    std::optional<WordId> last;
    at.forEachCounted([&](const RecordedNode& child) { last = child.move; });
    return last ? textOf(at.word(*last)) : std::nullopt;
}

AttributeValue bestMove(const Asked& at) {
    const auto best = bestOf(at);
    return best ? textOf(best->move) : std::nullopt;
}

AttributeValue rankOfBest(const Asked& at) {
    const auto best = bestOf(at);
    return best ? numberIf(best->place > 0, best->place) : std::nullopt;
}

AttributeValue childCount(const Asked& at) {
    std::uint64_t count = 0;
    at.recording.forEachChild(at.id, [&](const RecordedNode&) { ++count; });
    return countOf(count);
}

AttributeValue moveCount(const Asked& at) {
    std::uint32_t count = 0;
    at.recording.forEachChild(
        at.id, [&](const RecordedNode& child) { count = std::max(count, child.place); });
    return countOf(count);
}

AttributeValue skipCount(const Asked& at) {
    std::uint64_t count = 0;
    at.details.forEachSkip(at.id, [&](std::string_view) { ++count; });
    return countOf(count);
}

/// The content of a field.
AttributeValue contentOf(const LineField& field, const Asked& at) {
    const auto keptIn = [&]<class Kept>(Kept KeptFields::*column) -> AttributeValue {
        const auto content = (at.details.kept().*column)[at.id];
        if (!content)
            return std::nullopt;
        if constexpr (std::is_same_v<typename Kept::Content, WordId>)
            return textOf(at.details.text(*content));
        else if constexpr (std::is_same_v<typename Kept::Content, double>)
            return *content;
        else
            return textOf(fieldText(*content));
    };
    return std::visit(keptIn, field.kept.column);
}

template <class Enum>
constexpr auto wordsOf = enumNames(Enum());
constexpr auto yesNoWords = namesInOrder("yes", "no");

constexpr KnownAttribute derivedAttributes[] = {
    {"line", [](const Asked& at) { return countOf(at.recording.lineNumberOf(at.node().entered)); },
     true},
    {"iteration", iterationOf},
    {"ply", [](const Asked& at) { return countOf(at.node().ply); }, true},
    {"path",
     [](const Asked& at) {
         return textOf(pathText(at.recording, at.id));
     }},
    {"place", [](const Asked& at) { return numberIf(at.node().place > 0, at.node().place); }, true},
    {"again", [](const Asked& at) { return yesOrNo(at.node().isRepeated); }, false, yesNoWords},
    {"first", firstMove},
    {"last", lastMove},
    {"width",
     [](const Asked& at) {
         return numberIf(at.node().hasWindow, at.node().beta - at.node().alpha);
     },
     true},
    {"move",
     [](const Asked& at) {
         return textOf(at.word(at.node().move));
     }},
    {"side", [](const Asked& at) { return textOf(nameOf(at.node().side)); }, false, wordsOf<Side>},
    {"kind", [](const Asked& at) { return textOf(nameOf(at.node().kind)); }, false,
     wordsOf<NodeKind>},
    {"alpha", [](const Asked& at) { return numberIf(at.node().hasWindow, at.node().alpha); }, true},
    {"beta", [](const Asked& at) { return numberIf(at.node().hasWindow, at.node().beta); }, true},
    {"value", [](const Asked& at) { return numberIf(at.node().hasValue, at.node().value); }, true},
    {"bound",
     [](const Asked& at) {
         return at.node().bound ? textOf(nameOf(*at.node().bound)) : std::nullopt;
     },
     false, wordsOf<BoundKind>},
    {"reason",
     [](const Asked& at) {
         return textOf(at.node().isOpen() ? "open" : at.word(at.node().reason));
     }},
    {"best", bestMove},
    {"cut", [](const Asked& at) { return yesOrNo(at.node().isCutoff); }, false, yesNoWords},
    {"rank", rankOfBest, true},
    {"children", childCount, true},
    {"moves", moveCount, true},
    {"nodes", [](const Asked& at) { return countOf(at.node().end - at.id); }, true},
    {"skips", skipCount, true},
    {"us", [](const Asked& at) { return AttributeValue(at.recording.timeOf(at.node())); }, true},
};

/// The attribute that is a field's content.
KnownAttribute attributeOf(const LineField& field) {
    const auto wordsIn =
        []<class Content>(LineField::In<Content>) -> std::span<const std::string_view> {
        if constexpr (NamedEnum<Content>)
            return wordsOf<Content>;
        else
            return {};
    };
    const bool isNumber = std::holds_alternative<LineField::In<double>>(field.member);
    return {field.kept.attribute, nullptr, isNumber, std::visit(wordsIn, field.member), &field};
}

/// The attributes derived from a node, then the fields.
std::span<const KnownAttribute> knownAttributes() {
    static const std::vector<KnownAttribute> all = [] {
        std::vector<KnownAttribute> known(std::begin(derivedAttributes),
                                          std::end(derivedAttributes));
        for (const LineField& field : lineFields())
            if (!field.kept.attribute.empty())
                known.push_back(attributeOf(field));
        return known;
    }();
    return all;
}

} // namespace

std::string valueText(const AttributeValue::value_type& value) {
    if (const double* const number = std::get_if<double>(&value))
        return numberText(*number);
    return std::get<std::string>(value);
}

bool isFromMoves(const Recording& recording, const RecordedNode& node) {
    const WordId reason = node.reason;
    return reason == alphaWord || reason == betaWord || reason == cutWord || reason == insideWord ||
           recording.words.text(reason) == "all";
}

std::vector<std::string_view> Attribute::names() {
    std::vector<std::string_view> all;
    for (const KnownAttribute& each : knownAttributes())
        all.push_back(each.name);
    return all;
}

std::string Attribute::nearest() const {
    constexpr std::pair<std::string_view, std::string_view> others[] = {
        {"a", "alpha"},     {"b", "beta"},     {"d", "depth"},    {"v", "value"},
        {"score", "value"}, {"visits", "n"},   {"prior", "p"},    {"reduction", "r"},
        {"time", "us"},     {"why", "reason"}, {"player", "side"}};
    if (m_known)
        return {};
    const auto other =
        std::ranges::find(others, m_name, [](const auto& pair) { return pair.first; });
    const std::string near =
        other != std::end(others) ? std::string(other->second) : nearestWord(m_name, names());
    return near.empty() ? near : m_text.substr(0, m_text.size() - m_name.size()) + near;
}

Attribute::Attribute(std::string_view name)
    : m_text(name) {
    constexpr std::string_view above = "parent.";
    for (; name.starts_with(above); ++m_levelsAbove)
        name.remove_prefix(above.size());
    m_name = name;
    const auto known = knownAttributes();
    const auto found = std::ranges::find(known, name, &KnownAttribute::name);
    m_known = found == known.end() ? nullptr : &*found;
}

bool Attribute::isNumber() const {
    return m_known && m_known->isNumber;
}

std::span<const std::string_view> Attribute::words() const {
    return m_known ? m_known->words : std::span<const std::string_view>();
}

AttributeValue Attributes::of(NodeId id, const Attribute& attribute) const {
    for (int level = 0; level < attribute.m_levelsAbove; ++level) {
        id = m_recording.nodes[id].parent;
        if (id == noNode)
            return std::nullopt;
    }
    if (m_recording.nodes[id].isImplied)
        return std::nullopt;
    const Asked at{m_recording, m_details, id};
    if (const KnownAttribute* const known = attribute.m_known)
        return known->field ? contentOf(*known->field, at) : known->valueAt(at);
    if (const auto own = m_details.ownField(id, attribute.m_name))
        return textOf(*own);
    return std::nullopt;
}

std::string_view Attributes::bestOf(NodeId id) const {
    const auto best = tree::bestOf({m_recording, m_details, id});
    return best ? best->move : std::string_view();
}

} // namespace yomi::tree
