// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// A search of tic-tac-toe as a programmer would write it, with print lines: fail-soft PVS with a
// transposition table and iterative deepening. It has no findings; each typical mistake in it is
// found by its name.

#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"
#include "tests/tictactoe_lines.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

using namespace yomi::tree;

namespace {

enum class Mutation {
    None,
    WindowNotTurned,
    ValueNotTurned,
    BetaNotPassed,
    AlphaNotPassed,
    AlphaTooHigh,
    BestFromZero,
    ResearchForgotten,
    ResearchAlways,
    CutoffForgotten,
    CutoffAtAlpha,
    LowerStoredAsExact,
    LowerTakenAsExact,
    EntryTooShallow,
    EntryReturnsAlpha,
    StoredTooDeep,
    KeyTooShort,
    KeyWithMoveCounter,
    OneMoveForgotten,
    TableMoveTwice,
    DepthByTwo,
    HorizonTooEarly,
    WinForTheLoser,
    WinNotSeen,
    PairTakenForWin,
    OccupiedSquare,
    LastMoveAsBest,
    EvaluationOfOneSide,
    AspirationNotWidened,
    ClaimsToFailHard,
};

class PrintedSearch {
public:
    explicit PrintedSearch(Mutation mutation)
        : m_mutation(mutation) {}

    std::string run(int deepest) {
        m_out << "yomi-trace 1 game=tictactoe root=o...x.... promises=depth,moves,stores fail="
              << (is(Mutation::ClaimsToFailHard) ? "hard" : "soft") << '\n';
        for (int depth = 1; depth <= deepest; ++depth) {
            m_out << "i " << depth << '\n';
            const int alpha = is(Mutation::AspirationNotWidened) ? 50 : -infinity;
            visit("-", alpha, is(Mutation::AspirationNotWidened) ? 51 : infinity, depth);
        }
        return m_out.str();
    }

private:
    static constexpr int infinity = 1000, win = 100;

    struct Entry {
        std::string kind;
        int value = 0, depth = 0;
        std::size_t best = 0;
    };

    bool is(Mutation mutation) const { return m_mutation == mutation; }
    char mover() const { return std::ranges::count(m_board, '.') % 2 == 1 ? 'o' : 'x'; }
    char other() const { return mover() == 'o' ? 'x' : 'o'; }

    /// Calls see(marks of one side, of the other) for each line.
    template <class See>
    void forEachLine(char side, const See& see) const {
        for (const auto& line : yomi::ticTacToeLines) {
            int own = 0, others = 0;
            for (const std::size_t cell : line) {
                own += m_board[cell] == side;
                others += m_board[cell] != side && m_board[cell] != '.';
            }
            see(own, others);
        }
    }

    bool hasLost() const {
        const int needed = is(Mutation::PairTakenForWin) ? 2 : 3;
        bool found = false;
        forEachLine(other(),
                    [&](int own, int others) { found = found || (own >= needed && others == 0); });
        return found && !is(Mutation::WinNotSeen);
    }

    int evaluation() const {
        int sum = 0;
        const char side = is(Mutation::EvaluationOfOneSide) ? 'o' : mover();
        forEachLine(side, [&](int own, int others) {
            sum += others == 0 ? own * own : own == 0 ? -others * others : 0;
        });
        return sum;
    }

    std::string key() const {
        std::string key = m_board;
        if (is(Mutation::KeyTooShort))
            std::ranges::replace(key, 'x', '.');
        if (is(Mutation::KeyWithMoveCounter))
            key += std::to_string(m_visits / 50);
        return key;
    }

    /// A node, with its first and last line.
    int visit(const std::string& move, int alpha, int beta, int depth) {
        ++m_visits;
        m_out << "> " << move << ' ' << alpha << ' ' << beta << " d=" << depth << " key=" << key()
              << '\n';
        const int value = search(alpha, beta, depth);
        m_out << "< " << value << m_reason << '\n';
        return value;
    }

    int leaf(int value, const char* reason) {
        m_reason = reason;
        return value;
    }

