// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/search/result_json.h"
#include "core/tictactoe/document_json.h"
#include "tests/core/tictactoe/all_settings.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::tictactoe;
using nlohmann::json;

class TestTicTacToeJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void settingsComeBack() {
        std::vector<Settings> all = allSettings();
        all.push_back({.evaluation = "fast-win", .depth = 0, .board = BoardKind::Heap});
        all.push_back({.algorithm = Algorithm::Pvs, .update = Update::UnmakeEach});
        all.push_back({.evaluation = "win-draw-loss", .table = false});
        for (const Settings& settings : all)
            QVERIFY2(settingsFromJson(toJson(settings), gameDefaults(), squareCount) == settings,
                     qPrintable(described({}, settings)));
    }

    void settingsAreShort() {
        QCOMPARE(toJson(Settings{}).dump(), std::string(R"({"algorithm":"alpha-beta"})"));
        QVERIFY(settingsFromJson(json::object(), gameDefaults(), squareCount) == Settings());
    }

    void documentsComeBack() {
        Document document;
        document.position = parseMarks("oo......."); // unreachable, but a board may be incomplete
        document.searches = allSettings();
        document.shown = 3;
        QVERIFY(documentFromJson(toJson(document)) == document);
        QVERIFY(documentFromJson({{"position", "........."}}) == Document());
    }

    void refuses_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* body, const char* sentence) {
            QTest::newRow(name) << QString(body) << QString(sentence);
        };
        row("no position", "{}", "position");
        row("short position", R"({"position":"o"})", "position: A position is nine characters");
        row("no search", R"({"position":".........","searches":[]})",
            "searches: a document has one search at least");
        row("unknown algorithm", R"({"position":".........","searches":[{},{"algorithm":"sss"}]})",
            "searches[1].algorithm: one of \"minimax\", \"alpha-beta\", \"pvs\", \"mtdf\" is "
            "expected, not \"sss\"");
        row("wrong type", R"({"position":".........","searches":[{"iterative":1}]})",
            "searches[0].iterative: true or false is expected, not 1");
        row("depth", R"({"position":".........","searches":[{"depth":10}]})",
            "searches[0]: A depth limit is 0 to 9, counted from the moves of the position; 10 is "
            "not.");
        row("without meaning", R"({"position":".........","searches":[{"images":"canonical"}]})",
            "searches[0]: The image rule needs the transposition table, which is off.");
        row("view", R"({"position":".........","view":{"search":1}})",
            "view.search: a whole number from 0 to 0 is expected, not 1");
    }

    void refuses() {
        QFETCH(QString, body);
        QFETCH(QString, sentence);
        try {
            documentFromJson(json::parse(body.toStdString()));
            QFAIL("the document was taken");
        } catch (const yomi::FormatError& error) {
            QVERIFY2(QString(error.what()).startsWith(sentence), error.what());
        }
    }

    void pointsAreReadable() {
        QCOMPARE(yomi::search::pointsToJson(600, 2).dump(), std::string("300"));
        QCOMPARE(yomi::search::pointsToJson(-5, 2).dump(), std::string("-2.5"));
        QCOMPARE(yomi::search::pointsToJson(0, 2).dump(), std::string("0"));
    }
};

YOMI_TESTS(TestTicTacToeJson)
#include "test_json.moc"
