// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/format_error.h"
#include "core/tictactoe/document_json.h"
#include "tests/run_tests.h"
#include "ui/inspector/words.h"
#include "ui/tictactoe/tictactoe_document.h"

#include <QSignalSpy>
#include <QTest>

using namespace yomi::ui;
using namespace yomi::ui::games;
using namespace yomi::ui::tictactoe;
using nlohmann::json;

namespace {

json articleBody() {
    return json::parse(R"({"position": "o...x....",
        "searches": [{"algorithm": "minimax"}, {"algorithm": "pvs", "iterative": true}],
        "view": {"page": "two-runs", "search": 1, "other": 0, "event": 1187,
                 "quiz": true}})");
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsPositionSearchesAndPlace() {
        TicTacToeDocument document;
        document.load(articleBody());
        QVERIFY(document.body() == articleBody());
        QCOMPARE(document.kind(), QStringLiteral("tic-tac-toe"));
    }

    void refusesABodyAndStaysAsItWas() {
        TicTacToeDocument document;
        document.load(articleBody());
        json broken = articleBody();
        broken["searches"][0] = {{"algorithm", "mtdf"}, {"table", false}};
        QVERIFY_THROWS_EXCEPTION(yomi::FormatError, document.load(broken));
        QVERIFY(document.body() == articleBody());
    }

    void comparesWithAnotherRowUntilOneIsChosen() {
        TicTacToeDocument document;
        json body = {{"position", "........."},
                     {"searches", {json::object(), {{"algorithm", "minimax"}}}}};
        const auto other = [&] {
            document.load(body);
            return document.view().other;
        };
        QCOMPARE(other(), std::size_t{1});
        body["view"]["search"] = 1;
        QCOMPARE(other(), std::size_t{0});
        body["view"]["other"] = 1; // itself
        QCOMPARE(other(), std::size_t{0});
        body["view"]["search"] = 0;
        QCOMPARE(other(), std::size_t{1});
    }

