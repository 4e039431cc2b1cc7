// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// @recipe
static const int coins[] = {3, 9, 2, 7, 4, 8, 1, 6};

static int search(const char *move, int first, int last, int lead, int alpha, int beta, int depth) {
    int value = lead;
    trace_enter(move, alpha, beta, depth); // @enter
    if (depth > 0 && first <= last) {
        value = -100;
        for (int turn = 0; turn < 2 && value < beta; ++turn) {
            int after = -lead - coins[turn ? last : first];
            int low = alpha > value ? alpha : value;
            int found = -search(turn ? "the last 50%" : "the first 50%", first + !turn, last - turn,
                                after, -beta, -low, depth - 1);
            if (found > value)
                value = found;
        }
    }
    trace_leave(value); // @leave
    return value;
}

int main(int count, char **arguments) {
    (void)count, (void)arguments;
    trace_begin(arguments[1]); // @begin
    for (int depth = 1; depth <= 8; ++depth) {
        trace_iteration(depth); // @iteration
        search("-", 0, 7, 0, -99, 99, depth);
    }
    return 0;
}
