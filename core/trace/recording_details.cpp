// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/recording_details.h"

namespace yomi::trace {

void RecordingDetails::happened(const Recording& recording, const EventLine& event,
                                std::uint64_t line) {
    m_lines.push_back(line);
    switch (event.kind) {
    case LineKind::Iteration:
        m_open.clear();
        return;
    case LineKind::Enter:
        enter(recording, event, line);
        break;
    case LineKind::Table:
        current().entry = event.entry;
        current().use = event.use;
        break;
    case LineKind::Evaluate:
        if (!current().evaluation)
            current().evaluation = event.value;
        break;
    case LineKind::Skip:
        ++current().skips;
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
        leave(event, line);
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
    for (std::uint32_t own = of(node).lastOwn; own != NodeDetails::none; own = m_own[own].before)
        if (text(m_own[own].name) == name)
            value = text(m_own[own].value);
    return value;
}

const DetailedSkip* RecordingDetails::skipOf(NodeId node, std::string_view move) const {
    const DetailedSkip* found = nullptr;
    for (std::uint32_t skip = of(node).lastSkip; skip != NodeDetails::none;
         skip = m_skips[skip].before)
        if (text(m_skips[skip].move) == move)
            found = &m_skips[skip];
    return found;
}

void RecordingDetails::enter(const Recording& recording, const EventLine& event,
                             std::uint64_t line) {
    m_open.push_back(static_cast<NodeId>(recording.nodes.size() - 1));
    NodeDetails& node = m_nodes.emplace_back();
    node.enteredLine = line;
    node.depth = event.depth;
    node.reduction = event.reduction;
    if (event.key)
        node.key = m_words.idOf(*event.key);
    if (event.board)
        node.board = m_words.idOf(*event.board);
}

void RecordingDetails::leave(const EventLine& event, std::uint64_t line) {
    NodeDetails& node = current();
    node.leftLine = line;
    node.visits = event.visits;
    node.prior = event.prior;
    node.moves = event.moves;
    node.won = event.won;
    node.isPartial = event.isPartial;
    if (event.best)
        node.best = m_words.idOf(*event.best);
}

} // namespace yomi::trace
