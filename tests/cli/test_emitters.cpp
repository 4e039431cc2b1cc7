// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "resources/emitters/yomi_trace.h"
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <stdexcept>

using namespace yomi;

namespace {

QByteArray writtenTo(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(path.toStdString() + " is missing");
    return file.readAll();
}

/// The small search with one of the emitters, which writes run.yt into a folder.
QString searchScript(const QString& emitter, const QString& filter, const QString& mistake) {
    const QString program = emitter == "Python" ? "PYTHONPATH='" YOMI_EMITTERS_DIR
                                                  "' python3 -B '" YOMI_SOURCE_DIR
                                                  "/tests/cli/emitter_search.py'"
                                                : "'" YOMI_EMITTER_SEARCH "'";
    return program + " run.yt " + filter + ' ' + mistake;
}

bool isMissing(const QString& emitter) {
    return emitter == "Python" && QStandardPaths::findExecutable("python3").isEmpty();
}

/// A node of a text recording: its moves from the root, and the root's number from 0.
struct Place {
    QList<QByteArray> path;
    int pass = -1;
    bool isBelowKey = false; ///< the node or an ancestor has the key
};

/// The lines of a recording without its header, for nodes that are `wanted`.
QList<QByteArray> chosenLines(const QByteArray& text,
                              const std::function<bool(const Place&)>& wanted,
                              const QByteArray& key) {
    QList<QByteArray> chosen;
    QList<Place> open;
    int passes = 0;
    for (const QByteArray& line : text.split('\n').mid(1)) {
        if (line.startsWith("> ")) {
            Place place = open.isEmpty() ? Place{{}, passes++, false} : open.back();
            const QByteArray move = line.split(' ').at(1);
            if (move != "-")
                place.path << move;
            place.isBelowKey |= line.contains(" key=" + key + ' ');
            open << place;
        }
        if (open.isEmpty() || wanted(open.back()))
            chosen << line;
        if (line.startsWith("< "))
            open.pop_back();
    }
    return chosen;
}

} // namespace

