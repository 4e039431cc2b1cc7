// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/screen.h"
#include "tests/waiting.h"
#include "ui/inspector/outline_model.h"
#include "ui/inspector/recorded_run.h"
#include "ui/inspector/tree_layout.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <functional>
#include <random>

using namespace yomi::ui::inspector;
using namespace yomi::ui::tictactoe;

namespace {

std::shared_ptr<const RecordedRun> recorded(bool iterative) {
    Settings settings;
    settings.algorithm = iterative ? Algorithm::Pvs : Algorithm::AlphaBeta;
    settings.iterative = iterative;
    settings.table = true;
    return std::make_shared<const RecordedRun>(recordedRun(settings));
}

/// The rows of the tree by a walk from the root: searched nodes, and -1 for pruned moves.
std::vector<std::int64_t> plainRows(const Trace& trace, const TreeLayout& layout,
                                    EventIndex event) {
    std::vector<std::int64_t> rows;
    const std::function<void(NodeId)> walk = [&](NodeId node) {
        const TraceNode& at = trace.nodes[node];
        if (at.visit == Visit::Research && at.entered > event)
            return;
        const std::vector<NodeId> children = childrenOf(trace, node);
        if (!layout.isOpen(node) || children.empty()) {
            rows.push_back(node);
            return;
        }
        for (const NodeId child : children)
            walk(child);
        for (std::size_t i = 0; i < prunedMoves(trace, node).size(); ++i)
            rows.push_back(-1);
    };
    for (const NodeId child : topNodes(trace, layout.iteration()))
        walk(child);
    return rows;
}

void compareWithPlainRows(const Trace& trace, const TreeLayout& layout,
                          EventIndex event = noEvent) {
    const std::vector<std::int64_t> rows = plainRows(trace, layout, event);
    QCOMPARE(layout.rows(), static_cast<TreeLayout::Row>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i] >= 0)
            QCOMPARE(layout.row(static_cast<NodeId>(rows[i])), static_cast<TreeLayout::Row>(i));
}

std::vector<NodeId> ancestors(const Trace& trace, NodeId node) {
    std::vector<NodeId> path;
    for (; node != noNode; node = trace.nodes[node].parent)
        path.insert(path.begin(), node);
    return path;
}

} // namespace

class TestTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreThoseOfAPlainWalk_data() {
        QTest::addColumn<bool>("iterative");
        QTest::addRow("1175 nodes") << false;
        QTest::addRow("545 nodes") << true;
    }
    void rowsAreThoseOfAPlainWalk() {
        QFETCH(bool, iterative);
        const auto run = recorded(iterative);
        const Trace& trace = run->trace();
        TreeLayout layout(run);
        constexpr unsigned seed = 20250;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto any = [&](std::size_t end) {
            return static_cast<NodeId>(random() % end);
        };
        compareWithPlainRows(trace, layout);
        EventIndex event = noEvent;
        for (int i = 0; i < 60; ++i) {
            const NodeId node = any(trace.nodes.size());
            switch (random() % 5) {
            case 0:
                layout.setOpen(node, random() % 2 == 0);
                break;
            case 1:
                if (i % 10 == 0)
                    layout.setAll(random() % 2 == 0);
                break;
            case 2:
                event = any(trace.events.size());
                layout.setEvent(event);
                break;
            default:
                layout.setIteration(iterationOfNode(trace, node));
                layout.setPath(ancestors(trace, node));
            }
            compareWithPlainRows(trace, layout, event);
        }
    }

    void theWholeGameHasARowForEveryLeaf() {
        Settings settings;
        settings.algorithm = Algorithm::Minimax;
        TreeLayout layout(std::make_shared<const RecordedRun>(recordedRun(settings)));
        QCOMPARE(layout.rows(), 9);
        layout.setAll(true);
        QCOMPARE(layout.rows(), 255168); // the games of tic-tac-toe
        layout.setAll(false);
        QCOMPARE(layout.rows(), 9);
    }

    void theOutlineIsAModel() {
        TicTacToeDocument document;
        Settings settings;
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
        settings.depth = 3;
        document.replaceSearches({settings}, {});
        SearchCursor cursor(document);
        QTRY_VERIFY(cursor.run());
        cursor.go(0);
        OutlineModel model(cursor);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.rowCount(model.index(3, 0)), 9);
        std::int64_t rows = 0;
        const std::function<void(QModelIndex)> walk = [&](const QModelIndex& parent) {
            for (int row = 0; row < model.rowCount(parent); ++row) {
                const QModelIndex index = model.index(row, 0, parent);
                QCOMPARE(model.parent(index), parent);
                const TreeItem item = model.item(index);
                rows += item.node && !item.isPruned();
                if (item.node && !item.isPruned())
                    QCOMPARE(model.indexOf(item.node, 0), index);
                walk(index);
            }
        };
        walk({});
        const auto countRepeats = [&cursor](EventIndex last) {
            return std::ranges::count_if(cursor.run()->repeats(), [&](NodeId node) {
                return cursor.trace().nodes[node].entered > last;
            });
        };
        const auto repeats = static_cast<std::int64_t>(cursor.run()->repeats().size());
        QVERIFY(repeats > 0);
        QCOMPARE(rows, 9 + 36 + 68 + 163 - repeats); // none of them has begun
        for (const EventIndex event : {cursor.eventCount() - 1, cursor.eventCount() / 2}) {
            cursor.go(event);
            rows = 0;
            walk({});
            QCOMPARE(rows, 9 + 36 + 68 + 163 - countRepeats(event));
        }
    }

    /// A re-search results from values: it has no row before it begins.
    void aReSearchIsSeenWhenItBegins() {
        Screen screen;
        Settings settings;
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
        settings.table = true;
        screen.document.setSearch(0, settings);
        const SearchRun run = recordedRun(settings);
        const NodeId node = run.repeats().front();
        const EventIndex entered = run.trace().nodes[node].entered;
        QCOMPARE(run.trace().nodes[node].visit, Visit::Research);
        QTRY_VERIFY(screen.eventTitle().endsWith(
            QLocale(QLocale::English).toString(run.trace().events.size())));
        const auto isPlaced = [&] {
            return std::ranges::count(screen.canvas->placedItems(), TreeItem{node, {}},
                                      &PlacedItem::item) > 0;
        };
        screen.document.setEvent(entered - 1);
        QVERIFY(!isPlaced());
        screen.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(screen.event(), entered);
        QVERIFY(isPlaced());
        screen.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!isPlaced());
    }

    void theOutlineSaysOnlyWhatIsKnown() {
        TicTacToeDocument document;
        SearchCursor cursor(document);
        QTRY_VERIFY(cursor.run());
        cursor.go(0);
        OutlineModel model(cursor);
        const QModelIndex first = model.index(0, 0, model.index(0, 0));
        const auto value = [&] {
            return first.siblingAtColumn(OutlineModel::Value).data().toString();
        };
        QCOMPARE(first.data().toString(), QStringLiteral("top left  o........"));
        QCOMPARE(value(), QStringLiteral("?"));
        cursor.go(cursor.trace().nodes[0].left);
        QCOMPARE(value(), QStringLiteral("0"));
        const QModelIndex second = model.index(1, 0, model.index(0, 0));
        QCOMPARE(second.siblingAtColumn(OutlineModel::Note).data().toString(),
                 QStringLiteral("not yet"));
    }
};

YOMI_TESTS(TestTree)
#include "test_tree.moc"
