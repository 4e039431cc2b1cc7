// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tree of a recording in the views of the inspector.

#include "core/tree/recorded_game.h"
#include "tests/run_tests.h"
#include "tests/ui/inspector/recording_tree_screen.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/common/colors.h"
#include "ui/common/picture.h"
#include "ui/common/playback_bar.h"
#include "ui/inspector/icicle_page.h"
#include "ui/inspector/recorded_face.h"
#include "ui/inspector/tree_painter.h"

#include <QFontInfo>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTreeView>

#include <algorithm>
#include <map>

using namespace yomi;
using namespace yomi::ui;
using namespace yomi::ui::inspector;

class TestRecordingTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// Value, status and count of a node are below each other and do not overlap.
    void wordsOfUnknownGamesDoNotOverlap() {
        const TreeScreen screen(QStringLiteral(":/examples/recording-nim.yomi"));
        screen.canvas()->zoomToNormal();
        const Picture picture{{}, {{screen.canvas()->pictureSize(false), [&](QPainter& painter) {
                                        screen.canvas()->paintPicture(painter, false);
                                    }}}};
        static const QRegularExpression text(
            QStringLiteral("<text[^>]*xml:space[^>]* x=\"([-\\d.]+)\" y=\"([-\\d.]+)\"[^>]*"
                           "font-size=\"(\\d+)\""));
        std::map<int, std::vector<std::pair<double, int>>> columns; // where texts are, their size
        auto each = text.globalMatch(QString::fromUtf8(svgOf(picture, QApplication::palette())));
        while (each.hasNext()) {
            const QRegularExpressionMatch match = each.next();
            columns[qRound(match.captured(1).toDouble())].emplace_back(match.captured(2).toDouble(),
                                                                       match.captured(3).toInt());
        }
        std::size_t most = 0;
        for (auto& [x, texts] : columns) {
            most = std::max(most, texts.size());
            std::ranges::sort(texts);
            for (std::size_t i = 1; i < texts.size(); ++i)
                QVERIFY2(texts[i].first - texts[i - 1].first >= texts[i].second,
                         qPrintable(QStringLiteral("at %1").arg(x)));
        }
        QVERIFY(most > 3);
    }

    void wordsOfNodesFollowTheFont() {
        const yomi::tree::Recording recording;
        const RecordedFace face(nullptr, recording.header,
                                std::make_shared<yomi::tree::RecordedGame>(recording, nullptr));
        const auto inkRows = [&] { // of the word "root"
            QImage image(200, 100, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            face.paintBoard(painter, image.rect(), {}, QApplication::palette(), {});
            int rows = 0;
            for (int y = 0; y < image.height(); ++y) {
                const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
                rows += std::any_of(line, line + image.width(),
                                    [](QRgb pixel) { return pixel != qRgb(255, 255, 255); });
            }
            return rows;
        };
        const QFont usual = QApplication::font();
        const int before = inkRows();
        QVERIFY(before > 0);
        QFont large = usual;
        large.setPixelSize(2 * QFontInfo(usual).pixelSize());
        QApplication::setFont(large);
        const int after = inkRows();
        QApplication::setFont(usual);
        QVERIFY2(after > before, qPrintable(QStringLiteral("%1, %2").arg(before).arg(after)));
    }

    /// The words of a node, however long, end before the line to its children.
    void linesBeginAfterTheWords() {
        const yomi::tree::Recording recording;
        const RecordedFace face(nullptr, recording.header,
                                std::make_shared<yomi::tree::RecordedGame>(recording, nullptr));
        const ui::inspector::TreeScale scale;
        const QRectF board(20, 20, scale.board(), scale.boardHeight());
        ui::inspector::NodeLook look;
        look.stage = ui::inspector::NodeLook::Stage::Open;
        const QPalette palette = QApplication::palette();
        const QRgb ground = colorsFor(palette).surface.rgb();
        for (const QString& note :
             {QStringLiteral("max 0/3"), QStringLiteral("a very long note")}) {
            look.note = note;
            QImage image(300, 120, QImage::Format_RGB32);
            image.fill(ground);
            QPainter painter(&image);
            ui::inspector::paintNode(painter, board, scale, {face, {}, {}}, look, {}, palette);
            int end = 0; // of the ink
            for (int y = 0; y < image.height(); ++y)
                for (int x = end; x < image.width(); ++x)
                    if (image.pixel(x, y) != ground)
                        end = x + 1;
            QVERIFY(end > board.right() + 8);
            const double line = board.left() + scale.column - ui::inspector::TreeScale::edgeGap;
            QVERIFY2(end < line - 1, qPrintable(QStringLiteral("%1, %2").arg(end).arg(line)));
        }
    }

    /// A click in the icicle goes to the line that enters the node.
    void hasAnIcicle() {
        const TreeScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        screen.show(RecordingPage::Icicle);
        screen.settle();
        auto* view = screen.workspace().findChild<ui::inspector::IcicleView*>();
        QTRY_VERIFY(view->icicle());
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const NodeId node =
            topNodes(view->icicle()->trace(),
                     static_cast<int>(view->icicle()->trace().iterations.size()) - 1)
                .back();
        const auto block =
            view->icicle()->blockOf(node, iterationOfNode(view->icicle()->trace(), node));
        QTest::mouseClick(view, Qt::LeftButton, {},
                          view->scale().rect(*view->icicle(), block).center().toPoint());
        QCOMPARE(cursor->recordedNode(), node);
        screen.press<LinkButton>("Show in tree");
        QCOMPARE(screen.document().view().page, RecordingPage::Tree);
    }

    /// Nodes with a path are at its end; implied nodes between have a place and a board, but no
    /// window or value.
    void hangsNodesWhereTheirPathsSay() {
        const RecordingScreen files;
        const TreeScreen screen(files.shell.file(
            "below.yt", "yomi-trace 1 game=connectfour size=5x4\n> 2 -9 9 path=0,1,2\n> 4 -9 9\n"
                        "< 1\n< -2\n> 2 -9 9 path=0,3,2\n< 1\n"));
        screen.shell.window->resize(1280, 800);
        const auto* tree = screen.workspace().findChild<RecordingCursor*>();
        QCOMPARE(tree->trace().nodes.size(), std::size_t{6});
        const auto lookAt = [tree](NodeId node) {
            return ui::inspector::lookOf(*tree->run(), tree->state(), tree->event(), {node, {}},
                                         tree->numbers());
        };
        screen.document().look(&RecordingView::query, std::string("path=\"0 3 2\""));
        screen.settle();
        screen.canvas()->setAllOpen(true);
        QTest::mouseDClick(screen.canvas()->viewport(), Qt::LeftButton, {}, screen.placeOf(5));
        screen.showFile();
        QVERIFY2(screen.text("nodePlace").endsWith(QStringLiteral("path 0 3 2")),
                 qPrintable(screen.text("nodePlace")));
        QVERIFY(screen.canvas()->marksOf({NodeId{5}, {}}).isCurrent);
        QVERIFY(screen.canvas()->marksOf({NodeId{5}, {}}).isHit);
        QVERIFY(!screen.canvas()->marksOf({NodeId{2}, {}}).isHit);
        for (const NodeId implied : {0U, 1U, 4U}) {
            QCOMPARE(lookAt(implied).note, QStringLiteral("unknown"));
            QCOMPARE(lookAt(implied).value, noNumber.toString());
        }
        QCOMPARE(QString::fromStdString(ui::inspector::boardOf(tree->trace(), NodeId{4})),
                 QStringLiteral("...../...../...../o..x."));
        QTRY_COMPARE(screen.path()->itemCount(), 4 * 3); // boards, each with the ends of its window
        QVERIFY(screen.path()->itemName(1).startsWith(QStringLiteral("α\u00a0– at")));
        QVERIFY(screen.path()->itemName(10).startsWith(QStringLiteral("α\u00a0−9 at")));
        QVERIFY(screen.text("subtreeStatistics").contains(QStringLiteral("nodes 1,")));
    }

    /// Clicks and keys on the canvas lead through the file.
    void leadsToTheLines() {
        const TreeScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        QVERIFY(screen.canvas());
        QTest::mouseDClick(screen.canvas()->viewport(), Qt::LeftButton, {}, screen.placeOf(1));
        QCOMPARE(screen.text("eventHeadline"), QStringLiteral("X tries column 3"));
        screen.showFile();
        const QString entered = screen.line();
        QVERIFY(screen.text("nodePlace").startsWith(QStringLiteral("Line %1, ").arg(entered)));
        QVERIFY(screen.canvas()->marksOf({NodeId{1}, {}}).isCurrent);
        QCOMPARE(screen.path()->itemCount(), 6); // two boards and the ends of their windows
        screen.canvas()->setFocus();
        QTest::keyClick(screen.canvas(), Qt::Key_Down, Qt::AltModifier); // over the subtree
        QVERIFY(screen.line().toInt() > entered.toInt());
        QVERIFY(screen.text("nodePlace").startsWith(QStringLiteral("Line %1, ").arg(entered)));
        QTest::keyClick(screen.canvas(), Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(screen.canvas(), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(screen.document().view().place, 0U);
    }

    /// The node under the mouse is described as long as the mouse is on it; then the current place
    /// is.
    void tellsThePlaceAfterTheMouseHasGone() {
        const TreeScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        screen.workspace().findChild<RecordingCursor*>()->goToNode(1);
        const QString place = screen.shell.tab().pointed();
        QVERIFY2(place.startsWith(QStringLiteral("Line ")), qPrintable(place));
        for (const NodeId node : {NodeId{1}, NodeId{0}})
            QTest::mouseMove(screen.canvas()->viewport(), screen.placeOf(node));
        QTRY_VERIFY2(screen.shell.tab().pointed() != place,
                     qPrintable(screen.shell.tab().pointed()));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(screen.canvas()->viewport(), &leave);
        QCOMPARE(screen.shell.tab().pointed(), place);
    }

    /// The counts below the tree are those of the page Statistics.
    void countsLeavesAsTheStatisticsDo_data() {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"01-minimax-tictactoe.yt", "05-pvs-connectfour.yt",
              "06-table-deepening-connectfour.yt", "14-three-lines-quiescence.yt"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void countsLeavesAsTheStatisticsDo() {
        QFETCH(QString, file);
        const TreeScreen screen(golden(QStringLiteral("correct/") + file));
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const yomi::tree::Trace& trace = cursor->trace();
        const nlohmann::json iterations =
            goldenJson("correct/expected.json").at(file.toStdString()).at("stats").at("iterations");
        for (std::size_t i = 0; i < iterations.size(); ++i) {
            std::int64_t leaves = 0; // of all passes over the root
            for (const NodeId top : yomi::tree::topNodes(trace, static_cast<int>(i)))
                leaves += cursor->run()->subtree(top, static_cast<int>(i)).leaves;
            QCOMPARE(leaves, iterations[i].at("leaves").get<std::int64_t>());
            QVERIFY(leaves > 0);
        }
        screen.canvas()->setFocus();
        QTest::keyClick(screen.canvas(), Qt::Key_Home, Qt::AltModifier);
        const auto work = cursor->run()->subtree(cursor->selected(), 0);
        QVERIFY2(screen.text("subtreeStatistics")
                     .contains(QStringLiteral("leaves %1,")
                                   .arg(lineText(static_cast<std::uint64_t>(work.leaves)))),
                 qPrintable(screen.text("subtreeStatistics")));
    }

    /// The current node of another page is the current one in the tree.
    void followsTheOtherPages() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.click("Findings", 0);
        const QString place = screen.text("nodePlace");
        screen.show(RecordingPage::Tree);
        screen.settle();
        auto* tabs = screen.named<QTabBar>("Event or file");
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QCOMPARE(screen.text("nodePlace"), place);
        const auto* path = screen.workspace().findChild<TreePage*>()->findChild<PathStrip*>();
        QVERIFY(path->itemCount() > 3);
        QVERIFY(place.endsWith(path->itemName(path->itemCount() - 3).section(u' ', -1)));
    }

    /// In a known game a board can be searched as typed, with / between rows or without.
    void looksForABoard() {
        const TreeScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        auto* field = screen.named<QLineEdit>("Board to look for");
        QVERIFY(field);
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const auto* tree = screen.workspace().findChild<RecordingCursor*>();
        const NodeId wanted = 12;
        QString board = QString::fromStdString(ui::inspector::boardOf(tree->trace(), wanted));
        QVERIFY(board.contains(u'/'));
        for (const QString& typed : {board, board.remove(u'/')}) {
            screen.document().look(&RecordingView::place, EventIndex{0});
            field->setText(typed);
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(cursor->recordedNode(), wanted);
        }
        field->setText(QStringLiteral("33")); // columns from the root
        screen.document().look(&RecordingView::place, EventIndex{0});
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(cursor->recordedNode(), NodeId{2});
        field->setText(QStringLiteral("3333333"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(screen.text("subtreeStatistics").startsWith(QStringLiteral("These columns")));
        field->setText(QStringLiteral("oxo"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(screen.text("subtreeStatistics").startsWith(QStringLiteral("A board of this")));
    }

    /// In a window that is small for its font, all steps stay visible.
    void keepsThePlaybackInSight_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"correct/05-pvs-connectfour.yt", "bugs/01-window-not-turned.yt",
                                 "correct/06-table-deepening-connectfour.yt"})
            QTest::newRow(file) << QString::fromUtf8(file);
    }
    void keepsThePlaybackInSight() {
        QFETCH(QString, file);
        const TreeScreen screen(golden(file));
        screen.shell.window->resize(768, 480); // 1280 by 800 of a font two thirds larger
        QTRY_COMPARE(screen.shell.window->size(), QSize(768, 480));
        const auto* bar = screen.named<PlaybackBar>("Events of the search");
        QVERIFY(bar);
        QTRY_COMPARE(bar->visibleRegion().boundingRect(), bar->rect());
        const QWidget* content = &screen.workspace();
        QTRY_COMPARE(content->visibleRegion().boundingRect(), content->rect());
    }

    /// Trees of searches by visits are drawn with sizes by visits.
    void drawsVisitsAsSizes() {
        const TreeScreen screen(golden(QStringLiteral("correct/11-mcts-tictactoe.yt")));
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const auto visits = [cursor](NodeId node) {
            return *cursor->read()->details->kept().visits[node];
        };
        const auto size = [&screen](NodeId node) {
            return screen.canvas()->marksOf({node, {}}).size;
        };
        QCOMPARE(size(0), 1.0);
        const Recording& recording = cursor->read()->recording;
        for (NodeId child = recording.nodes[1].end; child < recording.nodes[0].end;
             child = recording.nodes[child].end) {
            QCOMPARE(size(child) > size(1), visits(child) > visits(1));
            QVERIFY(size(child) < 1);
        }
        const TreeScreen other(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        QCOMPARE(other.canvas()->marksOf({NodeId{3}, {}}).size, 1.0);
    }

    /// Findings are marks in the tree and in the outline, and sentences in every description of the
    /// node.
    void marksFindings() {
        const TreeScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        auto* canvas = screen.canvas();
        QVERIFY(canvas);
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const ReadRecording& read = *cursor->read();
        const NodeId node = read.nodeOf(read.eventAt(15));
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_E, Qt::ControlModifier);
        const auto marks = canvas->marksOf({node, {}});
        QCOMPARE(marks.remark, std::optional(yomi::tree::Severity::Error));
        QVERIFY(!marks.isRemarkBelow);
        QVERIFY(!canvas->marksOf({NodeId{0}, {}}).remark);
        QTest::keyClick(canvas, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QScrollBar &across = *canvas->horizontalScrollBar(), &down = *canvas->verticalScrollBar();
        const QPoint place(across.value(), down.value());
        across.setValue(0);
        down.setValue(down.maximum()); // to nodes that are closed
        QVERIFY(std::ranges::any_of(canvas->placedItems(), [&](const auto& placed) {
            return canvas->marksOf(placed.item).isRemarkBelow;
        }));
        across.setValue(place.x());
        down.setValue(place.y());
        screen.document().look(&RecordingView::place, read.recording.lineOf(read.eventAt(15)));
        const QString sentence = QStringLiteral("Line 15, error window-sign: The window");
        QVERIFY(screen.text("eventRemark").startsWith(sentence));
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, screen.placeOf(node));
        QVERIFY(canvas->accessibleDescription().contains(sentence));
        screen.showFile();
        QVERIFY(screen.text("nodeRemark").startsWith(sentence));
        QTest::keyClick(canvas, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        auto* outline = screen.named<QTreeView>("Outline of the search tree");
        QVERIFY(outline);
        QTRY_VERIFY(outline->currentIndex().isValid());
        QVERIFY(outline->currentIndex().data(Qt::ToolTipRole).toString().startsWith(sentence));
        QVERIFY(!outline->currentIndex().data(Qt::DecorationRole).isNull());
        screen.document().perform(
            suppress(screen.document().inputs(), yomi::tree::Check::WindowSign, {}));
        QVERIFY(!canvas->marksOf({node, {}}).remark);
        QCOMPARE(screen.text("nodeRemark"), QString());
        screen.document().undoStack().undo();
        QVERIFY(canvas->marksOf({node, {}}).remark);
        QTest::keyClick(canvas, Qt::Key_0, Qt::ControlModifier); // fit: too small for marks
        QVERIFY(!canvas->grab().isNull());
    }

    /// The query's hits are marked in the tree and in its outline.
    void marksWhatAQueryFound() {
        const TreeScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        screen.show(RecordingPage::Query);
        screen.named<QLineEdit>("Query")->setText(QStringLiteral("again=yes"));
        screen.settle();
        const std::vector<NodeId> hits = screen.workspace().findChild<RecordingCursor*>()->hits();
        QVERIFY(hits.size() > 2);
        screen.show(RecordingPage::Tree);
        auto* canvas = screen.canvas();
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(canvas->marksOf({hits[0], {}}).isHit);
        QVERIFY(!canvas->marksOf({NodeId{0}, {}}).isHit);
        QTest::keyClick(canvas, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(std::ranges::any_of(canvas->placedItems(), [&](const auto& placed) {
            return canvas->marksOf(placed.item).isHitBelow;
        }));
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const auto& recording = cursor->read()->recording;
        screen.document().look(&RecordingView::place,
                               recording.lineOf(recording.nodes[hits[0]].entered));
        QTest::keyClick(canvas, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        auto* outline = screen.named<QTreeView>("Outline of the search tree");
        QVERIFY(outline);
        QTRY_VERIFY(outline->currentIndex().isValid());
        QVERIFY(!outline->currentIndex().data(Qt::DecorationRole).isNull());
        screen.document().look(&RecordingView::query, std::string());
        QVERIFY(!canvas->marksOf({hits[0], {}}).isHit);
    }

    /// Folded and unfolded nodes are saved with the document and restored.
    void keepsWhatIsFolded() {
        const TreeScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        auto* canvas = screen.canvas();
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, screen.placeOf(1));
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_E, Qt::ControlModifier);
        canvas->toggleSelected();
        QVERIFY(screen.document().undoStack().isClean());
        const ui::inspector::Folds folds = screen.document().view().folds;
        QVERIFY(folds.all);
        QCOMPARE(folds.closed, std::vector<NodeId>{1});
        RecordingDocument again;
        again.load(screen.document().body());
        QVERIFY(again.view().folds == folds);
        const auto rows = canvas->layoutNow()->rows();
        screen.show(RecordingPage::Checks);
        screen.workspace().findChild<RecordingCursor*>()->readAnew();
        screen.show(RecordingPage::Tree);
        screen.settle();
        QTRY_COMPARE(screen.canvas()->layoutNow()->rows(), rows);
    }

    /// The tree below a finding is hidden in a low window, also while the page with the tree
    /// requests more height, and shown again later.
    void treeOfTheChecksNeedsRoom() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        QWidget* window = screen.shell.window.get();
        screen.show(RecordingPage::Checks);
        const auto canvas = [&screen] {
            return screen.named<ui::inspector::TreeCanvas>("Search tree");
        };
        window->resize(1400, 1000);
        QTRY_VERIFY(canvas());
        canvas()->setMinimumHeight(400);
        window->resize(1400, 560);
        QTRY_VERIFY(!canvas());
        window->resize(1400, 1000);
        QTRY_VERIFY(canvas());
        for (int height = 1000; height >= 500; height -= 20) { // in steps, as a mouse drags
            window->resize(1400, height);
            QTest::qWait(1);
        }
        QTRY_VERIFY(!canvas());
    }

    void choosesAnIteration() {
        const TreeScreen screen(
            golden(QStringLiteral("correct/06-table-deepening-connectfour.yt")));
        auto* bars = screen.named<BarPanel>("Iterations");
        QVERIFY(bars);
        QVERIFY(bars->bars().size() > 1);
        screen.showFile();
        auto* plot = bars->findChild<QAbstractScrollArea*>();
        for (qsizetype bar = 0; bar < bars->bars().size(); ++bar)
            QTest::keyClick(plot, Qt::Key_Down);
        QTest::keyClick(plot, Qt::Key_Return);
        const QString last = bars->bars().back().name.mid(2); // after the mark
        QVERIFY(screen.text("nodePlace").contains(QStringLiteral(", iteration %1, ").arg(last)));
    }

    /// Of many iterations those around the current one are readable and clickable; a scroll bar
    /// leads to the others.
    void scrollsThroughManyIterations() {
        QByteArray text = "yomi-trace 1\n";
        constexpr int count = 40;
        for (int iteration = 1; iteration <= count; ++iteration)
            text += "i " + QByteArray::number(iteration) + "\n> -\n> a\n< 1\n< 1\n";
        const RecordingScreen files;
        const TreeScreen screen(files.shell.file("many.yt", text));
        screen.shell.window->resize(1280, 800);
        auto* bars = screen.named<BarPanel>("Iterations");
        QVERIFY(bars);
        auto* plot = bars->findChild<QAbstractScrollArea*>();
        const auto marked = [bars] {
            for (const Bar& bar : bars->bars())
                if (bar.isMarked)
                    return bar.name.mid(2); // after the mark
            return QString();
        };
        const auto rowHeight = [&] {
            return plot->viewport()->height() / static_cast<double>(bars->bars().size());
        };
        QTRY_VERIFY(rowHeight() >= 12);
        screen.document().look(&RecordingView::place, EventIndex{0});
        QCOMPARE(marked(), QStringLiteral("1"));
        QCOMPARE(bars->numbers().size(), count + 1); // and the header
        auto* scroll = screen.named<QScrollBar>("Iterations in sight");
        QVERIFY(scroll);
        scroll->setValue(scroll->maximum());
        QCOMPARE(bars->bars().back().name, QStringLiteral("40"));
        QVERIFY(rowHeight() >= 12);
        QTest::mouseClick(plot->viewport(), Qt::LeftButton, {},
                          QPoint(plot->viewport()->width() / 2, plot->viewport()->height() - 3));
        QCOMPARE(marked(), QStringLiteral("40"));
        screen.canvas()->setFocus();
        QTest::keyClick(screen.canvas(), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(marked(), QStringLiteral("1"));
    }

    void standsAndPaintsAnywhere_data() {
        QTest::addColumn<QString>("file");
        for (const char* folder : {"correct", "bugs"}) {
            const nlohmann::json expected =
                goldenJson((std::string(folder) + "/expected.json").c_str());
            for (const auto& [file, recording] : expected.items())
                QTest::newRow(file.c_str())
                    << QString::fromUtf8(folder) + u'/' + QString::fromStdString(file);
        }
    }
    void standsAndPaintsAnywhere() {
        QFETCH(QString, file);
        const TreeScreen screen(golden(file));
        QVERIFY(screen.canvas());
        constexpr LineIndex steps = 5;
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const auto& recording = cursor->read()->recording;
        const auto lines = static_cast<LineIndex>(recording.lines.size());
        for (LineIndex step = 0; step < steps; ++step) {
            const LineIndex line = step * (lines - 1) / (steps - 1);
            screen.document().look(&RecordingView::place, line);
            QVERIFY(!screen.canvas()->grab().isNull());
            QVERIFY(!screen.path()->grab().isNull());
            QCOMPARE(cursor->event() + 1 == cursor->eventCount() ? recording.eventOf(lines - 1)
                                                                 : cursor->event(),
                     recording.eventOf(line));
        }
    }

    /// No content of a file leads to an invalid state.
    void standsInOddRecordings_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no node") << QByteArray("yomi-trace 1\ni 1\ni 2\n");
        QTest::newRow("roots and none") << QByteArray(
            "yomi-trace 1\n> a 0 1\n> b\n< 1\n< 1\n> - 0 1\n> b 0 1\n> c\n> d\n< 1\n< 1\n"
            "i\ni\n> - 0 1\n> b\ni 5\n> x path=4,2,x\n> y\n< -\n< 3 exact\n");
        QTest::newRow("empty at the end") << QByteArray("yomi-trace 1\n> -\n> a\n< 1\n< 1\ni 2\n");
        QTest::newRow("tables") << QByteArray(
            "yomi-trace 1\n> - 0 9 key=k\nt lower 3 cut\ns exact 3\n> . 0 9\ns lower 4\n< 4\n"
            "> a 0 9 key=k asrc=table:1 bsrc=value:77\nt upper 3 narrow\n< 2 upper\n< 4\n");
        QTest::newRow("illegal moves") << QByteArray(
            "yomi-trace 1 game=tictactoe\n> - 0 9\n> 4 0 9\n> 4 0 9\n> null 0 9\n> 99 0 9\n"
            "> 0 0 9\n< 1\n< 1\nx 7 futility\n< 1\nx 8\n< 1\n");
        QByteArray deep = "yomi-trace 1 values=first\n";
        for (int ply = 0; ply < 400; ++ply)
            deep += ply == 0 ? "> - 0 1\n" : "> a\n";
        QTest::newRow("deep") << deep;
    }
    void standsInOddRecordings() {
        QFETCH(QByteArray, text);
        const RecordingScreen screen;
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("odd.yt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        screen.open(file.fileName());
        screen.show(RecordingPage::Tree);
        screen.settle();
        auto* canvas = screen.named<ui::inspector::TreeCanvas>("Search tree");
        if (!canvas) { // no event
            QVERIFY(!text.contains('>'));
            return;
        }
        canvas->setFocus();
        for (const int key : {Qt::Key_E, Qt::Key_0}) // all of it, and fit
            QTest::keyClick(canvas, static_cast<Qt::Key>(key), Qt::ControlModifier);
        for (const int key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Up})
            for (int step = 0; step < 5; ++step) {
                QTest::keyClick(canvas, static_cast<Qt::Key>(key), Qt::AltModifier);
                QTest::keyClick(canvas, static_cast<Qt::Key>(key));
                QVERIFY(!screen.workspace().grab().isNull());
            }
        QTest::keyClick(canvas, Qt::Key_End, Qt::AltModifier);
        QVERIFY(!screen.workspace().grab().isNull());
    }

    /// A recording that is too large to draw stays an outline, which says why.
    void outlinesWhatIsTooLarge() {
        RecordingDocument document;
        document.load(
            {{"file", golden(QStringLiteral("correct/05-pvs-connectfour.yt")).toStdString()},
             {"view", {{"page", "tree"}}}});
        RecordingWorkspace workspace(document, noFace, 10);
        workspace.show();
        QTreeView* outline = nullptr;
        for (auto* each : workspace.findChildren<QTreeView*>())
            if (each->accessibleName() == QLatin1String("Tree of the recording"))
                outline = each;
        QTRY_VERIFY(outline->isVisible() && outline->model()->rowCount() > 0);
        const auto* why = workspace.findChild<QLabel*>(QStringLiteral("whyOutline"));
        QVERIFY(why->isVisible());
        QVERIFY(why->text().startsWith(
            QStringLiteral("The tree is drawn of recordings of 10 nodes at most")));
        const nlohmann::json stats =
            goldenJson("correct/expected.json").at("05-pvs-connectfour.yt").at("stats");
        const QModelIndex root = outline->model()->index(0, 0, outline->model()->index(0, 0));
        QCOMPARE(static_cast<std::size_t>(outline->model()->rowCount(root)),
                 stats.at("plies").at(0).at("children").get<std::size_t>());
        outline->setCurrentIndex(outline->model()->index(1, 0, root));
        for (auto* label : workspace.findChildren<QLabel*>(QStringLiteral("nodePlace")))
            if (label->isVisible())
                QCOMPARE(label->text().section(QStringLiteral("path "), 1),
                         outline->currentIndex().data().toString());
    }

    /// Its events are still described, with the reason why there is no tree.
    void tellsTheEventsOfWhatIsTooLarge() {
        const RecordingScreen files;
        const QString file =
            files.shell.file("large.yt", "yomi-trace 1\n> - -9 9\nt none\n> b4 -9 9\n< 5 horizon\n"
                                         "< -5\n");
        RecordingDocument document;
        document.load({{"file", file.toStdString()}, {"view", {{"page", "tree"}, {"event", 0}}}});
        RecordingWorkspace workspace(document, noFace, 1);
        workspace.show();
        const auto text = [&workspace](const char* name) {
            const auto* label = workspace.findChild<QLabel*>(QString::fromLatin1(name));
            return label->isVisible() ? label->text() : QString();
        };
        QTRY_COMPARE(text("recordedEvent"), QStringLiteral("The root is entered"));
        QCOMPARE(text("recordedReason"), QStringLiteral("Its window is −9 … 9."));
        QCOMPARE(text("recordedLine"), QStringLiteral("Line 2: > - -9 9"));
        QVERIFY(text("whyNoTree").contains(QStringLiteral("1 nodes at most; this one has 2.")));
        for (const auto* label : workspace.findChildren<QLabel*>())
            if (label->isVisible())
                QVERIFY2(!label->text().startsWith(QStringLiteral("Laying out")),
                         qPrintable(label->text()));
        document.look(&RecordingView::place, EventIndex{1});
        QCOMPARE(text("recordedEvent"), QStringLiteral("Table lookup"));
        document.look(&RecordingView::place, EventIndex{2});
        QCOMPARE(text("recordedEvent"), QStringLiteral("The move b4 is entered"));
        document.look(&RecordingView::place, EventIndex{3});
        QCOMPARE(text("recordedEvent"), QStringLiteral("The move b4 returns 5"));
        QCOMPARE(text("recordedReason"),
                 QStringLiteral("The reason is “horizon”. The value is: exact."));
    }
};

YOMI_TESTS(TestRecordingTree)
#include "test_recording_tree.moc"
