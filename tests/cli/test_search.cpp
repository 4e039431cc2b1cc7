// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;

namespace {

/// The options for a line of searches.jsonl.
QStringList optionsOf(const json& expected) {
    QStringList options = {"--algorithm",  QString::fromStdString(expected.at("algorithm")),
                           "--evaluation", QString::fromStdString(expected.at("evaluation")),
                           "--depth",      QString::number(expected.at("depth").get<int>())};
    if (expected.at("table").get<bool>())
        options += "--table";
    if (expected.at("iterative").get<bool>())
        options += "--iterative";
    if (!expected.value("ordering", true))
        options += "--no-ordering";
    return options;
}

json nodesOf(const json& iterations) {
    json nodes = json::array();
    for (const json& iteration : iterations)
        nodes.push_back(iteration.at("nodes"));
    return nodes;
}

} // namespace

class TestSearchCli : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const QString& name, const QByteArray& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("a temporary file cannot be written");
        return file.fileName();
    }

    static json answered(const QStringList& arguments) {
        const CliRun run = runCli(arguments + QStringList{"--json"});
        if (run.status != 0)
            throw std::runtime_error(run.errors.toStdString());
        return run.json();
    }

private Q_SLOTS:
    void goldenSearches() {
        for (const json& line : yomi::goldenLines("tictactoe/searches.jsonl")) {
            QStringList moves;
            for (const int move : line.at("moves"))
                moves += QString::number(move);
            const json& searches = line.at("searches");
            for (std::size_t i = 0; i < searches.size(); i += 3) { // each is a process
                const json& expected = searches[i];
                QStringList arguments = QStringList{"search"} + optionsOf(expected);
                if (!moves.isEmpty() && i % 2 == 0)
                    arguments += {"--moves", moves.join(',')};
                else
                    arguments += {"--position", QString::fromStdString(line.at("position"))};
                const json answer = answered(arguments);
                if (expected.at("iterative").get<bool>()) {
                    QVERIFY(nodesOf(answer.at("iterations")) == nodesOf(expected.at("iterations")));
                    continue;
                }
                QVERIFY2(answer.at("nodes") == expected.at("nodes"),
                         qPrintable(arguments.join(' ')));
                QVERIFY(answer.at("value") == expected.at("score"));
                QVERIFY(answer.at("bestMoves") == expected.at("bestMoves"));
                QVERIFY(answer.at("tableSize") == expected.at("tableSize"));
            }
        }
    }

    void everyKey() {
        const json answer =
            answered({"search", "--algorithm", "pvs", "--iterative", "--repeat", "3"});
        QVERIFY(nodesOf(answer.at("iterations")) ==
                json({9, 36, 68, 163, 272, 459, 567, 544, 545}));
        const std::pair<const char*, int> expected[] = {
            {"nodes", 545},       {"totalNodes", 2663}, {"leaves", 121},     {"cutoffs", 213},
            {"tableHits", 127},   {"tableStores", 297}, {"tableSize", 2021}, {"researches", 0},
            {"nullWindows", 239}, {"value", 0}};
        for (const auto& [key, value] : expected)
            QVERIFY2(answer.at(key) == value, key);
        QVERIFY(answer.at("bestMoves") == json({0, 1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(answer.at("moves").size(), std::size_t{9});
        int nodes = 0;
        for (std::size_t i = 0; i < 9; ++i) {
            const json& move = answer.at("moves")[i];
            QCOMPARE(move.at("square").get<std::size_t>(), i);
            QVERIFY(move.at("value") == 0);
            nodes += move.at("nodes").get<int>();
        }
        QCOMPARE(nodes, 545);
        const json& third = answer.at("iterations")[2];
        QVERIFY(third.at("depth") == 2 && third.at("value") == 2.5);
        QVERIFY(third.at("bestMoves") == json({4}));
        const json& seconds = answer.at("seconds");
        QVERIFY(seconds.at("repeats") == 3);
        QVERIFY(seconds.at("median") > 0 && seconds.at("mean") > 0 && seconds.at("deviation") >= 0);
        QVERIFY(answer.at("nodesPerSecond") > 0);
        QVERIFY(answer.at("game") == "tictactoe" && answer.at("size") == "3x3");
        QVERIFY(answer.at("finished") == true && answer.at("pvEnd").is_string());
        QCOMPARE(answer.at("scores").size(), std::size_t{9});
        QCOMPARE(answer.size(), std::size_t{27});
    }

    /// The true null window example differs: 446 nodes against 459, two re-searches against five.
    void theNullWindowExampleShowsADifference() {
        const QString example =
            QStringLiteral(YOMI_SOURCE_DIR "/resources/examples/tic-tac-toe-null-window.yomi");
        const json narrow = answered({"search", example});
        QVERIFY(narrow.at("nodes") == 446 && narrow.at("researches") == 2);
        const json article = answered({"search", example, "--null-window", "article"});
        QVERIFY(article.at("nodes") == 459 && article.at("researches") == 5);
    }

    /// JSON, which stores the options, has no such numbers.
    void namesNumbersThatAreNotFinite() {
        const auto refusal = [](const char* option, const char* number) {
            const CliRun run = runCli({"search", option, number});
            return run.status == 2 ? run.errors.split('\n').first() : QByteArray("not refused");
        };
        QCOMPARE(refusal("--time", "nan"),
                 QByteArray("yomi-cli: --time: \"nan\" is not a finite number."));
        QCOMPARE(refusal("--aspiration", "-inf"),
                 QByteArray("yomi-cli: --aspiration: \"-inf\" is not a finite number."));
    }

    /// Why the principal variation ends: "over" only where the game is over.
    void lineEnds_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("end");
        const auto row = [](const char* arguments, const char* line, const char* end) {
            QTest::newRow(arguments) << QString(arguments) << QByteArray(line) << QByteArray(end);
        };
        row("--root textbook --iterative --table", "[4,0,1,7,5,3,6,2,8]", "over");
        row("--algorithm pvs --depth 2", "[4,0,2]", "depth");
        row("--algorithm pvs --depth 3", "[4,0,1]", "table");
        // The table's bound is exact, and no move is better.
        row("--root textbook --iterative --table --depth 3 --aspiration 1", "[4,0,3]", "table");
        // Only a bound was needed for the last node: the table knew the rest above it, or the
        // window is a null window.
        row("--algorithm pvs", "[0,4,1]", "bound");
        row("--algorithm mtdf --root textbook --iterative --depth 3", "[4]", "bound");
    }
    void lineEnds() {
        QFETCH(QString, arguments);
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, end);
        const json answer = answered(QStringList{"search"} + arguments.split(' '));
        QCOMPARE(QByteArray::fromStdString(answer.at("pv").dump()), line);
        QCOMPARE(QByteArray::fromStdString(answer.at("pvEnd").get<std::string>()), end);
    }

    /// The article's cutoffs, the cutoffs that left moves unsearched, and the number of those
    /// moves.
    void cutsAndCutoffs() {
        const json answer = answered({"search"});
        QVERIFY(answer.at("nodes") == 30709);
        QVERIFY(answer.at("cutoffs") == 13640);
        QVERIFY(answer.at("cuts") == 6719 && answer.at("pruned") == 11710);
        QVERIFY(answered({"search", "--algorithm", "minimax", "--depth", "2"}).at("cuts") == 0);
        const QByteArray table = runCli({"search"}).output;
        QVERIFY2(table.contains("\ncutoffs       13,640\n"
                                "cuts          6,719 of them, 11,710 moves pruned, 78 % by the "
                                "move tried first\n"),
                 table.constData());
    }

    /// The help promises no blanks between the moves: the document comes after a blank.
    void movesArePartedByCommas() {
        const QByteArray help = runCli({"search", "--help"}).output;
        QVERIFY2(help.contains("--moves TEXT "), help.constData());
        QVERIFY(answered({"search", "--moves", "2,1"}).at("nodes") > 0);
    }

    void otherOptions() {
        QVERIFY(answered({"search", "--table", "--fresh-table"}).at("nodes") == 6641);
        QVERIFY(answered({"search", "--algorithm", "pvs", "--iterative", "--images", "canonical"})
                    .at("nodes") == 524);
        QVERIFY(
            answered({"search", "--table", "--board", "record", "--update", "copy"}).at("nodes") ==
            1175);
        QVERIFY(answered({"search", "--algorithm", "pvs", "--update", "unmake-each"}).at("nodes") ==
                1165);
        QVERIFY(answered({"search", "--table=false"}).at("nodes") == 30709);
        const json fast =
            answered({"search", "--evaluation", "fast-win", "--position", "ox.xo...."});
        QVERIFY(fast.at("bestMoves") == json({8}) && fast.at("value") == 3);
    }

    /// Every game records; the root of a textbook search has its own line.
    void tracesOfGames() {
        const CliRun mnk = runCli({"search", "--game", "mnk", "--size", "3x3", "--algorithm",
                                   "alpha-beta", "--depth", "1", "--trace", "-"});
        QCOMPARE(mnk.status, 0);
        const QList<QByteArray> lines = mnk.output.trimmed().split('\n');
        const json root = json::parse(lines.front().toStdString());
        QVERIFY(root.at("parent") == -1);
        QVERIFY(root.at("depth") == -1);
        QVERIFY(root.at("move").is_null());
        QVERIFY(root.at("board") == ".../.../...");
        const json child = json::parse(lines[1].toStdString());
        QVERIFY(child.at("parent") == 0);
        QVERIFY(child.at("move") == "a1");
        QVERIFY(child.at("board") == "o../.../...");
        const CliRun step = runCli({"search", "--game", "connectfour", "--size", "4x4", "--step",
                                    "8", "--position", "1122", "--trace", "-"});
        QCOMPARE(step.status, 0);
        const json pass = json::parse(step.output.split('\n').front().toStdString());
        QVERIFY(pass.at("kind") == "null-window" && pass.at("move").is_null());
        const CliRun four = runCli({"search", "--game", "connectfour", "--algorithm", "pvs",
                                    "--depth", "3", "--trace", "-", "--trace-limit", "20"});
        QCOMPARE(four.status, 0);
        const QList<QByteArray> cut = four.output.trimmed().split('\n');
        QCOMPARE(cut.size(), 21);
        QCOMPARE(cut.back(), QByteArray(R"({"cutOffAt":20})"));
        QVERIFY(!mnk.output.contains("cutOffAt")); // it is complete
        const json open = json::parse(cut.front().toStdString());
        QVERIFY(open.at("value").is_null());
    }

    void traceFile() {
        const QString path = m_folder.filePath("trace.jsonl");
        QCOMPARE(runCli({"search", "--table", "--trace", path}).status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 1175);
        QCOMPARE(lines.first(),
                 QByteArray(R"({"node":0,"parent":-1,"iteration":0,"depth":0,)"
                            R"("board":"o........","move":0,"alpha":"-inf","beta":"inf",)"
                            R"("value":0,"bound":"exact","kind":"full","table":"miss",)"
                            R"("writer":null})"));
        const CliRun refused = runCli({"search", "--trace", m_folder.filePath("no/such/folder")});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.errors.endsWith(" cannot be written: No such file or directory.\n"),
                 refused.errors.constData());
    }

    void documents() {
        const QString path = written("board.yomi", R"({"yomi": 1, "kind": "tic-tac-toe",
            "position": ".........", "view": {"search": 1, "event": 7},
            "searches": [{"algorithm": "minimax"}, {"algorithm": "pvs", "iterative": true}]})");
        QVERIFY(answered({"search", path}).at("nodes") == 545);
        QVERIFY(answered({"search", path, "--depth", "3"}).at("nodes") == 163);
        QVERIFY(answered({"search", path, "--no-ordering"}).at("nodes") == 1165);
        QVERIFY(answered({"search", path, "--moves", "4"}).at("moves").size() == 8);
        const QString foreign = written("hand.yomi", R"({"yomi": 1, "kind": "hand"})");
        const CliRun refused = runCli({"search", foreign});
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.errors, "yomi-cli: " + foreign.toUtf8() +
                                     ": kind: a \"tic-tac-toe\", \"connect-four\" or \"mnk\" "
                                     "document is expected, not \"hand\"\n");
    }

    /// A document is searched with its shown search, and solved if it has none or the solver is
    /// requested.
    void documentsOfOtherGames() {
        const QString mnk = written("four.yomi", R"({"yomi": 1, "kind": "mnk", "size": "4x4",
            "inARow": 3, "position": "b2 a1", "view": {"search": 1, "page": "compare"},
            "searches": [{"algorithm": "minimax", "depth": 1}, {"algorithm": "pvs", "depth": 2}]})");
        const json shown = answered({"search", mnk});
        QVERIFY(shown.at("game") == "mnk" && shown.at("size") == "4x4");
        QVERIFY(shown.at("inARow") == 3 && shown.at("position") == "b2 a1");
        const json same = answered({"search", "--game", "mnk", "--size", "4x4", "--in-a-row", "3",
                                    "--position", "b2 a1", "--algorithm", "pvs", "--depth", "2"});
        QVERIFY(shown.at("nodes") == same.at("nodes") && shown.at("pv") == same.at("pv"));
        QVERIFY(answered({"search", mnk, "--depth", "1"}).at("nodes") < same.at("nodes"));
        QVERIFY(answered({"search", mnk, "--algorithm", "solve"}).at("score") == 1);
        QVERIFY(answered({"search", mnk, "--position", "", "--depth", "0"}).at("position") == "");

        const QString four = written("four.yomi", R"({"yomi": 1, "kind": "connect-four",
            "size": "4x4", "position": "2244"})");
        const json ladder = answered({"search", four, "--step", "12"});
        QVERIFY(ladder.at("game") == "connectfour" && ladder.at("position") == "2244");
        QVERIFY(ladder.contains("score"));

        const CliRun other = runCli({"search", four, "--game", "mnk"});
        QCOMPARE(other.status, 2);
        QCOMPARE(other.errors,
                 "yomi-cli: The document is of connectfour; --game mnk is another.\n");
        const auto refused = [&](const char* members, const char* sentence) {
            const QString path =
                written("wrong.yomi", QByteArray(R"({"yomi": 1, "kind": "mnk", )") + members + "}");
            const CliRun run = runCli({"search", path});
            QCOMPARE(run.errors, "yomi-cli: " + path.toUtf8() + ": " + sentence + "\n");
            QCOMPARE(run.status, 1);
        };
        refused(R"("size": "9x8")",
                "size: The board 9x8 is too large: it has 72 squares, the limit is 64.");
        refused(R"("size": "27x2")", "size: The width of 27x2 is 27; it must be 2 to 26.");
        refused(R"("size": "4")", "size: A size is WIDTHxHEIGHT, for example 7x6; \"4\" is not.");
        refused(R"("size": "4x3", "inARow": 5)",
                "inARow: In a row must be 2 to 4 on 4x3; 5 was given.");
        refused(R"("inARow": 65)", "inARow: a whole number from 1 to 64 is expected, not 65");
        refused(R"("position": "a1 a1")", "position: move 2: the square a1 is taken");
        refused(R"("searches": [{"depth": 9}, {"depth": 10}])",
                "searches[1]: A depth limit is 0 to 9, counted from the moves of the position; 10 "
                "is not.");
    }

    /// If every move is searched with the full window, each has a score for the side to move.
    void scoresOfEveryMove() {
        const json ttt = answered({"search", "--position", "oox......"});
        QCOMPARE(ttt.at("scores").size(), std::size_t{6});
        QVERIFY(ttt.at("scores")[1] == json({{"square", 4}, {"score", 0}})); // x to move
        QVERIFY(ttt.at("scores")[2] == json({{"square", 5}, {"score", 300}}));
        const QStringList four = {"search", "--game",     "connectfour", "--size",
                                  "4x4",    "--position", "1111"};
        const json every =
            answered(four + QStringList{"--root", "every", "--algorithm", "alpha-beta"});
        const json solved = answered(four + QStringList{"--scores"});
        QVERIFY(every.at("scores") == solved.at("scores"));
        QVERIFY(every.at("scores")[0] == json({{"move", "1"}, {"score", nullptr}}));
        QVERIFY(!answered(four + QStringList{"--algorithm", "alpha-beta"}).contains("scores"));
    }

    void textForPeople() {
        const CliRun run = runCli({"search", "--position", "oox......"});
        QCOMPARE(run.status, 0);
        for (const char* part :
             {"position      oox......, X to move\n",
              "search        alpha-beta, article evaluation, depth 5, to the end\n",
              "value         -300 (from O's side)\n", "best moves    5 8\n", "nodes         535\n",
              "\n4         0     64\n"})
            QVERIFY2(run.output.contains(part), part);
        QVERIFY(runCli({"search", "--position", "oox......", "--depth", "4"})
                    .output.contains("article evaluation, depth 4\n"));
        QCOMPARE(runCli({"strong"}).output, QByteArray("431 of 431 positions solved\n"));
        QCOMPARE(runCli({"strong", "--depth", "2"}).output,
                 QByteArray("430 of 431 positions solved\n\n"
                            "position   answered  perfect\n"
                            ".o.x.o...         6      2 8\n"));
    }

    void textInJapanese() {
        const QStringList japanese = {"--language", "ja"};
        const QByteArray text =
            runCli(QStringList{"search", "--position", "oox......"} + japanese).output;
        for (const char* part : {"局面          oox......", "ノード数      535\n",
                                 "\n手    値  ノード数\n", "\n4      0        64\n"})
            QVERIFY2(text.contains(part), text);
        const QByteArray failures = runCli(QStringList{"strong", "--depth", "2"} + japanese).output;
        QVERIFY2(failures.contains("局面       回答"), failures);
    }

    void strong() {
        QVERIFY(answered({"strong", "--algorithm", "pvs"}) ==
                json({{"solved", 431}, {"total", 431}, {"failures", json::array()}}));
        const json shallow = answered({"strong", "--depth", "0", "--table"});
        QVERIFY(shallow.at("solved") == 424);
        QCOMPARE(shallow.at("failures").size(), std::size_t{7});
        for (const json& failure : shallow.at("failures"))
            for (const json& line : yomi::goldenLines("tictactoe/positions_431.jsonl"))
                if (line.at("position") == failure.at("position"))
                    QVERIFY(line.at("best") == failure.at("expected") &&
                            failure.at("bestMoves") != failure.at("expected"));
    }

    void positionsMayStandInLines() {
        QVERIFY(answered({"search", "--position", "O..\n.X.\n...\n"}).at("moves") ==
                answered({"search", "--position", "o...x...."}).at("moves"));
    }

    void strongChecksTheSearchOfADocument() {
        const QString path = written("shallow.yomi", R"({"yomi": 1, "kind": "tic-tac-toe",
            "position": "ooo.xx...", "view": {"search": 1},
            "searches": [{"algorithm": "minimax"}, {"table": true, "depth": 0}]})");
        QVERIFY(answered({"strong", path}).at("solved") == 424);
        QVERIFY(answered({"strong", path, "--depth", "1"}).at("solved") == 429);
    }

    /// A list of moves, numbers or texts, is read like the text of its game.
    void listsOfMoves() {
        const CliRun run = runCli({"batch"}, R"(
{"id": 1, "job": "search", "game": "connectfour", "size": "4x4", "moves": [1, "1", 2]}
{"id": 2, "job": "search", "game": "connectfour", "size": "10x5", "moves": [10]}
{"id": 3, "job": "search", "game": "connectfour", "size": "4x4", "moves": [1, 5]}
{"id": 4, "job": "search", "game": "mnk", "moves": ["b2", "a1"]}
)");
        QList<json> replies;
        for (const QByteArray& line : run.output.trimmed().split('\n'))
            replies += json::parse(line.toStdString());
        QCOMPARE(replies.size(), 4);
        QVERIFY(replies[0].at("result").at("position") == "112");
        QVERIFY(replies[1].at("error") ==
                "move 1: \"10\" is not a column, which is 1 to 9, then a to l.");
        QVERIFY(replies[2].at("error") == "move 2: there is no column 5, the last of 4 is 4.");
        QVERIFY(replies[3].at("result").at("position") == "b2,a1");
    }

    /// The interpretation goes to standard error, and signs follow the side that began.
    void readsWhatPeopleHave_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("begins"); // in the answer
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const QStringList& options, const char* position,
                            const char* begins, const char* told) {
            QTest::newRow(name) << options << QString(position) << QString(begins) << QString(told);
        };
        row("our own", {"--position", "o...x...."}, "o...x....", "", "");
        row("X began", {"--position", "XOX\n___\n___"}, "xox......", "x",
            "Read as 3 × 3, X began; O to move.");
        row("a side to move", {"--position", "XO./.../...", "--to-move", "x"}, "xo.......", "x",
            "Read as 3 × 3, X began; X to move.");
        row("the choice", {"--position", "XO./.../...", "--begins", "x"}, "xo.......", "x",
            "Read as 3 × 3, X began; X to move.");
        row("the choice alone", {"--begins", "x", "--moves", "4,0"}, "o...x....", "x", "");
        row("numbers", {"--position", "[[0,1,-1],[0,0,0],[0,1,-1]]"}, ".ox....ox", "",
            "Read as 3 × 3, 1 began; 1 to move. 1 is shown as O, -1 as X.");
        const QStringList mnk = {"--game", "mnk", "--position"};
        row("another size", mnk + QStringList{". X . .\n. O . .\n. . . .\n. . . ."},
            ".x../.o../..../....", "", "Read as 4 × 4, O began; O to move.");
        row("squares", mnk + QStringList{"B2a1"}, "b2 a1", "",
            "Read as 2 moves, O began; O to move.");
        const QStringList four = {"--game",  "connectfour", "--algorithm", "alpha-beta",
                                  "--depth", "2",           "--position"};
        row("columns", four + QStringList{"3-3-4-0"}, "4451", "",
            "Read as 4 moves, O began; O to move. Columns are counted from 0.");
    }
    void readsWhatPeopleHave() {
        QFETCH(const QStringList, options);
        QFETCH(const QString, begins);
        QFETCH(const QString, told);
        const CliRun run = runCli(QStringList{"search", "--json"} + options);
        QCOMPARE(run.errors, told.isEmpty() ? QByteArray() : told.toUtf8() + '\n');
        QCOMPARE(run.status, 0);
        const json answer = run.json();
        QTEST(QString::fromStdString(answer.at("position")), "position");
        QCOMPARE(QString::fromStdString(answer.value("begins", "")), begins);
        QCOMPARE(QString::fromStdString(answer.value("readAs", "")), told);
    }
    void signsFollowWhoBegan() {
        const CliRun run = runCli({"search", "--position", "X../.../..."});
        QVERIFY2(run.output.contains("x........, O to move"), run.output);
        QVERIFY2(run.output.contains("(from X's side)"), run.output);
        QVERIFY(runCli({"search", "--position", "X../X../..."}).errors.contains("0 Os and 2 Xs"));
        QCOMPARE(runCli({"search", "--moves", ""}).errors,
                 QByteArray("yomi-cli: --moves: moves are expected, not \"\"; without any leave it "
                            "out.\n"));
        QVERIFY(runCli({"search", "--position", "X../.../...", "--to-move", "X"})
                    .errors.contains("X has one stone more, so O is to move"));
    }

    void batch() {
        const CliRun run = runCli({"batch"}, R"(
{"id": 1, "job": "search", "algorithm": "pvs", "iterative": true, "no-ordering": true}
{"id": 2, "job": "search", "position": "o...x....", "moves": [8, 1], "table": true}
{"id": 3, "job": "search", "algorithm": "mtdf", "table": false}
{"id": 4, "job": "search", "moves": "4:2"}
{"id": 5, "job": "search", "colour": "red"}
{"id": 6, "job": "strong", "depth": 1}
)");
        QCOMPARE(run.status, 1);
        QList<json> replies;
        for (const QByteArray& line : run.output.trimmed().split('\n'))
            replies += json::parse(line.toStdString());
        QCOMPARE(replies.size(), 6);
        QVERIFY(replies[0].at("id") == 1 && replies[0].at("result").at("nodes") == 1165);
        QVERIFY(replies[1].at("result").at("moves").size() == 5);
        QVERIFY(replies[2].at("error") ==
                "MTD(f) always uses its transposition table; it cannot be off.");
        QVERIFY(replies[3].at("error") == "Moves are squares such as 4,0,8; \"4:2\" is not.");
        QVERIFY(replies[4].at("error") == "\"colour\" is not an option of this job.");
        QVERIFY(replies[5].at("result").at("solved") == 429);
    }

    /// tests/core/search tests the counts of every game; this tests what the command line adds.
    void otherGames() {
        const json table = answered({"search", "--game", "connectfour", "--size", "4x4",
                                     "--algorithm", "alpha-beta", "--table"});
        QVERIFY(table.at("nodes") == 9898 && table.at("value") == 0);
        QVERIFY(table.at("size") == "4x4" && table.at("inARow") == 4);
        QVERIFY(table.at("position") == "" && table.at("bestMoves") == json({"1"}));
        QVERIFY(table.at("pv").size() >= 1 && table.at("moves")[0].at("move") == "1");
        QVERIFY(table.at("moves")[0].at("bound") == "exact");
        const json centre = answered({"search", "--game", "connectfour", "--size", "4x4",
                                      "--algorithm", "alpha-beta", "--order", "centre"});
        QVERIFY(centre.at("nodes") == 166169);
        const json squares = answered({"search", "--game", "mnk", "--algorithm", "alpha-beta",
                                       "--size", "4x4", "--in-a-row", "3", "--evaluation",
                                       "win-draw-loss", "--table", "--moves", "b2 a1"});
        QVERIFY(squares.at("position") == "b2 a1" && squares.at("value") == 1);
        const json mtdf = answered({"search", "--root", "textbook", "--algorithm", "mtdf",
                                    "--images", "canonical", "--table-entries", "61"});
        QVERIFY(mtdf.at("value") == 0 && mtdf.at("tableFill") <= 61);
        QVERIFY(mtdf.at("iterations")[0].at("passes") > 0);
    }

    /// Three of the steps, on the first position of End-Easy, with other options.
    void ladder() {
        const QStringList position = {"search", "--game", "connectfour", "--position",
                                      "2252576253462244111563365343671351441"};
        for (const auto& [step, nodes] : {std::pair{"3", 5}, {"8", 7}, {"12", 4}}) {
            const json answer = answered(position + QStringList{"--step", step});
            QVERIFY2(answer.at("score") == -1 && answer.at("nodes") == nodes, step);
            QVERIFY(answer.at("value") == 1 && !answer.contains("bestMoves"));
        }
        const json ours = answered(position + QStringList{"--scores"});
        QVERIFY(ours.at("score") == -1 && ours.at("bestMoves").size() >= 1);
        QCOMPARE(ours.at("scores").size(), std::size_t{7});
        const json fewer =
            answered(position + QStringList{"--without", "bounds,order", "--threads", "2"});
        QVERIFY(fewer.at("score") == -1 && fewer.at("bestMoves").size() == 1);
        const json counted = answered(position + QStringList{"--step", "4", "--count-only"});
        QVERIFY(counted.at("nodes") == 5 && counted.at("countOnly") == true);
    }

    /// Every square of a golden position, and the proved bounds when time runs out.
    void solve() {
        const QStringList position = {"search", "--game",     "mnk",           "--size",
                                      "4x3",    "--position", "x.../..../.o.."};
        const json answer = answered(position + QStringList{"--scores"});
        QVERIFY(answer.at("game") == "mnk" && answer.at("size") == "4x3");
        QVERIFY(answer.at("position") == "x.../..../.o..");
        QVERIFY(answer.at("score") == 1 && answer.at("value") == 1);
        QVERIFY(answer.at("bestMoves") == json({"b1", "c1", "d1", "c2", "a3", "c3"}));
        QCOMPARE(answer.at("scores").size(), std::size_t{12});
        QVERIFY(answer.at("scores")[0] == json({{"move", "a1"}, {"score", nullptr}}));
        QVERIFY(answer.at("nodes") > 0 && answer.at("scoreNodes") > 0);
        QVERIFY(!answer.contains("lower") && !answer.contains("cutoffs"));
        const json oneMove = answered(position);
        QCOMPARE(oneMove.at("bestMoves").size(), std::size_t{1});
        const json reply =
            answered(position + QStringList{"--moves", "a2", "--algorithm", "solve"});
        QVERIFY(reply.at("score") == 1 && reply.at("value") == -1); // a2 was a mistake

        const QByteArray table = runCli(position + QStringList{"--scores"}).output;
        QVERIFY(table.contains("\na1      taken\n") && table.contains("\nb1          1\n"));

        const json early = answered(
            {"search", "--game", "mnk", "--size", "7x7", "--in-a-row", "5", "--time", "0.01"});
        QVERIFY(early.at("score").is_null() && early.at("value").is_null());
        QVERIFY(early.at("lower") < early.at("upper") && !early.contains("bestMoves"));
    }

    /// For each move the result when time runs out: its score, bounds, or nothing.
    void scoresInTheTime() {
        const QStringList four = {"search", "--game", "connectfour", "--position",
                                  "444444", "--time", "0.02",        "--scores"};
        const json columns = answered(four);
        QVERIFY(columns.at("finished") == false && columns.at("score").is_null());
        QVERIFY(!columns.contains("scores") && !columns.contains("bestMoves"));
        const json& bounds = columns.at("scoreBounds");
        QCOMPARE(bounds.size(), std::size_t{6}); // column 4 is full
        QVERIFY(bounds[0].at("searched") == true && bounds[0].at("move") == "1");
        QVERIFY(bounds[0].at("lower") < bounds[0].at("upper"));
        QVERIFY(bounds[3] ==
                json({{"move", "5"}, {"lower", -18}, {"upper", 17}, {"searched", false}}));
        const QByteArray table = runCli(four).output;
        QVERIFY2(QRegularExpression("\n1 +-\\d+ to \\d+\n").match(table).hasMatch(), table);
        QVERIFY2(QRegularExpression("\n4 +full\n5 +not searched\n").match(table).hasMatch(), table);

        const json squares = answered({"search", "--game", "mnk", "--size", "7x7", "--in-a-row",
                                       "5", "--time", "0.02", "--scores"});
        QCOMPARE(squares.at("scoreBounds").size(), std::size_t{49});
        QVERIFY(squares.at("scoreBounds")[48] ==
                json({{"move", "g7"}, {"lower", -1}, {"upper", 1}, {"searched", false}}));
    }

    void timeLimit() {
        const QStringList search = {"search", "--game", "connectfour", "--algorithm",
                                    "pvs",    "--time", "0.2"};
        const json answer = answered(search + QStringList{"--iterative"});
        QVERIFY(answer.at("finished") == false && answer.at("iterations").size() >= 1);
        const CliRun single = runCli(search);
        QCOMPARE(single.status, 1);
        QCOMPARE(single.errors, "yomi-cli: The search ran out of its time limit.\n");
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* arguments, const char* sentence) {
            QTest::newRow(arguments) << QString(arguments).split(' ') << QByteArray(sentence);
        };
        row("search --algorithm sss",
            "--algorithm: one of \"minimax\", \"alpha-beta\", \"pvs\", \"mtdf\", \"ladder\", "
            "\"solve\" is expected, not \"sss\".");
        row("search --algorithm mtdf --table=false",
            "MTD(f) always uses its transposition table; it cannot be off.");
        row("search --iterative", "Iterative deepening takes its move ordering from the "
                                  "transposition table of the iteration before: switch the table "
                                  "on or the ordering off.");
        row("search --images canonical",
            "The image rule needs the transposition table, which is off.");
        row("search --fresh-table",
            "A fresh table for each move needs the transposition table, which is off.");
        row("search --update unmake-each", "Only PVS searches a child twice; making it for each "
                                           "search apart has no meaning elsewhere.");
        row("search --depth 10",
            "A depth limit is 0 to 9, counted from the moves of the position; 10 is not.");
        row("search --repeat 0", "--repeat: a whole number from 1 to 1000000 is expected, not 0.");
        row("search --position o..", "A position is nine characters o, x or . in reading order; "
                                     "\"o..\" is not.");
        row("search --position o..\n.x.\n..", "A position is nine characters o, x or . in reading "
                                              "order; \"o.. .x. ..\" is not.");
        row("search --position oo.......",
            "No game leads to \"oo.......\". O moves first and the sides take turns: 2 Os and 0 Xs "
            "cannot be on the board together.");
        row("search --moves 4,4", "Square 4 of \"....o....\" is taken already.");
        row("search --to-move Q", "Q cannot be to move: the sides are O and X.");
        row("search --position xo....... --to-move Q",
            "Q cannot be to move: the sides are O and X.");
        row("search --position xq....... --to-move Q",
            "character 2: \"q\" is not a sign of a board; signs are . o x, 0 1 2, _ R Y and the "
            "like.");
        row("search --dept 3", "There is no option --dept; did you mean --depth?");
        row("search --zzzzzzzzz", "There is no option --zzzzzzzzz; --help lists all.");
        row("serach", "There is no command serach; did you mean search?");
        row("trace chekc x.yt", "There is no command chekc; did you mean check?");
        row("search --moves 0,9", "move 2: there is no square 9, the last is 8.");
        row("search --position oooxx....",
            "The game on \"oooxx....\" is over; there is no move to search.");
        row("search --size 4x4",
            "Tic-tac-toe has no --size; boards of other sizes are --game mnk.");
        row("search --step 4", "--step is an option of connect four's ladder alone; alpha-beta of "
                               "tictactoe has none.");
        row("search --game connectfour --size 07x6",
            "A size is WIDTHxHEIGHT, for example 7x6; \"07x6\" is not.");
        row("search --game connectfour --step 12 --book /no/such/file",
            "Step 12 of the ladder has no book; step 13, the solver, has one.");
        row("search --game connectfour --step 12 --threads 2",
            "Step 12 of the ladder has no search by several threads; step 13, the solver, has "
            "one.");
        row("search --game connectfour --count-only", "Nodes can be counted without the search in "
                                                      "steps 4 to 6 of the ladder, not in step 13, "
                                                      "the solver.");
        row("search --game mnk --without dead",
            "--without is an option of connect four's ladder alone; solve of mnk has none.");
        row("search --game mnk --algorithm ladder", "The ladder is connect four's; mnk has none.");
        row("search --algorithm solve",
            "The algorithm solve is that of mnk; tictactoe has another.");
        row("search --game connectfour --algorithm solve",
            "The algorithm solve is that of mnk; connectfour has another.");
        row("search --game mnk --killers",
            "--killers is not an option of the algorithm solve; choose another algorithm for it.");
        row("search --algorithm minimax --killers",
            "--killers is not an option of minimax, which has no window and cuts nothing.");
        row("search --null-window true", "--null-window is not an option of alpha-beta; pvs alone "
                                         "has null windows of that width.");
        row("search --game mnk --algorithm mtdf --null-window true",
            "--null-window is not an option of mtdf; pvs alone has null windows of that width.");
        row("search --game mnk --weak",
            "--weak is an option of connect four's ladder alone; solve of mnk has none.");
        row("search --game connectfour --algorithm alpha-beta --scores",
            "--scores is an option of connect four's ladder and of solve alone; alpha-beta of "
            "connectfour has none.");
        row("search --game mnk --trace x.jsonl", "--trace is not an option of solve of mnk: a "
                                                 "recording is made of the common search and of "
                                                 "the ladder's steps 3 to 12.");
        row("search --game mnk --position a1,a2,b1,b2,c1", "The game is over: o has won.");
        row("search --game mnk --position o../.z./...",
            "character 6: \"z\" is not a sign of a board; signs are . o x, 0 1 2, _ R Y and the "
            "like.");
        row("search --game mnk --position a1,a1", "move 2: the square a1 is taken.");
        row("search --game connectfour --position 448",
            "move 3: there is no column 8, the last of 7 is 7.");
        row("search --game mnk --position a1b",
            "move 1: \"a1b\" is not a square; squares are a letter and a number, such as b2, with "
            "blanks or commas between them.");
        row("search --game mnk --order centre",
            "--order is an option of connect four; the moves of mnk are tried in reading order.");
        row("search --game connectfour --killers", "--killers is not an option of connect four's "
                                                   "ladder; choose another algorithm for it.");
        row("search --game connectfour --size 9x9",
            "The board 9x9 is too large: width · (height + 1) is 90, the limit is 64.");
        row("search --game mnk --algorithm pvs --evaluation article",
            "The evaluation of m,n,k is one of fast-win, win-draw-loss, lines, not article.");
        row("search --game mnk --algorithm pvs --board record",
            "There is no record board of m,n,k.");
        row("search --game connectfour --trace x.jsonl",
            "--trace is not an option of ladder of connectfour, step 13: a recording is made of "
            "the "
            "common search and of the ladder's steps 3 to 12.");
        row("search --trace-limit 10", "--trace-limit goes with --trace.");
        row("search --trace x.jsonl --trace-limit 268435456",
            "--trace-limit: a whole number from 1 to 268435455 is expected, not 268435456.");
        row("search --aspiration 1 --table --iterative",
            "Aspiration narrows the window of the root; with root every each move has the full "
            "window.");
        row("search --root textbook --aspiration 0.3 --table --iterative",
            "An aspiration window reaches a multiple of half a point either way; 0.3 is not.");
        row("search --algorithm mtdf",
            "MTD(f) searches the root with null windows; with root every each move has the full "
            "window.");
        row("search --time 0", "--time is more than 0 seconds; 0 is not.");
        row("strong --depth -1", "--depth: a whole number from 0 to 64 is expected, not -1.");
    }

    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.errors, "yomi-cli: " + sentence + '\n');
        QCOMPARE(run.status, 2);
        QVERIFY(run.output.isEmpty());
    }
};

YOMI_TESTS(TestSearchCli)
#include "test_search.moc"