    void refusesAViewOfWhatIsNotThere_data() {
        QTest::addColumn<QByteArray>("view");
        QTest::addColumn<QString>("sentence");
        QTest::addRow("other") << QByteArray(R"({"other":7})")
                               << "view.other: a whole number from 0 to 1 is expected, not 7";
        QTest::addRow("event") << QByteArray(R"({"event":-1})") << "view.event";
    }
    void refusesAViewOfWhatIsNotThere() {
        QFETCH(QByteArray, view);
        QFETCH(QString, sentence);
        TicTacToeDocument document;
        json body = articleBody();
        body["view"] = json::parse(view.toStdString());
        try {
            document.load(body);
            QFAIL("the view was taken");
        } catch (const yomi::FormatError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).startsWith(sentence), error.what());
        }
    }

    void cyclesEmptyOX() {
        TicTacToeDocument document;
        const std::array<Mark, 3> marks = {Player::O, Player::X, {}};
        for (const Mark mark : marks) {
            document.perform(cycleMark(document.inputs(), 7));
            QVERIFY(markAt(document.position(), 7) == mark);
        }
        QCOMPARE(document.undoStack().count(), 3);
        document.undoStack().undo();
        QVERIFY(markAt(document.position(), 7) == Mark(Player::X));
    }

    void playsOnlyWhatTheRulesAllow_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("square");
        QTest::addColumn<QString>("after"); // empty: refused
        QTest::addRow("a move") << "o...x...." << 8 << "o...x...o";
        QTest::addRow("a taken square") << "o...x...." << 4 << "";
        QTest::addRow("the game is over") << "ooo.xx..." << 8 << "";
        QTest::addRow("an impossible board") << "ooo......" << 8 << "";
    }
    void playsOnlyWhatTheRulesAllow() {
        QFETCH(QString, position);
        QFETCH(int, square);
        QFETCH(QString, after);
        TicTacToeDocument document;
        document.takePosition(parseMarks(position.toStdString()), {});
        const QString refusal = document.playMove(static_cast<unsigned>(square));
        QCOMPARE(refusal.isEmpty(), !after.isEmpty());
        QCOMPARE(document.copyText(), after.isEmpty() ? position : after);
    }

    void anEditOfTheSearchShownStartsItAnew() {
        TicTacToeDocument document;
        document.load(articleBody());
        QSignalSpy viewChanged(&document, &yomi::ui::Document::viewChanged);
        Settings other;
        other.depth = 3;
        document.setSearch(0, other);
        QCOMPARE(document.view().event, 1187U); // the other row
        document.setSearch(1, other);
        QCOMPARE(document.view().event, yomi::ui::games::resultEvent);
        document.setEvent(20);
        document.perform(cycleMark(document.inputs(), 8));
        QCOMPARE(document.view().event, yomi::ui::games::resultEvent);
        QCOMPARE(viewChanged.count(), 3);
    }

    void lookingIsNoEdit() {
        TicTacToeDocument document;
        document.load(articleBody());
        document.setEvent(7);
        document.showSearch(0);
        QVERIFY(document.undoStack().isClean());
        View wanted;
        wanted.page = "two-runs";
        wanted.quiz = true;
        wanted.other = 1; // A and B stay different
        QVERIFY(document.view() == wanted);
        document.setPage("strong-check");
        document.compareWith(0);
        wanted.page = "strong-check";
        wanted.search = 1; // in any case
        wanted.other = 0;
        QVERIFY(document.view() == wanted);
        document.showSearch(0);
        wanted.search = 0;
        wanted.other = 1;
        QVERIFY(document.view() == wanted);
    }

    /// Side by side without a table, and the usual search is the one shown.
    void aNewDocumentComparesThreeSearches() {
        const TicTacToeDocument document;
        std::vector<Algorithm> algorithms;
        for (const Settings& settings : document.searches()) {
            algorithms.push_back(settings.algorithm);
            QVERIFY(!settings.usesTable());
        }
        QVERIFY(
            (algorithms == std::vector{Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs}));
        QVERIFY(document.shownSearch().algorithm == Algorithm::AlphaBeta);
        QVERIFY(document.otherSearch().algorithm == Algorithm::Pvs);
    }

    void aSecondSearchIsTheOneToCompareWith() {
        TicTacToeDocument document;
        document.replaceSearches({{}}, {});
        document.addSearch({}); // the same search twice cannot be compared
        QCOMPARE(document.view().search, std::size_t{0});
        QCOMPARE(document.view().other, std::size_t{0});
        document.addSearch({.algorithm = Algorithm::Minimax});
        QCOMPARE(document.view().other, std::size_t{2});
        document.undoStack().undo();
        QCOMPARE(document.view().other, std::size_t{0});
    }

    void undoStepsBackToThePlace() {
        TicTacToeDocument document;
        document.load(articleBody());
        document.perform(cycleMark(document.inputs(), 8));
        document.setEvent(20);
        document.setSearch(1, {});
        QCOMPARE(document.view().event, yomi::ui::games::resultEvent);
        document.undoStack().undo();
        QCOMPARE(document.view().event, 20U);
        document.undoStack().undo();
        QCOMPARE(document.view().event, 1187U);
    }

    void theSearchShownIsFollowedWhenRowsGo() {
        TicTacToeDocument document;
        document.load(articleBody());
        document.removeSearch(0);
        QCOMPARE(document.view().search, std::size_t(0));
        QVERIFY(document.shownSearch().algorithm == Algorithm::Pvs);
        QCOMPARE(document.view().event, 1187U);
        QVERIFY(!document.removeSearch(0).isEmpty()); // the only one
        document.undoStack().undo();
        QCOMPARE(document.view().search, std::size_t(1));
    }

    void refusesSettingsWithoutMeaning() {
        Settings settings;
        settings.images = "canonical"; // without a table
        TicTacToeDocument document;
        const std::vector<Settings> before = document.searches();
        QVERIFY(document.addSearch(settings).contains(QStringLiteral("table")));
        QVERIFY(document.searches() == before);
    }

    void namesSearches_data() {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QString>("name");
        QTest::addRow("plain") << QByteArray(R"({"algorithm": "minimax"})") << "Minimax";
        QTest::addRow("table") << QByteArray(R"({"table": true})") << "Alpha-beta + table";
        QTest::addRow("545") << QByteArray(R"({"algorithm": "pvs", "iterative": true})")
                             << "PVS iterative, ordered";
        QTest::addRow("record") << QByteArray(
                                       R"({"table": true, "board": "record", "update": "copy"})")
                                << "Alpha-beta + table · record, copy";
        QTest::addRow("depth") << QByteArray(R"({"depth": 1})") << "Alpha-beta · depth 1";
    }
    void namesSearches() {
        QFETCH(QByteArray, settings);
        QFETCH(QString, name);
        const json body = json::parse(settings.toStdString());
        QCOMPARE(searchName(yomi::search::settingsFromJson(body, gameDefaults(), squareCount)),
                 name);
    }
};

YOMI_TESTS(TestDocument)
#include "test_document.moc"
