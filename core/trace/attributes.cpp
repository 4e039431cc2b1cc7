// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/attributes.h"

#include "core/trace/node_path.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace yomi::trace {

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

bool isFromMoves(const Recording& recording, const RecordedNode& node) {
    const WordId reason = node.reason;
    return reason == alphaWord || reason == betaWord || reason == cutWord || reason == insideWord ||
           recording.words.text(reason) == "all";
}

AttributeValue Attributes::of(NodeId id, std::string_view name) const {
    constexpr std::string_view above = "parent.";
    while (name.starts_with(above)) {
        name.remove_prefix(above.size());
        id = node(id).parent;
        if (id == noNode)
            return std::nullopt;
    }
    if (const Getter getter = getterOf(name))
        return (this->*getter)(id);
    if (const auto own = m_details.ownField(id, name))
        return textOf(*own);
    return std::nullopt;
}

Attributes::Getter Attributes::getterOf(std::string_view name) {
    static constexpr std::pair<std::string_view, Getter> getters[] = {
        {"line", &Attributes::line},         {"iteration", &Attributes::iteration},
        {"ply", &Attributes::ply},           {"path", &Attributes::path},
        {"move", &Attributes::move},         {"place", &Attributes::place},
        {"again", &Attributes::again},       {"kind", &Attributes::kind},
        {"side", &Attributes::side},         {"alpha", &Attributes::alpha},
        {"beta", &Attributes::beta},         {"width", &Attributes::width},
        {"depth", &Attributes::depth},       {"r", &Attributes::reduction},
        {"key", &Attributes::key},           {"board", &Attributes::board},
        {"value", &Attributes::value},       {"bound", &Attributes::bound},
        {"reason", &Attributes::reason},     {"cut", &Attributes::cut},
        {"best", &Attributes::bestMove},     {"first", &Attributes::firstMove},
        {"last", &Attributes::lastMove},     {"rank", &Attributes::rank},
        {"children", &Attributes::children}, {"moves", &Attributes::moves},
        {"nodes", &Attributes::nodes},       {"skips", &Attributes::skips},
        {"eval", &Attributes::evaluation},   {"entry", &Attributes::entry},
        {"did", &Attributes::did},           {"n", &Attributes::visits},
        {"p", &Attributes::prior},           {"won", &Attributes::won},
        {"us", &Attributes::time},
    };
    const auto found =
        std::ranges::find(getters, name, &std::pair<std::string_view, Getter>::first);
    return found == std::end(getters) ? nullptr : found->second;
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

/// What is printed, else what follows from the moves' values.
std::optional<Attributes::Best> Attributes::best(NodeId id) const {
    const WordId printed = m_details.of(id).best;
    if (printed == noWord)
        return bestVisit(id);
    Best best{std::string(m_details.text(printed))};
    m_recording.forEachChild(id, [&](const RecordedNode& child) {
        if (child.isCounted() && best.place == 0 && m_recording.words.text(child.move) == best.move)
            best.place = child.place;
    });
    return best;
}

/// The move whose last visit is best for the side to move, the first of equals.
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
    std::vector<Visited> moves; // by place
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
    return countOf(m_details.of(id).enteredLine);
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
    return textOf(node(id).isOpen() ? "open" : word(node(id).reason));
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
    return countOf(m_details.of(id).skips);
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
    return use != EntryUse::Untold ? textOf(nameOf(use)) : std::nullopt;
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

} // namespace yomi::trace
