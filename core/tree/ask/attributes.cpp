// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/attributes.h"

#include "core/common/spelling.h"
#include "core/tree/ask/node_path.h"
#include "core/tree/line_text.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <iterator>

namespace yomi::tree {

namespace {

AttributeValue numberOf(std::optional<double> number) {
    if (!number)
        return std::nullopt;
    return *number;
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

std::span<const Attribute::Known> Attribute::known() {
    static constexpr auto sides = enumNames(Side());
    static constexpr auto kinds = enumNames(NodeKind());
    static constexpr auto bounds = enumNames(BoundKind());
    static constexpr auto entries = enumNames(EntryKind());
    static constexpr auto uses = enumNames(EntryUse());
    static constexpr auto winners = enumNames(Winner());
    static constexpr auto yesOrNo = namesInOrder("yes", "no");
    static constexpr Known all[] = {
        {"line", &Attributes::line, true},
        {"iteration", &Attributes::iteration},
        {"ply", &Attributes::ply, true},
        {"path", &Attributes::path},
        {"move", &Attributes::move},
        {"place", &Attributes::place, true},
        {"again", &Attributes::again, false, yesOrNo},
        {"kind", &Attributes::kind, false, kinds},
        {"side", &Attributes::side, false, sides},
        {"alpha", &Attributes::alpha, true},
        {"beta", &Attributes::beta, true},
        {"width", &Attributes::width, true},
        {"depth", &Attributes::depth, true},
        {"r", &Attributes::reduction, true},
        {"key", &Attributes::key},
        {"board", &Attributes::board},
        {"value", &Attributes::value, true},
        {"bound", &Attributes::bound, false, bounds},
        {"reason", &Attributes::reason},
        {"cut", &Attributes::cut, false, yesOrNo},
        {"best", &Attributes::bestMove},
        {"first", &Attributes::firstMove},
        {"last", &Attributes::lastMove},
        {"rank", &Attributes::rank, true},
        {"children", &Attributes::children, true},
        {"moves", &Attributes::moves, true},
        {"nodes", &Attributes::nodes, true},
        {"skips", &Attributes::skips, true},
        {"eval", &Attributes::evaluation, true},
        {"entry", &Attributes::entry, false, entries},
        {"did", &Attributes::did, false, uses},
        {"n", &Attributes::visits, true},
        {"p", &Attributes::prior, true},
        {"won", &Attributes::won, false, winners},
        {"us", &Attributes::time, true},
    };
    return all;
}

std::vector<std::string_view> Attribute::names() {
    std::vector<std::string_view> all;
    for (const Known& each : known())
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
    const auto found = std::ranges::find(known(), name, &Known::name);
    m_known = found == known().end() ? nullptr : &*found;
}

std::span<const std::string_view> Attribute::words() const {
    return m_known ? m_known->words : std::span<const std::string_view>();
}

AttributeValue Attributes::of(NodeId id, const Attribute& attribute) const {
    for (int level = 0; level < attribute.m_levelsAbove; ++level) {
        id = node(id).parent;
        if (id == noNode)
            return std::nullopt;
    }
    if (attribute.m_known)
        return (this->*attribute.m_known->getter)(id);
    if (const auto own = m_details.ownField(id, attribute.m_name))
        return textOf(*own);
    return std::nullopt;
}

std::string_view Attributes::bestOf(NodeId id) const {
    const auto found = best(id);
    return found ? found->move : std::string_view();
}

AttributeValue Attributes::firstMove(NodeId id) const {
    std::optional<WordId> first;
    m_recording.forEachChild(id, [&](const RecordedNode& child) {
        if (child.isCounted() && !first)
            first = child.move;
    });
    return first ? textOf(word(*first)) : std::nullopt;
}

AttributeValue Attributes::lastMove(NodeId id) const {
    std::optional<WordId> last;
    m_recording.forEachChild(id, [&](const RecordedNode& child) {
        if (child.isCounted())
            last = child.move;
    });
    return last ? textOf(word(*last)) : std::nullopt;
}

std::optional<Attributes::Best> Attributes::best(NodeId id) const {
    const WordId printed = m_details.of(id).best;
    if (printed == noWord)
        return bestVisit(id);
    Best best{m_details.text(printed)};
    m_recording.forEachChild(id, [&](const RecordedNode& child) {
        if (child.isCounted() && best.place == 0 && m_recording.words.text(child.move) == best.move)
            best.place = child.place;
    });
    return best;
}

/// The move whose last visit is best for the side to move; the first one of equals.
std::optional<Attributes::Best> Attributes::bestVisit(NodeId id) const {
    const RecordedNode& above = node(id);
    const BoundKind notEnough = m_recording.isTurned(above) ? BoundKind::Lower : BoundKind::Upper;
    if (!above.bound || *above.bound == notEnough || !isFromMoves(m_recording, above))
        return std::nullopt;
    struct Visited {
        WordId move = noWord;
        double value = -infinite;
        bool hasValue = false;
    };
    boost::container::small_vector<Visited, 64> moves; // by place
    m_recording.forEachChild(id, [&](const RecordedNode& child) {
        if (!child.isCounted())
            return;
        moves.resize(std::max<std::size_t>(moves.size(), child.place));
        if (!child.hasValue)
            return;
        const double own = m_recording.isTurned(child) ? -child.value : child.value;
        moves[child.place - 1] = {child.move, child.side == above.side ? own : -own, true};
    });
    std::optional<Best> best;
    double most = -infinite;
    for (std::uint32_t place = 1; place <= moves.size(); ++place) {
        const Visited& move = moves[place - 1];
        if (!move.hasValue || (best && move.value <= most))
            continue;
        best = Best{word(move.move), place};
        most = move.value;
    }
    return best;
}

AttributeValue Attributes::line(NodeId id) const {
    return countOf(m_details.lineOf(node(id).entered));
}

AttributeValue Attributes::iteration(NodeId id) const {
    const auto after =
        std::ranges::upper_bound(m_recording.iterations, id, {}, &RecordedIteration::firstNode);
    const auto of = std::prev(after);
    if (of->name != noWord)
        return textOf(word(of->name));
    return countOf(static_cast<std::uint64_t>(of - m_recording.iterations.begin()) + 1);
}

AttributeValue Attributes::ply(NodeId id) const {
    return countOf(node(id).ply);
}

AttributeValue Attributes::path(NodeId id) const {
    return pathText(m_recording, id);
}

AttributeValue Attributes::move(NodeId id) const {
    return textOf(word(node(id).move));
}

AttributeValue Attributes::place(NodeId id) const {
    return node(id).place > 0 ? countOf(node(id).place) : std::nullopt;
}

AttributeValue Attributes::again(NodeId id) const {
    return yesOrNo(node(id).isRepeated);
}

AttributeValue Attributes::kind(NodeId id) const {
    return textOf(nameOf(node(id).kind));
}

AttributeValue Attributes::side(NodeId id) const {
    return textOf(nameOf(node(id).side));
}

AttributeValue Attributes::alpha(NodeId id) const {
    return node(id).hasWindow ? numberOf(node(id).alpha) : std::nullopt;
}

AttributeValue Attributes::beta(NodeId id) const {
    return node(id).hasWindow ? numberOf(node(id).beta) : std::nullopt;
}

AttributeValue Attributes::width(NodeId id) const {
    return node(id).hasWindow ? numberOf(node(id).beta - node(id).alpha) : std::nullopt;
}

AttributeValue Attributes::depth(NodeId id) const {
    return numberOf(m_details.of(id).depth);
}

AttributeValue Attributes::reduction(NodeId id) const {
    return numberOf(m_details.of(id).reduction);
}

AttributeValue Attributes::key(NodeId id) const {
    const WordId text = m_details.of(id).key;
    return text != noWord ? textOf(m_details.text(text)) : std::nullopt;
}

AttributeValue Attributes::board(NodeId id) const {
    const WordId text = m_details.of(id).board;
    return text != noWord ? textOf(m_details.text(text)) : std::nullopt;
}

AttributeValue Attributes::value(NodeId id) const {
    return node(id).hasValue ? numberOf(node(id).value) : std::nullopt;
}

AttributeValue Attributes::bound(NodeId id) const {
    return node(id).bound ? textOf(nameOf(*node(id).bound)) : std::nullopt;
}

AttributeValue Attributes::reason(NodeId id) const {
    return textOf(node(id).isOpen() ? std::string_view("open") : word(node(id).reason));
}

AttributeValue Attributes::cut(NodeId id) const {
    return yesOrNo(node(id).isCutoff);
}

AttributeValue Attributes::bestMove(NodeId id) const {
    const auto found = best(id);
    return found ? textOf(found->move) : std::nullopt;
}

AttributeValue Attributes::rank(NodeId id) const {
    const auto found = best(id);
    return found && found->place > 0 ? countOf(found->place) : std::nullopt;
}

AttributeValue Attributes::children(NodeId id) const {
    std::uint64_t count = 0;
    m_recording.forEachChild(id, [&](const RecordedNode&) { ++count; });
    return countOf(count);
}

AttributeValue Attributes::moves(NodeId id) const {
    std::uint32_t count = 0;
    m_recording.forEachChild(
        id, [&](const RecordedNode& child) { count = std::max(count, child.place); });
    return countOf(count);
}

AttributeValue Attributes::nodes(NodeId id) const {
    return countOf(node(id).end - id);
}

AttributeValue Attributes::skips(NodeId id) const {
    std::uint64_t count = 0;
    m_details.forEachSkip(id, [&](std::string_view) { ++count; });
    return countOf(count);
}

AttributeValue Attributes::evaluation(NodeId id) const {
    return numberOf(m_details.of(id).evaluation);
}

AttributeValue Attributes::entry(NodeId id) const {
    const auto& held = m_details.of(id).entry;
    return held ? textOf(nameOf(*held)) : std::nullopt;
}

AttributeValue Attributes::did(NodeId id) const {
    const EntryUse use = m_details.of(id).use;
    return use != EntryUse::Unknown ? textOf(nameOf(use)) : std::nullopt;
}

AttributeValue Attributes::visits(NodeId id) const {
    return numberOf(m_details.of(id).visits);
}

AttributeValue Attributes::prior(NodeId id) const {
    return numberOf(m_details.of(id).prior);
}

AttributeValue Attributes::won(NodeId id) const {
    const auto& winner = m_details.of(id).won;
    return winner ? textOf(nameOf(*winner)) : std::nullopt;
}

AttributeValue Attributes::time(NodeId id) const {
    return numberOf(m_recording.timeOf(node(id)));
}

} // namespace yomi::tree
