// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <utility>

namespace {

/// Hex without our search: '.', 'o' or 'x' in each cell, neighbours by their coordinates.
class PlainHex {
public:
    static constexpr int side = 4;
    using Board = std::array<char, side * side>;

    /// Whether the side to move wins.
    bool wins(const Board& board, char mover) {
        const auto [known, isNew] = m_known.emplace(std::string(board.begin(), board.end()), false);
        bool& isWon = known->second; // insertions do not move it
        const char other = mover == 'o' ? 'x' : 'o';
        constexpr std::size_t centreFirst[] = {5, 6, 9, 10, 2,  3,  12, 13,
                                               1, 4, 7, 8,  11, 14, 0,  15};
        for (auto cell = std::begin(centreFirst); isNew && !isWon && cell != std::end(centreFirst);
             ++cell)
            if (board[*cell] == '.') {
                Board after = board;
                after[*cell] = mover;
                isWon = isConnected(after, mover) || !wins(after, other);
            }
        return isWon;
    }

private:
    /// Whether o connects the first row to the last, or x the first column to the last.
    static bool isConnected(const Board& board, char stone) {
        std::array<bool, side* side> seen = {};
        for (int i = 0; i < side; ++i)
            if (reachesEnd(board, stone, stone == 'o' ? i : 0, stone == 'o' ? 0 : i, seen))
                return true;
        return false;
    }
    static bool reachesEnd(const Board& board, char stone, int x, int y,
                           std::array<bool, side * side>& seen) {
        if (x < 0 || x >= side || y < 0 || y >= side)
            return false;
        const auto cell = static_cast<std::size_t>(y * side + x);
        if (board[cell] != stone || std::exchange(seen[cell], true))
            return false;
        if ((stone == 'o' ? y : x) == side - 1)
            return true;
        constexpr std::pair<int, int> steps[] = {{1, 0},  {0, 1},  {-1, 1},
                                                 {-1, 0}, {0, -1}, {1, -1}};
        return std::ranges::any_of(steps, [&](const auto& step) {
            return reachesEnd(board, stone, x + step.first, y + step.second, seen);
        });
    }

    std::unordered_map<std::string, bool> m_known;
};

} // namespace

class TestExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each first move wins or loses as a plain search finds, and each node is written.
    void hex() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("hex.jsonl");
        QProcess process;
        process.start(QStringLiteral(YOMI_EXAMPLE_HEX), {path});
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 0);
        const QList<QByteArray> lines = process.readAllStandardOutput().split('\n');

        PlainHex plain;
        PlainHex::Board board;
        board.fill('.');
        QByteArray expected;
        for (char& cell : board) {
            cell = 'o';
            expected += plain.wins(board, 'x') ? 'x' : 'o';
            cell = '.';
        }
        QCOMPARE(lines.mid(2).join().replace(" ", ""), expected);

        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> nodes = file.readAll().split('\n');
        QVERIFY(expected.contains('o')); // so the first player wins
        QCOMPARE(lines.front(), "Hex on 4 by 4 cells: the first player wins, " +
                                    QByteArray::number(nodes.size() - 1) + " nodes.");
        const auto first = nlohmann::json::parse(nodes.front().toStdString());
        QVERIFY(first["board"] == "..../..../..../...." && first["move"].is_null());
    }

    /// The recording is complete to its last ply, without a mistake, and has the right winner.
    void recordsHex() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("hex.yt");
        QCOMPARE(QProcess::execute(QStringLiteral(YOMI_EXAMPLE_HEX), {path}), 0);
        const auto found = yomi::runCli({"trace", "check", "--strict", "--json", path});
        QVERIFY2(found.status == 0, found.output + found.errors);
        const nlohmann::json report = found.json();
        QVERIFY(report.at("findings").empty());

        const PlainHex::Board board = {'.', '.', '.', 'o', '.', 'o', 'o', '.',
                                       '.', 'x', 'x', '.', 'x', '.', '.', '.'};
        QCOMPARE(report.at("root").at("value").get<int>(), PlainHex().wins(board, 'o') ? 1 : -1);
        const auto deep = yomi::runCli({"trace", "query", "--json", path, "ply>=4"});
        QVERIFY(deep.json().at("count") > 0);
        const auto deeper = yomi::runCli({"trace", "query", "--json", path, "ply>4"});
        QCOMPARE(deeper.json().at("count").get<int>(), 0);
    }

    /// The program's example recordings are reproducible, and their descriptions are true.
    void recordings_data() {
        QTest::addColumn<QString>("finding");
        QTest::newRow("pvs") << QString();
        QTest::newRow("mistake") << QStringLiteral("re-search-missing");
        QTest::newRow("nim") << QString();
    }
    void recordings() {
        QFETCH(QString, finding);
        const QString name = QString::fromUtf8(QTest::currentDataTag());
        const QTemporaryDir folder;
        const QString document = folder.filePath("document.yomi");
        QCOMPARE(QProcess::execute(QStringLiteral(YOMI_EXAMPLE_RECORDINGS), {name, document}), 0);
        QFile written(document);
        QFile carried(
            QStringLiteral(YOMI_SOURCE_DIR "/resources/examples/recording-%1.yomi").arg(name));
        QVERIFY(written.open(QIODevice::ReadOnly) && carried.open(QIODevice::ReadOnly));
        QCOMPARE(carried.readAll(), written.readAll());

        const QString path = folder.filePath("run.yt");
        QCOMPARE(QProcess::execute(QStringLiteral(YOMI_EXAMPLE_RECORDINGS), {name, path}), 0);
        const auto found = yomi::runCli({"trace", "check", "--strict", "--json", path});
        const nlohmann::json report = found.json();
        QVERIFY(report.at("error").is_null() && !report.at("torn") && report.at("hints").empty());
        QCOMPARE(found.status, finding.isEmpty() ? 0 : 1);
        QCOMPARE(report.at("findings").size(), finding.isEmpty() ? 0U : 1U);
        if (!finding.isEmpty())
            QCOMPARE(QString::fromStdString(report.at("findings").at(0).at("name")), finding);
    }
    void recordingsNeedToBeAskedFor() {
        QCOMPARE(QProcess::execute(QStringLiteral(YOMI_EXAMPLE_RECORDINGS), {}), 2);
    }
};

YOMI_TESTS(TestExamples)
#include "test_examples.moc"
