// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/export_dialog.h"
#include "tests/waiting.h"
#include "ui/common/colors.h"
#include "ui/connectfour/rules.h"
#include "ui/games/stone_workspace.h"
#include "ui/inspector/icicle_legend.h"
#include "ui/inspector/icicle_page.h"

#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolTip>

using namespace yomi::ui;
using namespace yomi::ui::games;
using yomi::ui::test::exported;

namespace {

using FourRules = yomi::ui::connectfour::Rules;

Settings icicleSettings(int depth) {
    Settings settings{.algorithm = Algorithm::AlphaBeta, .root = yomi::search::Root::Every};
    settings.table = settings.iterative = true;
    settings.depth = depth;
    return settings;
}

/// After eight moves, with iterations of depth 0 to 5.
struct IcicleDocument : GameSearchDocument<StoneGame<FourRules>> {
    IcicleDocument() {
        GameSearchDocument::takePosition(std::string("44444122"), {});
        replaceSearches({icicleSettings(5)}, {});
    }
};

/// A shown workspace on the page with its icicle.
struct IcicleScreen {
    IcicleDocument document;
    StoneWorkspace workspace{document, FourRules(), {2, 2, 3}, {21, 31, 8}};
    IciclePage* page = workspace.findChild<IciclePage*>();
    IcicleView* view = page->view();
    IcicleLegend* legend = page->findChild<IcicleLegend*>();
    const Trace* trace = nullptr;

    IcicleScreen() {
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        [this] {
            QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
            QTest::keyClick(&workspace, Qt::Key_2, Qt::AltModifier);
            QTRY_VERIFY(view->icicle());
        }();
        trace = &icicle().trace();
        view->setFocus();
    }

    const IcicleLayout& icicle() const { return *view->icicle(); }
    QComboBox* box(const char* name) const {
        for (QComboBox* each : page->findChildren<QComboBox*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    /// Chooses by the keyboard, like a person.
    void choose(const char* name, const char* text) const {
        QComboBox* each = box(name);
        each->setFocus();
        QTest::keyClick(each, Qt::Key_Home);
        while (each->currentText() != QString::fromUtf8(text)) {
            const int before = each->currentIndex();
            QTest::keyClick(each, Qt::Key_Down);
            QVERIFY(each->currentIndex() > before);
        }
    }
    QPoint middle(IcicleBlock block) const {
        return view->scale().rect(icicle(), block).center().toPoint();
    }
    IcicleBlock blockOf(NodeId node) const {
        return icicle().blockOf(node, iterationOfNode(*trace, node));
    }
    /// The child of the last iteration's root with the most nodes at and below it.
    NodeId widest() const {
        const std::vector<NodeId> nodes =
            topNodes(*trace, static_cast<int>(trace->iterations.size()) - 1);
        return *std::ranges::max_element(
            nodes, {}, [this](NodeId node) { return trace->nodes[node].end - node; });
    }
    QString toolTipAt(QPoint point) const {
        QHelpEvent help(QEvent::ToolTip, point, view->mapToGlobal(point));
        QApplication::sendEvent(view, &help);
        return QToolTip::text();
    }
    QByteArray exportedBy(const yomi::ui::test::ExportWish& wish) const {
        return exported(
            [this] {
                for (QAbstractButton* each : page->findChildren<QAbstractButton*>())
                    if (each->text() == QStringLiteral("Export…"))
                        QTest::mouseClick(each, Qt::LeftButton);
            },
            wish);
    }
};

} // namespace

class TestIcicle : public QObject {
    Q_OBJECT

    QTemporaryDir m_directory;

    QString path(const char* name) const { return m_directory.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void init() { QApplication::setPalette(paletteFor(lightColors())); }

    void selectsByAClick() {
        IcicleScreen screen;
        QSignalSpy selected(screen.view, &IcicleView::nodeSelected);
        const NodeId node = screen.widest();
        QTest::mouseClick(screen.view, Qt::LeftButton, {}, screen.middle(screen.blockOf(node)));
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0][0].value<std::optional<NodeId>>(), std::optional(node));
        QCOMPARE(selected[0][1].toInt(), static_cast<int>(screen.trace->iterations.size()) - 1);
        QCOMPARE(screen.document.view().event, screen.trace->nodes[node].entered);
        const QString moves =
            QString::fromStdString(screen.trace->game->moveText(screen.trace->nodes[node].move));
        const QString description = screen.view->accessibleDescription();
        QVERIFY2(description.contains(QStringLiteral("line %1:").arg(moves)),
                 qPrintable(description));
    }

