# SPDX-FileCopyrightText: The Yomi authors
# SPDX-License-Identifier: MIT
"""The search of emitter_search.cpp through the emitter for Python: FILE FILTER MISTAKE."""
import sys

import yomi_trace

COINS = [3, 9, 2, 7, 4, 8, 1, 6]
FIRST, LAST = "the first", "the last"
path, chosen, mistake = sys.argv[1:]
table = {}


def key_of(first, last, lead):
    return (first * 16 + last) * 100 + 50 + lead


def search(move, first, last, lead, alpha, beta, depth):
    key = key_of(first, last, 0 if mistake == "key-collision" else lead)
    trace.enter(move, alpha, beta, d=depth, key=key, board=f"{first} to {last}, lead {lead}")
    count = max(last - first + 1, 0)
    if count == 0 or depth == 0 or (mistake == "horizon-depth" and depth == 1):
        trace.eval(lead)
        trace.leave(lead, "exact", "horizon" if count else "terminal")
        return lead
    ordered = FIRST
    if key in table:
        kind, value, deep, ordered = table[key]
        proves = kind == "exact" or value >= beta if kind != "upper" else value <= alpha
        cuts = proves and (deep == depth or mistake == "table-depth")
        trace.table(kind, value, "cut" if cuts else "order", d=deep, best=ordered)
        if cuts:
            trace.leave(value, kind, "table")
            return value
    else:
        trace.table("none")
    most = lead + sum(COINS[first : last + 1])  # if one side took all the rest
    alpha_before = alpha
    if alpha < most < beta:
        beta = most
        trace.window(alpha, beta, "range")

    best, best_move = -1000, None
    for turn, move in enumerate([FIRST, LAST] if ordered == FIRST else [LAST, FIRST]):
        if best >= beta or (turn == 1 and mistake == "moves-missing"):
            break
        if turn == 1 and count == 1:
            trace.skip(move, "symmetry")
            break
        left, right = (first + 1, last) if move == FIRST else (first, last - 1)
        after = -lead - COINS[first if move == FIRST else last]
        down = depth - (2 if mistake == "depth-step" and turn == 1 and depth > 1 else 1)

        def child(low, high):
            if mistake == "window-sign":
                return -search(move, left, right, after, low, high, down)
            value = search(move, left, right, after, -high, -low, down)
            return value if mistake == "value-sign" else -value

        if turn == 0:
            value = child(alpha, beta)
            if mistake == "re-search-useless":
                value = child(alpha, beta)
        else:
            value = child(alpha, alpha + 1)
            if alpha < value < beta:
                value = child(value, beta)
        if value > best:
            best, best_move = value, move
        elif mistake == "best-not-best":
            best_move = move
        alpha = max(alpha, best)
    best += mistake == "value-not-from-children"
    bound = "lower" if best >= beta else "exact" if best > alpha_before else "upper"
    reason = {"lower": "beta", "exact": "all", "upper": "alpha"}[bound]
    table[key] = ("exact" if mistake == "store-too-strong" else bound, best, depth, best_move)
    trace.store(table[key][0], best, d=depth, best=best_move)
    claim = "exact" if mistake == "bound-too-strong" else bound
    trace.leave(best, claim, reason, best=best_move, moves=min(count, 2))
    return best


filters = {
    "-": {},
    "ply": {"to_ply": 2},
    "line": {"along": [FIRST, LAST]},
    "key": {"below": key_of(1, 6, 3)},
    "pass": {"every_pass": 3},
    "off": {},
}
header = {
    "fail": "hard" if mistake == "fail-hard" else "soft",
    "engine": "100% coins",
    "promises": "depth,moves,stores" if chosen == "-" else "depth,moves",
}
with yomi_trace.Writer(path, **header) as trace:
    trace.filter(**filters[chosen])
    trace.on = chosen != "off"
    for depth in range(1, 8):
        trace.iteration(depth)
        search("-", 0, len(COINS) - 1, 0, -100, 100, depth)
