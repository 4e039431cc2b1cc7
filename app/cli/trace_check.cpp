// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/finding_filter.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/common/sentence.h"
#include "core/tree/check/check_json.h"
#include "core/tree/check/checker.h"
#include "core/tree/line_text.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>

namespace yomi::cli {

using tree::Check;
using tree::Checker;
using tree::CheckReport;
using tree::Finding;
using tree::Recording;
using tree::Severity;

namespace {

struct CheckOptions {
    bool strict = false, needs = false;
    std::vector<std::string> only, ignored;
};

std::string listed(const std::vector<std::string>& texts) {
    std::string list;
    for (const std::string& text : texts)
        list += (list.empty() ? "" : ", ") + text;
    return list;
}

void printRoot(const std::string& name, const tree::RootSummary& root, double mate) {
    const auto shown = [&](double number) {
        return tree::checkedText(number, mate);
    };
    const std::string value = tree::numberText(root.value), lower = shown(root.leaves.lower);
    const Sentence leaves = root.leaves.lower == root.leaves.upper
                                ? Sentence::verbatim(lower)
                                : Sentence("{} to {}", lower, shown(root.leaves.upper));
    const Sentence claim =
        root.bound
            ? Sentence("{} is claimed, {}; the leaves give {}.", value, nameOf(*root.bound), leaves)
            : Sentence("{} is claimed; the leaves give {}.", value, leaves);
    std::cout << name << ':' << root.line << ": root: " << worded(claim) << '\n';
}

/// Prints how many events each check examined, and for checks without any what they need.
void printLooked(const CheckReport& report, const tree::RecordingHeader& header, bool withNeeds) {
    std::vector<std::string> looked;
    std::map<std::string, std::vector<std::string>> blind; // by what they need
    for (const Check check : enumerators<Check>) {
        const std::uint64_t events = report.looked[static_cast<std::size_t>(check)];
        const std::string name(nameOf(check));
        if (events > 0)
            looked.push_back(name + " " + grouped(static_cast<std::int64_t>(events)));
        else if (const std::string needs = worded(needsOf(check, header)); !needs.empty())
            blind[needs].push_back(name);
    }
    std::cout << worded(looked.empty() ? Sentence("Events looked at: none.")
                                       : Sentence("Events looked at: {}.", listed(looked)))
              << '\n';
    std::vector<std::string> untested;
    for (const auto& [needs, names] : blind) {
        if (withNeeds)
            std::cout << worded(Sentence("Not tested: {}. Needed: {}.", listed(names), needs))
                      << '\n';
        untested.insert(untested.end(), names.begin(), names.end());
    }
    if (!withNeeds && !untested.empty())
        std::cout << worded(Sentence("Not tested: {}. --needs says what each needs.",
                                     listed(untested)))
                  << '\n';
}

void print(const std::string& name, const CheckReport& report, const Recording& recording,
           const CheckOptions& options) {
    for (const Sentence& hint : report.hints) // they may explain errors
        std::cout << name << ": hint: " << worded(hint) << '\n';
    for (const Finding& finding : report.findings)
        std::cout << name << ':' << finding.lines.front() << ": "
                  << nameOf(severityOf(finding.check)) << ": " << nameOf(finding.check) << " ("
                  << grouped(static_cast<std::int64_t>(finding.count))
                  << "): " << escaped(worded(withFolded(finding))) << '\n';
    if (report.root)
        printRoot(name, *report.root, recording.header.mate);
    if (recording.isTorn)
        std::cout << name << ": " << worded(Phrase("the last line has no end and was not read."))
                  << '\n';
    if (const auto open = std::ranges::count_if(recording.nodes, &tree::RecordedNode::isOpen))
        std::cout << name << ": "
                  << wordedCount(open, Phrase("1 node is still open."),
                                 Counted("{} nodes are still open."))
                  << '\n';
    const std::string events = wordedCount(static_cast<std::int64_t>(recording.lines.size()),
                                           Phrase("1 event"), Counted("{} events")),
                      nodes = wordedCount(static_cast<std::int64_t>(recording.enteredCount()),
                                          Phrase("1 node"), Counted("{} nodes"));
    std::cout << name << ": "
              << worded(report.findings.empty()
                            ? Sentence("{}, {}; nothing was found.", events, nodes)
                            : Sentence("{}, {}.", events, nodes))
              << '\n';
    if (!recording.lines.empty())
        printLooked(report, recording.header, options.needs);
}

/// Checks the recordings and prints the findings. Throws if there are any.
void check(const TraceInput& input, const CheckOptions& options) {
    const FindingFilter filter(options.only, options.ignored);
    std::int64_t wrong = 0;
    bool isFirst = true;
    std::optional<Checker> checker;
    const auto next = [&] {
        return &checker.emplace(filter.unwanted());
    };
    const auto answer = [&](const std::string& name, const Recording& recording) {
        const CheckReport report = checker->report(recording);
        wrong += std::ranges::any_of(report.findings, [&](const Finding& finding) {
            return options.strict || severityOf(finding.check) == Severity::Error;
        });
        if (input.json) {
            std::cout << toJson(report, recording).dump() << '\n';
            return;
        }
        if (!std::exchange(isFirst, false))
            std::cout << '\n';
        print(escaped(name), report, recording, options);
    };
    forEachRecording(input, answer, next);
    if (wrong > 0)
        throw wrong == 1 ? RuntimeError("1 recording has mistakes.")
                         : RuntimeError("{} recordings have mistakes.", grouped(wrong));
}

} // namespace

void addTraceCheck(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "check",
        worded(Phrase(
            "Look for the classic mistakes of alpha-beta: wrong windows, values and bounds")));
    const auto input = addTraceInput(*command);
    const auto options = std::make_shared<CheckOptions>();
    command->add_flag(
        "--strict", options->strict,
        worded(Phrase("Let the status reflect waste and doubt too, not errors alone")));
    command->add_flag(
        "--needs", options->needs,
        worded(Phrase("Say what a recording must print for the checks that could not be made")));
    command
        ->add_option("--only", options->only,
                     worded(Phrase("Checks whose findings are shown: ")) + listOfNames<Check>())
        ->delimiter(',')
        ->allow_extra_args(false);
    command
        ->add_option(
            "--ignore", options->ignored,
            worded(Phrase(
                "Checks whose findings are left out, or NAME@LINE for the one in a line: ")) +
                listOfNames<Check>())
        ->delimiter(',')
        ->allow_extra_args(false);
    command->callback([=] { check(*input, *options); });
}

} // namespace yomi::cli