    void followsTheSteps() {
        IcicleScreen screen;
        const NodeId node = screen.widest();
        screen.document.setEvent(screen.trace->nodes[node].entered);
        QCOMPARE(screen.view->selected(), screen.blockOf(node));
        QTest::mouseClick(screen.page->findChild<QWidget*>(QStringLiteral("inTheTree")),
                          Qt::LeftButton);
        QCOMPARE(screen.document.view().page, std::string("tree"));
        QCOMPARE(screen.document.view().event, screen.trace->nodes[node].entered);
    }

    void tellsWhatIsUnderTheMouse() {
        IcicleScreen screen;
        QSignalSpy pointed(screen.page, &IciclePage::pointed);
        const NodeId node = screen.widest();
        const QPoint point = screen.middle(screen.blockOf(node));
        QTest::mouseMove(screen.view, point);
        QTRY_COMPARE(pointed.size(), 1);
        const TraceNode& at = screen.trace->nodes[node];
        const QString nodes = QLocale().toString(at.end - node);
        QVERIFY2(pointed[0][0].toString().contains(QStringLiteral("nodes %1,").arg(nodes)),
                 qPrintable(pointed[0][0].toString()));
        const QString tip = screen.toolTipAt(point);
        QVERIFY2(tip.contains(QStringLiteral("nodes %1,").arg(nodes)), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("window −∞ … ∞")), qPrintable(tip));
        QTest::mouseMove(screen.view, QPoint(1, screen.view->height() - 1));
        QTRY_COMPARE(pointed.size(), 2);
        QCOMPARE(pointed[1][0].toString(), QString());
    }

    /// In the first row with blocks that share a pixel, the description has all their shares.
    void tellsTheSharesOfAPixel() {
        IcicleScreen screen;
        const IcicleScale scale = screen.view->scale();
        for (int row = 0; row < scale.rowCount(); ++row)
            for (const PixelStretch& stretch :
                 screen.icicle().stretches(row, scale.range(), scale.pixels())) {
                if (stretch.blocks.count() < 4)
                    continue;
                const QPoint point(static_cast<int>(scale.left(stretch.firstPixel)),
                                   static_cast<int>(scale.top(row) + scale.rowHeight() / 2));
                const QString tip = screen.toolTipAt(point);
                QVERIFY2(tip.startsWith(QStringLiteral("Ply %1, nodes drawn together: %2;")
                                            .arg(row)
                                            .arg(stretch.blocks.count())),
                         qPrintable(tip));
                double sum = 0;
                static const QRegularExpression percent(QStringLiteral("([0-9.]+) %"));
                for (auto match = percent.globalMatch(tip); match.hasNext();)
                    sum += match.next().captured(1).toDouble();
                QVERIFY2(std::abs(sum - 100) < 0.05, qPrintable(tip));
                return;
            }
        QFAIL("Nothing is drawn together.");
    }

    void zoomsByDoubleClickAndBackByEscape() {
        IcicleScreen screen;
        const PlaceRange whole = screen.view->range();
        const IcicleBlock block = screen.blockOf(screen.widest());
        QTest::mouseDClick(screen.view, Qt::LeftButton, {}, screen.middle(block));
        QCOMPARE(screen.view->range(), screen.icicle().placesOf(block));
        // The child of the block that is now widest.
        const IcicleBlock child = *screen.icicle().firstChildOf(block);
        QTest::mouseDClick(screen.view, Qt::LeftButton, {}, screen.middle(child));
        QCOMPARE(screen.view->range(), screen.icicle().placesOf(child));
        QTest::keyClick(screen.view, Qt::Key_Escape);
        QCOMPARE(screen.view->range(), screen.icicle().placesOf(block));
        QTest::keyClick(screen.view, Qt::Key_Escape);
        QCOMPARE(screen.view->range(), whole);
        QVERIFY(!screen.view->canZoomBack());
    }

