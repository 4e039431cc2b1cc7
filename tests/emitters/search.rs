// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// @recipe
const COINS: [i32; 8] = [3, 9, 2, 7, 4, 8, 1, 6];

fn search(trace: &mut Trace, name: &str, row: &[i32], lead: i32, alpha: i32, beta: i32,
          depth: i32) -> i32 {
    let mut value = lead;
    trace.enter(name, alpha, beta, depth); // @enter
    if depth > 0 && !row.is_empty() {
        value = -100;
        let last = row.len() - 1;
        for (name, coin, rest) in [("the first 50%", row[0], &row[1..]),
                                   ("the last 50%", row[last], &row[..last])] {
            if value < beta {
                let low = alpha.max(value);
                value = value.max(-search(trace, name, rest, -lead - coin, -beta, -low, depth - 1));
            }
        }
    }
    trace.leave(value); // @leave
    value
}

fn main() {
    let mut trace = Trace::begin(&std::env::args().nth(1).unwrap()).unwrap(); // @begin
    for depth in 1..=8 {
        trace.iteration(depth); // @iteration
        search(&mut trace, "-", &COINS, 0, -99, 99, depth);
    }
}
