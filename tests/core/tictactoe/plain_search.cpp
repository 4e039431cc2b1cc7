// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/core/tictactoe/plain_search.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace plain {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

constexpr int allLines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

int plies(const std::string& board) {
    return 9 - static_cast<int>(std::ranges::count(board, '.'));
}

char toMove(const std::string& board) {
    return plies(board) % 2 == 0 ? 'o' : 'x';
}

bool won(const std::string& board, char mark) {
    return std::ranges::any_of(allLines, [&](const auto& line) {
        return std::ranges::all_of(line, [&](int square) { return board[square] == mark; });
    });
}

bool over(const std::string& board) {
    return won(board, 'o') || won(board, 'x') || plies(board) == 9;
}

std::string after(std::string board, int move) {
    board[move] = toMove(board);
    return board;
}

std::vector<int> moves(const std::string& board, bool columnByColumn) {
    std::vector<int> result;
    if (over(board))
        return result;
    for (int i = 0; i < 9; ++i) {
        const int square = columnByColumn ? i % 3 * 3 + i / 3 : i;
        if (board[square] == '.')
            result.push_back(square);
    }
    return result;
}

/// The image of a square under one of the eight symmetries.
int image(int square, int symmetry) {
    const int x = square % 3, y = square / 3;
    const std::array<std::array<int, 2>, 8> images = {{{x, y},
                                                       {2 - y, x},
                                                       {2 - x, 2 - y},
                                                       {y, 2 - x},
                                                       {2 - x, y},
                                                       {x, 2 - y},
                                                       {2 - y, 2 - x},
                                                       {y, x}}};
    return images[symmetry][1] * 3 + images[symmetry][0];
}

std::string image(const std::string& board, int symmetry) {
    std::string result(9, '.');
    for (int square = 0; square < 9; ++square)
        result[image(square, symmetry)] = board[square];
    return result;
}

/// The first symmetry that leads to the least of the eight images.
int firstToLeast(const std::string& board) {
    int first = 0;
    for (int symmetry = 1; symmetry < 8; ++symmetry)
        if (image(board, symmetry) < image(board, first))
            first = symmetry;
    return first;
}

double bestOf(const std::vector<double>& values, bool maximises) {
    return maximises ? *std::ranges::max_element(values) : *std::ranges::min_element(values);
}

/// One call of the root function: a depth limit, a table, an ordering by an older table.
class Run {
public:
    Run(const Search& search, const Reading& reading, const Table& ordering)
        : m_search(search)
        , m_reading(reading)
        , m_ordering(ordering) {}

    Result root(const std::string& board) {
        m_result.depth = m_search.depth;
        const bool maximises = toMove(board) == 'o';
        std::vector<double> values;
        const std::vector<int> all = moves(board, m_reading.columnByColumn);
        for (const int move : all) {
            if (m_reading.freshTable)
                m_result.table.clear();
            double alpha = -infinite, beta = infinite;
            if (m_reading.rootNarrows && !values.empty())
                (maximises ? alpha : beta) = bestOf(values, maximises);
            values.push_back(visit(board, move, 0, alpha, beta));
            m_result.returns.push_back({m_left, bestOf(values, maximises), -infinite, infinite});
        }
        const double best = bestOf(values, maximises);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (values[i] == best)
                m_result.bestMoves.push_back(all[i]);
        m_result.value = best / m_reading.scale + 0.0;
        m_result.tableSize = static_cast<int>(m_result.table.size());
        return m_result;
    }

private:
    static std::string numberText(double number) {
        std::ostringstream text;
        text << ' ' << number;
        return text.str();
    }
    static std::string windowText(double alpha, double beta) {
        return numberText(alpha) + numberText(beta);
    }
    /// The reason is that of a leaf which returns.
    void print(const auto& line) {
        if (m_search.prints)
            m_result.lines += line() + std::exchange(m_reason, "") + '\n';
    }