    void walksByKeys() {
        IcicleScreen screen;
        QSignalSpy selected(screen.view, &IcicleView::nodeSelected);
        const auto node = [&] {
            return selected.last()[0].value<std::optional<NodeId>>();
        };
        QTest::keyClick(screen.view, Qt::Key_Home);
        QCOMPARE(node(), std::nullopt);
        QCOMPARE(selected.last()[1].toInt(), 0);
        QTest::keyClick(screen.view, Qt::Key_Right);
        QCOMPARE(selected.last()[1].toInt(), 1);
        QTest::keyClick(screen.view, Qt::Key_Down);
        const std::vector<NodeId> top = topNodes(*screen.trace, 1);
        QCOMPARE(node(), std::optional(top[0]));
        QTest::keyClick(screen.view, Qt::Key_Right);
        QCOMPARE(node(), std::optional(top[1]));
        QTest::keyClick(screen.view, Qt::Key_Return);
        QCOMPARE(screen.view->range(), screen.icicle().placesOf(screen.blockOf(top[1])));
        QTest::keyClick(screen.view, Qt::Key_Right); // no other block is visible
        QCOMPARE(node(), std::optional(top[1]));
        QTest::keyClick(screen.view, Qt::Key_Up);
        QCOMPARE(node(), std::nullopt);
        QTest::keyClick(screen.view, Qt::Key_Down); // the visible child
        QCOMPARE(node(), std::optional(top[1]));
    }

    void colorsByChoice() {
        IcicleScreen screen;
        QTest::keyClick(screen.view, Qt::Key_Home);
        const QString endings = screen.legend->accessibleDescription();
        QVERIFY2(endings.contains(QStringLiteral("exact: ")), qPrintable(endings));
        const QImage before = screen.view->grab().toImage();
        screen.choose("Colour", "iteration");
        const auto& iterations = screen.trace->iterations;
        QTRY_VERIFY(screen.legend->accessibleDescription().startsWith(
            QStringLiteral("iteration 1: %1").arg(iterations[0].endNode)));
        QVERIFY(screen.view->selected()); // stays
        QVERIFY(screen.view->grab().toImage() != before);
        screen.choose("Colour", "the table");
        const auto found =
            std::ranges::count(screen.trace->nodes, TableAction::Returned, &TraceNode::table);
        QTRY_VERIFY(screen.legend->accessibleDescription().contains(
            QStringLiteral("gave the value: %1").arg(QLocale().toString(qlonglong(found)))));
    }

    void showsOneIteration() {
        IcicleScreen screen;
        const auto stepTo = [&](std::size_t iteration) {
            screen.document.setEvent(screen.trace->iterations[iteration].firstEvent);
        };
        stepTo(2);
        QCOMPARE(screen.view->range(), screen.icicle().whole());
        screen.choose("Iterations", "the iteration shown");
        QCOMPARE(screen.view->range(), screen.icicle().ofIteration(2));
        stepTo(3);
        QCOMPARE(screen.view->range(), screen.icicle().ofIteration(3));
        screen.document.setSearch(0, icicleSettings(3));
        QTRY_COMPARE(screen.icicle().trace().iterations.size(), std::size_t(4));
        QCOMPARE(screen.view->range(), screen.icicle().whole());
    }

    void savesADrawing() {
        IcicleScreen screen;
        const QByteArray svg = screen.exportedBy({path("icicle.svg")});
        for (const char* text : {"<svg", "exact", "bound reached", "root", "nodes"})
            QVERIFY2(svg.contains(text), text);
        const QByteArray bare = screen.exportedBy({.path = path("bare.svg"), .withLegend = false});
        QVERIFY(bare.contains("root"));
        QVERIFY(!bare.contains("bound reached"));
    }

    void savesAPictureAtAScale() {
        IcicleScreen screen;
        QTest::mouseDClick(screen.view, Qt::LeftButton, {},
                           screen.middle(screen.blockOf(screen.widest())));
        const QImage image =
            QImage::fromData(screen.exportedBy({.path = path("a.png"), .scale = 3}));
        QCOMPARE(image.width(), 3 * (screen.view->width() + 2 * cardPadding));
        const QImage whole = QImage::fromData(
            screen.exportedBy({.path = path("b.png"), .isWhole = true, .scale = 3}));
        QCOMPARE(whole.size(), image.size());
        QVERIFY(whole != image);
    }

    void saysWhyThereIsNothing() {
        IcicleScreen screen;
        // A board without moves: for a finished game the board before its last move is searched.
        screen.document.takePosition(std::string("......./......./......./......./xxx..../oooo..."),
                                     {});
        QTRY_VERIFY(screen.page->emptyText().startsWith(QStringLiteral("The game is over")));
        QCOMPARE(screen.view->accessibleDescription(), QString());
        screen.document.undoStack().undo();
        QTRY_VERIFY(screen.view->icicle());
        QCOMPARE(screen.page->emptyText(), QString());
    }
};

YOMI_TESTS(TestIcicle)
#include "test_icicle.moc"
