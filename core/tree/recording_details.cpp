// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recording_details.h"

#include "core/tree/line_fields.h"

#include <algorithm>

namespace yomi::tree {

void RecordingDetails::happened(const Recording& recording, const EventLine& event,
                                std::uint64_t /*line*/) {
    const auto wordOf = [&](const std::optional<std::string_view>& text) {
        return text ? m_words.idOf(*text) : noWord;
    };
    switch (event.kind) {
    case LineKind::Iteration:
        m_open.clear();
        return;
    case LineKind::Enter:
        m_open.push_back(static_cast<NodeId>(recording.nodes.size() - 1));
        m_nodes.resize(recording.nodes.size());
        break;
    case LineKind::Skip:
        m_skips.push_back({wordOf(event.word), wordOf(event.why), current().lastSkip});
        current().lastSkip = static_cast<std::uint32_t>(m_skips.size() - 1);
        break;
    case LineKind::Window:
        m_windows.push_back({static_cast<LineIndex>(recording.lines.size() - 1), m_open.back(),
                             *event.alpha, *event.beta, wordOf(event.why)});
        break;
    default:
        break;
    }
    for (const LineField* const field : fieldsOf(event.kind))
        if (field->kept.kinds & setOf(event.kind))
            keep(*field, event);
    for (const LinePart& field : event.own) {
        m_own.push_back({wordOf(field.name), wordOf(field.text), current().lastOwn});
        current().lastOwn = static_cast<std::uint32_t>(m_own.size() - 1);
    }
    if (event.kind == LineKind::Leave)
        m_open.pop_back();
}

/// Keeps a field of the node that is open.
void RecordingDetails::keep(const LineField& field, const EventLine& event) {
    const NodeId node = m_open.back();
    const auto keepIn = [&]<class Kept>(Kept KeptFields::*column) {
        using Content = typename Kept::Content;
        using Read = std::conditional_t<std::is_same_v<Content, WordId>, std::string_view, Content>;
        const auto& read = event.*std::get<LineField::In<Read>>(field.member);
        Kept& kept = m_kept.*column;
        if (event.kind != LineKind::Table && (!read || kept[node]))
            return;
        if (read && kept.isEmpty())
            m_bytesANode += Kept::bytesANode;
        if constexpr (std::is_same_v<Content, WordId>)
            kept.set(node, m_words.idOf(*read), m_nodes.capacity());
        else
            kept.set(node, read, m_nodes.capacity());
    };
    std::visit(keepIn, field.kept.column);
}

std::optional<std::string_view> RecordingDetails::ownField(NodeId node,
                                                           std::string_view name) const {
    std::optional<std::string_view> value;
    for (std::uint32_t own = m_nodes[node].lastOwn; own != DetailedSkip::none;
         own = m_own[own].before)
        if (text(m_own[own].name) == name)
            value = text(m_own[own].value);
    return value;
}

std::span<const DetailedWindow> RecordingDetails::windowsBefore(const Recording& recording,
                                                                EventIndex event) const {
    const auto eventOf = [&](const DetailedWindow& window) {
        return recording.lines[window.line];
    };
    const auto first = std::ranges::lower_bound(m_windows, event, {}, eventOf);
    return {first, std::ranges::upper_bound(first, m_windows.end(), event, {}, eventOf)};
}

const DetailedSkip* RecordingDetails::skipOf(NodeId node, std::string_view move) const {
    const DetailedSkip* found = nullptr;
    for (std::uint32_t skip = m_nodes[node].lastSkip; skip != DetailedSkip::none;
         skip = m_skips[skip].before)
        if (text(m_skips[skip].move) == move)
            found = &m_skips[skip];
    return found;
}

} // namespace yomi::tree