    double visit(const std::string& parent, int move, int depth, double alpha, double beta) {
        const int id = static_cast<int>(m_result.calls.size());
        const std::string board = after(parent, move);
        m_result.calls.push_back(
            {m_current, depth, board, move, alpha / m_reading.scale, beta / m_reading.scale, 0});
        const int caller = m_current;
        m_current = id;
        print([&] {
            return "> " + std::to_string(move) + windowText(alpha, beta) +
                   " d=" + std::to_string(m_search.depth - depth) +
                   " key=" + image(board, firstToLeast(board));
        });
        const double value = search(board, depth, alpha, beta);
        print([&] { return "<" + numberText(value); });
        m_current = caller;
        m_left = id;
        m_result.calls[static_cast<std::size_t>(id)].value = value / m_reading.scale;
        return value;
    }

    double search(const std::string& board, int depth, double alpha, double beta) {
        m_result.nodes += m_reading.countsOnEntry ? 1 : 0;
        if (over(board) || depth == m_search.depth) {
            const double value = staticValue(board) * m_reading.scale;
            if (!over(board))
                print([&] { return "e" + numberText(value); });
            m_reason = over(board) ? " terminal" : " horizon";
            return value;
        }

        Entry entry = {-infinite, infinite, 0};
        if (m_search.table) {
            if (const auto found = m_result.table.find(key(board)); found != m_result.table.end()) {
                entry = found->second;
                const bool cuts =
                    entry.lower == entry.upper || entry.upper <= alpha || beta <= entry.lower;
                print([&] {
                    return "t range" + windowText(entry.lower, entry.upper) +
                           (cuts                       ? " cut"
                            : m_reading.narrowsByTable ? " narrow"
                                                       : " unused");
                });
                if (cuts) {
                    const bool byUpper = entry.lower != entry.upper && entry.upper <= alpha;
                    return byUpper ? entry.upper : entry.lower;
                }
                if (m_reading.narrowsByTable) {
                    alpha = std::max(alpha, entry.lower);
                    beta = std::min(beta, entry.upper);
                }
            } else {
                print([&] { return std::string("t none"); });
            }
        }

        m_result.nodes += m_reading.countsOnEntry ? 0 : 1;
        const double alphaBefore = alpha, betaBefore = beta;
        double score = searchChildren(board, depth, alpha, beta, entry.bestMove);
        if (m_reading.failHard)
            score = std::clamp(score, alphaBefore, betaBefore);

        if (m_search.table) {
            if (score <= alphaBefore) {
                entry.upper = score;
            } else if (score < betaBefore) {
                entry.lower = entry.upper = score;
            } else {
                entry.lower = score;
            }
            store(board, entry);
            print([&] { return "s range" + windowText(entry.lower, entry.upper); });
        }
        return score;
    }

    double searchChildren(const std::string& board, int depth, double alpha, double beta,
                          int& bestMove) {
        const bool maximises = toMove(board) == 'o';
        double score = maximises ? -infinite : infinite;
        const auto keep = [&](double value, int move) {
            const bool better = maximises ? value > score : value < score;
            if (better || (m_reading.replacesOnTies && value == score))
                bestMove = move;
            score = maximises ? std::max(score, value) : std::min(score, value);
            m_result.returns.push_back({m_left, score, alpha, beta});
        };
        bool first = true;
        for (const int move : orderedMoves(board)) {
            if (!m_search.pvs || first) {
                keep(visit(board, move, depth + 1, alpha, beta), move);
            } else if (maximises) {
                const double value =
                    visit(board, move, depth + 1, alpha, alpha + m_reading.nullWindow);
                keep(value, move);
                if (score < beta && value > alpha) {
                    const double from = m_reading.researchesFromScore ? value : alpha;
                    keep(visit(board, move, depth + 1, from, beta), move);
                }
            } else {
                const double value =
                    visit(board, move, depth + 1, beta - m_reading.nullWindow, beta);
                keep(value, move);
                if (score > alpha && value < beta) {
                    const double from = m_reading.researchesFromScore ? value : beta;
                    keep(visit(board, move, depth + 1, alpha, from), move);
                }
            }
            first = false;
            if (maximises) {
                if (score >= beta)
                    break;
                alpha = m_result.returns.back().alpha = std::max(alpha, score);
            } else {
                if (score <= alpha)
                    break;
                beta = m_result.returns.back().beta = std::min(beta, score);
            }
        }
        return score;
    }

