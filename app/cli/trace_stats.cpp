// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/text_table.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/tree/ask/statistics_json.h"
#include "core/tree/line_text.h"
#include "core/tree/recording_reader.h"

#include <iomanip>
#include <iostream>
#include <sstream>

namespace yomi::cli {

using tree::Statistics;

namespace {

constexpr double microsecondsInASecond = 1e6;

std::ostream& row(const char* name) {
    return std::cout << std::left << std::setw(14) << name << std::right;
}

std::string numberText(std::uint64_t number) {
    return grouped(static_cast<std::int64_t>(number));
}

std::string rateText(std::optional<double> rate) {
    if (!rate)
        return "-";
    std::ostringstream text;
    text << std::setprecision(4) << *rate;
    return text.str();
}

/// The visits of the roots, by snapshot.
class RootVisits : public tree::RecordingListener {
public:
    void happened(const tree::Recording& recording, const tree::EventLine& event,
                  std::uint64_t /*line*/) override {
        if (event.kind != tree::LineKind::Leave ||
            recording.nodes[recording.events.back().number()].move != tree::rootWord)
            return;
        m_visits.resize(recording.iterations.size());
        m_visits.back() = event.visits;
    }

    std::optional<double> of(std::size_t snapshot) const {
        return snapshot < m_visits.size() ? m_visits[snapshot] : std::nullopt;
    }

private:
    std::vector<std::optional<double>> m_visits;
};

/// "beta 140, alpha 40", without zero counts.
template <class Counts>
std::string listText(const Counts& counts) {
    std::string list;
    for (const auto& [name, count] : counts) {
        if (count == 0)
            continue;
        std::ostringstream text;
        text << name << ' ' << numberText(count);
        list += (list.empty() ? "" : ", ") + escaped(text.str());
    }
    return list;
}

template <NamedEnum Enum, std::size_t Size>
std::string enumText(const std::array<std::uint64_t, Size>& counts) {
    std::vector<std::pair<std::string_view, std::uint64_t>> named;
    for (std::size_t i = 0; i < Size; ++i)
        named.emplace_back(enumNames(Enum())[i], counts[i]);
    return listText(named);
}

void printTable(const tree::TableStatistics& table) {
    if (table.probes + table.stores == 0)
        return;
    row("table") << numberText(table.probes) << " probes, " << numberText(table.stores)
                 << " stores\n";
    row("found") << enumText<tree::EntryKind>(table.found) << '\n';
    if (const std::string uses = enumText<tree::EntryUse>(table.used); !uses.empty())
        row("used to") << uses << '\n';
}

void printSummary(const Statistics& all, bool isByVisits) {
    row("events") << numberText(all.events)
                  << (all.isTorn ? ", and a line without its end\n" : "\n");
    row("nodes") << numberText(all.nodes) << ": " << numberText(all.leaves) << " leaves, "
                 << numberText(all.open) << " never left, to ply " << all.maxPly << '\n';
    if (isByVisits)
        return;
    row("cutoffs") << numberText(all.cutoffs) << ", by the first move "
                   << numberText(all.firstMoveCutoffs) << " (" << rateText(all.firstMoveCutRate())
                   << ")\n";
    if (!all.cutRanks.empty())
        row("by move") << listText(all.cutRanks) << '\n';
    row("re-searches") << numberText(all.researches) << " of " << numberText(all.researchNodes)
                       << " nodes (" << rateText(all.researchShare()) << ")\n";
    row("null windows") << numberText(all.nullWindows) << '\n';
    if (!all.reasons.empty())
        row("reasons") << listText(all.reasons) << '\n';
    std::string bounds = enumText<tree::BoundKind>(all.bounds);
    if (all.unknownBounds > 0)
        bounds += (bounds.empty() ? "unknown " : ", unknown ") + numberText(all.unknownBounds);
    if (!bounds.empty())
        row("bounds") << bounds << '\n';
    if (!all.skips.empty())
        row("left out") << listText(all.skips) << '\n';
    printTable(all.table);
    if (all.microseconds)
        row("time") << duration(*all.microseconds / microsecondsInASecond) << '\n';
}

std::string shownScore(std::optional<double> score) {
    return score ? tree::numberText(*score) : "-";
}

void printIterations(const Statistics& all) {
    TextTable table(
        {"iteration", "nodes", "leaves", "cutoffs", "first", "again", "null", "value", "growth"});
    for (const tree::IterationStatistics& each : all.iterations)
        table.add({escaped(each.name.value_or("-")), numberText(each.nodes),
                   numberText(each.leaves), numberText(each.cutoffs),
                   numberText(each.firstMoveCutoffs), numberText(each.researches),
                   numberText(each.nullWindows), shownScore(each.value), rateText(each.growth)});
    table.print(std::cout);
}

/// For a search by visits.
void printSnapshots(const Statistics& all, const RootVisits& visits) {
    TextTable table({"snapshot", "nodes", "leaves", "visits", "mean", "growth"});
    for (std::size_t i = 0; i < all.iterations.size(); ++i) {
        const tree::IterationStatistics& each = all.iterations[i];
        table.add({escaped(each.name.value_or("-")), numberText(each.nodes),
                   numberText(each.leaves), shownScore(visits.of(i)), shownScore(each.value),
                   rateText(each.growth)});
    }
    table.print(std::cout);
}

void printPlies(const Statistics& all) {
    std::vector<std::string> columns = {"ply",     "nodes",    "expanded", "leaves",
                                        "cutoffs", "children", "branching"};
    if (all.microseconds)
        columns.emplace_back("time");
    TextTable table(std::move(columns));
    for (const tree::PlyStatistics& each : all.plies) {
        std::vector<std::string> cells = {std::to_string(each.ply),  numberText(each.nodes),
                                          numberText(each.expanded), numberText(each.leaves),
                                          numberText(each.cutoffs),  numberText(each.children),
                                          rateText(each.branching())};
        if (all.microseconds)
            cells.push_back(duration(each.microseconds / microsecondsInASecond));
        table.add(std::move(cells));
    }
    table.print(std::cout);
}

void print(const std::string& name, const Statistics& all, bool isByVisits,
           const RootVisits& visits) {
    std::cout << escaped(name) << '\n';
    printSummary(all, isByVisits);
    std::cout << '\n';
    isByVisits ? printSnapshots(all, visits) : printIterations(all);
    std::cout << '\n';
    printPlies(all);
}

} // namespace

void addTraceStats(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "stats",
        worded(Phrase("Count the nodes of a search: by iteration, ply, reason, bound and table")));
    const auto input = addTraceInput(*command);
    command->callback([=] {
        bool isFirst = true;
        std::optional<RootVisits> visits;
        const auto answer = [&](const std::string& name, const tree::Recording& recording) {
            const Statistics all = statisticsOf(recording);
            if (input->json) {
                std::cout << toJson(all).dump() << '\n';
                return;
            }
            if (!std::exchange(isFirst, false))
                std::cout << '\n';
            print(name, all, recording.header.isByVisits(), *visits);
        };
        forEachRecording(*input, answer, [&] { return &visits.emplace(); });
    });
}

} // namespace yomi::cli
