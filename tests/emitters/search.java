// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
class CoinSearch {
    static final int[] coins = {3, 9, 2, 7, 4, 8, 1, 6};

    static int search(String move, int first, int last, int lead, int alpha, int beta, int depth) {
        int value = lead;
        Trace.enter(move, alpha, beta, depth); // @enter
        if (depth > 0 && first <= last) {
            value = -100;
            for (int turn = 0; turn < 2 && value < beta; ++turn) {
                int after = -lead - coins[turn == 1 ? last : first];
                int low = Math.max(alpha, value);
                value = Math.max(value, -search(turn == 1 ? "the last 50%" : "the first 50%",
                                                first + 1 - turn, last - turn, after, -beta, -low,
                                                depth - 1));
            }
        }
        Trace.leave(value); // @leave
        return value;
    }

    public static void main(String[] arguments) throws Exception {
        Trace.begin(arguments[0]); // @begin
        for (int depth = 1; depth <= 8; ++depth) {
            Trace.iteration(depth); // @iteration
            search("-", 0, 7, 0, -99, 99, depth);
        }
        Trace.end(); // @end
    }
}
// @recipe
