// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/job.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_request.h"

namespace yomi::cli {

namespace {

constexpr const char* format =
    "A recording is a line \"yomi-trace 1\", then a line for each event:\n"
    "  > MOVE ALPHA BETA     a node is entered; the root's move is -, a null move's null\n"
    "  < VALUE               it returns\n"
    "  i NAME                an iteration or a snapshot begins\n"
    "  t, s KIND VALUE       what the table held; what it gets\n"
    "  e VALUE, w ALPHA BETA, x MOVE  an evaluation, a changed window, a move left out\n"
    "After yomi-trace 1 come the settings for all lines:\n"
    "  values=mover|first    whose numbers they are: the side's to move, or always max's\n"
    "  tomove=max|min        who moves at the root\n"
    "  search=alphabeta|minimax|mcts, fail=any|hard|soft\n"
    "  promises=depth,moves,stores  each reduction, legal move, store is shown\n"
    "  inf=N, mate=N         scores from N on are infinite; scores beyond N are mates\n"
    "  step=N, scale=N, draw=N, range=LO,HI  null window, units a point, draw, all scores (max's)\n"
    "  game=none|tictactoe|connectfour|mnk, size=WxH, line=N  rules that Yomi knows\n"
    "  root=BOARD|MOVES  the position at the root, in any text that --position takes\n"
    "  base=0|1  the number of the first column or square\n"
    "A line may have d= (depth), r= (reduction), key=, board=, side=max|min, kind=, best=,\n"
    "moves=, won=. A search by visits (search=mcts) prints its tree at each snapshot: i PLAYOUTS,\n"
    "then > MOVE and < MEAN n=VISITS p=PRIOR. More: the manual's page Recordings.";

void addTrace(CLI::App& program) {
    CLI::App* trace =
        program.add_subcommand("trace", "Recordings of any search: what a program printed of it");
    trace->require_subcommand(1);
    trace->footer(format);
    addTraceCheck(*trace);
    addTraceStats(*trace);
    addTraceQuery(*trace);
    addTraceLine(*trace);
    addTraceDiff(*trace);
    addTraceDot(*trace);
    addTracePerfetto(*trace);
    addTraceConvert(*trace);
    addTraceNodes(*trace);
}

} // namespace

Job traceJob() {
    return {"trace", addTrace, answerTrace};
}

} // namespace yomi::cli