    int search(int alpha, int beta, int depth) {
        const int plies = 9 - static_cast<int>(std::ranges::count(m_board, '.'));
        if (hasLost())
            return leaf(is(Mutation::WinForTheLoser) ? win - plies : plies - win, " terminal");
        if (plies == 9)
            return leaf(0, " terminal");
        const int estimate = evaluation();
        m_out << "e " << estimate << '\n';
        if (depth <= (is(Mutation::HorizonTooEarly) ? 1 : 0))
            return leaf(estimate, " horizon");
        const std::optional<Entry> found = find(depth);
        if (const auto value = answer(found, alpha, beta)) {
            m_reason = " table";
            return *value;
        }
        return expand(found, alpha, beta, depth);
    }

    std::optional<Entry> find(int depth) {
        const auto entry = m_table.find(key());
        if (entry == m_table.end()) {
            m_out << "t none\n";
            return std::nullopt;
        }
        // Only an entry of the same depth has the same value.
        m_isUsable = entry->second.depth == depth ||
                     (is(Mutation::EntryTooShallow) && entry->second.depth < depth);
        return entry->second;
    }

    std::optional<int> answer(const std::optional<Entry>& found, int alpha, int beta) {
        if (!found)
            return std::nullopt;
        const bool decides = found->kind == "exact" ||
                             (found->kind == "lower" && found->value >= beta) ||
                             (found->kind == "upper" && found->value <= alpha) ||
                             (found->kind == "lower" && is(Mutation::LowerTakenAsExact));
        const bool cuts = decides && m_isUsable;
        m_out << "t " << found->kind << ' ' << found->value
              << (cuts         ? " cut"
                  : m_isUsable ? " unused"
                               : " order")
              << " d=" << found->depth << '\n';
        if (!cuts)
            return std::nullopt;
        return is(Mutation::EntryReturnsAlpha) ? found->value + 7 : found->value;
    }

    std::vector<std::size_t> moves(const std::optional<Entry>& found) const {
        std::vector<std::size_t> all;
        if (found)
            all.push_back(found->best);
        for (std::size_t cell = 0; cell < m_board.size(); ++cell)
            if (m_board[cell] == '.' &&
                (!found || cell != found->best || is(Mutation::TableMoveTwice)))
                all.push_back(cell);
        if (is(Mutation::OneMoveForgotten) && all.size() > 2)
            all.pop_back();
        if (is(Mutation::OccupiedSquare))
            all.push_back(0);
        return all;
    }

    int child(std::size_t cell, int alpha, int beta, int depth) {
        const char before = m_board[cell];
        m_board[cell] = mover();
        const int below = depth - (is(Mutation::DepthByTwo) ? 2 : 1);
        const std::string move = std::to_string(cell);
        const int value = is(Mutation::WindowNotTurned)  ? visit(move, alpha, beta, below)
                          : is(Mutation::BetaNotPassed)  ? visit(move, -infinity, -alpha, below)
                          : is(Mutation::AlphaNotPassed) ? visit(move, -beta, infinity, below)
                                                         : visit(move, -beta, -alpha, below);
        m_board[cell] = before;
        return is(Mutation::ValueNotTurned) ? value : -value;
    }

    int expand(const std::optional<Entry>& found, int alpha, int beta, int depth) {
        const int alphaAtEntry = alpha;
        int best = is(Mutation::BestFromZero) ? 0 : -infinity;
        std::size_t bestMove = 0;
        bool isFirst = true, isCut = false;
        for (const std::size_t cell : moves(found)) {
            const int from = is(Mutation::AlphaTooHigh) && !isFirst ? alpha + 20 : alpha;
            int value = 0;
            if (isFirst) {
                value = child(cell, alpha, beta, depth);
            } else {
                value = child(cell, from, from + 1, depth);
                const bool isOpen = value > alpha && value < beta;
                if ((isOpen && !is(Mutation::ResearchForgotten)) || is(Mutation::ResearchAlways))
                    value = child(cell, alpha, beta, depth);
            }
            isFirst = false;
            if (value > best || is(Mutation::LastMoveAsBest))
                bestMove = cell;
            best = std::max(best, value);
            isCut = best >= beta || (is(Mutation::CutoffAtAlpha) && best > alpha);
            if (isCut && !is(Mutation::CutoffForgotten))
                break;
            alpha = std::max(alpha, best);
        }
        const std::string kind = best <= alphaAtEntry                                ? "upper"
                                 : best >= beta && !is(Mutation::LowerStoredAsExact) ? "lower"
                                                                                     : "exact";
        const int stored = depth + (is(Mutation::StoredTooDeep) ? 1 : 0);
        m_out << "s " << kind << ' ' << best << " d=" << stored << " best=" << bestMove << '\n';
        m_table[key()] = {kind, best, stored, bestMove};
        m_reason = (isCut ? " cut best=" : " best=") + std::to_string(bestMove);
        return best;
    }

