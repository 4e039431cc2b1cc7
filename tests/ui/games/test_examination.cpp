// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games/page_screen.h"
#include "tests/waiting.h"
#include "ui/common/table_view.h"
#include "ui/games/examination_pages.h"
#include "ui/games/search_cursor.h"
#include "ui/inspector/query_page.h"
#include "ui/inspector/recording_words.h"

#include <QFile>
#include <QLineEdit>
#include <QTabBar>
#include <QTemporaryDir>

#include <algorithm>

namespace yomi::ui::games {
namespace {

/// The pages that examine the search with a table of a position with seven free squares.
struct ExaminationScreen : PageScreen<ExaminationPages> {
    explicit ExaminationScreen(Examination first = Examination::Statistics,
                               const char* search = R"({"algorithm": "alpha-beta", "table": true})",
                               EventIndex event = 0, const char* position = "x...o....")
        : PageScreen(Qt::Key_3, {{"position", position},
                                 {"searches", {nlohmann::json::parse(search)}},
                                 {"view", {{"examination", nameOf(first)}, {"event", event}}}}) {
        [this] {
            QTRY_VERIFY(cursor->read());
        }();
    }

    template <class Widget>
    Widget* named(const char* name) const {
        for (Widget* each : page->template findChildren<Widget*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    QVariant cell(const char* table, int row, int column) const {
        const QAbstractItemModel* model = named<TableView>(table)->model();
        return model->index(row, column).data();
    }
    const Trace& trace() const { return cursor->trace(); }

    SearchCursor* cursor = workspace.findChild<SearchCursor*>();
};

} // namespace

class TestExamination : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsTheNodesOfTheTree() {
        const ExaminationScreen screen;
        QCOMPARE(screen.cursor->read()->statistics.nodes, screen.trace().nodes.size());
        const auto cuts = std::ranges::count(screen.trace().events, EventKind::Cutoff,
                                             [](Event event) { return event.kind(); });
        QVERIFY(cuts > 0);
        QCOMPARE(screen.cursor->read()->statistics.cutoffs, static_cast<std::uint64_t>(cuts));
        QCOMPARE(screen.cell("Sums", 1, 1).toString().remove(u',').toULongLong(),
                 screen.trace().nodes.size());
    }

    void findsNoErrorInSearchesOfYomi_data() {
        QTest::addColumn<QByteArray>("search");
        for (const char* search :
             {R"({"algorithm": "minimax"})", R"({"algorithm": "alpha-beta", "table": true})",
              R"({"algorithm": "pvs", "table": true, "iterative": true})",
              R"({"algorithm": "mtdf", "table": true, "root": "textbook"})"})
            QTest::newRow(search) << QByteArray(search);
    }
    void findsNoErrorInSearchesOfYomi() {
        QFETCH(const QByteArray, search);
        const ExaminationScreen screen(Examination::Checks, search.constData());
        const CheckReport& report = screen.cursor->read()->report;
        QVERIFY(
            std::ranges::any_of(report.looked, [](std::uint64_t events) { return events > 0; }));
        for (const Finding& finding : report.findings)
            QVERIFY2(severityOf(finding.check) == Severity::Waste,
                     finding.sentences.front().english().c_str());
    }

    /// Advice on what to print is for the authors of other programs.
    void givesNoAdviceOnWhatToPrint() {
        const ExaminationScreen screen(Examination::Statistics, R"({"algorithm": "minimax"})");
        auto* tabs = screen.page->findChild<QTabBar*>();
        QStringList shown;
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            for (const QLabel* label : screen.page->findChildren<QLabel*>())
                if (label->isVisible())
                    shown << label->text();
        }
        QVERIFY(shown.contains(QStringLiteral("No move cut off.")));
        QVERIFY(shown.contains(QStringLiteral("The table was never asked.")));
        QVERIFY(shown.contains(QStringLiteral(
            "Each move of the root was searched by itself; the root is not a node here.")));
        QVERIFY(!shown.contains(QStringLiteral("Hints")));
        QCOMPARE(shown.filter(QStringLiteral("print"), Qt::CaseInsensitive), QStringList());
        QCOMPARE(screen.named<TableView>("Checks not tested")->model()->columnCount(), 1);
    }

