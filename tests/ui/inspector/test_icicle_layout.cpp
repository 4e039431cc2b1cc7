// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/stopped.h"
#include "core/connectfour/search.h"
#include "core/tictactoe/search.h"
#include "tests/run_tests.h"
#include "ui/inspector/icicle_layout.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>

using namespace yomi::ui::inspector;

namespace {

using SharedTrace = std::shared_ptr<const Trace>;

SharedTrace sharedTrace(RecordedSearch recorded) {
    return std::make_shared<const Trace>(std::move(recorded.trace));
}

SharedTrace ticTacToe(const Settings& settings, NodeId mostNodes = 2'000'000) {
    return sharedTrace(yomi::tictactoe::recordPosition({}, settings, {}, mostNodes));
}

SharedTrace connectFour(const Settings& settings, NodeId mostNodes = 2'000'000) {
    return sharedTrace(yomi::connectfour::recordPosition(
        yomi::connectfour::parsePosition("44444122"), settings, {}, mostNodes));
}

/// With and without roots that are nodes, one iteration and many, with and without a table,
/// complete and cut off.
std::map<QString, SharedTrace> icicleTraces() {
    Settings table{.algorithm = Algorithm::AlphaBeta};
    table.table = true;
    Settings deepening{.algorithm = Algorithm::Pvs};
    deepening.iterative = true;
    deepening.depth = 4;
    Settings passes{.algorithm = Algorithm::Mtdf, .root = yomi::search::Root::Textbook};
    passes.iterative = true;
    passes.depth = 4;
    Settings lines = deepening;
    lines.evaluation = "lines";
    return {{QStringLiteral("alpha-beta with a table"), ticTacToe(table)},
            {QStringLiteral("PVS, deepening"), connectFour(deepening)},
            {QStringLiteral("MTD(f), deepening"), connectFour(passes)},
            {QStringLiteral("values of many sizes"), connectFour(lines)},
            {QStringLiteral("cut off"), connectFour(deepening, 300)}};
}

/// A simple icicle for comparison: the blocks of each row with their classes.
struct PlainBlock {
    double from, to;
    int nodeClass;
};
using PlainRows = std::map<int, std::vector<PlainBlock>>;

double greatestOf(const Trace& trace) {
    double greatest = 0;
    for (const TraceNode& node : trace.nodes)
        greatest = std::max(greatest, std::isinf(node.value) ? 0 : std::abs(node.value));
    for (const TraceIteration& iteration : trace.iterations)
        greatest = std::max(greatest, std::abs(iteration.value));
    return greatest;
}

int plainClass(const Trace& trace, NodeId id, ColorBy colorBy, double greatest) {
    const TraceNode& node = trace.nodes[id];
    switch (colorBy) {
    case ColorBy::Table:
        return static_cast<int>(node.table);
    case ColorBy::Iteration:
        return iterationOfNode(trace, id);
    case ColorBy::Value: {
        if (node.left == noEvent)
            return static_cast<int>(ValueClass::None);
        const double part = node.value / greatest;
        return part < -2 / 3.0   ? 0
               : part < -1 / 3.0 ? 1
               : part < 0        ? 2
               : part == 0       ? 3
               : part <= 1 / 3.0 ? 4
               : part <= 2 / 3.0 ? 5
                                 : 6;
    }
    case ColorBy::Ending:
        break;
    }
    const bool high = node.value >= node.beta, low = node.value <= node.alpha;
    const NodeEnding ending = node.left == noEvent                  ? NodeEnding::Open
                              : node.table == TableAction::Returned ? NodeEnding::FromTable
                              : !prunedMoves(trace, id).empty()     ? NodeEnding::Cut
                              : node.firstToMove                    ? (high  ? NodeEnding::Reached
                                                                       : low ? NodeEnding::NotReached
                                                                             : NodeEnding::Exact)
                                                                    : (low    ? NodeEnding::Reached
                                                                       : high ? NodeEnding::NotReached
                                                                              : NodeEnding::Exact);
    return static_cast<int>(ending);
}

int nodesAtAndBelow(const Trace& trace, NodeId id) {
    int nodes = 1;
    for (const NodeId child : childrenOf(trace, id))
        nodes += nodesAtAndBelow(trace, child);
    return nodes;
}

PlainRows plainRows(const IcicleLayout& icicle) {
    const Trace& trace = icicle.trace();
    PlainRows rows;
    const double greatest = greatestOf(trace);
    if (!trace.nodes.front().isRoot())
        for (const TraceIteration& iteration : trace.iterations)
            rows[0].push_back({static_cast<double>(iteration.firstNode),
                               static_cast<double>(iteration.endNode), -1});
    for (NodeId id = 0; id < trace.nodes.size(); ++id) {
        const int row = static_cast<int>(pathTo(trace, id).size());
        rows[row].push_back({static_cast<double>(id),
                             static_cast<double>(id) + nodesAtAndBelow(trace, id),
                             plainClass(trace, id, icicle.colorBy(), greatest)});
    }
    for (auto& [number, row] : rows)
        std::ranges::sort(row, {}, &PlainBlock::from);
    return rows;
}

double overlap(const PlainBlock& block, PlaceRange range) {
    return std::max(0.0, std::min(block.to, range.to) - std::max(block.from, range.from));
}

} // namespace

