// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/job.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_request.h"

namespace yomi::cli {

namespace {

void addTrace(CLI::App& program) {
    CLI::App* trace =
        program.add_subcommand("trace", "Recordings of any search: what a program printed of it");
    trace->require_subcommand(1);
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
