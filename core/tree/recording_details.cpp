// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recording_details.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace yomi::tree {

std::uint64_t EventLines::of(EventIndex event) const {
    const Run& run = *std::prev(std::ranges::upper_bound(m_runs, event, {}, &Run::first));
    return run.line + (event - run.first);
}

NodeDetails RecordingDetails::of(NodeId node) const {
    const Kept& kept = m_nodes[node];
    const auto whole = [](std::int16_t depth) {
        return depth == noDepth ? std::nullopt : std::optional<double>(depth);
    };
    const auto told = [](double number) {
        return std::isnan(number) ? std::nullopt : std::optional(number);
    };
    NodeDetails details;
    details.depth = whole(kept.depth);
    details.reduction = whole(kept.reduction);
    details.key = kept.key;
    details.best = kept.best;
    details.entry = kept.entry;
    details.use = kept.use;
    if (kept.rare == none)
        return details;
    const Rare& rare = m_rare[kept.rare];
    details.visits = told(rare.visits);
    details.prior = told(rare.prior);
    details.evaluation = told(rare.evaluation);
    details.moves = told(rare.moves);
    details.board = rare.board;
    details.won = rare.won;
    details.isPartial = rare.isPartial;
    return details;
}

void RecordingDetails::happened(const Recording& recording, const EventLine& event,
                                std::uint64_t line) {
    m_lines.add(line);
    switch (event.kind) {
    case LineKind::Iteration:
        m_open.clear();
        return;
    case LineKind::Enter:
        enter(recording, event);
        break;
    case LineKind::Table:
        current().entry = event.entry;
        current().use = event.use;
        break;
    case LineKind::Evaluate:
        if (Rare& rare = rareOfCurrent(); std::isnan(rare.evaluation))
            rare.evaluation = *event.value;
        break;
    case LineKind::Skip:
        m_skips.push_back({m_words.idOf(*event.word), event.why ? m_words.idOf(*event.why) : noWord,
                           current().lastSkip});
        current().lastSkip = static_cast<std::uint32_t>(m_skips.size() - 1);
        break;
    case LineKind::Window:
        m_windows.push_back({static_cast<EventIndex>(recording.events.size() - 1), *event.alpha,
                             *event.beta, event.why ? m_words.idOf(*event.why) : noWord});
        break;
    case LineKind::Store:
        break;
    case LineKind::Leave:
        leave(event);
        break;
    }
    for (const LinePart& field : event.own) {
        m_own.push_back({m_words.idOf(field.name), m_words.idOf(field.text), current().lastOwn});
        current().lastOwn = static_cast<std::uint32_t>(m_own.size() - 1);
    }
    if (event.kind == LineKind::Leave)
        m_open.pop_back();
}

std::optional<std::string_view> RecordingDetails::ownField(NodeId node,
                                                           std::string_view name) const {
    std::optional<std::string_view> value;
    for (std::uint32_t own = m_nodes[node].lastOwn; own != none; own = m_own[own].before)
        if (text(m_own[own].name) == name)
            value = text(m_own[own].value);
    return value;
}

const DetailedSkip* RecordingDetails::skipOf(NodeId node, std::string_view move) const {
    const DetailedSkip* found = nullptr;
    for (std::uint32_t skip = m_nodes[node].lastSkip; skip != none; skip = m_skips[skip].before)
        if (text(m_skips[skip].move) == move)
            found = &m_skips[skip];
    return found;
}

RecordingDetails::Rare& RecordingDetails::rareOfCurrent() {
    std::uint32_t& place = current().rare;
    if (place == none) {
        place = static_cast<std::uint32_t>(m_rare.size());
        m_rare.emplace_back();
    }
    return m_rare[place];
}

void RecordingDetails::enter(const Recording& recording, const EventLine& event) {
    m_open.push_back(static_cast<NodeId>(recording.nodes.size() - 1));
    Kept& node = m_nodes.emplace_back();
    if (event.depth)
        node.depth = static_cast<std::int16_t>(*event.depth);
    if (event.reduction)
        node.reduction = static_cast<std::int16_t>(*event.reduction);
    if (event.key)
        node.key = m_words.idOf(*event.key);
    if (event.board)
        rareOfCurrent().board = m_words.idOf(*event.board);
}

void RecordingDetails::leave(const EventLine& event) {
    if (event.best)
        current().best = m_words.idOf(*event.best);
    if (!event.visits && !event.prior && !event.moves && !event.won && !event.isPartial)
        return;
    Rare& rare = rareOfCurrent();
    rare.visits = event.visits.value_or(noNumber);
    rare.prior = event.prior.value_or(noNumber);
    rare.moves = event.moves.value_or(noNumber);
    rare.won = event.won;
    rare.isPartial = event.isPartial;
}

} // namespace yomi::tree