    /// Without times, a column of dashes would be all that the table shows at its right end.
    void hidesTheColumnOfUnknownTimes() {
        const ExaminationScreen screen(Examination::Statistics);
        const auto* plies = screen.named<TableView>("Plies");
        const int last = plies->model()->columnCount() - 1;
        QTRY_VERIFY(plies->model()->rowCount() > 0);
        QCOMPARE(plies->model()->headerData(last, Qt::Horizontal).toString(),
                 QStringLiteral("time"));
        QVERIFY(plies->isColumnHidden(last));
        QVERIFY(!plies->isColumnHidden(last - 1));
    }

    void theExampleOfAQueryFindsNodes() {
        const ExaminationScreen screen(Examination::Query, R"({"algorithm": "alpha-beta"})", 0,
                                       ".........");
        auto* field = screen.named<QLineEdit>("Query");
        QCOMPARE(field->placeholderText(), QStringLiteral("cut=yes and nodes>100 and best!=first"));
        field->setText(field->placeholderText());
        QTRY_VERIFY(
            screen.named<TableView>("Nodes for which the query holds")->model()->rowCount() > 0);
    }

    void goesToTheHitsOfAQuery() {
        const ExaminationScreen screen(Examination::Query);
        auto* field = screen.named<QLineEdit>("Query");
        field->setText(QStringLiteral("cut=yes and ply=2"));
        auto* hits = screen.named<TableView>("Nodes for which the query holds");
        std::vector<NodeId> wanted;
        for (NodeId id = 0; id < screen.trace().nodes.size(); ++id)
            if (screen.trace().nodes[id].depth == 1 &&
                std::ranges::any_of(screen.trace().events, [id](Event event) {
                    return event.kind() == EventKind::Cutoff && event.node() == id;
                }))
                wanted.push_back(id);
        QVERIFY(wanted.size() > 2);
        QTRY_COMPARE(hits->model()->rowCount(), static_cast<int>(wanted.size()));
        QCOMPARE(screen.cursor->hits(), wanted); // which the tree marks
        QTest::mouseClick(hits->viewport(), Qt::LeftButton, {},
                          hits->visualRect(hits->model()->index(2, 0)).center());
        QCOMPARE(screen.cursor->event(), screen.trace().nodes[wanted[2]].entered);
        QCOMPARE(screen.document.view().event, screen.trace().nodes[wanted[2]].entered);
        QCOMPARE(screen.document.view().query, std::string("cut=yes and ply=2"));
    }

    /// Steps in the tree and in the lines are the same steps.
    void isAtOnePlaceInTreeAndLines() {
        const ExaminationScreen screen(Examination::Query);
        SearchCursor& cursor = *screen.cursor;
        const ReadRecording& read = *cursor.read();
        for (EventIndex event = 0; event < cursor.eventCount(); ++event) {
            cursor.go(event);
            if (const std::optional<NodeId> node = cursor.current())
                QCOMPARE(cursor.recordedNode(), node);
        }
        QVERIFY(read.recording.events == cursor.trace().events);
        for (std::uint64_t number = 1; number <= read.lines.lines(); ++number) {
            cursor.goToLine(number);
            QCOMPARE(cursor.event(), read.eventAt(number));
        }
    }

