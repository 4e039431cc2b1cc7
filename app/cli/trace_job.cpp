// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/finding_filter.h"
#include "app/cli/job.h"
#include "app/cli/options.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "app/cli/wording.h"
#include "core/common/sentence.h"
#include "core/tree/ask/move_line.h"
#include "core/tree/ask/query.h"
#include "core/tree/ask/recording_diff.h"
#include "core/tree/ask/statistics_json.h"
#include "core/tree/check/check_json.h"
#include "core/tree/check/checker.h"

#include <optional>

namespace yomi::cli {

using nlohmann::json;
using tree::Recording;
using tree::RecordingDetails;

namespace {

constexpr Phrase format = Phrase(
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
    "then > MOVE and < MEAN n=VISITS p=PRIOR. More: the manual's page Recordings.");

void addTrace(CLI::App& program) {
    CLI::App* trace = program.add_subcommand(
        "trace", worded(Phrase("Recordings of any search: what a program printed of it")));
    trace->require_subcommand(1);
    trace->footer(worded(format));
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

/// The commands that answer with JSON.
enum class TraceCommand { Check, Stats, Query, Line, Diff };
constexpr auto enumNames(TraceCommand) {
    return namesInOrder("check", "stats", "query", "line", "diff");
}

struct TraceRequest {
    std::optional<TraceCommand> command = {};
    std::string file = {};
    std::optional<std::string> other = {}, query = {}, line = {};
    bool skipForeign = false, strict = false;
    std::vector<std::string> only = {}, ignore = {};

    tree::ForeignLines foreign() const {
        return skipForeign ? tree::ForeignLines::Skipped : tree::ForeignLines::Refused;
    }

    template <class Fields>
    void describe(Fields& field) {
        field("do", command, Phrase("Which command"));
        field("file", file, Phrase("A recording"));
        field("other", other, Phrase("Diff: the recording to compare it with"));
        field("query", query, Phrase("Query: the condition"));
        field("line", line,
              Phrase("Line: moves from the root, separated by blanks; %20 is a blank in a move"));
        field("skip-foreign", skipForeign, Phrase("Skip lines that are not events"));
        field("strict", strict, Phrase("Check: waste and doubt are mistakes, too"));
        field("only", only, Phrase("Check: checks whose findings are shown"));
        field("ignore", ignore,
              Phrase("Check: checks whose findings are left out; NAME@LINE for one in a line"));
    }
};

/// Requires a key for the command that owns it and refuses it for all others.
void validateKey(const TraceRequest& request, TraceCommand owner, const std::string& key,
                 bool isGiven) {
    const bool isOwners = request.command == owner;
    if (isOwners != isGiven)
        throw isOwners ? InvalidArgument("{} needs \"{}\".", nameOf(owner), key)
                       : InvalidArgument("\"{}\" is a key of {} alone.", key, nameOf(owner));
}

void validate(const TraceRequest& request) {
    if (!request.command)
        throw InvalidArgument("\"do\" says what: {}.", listOfNames<TraceCommand>());
    if (request.file.empty())
        throw InvalidArgument("\"file\" names a recording.");
    if (request.file == "-" || request.other == "-")
        throw InvalidArgument(
            "Standard input has the requests of the batch; name a file instead of \"-\".");
    validateKey(request, TraceCommand::Diff, "other", request.other.has_value());
    validateKey(request, TraceCommand::Query, "query", request.query.has_value());
    validateKey(request, TraceCommand::Line, "line", request.line.has_value());
    const bool hasFilter = request.strict || !request.only.empty() || !request.ignore.empty();
    if (hasFilter && request.command != TraceCommand::Check)
        throw InvalidArgument("\"strict\", \"only\" and \"ignore\" are keys of check alone.");
}

/// Reads a recording to its end. Throws FormatError that names the file and the line.
Recording readWhole(const std::string& file, const TraceRequest& request,
                    const RequestContext& context, tree::RecordingListener* listener = nullptr) {
    requireRegularFile(file);
    NamedRecording read =
        readRecording(file, TraceInput::usualMemory, request.foreign(), listener, context.stop);
    if (read.recording.error)
        throw FormatError(read.recording.error->sentence)
            .at(read.name + ":" + std::to_string(read.recording.error->line));
    return std::move(read.recording);
}

json checkFile(const TraceRequest& request, const RequestContext& context) {
    const FindingFilter filter(request.only, request.ignore);
    requireRegularFile(request.file);
    tree::Checker checker(filter.unwanted());
    const Recording recording = readRecording(request.file, TraceInput::usualMemory,
                                              request.foreign(), &checker, context.stop)
                                    .recording;
    const tree::CheckReport report = checker.report(recording);
    return toJson(report, recording);
}

json diffFiles(const TraceRequest& request, const RequestContext& context) {
    ComparedFile a, b;
    a.recording = readWhole(request.file, request, context, &a);
    b.recording = readWhole(*request.other, request, context, &b);
    return toJson(difference(a, b));
}

json answerOf(const TraceRequest& request, const RequestContext& context) {
    RecordingDetails details;
    switch (*request.command) {
    case TraceCommand::Check:
        return checkFile(request, context);
    case TraceCommand::Stats:
        return toJson(statisticsOf(readWhole(request.file, request, context)));
    case TraceCommand::Query: {
        const tree::Query query = queryIn(*request.query);
        const Recording recording = readWhole(request.file, request, context, &details);
        return foundJson(query, recording, details);
    }
    case TraceCommand::Line: {
        const auto moves = lineIn(*request.line);
        const Recording recording = readWhole(request.file, request, context, &details);
        return toJson(searchesOf(moves, recording, details), recording, details);
    }
    case TraceCommand::Diff:
        return diffFiles(request, context);
    }
    return {};
}

/// Answers a batch request with the --json output of the command named by "do".
std::string answerTrace(const json& request, const RequestContext& context) {
    const auto options = requested<TraceRequest>(request);
    validate(options);
    return answerOf(options, context).dump();
}

} // namespace

Job traceJob() {
    return {"trace", addTrace, answerTrace};
}

} // namespace yomi::cli
