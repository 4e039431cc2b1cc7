// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// A search that records itself with the emitter, in C++11. Two sides take the first or the last
// coin of a row in turn; the score is the lead of the side to move. emitter_search.py is the same
// search.
//
//     emitter_search FILE FILTER MISTAKE    "-" for none
#include "resources/emitters/yomi_trace.h"

#include <algorithm>
#include <map>

using yomi_trace::field;
using yomi_trace::Writer;

namespace {

const int coins[] = {3, 9, 2, 7, 4, 8, 1, 6};
const int coinCount = 8, deepest = 7;

/// Constants of a class, which in C++11 need a separate definition to have an address.
struct Limits {
    static const int lowest = -100;
    static constexpr int highest = 100;
    static constexpr const char* engine = "100% coins";
};

struct Entry {
    std::string kind;
    int value, depth;
    std::string best;
};

std::string keyOf(int first, int last, int lead) {
    return std::to_string((first * 16 + last) * 100 + 50 + lead);
}

std::string boardOf(int first, int last, int lead) {
    return std::to_string(first) + " to " + std::to_string(last) + ", lead " + std::to_string(lead);
}

class CoinSearch {
public:
    CoinSearch(Writer& trace, const std::string& mistake)
        : m_trace(trace)
        , m_mistake(mistake) {}

    int search(const std::string& move, int first, int last, int lead, int alpha, int beta,
               int depth) {
        const std::string key = keyOf(first, last, is("key-collision") ? 0 : lead);
        if (move == "-") // like the window below
            m_trace.enter(move, Limits::lowest, Limits::highest, field("d", depth),
                          field("key", key), field("board", boardOf(first, last, lead)));
        else
            m_trace.enter(move, alpha, beta, field("d", depth), field("key", key),
                          field("board", boardOf(first, last, lead)));
        const int count = std::max(last - first + 1, 0);
        if (count == 0 || (is("horizon-depth") && depth == 1) || depth == 0) {
            m_trace.eval(lead);
            m_trace.leave(lead, "exact", count == 0 ? "terminal" : "horizon");
            return lead;
        }
        std::string ordered = "the first";
        const auto found = m_table.find(key);
        if (found == m_table.end()) {
            m_trace.table("none");
        } else {
            const Entry& entry = found->second;
            const bool cuts =
                (entry.depth == depth || is("table-depth")) &&
                (entry.kind == "exact" || (entry.kind == "lower" && entry.value >= beta) ||
                 (entry.kind == "upper" && entry.value <= alpha));
            m_trace.table(entry.kind, entry.value, cuts ? "cut" : "order", field("d", entry.depth),
                          field("best", entry.best));
            if (cuts) {
                m_trace.leave(entry.value, entry.kind, "table");
                return entry.value;
            }
            ordered = entry.best;
        }
        int most = lead; // if one side took all the rest
        for (int coin = first; coin <= last; ++coin)
            most += coins[coin];
        const int alphaBefore = alpha;
        if (alpha < most && most < beta)
            m_trace.window(alpha, beta = most, "range");

        int best = -1000;
        std::string bestMove;
        for (int turn = 0; turn < 2 && best < beta; ++turn) {
            const bool isFirst = (turn == 0) == (ordered == "the first");
            const std::string next = isFirst ? "the first" : "the last";
            if (turn == 1 && count == 1) {
                m_trace.skip(next, "symmetry");
                break;
            }
            if (turn == 1 && is("moves-missing"))
                break;
            const int after = -lead - coins[isFirst ? first : last];
            const auto child = [&](int low, int high) {
                const int down = depth - (is("depth-step") && turn == 1 && depth > 1 ? 2 : 1);
                const int value =
                    is("window-sign")
                        ? search(next, first + isFirst, last - !isFirst, after, low, high, down)
                        : search(next, first + isFirst, last - !isFirst, after, -high, -low, down);
                return is("value-sign") ? value : -value;
            };
            int value = 0;
            if (turn == 0) {
                value = child(alpha, beta);
                if (is("re-search-useless"))
                    value = child(alpha, beta);
            } else {
                value = child(alpha, alpha + 1);
                if (alpha < value && value < beta)
                    value = child(value, beta);
            }
            if (value > best) {
                best = value;
                bestMove = next;
            } else if (is("best-not-best")) {
                bestMove = next;
            }
            alpha = std::max(alpha, best);
        }
        if (is("value-not-from-children"))
            ++best;
        const std::string bound = best >= beta ? "lower" : best > alphaBefore ? "exact" : "upper";
        m_table[key] = Entry{is("store-too-strong") ? "exact" : bound, best, depth, bestMove};
        m_trace.store(m_table[key].kind, best, field("d", depth), field("best", bestMove));
        m_trace.leave(best, is("bound-too-strong") ? "exact" : bound,
                      best >= beta         ? "beta"
                      : best > alphaBefore ? "all"
                                           : "alpha",
                      field("best", bestMove), field("moves", std::min(count, 2)));
        return best;
    }

private:
    bool is(const char* mistake) const { return m_mistake == mistake; }

    Writer& m_trace;
    std::string m_mistake;
    std::map<std::string, Entry> m_table;
};

} // namespace

int main(int count, char** arguments) {
    if (count != 4)
        return 2;
    const std::string filter = arguments[2], mistake = arguments[3];
    Writer trace(arguments[1], field("fail", mistake == "fail-hard" ? "hard" : "soft"),
                 field("engine", Limits::engine),
                 field("promises", filter == "-" ? "depth,moves,stores" : "depth,moves"));
    if (filter == "ply")
        trace.toPly(2);
    if (filter == "line")
        trace.along({"the first", "the last"});
    if (filter == "key")
        trace.below(keyOf(1, 6, 3));
    if (filter == "pass")
        trace.everyPass(3);
    trace.setOn(filter != "off");
    CoinSearch search(trace, mistake);
    for (int depth = 1; depth <= deepest; ++depth) {
        trace.iteration(depth);
        search.search("-", 0, coinCount - 1, 0, Limits::lowest, Limits::highest, depth);
    }
    return trace.close() ? 0 : 1;
}
