// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/kept_fields.h"
#include "core/tree/recording_reader.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

/// A change of a node's window, as printed.
struct DetailedWindow {
    LineIndex line = 0;
    NodeId node = noNode;
    double alpha = -infinite, beta = infinite;
    WordId why = noWord;
};

/// A skipped move, and a field unknown to Yomi; each links to the previous one of the same node.
struct DetailedSkip {
    static constexpr std::uint32_t none = 0xffff'ffff;

    WordId move = noWord, why = noWord;
    std::uint32_t before = none;
};
struct OwnField {
    WordId name = noWord, value = noWord;
    std::uint32_t before = DetailedSkip::none;
};

/// Keeps all data of a recording's lines for queries and comparisons: eight bytes a node, and those
/// of the fields that the recording has.
class RecordingDetails : public RecordingListener {
public:
    void happened(const Recording& recording, const EventLine& event, std::uint64_t line) override;
    std::size_t bytes() const override {
        return m_words.bytes() + bytesToGrow(m_nodes) / sizeof(Links) * m_bytesANode +
               bytesToGrow(m_skips) + bytesToGrow(m_own) + bytesToGrow(m_windows);
    }

    /// The fields by node, of the nodes that have them.
    const KeptFields& kept() const { return m_kept; }
    std::string_view text(WordId word) const { return m_words.text(word); }
    /// The value of an own field, the first one if several lines of the node have it.
    std::optional<std::string_view> ownField(NodeId node, std::string_view name) const;
    /// Calls see(name, value) for each own field of the node, the last one first.
    template <class See>
    void forEachOwnField(NodeId node, const See& see) const {
        for (std::uint32_t own = m_nodes[node].lastOwn; own != DetailedSkip::none;
             own = m_own[own].before)
            see(text(m_own[own].name), text(m_own[own].value));
    }
    /// The node's skipped move of that name; null if it was not skipped.
    const DetailedSkip* skipOf(NodeId node, std::string_view move) const;
    /// Calls see(move) for each skipped move of the node, twice for one that was skipped twice.
    template <class See>
    void forEachSkip(NodeId node, const See& see) const {
        for (std::uint32_t skip = m_nodes[node].lastSkip; skip != DetailedSkip::none;
             skip = m_skips[skip].before)
            see(text(m_skips[skip].move));
    }
    /// The Window lines of a node between two of its events that follow one another; the second is
    /// given.
    std::span<const DetailedWindow> windowsBefore(const Recording& recording,
                                                  EventIndex event) const;

private:
    /// Indices into the lists of these.
    struct Links {
        std::uint32_t lastSkip = DetailedSkip::none, lastOwn = DetailedSkip::none;
    };

    Links& current() { return m_nodes[m_open.back()]; }
    void keep(const LineField& field, const EventLine& event);

    WordList m_words;
    KeptFields m_kept;
    std::vector<Links> m_nodes;
    std::size_t m_bytesANode = sizeof(Links); ///< with the fields kept so far
    std::vector<NodeId> m_open;
    std::vector<DetailedSkip> m_skips;
    std::vector<OwnField> m_own;
    std::vector<DetailedWindow> m_windows;
};

} // namespace yomi::tree
