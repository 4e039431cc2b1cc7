// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/icicle_layout.h"

#include "core/common/stopped.h"
#include "core/tree/step/state.h"

#include <algorithm>
#include <cmath>

namespace yomi::ui::inspector {

namespace {

constexpr std::size_t blocksPerSum = 64;
constexpr std::size_t mostClasses = 256;

/// The first index from `from` on for which `holds`, which is false and then true: tries steps of
/// one, two, four, … and a binary search in the last one.
template <class Holds>
std::size_t firstFrom(std::size_t from, std::size_t end, Holds&& holds) {
    std::size_t step = 1, low = from;
    while (low + step <= end && !holds(low + step - 1)) {
        low += step;
        step *= 2;
    }
    std::size_t high = std::min(end, low + step - 1);
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (holds(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

double greatestAmount(const Trace& trace) {
    double greatest = 0;
    const auto look = [&](double value) {
        if (std::isfinite(value))
            greatest = std::max(greatest, std::abs(value));
    };
    for (const TraceNode& node : trace.nodes)
        look(node.value);
    for (const TraceIteration& iteration : trace.iterations)
        look(iteration.value);
    return greatest;
}

int valueClass(double value, double greatest) {
    constexpr auto zero = static_cast<int>(ValueClass::Zero);
    if (value == 0)
        return zero;
    const int third =
        std::isinf(value) ? 3 : static_cast<int>(std::ceil(3 * std::abs(value) / greatest));
    return value > 0 ? zero + third : zero - third;
}

} // namespace

NodeEnding endingOf(const TraceNode& node) {
    if (node.left == noEvent)
        return NodeEnding::Open;
    if (node.table == TableAction::Returned)
        return NodeEnding::FromTable;
    if (leftCount(node) > 0)
        return NodeEnding::Cut;
    switch (placeInWindow(node)) {
    case BoundKind::Lower:
        return node.firstToMove ? NodeEnding::Reached : NodeEnding::NotReached;
    case BoundKind::Upper:
        return node.firstToMove ? NodeEnding::NotReached : NodeEnding::Reached;
    case BoundKind::Exact:
        break;
    }
    return NodeEnding::Exact;
}

IcicleLayout::IcicleLayout(std::shared_ptr<const Trace> trace, ColorBy colorBy,
                           const std::stop_token& stop, const std::function<void(double)>& progress)
    : m_trace(std::move(trace))
    , m_colorBy(colorBy)
    , m_hasRootNodes(!m_trace->nodes.empty() && m_trace->nodes.front().isRoot()) {
    const auto index = [](auto kind) {
        return static_cast<int>(kind);
    };
    switch (colorBy) {
    case ColorBy::Ending:
        m_classes.resize(nodeEndingCount);
        addRoots([&](const TraceIteration&, int) { return index(NodeEnding::Exact); });
        addNodes([&](const TraceNode& node, int) { return index(endingOf(node)); }, stop, progress);
        break;
    case ColorBy::Value: {
        m_classes.resize(valueClassCount);
        const double greatest = greatestAmount(*m_trace);
        addRoots([&](const TraceIteration& iteration, int) {
            return valueClass(iteration.value, greatest);
        });
        addNodes(
            [&](const TraceNode& node, int) {
                return node.left == noEvent ? index(ValueClass::None)
                                            : valueClass(node.value, greatest);
            },
            stop, progress);
        break;
    }
    case ColorBy::Table:
        m_classes.resize(index(TableAction::Returned) + 1);
        addRoots([&](const TraceIteration&, int) { return index(TableAction::Off); });
        addNodes([&](const TraceNode& node, int) { return index(node.table); }, stop, progress);
        break;
    case ColorBy::Iteration: {
        m_classes.resize(std::min(m_trace->iterations.size(), mostClasses));
        const int last = static_cast<int>(m_classes.size()) - 1;
        const auto classOf = [last](const auto&, int iteration) {
            return std::min(iteration, last);
        };
        addRoots(classOf);
        addNodes(classOf, stop, progress);
        break;
    }
    }
}

void IcicleLayout::addRoots(const std::function<int(const TraceIteration&, int)>& classOf) {
    if (m_hasRootNodes)
        return;
    for (int i = 0; i < static_cast<int>(m_trace->iterations.size()); ++i) {
        const TraceIteration& iteration = m_trace->iterations[static_cast<std::size_t>(i)];
        if (iteration.firstNode < iteration.endNode)
            add(0, iteration.firstNode, iteration.endNode, classOf(iteration, i));
    }
}

template <class ClassOf>
void IcicleLayout::addNodes(ClassOf&& classOf, const std::stop_token& stop,
                            const std::function<void(double)>& progress) {
    constexpr NodeId lookEvery = 1 << 16;
    const auto count = static_cast<NodeId>(m_trace->nodes.size());
    int iteration = 0;
    for (NodeId id = 0; id < count; ++id) {
        if (id % lookEvery == 0) {
            if (stop.stop_requested())
                throw Stopped();
            if (progress)
                progress(static_cast<double>(id) / count);
        }
        while (id >= m_trace->iterations[static_cast<std::size_t>(iteration)].endNode)
            ++iteration;
        const TraceNode& node = m_trace->nodes[id];
        const int nodeClass = classOf(node, iteration);
        add(node.depth + 1, id, node.end, nodeClass);
        IcicleClass& all = m_classes[static_cast<std::size_t>(nodeClass)];
        ++all.nodes;
        all.values = {std::min(all.values.lower, node.value),
                      std::max(all.values.upper, node.value)};
    }
}

void IcicleLayout::add(int rowNumber, NodeId first, NodeId end, int nodeClass) {
    const auto number = static_cast<std::size_t>(rowNumber);
    if (number >= m_rows.size())
        m_rows.resize(number + 1);
    Row& row = m_rows[number];
    row.total.resize(m_classes.size());
    if (row.first.size() % blocksPerSum == 0)
        row.covered.insert(row.covered.end(), row.total.begin(), row.total.end());
    row.first.push_back(first);
    row.end.push_back(end);
    row.classes.push_back(static_cast<std::uint8_t>(nodeClass));
    row.total[static_cast<std::size_t>(nodeClass)] += end - first;
}

PlaceRange IcicleLayout::whole() const {
    return {0, static_cast<double>(m_trace->nodes.size())};
}

PlaceRange IcicleLayout::ofIteration(int iteration) const {
    const TraceIteration& range = m_trace->iterations[static_cast<std::size_t>(iteration)];
    return {static_cast<double>(range.firstNode), static_cast<double>(range.endNode)};
}

int IcicleLayout::rowCount(PlaceRange range) const {
    int rows = 0;
    while (rows < static_cast<int>(m_rows.size()) && blocksIn(rows, range).count() > 0)
        ++rows;
    return rows;
}

BlockRange IcicleLayout::blocksIn(int number, PlaceRange range, std::size_t hint) const {
    const Row& row = at(number);
    const std::size_t first =
        firstFrom(hint, row.end.size(), [&](std::size_t i) { return row.end[i] > range.from; });
    return {first, firstFrom(first, row.first.size(),
                             [&](std::size_t i) { return row.first[i] >= range.to; })};
}

std::optional<IcicleBlock> IcicleLayout::blockAt(int row, double place) const {
    const auto first = std::ranges::upper_bound(at(row).end, place);
    const auto index = static_cast<std::size_t>(first - at(row).end.begin());
    if (first == at(row).end.end() || at(row).first[index] > place)
        return {};
    return IcicleBlock{row, index};
}

PlaceRange IcicleLayout::placesOf(IcicleBlock block) const {
    return {static_cast<double>(at(block.row).first[block.index]),
            static_cast<double>(at(block.row).end[block.index])};
}

int IcicleLayout::classOf(IcicleBlock block) const {
    return at(block.row).classes[block.index];
}

std::optional<NodeId> IcicleLayout::nodeOf(IcicleBlock block) const {
    if (block.row == 0 && !m_hasRootNodes)
        return {};
    return at(block.row).first[block.index];
}

int IcicleLayout::iterationOf(IcicleBlock block) const {
    return iterationOfNode(*m_trace, at(block.row).first[block.index]);
}

IcicleBlock IcicleLayout::blockOf(std::optional<NodeId> node, int iteration) const {
    const int row = node ? m_trace->nodes[*node].depth + 1 : 0;
    const NodeId first =
        node.value_or(m_trace->iterations[static_cast<std::size_t>(iteration)].firstNode);
    const auto found = std::ranges::lower_bound(at(row).first, first);
    return {row, static_cast<std::size_t>(found - at(row).first.begin())};
}

std::optional<IcicleBlock> IcicleLayout::parentOf(IcicleBlock block) const {
    if (block.row == 0)
        return {};
    return blockAt(block.row - 1, at(block.row).first[block.index]);
}

std::optional<IcicleBlock> IcicleLayout::firstChildOf(IcicleBlock block) const {
    if (block.row + 1 >= static_cast<int>(m_rows.size()))
        return {};
    const BlockRange below = blocksIn(block.row + 1, placesOf(block));
    return below.count() > 0 ? std::optional(IcicleBlock{block.row + 1, below.first})
                             : std::nullopt;
}

void IcicleLayout::addCovered(const Row& row, BlockRange blocks,
                              std::vector<double>& places) const {
    const auto look = [&](std::size_t first, std::size_t end, double sign) {
        for (std::size_t i = first; i < end; ++i)
            places[row.classes[i]] += sign * (row.end[i] - row.first[i]);
    };
    const std::size_t sums = m_classes.size();
    const std::size_t from = blocks.first / blocksPerSum, to = blocks.end / blocksPerSum;
    // The sums before a row's end exist only if a block follows.
    if (from == to || to * sums >= row.covered.size())
        return look(blocks.first, blocks.end, 1);
    for (std::size_t i = 0; i < sums; ++i)
        places[i] += static_cast<double>(row.covered[to * sums + i] - row.covered[from * sums + i]);
    look(from * blocksPerSum, blocks.first, -1);
    look(to * blocksPerSum, blocks.end, 1);
}

void IcicleLayout::coverage(int number, BlockRange blocks, PlaceRange range,
                            std::vector<double>& places) const {
    places.assign(m_classes.size(), 0);
    if (blocks.count() == 0)
        return;
    const Row& row = at(number);
    addCovered(row, blocks, places);
    // The first and the last block may extend beyond the range.
    const std::size_t last = blocks.end - 1;
    places[row.classes[blocks.first]] -= std::max(0.0, range.from - row.first[blocks.first]);
    places[row.classes[last]] -= std::max(0.0, row.end[last] - range.to);
}

std::vector<PixelStretch> IcicleLayout::stretches(int number, PlaceRange range, int pixels) const {
    std::vector<PixelStretch> result;
    const Row& row = at(number);
    /// The number of pixels that end at or before a place; all from `pixel` to there are alike.
    const auto pixelsTo = [&](double place) {
        int end = static_cast<int>(std::clamp((place - range.from) / range.length() * pixels, 0.0,
                                              static_cast<double>(pixels)));
        while (end > 0 && placesOfPixel(range, pixels, end - 1).to > place)
            --end;
        while (end < pixels && placesOfPixel(range, pixels, end).to <= place)
            ++end;
        return end;
    };
    std::size_t hint = 0;
    for (int pixel = 0, next = 0; pixel < pixels; pixel = next) {
        const PlaceRange places = placesOfPixel(range, pixels, pixel);
        const BlockRange blocks = blocksIn(number, places, hint);
        hint = blocks.first;
        if (hint == row.first.size())
            break;
        const bool isOneBlock = row.first[hint] <= places.from && row.end[hint] >= places.to;
        next = isOneBlock            ? pixelsTo(row.end[hint])
               : blocks.count() == 0 ? pixelsTo(row.first[hint])
                                     : pixel + 1;
        if (blocks.count() > 0)
            result.push_back({pixel, next, blocks, isOneBlock});
    }
    return result;
}

} // namespace yomi::ui::inspector
