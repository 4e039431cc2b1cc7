// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/search.h"
#include "tests/core/mnk/plain_solver.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QTest>

#include <iterator>
#include <optional>
#include <stdexcept>
#include <vector>

using namespace yomi::mnk;
using yomi::search::Algorithm;

namespace {

/// The searches of the manual's columns.
constexpr yomi::search::Settings columns[] = {
    {.algorithm = Algorithm::Minimax},
    {.algorithm = Algorithm::AlphaBeta},
    {.algorithm = Algorithm::AlphaBeta, .table = true},
    {.algorithm = Algorithm::Pvs},
};

constexpr const char* columnNames[] = {"minimax", "alpha-beta", "alpha-beta, table", "PVS"};

struct Row {
    Size size;
    std::optional<quint64> nodes[std::size(columns)];
};

/// The rows | 5x3,3 | – | 17,000 | 1,600 | 1,500 | of the page's table, the only ones that begin
/// with a board.
std::vector<Row> manualRows() {
    QFile file(YOMI_MANUAL_DIR "/mnk.md");
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("the manual's page is missing");
    std::vector<Row> rows;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        const QStringList cells = line.split('|');
        const QStringList board = cells.value(1).trimmed().split(',');
        if (cells.size() != std::ssize(columns) + 3 || board.size() != 2)
            continue;
        Row row = {yomi::parseSize<Size>(board[0].toStdString(), board[1].toInt()), {}};
        for (std::size_t i = 0; i < std::size(columns); ++i) {
            bool isNumber = false;
            const QString cell = cells[static_cast<int>(i) + 2].trimmed().remove(',');
            const quint64 nodes = cell.toULongLong(&isNumber);
            if (isNumber)
                row.nodes[i] = nodes;
        }
        rows.push_back(row);
    }
    return rows;
}

} // namespace

/// The manual's table of node counts; minimax also by a count without a search.
class TestMnkCounts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manual_data() {
        QTest::addColumn<std::size_t>("row");
        QTest::addColumn<std::size_t>("column");
        const std::vector<Row> rows = manualRows();
        QVERIFY(rows.size() >= 6);
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t column = 0; column < std::size(columns); ++column)
                if (rows[row].nodes[column])
                    QTest::addRow("%s,%d %s", rows[row].size.text().c_str(), rows[row].size.inARow,
                                  columnNames[column])
                        << row << column;
    }
    void manual() {
        QFETCH(const std::size_t, row);
        QFETCH(const std::size_t, column);
        const auto [size, nodes] = manualRows()[row];
        yomi::search::Settings settings = columns[column];
        settings.evaluation = "win-draw-loss";
        const auto found = searchPosition(parsePosition("", size), settings);
        QCOMPARE(static_cast<quint64>(found.totalNodes()), nodes[column].value());
    }

    void minimax() {
        for (const auto& [size, nodes] : manualRows())
            if (nodes[0])
                QCOMPARE(plain::Mnk(size.width, size.height, size.inARow).treeSize(), *nodes[0]);
    }
};

YOMI_TESTS(TestMnkCounts)
#include "test_counts.moc"
