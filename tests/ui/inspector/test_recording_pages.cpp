// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The contents of a recording's pages, compared with the reference data.

#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/inspector/recording_screen.h"
#include "tests/waiting.h"
#include "ui/inspector/remark_mark.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/window_picture.h"
#include "ui/shell/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeView>

using namespace yomi;
using namespace yomi::ui;
using namespace yomi::ui::inspector;

namespace {

QString textOf(const nlohmann::json& value) {
    return QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
}

void openExample(const RecordingScreen& screen, const QString& name) {
    for (const Example& example : screen.shell.window->files().types().first().examples)
        if (example.resource.endsWith(name))
            screen.shell.window->files().openExample(example);
    screen.settle();
}

} // namespace

class TestRecordingPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void listsEveryBug_data() {
        QTest::addColumn<QString>("file");
        const nlohmann::json expected = goldenJson("bugs/expected.json");
        for (const auto& [file, bug] : expected.items())
            QTest::newRow(file.c_str()) << QString::fromStdString(file);
    }
    void listsEveryBug() {
        QFETCH(QString, file);
        const nlohmann::json bug = goldenJson("bugs/expected.json").at(file.toStdString());
        const RecordingScreen screen(golden(QStringLiteral("bugs/") + file));
        TextTable expected;
        for (const char* severity : {"error", "waste", "doubt"})
            for (const nlohmann::json& finding : bug.at("findings"))
                if (finding.at("severity") == severity)
                    expected << QStringList{textOf(finding.at("severity")),
                                            textOf(finding.at("name")), textOf(finding.at("line")),
                                            textOf(finding.at("count"))};
        QCOMPARE(screen.rows("Findings"), expected);
        const nlohmann::json& root = bug.at("root");
        if (!root.is_null()) {
            QVERIFY(screen.text("root").startsWith(
                QStringLiteral("Line %1: ").arg(lineText(root.at("line").get<std::uint64_t>()))));
            QVERIFY(screen.text("root").contains(
                QStringLiteral(" is claimed, %1.").arg(textOf(root.at("bound")))));
        }
    }

    void showsTheMateOfARoot() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("mate.yt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("yomi-trace 1 mate=900\n> - -999 999\n> a -999 999\n< 990\n< -989\n");
        file.close();
        const RecordingScreen screen(file.fileName());
        QCOMPARE(screen.text("root"),
                 QStringLiteral("Line 5: −989 is claimed, exact. The leaves give −mate."));
    }

    void goesToTheLinesOfAFinding() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.click("Findings", 0);
        QCOMPARE(screen.line(), QStringLiteral("15"));
        QCOMPARE(screen.text("findingTitle"),
                 QStringLiteral("The window was passed on without being flipped"));
        QVERIFY(screen.text("findingSentence").startsWith(QStringLiteral("Line 15: ")));
        QVERIFY(screen.text("nodePlace").startsWith(QStringLiteral("Line 15, iteration 1, ")));
        QCOMPARE(screen.text("findingPlace"), QStringLiteral("line 15, 1 of 43"));
        screen.press<CommandButton>("Next");
        QVERIFY(screen.text("findingPlace").endsWith(QStringLiteral("2 of 43")));
        QVERIFY(screen.line().toInt() > 15);
        screen.press<CommandButton>("Previous");
        QCOMPARE(screen.line(), QStringLiteral("15"));
    }

    /// Another theme has its own colours for severities, next to the finding and at the node.
    void coloursSeveritiesByTheTheme() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/09-short-keys.yt")));
        screen.click("Findings", 0);
        const auto coloured = [&screen](const char* name) {
            for (const auto* label : screen.workspace().findChildren<QLabel*>(QLatin1String(name)))
                if (label->isVisible())
                    return label->palette().color(QPalette::WindowText);
            return QColor();
        };
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const Severity chosen = severityOf(cursor->read()->report.findings.front().check);
        const auto isOfTheTheme = [&](const char* name) {
            return coloured(name) ==
                   ui::inspector::severityColor(chosen, screen.shell.window->palette());
        };
        QVERIFY(isOfTheTheme("severity"));
        applyTheme(Theme::Dark);
        QTRY_VERIFY(isOfTheTheme("severity"));
        screen.show(RecordingPage::Query);
        QVERIFY(coloured("nodeRemark").isValid());
        QVERIFY(isOfTheTheme("nodeRemark"));
        applyTheme(Theme::Light);
        QTRY_VERIFY(isOfTheTheme("nodeRemark"));
    }

    /// The numbers of tested events are a column in wide windows and a tab in narrow ones.
    void showsWhatWasLookedAtInEveryWindow() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        const char* const tabs = "Findings or what was looked at";
        const char* const looked = "What each check looked at";
        screen.shell.window->resize(1280, 800);
        QTRY_VERIFY(!screen.named<QTabBar>(tabs));
        QVERIFY(screen.named<TableView>(looked));
        screen.shell.window->resize(900, 600);
        QTRY_VERIFY(screen.named<QTabBar>(tabs));
        QVERIFY(screen.named<TableView>("Findings"));
        QVERIFY(!screen.named<TableView>(looked));
        auto* bar = screen.named<QTabBar>(tabs);
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(1).center());
        auto* table = screen.named<TableView>(looked);
        QVERIFY(table);
        QVERIFY(!screen.named<TableView>("Findings"));
        const QWidget& window = *screen.shell.window;
        QVERIFY(window.rect().contains(QRect(table->mapTo(&window, QPoint()), table->size())));
        QVERIFY(!screen.rows(looked).isEmpty());
        screen.shell.window->resize(1280, 800);
        QTRY_VERIFY(screen.named<TableView>("Findings"));
        QCOMPARE(screen.named<TableView>(looked), table);
    }

    /// If there is room, the node of the finding is shown in the tree with its surroundings.
    void showsTheTreeAroundAFinding() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.shell.window->resize(1280, 800);
        screen.click("Findings", 0);
        QTRY_VERIFY(screen.named<ui::inspector::TreeCanvas>("Search tree"));
        screen.settle();
        auto* canvas = screen.named<ui::inspector::TreeCanvas>("Search tree");
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const NodeId node = cursor->recordedNode();
        const auto placeOf = [canvas](NodeId wanted) {
            for (const ui::inspector::PlacedItem& each : canvas->placedItems())
                if (each.item == ui::inspector::TreeItem{wanted, {}})
                    return each.board.center().toPoint();
            return QPoint(-1, -1);
        };
        QTRY_VERIFY(canvas->viewport()->rect().contains(placeOf(node)));
        QVERIFY(canvas->marksOf({node, {}}).isCurrent);
        QVERIFY(canvas->marksOf({node, {}}).remark.has_value());
        const NodeId above = cursor->read()->recording.nodes[node].parent;
        QVERIFY(canvas->viewport()->rect().contains(placeOf(above)));
        QTest::mouseDClick(canvas->viewport(), Qt::LeftButton, {}, placeOf(above));
        QCOMPARE(cursor->recordedNode(), above);
        screen.press<CommandButton>("Next");
        const auto second = cursor->lineNumber();
        QCOMPARE(cursor->read()->recording.nodes[cursor->recordedNode()].entered, cursor->event());
        QTRY_VERIFY(canvas->viewport()->rect().contains(placeOf(cursor->recordedNode())));
        canvas->setAllOpen(true); // only on this page
        QVERIFY(screen.document().view().folds == ui::inspector::Folds());
        screen.press<LinkButton>("Show in tree");
        QCOMPARE(screen.document().view().page, RecordingPage::Tree);
        QCOMPARE(cursor->lineNumber(), second);
        screen.show(RecordingPage::Checks);
        screen.shell.window->resize(900, 600);
        QTRY_VERIFY(!screen.named<ui::inspector::TreeCanvas>("Search tree"));
        QVERIFY(screen.named<TableView>("Lines of the recording"));
    }

    /// The names of the sums are whole, also beside a long setting of the search.
    void showsTheSumsWhole() {
        RecordingScreen screen;
        openExample(screen, QStringLiteral("recording-mistake.yomi"));
        screen.shell.window->resize(1280, 800);
        screen.show(RecordingPage::Statistics);
        const QAbstractItemView* sums = screen.named<TableView>("Sums");
        QVERIFY(sums);
        QTRY_VERIFY(screen.named<TableView>("Sums")->columnWidth(0) >= sums->sizeHintForColumn(0));
    }

    /// A recording that broke off is not complete.
    void namesTheLineWhereItBrokeOff() {
        RecordingScreen screen;
        screen.open(screen.shell.file("broken.yt", "yomi-trace 1\n> -\nfoo\n"));
        screen.show(RecordingPage::Checks);
        QTRY_COMPARE(screen.workspace().findChild<QLabel*>(QStringLiteral("hints"))->text(),
                     QStringLiteral("The recording broke off at line 3."));
    }

    /// Names longer than their column have two lines, none is cut.
    void wrapsTheNamesOfChecks() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.shell.window->resize(900, 600);
        auto* bar = screen.named<QTabBar>("Findings or what was looked at");
        QTRY_VERIFY((bar = screen.named<QTabBar>("Findings or what was looked at")));
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(1).center());
        for (const char* name :
             {"What each check looked at", "Checks not tested, and what to print for them"}) {
            const auto* table = screen.named<TableView>(name);
            QVERIFY(table);
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                const QModelIndex cell = table->model()->index(row, 0);
                constexpr int padding = 16;
                const QRect room = table->visualRect(cell).adjusted(0, 0, -padding, 0);
                const QRect needed = table->fontMetrics().boundingRect(
                    QRect(0, 0, room.width(), 1000), Qt::TextWordWrap, cell.data().toString());
                QVERIFY2(needed.width() <= room.width() && needed.height() <= room.height(),
                         qPrintable(cell.data().toString()));
                if (table->accessibleName() == QLatin1String("What each check looked at") &&
                    needed.height() <= table->fontMetrics().height())
                    QVERIFY(table->rowHeight(row) <
                            rowHeightFor(table->fontMetrics()) + table->fontMetrics().height() / 2);
            }
        }
    }

    /// The windows of a finding share one scale: the parent's window, the window its move may get
    /// and the one it got.
    void drawsTheWindowsOfAFinding() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.click("Findings", 0);
        auto* picture = screen.named<WindowPicture>("Windows");
        QVERIFY(picture);
        QCOMPARE(picture->rows().size(), std::size_t{3});
        const auto window = [&](std::size_t row) {
            return *picture->rows()[row].window;
        };
        QCOMPARE(window(1).lower, -window(0).upper);
        QCOMPARE(window(1).upper, -window(0).lower);
        QCOMPARE(window(2), window(0)); // passed on unchanged
        QVERIFY(picture->rows()[2].tone == WindowPicture::Tone::Wrong);
        const QString before = picture->accessibleDescription();
        QVERIFY(before.contains(QStringLiteral(" may get: ")));
        screen.press<CommandButton>("Next");
        QVERIFY(picture->accessibleDescription() != before);
        QVERIFY(!picture->grab().isNull());
        const RecordingScreen forgotten(golden(QStringLiteral("bugs/06-re-search-forgotten.yt")));
        auto* ofReturn = forgotten.named<WindowPicture>("Windows");
        QVERIFY(ofReturn);
        QCOMPARE(ofReturn->rows().size(), std::size_t{4}); // with the result of a small window
        QVERIFY(ofReturn->rows()[1].window->lower < ofReturn->rows()[2].window->lower);
        QCOMPARE(ofReturn->rows()[3].values, std::vector<double>{-2});
        const RecordingScreen values(golden(QStringLiteral("bugs/13-hard-value-outside.yt")));
        auto* ofValues = values.named<WindowPicture>("Windows");
        QVERIFY(ofValues);
        QVERIFY(ofValues->rows().back().window || ofValues->rows().back().values.size() == 1);
    }

    /// The tab shows the number of findings that are not suppressed; open nodes are
    /// listed.
    void countsFindingsAndLeadsToOpenNodes() {
        const RecordingScreen screen;
        screen.open(screen.shell.file("torn.yt",
                                      "yomi-trace 1\n> - -3 5\n> a -3 5\n< -1\n> b -3 5\n"
                                      "> c 0 1\n"));
        auto* tabs = screen.named<QTabBar>("Pages");
        constexpr int checks = static_cast<int>(RecordingPage::Checks);
        QCOMPARE(tabs->tabText(checks), QStringLiteral("Checks (2)"));
        screen.document().perform(
            suppress(screen.document().inputs(), Check::WindowSign, std::nullopt));
        QCOMPARE(tabs->tabText(checks).startsWith(QStringLiteral("Checks (2)")), false);
        screen.document().undoStack().undo();
        QCOMPARE(tabs->tabText(checks), QStringLiteral("Checks (2)"));
        screen.press<LinkButton>("Show open nodes");
        screen.settle();
        QCOMPARE(screen.document().view().page, RecordingPage::Query);
        QCOMPARE(screen.rows("Nodes for which the query holds").size(), 3);
    }

    /// Fields unknown to Yomi are shown: the header's and a node's.
    void showsOwnFields() {
        const RecordingScreen screen;
        screen.open(screen.shell.file("own.yt",
                                      "yomi-trace 1 engine=Pip%202\n> - 0 9 eval.mode=new\n"
                                      "< 3 q=1\n"));
        screen.show(RecordingPage::Statistics);
        QVERIFY(screen.rows("Sums").contains(
            QStringList({QStringLiteral("engine"), QStringLiteral("Pip 2"), QString()})));
        const QAbstractItemModel& sums = *screen.named<TableView>("Sums")->model();
        QCOMPARE(sums.index(sums.rowCount() - 1, 1).data().toString(), QStringLiteral("Pip 2"));
        screen.show(RecordingPage::Query);
        const TextTable facts = screen.rows("Facts about the node");
        QVERIFY(facts.contains(QStringList({QStringLiteral("eval.mode"), QStringLiteral("new")})));
        QVERIFY(facts.contains(QStringList({QStringLiteral("q"), QStringLiteral("1")})));
    }

    /// Sentence, place, lines and node belong to the selected finding, also after one is
    /// suppressed.
    void allPartsShowTheChosenFinding() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.click("Findings", 0);
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const auto partsAgree = [&] {
            const QString line = QString::number(cursor->lineNumber());
            return screen.text("findingSentence")
                       .startsWith(QStringLiteral("Line %1: ").arg(line)) &&
                   screen.text("findingPlace").startsWith(QStringLiteral("line %1, ").arg(line));
        };
        QVERIFY(partsAgree());
        const QString first = screen.text("findingSentence");
        screen.press<CommandButton>("Next");
        QVERIFY(partsAgree());
        QVERIFY(screen.text("findingSentence") != first);
        screen.press<CommandButton>("Suppress this line");
        QVERIFY(partsAgree());
    }

    /// Of many findings the first ones are listed; the strip has them all.
    void theStripLeadsToFindingsBehindTheListedOnes() {
        const QTemporaryDir folder;
        QByteArray lines = "yomi-trace 1\n> - -9 9\n";
        for (int i = 0; i < 150; ++i)
            lines += "> b" + QByteArray::number(i) + " 3 3\n< 3\n";
        QFile file(folder.filePath(QStringLiteral("many.yt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines + "< 3\n");
        file.close();
        const RecordingScreen screen(file.fileName());
        screen.show(RecordingPage::Checks);
        auto* strip = screen.named<QWidget>("Findings over the recording");
        QTest::mouseClick(strip, Qt::LeftButton, {}, QPoint(strip->width() - 2, 4));
        QVERIFY2(screen.text("findingSentence").startsWith(QStringLiteral("Line 301: The same is")),
                 qPrintable(screen.text("findingSentence")));
        QCOMPARE(screen.text("findingPlace"), QStringLiteral("line 301, one of 150"));
    }

    void hushesALineAndACheck() {
        const RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.click("Findings", 0);
        screen.press<CommandButton>("Suppress this line");
        QCOMPARE(screen.rows("Findings").value(0).value(3), QStringLiteral("42"));
        screen.press<CommandButton>("Suppress this check");
        QVERIFY(screen.rows("Findings").isEmpty());
        screen.document().undoStack().undo();
        screen.document().undoStack().undo();
        QCOMPARE(screen.rows("Findings").value(0).value(3), QStringLiteral("43"));
    }

    /// The example's mistake is not visible in the tree until the person uses the checker.
    void findsTheMistakeOfTheExample() {
        const RecordingScreen screen;
        openExample(screen, QStringLiteral("recording-mistake.yomi"));
        QCOMPARE(screen.document().view().page, RecordingPage::Tree);
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        QVERIFY(cursor->remarks().empty());
        screen.show(RecordingPage::Checks);
        QVERIFY(screen.rows("Findings").isEmpty());
        QVERIFY(screen.text("nothing").startsWith(QStringLiteral("All findings are suppressed")));
        auto* which = screen.named<QComboBox>("Which findings are listed");
        which->setFocus();
        QTest::keyClick(which, Qt::Key_Down);
        QCOMPARE(screen.rows("Findings").value(0).value(1), QStringLiteral("re-search-missing"));
        screen.press<CommandButton>("Show all");
        QVERIFY(!cursor->remarks().empty());
        QVERIFY(screen.document().inputs().suppressed.empty());
    }

    /// In a small window the ply number leaves its room to the counts.
    void pliesAreNarrow() {
        const RecordingScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        screen.shell.window->resize(900, 600);
        screen.show(RecordingPage::Statistics);
        const auto* plies = screen.named<TableView>("Plies");
        QTRY_VERIFY(plies->columnWidth(0) <= plies->columnWidth(1));
    }

    void countsIterationsAndPlies_data() {
        QTest::addColumn<QString>("file");
        const nlohmann::json expected = goldenJson("correct/expected.json");
        for (const auto& [file, recording] : expected.items())
            QTest::newRow(file.c_str()) << QString::fromStdString(file);
    }
    void countsIterationsAndPlies() {
        QFETCH(QString, file);
        const nlohmann::json stats =
            goldenJson("correct/expected.json").at(file.toStdString()).at("stats");
        const RecordingScreen screen(golden(QStringLiteral("correct/") + file));
        screen.show(RecordingPage::Statistics);
        const bool isByVisits = file.contains(QStringLiteral("mcts"));
        const TextTable iterations = screen.rows(isByVisits ? "Snapshots" : "Iterations");
        QCOMPARE(static_cast<std::size_t>(iterations.size()), stats.at("iterations").size());
        for (qsizetype row = 0; row < iterations.size(); ++row) {
            const nlohmann::json& each = stats.at("iterations").at(static_cast<std::size_t>(row));
            QCOMPARE(iterations[row][1], textOf(each.at("nodes")));
            if (isByVisits) // without cuts
                continue;
            QCOMPARE(iterations[row][5], textOf(each.at("cutoffs")));
            QCOMPARE(iterations[row][7], textOf(each.at("researches")));
        }
        const TextTable plies = screen.rows("Plies");
        QCOMPARE(static_cast<std::size_t>(plies.size()), stats.at("plies").size());
        for (qsizetype row = 0; row < plies.size(); ++row) {
            const nlohmann::json& each = stats.at("plies").at(static_cast<std::size_t>(row));
            QCOMPARE(plies[row][0], textOf(each.at("ply")));
            QCOMPARE(plies[row][1], textOf(each.at("nodes")));
            QCOMPARE(plies[row][5], textOf(each.at("leaves")));
        }
    }

    /// A table's lines and header end at the same place, also without its empty columns, and
    /// numbers are below each other.
    void tablesFillTheirCards() {
        const RecordingScreen screen;
        openExample(screen, QStringLiteral("recording-window.yomi")); // one iteration, no growth
        screen.shell.window->resize(1280, 800);
        screen.show(RecordingPage::Statistics);
        for (const char* name : {"Sums", "Iterations", "Plies"}) {
            const auto* table = screen.named<TableView>(name);
            QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        }
        const auto* iterations = screen.named<TableView>("Iterations")->model();
        for (int column = 0; column < iterations->columnCount(); ++column)
            QVERIFY(iterations->index(0, column).data(Qt::TextAlignmentRole).toInt() &
                    Qt::AlignRight);
    }

    void answersQueries() {
        const nlohmann::json all = goldenJson("queries.json");
        QString open;
        std::unique_ptr<RecordingScreen> screen;
        for (const nlohmann::json& query : all.at("queries")) {
            if (const QString file = textOf(query.at("file")); file != open) {
                screen = std::make_unique<RecordingScreen>(golden(open = file));
                screen->show(RecordingPage::Query);
            }
            auto* field = screen->named<QLineEdit>("Query");
            field->setText(textOf(query.at("query")));
            screen->settle();
            const TextTable hits = screen->rows("Nodes for which the query holds");
            QCOMPARE(static_cast<std::size_t>(hits.size()), query.at("count").get<std::size_t>());
            for (std::size_t hit = 0; hit < query.at("lines").size(); ++hit)
                QCOMPARE(hits[static_cast<qsizetype>(hit)][0], textOf(query.at("lines").at(hit)));
            for (std::size_t hit = 0; hit < query.at("paths").size(); ++hit)
                QCOMPARE(hits[static_cast<qsizetype>(hit)][2], textOf(query.at("paths").at(hit)));
        }
        for (const nlohmann::json& refused : all.at("refused")) {
            screen->named<QLineEdit>("Query")->setText(textOf(refused.at("query")));
            screen->settle();
            if (!textOf(refused.at("query")).trimmed().isEmpty())
                QVERIFY(screen->text("querySentence")
                            .startsWith(
                                QStringLiteral("Column %1: ").arg(textOf(refused.at("column")))));
        }
    }

    void namesWhatNoNodeHas() {
        const RecordingScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        screen.show(RecordingPage::Query);
        screen.named<QLineEdit>("Query")->setText(QStringLiteral("valeu>0"));
        screen.settle();
        QCOMPARE(screen.text("querySentence"),
                 QStringLiteral("0 nodes. No node has valeu; did you mean value?"));
        screen.named<QLineEdit>("Query")->setText(QStringLiteral("reason=bet"));
        screen.settle();
        QVERIFY(screen.text("querySentence").contains(QStringLiteral("“beta”")));
    }

    /// Hits show the attributes of the query.
    void showsWhatAQueryAsks() {
        const RecordingScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        screen.show(RecordingPage::Query);
        screen.named<QLineEdit>("Query")->setText(
            QStringLiteral("reason=beta and nodes>10 and best!=first"));
        screen.settle();
        const TextTable hits = screen.rows("Nodes for which the query holds");
        QCOMPARE(hits.size(), 2);
        for (const QStringList& hit : hits)
            QVERIFY(hit[3].toInt() > 10 && !hit[4].isEmpty());
    }

    /// The word at the cursor is completed, after a comparison with the attribute's values.
    void completesWordsOfAQuery() {
        const RecordingScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        screen.show(RecordingPage::Query);
        auto* field = screen.named<QLineEdit>("Query");
        const auto offered = [field] {
            const QAbstractItemModel& model = *field->completer()->completionModel();
            QStringList words;
            for (int row = 0; row < model.rowCount(); ++row)
                words << model.index(row, 0).data().toString();
            return words;
        };
        const auto takeFirst = [field] {
            QWidget* popup = field->completer()->popup();
            QTRY_VERIFY(popup->isVisible());
            QTest::keyClick(popup, Qt::Key_Down);
            QTest::keyClick(popup, Qt::Key_Return);
        };
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("rea"));
        QCOMPARE(offered(), QStringList{QStringLiteral("reason")});
        takeFirst();
        QCOMPARE(field->text(), QStringLiteral("reason"));
        QTest::keyClicks(field, QStringLiteral("=ho"));
        QCOMPARE(offered(), QStringList{QStringLiteral("horizon")});
        takeFirst();
        QCOMPARE(field->text(), QStringLiteral("reason=horizon"));
        QTest::keyClicks(field, QStringLiteral(" and kind!=nu"));
        QCOMPARE(offered(), QStringList({QStringLiteral("null-window"), QStringLiteral("null")}));
        takeFirst();
        QCOMPARE(field->text(), QStringLiteral("reason=horizon and kind!=null-window"));
        QTest::keyClicks(field, QStringLiteral(" and value>@al"));
        QCOMPARE(offered(), QStringList{QStringLiteral("alpha")});
        screen.settle();
        field->setText(QStringLiteral("reason=horizon"));
        field->setCursorPosition(0);
        QTest::keyClicks(field, QStringLiteral("not pare"));
        takeFirst();
        QCOMPARE(field->text(), QStringLiteral("not parentreason=horizon"));
    }

    /// A move with a blank is one word, with %20 for the blank, both typed and offered.
    void completesMovesWithBlanks() {
        const RecordingScreen screen;
        openExample(screen, QStringLiteral("recording-nim.yomi"));
        screen.show(RecordingPage::Query);
        auto* field = screen.named<QLineEdit>("Query");
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("ply=1 and move=B"));
        const QAbstractItemModel& model = *field->completer()->completionModel();
        QStringList words;
        for (int row = 0; row < model.rowCount(); ++row)
            words << model.index(row, 0).data().toString();
        QCOMPARE(words, QStringList({QStringLiteral("B%20−2"), QStringLiteral("B%20−1")}));
        QTest::keyClicks(field, QStringLiteral("%20"));
        field->insert(QStringLiteral("−"));
        QTest::keyClicks(field, QStringLiteral("2"));
        screen.settle();
        const TextTable hits = screen.rows("Nodes for which the query holds");
        QCOMPARE(hits.size(), 1);
        QCOMPARE(hits[0][2], QStringLiteral("B%20−2"));
    }

    void goesToAHit() {
        const RecordingScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        screen.show(RecordingPage::Query);
        screen.named<QLineEdit>("Query")->setText(QStringLiteral("again=yes"));
        screen.settle();
        screen.click("Nodes for which the query holds", 2);
        QCOMPARE(screen.line(), QStringLiteral("161"));
    }

    void tellsWhatBecameOfALine() {
        const RecordingScreen screen(golden(QStringLiteral("correct/08-selective-random.yt")));
        screen.show(RecordingPage::Line);
        for (const nlohmann::json& each : goldenJson("lines.json")) {
            if (each.at("file") != "correct/08-selective-random.yt")
                continue;
            QStringList moves;
            for (const nlohmann::json& move : each.at("line"))
                moves << textOf(move);
            screen.named<QLineEdit>("Line of moves")->setText(moves.join(u' '));
            screen.settle();
            const TextTable ends = screen.rows("What became of the line");
            QCOMPARE(static_cast<std::size_t>(ends.size()), each.at("result").size());
            QStringList lines;
            for (std::size_t i = 0; i < each.at("result").size(); ++i) {
                const nlohmann::json& result = each.at("result").at(i);
                QCOMPARE(ends[static_cast<qsizetype>(i)][0], textOf(result.at("iteration")));
                QCOMPARE(ends[static_cast<qsizetype>(i)][1] ==
                             QStringLiteral("The line was searched."),
                         result.at("end") == "reached");
                for (const nlohmann::json& step : result.at("steps"))
                    for (const nlohmann::json& visit : step.at("visits"))
                        lines << textOf(visit.at("line"));
            }
            QStringList shown;
            for (const QStringList& row : screen.rows("Searches of the line"))
                shown << row[0];
            QCOMPARE(shown, lines);
        }
    }

    void takesTheLineOfANode() {
        const RecordingScreen screen(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        cursor->goToNode(0);
        screen.show(RecordingPage::Line);
        const auto buttons = screen.workspace().findChildren<QPushButton*>();
        const auto pick =
            std::ranges::find(buttons, QStringLiteral("Take the node’s line"), &QPushButton::text);
        QVERIFY(!(*pick)->isEnabled()); // the root has none
        screen.show(RecordingPage::Query);
        screen.named<QLineEdit>("Query")->setText(QStringLiteral("line=74"));
        screen.settle();
        screen.click("Nodes for which the query holds", 0);
        screen.show(RecordingPage::Line);
        screen.press<QPushButton>("Take the node’s line");
        QCOMPARE(screen.named<QLineEdit>("Line of moves")->text(), QStringLiteral("3 3 4"));
    }

    /// Moves with a blank are written so that the line can be read back.
    void takesALineOfMovesWithBlanks() {
        const RecordingScreen screen;
        openExample(screen, QStringLiteral("recording-nim.yomi"));
        screen.show(RecordingPage::Line);
        screen.workspace().findChild<RecordingCursor*>()->goToLine(5);
        screen.press<QPushButton>("Take the node’s line");
        screen.settle();
        QCOMPARE(screen.named<QLineEdit>("Line of moves")->text(),
                 QStringLiteral("A%20−1 B%20−2 C%20−2"));
        QCOMPARE(screen.rows("What became of the line")[0][1],
                 QStringLiteral("The line was searched."));
        QCOMPARE(screen.rows("Searches of the line").size(), 3);
    }

    void tellsWhereReadingEnded_data() {
        QTest::addColumn<QString>("file");
        const nlohmann::json expected = goldenJson("malformed/expected.json");
        for (const auto& [file, error] : expected.items())
            QTest::newRow(file.c_str()) << QString::fromStdString(file);
    }
    void tellsWhereReadingEnded() {
        QFETCH(QString, file);
        const nlohmann::json error = goldenJson("malformed/expected.json").at(file.toStdString());
        // Some have no header that identifies them.
        auto document = std::make_unique<RecordingDocument>();
        document->load({{"file", golden(QStringLiteral("malformed/") + file).toStdString()}});
        RecordingWorkspace workspace(*document, noFace);
        workspace.show();
        auto* notice = workspace.findChild<QLabel*>(QStringLiteral("fileNotice"));
        const QString line = lineText(error.at("line").get<std::uint64_t>());
        QTRY_VERIFY(notice->text().contains(QStringLiteral("Line %1: ").arg(line)));
        // An unreadable recording is not checked.
        const auto* nothing = workspace.findChild<QLabel*>(QStringLiteral("nothing"));
        const auto* cursor = workspace.findChild<RecordingCursor*>();
        QCOMPARE(notice->text().startsWith(QStringLiteral("The recording could not be read.")),
                 !cursor->hasEvents());
        QVERIFY(cursor->hasEvents() || !nothing->isVisible());
        QVERIFY(!nothing->isVisible() || nothing->text().contains(line));
    }

    void comparesTwoRuns() {
        const nlohmann::json expected = goldenJson("diff/expected.json");
        for (const auto& [name, diff] : expected.items()) {
            const QString file = QStringLiteral("diff/") + QString::fromStdString(name);
            const RecordingScreen screen(golden(file + QStringLiteral("-a.yt")));
            screen.show(RecordingPage::TwoRuns);
            screen.document().perform(
                openOther(screen.document().inputs(), golden(file + QStringLiteral("-b.yt"))));
            screen.settle();
            const nlohmann::json& first = diff.at("firstDifference");
            QVERIFY(screen.text("firstDifference")
                        .startsWith(
                            QStringLiteral("They first differ at event %1: line %2 of A, line %3 "
                                           "of B.")
                                .arg(textOf(first.at("event")), textOf(first.at("lineA")),
                                     textOf(first.at("lineB")))));
            auto* tabs = screen.named<QTabBar>("Lines, trees or nodes");
            QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(2).center());
            QStringList counts;
            for (const QStringList& row : screen.rows("Nodes of both runs"))
                counts << row[1];
            const nlohmann::json& nodes = diff.at("nodes");
            QCOMPARE(counts, QStringList({textOf(nodes.at("both")), textOf(nodes.at("differ")),
                                          textOf(nodes.at("onlyA")), textOf(nodes.at("onlyB"))}));
        }
    }

    /// The lines of the first difference are in one row, which is marked; a run that has ended says
    /// so.
    void marksWhereTwoRunsPart() {
        const RecordingScreen screen;
        const QString a = screen.shell.file("a.yt", "yomi-trace 1\n> -\n> a\n< 1\n> b\n< 2\n< 2\n");
        const QString b =
            screen.shell.file("b.yt", "# one\n# two\nyomi-trace 1\n> -\n> a\n< 1\n> b\n< 3\n< 3\n");
        const QString shorter = screen.shell.file("c.yt", "yomi-trace 1\n> -\n> a\n< 1\n");
        const auto compare = [&screen](const QString& one, const QString& other) {
            screen.open(one);
            screen.show(RecordingPage::TwoRuns);
            screen.document().perform(openOther(screen.document().inputs(), other));
            screen.settle();
        };
        const auto marked = [&screen] {
            QStringList rows;
            const auto& lines = *screen.named<TableView>("Lines where they first differ")->model();
            for (int row = 0; row < lines.rowCount(); ++row) {
                QStringList cells;
                for (int column = 0; column < lines.columnCount(); ++column)
                    if (const QModelIndex cell = lines.index(row, column);
                        cell.data(Qt::FontRole).value<QFont>().bold())
                        cells << cell.data().toString();
                if (!cells.isEmpty())
                    rows << cells.join(u'|');
            }
            return rows;
        };
        compare(a, b);
        QCOMPARE(screen.text("firstDifference"),
                 QStringLiteral("They first differ at event 4: line 6 of A, line 8 of B."));
        QCOMPARE(marked(), QStringList{QStringLiteral("6|< 2|8|< 3")});
        QCOMPARE(screen.named<TableView>("Lines where they first differ")->currentRow(), 4);
        auto* tabs = screen.named<QTabBar>("Lines, trees or nodes");
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        const auto* tree = screen.named<QTreeView>("What two searches visit");
        QVERIFY(tree);
        const QModelIndex parting = tree->model()->index(1, 0);
        QVERIFY(parting.data().toString().startsWith(u'b'));
        QVERIFY(parting.data(Qt::FontRole).value<QFont>().bold());
        QCOMPARE(parting.siblingAtColumn(1).data().toString(),
                 QStringLiteral("A and B, differ from here"));
        QVERIFY(!tree->model()->index(0, 0).data(Qt::FontRole).value<QFont>().bold());
        QCOMPARE(tree->currentIndex().row(), 1);
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());

        compare(a, screen.shell.file("later.yt", "yomi-trace 1\ni 1\n> -\n> a\n< 1\n"));
        QCOMPARE(screen.text("firstDifference"),
                 QStringLiteral("They first differ at event 0: line 2 of A, line 2 of B."));
        compare(a, shorter);
        QCOMPARE(
            screen.text("firstDifference"),
            QStringLiteral("They first differ at event 3: B ends here, A continues at line 5."));
        QCOMPARE(marked(), QStringList{QStringLiteral("5|> b|–|B ends here")});
        compare(shorter, a);
        QCOMPARE(
            screen.text("firstDifference"),
            QStringLiteral("They first differ at event 3: A ends here, B continues at line 5."));
        QCOMPARE(marked(), QStringList{QStringLiteral("–|A ends here|5|> b")});
    }

    /// A second file that is not a recording, broken or missing shows its error in the comparison.
    void tellsWhatIsWrongWithTheSecondRun() {
        const RecordingScreen screen;
        const QByteArray whole = "yomi-trace 1\n> -\n> a\n< 1\n< 1\n";
        screen.open(screen.shell.file("a.yt", whole));
        screen.show(RecordingPage::TwoRuns);
        const auto compareWith = [&screen](const QString& file) {
            screen.document().perform(openOther(screen.document().inputs(), file));
            screen.settle();
        };
        const auto says = [&screen](const QString& sentence) {
            for (const auto* label : screen.workspace().findChildren<QLabel*>())
                if (label->isVisible() && label->text() == sentence)
                    return true;
            return false;
        };
        compareWith(screen.shell.file("hello.yt", "hello world\nfoo\n"));
        QVERIFY(says(QStringLiteral("Nothing of the second recording can be read. Line 1: A "
                                    "recording begins with a header: yomi-trace 1.")));
        QCOMPARE(screen.text("firstDifference"), QString());
        compareWith(screen.shell.file("broken.yt", "yomi-trace 1\n> -\n> a\nfoo\n< 1\n< 1\n"));
        QVERIFY(screen.text("secondFile")
                    .startsWith(QStringLiteral("Line 4 of the second recording: ")));
        QVERIFY(
            screen.text("secondFile").endsWith(QStringLiteral(" What came before is compared.")));
        compareWith(screen.shell.file("torn.yt", "yomi-trace 1\n> -\n> a\n< "));
        QCOMPARE(screen.text("secondFile"),
                 QStringLiteral("The second recording ends within line 4. What came before is "
                                "compared."));
        const QString gone = screen.shell.file("gone.yt", whole);
        compareWith(gone);
        QCOMPARE(screen.text("secondFile"), QString());
        QVERIFY(QFile::remove(gone));
        QTRY_COMPARE(
            screen.text("secondFile"),
            QStringLiteral("The second file is gone; the part that was read is compared."));
        screen.press<CommandButton>("Reload");
        screen.settle();
        QVERIFY(says(QStringLiteral("The recording %1 is gone. Open it from where it is now, or "
                                    "run your search again.")
                         .arg(gone)));
    }

    /// The trees of both are merged, whatever the numbers of their words.
    void laysTheTreesOfTwoRunsOnEachOther() {
        const RecordingScreen screen;
        const QString a = screen.shell.file(
            "a.yt", "yomi-trace 1\n> - -9 9\n> e4 -9 9\n> c5 -9 9\n< 1 exact\n< -1 exact\n"
                    "> d4 -9 1\n< 2 exact\n< 1 exact\n");
        const QString b = screen.shell.file(
            "b.yt", "yomi-trace 1\n> - -9 9\n> d4 -9 9\n< 2 exact\n> e4 -9 2\n> e5 -9 9\n"
                    "< 1 exact\n> c5 -9 -1\n< 1 exact\n< -1 exact\n< 1 exact\n");
        screen.open(a);
        screen.show(RecordingPage::TwoRuns);
        screen.document().perform(openOther(screen.document().inputs(), b));
        screen.settle();
        auto* tabs = screen.named<QTabBar>("Lines, trees or nodes");
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        auto* tree = screen.named<QTreeView>("What two searches visit");
        QVERIFY(tree);
        QVERIFY(screen.text("twoRunsCounts").startsWith(QStringLiteral("Both visit <b>3</b>")));
        const auto* model = tree->model();
        const QModelIndex e4 = model->index(0, 0);
        QVERIFY(e4.data().toString().startsWith(QStringLiteral("e4")));
        QCOMPARE(model->index(0, 1).data().toString(), QStringLiteral("A and B, differ from here"));
        const QModelIndex e5 = model->index(1, 0, e4);
        QVERIFY(e5.data().toString().startsWith(QStringLiteral("e5")));
        QCOMPARE(e5.siblingAtColumn(1).data().toString(), QStringLiteral("only B"));
        QCOMPARE(model->index(1, 2).data().toString(), model->index(1, 3).data().toString());
        tree->setCurrentIndex(model->index(1, 0)); // d4
        QTest::keyClick(tree, Qt::Key_Return);
        QCOMPARE(screen.document().view().page, RecordingPage::Tree);
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        QCOMPARE(cursor->recordedNode(), NodeId{3});
        const QString other = screen.shell.file("c.yt", "yomi-trace 1 game=tictactoe\n> -\n< 0\n");
        screen.show(RecordingPage::TwoRuns);
        screen.document().perform(openOther(screen.document().inputs(), other));
        screen.settle();
        QVERIFY(screen.text("twoRunsCounts")
                    .startsWith(QStringLiteral("The recordings are of different games")));
    }

    /// Windows, values and bounds in tables can be shown from the view of the side to move or of
    /// max.
    void showsNumbersOfEitherSide() {
        const RecordingScreen screen;
        const QString body = QStringLiteral("> -\n> a -2 5\n> b -3 4\n< 4 lower\n< 3 upper\n< 1\n");
        const auto rowOf = [&screen](const char* first, const char* values, const char* what) {
            const QString path =
                screen.shell.file(first, QByteArray("yomi-trace 1 values=") + values + '\n' + what);
            screen.open(path);
            screen.show(RecordingPage::Query);
            screen.named<QLineEdit>("Query")->setText(QStringLiteral("ply=1"));
            screen.settle();
        };
        const auto choose = [&screen](int index) {
            auto* numbers = screen.named<QComboBox>("Whose numbers");
            numbers->setFocus();
            QTest::keyClick(numbers, Qt::Key_Home);
            for (int step = 0; step < index; ++step)
                QTest::keyClick(numbers, Qt::Key_Down);
        };
        const auto hit = [&screen] {
            return screen.rows("Nodes for which the query holds").value(0).mid(4, 3); // behind ply
        };
        const QStringList printed{QStringLiteral("−2 … 5"), QStringLiteral("3"),
                                  QStringLiteral("upper bound")};
        const QStringList turned{QStringLiteral("−5 … 2"), QStringLiteral("−3"),
                                 QStringLiteral("lower bound")};
        rowOf("mover.yt", "mover", body.toUtf8());
        QCOMPARE(hit(), printed);
        choose(1);
        QCOMPARE(hit(), printed); // a mover's numbers are its own
        choose(2);
        QCOMPARE(hit(), turned);
        QCOMPARE(screen.document().view().numbers, Numbers::Max);
        screen.click("Nodes for which the query holds", 0);
        QMap<QString, QString> facts;
        for (const QStringList& row : screen.rows("Facts about the node"))
            facts[row[0]] = row[1];
        QCOMPARE(facts[QStringLiteral("alpha")], QStringLiteral("−5"));
        QCOMPARE(facts[QStringLiteral("beta")], QStringLiteral("2"));
        QCOMPARE(facts[QStringLiteral("value")], QStringLiteral("−3"));
        QCOMPARE(facts[QStringLiteral("bound")], QStringLiteral("lower"));
        rowOf("first.yt", "first", body.toUtf8());
        QCOMPARE(hit(), printed);
        choose(2);
        QCOMPARE(hit(), printed);
        choose(1);
        QCOMPARE(hit(), turned);
        RecordingDocument other;
        other.load(screen.document().body());
        QCOMPARE(other.view().numbers, Numbers::Own);
    }

    /// A new recording shows what to print, and opens the output.
    void aNewRecordingBeginsWithItsLines() {
        RecordingDocument document;
        RecordingWorkspace workspace(document, noFace);
        workspace.resize(1000, 700);
        workspace.show();
        QLabel* lines = nullptr;
        for (auto* label : workspace.findChildren<QLabel*>())
            if (label->accessibleName() == QStringLiteral("Lines to print"))
                lines = label;
        QVERIFY(lines && lines->isVisible());
        QCOMPARE(lines->text().count(QStringLiteral("printf")), 3);
        auto* pages = workspace.findChild<QTabWidget*>();
        QVERIFY(!pages->isVisible());
        QPushButton* open = nullptr;
        for (auto* button : workspace.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Open a file…") && button->isVisible())
                open = button;
        QVERIFY(open);
        test::typeFileName(golden(QStringLiteral("correct/05-pvs-connectfour.yt")));
        QTest::mouseClick(open, Qt::LeftButton);
        QVERIFY(document.inputs().source.file.ends_with("05-pvs-connectfour.yt"));
        QVERIFY(pages->isVisible() && !lines->isVisible());
        document.undoStack().undo();
        QVERIFY(lines->isVisible() && !pages->isVisible());
    }
};

YOMI_TESTS(TestRecordingPages)
#include "test_recording_pages.moc"
