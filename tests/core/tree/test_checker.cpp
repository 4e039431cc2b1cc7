// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/findings.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

using namespace yomi;
using namespace yomi::tree;

namespace {

/// A minimal mistake: lines joined by "|" below a header, and the finding with its first line.
struct Mistake {
    const char* finding;
    std::uint64_t line;
    const char* header;
    const char* lines;
};

const Mistake mistakes[] = {
    {"cut-missed", 5, "", "> p 0 5|> a -5 0|< -7|> b -5 0|< -6|< 7"},
    {"window-empty", 2, "", "> p 3 3|< 3 static"},
    {"window-sign", 3, "", "> p -3 5|> a -3 5|< -1|< 1"},
    {"value-sign", 5, "", "> p -9 9|> a -9 9|< -4|< -4"},
    {"window-lost", 3, "", "> p -9 9|> a -8 5|< 3|< -3"},
    {"window-wide", 3, "", "> p 0 9|> a -9 9|< -3|< 3"},
    {"root-window-wide", 5, "", "> - -9 9|> a -9 9|< -1|> b -9 9|< -2|< 2"},
    {"depth-step", 3, " promises=depth", "> p -9 9 d=3|> a -9 9 d=1|< -3|< 3"},
    {"move-twice", 7, "", "> p -9 9|> a -9 9|< -1|> b -9 -1|< 3|> a -9 -1|< -1|< 1"},
    {"re-search-useless", 5, "", "> p -9 9 d=1|> a -9 9 d=0|< -1|> a -9 9 d=0|< -1|< 1"},
    {"horizon-depth", 3, "", "> p -9 9 d=2|< 1 horizon"},
    {"moves-missing", 5, "", "> p -9 9|> a -9 9|< -1|< 1 moves=2"},
    {"cut-early", 5, "", "> p -9 9|> a -9 9|< -1|< 1 beta"},
    {"fail-hard", 5, " fail=hard", "> p 0 5|> a -5 0|< -5|< 7"},
    {"fail-soft", 10, "",
     "> - -20 20|> a -20 20|> x -20 20|< 5|< -5|> b -20 -5|> x 5 20|< 3|< -5|< 5"},
    {"value-counted-down", 5, "", "> p -9999 9999|> a -9999 9999|< -9990|< 9989"},
    {"value-not-from-children", 5, "", "> p -9 9|> a -9 9|< -1|< 4"},
    {"value-not-from-children", 7, " mate=900",
     "> - -999 999|> a -999 999|> b -999 999|< 998|< -998|< 903"},
    {"value-not-from-children", 12, " mate=900",
     "> - -999 999|> a -999 999|> b -999 999|> c -999 999|< -999|< 998|< -997|> d -999 999|"
     "> e -999 999|< 998|< -998|< 997"},
    {"value-not-from-children", 9, " mate=900 fail=any",
     "> - -1000 1000|> a -1000 1000|> b -1000 1000|> c -1000 1000|< -997|< 997|< -997|< 995"},
    {"re-search-missing", 6, "", "> p -9 9 d=3|> a -9 9 d=2|< -1|> b -2 -1 d=2|< -3|< 3"},
    {"bound-too-strong", 5, "", "> p -9 9|> a -9 9|< -1 lower|< 1 exact"},
    {"best-unknown", 5, "", "> p -9 9|> a -9 9|< -1|< 1 best=z"},
    {"best-not-best", 7, "", "> p -9 9|> a -9 9|< -1|> b -9 -1|< 3|< 1 best=b"},
    {"best-only-bound", 9, "",
     "> - -9 9|> a -9 9|< -3|> b -9 -3|> y 3 9|< 3|< -3 lower|< 3 best=b"},
    {"value-wrong", 7, "", "> p -9 9|> a -9 9|> c -9 9|< 2|w 4 9 known|< 4 exact|< -4"},
    {"null-unproven", 5, "", "> p -9 5 d=3|> null -5 -4 d=1 r=1|< 2|< 5 null"},
    {"table-depth", 3, "", "> p -9 9 d=3|t exact 1 cut d=2|< 1"},
    {"table-bound", 3, "", "> p -9 9 d=3|t lower 1 cut d=3|< 1"},
    {"table-value", 4, "", "> p -9 9|t exact 1 cut|< 2"},
    {"table-content", 3, " promises=stores", "> p -9 9 key=k|t exact 1 cut|< 1"},
    {"table-wrong", 3, "", "> p -9 9 d=1|t exact 5 unused d=1|> a -9 9 d=0|< -1 exact|< 1"},
    {"store-too-strong", 5, "", "> p -9 9|> a -9 9|< -1|s exact 2|< 1"},
    {"store-depth", 5, "", "> p -9 9 d=1|> a -9 9 d=0|< -1|s exact 1 d=3|< 1"},
    {"mate-stored", 11, " mate=9000 promises=stores",
     "> - -9999 9999 key=R|> a -9999 9999 key=A|> b -9999 9999 key=B|> c -9999 9999|< -9997 mate|"
     "s exact 9997|< 9997|< -9997|> z -9999 -9997 key=B|t exact 9997 cut|< 9997|< 9997"},
    {"repetition-stored", 3, "", "> p -9 9 d=1|s exact 0|< 0 repetition"},
    {"stopped-stored", 7, "", "> p -9 9|> a -9 9|< -1|> b -9 -1|< - stopped|s exact 1|< 1"},
    {"key-collision", 4, "", "> p -9 9 key=k board=A|< 1 static|> q -9 9 key=k board=B|< 1 static"},
    {"key-drift", 4, "", "> p key=k board=A|< 1 static|> p key=l board=A|< 1 static"},
    {"key-two-values", 6, "",
     "> p -9 9 d=1|> a -9 9 d=0 key=k|< -1 horizon|> b -9 -1 d=0 key=k|< -5 horizon|< 5"},
    {"evaluation-differs", 6, "", "> p key=k|e 1|< 1 static|> q key=k|e 2|< 2 static"},
    {"terminal-sign", 3, "", "> p -9 9|< -3 terminal won=min"},
    {"move-illegal", 3, " game=tictactoe", "> -|> 12|< 0|< 0"},
    {"game-over-missed", 3, " game=tictactoe root=ooo.xx...", "> -|> 3|< 0|< 0"},
    {"game-over-early", 3, " game=tictactoe", "> -|< 0 terminal"},
    {"root-open", 5, "", "> - 0 5|> a -5 0|< -7|< 7"},
    {"visits-sum", 5, " search=mcts", "> -|> a|< 0.5 n=5|< -0.5 n=3"},
    {"mean-impossible", 5, " search=mcts range=-1,1", "> -|> a|< 0.5 n=5|< 0.9 n=5"},
    {"selection-side", 7, " search=mcts", "> -|> a|< 0.9 n=190|> b|< -0.9 n=10|< -0.81 n=200"},
    {"threads-mixed", 5, "",
     "> a d=3|> c d=2|> e d=1|> b d=3|> g d=0|> f d=2|< 2|< 1|< 5|< 3|< 9|< 0"},
    {"visits-fall", 7, " search=mcts", "i 1|> -|< 0 n=5|i 2|> -|< 0 n=4"},
};

std::string recordingOf(const std::string& header, std::string lines) {
    std::ranges::replace(lines, '|', '\n');
    return std::string("yomi-trace 1") + (header.find("fail=") == header.npos ? " fail=soft" : "") +
           header + '\n' + lines + '\n';
}

/// "window-sign:15 …"
std::string shown(const CheckReport& report) {
    std::string text;
    for (const Finding& finding : report.findings)
        text += (text.empty() ? "" : " ") + std::string(nameOf(finding.check)) + ':' +
                std::to_string(finding.lines.front());
    return text;
}

/// Pairs of evaluations below nodes of both sides, from one side's view or from each node's own.
std::string evaluations(bool areFlipped) {
    std::string text = "yomi-trace 1\n";
    for (int i = 0; i < 60; ++i) {
        for (const char* const side : {"max", "min"}) {
            const std::string value = std::to_string(i % 7 * 10),
                              same = std::to_string(-i % 7 * 10);
            text += "> p side=" + std::string(side) + "\ne " + value + "\n> a\ne " +
                    (areFlipped ? value : same) + "\n< 1 static\n< -1\n";
        }
    }
    return text;
}

/// A root with that many moves, each of two lines.
std::string wideRoot(int moves, const std::string& window) {
    std::string text = "yomi-trace 1 fail=soft\n> - -9 9\n> 0 -9 9\n< -1\n";
    for (int move = 1; move < moves; ++move)
        text += "> " + std::to_string(move) + ' ' + window + "\n< 3\n";
    return text + "< 1\n";
}

/// Alpha-beta on a random tree of that depth, as printed by a search.
int addSearch(std::vector<std::string>& lines, std::mt19937& random, const std::string& move,
              int depth, int alpha, int beta) {
    lines.push_back("> " + move + ' ' + std::to_string(alpha) + ' ' + std::to_string(beta) +
                    " d=" + std::to_string(depth));
    int best = depth == 0 ? static_cast<int>(random() % 19) - 9 : -99;
    for (const char* const next : {"p", "q", "r"}) {
        if (depth == 0 || best >= beta)
            break;
        best = std::max(best,
                        -addSearch(lines, random, next, depth - 1, -beta, -std::max(alpha, best)));
    }
    lines.push_back("< " + std::to_string(best) + (depth == 0 ? " horizon" : ""));
    return best;
}

std::vector<std::string> searchLines() {
    std::mt19937 random(1);
    std::vector<std::string> lines;
    for (const char* const move : {"a", "b", "c"})
        addSearch(lines, random, move, 4, -99, 99);
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

std::string hintsIn(const CheckReport& report) {
    std::string text;
    for (const Sentence& hint : report.hints)
        text += hint.english() + '\n';
    return text;
}

} // namespace

class TestChecker : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mistake_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(std::size(mistakes)); ++i)
            QTest::newRow(mistakes[i].finding) << i;
    }
    /// Each mistake is found at its line, and nothing else is.
    void mistake() {
        QFETCH(const int, number);
        const Mistake& mistake = mistakes[number];
        const CheckedText checked = checkText(recordingOf(mistake.header, mistake.lines));
        QVERIFY2(!checked.recording.error, checked.recording.error
                                               ? checked.recording.error->sentence.english().c_str()
                                               : "");
        QCOMPARE(shown(checked.report),
                 std::string(mistake.finding) + ':' + std::to_string(mistake.line));
        const Sentence& sentence = checked.report.findings.front().sentences.front();
        QVERIFY(sentence.english().ends_with('.'));
        QVERIFY(!sentence.englishTemplate().empty());
    }

    /// The numbers in a sentence are those of the lines that it refers to.
    void sentences_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* header, const char* lines,
                            const char* sentence) {
            QTest::newRow(name) << header << lines << sentence;
        };
        row("value-sign at a move", "", "> - -9 9|> a -9 9|< -4|> b -9 4|< -4|< 4",
            "The window (-9, 4) ends at 4, the value of a move with its sign wrong: line 4 "
            "returned -4.");
        row("value-sign at a move, of the first player", " values=first",
            "> - -9 9|> a -9 9|< 4|> b -4 9|< 4|< 4",
            "The window (-4, 9) begins at -4, the value of a move with its sign wrong: line 4 "
            "returned 4.");
        row("value-sign at a return", "", "> p -9 9|> a -9 9|< -4|< -4",
            "The value -4 is that of a move with its sign wrong: line 4 returned -4, and the best "
            "move has, in the numbers of this node, 4.");
        row("window-lost", "", "> - -9 9|> a -20 -1|< -3|< 3",
            "The window (-20, -1) ends at -1, yet all that is known is, in the numbers of this "
            "move, 9: the values between are lost, or the line that narrowed the window is "
            "missing.");
        row("window-lost, of the first player", " values=first tomove=min",
            "> - -9 9|> a -20 1|< -3|< -3",
            "The window (-20, 1) ends at 1, yet all that is known is, in the numbers of this move, "
            "9: the values between are lost, or the line that narrowed the window is missing.");
        row("window-lost, a first move", "", "> p -9 9|> a -9 -3|< -4|< 4",
            "The window (-9, -3) ends at -3, yet all that is known is, in the numbers of this "
            "move, "
            "9: the values between are lost, or the line that narrowed the window is missing.");
        row("bound-too-strong of a line that claims it", "",
            "> p -9 9|> a -9 9|< -1 lower|< 1 exact",
            "The value 1 is said to be exact, yet no move proves so much for the side to "
            "move.");
        row("bound-too-strong of a window", "", "> p -9 9|> a -9 9|< -1 lower|< 1",
            "The value 1 counts as exact, inside the window (-9, 9), yet no move proves so "
            "much for the side to move.");
        row("re-search-missing, as reduced as before", " promises=depth",
            "> p 0 1 d=4|> a -1 0 d=3|< 5 lower beta|> b -1 0 d=2 r=1|< -3 upper alpha|"
            "> b -1 0 d=2 r=1|< -3 upper alpha|< 3 lower beta",
            "The move \"b\" failed high at line 6, 3, and was searched again only with a depth "
            "reduced by 1.");
        row("move-illegal, a column", " game=connectfour", "> -|> 9|< 0|< 0",
            "The move \"9\" is not legal here: columns are 0 to 6.");
        row("move-illegal, counted from 1", " game=connectfour base=1", "> -|> 0|< 0|< 0",
            "The move \"0\" is not legal here: columns are 1 to 7.");
        row("move-illegal, a square", " game=tictactoe", "> -|> 0|> 0|< 0|< 0|< 0",
            "The move \"0\" is not legal here: the square is taken.");
        row("move-illegal, by name", " game=mnk size=4x3 line=3", "> -|> D4|< 0|< 0",
            "The move \"D4\" is not legal here: squares are 0 to 11, or a1 to d3.");
        row("window-sign", "", "> - -3 5|> a -3 5|< -1|< 1",
            "The window (-3, 5) is that of the node above, passed on without being flipped: its "
            "ends change their places and signs.");
        row("window-sign of a smaller window", "", "> p -9 9|> a -9 9|< 3|> b -3 7|< -1|< 1",
            "The window (-3, 7) lies in what is open above, (-3, 9), without being flipped: its "
            "ends change their places and signs.");
        row("window-sign, of the first player", " values=first", "> - -3 5|> a -5 3|< 1|< 1",
            "The window (-5, 3) is that of the node above flipped: its ends keep their places and "
            "signs, as all these numbers are of one side.");
        row("key-collision", "",
            "> p key=k%20l board=A|< 1 static|> q key=k%20l board=B|< 1 static",
            "The key \"k l\" belonged to another position at line 2.");
        row("key-drift", "", "> p key=k board=A|< 1 static|> p key=l board=A|< 1 static",
            "The key is \"l\"; at line 2 the same position had another one.");
        row("key-two-values", "",
            "> p -9 9 d=1|> a -9 9 d=0 key=k|< -1 horizon|> b -9 -1 d=0 key=k|< -5 horizon|< 5",
            "The position of key \"k\" had the exact value -1 at line 4, at the same depth, and "
            "has -5 here.");
        row("selection-side", " search=mcts values=first",
            "> -|> a|< -0.9 n=190|> b|< 0.9 n=10|< -0.81 n=200",
            "Most visits, 190, went to \"a\" with a mean of -0.9, although the side to move does "
            "better with \"b\", 0.9: the search seems to select for the other side. Means are the "
            "first player's, as the header says (values=first).");
        row("evaluation-differs", "", "> p key=k|e 1|< 1 static|> q key=k|e 2|< 2 static",
            "The position of key \"k\" was evaluated as 1 at line 3, and as 2 here.");
    }
    void sentences() {
        QFETCH(const QString, header);
        QFETCH(const QString, lines);
        QFETCH(const QString, sentence);
        const CheckReport report =
            checkText(recordingOf(header.toStdString(), lines.toStdString())).report;
        QCOMPARE(report.findings.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(report.findings.front().sentences.front().english()),
                 sentence);
    }

    /// The sentence names the missing data, and is empty if the check does not apply to the search.
    void needs() {
        const auto needed = [](const char* header, Check check) {
            return needsOf(check, readText(std::string("yomi-trace 1 ") + header + '\n').header)
                .english();
        };
        QCOMPARE(needed("game=tictactoe", Check::GameOverEarly),
                 "the reason terminal on the lines of nodes that return");
        QCOMPARE(needed("", Check::GameOverEarly),
                 "a known game in the header, and the reason terminal on the lines of nodes that "
                 "return");
        for (const Check check : {Check::CutMissed, Check::WindowEmpty, Check::WindowSign,
                                  Check::WindowLost, Check::WindowWide, Check::RootOpen}) {
            QVERIFY(needed("", check).find("alpha and beta") != std::string::npos);
            QCOMPARE(needed("search=minimax", check), "");
        }
        for (const Check check : enumerators<Check>) {
            QVERIFY(needed("search=minimax", check).find("alpha and beta") == std::string::npos);
            QVERIFY(!needed("", check).empty());
        }
        QCOMPARE(needed("search=mcts", Check::VisitsSum), "n= on the lines of nodes that return");
        QCOMPARE(needed("search=mcts", Check::ValueWrong), "");
        QCOMPARE(needed("promises=stores", Check::TableContent),
                 "key= on nodes, s lines, and t lines with what came of them");
    }

    /// Two threads search moves of the root and print to one file, some lines each in turn.
    void mixedThreads() {
        std::mt19937 random(7);
        const auto lines = searchLines();
        QCOMPARE(shown(checkText("yomi-trace 1 fail=soft\n" + joined(lines)).report), "");
        for (int run = 0; run < 20; ++run) {
            std::array<std::vector<std::string>, 2> left = {lines, lines};
            std::vector<std::string> mixed;
            while (!left[0].empty() || !left[1].empty()) {
                std::vector<std::string>& from =
                    left[left[0].empty() || (!left[1].empty() && random() % 2)];
                const std::size_t count = std::min<std::size_t>(1 + random() % 9, from.size());
                mixed.insert(mixed.end(), from.begin(),
                             from.begin() + static_cast<std::ptrdiff_t>(count));
                from.erase(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(count));
            }
            const CheckedText checked = checkText("yomi-trace 1 fail=soft\n" + joined(mixed));
            QVERIFY(!checked.recording.error);
            const std::vector<Finding>& findings = checked.report.findings;
            QVERIFY(!findings.empty());
            const Finding& threads = findings.back();
            QCOMPARE(nameOf(threads.check), "threads-mixed");
            QVERIFY(threads.sentences.front().english().starts_with(
                "These look like lines of two threads"));
            QVERIFY(threads.folded.contains(Check::ValueNotFromChildren));
            QVERIFY2(findings.size() <= 2, shown(checked.report).c_str());
            QCOMPARE(hintsIn(checked.report), "");
            for (std::string& line : mixed)
                line = line.substr(0, line.find(" d="));
            const std::string hints =
                hintsIn(checkText("yomi-trace 1 fail=soft\n" + joined(mixed)).report);
            QVERIFY2(hints.find("Without d= on the lines") != std::string::npos, hints.c_str());
        }
    }

    void flippedEvaluations() {
        QCOMPARE(shown(checkText(evaluations(true)).report), "evaluation-flips:5");
        QCOMPARE(shown(checkText(evaluations(false)).report), "");
    }

    void eachCheckHasItsMistake() {
        for (const Check check : enumerators<Check>)
            QVERIFY2(check == Check::EvaluationFlips ||
                         std::ranges::any_of(
                             mistakes,
                             [&](const Mistake& each) { return each.finding == nameOf(check); }),
                     nameOf(check).data());
    }

    void correctLines_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("lines");
        QTest::newRow("scout and search again")
            << ""
            << "> p -9 9 d=3|> a -9 9 d=2|< -1|> b -2 -1 d=2|< -3|> b -9 -3 d=2|< -4|< 4";
        QTest::newRow("numbers of the first player") << " values=first"
                                                     << "> - -9 9|> a -9 9|< 2|> b 2 9|< 1|< 2";
        QTest::newRow("mirror images are one position")
            << " game=connectfour size=4x4"
            << "> -|> 0 key=k|< 0 static|> 3 key=k|< 0 static|< 0";
        QTest::newRow("a search within itself")
            << " game=tictactoe"
            << "> - -9 9 d=2|> . -9 9 d=1|> 4 -9 9 d=0|< 0|< 0|> 4 -9 9 "
               "d=1|< 0|< 0";
        QTest::newRow("stopped") << ""
                                 << "> p -9 9 d=2|> a -9 9 d=1|< -1|> b -9 -1 d=1|< 0 stopped|< 1";
        QTest::newRow("stand pat") << ""
                                   << "> p -9 9 d=0|e 3|> a -9 -3 d=-1|e 4|< 4|< 3";
        QTest::newRow("moves left out")
            << ""
            << "> p -9 9 d=2|> a -9 9 d=1|< -1|x b futility v=0|< 1 moves=2";
        QTest::newRow("a position below its path") << " game=tictactoe"
                                                   << "> 4 path=0,8,4|> 1|< 0 static|< 0";
        QTest::newRow("an aspiration window") << ""
                                              << "i 1|> - 0 2|w 0 2 aspiration|> a -2 "
                                                 "0|< -3|< 3|> - -inf inf|> a -inf inf|< "
                                                 "-3|< 3";
    }
    /// Peculiarities of other programs' searches.
    void ownWays_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("lines");
        const auto row = [](const char* name, const char* header, const char* lines) {
            QTest::newRow(name) << header << lines;
        };
        row("a root with a name, in a known game", " game=tictactoe",
            "> top -9 9|> 4 -9 9|< 0|< 0");
        row("squares counted from 1", " game=tictactoe", "> - -9 9|> 9 -9 9|> 1 -9 9|< 0|< 0|< 0");
        row("two bounds of a table", " promises=stores",
            "> p -9 9 key=k|s lower 3|< 3 lower|> p -9 9 key=k|s upper 5|< 5 upper|"
            "> p -9 9 key=k|t range 3 5 unused|< 4 static");
        row("a reduced search is not believed", " promises=depth",
            "> p 1 9 d=4|> a -9 -1 d=3|< -3|> b -4 -3 d=2 r=1|< -5|> b -9 -3 d=3|< -2|< 3");
        row("mates counted down", " mate=900",
            "> p -999 999|> a -999 999|< -990|> b -999 -990|< -991|< 990");
        row("an empty window below a tie", " values=first tomove=min",
            "> p -9 3|> a -9 3|< 3|> b 3 3|> c 3 3|< 3|< 3|< 3");
    }
    void ownWays() {
        QFETCH(const QString, header);
        QFETCH(const QString, lines);
        const CheckedText checked =
            checkText(recordingOf(header.toStdString(), lines.toStdString()));
        QVERIFY2(!checked.recording.error, checked.recording.error
                                               ? checked.recording.error->sentence.english().c_str()
                                               : "");
        for (const Finding& finding : checked.report.findings)
            QVERIFY2(severityOf(finding.check) == Severity::Waste,
                     finding.sentences.front().english().c_str());
    }

    /// A window that was narrowed without a line is the cause of the other findings at the node.
    void oneFindingNamesTheCause() {
        const CheckReport report =
            checkText(recordingOf("", "> p -9 9|> a -9 -3|< -2|> b -9 -3|< -1|< 3 exact")).report;
        QCOMPARE(shown(report), "window-lost:3");
        QVERIFY(!report.findings.front().folded.empty());
        QVERIFY(withFolded(report.findings.front()).english().find(". Of the same cause: ") !=
                std::string::npos);
    }

    void correctLines() {
        QFETCH(const QString, header);
        QFETCH(const QString, lines);
        const CheckedText checked =
            checkText(recordingOf(header.toStdString(), lines.toStdString()));
        QVERIFY2(!checked.recording.error, checked.recording.error
                                               ? checked.recording.error->sentence.english().c_str()
                                               : "");
        QCOMPARE(shown(checked.report), "");
    }

    /// The checks of a move take constant time: with half a million moves below one node, reading
    /// all previous moves each time would take longer than a test may.
    void manyMovesOfOneNode_data() {
        constexpr int moves = 500'000;
        std::string leftOut = "yomi-trace 1\n> - -9 9\n> 0 -9 9\n< -1\n";
        for (int move = 1; move < moves; ++move)
            leftOut += "x " + std::to_string(move) + " symmetry\n";
        leftOut += "< 1 moves=" + std::to_string(moves) + '\n';
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("found");
        QTest::newRow("right windows") << wideRoot(moves, "-9 -1") << "";
        QTest::newRow("wrong windows") << wideRoot(moves, "-9 -2") << "window-lost:5";
        QTest::newRow("moves left out") << leftOut << "";
    }
    void manyMovesOfOneNode() {
        QFETCH(const std::string, text);
        QFETCH(const QString, found);
        QCOMPARE(QString::fromStdString(shown(checkText(text).report)), found);
    }

    /// The certain lower bound of a node falls when its best move is searched again with a worse
    /// value, and when its window is widened.
    void lowEndsThatFall() {
        const auto found = [](const std::string& window) {
            return shown(checkText(recordingOf("", "> p -9 9|> a -9 9|< -3|> b -9 -3|< -5|> b -9 "
                                                   "-3|< -4|> c " +
                                                       window + "|< -2|< 4"))
                             .report);
        };
        QCOMPARE(found("-9 -4"), "");
        QCOMPARE(found("-9 -3"), "window-wide:9");
        QCOMPARE(found("-9 -5"), ""); // a visit had this bound
        QCOMPARE(found("-9 -6"), "window-lost:9");
        QCOMPARE(shown(checkText(recordingOf("", "> p 0 9|> a -9 0|< -3|w -9 9 guess|> b -9 9|< "
                                                 "-2|> c -9 -2|< -1|> c -9 -2|< -3|< 3"))
                           .report),
                 "");
    }

    /// Leaves prove only the side of a mate, and the root's claim is the number in the file.
    void mateOfTheRoot() {
        const RootSummary root =
            *checkText(recordingOf(" mate=900", "> - -999 999|> a -999 999|< -990|< 989"))
                 .report.root;
        QCOMPARE(root.value, 989.0);
        QCOMPARE(checkedText(root.leaves.lower, 900), "mate");
        QCOMPARE(checkedText(-infinite, 900), "-mate");
        QCOMPARE(checkedText(-infinite, infinite), "-inf");
    }

    void hints_data() {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("words");
        QTest::newRow("quiescence") << "> p -9 9 d=0|> a -9 9 d=-1|< 1|< -1"
                                    << "e line";
        QTest::newRow("table") << "> p -9 9 d=2|< 1"
                               << "a t line";
        QTest::newRow("iterations") << "> - -9 9 d=1|< 1 static|> - -9 9 d=2|< 1 static"
                                    << "print i where";
        QTest::newRow("same position") << "> p -9 9 key=k|> a -9 9 key=k|< 1|< -1"
                                       << "a dot for a move";
        QTest::newRow("same window") << "> p -3 9|> a -3 9|< 1|< -1"
                                     << "a dot for a move";
        QTest::newRow("extension") << "> p -9 9 d=2|> a -9 9 d=2|< 1 static|< -1"
                                   << "has no r";
        QTest::newRow("nearly a known reason") << "> p -9 9|< 1 betta"
                                               << "beta";
        QTest::newRow("smaller window") << "> p -9 9|> a -5 5|< 1|< -1"
                                        << "a w line";
    }
    void hints() {
        QFETCH(const QString, lines);
        QFETCH(const QString, words);
        const CheckReport report = checkText(recordingOf("", lines.toStdString())).report;
        QCOMPARE(report.hints.size(), std::size_t{1});
        QVERIFY2(report.hints.front().english().find(words.toStdString()) != std::string::npos,
                 report.hints.front().english().c_str());
    }

    void headerHints_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("hint");
        const auto row = [](const char* header, const char* lines, const char* hint) {
            QTest::newRow(header) << header << lines << hint;
        };
        row(" gmae=mnk", "> -|< 1", R"(The header's key "gmae" is unknown; did you mean game?)");
        row(" promisses=depth Values=first name=x date=y", "> -|< 1", "did you mean promises?");
        row(" game=connectfour root=0,3,4", "> 7|> 7|< -1|< 1",
            "The moves of root= are counted from 0, those of the lines from 1: write both alike.");
        row(" game=connectfour root=145", "> 0|> 6|< -1|< 1", "");
        row(" game=mnk size=3x3 line=3 root=A1B2", "> C3|> b1|< 0|< 0", "");
        row(" own=1", "> a thread=1|< 1|> b thread=2|< 1", "give each thread a file of its own.");
    }
    void headerHints() {
        QFETCH(const QString, header);
        QFETCH(const QString, lines);
        QFETCH(const QString, hint);
        const CheckedText checked =
            checkText(recordingOf(header.toStdString(), lines.toStdString()));
        QVERIFY2(!checked.recording.error, checked.recording.error
                                               ? checked.recording.error->sentence.english().c_str()
                                               : "");
        QCOMPARE(shown(checked.report), "");
        const std::string hints = hintsIn(checked.report);
        QVERIFY2(hint.isEmpty() ? hints.empty() || header.contains("connectfour")
                                : hints.find(hint.toStdString()) != std::string::npos,
                 hints.c_str());
    }

    /// A leaf in an empty window may prove the value that its parent returns.
    void emptyWindowsProve_data() {
        QTest::addColumn<QString>("lines");
        QTest::newRow("no cutoff") << "> p -9 4|> a -4 9|< -4|> b -4 -4|< -5|< 5";
        QTest::newRow("no cutoff, beyond") << "> p -9 4|> a -4 9|< -6|> b -4 -6|< -7|< 7";
    }
    void emptyWindowsProve() {
        QFETCH(const QString, lines);
        QCOMPARE(shown(checkText(recordingOf("", lines.toStdString())).report), "cut-missed:5");
    }

    void pathsAndLines() {
        std::string lines = "> - -9 9|> a -9 9|< -1|> a -9 9";
        for (int i = 0; i < 150; ++i)
            lines += "|> b -9 9|> c 3 3|< 3|< -3";
        const CheckReport report = checkText(recordingOf("", lines)).report;
        const auto found = std::ranges::find(report.findings, Check::WindowEmpty, &Finding::check);
        QVERIFY(found != report.findings.end());
        QCOMPARE(found->path, "a#2 b c");
        QCOMPARE(found->count, std::uint64_t{150});
        QCOMPARE(found->lines.size(), Finding::mostLines);
        QCOMPARE(found->lines.front(), std::uint64_t{7});
        QCOMPARE(found->lines.back(), std::uint64_t{7 + 99 * 4});
        QCOMPARE(found->spread.size(), std::size_t{150});
        QCOMPARE(found->spread.back(), std::uint64_t{7 + 149 * 4});
    }

    /// Few lines, spread over the whole file, in any order.
    void spreadsOverTheFile() {
        LineSpread spread;
        constexpr std::uint64_t all = 1'000'000;
        for (std::uint64_t line = all; line > 0; --line)
            spread.add(line);
        const std::vector<std::uint64_t> lines = spread.lines();
        QVERIFY(lines.size() > 900 && lines.size() <= 2'000);
        QCOMPARE(lines.front(), std::uint64_t{1});
        for (std::size_t i = 1; i < lines.size(); ++i)
            QVERIFY(lines[i] > lines[i - 1] && lines[i] - lines[i - 1] <= all / 900);
        QVERIFY(all - lines.back() <= all / 900);
    }
};

YOMI_TESTS(TestChecker)
#include "test_checker.moc"
