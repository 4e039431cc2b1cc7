// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/solver_children.h"
#include "tests/core/connectfour/random_play.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::connectfour;

namespace {

/// The static data of a position's children, as text, by the code for a kind of processor.
template <class Processor, class Grid>
QString childrenText(const BasicPosition<Grid>& position, int alpha) {
    using Moves = Children<Grid>;
    const Grid grid = position.grid();
    const Cells stones = position.stones();
    const SolverNode node = {
        position.mover(), stones, completingCells(grid, position.mover()) & ~stones,
        completingCells(grid, position.other()) & ~stones, position.maxPlies() - position.plies()};
    typename Moves::template Each<Cells> columns = {};
    Cells upperRows = 0;
    for (int i = 0; i < position.size().width; ++i)
        columns[static_cast<std::size_t>(i)] = columnCells(grid, i);
    for (int row = 1; row < position.size().height; row += 2)
        upperRows |= grid.bottom() << row;
    Moves children;
    Processor::run([&]() __attribute__((always_inline)) {
        children.template make<Processor>(grid, columns, node,
                                          safeMoves(grid, stones, node.threats), alpha, true);
        children.template bound<Processor>(grid, node, alpha, upperRows, true);
        children.template makeKeys<Processor>(grid, true, true);
        children.template makeOrder<Processor>(grid, true);
    });
    QString text = QString("best %1, open %2, follow up %3\n")
                       .arg(children.best)
                       .arg(children.open)
                       .arg(children.followUp);
    for (std::size_t i = 0; i < Moves::size; ++i)
        if (children.cell[i]) {
            text += QString("column %1: %2 stones, %3 moves, %4 to %5 at %6")
                        .arg(i)
                        .arg(children.stones[i])
                        .arg(children.safe[i])
                        .arg(children.lower[i])
                        .arg(children.upper[i])
                        .arg(children.asked[i]);
            if (children.isOpen(i))
                text += QString(", key %1, order %2").arg(children.key[i]).arg(children.order[i]);
            text += '\n';
        }
    return text;
}

} // namespace

/// All kinds of processors that this machine supports give the same result.
class TestConnectFourSolverChildren : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void processorsAgree_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("inARow");
        QTest::addColumn<int>("mostPlies");
        QTest::newRow("7x6") << 7 << 6 << 4 << 34;
        QTest::newRow("8x7, five") << 8 << 7 << 5 << 46;
        QTest::newRow("9x6, three") << 9 << 6 << 3 << 7;
        QTest::newRow("21x2, eight") << 21 << 2 << 8 << 38;
    }
    void processorsAgree() {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, inARow);
        QFETCH(const int, mostPlies);
        const Size size = {width, height, inARow};
        std::mt19937 random(5);
        for (int i = 0; i < 300; ++i) {
            const Position position = randomPosition(
                random, size, static_cast<int>(random() % static_cast<unsigned>(mostPlies + 1)));
            if (position.canWin())
                continue;
            const int alpha = static_cast<int>(random() % 7) - 3;
            compare(position, alpha);
            if (size == Size())
                compare(BasicPosition<UsualGrid>(position), alpha);
        }
    }

private:
    template <class Grid>
    static void compare(const BasicPosition<Grid>& position, int alpha) {
        [[maybe_unused]] const QString plain = childrenText<AnyProcessor>(position, alpha);
#ifdef __x86_64__
        if (Avx2Processor::isThis())
            QCOMPARE(childrenText<Avx2Processor>(position, alpha), plain);
        if (Avx512Processor::isThis())
            QCOMPARE(childrenText<Avx512Processor>(position, alpha), plain);
#endif
    }
};

YOMI_TESTS(TestConnectFourSolverChildren)
#include "test_solver_children.moc"