class TestIcicleLayout : public QObject {
    Q_OBJECT

    std::map<QString, SharedTrace> m_traces;

    void addEvery() {
        QTest::addColumn<QString>("trace");
        QTest::addColumn<int>("colorBy");
        for (const auto& [name, trace] : m_traces)
            for (int color = 0; color < 4; ++color)
                QTest::addRow("%s, %d", qPrintable(name), color) << name << color;
    }
    IcicleLayout fetched() const {
        QFETCH(QString, trace);
        QFETCH(int, colorBy);
        return {m_traces.at(trace), static_cast<ColorBy>(colorBy)};
    }

private Q_SLOTS:
    void initTestCase() { m_traces = icicleTraces(); }

    void hasABlockForEachNode_data() { addEvery(); }
    void hasABlockForEachNode() {
        const IcicleLayout icicle = fetched();
        const PlainRows rows = plainRows(icicle);
        QCOMPARE(icicle.rowCount(icicle.whole()), static_cast<int>(rows.size()));
        std::vector<NodeId> counts(icicle.classes().size());
        for (const auto& [row, blocks] : rows) {
            QCOMPARE(icicle.blocksIn(row, icicle.whole()), (BlockRange{0, blocks.size()}));
            for (std::size_t i = 0; i < blocks.size(); ++i) {
                const IcicleBlock block{row, i};
                QCOMPARE(icicle.placesOf(block), (PlaceRange{blocks[i].from, blocks[i].to}));
                const std::optional<NodeId> node = icicle.nodeOf(block);
                QCOMPARE(node.has_value(), blocks[i].nodeClass >= 0);
                QCOMPARE(icicle.blockOf(node, icicle.iterationOf(block)), block);
                if (!node)
                    continue;
                QCOMPARE(icicle.classOf(block), blocks[i].nodeClass);
                ++counts[static_cast<std::size_t>(blocks[i].nodeClass)];
            }
        }
        for (std::size_t i = 0; i < counts.size(); ++i)
            QCOMPARE(icicle.classes()[i].nodes, counts[i]);
    }

    void standsUnderTheParent_data() { addEvery(); }
    void standsUnderTheParent() {
        const IcicleLayout icicle = fetched();
        const Trace& trace = icicle.trace();
        for (NodeId id = 0; id < trace.nodes.size(); ++id) {
            const int iteration = iterationOfNode(trace, id);
            const IcicleBlock block = icicle.blockOf(id, iteration);
            const NodeId parent = trace.nodes[id].parent;
            if (trace.nodes[id].isRoot())
                QCOMPARE(icicle.parentOf(block), std::nullopt);
            else
                QCOMPARE(icicle.parentOf(block),
                         icicle.blockOf(parent == noNode ? std::nullopt : std::optional(parent),
                                        iteration));
            const std::vector<NodeId> children = childrenOf(trace, id);
            const std::optional<IcicleBlock> child = icicle.firstChildOf(block);
            QCOMPARE(child.has_value(), !children.empty());
            if (child)
                QCOMPARE(icicle.nodeOf(*child), children.front());
        }
    }

