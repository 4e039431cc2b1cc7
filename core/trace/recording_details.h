// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/recording_reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::trace {

/// What the lines of a node say that the recording itself does not keep. Numbers are printed ones,
/// texts are words of the details.
struct NodeDetails {
    static constexpr std::uint32_t none = 0xffff'ffff;

    std::uint64_t enteredLine = 0, leftLine = 0;
    std::optional<double> depth, reduction, visits, prior, evaluation, moves;
    WordId key = noWord, board = noWord, best = noWord;
    std::uint32_t skips = 0;       ///< moves left out
    std::uint32_t lastSkip = none; ///< in the list of all
    std::uint32_t lastOwn = none;
    std::optional<EntryKind> entry; ///< of the last table line
    EntryUse use = EntryUse::Untold;
    std::optional<Winner> won;
    bool isPartial = false; ///< children were searched that are not recorded
};

/// What a node's window has become, as printed.
struct DetailedWindow {
    EventIndex event = 0;
    double alpha = -infinite, beta = infinite;
    WordId why = noWord;
};

/// A move that was left out, and a field that means nothing to Yomi; each knows the one before it
/// at the same node.
struct DetailedSkip {
    WordId move = noWord, why = noWord;
    std::uint32_t before = NodeDetails::none;
};
struct OwnField {
    WordId name = noWord, value = noWord;
    std::uint32_t before = NodeDetails::none;
};

/// Keeps all that a recording's lines say, to be asked and compared: two hundred bytes a node.
class RecordingDetails : public RecordingListener {
public:
    void happened(const Recording& recording, const EventLine& event, std::uint64_t line) override;
    std::size_t bytes() const override {
        return m_words.bytes() + bytesToGrow(m_nodes) + bytesToGrow(m_lines) +
               bytesToGrow(m_skips) + bytesToGrow(m_own) + bytesToGrow(m_windows);
    }

    const NodeDetails& of(NodeId node) const { return m_nodes[node]; }
    std::string_view text(WordId word) const { return m_words.text(word); }
    std::uint64_t lineOf(EventIndex event) const { return m_lines[event]; }
    /// The value of an own field, the first if it stands on several lines of the node.
    std::optional<std::string_view> ownField(NodeId node, std::string_view name) const;
    /// Calls see(name, value) for each own field of the node, the last one first.
    template <class See>
    void forEachOwnField(NodeId node, const See& see) const {
        for (std::uint32_t own = of(node).lastOwn; own != NodeDetails::none;
             own = m_own[own].before)
            see(text(m_own[own].name), text(m_own[own].value));
    }
    /// The move of the node that was left out; nothing if it was not.
    const DetailedSkip* skipOf(NodeId node, std::string_view move) const;
    /// Calls see(move) for each move of the node that was left out, also once more for one that
    /// was so twice.
    template <class See>
    void forEachSkip(NodeId node, const See& see) const {
        for (std::uint32_t skip = of(node).lastSkip; skip != NodeDetails::none;
             skip = m_skips[skip].before)
            see(text(m_skips[skip].move));
    }
    /// Of all Window events, in the order of the file.
    const std::vector<DetailedWindow>& windows() const { return m_windows; }

private:
    NodeDetails& current() { return m_nodes[m_open.back()]; }
    void enter(const Recording& recording, const EventLine& event, std::uint64_t line);
    void leave(const EventLine& event, std::uint64_t line);

    WordList m_words;
    std::vector<NodeDetails> m_nodes;
    std::vector<std::uint64_t> m_lines; ///< of events
    std::vector<NodeId> m_open;
    std::vector<DetailedSkip> m_skips;
    std::vector<OwnField> m_own;
    std::vector<DetailedWindow> m_windows;
};

} // namespace yomi::trace