    std::vector<int> orderedMoves(const std::string& board) const {
        std::vector<int> result = moves(board, m_reading.columnByColumn);
        const auto entry = m_ordering.find(key(board));
        if (entry == m_ordering.end())
            return result;
        const auto best = std::ranges::find(result, inOrientationOf(board, entry->second.bestMove));
        if (m_reading.movesToFront)
            std::rotate(result.begin(), best, best + 1);
        else
            std::iter_swap(result.begin(), best);
        return result;
    }

    /// The board that is the table's key for a board.
    std::string key(const std::string& board) const {
        return m_reading.images == Reading::Images::Canonical ? image(board, firstToLeast(board))
                                                              : board;
    }

    int inOrientationOf(const std::string& board, int storedMove) const {
        if (m_reading.images != Reading::Images::Canonical)
            return storedMove;
        int move = 0;
        while (image(move, firstToLeast(board)) != storedMove)
            ++move;
        return move;
    }

    void store(const std::string& board, const Entry& entry) {
        using Images = Reading::Images;
        const auto write = [&](int symmetry) {
            m_result.table[image(board, symmetry)] = {entry.lower, entry.upper,
                                                      image(entry.bestMove, symmetry)};
        };
        const auto writeAll = [&](std::array<int, 8> order) {
            std::ranges::for_each(order, write);
        };
        switch (m_reading.images) {
        case Images::LastWins:
            return writeAll({0, 1, 2, 3, 4, 5, 6, 7});
        case Images::FirstWins: // the last write wins, so the first comes last
            return writeAll({7, 6, 5, 4, 3, 2, 1, 0});
        case Images::OtherOrder:
            return writeAll({0, 7, 6, 5, 4, 3, 2, 1});
        case Images::Canonical:
            return write(firstToLeast(board));
        case Images::None:
            return write(0);
        }
    }

    Search m_search;
    Reading m_reading;
    const Table& m_ordering;
    Result m_result;
    int m_current = -1;   ///< the current call
    int m_left = -1;      ///< the call that returned last
    std::string m_reason; ///< of the leaf that returns
};

} // namespace

std::vector<Result> search(const std::string& board, const Search& search, const Reading& reading) {
    std::vector<Result> results;
    const Table empty;
    for (int depth = search.iterative ? 0 : search.depth; depth <= search.depth; ++depth) {
        Search limited = search;
        limited.depth = depth;
        const bool ordered = !results.empty() && search.ordering && !reading.freshTable;
        results.push_back(
            Run(limited, reading, ordered ? results.back().table : empty).root(board));
    }
    return results;
}

int minimaxNodes(const std::string& board) {
    int nodes = 0;
    for (const int move : moves(board, false))
        nodes += 1 + minimaxNodes(after(board, move));
    return nodes;
}

double staticValue(const std::string& board) {
    const char other = toMove(board), mover = other == 'o' ? 'x' : 'o';
    const double sign = mover == 'o' ? 1 : -1;
    if (won(board, mover))
        return sign * 300;
    std::map<std::pair<int, int>, int> lines; // by marks of the side that moved and of the other
    for (const auto& line : allLines) {
        int mine = 0, theirs = 0;
        for (const int square : line) {
            mine += board[square] == mover;
            theirs += board[square] == other;
        }
        ++lines[{mine, theirs}];
    }
    double value = -100 * lines[{0, 2}];
    if (lines[{0, 2}] == 0 && lines[{2, 0}] >= 2)
        return sign * 200;
    const bool corners =
        (board[0] == 'o' && board[8] == 'o') || (board[2] == 'o' && board[6] == 'o');
    const bool edge = board[1] == 'x' || board[3] == 'x' || board[5] == 'x' || board[7] == 'x';
    if (plies(board) == 4 && board[4] == 'x' && corners && edge)
        return sign * 100;
    if (lines[{2, 0}] == 1)
        value += 2;
    value += 0.5 * lines[{1, 0}] - lines[{0, 1}];
    return sign * value + 0.0;
}

} // namespace plain