    Mutation m_mutation;
    std::string m_board = "o...x....";
    std::map<std::string, Entry> m_table;
    std::ostringstream m_out;
    std::string m_reason; ///< of the node that returned last
    bool m_isUsable = false;
    int m_visits = 0;
};

std::vector<std::string> findingsOf(Mutation mutation) {
    const CheckedText checked = checkText(PrintedSearch(mutation).run(4));
    if (checked.recording.error)
        return {checked.recording.error->sentence.english()};
    std::vector<std::string> names;
    for (const Finding& finding : checked.report.findings)
        names.push_back(std::string(yomi::nameOf(finding.check)) + ":" +
                        std::to_string(finding.lines.front()));
    return names;
}

} // namespace

class TestMutatedSearches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSearchItselfIsClean() {
        QCOMPARE(findingsOf(Mutation::None), std::vector<std::string>());
    }

    void mistakes_data() {
        QTest::addColumn<int>("mutation");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char* name, Mutation mutation, const char* finding) {
            QTest::newRow(name) << static_cast<int>(mutation) << QString(finding);
        };
        row("window not turned", Mutation::WindowNotTurned, "window-sign");
        row("value not turned", Mutation::ValueNotTurned, "value-sign");
        row("beta not passed", Mutation::BetaNotPassed, "window-wide");
        row("alpha not passed", Mutation::AlphaNotPassed, "window-wide");
        row("alpha too high", Mutation::AlphaTooHigh, "window-lost");
        row("best from zero", Mutation::BestFromZero, "value-not-from-children");
        row("re-search forgotten", Mutation::ResearchForgotten, "re-search-missing");
        row("re-search always", Mutation::ResearchAlways, "re-search-useless");
        row("cutoff forgotten", Mutation::CutoffForgotten, "cut-missed");
        row("cutoff at alpha", Mutation::CutoffAtAlpha, "cut-early");
        row("bound stored as exact", Mutation::LowerStoredAsExact, "store-too-strong");
        row("bound taken as exact", Mutation::LowerTakenAsExact, "table-bound");
        row("entry too shallow", Mutation::EntryTooShallow, "table-depth");
        row("entry's value changed", Mutation::EntryReturnsAlpha, "table-value");
        row("stored too deep", Mutation::StoredTooDeep, "store-depth");
        row("key too short", Mutation::KeyTooShort, "key-collision");
        row("key with a counter", Mutation::KeyWithMoveCounter, "key-drift");
        row("one move forgotten", Mutation::OneMoveForgotten, "moves-missing");
        row("table move twice", Mutation::TableMoveTwice, "move-twice");
        row("depth less two", Mutation::DepthByTwo, "depth-step");
        row("horizon too early", Mutation::HorizonTooEarly, "horizon-depth");
        row("win for the loser", Mutation::WinForTheLoser, "terminal-sign");
        row("win not seen", Mutation::WinNotSeen, "game-over-missed");
        row("pair taken for a win", Mutation::PairTakenForWin, "game-over-early");
        row("occupied square", Mutation::OccupiedSquare, "move-illegal");
        row("last move as best", Mutation::LastMoveAsBest, "best-not-best");
        row("evaluation of one side", Mutation::EvaluationOfOneSide, "evaluation-flips");
        row("aspiration not widened", Mutation::AspirationNotWidened, "root-open");
        row("claims to fail hard", Mutation::ClaimsToFailHard, "fail-hard");
    }
    void mistakes() {
        QFETCH(int, mutation);
        QFETCH(QString, finding);
        const std::vector<std::string> found = findingsOf(static_cast<Mutation>(mutation));
        QStringList names;
        for (const std::string& each : found)
            names << QString::fromStdString(each);
        QVERIFY2(names.join(' ').contains(finding + ":"), qPrintable(names.join(' ')));
    }
};

YOMI_TESTS(TestMutatedSearches)
#include "test_mutated_searches.moc"
