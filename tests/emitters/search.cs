// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
using System;

// @recipe
static class CoinSearch {
    static readonly int[] coins = {3, 9, 2, 7, 4, 8, 1, 6};

    static int Search(string move, int first, int last, int lead, int alpha, int beta, int depth) {
        int value = lead;
        Trace.Enter(move, alpha, beta, depth); // @enter
        if (depth > 0 && first <= last) {
            value = -100;
            for (int turn = 0; turn < 2 && value < beta; ++turn) {
                int after = -lead - coins[turn == 1 ? last : first];
                int low = Math.Max(alpha, value);
                value = Math.Max(value, -Search(turn == 1 ? "the last 50%" : "the first 50%",
                                                first + 1 - turn, last - turn, after, -beta, -low,
                                                depth - 1));
            }
        }
        Trace.Leave(value); // @leave
        return value;
    }

    static void Main(string[] arguments) {
        Trace.Begin(arguments[0]); // @begin
        for (int depth = 1; depth <= 8; ++depth) {
            Trace.Iteration(depth); // @iteration
            Search("-", 0, 7, 0, -99, 99, depth);
        }
        Trace.End(); // @end
    }
}
