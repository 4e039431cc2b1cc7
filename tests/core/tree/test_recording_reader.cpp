// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/game_entry.h"
#include "core/tree/line_text.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <cmath>

using namespace yomi;
using namespace yomi::tree;

namespace {

/// "word 3: …": the error in a recording and its place; empty for a valid one.
std::string errorOf(std::string_view text) {
    const Recording recording = readText(text);
    if (!recording.error)
        return {};
    return std::string(nameOf(recording.error->kind)) + " " + std::to_string(recording.error->line);
}

std::string withHeader(const std::string& lines, const std::string& fields = {}) {
    return "yomi-trace 1 " + fields + "\n" + lines;
}

std::string jsonLines(const std::string& lines) {
    return "{\"yomi-trace\":1}\n" + lines;
}

const RecordedNode& nodeAt(const Recording& recording, NodeId node) {
    return recording.nodes.at(node);
}

} // namespace

class TestRecordingReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusals_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const std::string& text, const char* error) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(error);
        };
        const auto lines = [&](const char* name, const std::string& text, const char* error) {
            row(name, withHeader(text), error);
        };
        const auto fields = [&](const char* name, const std::string& text,
                                const char* error = "header-value 1") {
            row(name, withHeader("", text), error);
        };
        const auto object = [&](const char* name, const std::string& text, const char* error) {
            row(name, jsonLines("{\"event\":\"enter\",\"move\":\"-\"}\n" + text + "\n"), error);
        };

        row("nothing at all", "", "header 1");
        row("comments alone", "# one\n\n", "header 3");
        row("no version", "yomi-trace\n", "header 1");
        row("a field in place of the version", "yomi-trace game=none\n", "header 1");
        row("another header", "yomi 1\n", "header 1");
        row("a torn header", "yomi-trace 1", "header 1");
        row("another version", "yomi-trace 1.0\n", "version 1");
        row("a part behind the version", "yomi-trace 1 none\n", "extra 1");
        fields("a field of the header twice", "a=1 a=1", "field 1");
        fields("a malformed field of the header", "a=1 b", "field 1");
        fields("unknown game", "game=chess");
        fields("size without rows", "game=connectfour size=7");
        fields("size of none", "game=connectfour size=0x4");
        fields("too large a size", "game=mnk size=27x3 line=3");
        fields("mnk without a line", "game=mnk size=4x3");
        fields("line of none", "game=mnk size=4x3 line=0");
        fields("tic-tac-toe has one size", "game=tictactoe size=4x4");
        fields("other characters in the root", "game=tictactoe root=........z");
        fields("too many x", "game=tictactoe root=xx.......");
        fields("lines of both sides", "game=tictactoe root=xxxooo...");
        fields("a line of the side to move", "game=tictactoe root=ooo.xx.x.");
        fields("a slash within a row", "game=tictactoe root=o./..x/...");
        fields("a floating stone", "game=connectfour size=2x2 root=o..x");
        fields("a move to a full column", "game=connectfour root=4444444");
        fields("a column that is not there", "game=connectfour root=4458");
        fields("a move after the game", "game=connectfour root=12121212");
        fields("a square that is taken", "game=mnk size=4x3 line=3 root=b2,a1,b2");
        fields("squares with other words", "game=mnk size=4x3 line=3 root=b2%20%20q");
        fields("the board says who moves", "game=tictactoe tomove=min");
        fields("unknown side", "tomove=white");
        fields("base", "base=2");
        fields("search", "search=pvs");
        fields("fail", "fail=maybe");
        fields("infinity of zero", "inf=0");
        fields("negative step", "step=-1");
        fields("scale", "scale=much");
        fields("draw", "draw=-");
        fields("range", "range=1");
        fields("range upside down", "range=1,-1");
        fields("promises", "promises=depth,all");
        fields("an empty promise", "promises=");

        lines("unknown event", "enter -\n", "event 2");
        lines("two characters", ">> -\n", "event 2");
        lines("no move", ">\n", "missing 2");
        lines("alpha alone", "> - 1 d=3\n", "missing 2");
        lines("no value", "> -\ne us=3\n", "missing 3");
        lines("no kind", "> -\nt\n", "missing 3");
        lines("no end of a range", "> -\nt range 1\n", "missing 3");
        lines("no skipped move", "> -\nx\n", "missing 3");
        lines("a store without a number", "> -\ns exact d=3\n", "missing 3");
        lines("a window with one end", "> -\nw 1\n", "missing 3");
        lines("a comma in a number", "> -\n< 1,5\n", "number 3");
        lines("hexadecimal", "> -\n< 0x1F\n", "number 3");
        lines("no digits", "> -\n< -.\n", "number 3");
        lines("a point at the end", "> -\n< 1.\n", "number 3");
        lines("infinity with an exponent", "> -\n< inf1\n", "number 3");
        lines("too large", "> -\n< 1000000000000001\n", "number 3");
        lines("far too large", "> -\n< 1e999\n", "number 3");
        lines("too deep a depth", "> - d=32768\n", "number 2");
        lines("infinite depth of a node", "> - d=inf\n", "number 2");
        lines("half a reduction", "> - r=0.5\n", "number 2");
        lines("a count with a sign", "> -\n< 0 n=-1\n", "number 3");
        lines("a count with a point", "> -\n< 0 moves=1.0\n", "number 3");
        lines("prior", "> -\n< 0 p=high\n", "number 3");
        lines("time", "> - us=-1\n", "number 2");
        lines("value of a skipped move", "> -\nx 3 v=none\n", "number 3");
        lines("kind of entry", "> -\nt above 3 cut\n", "word 3");
        lines("nothing is no store", "> -\ns none\n", "word 3");
        lines("what came of an entry", "> -\nt exact 3 won\n", "word 3");
        lines("side", "> - side=white\n", "word 2");
        lines("winner", "> -\n< 0 won=x\n", "word 3");
        lines("partial", "> -\n< 0 partial=no\n", "word 3");
        lines("a third end of a window", "> - 1 2 3\n", "extra 2");
        lines("something of nothing found", "> -\nt none cut\n", "extra 3");
        lines("a second reason", "> -\n< 0 alpha cut\n", "extra 3");
        lines("a second name", "i 1 2\n", "extra 2");
        lines("a part behind a field", "> - d=3 0\n", "field 2");
        lines("a name that begins with a digit", "> - -1 1 1d=3\n", "field 2");
        lines("a long name", "> - a23456789012345678901234567890123=1\n", "field 2");
        lines("an unknown field twice", "> - own=1 b=2 own=1\n", "field 2");
        lines("a path within a node", "> -\n> 3 path=3\n", "field 3");
        lines("an empty path", "> 3 path=\n", "field 2");
        lines("a per cent sign", "> 100%\n", "escape 2");
        lines("no hexadecimal digits", "> a%2g\n", "escape 2");
        lines("bytes that are no UTF-8", "> %ff\n", "escape 2");
        lines("half a character by escapes", "> a%C3 b=1\n", "escape 2");
        lines("no UTF-8", "> \xC3\n", "encoding 2");
        lines("too many bytes for a character", "> \xC0\xAF\n", "encoding 2");
        lines("a surrogate", "> \xED\xA0\x80\n", "encoding 2");
        lines("beyond Unicode", "> \xF4\x90\x80\x80\n", "encoding 2");
        lines("a control character in a comment", "# \x1B[2J\n", "encoding 2");
        lines("a carriage return within", "> -\r 1 2\n", "encoding 2");
        lines("a value without a node", "< 3\n", "no-node 2");
        lines("an evaluation after the root", "> -\n< 0\ne 3\n", "no-node 4");
        lines("a skipped move after an iteration", "> -\ni 2\nx 3\n", "no-node 4");
        lines("the root within a node", "> -\n> -\n", "root-inside 3");
        lines("a long line", "#" + std::string(65535, ' ') + "\n", "too-long 2");
        lines("a long line without an end", "#" + std::string(65536, ' '), "too-long 2");
        lines("a long move", "> " + std::string(256, 'a') + "\n", "too-long 2");
        lines("a long reason", "> -\n< 0 " + std::string(256, 'a') + "\n", "too-long 3");
        lines("a long best move", "> -\n< 0 best=" + std::string(256, 'a') + "\n", "too-long 3");

        row("no JSON header", "{\"game\":\"none\"}\n", "header 1");
        row("version in JSON", "{\"yomi-trace\":2}\n", "version 1");
        row("header value in JSON", "{\"yomi-trace\":1,\"base\":true}\n", "header-value 1");
        object("broken", "{\"event\":", "json 3");
        object("a list", "[]", "json 3");
        object("nested deep", std::string(200, '[') + std::string(200, ']'), "json 3");
        object("no event", "{\"value\":3}", "missing 3");
        object("no value in JSON", R"({"event":"leave"})", "missing 3");
        object("unknown event in JSON", R"({"event":"quit"})", "event 3");
        object("a value of true", R"({"event":"leave","value":true})", "number 3");
        object("a large value", R"({"event":"leave","value":1e400})", "number 3");
        object("a move of half", R"({"event":"enter","move":0.5})", "json 3");
        object("unknown bound", R"({"event":"leave","value":0,"bound":"about"})", "word 3");
        object("no entry has nothing", R"({"event":"store","bound":"none"})", "word 3");
        object("a key twice", R"({"event":"leave","value":0,"value":0})", "field 3");
        object("cut by nothing", R"({"event":"table","bound":"none","did":"cut"})", "extra 3");
    }
    void refusals() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, error);
        QCOMPARE(QByteArray::fromStdString(errorOf(text.toStdString())), error);
        QVERIFY(!readText(text.toStdString()).error->sentence.englishTemplate().empty());
    }

    void sentencesNameWhatIsWrong() {
        const Sentence sentence = readText(withHeader("> -\n< 1,5\n")).error->sentence;
        QCOMPARE(sentence.english(),
                 "The value takes a number of at most 1e15 in size, or inf, not \"1,5\".");
        QCOMPARE(sentence.values().front().englishTemplate(), "The value");
        QCOMPARE(readText(withHeader("> -\n<\n")).error->sentence.english(),
                 "The value is missing: < VALUE [BOUND] [REASON] is how such a line goes.");
        QCOMPARE(readText(withHeader("", "values=white")).error->sentence.english(),
                 "values takes one of mover, first, not \"white\".");
    }

    void tooManyOpenNodes() {
        std::string lines;
        for (int i = 0; i < 4096; ++i)
            lines += "> a\n";
        QCOMPARE(errorOf(withHeader(lines)), "");
        QCOMPARE(errorOf(withHeader(lines + "> a\n")), "too-deep 4098");
    }

    /// The part read before stays, within the memory limit.
    void littleMemory() {
        constexpr std::size_t mostBytes = 1 << 20;
        RecordingReader reader(mostBytes);
        reader.read("yomi-trace 1\n");
        while (reader.read("> - us=1\nt exact 3 unused\nx 3 unlikely\n< 3\ni\n")) {
        }
        reader.end();
        const Recording& recording = reader.recording();
        QCOMPARE(std::string(nameOf(recording.error->kind)), "too-many");
        QCOMPARE(recording.error->line, recording.lines.size() + 2);
        QVERIFY(recording.error->sentence.english().starts_with(
            "This recording needs more than 1 MiB: its "));
        const auto bytesOf = [](const auto& list) {
            return list.capacity() * sizeof(*list.data());
        };
        const std::size_t bytes = bytesOf(recording.nodes) + bytesOf(recording.events) +
                                  bytesOf(recording.lines) + bytesOf(recording.entries) +
                                  bytesOf(recording.skips) + bytesOf(recording.stamps) +
                                  bytesOf(recording.iterations) + recording.words.bytes();
        QCOMPARE_LE(bytes, mostBytes);
        QCOMPARE_GE(bytes, mostBytes / 2);
    }

    /// Details kept by a listener count against the same limit.
    void littleMemoryForDetails() {
        constexpr std::size_t mostBytes = 1 << 20;
        RecordingDetails details;
        RecordingReader reader(mostBytes, &details);
        reader.read("yomi-trace 1\n");
        while (reader.read("> - d=1 own=3\nx 3 unlikely\nw 0 1\n< 3\n")) {
        }
        const Recording& recording = reader.recording();
        constexpr std::size_t bytesKept = decltype(KeptFields::depth)::bytesANode +
                                          sizeof(OwnField) + sizeof(DetailedSkip) +
                                          sizeof(DetailedWindow);
        QCOMPARE(std::string(nameOf(recording.error->kind)), "too-many");
        QCOMPARE_LE(recording.nodes.size() * (sizeof(RecordedNode) + bytesKept), mostBytes);
        QCOMPARE_GE(recording.nodes.size() * (sizeof(RecordedNode) + bytesKept), mostBytes / 8);
    }

    void tornEnds() {
        const Recording torn = readText(withHeader("> -\n> 4\n< 1"));
        QVERIFY(torn.isTorn);
        QVERIFY(!torn.error);
        QCOMPARE(torn.lines.size(), std::size_t{2});
        QCOMPARE(nodeAt(torn, 0).end, NodeId{2});
        QVERIFY(nodeAt(torn, 0).isOpen());
        QVERIFY(!readText(withHeader("> -\n")).isTorn);
    }

    /// Reading a growing file continues where it ended, even inside a line.
    void growingFiles() {
        RecordingReader reader;
        reader.read(withHeader("> -\n> 4\n< 1"));
        reader.end();
        QVERIFY(reader.recording().isTorn);
        reader.read("2 exact\n< 3\n");
        reader.end();
        QVERIFY(!reader.recording().isTorn);
        QCOMPARE(nodeAt(reader.recording(), 1).value, 12.0);
        QCOMPARE(nodeAt(reader.recording(), 0).value, 3.0);
    }

    void whatIsSkipped() {
        const Recording recording = readText("\xEF\xBB\xBF# a comment\r\n\r\n \t\nyomi-trace 1\r\n"
                                             "# more\n>\t-\t\t1 2  d=3 \r\n");
        QVERIFY(!recording.error);
        QCOMPARE(recording.lines.size(), std::size_t{1});
        QCOMPARE(nodeAt(recording, 0).alpha, 1.0);
        QCOMPARE(nodeAt(recording, 0).beta, 2.0);
    }

    void headers() {
        const RecordingHeader header =
            readText("yomi-trace 1 game=connectfour size=3x2 root=.../xo. base=1 values=first "
                     "fail=soft inf=1000 step=.5 scale=100 draw=-1 range=-9,inf "
                     "promises=moves,depth engine=a%20b depth=3\n")
                .header;
        QCOMPARE(header.game, gameNamed("connectfour"));
        QCOMPARE(header.root, "...xo.");
        QCOMPARE(header.inARow, 4);
        QCOMPARE(header.base, 1);
        QCOMPARE(header.toMove, Side::Max);
        QCOMPARE(header.values, ValuesOf::First);
        QCOMPARE(header.fail, FailKind::Soft);
        QCOMPARE(header.infinity, 1000.0);
        QCOMPARE(header.nullWindow, 0.5);
        QCOMPARE(header.scale, 100.0);
        QCOMPARE(header.draw, -1.0);
        QCOMPARE(header.range, (Bounds{-9, infinite}));
        QVERIFY(header.promisesMoves && header.promisesDepth && !header.promisesStores);
        const std::vector<std::pair<std::string, std::string>> own = {{"engine", "a b"},
                                                                      {"depth", "3"}};
        QCOMPARE(header.own, own);
        QCOMPARE(readText("yomi-trace 1 game=tictactoe root=....o....\n").header.toMove, Side::Min);
        // Roots in other programs' notations of boards; the side that began is o.
        const auto root = [](const std::string& fields) {
            return readText("yomi-trace 1 " + fields + "\n").header.root;
        };
        QCOMPARE(root("game=tictactoe root=X__|_O_|X__"), std::string("o...x.o.."));
        QCOMPARE(root("game=tictactoe root=100020000"), std::string("o...x...."));
        QCOMPARE(root("game=mnk size=4x3 line=3 root=[[1,0,0,0],[0,-1,0,0],[0,0,0,0]]"),
                 std::string("o....x......"));
        QCOMPARE(root("game=connectfour size=3x2 root=___/RY_"), std::string("...ox."));
        // Moves, too.
        QCOMPARE(root("game=connectfour root=4453"), std::string(28, '.') + "...x.....xoo..");
        QCOMPARE(root("game=connectfour root=0,3"), root("game=connectfour root=14"));
        QCOMPARE(root("game=connectfour root=4-4-5-3"), root("game=connectfour root=4453"));
        QCOMPARE(root("game=connectfour root=d1%20d2"), root("game=connectfour root=44"));
        QCOMPARE(root("game=tictactoe root=b2,a1"), std::string("x...o...."));
        QCOMPARE(root("game=mnk size=4x3 line=3 root=B[bb];W[aa]"), std::string("x....o......"));
        QCOMPARE(readText("yomi-trace 1 game=connectfour root=445\n").header.toMove, Side::Min);
        QCOMPARE(
            readText("{\"yomi-trace\":1,\"game\":\"connectfour\",\"root\":4453}\n").header.root,
            root("game=connectfour root=4453"));
    }

    void rootThatCannotBePlayed() {
        QCOMPARE(
            QString::fromStdString(
                readText("yomi-trace 1 game=connectfour root=4444444\n").error->sentence.english()),
            "root takes a board of 7x6, such as 42 characters of . o x, or moves, not "
            "\"4444444\": move 7: \"4\" is full.");
    }

    void anyTextIsAMove() {
        const Recording recording = readText(
            withHeader("> -\n> e8=Q -1 1\n< 0\n> %23%20a\n< 0\n> \xE8\xAA\xAD\xE3\x81\xBF\n"));
        QVERIFY(!recording.error);
        QCOMPARE(recording.words.text(nodeAt(recording, 1).move), "e8=Q");
        QVERIFY(nodeAt(recording, 1).hasWindow);
        QCOMPARE(recording.words.text(nodeAt(recording, 2).move), "# a");
        QCOMPARE(recording.words.text(nodeAt(recording, 3).move), "\xE8\xAA\xAD\xE3\x81\xBF");
    }

    void jsonMovesMayBeNumbers() {
        const Recording recording =
            readText(jsonLines("{\"event\":\"enter\",\"move\":4,\"alpha\":\"-inf\",\"beta\":1.5}\n"
                               "{\"event\":\"leave\",\"value\":null,\"reason\":\"stopped\"}\n"));
        QVERIFY(!recording.error);
        QCOMPARE(recording.words.text(nodeAt(recording, 0).move), "4");
        QCOMPARE(nodeAt(recording, 0).alpha, -infinite);
        QCOMPARE(nodeAt(recording, 0).beta, 1.5);
        QVERIFY(!nodeAt(recording, 0).hasValue);
        QCOMPARE(nodeAt(recording, 0).reason, WordId{stoppedWord});
    }

    /// The greatest double as printed in C or Java, and the greatest long of any language.
    void infinityOfAnySize() {
        for (const std::string size :
             {"9223372036854775807", "1.7976931348623157e308", "2147483647", "5e15"}) {
            const Recording recording =
                readText("yomi-trace 1 inf=" + size + "\n> - -" + size + " " + size + "\n< -3\n");
            QVERIFY2(!recording.error,
                     recording.error ? recording.error->sentence.english().c_str() : "");
            QCOMPARE(recording.nodes[0].alpha, -infinite);
            QCOMPARE(recording.nodes[0].beta, infinite);
        }
        const Recording beyond = readText("yomi-trace 1 inf=1e17\n> - -1e400 1e16\n");
        QCOMPARE(beyond.error->line, 2U); // 1e16 is too large for a number, but not infinite
        QCOMPARE(errorOf(withHeader("> - -1e400 5\n")), "number 2");
        const Recording objects = readText("{\"yomi-trace\":1,\"inf\":9223372036854775807}\n"
                                           "{\"event\":\"enter\",\"move\":\"-\",\"alpha\":"
                                           "-9223372036854775807,\"beta\":9223372036854775807}\n");
        QVERIFY(!objects.error);
        QCOMPARE(objects.nodes[0].beta, infinite);
    }

    /// An error suggests what was meant.
    void hints_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("hint");
        QTest::newRow("infinity") << "> - -Infinity 5"
                                  << "write -inf.";
        QTest::newRow("sign") << "e ∞"
                              << "write inf.";
        QTest::newRow("large") << "e 9223372036854775807"
                               << "inf=9223372036854775807 in the header makes it infinite.";
        QTest::newRow("move") << "> e2 e4 -1 1"
                              << "a blank within a move is written %20.";
        QTest::newRow("long move") << "> A 1 -1 1"
                                   << "a blank within a move is written %20.";
        QTest::newRow("move alone") << "> A 1"
                                    << "a blank within a move is written %20.";
        QTest::newRow("skipped") << "x A 1 futility"
                                 << "a blank within a move is written %20.";
        QTest::newRow("two in one") << "> a -5 > b -5 5"
                                    << "as where two threads print to one file.";
        QTest::newRow("second root") << "> - -5 5"
                                     << "give each a file of its own.";
        QTest::newRow("one too many") << "< 1\n< 1\n< 1"
                                      << "give each a file of its own.";
    }
    void hints() {
        QFETCH(const QString, line);
        QFETCH(const QString, hint);
        const Recording recording =
            readText(withHeader("> - -9 9\n> c -9 9\n" + line.toStdString() + "\n"));
        QVERIFY(recording.error);
        QVERIFY2(recording.error->sentence.english().ends_with(hint.toStdString()),
                 recording.error->sentence.english().c_str());
    }

    /// A program's other output among its events.
    void foreignLines() {
        const std::string text = "Engine 1.0 by A. Author\n\x1b[32mready\x1b[0m\nyomi-trace 1\n"
                                 "info depth 1\n> - -9 9\n  bestmove e2e4\n# a comment\n< 3\n";
        const auto read = [](std::string_view lines, ForeignLines foreign) {
            RecordingReader reader(RecordingReader::usualMostBytes, nullptr, foreign);
            reader.read(lines);
            reader.end();
            return reader.take();
        };
        const Recording refused = read(text, ForeignLines::Refused);
        QCOMPARE(refused.error->line, 1U);
        QVERIFY(mayBeForeign(*refused.error));
        const Recording skipped = read(text, ForeignLines::Skipped);
        QVERIFY(!skipped.error);
        QCOMPARE(skipped.foreignLines, 4U);
        QCOMPARE(skipped.lines.size(), 2U);
        const Recording objects = read("loading\n{\"yomi-trace\":1}\nbook: 5 moves\n"
                                       "{\"event\":\"enter\",\"move\":\"-\"}\n",
                                       ForeignLines::Skipped);
        QVERIFY(!objects.error);
        QCOMPARE(objects.foreignLines, 2U);
        // An invalid event is still an error.
        QCOMPARE(read(withHeader("> - x 9\n"), ForeignLines::Skipped).error->line, 2U);
        QCOMPARE(read("nothing\n", ForeignLines::Skipped).error->kind, ErrorKind::Header);
    }

    /// A path may be longer than any line of moves.
    void pathsOfAllLengths() {
        const auto path = [](int moves) {
            std::string text = "1";
            for (int i = 1; i < moves; ++i)
                text += ",1";
            return text;
        };
        const Recording deepest = readText(withHeader("> 1 path=" + path(32'000) + "\n"));
        QVERIFY(!deepest.error);
        QCOMPARE(deepest.nodes.back().ply, 32'000);
        QCOMPARE(deepest.enteredCount(), std::size_t{1});
        std::string commas(40'000, ',');
        QCOMPARE(errorOf(withHeader("> 1 path=" + commas + "\n")), "too-deep 2");
        QCOMPARE(errorOf(withHeader("> 1 path=" + std::string(32'765, ',') + "\n> 2\n> 3\n")),
                 "too-deep 4");
    }

    void largeScoresAreInfinite() {
        const Recording recording =
            readText(withHeader("> - -1000 1001\ns lower 5000\n< 999\n", "inf=1000"));
        QCOMPARE(nodeAt(recording, 0).alpha, -infinite);
        QCOMPARE(nodeAt(recording, 0).beta, infinite);
        QCOMPARE(nodeAt(recording, 0).value, 999.0);
        QCOMPARE(recording.entries.at(0).bounds, (Bounds{infinite, infinite}));
    }

    void sidesAndPlies() {
        const Recording recording = readText(withHeader(
            "> -\n> a\n> .\n> b side=min\n> c\ni\n> 4\ni\n> x path=4,2,x\n> y\n", "tomove=min"));
        std::string sides, plies;
        for (const RecordedNode& node : recording.nodes) {
            sides += node.side == Side::Max ? '+' : '-';
            plies += static_cast<char>('0' + node.ply);
        }
        QCOMPARE(plies, "012341"
                        "1234"); // 4 and 2 are implied
        QCOMPARE(sides, "-++-++"
                        "+-+-");
    }

    void kinds() {
        const Recording recording = readText(withHeader(
            "> - 0 9\n> a 0 9\n< 1\n> b 1 2\n> a 1 2\n< 0\n< 2\n> b 2 9\n< 2\n> null\n< 0\n"
            "> . 0 9\n< 0\n> a kind=test\n< 0\n> c\nw 3 4\n< 0\n> a 2 3\n< 0\n"));
        QVERIFY(!recording.error);
        std::string kinds;
        for (const RecordedNode& node : recording.nodes)
            kinds += std::string(nameOf(node.kind)) + " " + std::to_string(node.place) + ", ";
        QCOMPARE(kinds, "full 1, full 1, null-window 2, null-window 1, re-search 2, null 0, "
                        "test 0, test 0, null-window 3, re-search 1, ");
    }

    void movesOfAnIterationAreForgotten() {
        const Recording recording = readText(withHeader("> 4\n< 0\n> 4\n> 4\ni 2\n> 4\n> 4\n"));
        std::string repeated;
        for (const RecordedNode& node : recording.nodes)
            repeated += node.isRepeated ? 'r' : '.';
        QCOMPARE(repeated, ".r...");
        QCOMPARE(recording.iterations.size(), std::size_t{2});
        QCOMPARE(recording.iterations[1].firstNode, NodeId{3});
        QCOMPARE(nodeAt(recording, 1).end, NodeId{3});
    }

    /// Reason and bound of a root that returns 2, or of a child that returns there.
    void reasonsAndBounds_data() {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("bound");
        const auto row = [](const char* lines, const char* reason, const char* bound,
                            const char* fields = "") {
            QTest::newRow(lines) << QString(fields) << QString(lines) << QString(reason)
                                 << QString(bound);
        };
        row("> - 2 5\n> a\n< 0\n< 2\n", "alpha", "upper");
        row("> - 0 2\n> a\n< 0\n< 2\n", "beta", "lower");
        row("> - 0 5\n> a\n< 0\n< 2\n", "inside", "exact");
        row("> -\n> a\n< 0\n< 2\n", "unknown", "");
        row("> - 0 2\n< 2\n", "unknown", "lower");
        row("> -\nw 0 2\n> a\n< 0\n< 2\n", "beta", "lower");
        row("> - 0 5\nw 2 5\n> a\n< 0\n< 2\n", "alpha", "upper");
        row("> - 0 5\nt upper 2 narrow\n> a\n< 0\n< 2\n", "beta", "lower");
        row("> - 0 5\nt upper 2 unused\n> a\n< 0\n< 2\n", "inside", "exact");
        row("> - 0 5\nt upper 2 cut\n< 2\n", "table", "upper");
        row("> - 0 5\nt exact 3 cut\n< 2\n", "table", "exact");
        row("> - 2 5\nt exact 3 cut\n< 2\n", "table", "upper");
        row("> - 2 5\nt exact 2 cut\n< 2\n", "table", "exact");
        row("> - 2 5\nt range 2 5 cut\n< 2\n", "table", "lower");
        row("> - 0 2\nt range 0 2 cut\n< 2\n", "table", "upper");
        row("> - 2 5\n< 2 terminal\n", "terminal", "exact");
        row("> - 2 5\n< 2 static\n", "static", "upper");
        row("> - 2 5\n< 2 exact static\n", "static", "exact");
        row("> - 2 5\n< 2 cut\n", "cut", "lower");
        row("> - 2 5\n< 2 stopped\n", "stopped", "");
        row("> - 2 5\n> a\n< 0\n< -\n", "unknown", "");
        row("> - 3 5\n> a\n< 0\n< 2\n", "inside", "exact", "search=minimax");
        row("> -\n< 2 beta\n", "beta", "", "search=mcts");
        row("> - 0 5\n< 2 cut\n", "cut", "upper", "values=first tomove=min");
        row("> - 2 5\n> a\n< 0\n< 2\n", "alpha", "upper", "values=first tomove=min");
    }
    void reasonsAndBounds() {
        QFETCH(const QString, fields);
        QFETCH(const QString, lines);
        QFETCH(const QString, reason);
        QFETCH(const QString, bound);
        const Recording recording = readText(withHeader(lines.toStdString(), fields.toStdString()));
        QVERIFY(!recording.error);
        const RecordedNode& root = nodeAt(recording, 0);
        QCOMPARE(recording.words.text(root.reason), reason.toStdString());
        QCOMPARE(root.bound ? nameOf(*root.bound) : "", bound.toStdString());
        const bool isFarEnd = reason == (fields.contains("first") ? "alpha" : "beta");
        QCOMPARE(root.isCutoff, isFarEnd && root.end > 1);
    }

    void numbers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("number");
        const auto row = [](const char* text, double number) {
            QTest::newRow(text) << QString(text) << number;
        };
        row("0", 0);
        row("-0", 0);
        row("-0.0", 0);
        row("+7", 7);
        row(".5", 0.5);
        row("-1.25e2", -125);
        row("1E+3", 1000);
        row("0.1", 0.1);
        row("1e15", 1e15);
        row("999999999999999", 999999999999999);
        row("0000000000000000000012", 12);
        row("0.30000000000000004", 0.30000000000000004);
        row("1e-999", 0);
        row("1e-99999999999999999999", 0);
        row("0e99999999999999999999", 0);
        row("inf", infinite);
        row("-inf", -infinite);
        const QByteArray zeros(400, '0');
        QTest::newRow("a small one") << "0." + QString(zeros) + "1e2" << 0.0;
        QTest::newRow("a long one") << "1" + QString(zeros) + "e-398" << 100.0;
    }
    void numbers() {
        QFETCH(const QString, text);
        QFETCH(const double, number);
        const auto read = parseNumber(text.toStdString());
        QVERIFY(read);
        QCOMPARE(*read, number);
        QVERIFY(!std::signbit(*read) || number < 0);
    }

    void numbersAsTheFileHasThem() {
        QCOMPARE(numberText(99'999'999), std::string("99999999"));
        QCOMPARE(numberText(1e15), std::string("1000000000000000"));
        QCOMPARE(numberText(-100'000'000.5), std::string("-100000000.5"));
        QCOMPARE(numberText(0.000125), std::string("0.000125"));
        QCOMPARE(numberText(-0.0), std::string("0"));
        for (const double number : {1e-9, 1.0 / 3, 1e15 / 7, 5e-324, 0x1p49 + 0.25})
            QCOMPARE(*parseNumber(numberText(number)), number);
    }

    void noNumbers() {
        for (const char* const text : {"", "+", "-", ".", "1.", "e5", "1e", "1e+", "nan", "Inf",
                                       "infinity", "0x10", "1 ", "--1", "1e16", "1,5"})
            QVERIFY2(!parseNumber(text), text);
        QVERIFY(!parseNumber("1" + std::string(400, '0') + "e-20"));
    }
};

YOMI_TESTS(TestRecordingReader)
#include "test_recording_reader.moc"
