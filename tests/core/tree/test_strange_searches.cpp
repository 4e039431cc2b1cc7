// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// Small searches in the styles of various programmers, on random trees and on a game of taking
// stones, and a tree search by visits. Their correct output has no errors; each mistake in them is
// found.

#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

using namespace yomi;
using namespace yomi::tree;

namespace {

std::uint64_t hashed(std::uint64_t seed, std::uint64_t value) {
    std::uint64_t x = seed * 0x9e3779b97f4a7c15ULL + value + 0x7f4a7c15ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

/// How mate scores are counted.
enum class Mates { None, FromRoot, CountedDown };
enum class Slip {
    None,
    BestOfEquals,
    StillReduced,
    RootFullWindow,
    TimeOut,
    StoppedStored,
    BestFromZero
};

struct Style {
    const char* header = "";
    bool isFirstPlayers = false; ///< values=first
    bool isMinAtRoot = false;
    bool isHard = false;
    bool hasSoftLeaves = false; ///< although the rest fails hard
    bool isPrincipalVariation = false;
    bool isReducing = false;
    bool hasNullMove = false;
    bool hasAspiration = false;
    bool hasTable = false;
    bool hasQuiescence = false;
    bool isPseudoLegal = false;
    bool isBare = false; ///< only the three lines
    Mates mates = Mates::None;
    Slip slip = Slip::None;
    const char* root = "-";
};

/// A search of a random tree in one of many styles.
class TreeSearch {
public:
    TreeSearch(const Style& style, std::uint64_t seed)
        : m_style(style)
        , m_seed(seed) {}

    std::string run(int deepest) {
        m_out << "yomi-trace 1" << (m_style.isFirstPlayers ? " values=first" : "") << m_style.header
              << '\n';
        int guess = 0;
        for (int depth = m_style.hasAspiration || m_style.hasTable ? 1 : deepest; depth <= deepest;
             ++depth) {
            if (m_style.hasAspiration || m_style.hasTable)
                m_out << "i " << depth << '\n';
            guess = searchRoot(depth, guess);
            if (m_isStopped)
                break;
        }
        return m_out.str();
    }

private:
    static constexpr int infinity = 100'000, mate = 10'000, mateLimit = 9'000, king = 50'000;
    struct Node {
        std::uint64_t position = 0;
        int ply = 0;
        bool isAfterNull = false;
    };
    struct Entry {
        std::string kind;
        int value = 0, depth = 0;
    };

    bool is(Slip slip) const { return m_style.slip == slip; }

    int searchRoot(int depth, int guess) {
        const Node root{m_seed, 0, false};
        if (!m_style.hasAspiration || depth == 1)
            return visit(root, m_style.root, -infinity, infinity, depth, 0);
        int low = guess - 2, high = guess + 2;
        for (;;) {
            const int value = visit(root, m_style.root, low, high, depth, 0);
            if (value <= low && low > -infinity)
                low = -infinity;
            else if (value >= high && high < infinity)
                high = infinity;
            else
                return value;
        }
    }

    // Whether numbers and windows are printed with the opposite sign in this style.
    bool isTurned(int ply) const {
        return m_style.isFirstPlayers && (ply % 2 == 1) != m_style.isMinAtRoot;
    }
    void print(const char* before, int value, int ply) {
        m_out << before << (isTurned(ply) ? -value : value);
    }
    std::string named(const char* kind, int ply) const {
        const std::string name = kind;
        return !isTurned(ply) ? name : name == "lower" ? "upper" : name == "upper" ? "lower" : name;
    }

    int visit(const Node& node, const std::string& move, int alpha, int beta, int depth,
              int reduction) {
        ++m_visits;
        const bool turns = isTurned(node.ply);
        m_out << "> " << move << ' ' << (turns ? -beta : alpha) << ' ' << (turns ? -alpha : beta);
        if (!m_style.isBare || m_style.hasQuiescence)
            m_out << " d=" << depth;
        if (reduction != 0)
            m_out << " r=" << reduction;
        if (m_style.hasTable)
            m_out << " key=" << node.position;
        m_out << '\n';
        m_tail.clear();
        const int value = search(node, alpha, beta, depth);
        print("< ", value, node.ply);
        m_out << m_tail << '\n';
        return value;
    }

    int leaf(int value, const char* reason, int alpha, int beta) {
        if (!m_style.isBare)
            m_tail = std::string(" ") + reason;
        return m_style.isHard && !m_style.hasSoftLeaves ? std::clamp(value, alpha, beta) : value;
    }

    int evaluation(const Node& node) const {
        return static_cast<int>(hashed(node.position, 99) % 21) - 10;
    }

    int search(const Node& node, int alpha, int beta, int depth) {
        if ((is(Slip::TimeOut) || is(Slip::StoppedStored)) && m_visits > 60) {
            m_isStopped = true;
            if (is(Slip::StoppedStored))
                m_tail = " stopped";
            return 0;
        }
        const bool isOver = node.ply >= 2 && hashed(node.position, 5) % 6 == 0;
        if (m_style.mates != Mates::None && isOver)
            return leaf(m_style.mates == Mates::FromRoot ? node.ply - mate : -mate, "mate", alpha,
                        beta);
        if (m_style.isPseudoLegal && node.ply > 0 && hashed(node.position, 6) % 3 == 0)
            return leaf(king, "static", -infinity, infinity);
        if (depth <= 0)
            return m_style.hasQuiescence ? quiescence(node, alpha, beta, depth)
                                         : leaf(evaluation(node), "horizon", alpha, beta);
        if (const auto found = probe(node, alpha, beta, depth))
            return *found;
        if (const auto cut = nullMove(node, beta, depth))
            return *cut;
        return expand(node, alpha, beta, depth);
    }
    int quiescence(const Node& node, int alpha, int beta, int depth) {
        int best = evaluation(node);
        print("e ", best, node.ply);
        m_out << '\n';
        if (best >= beta || depth < -2)
            return m_style.isHard ? std::clamp(best, alpha, beta) : best;
        for (std::uint64_t move = 0; move < 2; ++move) {
            const int from = std::max(alpha, best);
            const int value =
                -visit(below(node, move), std::to_string(move), -beta, -from, depth - 1, 0);
            best = std::max(best, value);
            if (best >= beta)
                break;
        }
        m_tail.clear();
        return m_style.isHard ? std::clamp(best, alpha, beta) : best;
    }

    std::optional<int> probe(const Node& node, int alpha, int beta, int depth) {
        if (!m_style.hasTable)
            return std::nullopt;
        const auto at = m_table.find(node.position);
        if (at == m_table.end()) {
            m_out << "t none\n";
            return std::nullopt;
        }
        const Entry& entry = at->second;
        const bool decides = entry.depth == depth && node.ply > 0 &&
                             (entry.kind == "exact" ||
                              (entry.kind == "lower" ? entry.value >= beta : entry.value <= alpha));
        m_out << "t " << named(entry.kind.c_str(), node.ply);
        print(" ", entry.value, node.ply);
        m_out << (decides ? " cut d=" : " order d=") << entry.depth << '\n';
        if (!decides)
            return std::nullopt;
        m_tail = " table";
        return m_style.isHard ? std::clamp(entry.value, alpha, beta) : entry.value;
    }

    void store(const Node& node, const std::string& kind, int value, int depth) {
        if (!m_style.hasTable || (m_isStopped && m_style.slip == Slip::None))
            return;
        m_out << "s " << named(kind.c_str(), node.ply);
        print(" ", value, node.ply);
        m_out << " d=" << depth << '\n';
        m_table[node.position] = {kind, value, depth};
    }

    std::optional<int> nullMove(const Node& node, int beta, int depth) {
        if (!m_style.hasNullMove || depth < 3 || node.isAfterNull || node.ply == 0 ||
            evaluation(node) < beta)
            return std::nullopt;
        const Node passed{hashed(node.position, 77), node.ply + 1, true};
        const int value = -visit(passed, "null", -beta, -beta + 1, depth - 3, 2);
        m_tail.clear();
        if (value < beta)
            return std::nullopt;
        m_tail = " null";
        return beta;
    }

    Node below(const Node& node, std::uint64_t move) const {
        return {hashed(node.position, 1000 + move), node.ply + 1, false};
    }

    /// A child's value in its parent's view.
    int child(const Node& node, const std::string& move, std::uint64_t number, int alpha, int beta,
              int depth, int reduction) {
        const int value =
            -visit(below(node, number), move, -beta, -alpha, depth - 1 - reduction, reduction);
        const bool counts = m_style.mates == Mates::CountedDown && std::abs(value) > mateLimit;
        return counts ? value - (value > 0 ? 1 : -1) : value;
    }

    int searchMove(const Node& node, std::uint64_t number, int alpha, int beta, int depth) {
        const std::string move = std::to_string(number);
        const int reduction = m_style.isReducing && depth >= 3 && number >= 1 ? 1 : 0;
        if (number == 0 || (!m_style.isPrincipalVariation && reduction == 0))
            return child(node, move, number, alpha, beta, depth, 0);
        int value = child(node, move, number, alpha, alpha + 1, depth, reduction);
        if (reduction > 0 && value > alpha)
            value = child(node, move, number, alpha, alpha + 1, depth,
                          is(Slip::StillReduced) ? reduction : 0);
        if (value > alpha && value < beta)
            value = child(node, move, number, alpha, beta, depth,
                          is(Slip::StillReduced) ? reduction : 0);
        return value;
    }

    int expand(const Node& node, int alpha, int beta, int depth) {
        const int alphaAtEntry = alpha;
        int best = is(Slip::BestFromZero) ? 0 : -infinity;
        std::uint64_t bestMove = 0;
        const std::uint64_t moves = 1 + hashed(node.position, 3) % 4;
        bool isCut = false;
        for (std::uint64_t number = 0; number < moves && !isCut; ++number) {
            const bool isWhole = is(Slip::RootFullWindow) && node.ply == 0;
            const int value =
                isWhole ? child(node, std::to_string(number), number, alphaAtEntry, beta, depth, 0)
                        : searchMove(node, number, alpha, beta, depth);
            if (value > best || (is(Slip::BestOfEquals) && value == best))
                bestMove = number;
            best = std::max(best, value);
            alpha = std::max(alpha, best);
            isCut = alpha >= beta;
        }
        if (m_style.isPseudoLegal && best == -king) // no move is legal
            best = hashed(node.position, 8) % 2 == 0 ? 0 : node.ply - mate;
        const int value = m_style.isHard ? std::clamp(best, alphaAtEntry, beta) : best;
        store(node,
              value >= beta           ? "lower"
              : value <= alphaAtEntry ? "upper"
                                      : "exact",
              value, depth);
        m_tail = m_style.isBare ? "" : " best=" + std::to_string(bestMove);
        if (m_isStopped && m_style.slip == Slip::None)
            m_tail = " stopped";
        return value;
    }

    Style m_style;
    std::uint64_t m_seed;
    std::ostringstream m_out;
    std::string m_tail; ///< of the returning node's line
    std::map<std::uint64_t, Entry> m_table;
    int m_visits = 0;
    bool m_isStopped = false;
};

/// The player who takes the last of some stones, one to three at a time, wins. The table has
/// positions at several plies; scores count the plies to the end.
std::string stones(int count, bool isAdjusted) {
    struct Entry {
        std::string kind;
        int value = 0;
    };
    std::ostringstream out;
    std::map<std::pair<int, int>, Entry> table;
    out << "yomi-trace 1 fail=soft promises=stores mate=9000\n";
    const auto search = [&](const auto& self, const std::string& move, int left, int ply, int alpha,
                            int beta) -> int {
        out << "> " << move << ' ' << alpha << ' ' << beta << " key=" << left << '/' << ply % 2
            << '\n';
        if (left == 0) {
            out << "< " << ply - 10'000 << " mate\n";
            return ply - 10'000;
        }
        const auto at = table.find({left, ply % 2});
        if (at == table.end()) {
            out << "t none\n";
        } else {
            int value = at->second.value;
            if (isAdjusted)
                value -= value > 0 ? ply : -ply;
            const std::string& kind = at->second.kind;
            const bool cuts = kind == "exact" || (kind == "lower" ? value >= beta : value <= alpha);
            out << "t " << kind << ' ' << value << (cuts ? " cut\n" : " order\n");
            if (cuts) {
                out << "< " << value << " table\n";
                return value;
            }
        }
        int best = -20'000;
        const int alphaAtEntry = alpha;
        for (int taken = 1; taken <= std::min(left, 3) && alpha < beta; ++taken) {
            best = std::max(
                best, -self(self, std::to_string(taken), left - taken, ply + 1, -beta, -alpha));
            alpha = std::max(alpha, best);
        }
        const std::string kind = best >= beta ? "lower" : best <= alphaAtEntry ? "upper" : "exact";
        out << "s " << kind << ' ' << best << "\n< " << best << '\n';
        table[{left, ply % 2}] = {kind, isAdjusted ? best + (best > 0 ? ply : -ply) : best};
        return best;
    };
    search(search, "-", count, 0, -20'000, 20'000);
    return out.str();
}

/// A tree search by visits of a random tree with values from 0 to 1 for the first player.
std::string playouts(std::uint64_t seed, int count, bool isWrongSide) {
    struct Node {
        std::uint64_t position = 0;
        int ply = 0;
        double visits = 0, sum = 0; ///< from max's view
        std::vector<std::size_t> children;
    };
    constexpr int deepest = 3;
    std::vector<Node> nodes{{seed, 0, 0, 0, {}}};
    for (int i = 0; i < count; ++i) {
        std::vector<std::size_t> path{0};
        for (std::size_t at = 0; nodes[at].ply < deepest; path.push_back(at)) {
            if (nodes[at].children.empty())
                for (std::uint64_t move = 0; move < 3; ++move) {
                    nodes[at].children.push_back(nodes.size());
                    nodes.push_back(
                        {hashed(nodes[at].position, move), nodes[at].ply + 1, 0, 0, {}});
                }
            const bool isMax = (nodes[at].ply % 2 == 0) || isWrongSide;
            const auto priority = [&](std::size_t child) {
                const Node& node = nodes[child];
                if (node.visits == 0)
                    return 1e9;
                const double mean = node.sum / node.visits;
                return (isMax ? mean : 1 - mean) +
                       0.7 * std::sqrt(std::log(nodes[at].visits + 1) / node.visits);
            };
            const std::vector<std::size_t> children = nodes[at].children;
            at = *std::ranges::max_element(children, {}, priority);
        }
        const double result =
            static_cast<double>(hashed(nodes[path.back()].position, 4) % 1000) / 1000;
        for (const std::size_t each : path) {
            nodes[each].visits += 1;
            nodes[each].sum += result;
        }
    }
    std::ostringstream out;
    out.precision(17);
    out << "yomi-trace 1 search=mcts values=first range=0,1\ni " << count << '\n';
    const auto print = [&](const auto& self, std::size_t at, const std::string& move) -> void {
        const Node& node = nodes[at];
        out << "> " << move << '\n';
        for (std::size_t i = 0; i < node.children.size(); ++i)
            if (nodes[node.children[i]].visits > 0)
                self(self, node.children[i], std::to_string(i));
        out << "< " << node.sum / node.visits << " n=" << node.visits << '\n';
    };
    print(print, 0, "-");
    return out.str();
}

/// "error window-sign:15 …" for the given severities.
QString found(const std::string& text, Severity worst, Severity least) {
    const CheckedText checked = checkText(text);
    if (checked.recording.error)
        return QString::fromStdString(checked.recording.error->sentence.english());
    QStringList names;
    for (const Finding& finding : checked.report.findings)
        if (severityOf(finding.check) == worst || severityOf(finding.check) == least)
            names << QString("%1:%2 (%3)")
                         .arg(QString::fromUtf8(nameOf(finding.check).data()))
                         .arg(finding.lines.front())
                         .arg(finding.sentences.front().english().c_str());
    return names.join(' ');
}

constexpr std::uint64_t seeds = isSanitized ? 8 : 20;
constexpr int deepest = 4;

} // namespace

Q_DECLARE_METATYPE(Style)

class TestStrangeSearches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void correctOnes_data() {
        QTest::addColumn<Style>("style");
        const auto row = [](const char* name, const Style& style) {
            QTest::newRow(name) << style;
        };
        row("the three lines", {.isBare = true});
        row("said to be soft", {.header = " fail=soft"});
        row("hard", {.header = " fail=hard", .isHard = true});
        row("hard, bare", {.isHard = true, .isBare = true});
        row("minimax with two routines", {.isFirstPlayers = true, .isBare = true});
        row("min at the root", {.isFirstPlayers = true, .isMinAtRoot = true, .isBare = true});
        row("min at the root, hard",
            {.isFirstPlayers = true, .isMinAtRoot = true, .isHard = true, .isBare = true});
        row("min at the root, principal variation", {.header = " fail=soft",
                                                     .isFirstPlayers = true,
                                                     .isMinAtRoot = true,
                                                     .isPrincipalVariation = true});
        row("a name for the root", {.isFirstPlayers = true, .isBare = true, .root = "start"});
        row("a name of its own for the root",
            {.isFirstPlayers = true, .isBare = true, .root = "my%20position"});
        row("principal variation", {.header = " fail=soft", .isPrincipalVariation = true});
        row("principal variation, hard",
            {.header = " fail=hard", .isHard = true, .isPrincipalVariation = true});
        row("reductions", {.header = " fail=soft promises=depth",
                           .isPrincipalVariation = true,
                           .isReducing = true});
        row("reductions without a principal variation",
            {.header = " promises=depth", .isReducing = true});
        row("null move", {.header = " promises=depth", .hasNullMove = true});
        row("null move and reductions", {.header = " promises=depth",
                                         .isPrincipalVariation = true,
                                         .isReducing = true,
                                         .hasNullMove = true});
        row("aspiration", {.header = " fail=soft", .hasAspiration = true});
        row("aspiration, hard",
            {.isHard = true, .isPrincipalVariation = true, .hasAspiration = true});
        row("table", {.header = " fail=soft promises=depth,stores",
                      .isPrincipalVariation = true,
                      .hasAspiration = true,
                      .hasTable = true});
        row("table of the first player's numbers", {.header = " promises=depth,stores",
                                                    .isFirstPlayers = true,
                                                    .isMinAtRoot = true,
                                                    .hasTable = true});
        row("quiescence", {.header = " fail=soft", .hasQuiescence = true});
        row("quiescence, hard", {.isHard = true, .hasQuiescence = true, .isBare = true});
        row("moves into check", {.header = " fail=soft", .isPseudoLegal = true});
        row("moves into check, bare", {.isPseudoLegal = true, .isBare = true});
        row("mates counted from the root",
            {.header = " fail=soft mate=9000", .mates = Mates::FromRoot});
        row("mates counted from the root, undeclared",
            {.header = " fail=soft", .mates = Mates::FromRoot});
        row("mates counted down", {.header = " mate=9000", .mates = Mates::CountedDown});
        row("mates counted down, principal variation", {.header = " fail=soft mate=9000",
                                                        .isPrincipalVariation = true,
                                                        .mates = Mates::CountedDown});
        for (const Mates mates : {Mates::FromRoot, Mates::CountedDown})
            row(mates == Mates::FromRoot ? "mates from the root, hard" : "mates counted, hard",
                {.header = " fail=hard mate=9000",
                 .isHard = true,
                 .isPrincipalVariation = true,
                 .mates = mates});
    }
    void correctOnes() {
        QFETCH(const Style, style);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const std::string text = TreeSearch(style, seed).run(deepest);
            const QString wrong = found(text, Severity::Error, Severity::Doubt);
            QVERIFY2(wrong.isEmpty(), (wrong + '\n' + QString::fromStdString(text)).toUtf8());
        }
    }

    /// A wrong or missing claim in a header gives a doubt with its cause, not an error.
    void wrongHeaders() {
        const Style hard{
            .header = " fail=soft", .isHard = true, .hasSoftLeaves = true, .isBare = true};
        const Style countedDown{.header = " fail=soft", .mates = Mates::CountedDown};
        int hardOnes = 0, mates = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            for (const Style& style : {hard, countedDown}) {
                const std::string text = TreeSearch(style, seed).run(deepest);
                QCOMPARE(found(text, Severity::Error, Severity::Error), "");
                const QString doubts = found(text, Severity::Doubt, Severity::Doubt);
                hardOnes += doubts.contains("fail-soft:");
                mates += doubts.contains("value-counted-down:");
            }
        }
        QVERIFY(hardOnes > 2);
        QVERIFY(mates > 2);
    }

    void mistakes_data() {
        QTest::addColumn<Style>("style");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char* finding, const Style& style) {
            QTest::newRow(finding) << style << finding;
        };
        row("best-only-bound", {.header = " fail=soft", .slip = Slip::BestOfEquals});
        row("re-search-missing", {.header = " fail=soft promises=depth",
                                  .isReducing = true,
                                  .slip = Slip::StillReduced});
        row("root-window-wide", {.header = " fail=soft", .slip = Slip::RootFullWindow});
        row("stopped-stored", {.header = " fail=soft promises=depth,stores",
                               .hasTable = true,
                               .slip = Slip::TimeOut});
        row("value-not-from-children", {.isBare = true, .slip = Slip::BestFromZero});
    }
    void mistakes() {
        QFETCH(const Style, style);
        QFETCH(const QString, finding);
        int times = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
            for (const Finding& each :
                 checkText(TreeSearch(style, seed).run(deepest)).report.findings)
                times += nameOf(each.check) == finding.toStdString();
        QVERIFY2(times > 0, qPrintable(QString::number(times)));
    }

    /// A recorded stop is no finding, unless the incomplete result is stored.
    void toldStops() {
        const Style style{.header = " fail=soft promises=depth,stores",
                          .hasTable = true,
                          .slip = Slip::StoppedStored};
        int times = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
            times += found(TreeSearch(style, seed).run(deepest), Severity::Error, Severity::Error)
                         .contains("stopped-stored:");
        QVERIFY(times > 0);
    }

    void scoresOfMatesInATable() {
        for (int count = 5; count <= 12; ++count) {
            QCOMPARE(found(stones(count, true), Severity::Error, Severity::Doubt), "");
            QVERIFY(found(stones(count, false), Severity::Error, Severity::Error)
                        .contains("mate-stored:"));
        }
    }

    void selection() {
        int wrong = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            for (const int count : {150, 1000})
                QCOMPARE(found(playouts(seed, count, false), Severity::Error, Severity::Doubt), "");
            wrong += found(playouts(seed, 1000, true), Severity::Doubt, Severity::Doubt)
                         .startsWith("selection-side:");
        }
        QVERIFY2(wrong > 6, qPrintable(QString::number(wrong)));
    }
};

YOMI_TESTS(TestStrangeSearches)
#include "test_strange_searches.moc"
