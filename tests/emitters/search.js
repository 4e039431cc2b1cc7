// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// @recipe
const coins = [3, 9, 2, 7, 4, 8, 1, 6];

function search(move, first, last, lead, alpha, beta, depth) {
    let value = lead;
    trace.enter(move, alpha, beta, depth); // @enter
    if (depth > 0 && first <= last) {
        value = -100;
        for (let turn = 0; turn < 2 && value < beta; ++turn) {
            const after = -lead - coins[turn ? last : first];
            const low = Math.max(alpha, value);
            value = Math.max(value, -search(turn ? "the last 50%" : "the first 50%",
                                            first + 1 - turn, last - turn, after, -beta, -low,
                                            depth - 1));
        }
    }
    trace.leave(value); // @leave
    return value;
}

trace.begin(process.argv[2]); // @begin
for (let depth = 1; depth <= 8; ++depth) {
    trace.iteration(depth); // @iteration
    search("-", 0, 7, 0, -99, 99, depth);
}