    void knowsWhatCoversARange_data() { addEvery(); }
    void knowsWhatCoversARange() {
        const IcicleLayout icicle = fetched();
        const PlainRows rows = plainRows(icicle);
        constexpr unsigned seed = 11;
        std::mt19937 random(seed);
        std::uniform_real_distribution<double> place(0, icicle.whole().to);
        std::vector<double> places;
        for (int i = 0; i < 200; ++i) {
            const double a = place(random), b = place(random);
            const PlaceRange range{std::min(a, b), std::max(a, b)};
            for (const auto& [row, blocks] : rows) {
                std::vector<double> expected(icicle.classes().size());
                std::size_t touching = 0;
                for (std::size_t at = 0; at < blocks.size(); ++at) {
                    const double part = overlap(blocks[at], range);
                    touching += part > 0;
                    expected[static_cast<std::size_t>(icicle.classOf({row, at}))] += part;
                }
                const BlockRange found = icicle.blocksIn(row, range);
                QCOMPARE(found.count(), touching);
                icicle.coverage(row, found, range, places);
                for (std::size_t at = 0; at < expected.size(); ++at)
                    QVERIFY2(std::abs(places[at] - expected[at]) < 1e-6,
                             qPrintable(QStringLiteral("seed %1, row %2: %3, not %4")
                                            .arg(seed)
                                            .arg(row)
                                            .arg(places[at])
                                            .arg(expected[at])));
            }
        }
    }

    void drawsEveryPixel_data() {
        QTest::addColumn<QString>("trace");
        QTest::addColumn<int>("colorBy");
        for (const auto& [name, trace] : m_traces)
            QTest::addRow("%s", qPrintable(name)) << name << 0;
    }
    void drawsEveryPixel() {
        const IcicleLayout icicle = fetched();
        const PlainRows rows = plainRows(icicle);
        constexpr int pixels = 237;
        const double count = icicle.whole().to;
        for (const PlaceRange range :
             {icicle.whole(), PlaceRange{count / 3, count / 2}, PlaceRange{5, 12}}) {
            for (const auto& [row, blocks] : rows) {
                std::set<int> drawn;
                for (const PixelStretch& stretch : icicle.stretches(row, range, pixels)) {
                    for (int pixel = stretch.firstPixel; pixel < stretch.endPixel; ++pixel) {
                        QVERIFY(drawn.insert(pixel).second);
                        const PlaceRange part = placesOfPixel(range, pixels, pixel);
                        const auto touches = [&](const PlainBlock& block) {
                            return block.to > part.from && block.from < part.to;
                        };
                        QCOMPARE(static_cast<std::ptrdiff_t>(stretch.blocks.count()),
                                 std::ranges::count_if(blocks, touches));
                        QVERIFY(touches(blocks[stretch.blocks.first]));
                        QCOMPARE(stretch.isOneBlock,
                                 blocks[stretch.blocks.first].from <= part.from &&
                                     blocks[stretch.blocks.first].to >= part.to);
                    }
                }
                for (int pixel = 0; pixel < pixels; ++pixel) {
                    const PlaceRange part = placesOfPixel(range, pixels, pixel);
                    const bool isCovered =
                        std::ranges::any_of(blocks, [&](const PlainBlock& block) {
                            return block.to > part.from && block.from < part.to;
                        });
                    QCOMPARE(drawn.contains(pixel), isCovered);
                }
            }
        }
    }

    void findsBlocksByPlace() {
        const IcicleLayout icicle(m_traces.at(QStringLiteral("PVS, deepening")), ColorBy::Ending);
        for (const auto& [row, blocks] : plainRows(icicle))
            for (double place = 0.5; place < icicle.whole().to; place += 7) {
                const auto plain = std::ranges::find_if(blocks, [&](const PlainBlock& block) {
                    return block.from <= place && place < block.to;
                });
                const std::optional<IcicleBlock> found = icicle.blockAt(row, place);
                QCOMPARE(found.has_value(), plain != blocks.end());
                if (found)
                    QCOMPARE(found->index, static_cast<std::size_t>(plain - blocks.begin()));
            }
    }

    void stopsAndTellsHowFarItIs() {
        const SharedTrace trace = m_traces.at(QStringLiteral("PVS, deepening"));
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN(IcicleLayout(trace, ColorBy::Value, source.get_token()),
                                 yomi::Stopped);
        std::vector<double> parts;
        const IcicleLayout icicle(trace, ColorBy::Value, {},
                                  [&](double part) { parts.push_back(part); });
        QVERIFY(!parts.empty());
        QVERIFY(std::ranges::is_sorted(parts));
        QVERIFY(parts.front() >= 0 && parts.back() <= 1);
    }
};

YOMI_TESTS(TestIcicleLayout)
#include "test_icicle_layout.moc"