/// The emitters for C++ and Python, in the same small search.
class TestEmitters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordsWhatTheFilterAsksFor_data() {
        QTest::addColumn<QString>("emitter");
        QTest::addColumn<QString>("filter");
        for (const char* emitter : {"C++", "Python"})
            for (const char* filter : {"-", "ply", "line", "key", "pass"})
                QTest::addRow("%s %s", emitter, filter) << emitter << filter;
    }
    /// A filtered recording checks without findings and is the selected part of the whole.
    void recordsWhatTheFilterAsksFor() {
        QFETCH(QString, emitter);
        QFETCH(QString, filter);
        if (isMissing(emitter))
            QSKIP("The emitter for Python wants python3, which is not installed.");
        const QTemporaryDir folder;
        QCOMPARE(runScript(searchScript(emitter, "-", "-"), folder.path()).status, 0);
        const QByteArray whole = writtenTo(folder.filePath("run.yt"));
        QCOMPARE(runScript(searchScript(emitter, filter, "-"), folder.path()).status, 0);
        const CliRun found =
            runCli({"trace", "check", "--strict", "--json", folder.filePath("run.yt")});
        QVERIFY2(found.status == 0, found.output + found.errors);
        QVERIFY(found.json().at("findings").empty() && !found.json().at("torn").get<bool>());
        QVERIFY(found.json().at("nodes") > 0);

        const QByteArray key = "2253"; // after taking 6 and then 3
        const QList<QByteArray> line = {"the%20first", "the%20last"};
        const auto wanted = [&](const Place& place) {
            const auto above = std::max(place.path.size() - 1, qsizetype{0});
            return filter == "ply"    ? place.path.size() <= 2
                   : filter == "line" ? place.path.mid(0, above) == line.mid(0, above)
                   : filter == "key"  ? place.isBelowKey
                   : filter == "pass" ? place.pass % 3 == 0
                                      : true;
        };
        QByteArray printed = writtenTo(folder.filePath("run.yt"));
        if (filter == "key") { // in each subtree only the first line differs
            const QByteArray path = " path=the%20last,the%20first";
            QVERIFY(printed.contains(path));
            printed.replace(path, "");
        }
        QCOMPARE(printed.split('\n').mid(1), chosenLines(whole, wanted, key));
    }

    void recordsNothingWhenItIsOff_data() { emitters(); }
    void recordsNothingWhenItIsOff() {
        QFETCH(QString, emitter);
        if (isMissing(emitter))
            QSKIP("The emitter for Python wants python3, which is not installed.");
        const QTemporaryDir folder;
        QCOMPARE(runScript(searchScript(emitter, "off", "-"), folder.path()).status, 0);
        QCOMPARE(writtenTo(folder.filePath("run.yt")),
                 QByteArray("yomi-trace 1 fail=soft engine=100%25%20coins promises=depth,moves\n"));
    }

    void mistakesAreFound_data() { emitters(); }
    /// The check finds each mistake in the search by its name.
    void mistakesAreFound() {
        QFETCH(QString, emitter);
        if (isMissing(emitter))
            QSKIP("The emitter for Python wants python3, which is not installed.");
        const QTemporaryDir folder;
        for (const char* mistake :
             {"window-sign", "value-sign", "re-search-useless", "depth-step", "horizon-depth",
              "moves-missing", "fail-hard", "value-not-from-children", "bound-too-strong",
              "best-not-best", "table-depth", "store-too-strong", "key-collision"}) {
            QCOMPARE(runScript(searchScript(emitter, "-", mistake), folder.path()).status, 0);
            const CliRun found =
                runCli({"trace", "check", "--strict", "--json", folder.filePath("run.yt")});
            QCOMPARE(found.status, 1);
            const auto findings = found.json().at("findings");
            QVERIFY2(std::any_of(findings.begin(), findings.end(),
                                 [&](const auto& each) { return each.at("name") == mistake; }),
                     mistake + (": " + found.output));
        }
    }

    /// Numbers, and texts with every special character, survive a round trip.
    void roundsAndLosesNothing_data() { emitters(); }
    void roundsAndLosesNothing() {
        QFETCH(QString, emitter);
        if (isMissing(emitter))
            QSKIP("The emitter for Python wants python3, which is not installed.");
        const QTemporaryDir folder;
        const QString path = folder.filePath("run.yt");
        if (emitter == "Python") {
            const CliRun run =
                runScript("PYTHONPATH='" YOMI_EMITTERS_DIR "' python3 -B -c '\n"
                          "import yomi_trace\n"
                          "trace = yomi_trace.Writer(\"run.yt\", engine=\"a b=c\")\n"
                          "trace.enter(\"100% ä\\t\", -float(\"inf\"), 0.1, key=2**64 - 1)\n"
                          "trace.leave(1 / 3, \"exact\", note=\"#\")\n"
                          "trace.enter(\"x\", 0.1 + 0.2, 1e15)\n"
                          "trace.leave(-123456789012345)'",
                          folder.path());
            QVERIFY2(run.status == 0, run.errors);
        } else {
            using yomi_trace::field;
            yomi_trace::Writer trace(path.toLocal8Bit(), field("engine", "a b=c"));
            trace.enter("100% ä\t", -std::numeric_limits<double>::infinity(), 0.1,
                        field("key", std::numeric_limits<std::uint64_t>::max()));
            trace.leave(1.0 / 3, "exact", field("note", '#'));
            trace.enter("x", 0.1 + 0.2, 1e15);
            trace.leave(-123456789012345);
            QVERIFY(trace.close());
        }
        const CliRun run = runCli({"trace", "convert", path});
        QCOMPARE(run.errors, QByteArray());
        nlohmann::json events;
        for (const QByteArray& line : run.output.trimmed().split('\n').mid(1))
            events.push_back(nlohmann::json::parse(line.toStdString()));
        const nlohmann::json expected = {
            {{"event", "enter"},
             {"move", "100% ä\t"},
             {"alpha", "-inf"},
             {"beta", 0.1},
             {"key", "18446744073709551615"}},
            {{"event", "leave"}, {"value", 1.0 / 3}, {"bound", "exact"}, {"note", "#"}},
            {{"event", "enter"}, {"move", "x"}, {"alpha", 0.1 + 0.2}, {"beta", 1e15}},
            {{"event", "leave"}, {"value", -123456789012345}}};
        QVERIFY2(events == expected, run.output);
    }

    /// While the writer exists: when the root is left; the rest at its end.
    void reachesTheFileInTime() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("run.yt");
        {
            yomi_trace::Writer trace(path.toLocal8Bit());
            trace.enter("-", 0, 1);
            QCOMPARE(writtenTo(path), QByteArray());
            trace.leave(1);
            QCOMPARE(writtenTo(path), QByteArray("yomi-trace 1\n> - 0 1\n< 1\n"));
            trace.iteration("two");
        }
        QVERIFY(writtenTo(path).endsWith("< 1\ni two\n"));
    }

    /// A file that cannot be opened does not affect the search.
    void isOffWithoutAFile() {
        yomi_trace::Writer trace("/dev/null/none.yt");
        QVERIFY(!trace);
        trace.setOn(true);
        trace.enter("-", 0, 1);
        trace.leave(1);
        QVERIFY(!trace);
    }

private:
    static void emitters() {
        QTest::addColumn<QString>("emitter");
        for (const char* emitter : {"C++", "Python"})
            QTest::newRow(emitter) << emitter;
    }
};

YOMI_TESTS(TestEmitters)
#include "test_emitters.moc"
