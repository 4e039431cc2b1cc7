// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/statistics.h"

#include <algorithm>

namespace yomi::tree {

namespace {

std::optional<double> ratio(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0)
        return std::nullopt;
    return static_cast<double>(part) / static_cast<double>(whole);
}

/// The place of the move that cut a node off: that of the counted child left last.
std::uint32_t cutRank(const Recording& recording, NodeId node) {
    std::uint32_t rank = 0;
    recording.forEachChild(node, [&](const RecordedNode& child) {
        if (child.isCounted())
            rank = child.place;
    });
    return rank;
}

bool isResearch(const RecordedNode& node) {
    return node.isRepeated && node.isCounted();
}

class Counter {
public:
    explicit Counter(const Recording& recording)
        : m_recording(recording) {}

    Statistics count() {
        m_all.events = m_recording.lines.size();
        m_all.isTorn = m_recording.isTorn;
        for (std::size_t i = 0; i < m_recording.iterations.size(); ++i)
            countIteration(i);
        countWords();
        countTable();
        countTime();
        std::erase_if(m_all.plies, [](const PlyStatistics& ply) { return ply.nodes == 0; });
        return std::move(m_all);
    }

private:
    void countIteration(std::size_t number) {
        const RecordedIteration& iteration = m_recording.iterations[number];
        const NodeCounts before = m_all;
        IterationStatistics counted;
        for (NodeId node = iteration.firstNode; node < m_recording.endOf(number); ++node) {
            const RecordedNode& each = m_recording.nodes[node];
            if (each.isImplied)
                continue;
            countNode(node);
            if (each.move == rootWord && each.hasValue)
                counted.value = each.value;
        }
        static_cast<NodeCounts&>(counted) = difference(m_all, before);
        if (iteration.name != noWord)
            counted.name = m_recording.words.text(iteration.name);
        if (number > 0)
            counted.growth = ratio(counted.nodes, m_all.iterations.back().nodes);
        m_all.iterations.push_back(std::move(counted));
    }

    static NodeCounts difference(const NodeCounts& after, const NodeCounts& before) {
        return {after.nodes - before.nodes,
                after.leaves - before.leaves,
                after.cutoffs - before.cutoffs,
                after.firstMoveCutoffs - before.firstMoveCutoffs,
                after.researches - before.researches,
                after.researchNodes - before.researchNodes,
                after.nullWindows - before.nullWindows};
    }

    void countNode(NodeId id) {
        const RecordedNode& node = m_recording.nodes[id];
        PlyStatistics& ply = plyOf(node);
        ++m_all.nodes;
        ++ply.nodes;
        if (m_recording.isBelowEntered(node))
            ++plyOf(m_recording.nodes[node.parent]).children;
        const bool hasChildren = node.end > id + 1;
        if (hasChildren) {
            ++ply.expanded;
        } else if (!node.isOpen()) {
            ++m_all.leaves;
            ++ply.leaves;
        }
        if (node.isCutoff) {
            ++m_all.cutoffs;
            ++ply.cutoffs;
            const std::uint32_t rank = cutRank(m_recording, id);
            ++m_all.cutRanks[rank];
            m_all.firstMoveCutoffs += rank == 1;
        }
        if (isResearch(node)) {
            ++m_all.researches;
            m_researchEnd = std::max(m_researchEnd, node.end);
        }
        m_all.researchNodes += id < m_researchEnd;
        m_all.nullWindows += hasNullWindow(m_recording, node);
        m_all.open += node.isOpen();
        m_all.maxPly = std::max<int>(m_all.maxPly, node.ply);
        if (node.isOpen())
            return;
        if (node.bound)
            ++m_all.bounds[static_cast<std::size_t>(*node.bound)];
        else
            ++m_all.unknownBounds;
    }

    PlyStatistics& plyOf(const RecordedNode& node) {
        const auto before = static_cast<int>(m_all.plies.size());
        for (int ply = before; ply <= node.ply; ++ply)
            m_all.plies.emplace_back().ply = ply;
        return m_all.plies[node.ply];
    }

    void countWords() {
        std::vector<std::uint64_t> reasons(m_recording.words.size()), skips(reasons);
        for (const RecordedNode& node : m_recording.nodes)
            if (!node.isOpen() && !node.isImplied)
                ++reasons[node.reason];
        for (const WordId why : m_recording.skips)
            ++skips[why == noWord ? unknownWord : why];
        for (WordId word = 0; word < m_recording.words.size(); ++word) {
            const std::string text(m_recording.words.text(word));
            if (reasons[word] > 0)
                m_all.reasons[text] = reasons[word];
            if (skips[word] > 0)
                m_all.skips[text] = skips[word];
        }
    }

    void countTable() {
        TableStatistics& table = m_all.table;
        for (const RecordedEntry& entry : m_recording.entries) {
            if (m_recording.events[entry.event].kind() == EventKind::Store) {
                ++table.stores;
                continue;
            }
            ++table.probes;
            ++table.found[static_cast<std::size_t>(entry.kind)];
            if (entry.use)
                ++table.used[static_cast<std::size_t>(*entry.use)];
        }
    }

    void countTime() {
        const auto isStamp = [](double stamp) {
            return stamp >= 0;
        };
        const std::vector<double>& stamps = m_recording.stamps;
        if (std::ranges::none_of(stamps, isStamp))
            return;
        m_all.microseconds = *std::ranges::find_if(stamps.rbegin(), stamps.rend(), isStamp) -
                             *std::ranges::find_if(stamps, isStamp);
        for (const RecordedNode& each : m_recording.nodes) {
            const double time = m_recording.timeOf(each).value_or(0);
            plyOf(each).microseconds += time;
            if (m_recording.isBelowEntered(each))
                plyOf(m_recording.nodes[each.parent]).microseconds -= time;
        }
    }

    const Recording& m_recording;
    Statistics m_all;
    NodeId m_researchEnd = 0;
};

} // namespace

std::optional<double> PlyStatistics::branching() const {
    return ratio(children, expanded);
}

std::optional<double> Statistics::firstMoveCutRate() const {
    return ratio(firstMoveCutoffs, cutoffs);
}

std::optional<double> Statistics::researchShare() const {
    return ratio(researchNodes, nodes);
}

Statistics statisticsOf(const Recording& recording) {
    return Counter(recording).count();
}

} // namespace yomi::tree