    /// A recording of another program stands beside the search.
    void comparesTheSearchWithAFile() {
        ExaminationScreen screen(Examination::TwoRuns);
        const std::string own = screen.cursor->searchRun()->recordingText({});
        const std::size_t last = own.rfind("\n< ");
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("other.yt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(own.substr(0, last) + "\n< 0.5\n"));
        file.close();
        test::typeFileName(path);
        QTest::mouseClick(screen.button("Choose the second recording…"), Qt::LeftButton);
        const auto line =
            static_cast<std::uint64_t>(std::ranges::count(own.substr(0, last), '\n')) + 2;
        QTRY_COMPARE(screen.label("firstDifference").count(inspector::lineText(line)), 2); // A, B
        const QAbstractItemModel* nodes = screen.named<TableView>("Nodes of both runs")->model();
        QCOMPARE(nodes->index(0, 1).data().toString().remove(u',').toULongLong(),
                 screen.trace().nodes.size());
        QCOMPARE(screen.document.view().secondFile, path.toStdString());
        TicTacToeDocument opened;
        opened.load(screen.document.body());
        QCOMPARE(opened.view().secondFile, path.toStdString());
    }

    /// The node of a cut is another one than that of its line, also if the lines come later.
    void beginsAtTheStepOfTheTree() {
        const ExaminationScreen before;
        const auto cut = std::ranges::find(before.trace().events, EventKind::Cutoff,
                                           [](Event event) { return event.kind(); });
        const auto step = static_cast<EventIndex>(cut - before.trace().events.begin());
        const ExaminationScreen screen(Examination::Query,
                                       R"({"algorithm": "alpha-beta", "table": true})", step);
        QCOMPARE(screen.cursor->event(), step);
        QCOMPARE(screen.cursor->recordedNode(), cut->node());
    }

    /// A click on an old row must not change the place in the search that is on its way.
    void keepsThePlaceOfANewerSearch() {
        ExaminationScreen screen;
        Settings other = screen.document.shownSearch();
        other.table = false;
        QVERIFY(screen.document.setSearch(0, other).isEmpty());
        QCOMPARE(screen.document.view().event, resultEvent);
        screen.cursor->go(3);
        QCOMPARE(screen.document.view().event, resultEvent);
        QTRY_VERIFY(screen.cursor->isFresh());
        QVERIFY(screen.cursor->isAtResult());
    }

    /// Elsewhere the processor has other work.
    void restsOnOtherPages() {
        ExaminationScreen screen;
        QTest::keyClick(&screen.workspace, Qt::Key_1, Qt::AltModifier);
        Settings other = screen.document.shownSearch();
        other.table = false;
        QVERIFY(screen.document.setSearch(0, other).isEmpty());
        QTRY_VERIFY(screen.cursor->isFresh());
        QVERIFY(!screen.cursor->read());
        QVERIFY(!screen.cursor->examining().run().isRunning());
        QTest::keyClick(&screen.workspace, Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(screen.cursor->read());
    }

    void followsTheSearch() {
        ExaminationScreen screen;
        const std::uint64_t before = screen.cursor->read()->statistics.nodes;
        Settings other = screen.document.shownSearch();
        other.table = false;
        QVERIFY(screen.document.setSearch(0, other).isEmpty());
        QTRY_VERIFY(screen.cursor->read() && screen.cursor->read()->statistics.nodes > before);
        QCOMPARE(screen.cursor->read()->statistics.nodes, screen.trace().nodes.size());
    }

    void isSavedWithTheDocument() {
        ExaminationScreen screen;
        auto* tabs = screen.page->findChild<QTabBar*>();
        tabs->setCurrentIndex(static_cast<int>(Examination::Line));
        screen.named<QLineEdit>("Line of moves")->setText(QStringLiteral("1 2"));
        const nlohmann::json view = screen.document.body()["view"];
        QVERIFY(view["page"] == "examine");
        QVERIFY(view["examination"] == "line");
        QVERIFY(view["line"] == "1 2");
        QVERIFY(!view.contains("query")); // what was not typed is not written
        TicTacToeDocument again;
        again.load(screen.document.body());
        QVERIFY(again.view() == screen.document.view());
    }
};

} // namespace yomi::ui::games

using yomi::ui::games::TestExamination;
YOMI_TESTS(TestExamination)

#include "test_examination.moc"
