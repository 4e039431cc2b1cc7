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

std::string numberText(std::uint64_t number) {
    return grouped(static_cast<std::int64_t>(number));
}

std::string countText(std::uint64_t number, Phrase one, Counted many) {
    return wordedCount(static_cast<std::int64_t>(number), one, many);
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
            recording.nodes[recording.events.back().node()].move != tree::rootWord)
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

void addUnlessEmpty(Summary& summary, Phrase name, const std::string& list) {
    if (!list.empty())
        summary.add(name, list);
}

void addTable(Summary& summary, const tree::TableStatistics& table) {
    if (table.probes + table.stores == 0)
        return;
    summary.add(Phrase("table"),
                Sentence("{}, {}", countText(table.probes, Phrase("1 probe"), Counted("{} probes")),
                         countText(table.stores, Phrase("1 store"), Counted("{} stores"))));
    summary.add(Phrase("found"), enumText<tree::EntryKind>(table.found));
    addUnlessEmpty(summary, Phrase("used to"), enumText<tree::EntryUse>(table.used));
}

Summary summaryOf(const Statistics& all, bool isByVisits) {
    Summary summary;
    const std::string events = numberText(all.events);
    summary.add(Phrase("events"), all.isTorn ? Sentence("{}, and a line without its end", events)
                                             : Sentence::verbatim(events));
    summary.add(Phrase("nodes"),
                Sentence("{}: {}, {} still open, to ply {}", numberText(all.nodes),
                         countText(all.leaves, Phrase("1 leaf"), Counted("{} leaves")),
                         numberText(all.open), all.maxPly));
    if (isByVisits)
        return summary;
    summary.add(Phrase("cutoffs"),
                Sentence("{}, by the first move {} ({})", numberText(all.cutoffs),
                         numberText(all.firstMoveCutoffs), rateText(all.firstMoveCutRate())));
    addUnlessEmpty(summary, Phrase("by move"), listText(all.cutRanks));
    summary.add(Phrase("re-searches"),
                Sentence("{} of {} ({})", numberText(all.researches),
                         countText(all.researchNodes, Phrase("1 node"), Counted("{} nodes")),
                         rateText(all.researchShare())));
    summary.add(Phrase("null windows"), numberText(all.nullWindows));
    addUnlessEmpty(summary, Phrase("reasons"), listText(all.reasons));
    std::string bounds = enumText<tree::BoundKind>(all.bounds);
    if (all.unknownBounds > 0)
        bounds += (bounds.empty() ? "unknown " : ", unknown ") + numberText(all.unknownBounds);
    addUnlessEmpty(summary, Phrase("bounds"), bounds);
    addUnlessEmpty(summary, Phrase("left out"), listText(all.skips));
    addTable(summary, all.table);
    if (all.microseconds)
        summary.add(Phrase("time"), duration(*all.microseconds / microsecondsInASecond));
    return summary;
}

std::string shownScore(std::optional<double> score) {
    return score ? tree::numberText(*score) : "-";
}

void printIterations(const Statistics& all) {
    TextTable table(wordedAll({Phrase("iteration"), Phrase("nodes"), Phrase("leaves"),
                               Phrase("cutoffs"), Phrase("first"), Phrase("again"), Phrase("null"),
                               Phrase("value"), Phrase("growth")}));
    for (const tree::IterationStatistics& each : all.iterations)
        table.add({escaped(each.name.value_or("-")), numberText(each.nodes),
                   numberText(each.leaves), numberText(each.cutoffs),
                   numberText(each.firstMoveCutoffs), numberText(each.researches),
                   numberText(each.nullWindows), shownScore(each.value), rateText(each.growth)});
    table.print(std::cout);
}

/// For a search by visits.
void printSnapshots(const Statistics& all, const RootVisits& visits) {
    TextTable table(wordedAll({Phrase("snapshot"), Phrase("nodes"), Phrase("leaves"),
                               Phrase("visits"), Phrase("mean"), Phrase("growth")}));
    for (std::size_t i = 0; i < all.iterations.size(); ++i) {
        const tree::IterationStatistics& each = all.iterations[i];
        table.add({escaped(each.name.value_or("-")), numberText(each.nodes),
                   numberText(each.leaves), shownScore(visits.of(i)), shownScore(each.value),
                   rateText(each.growth)});
    }
    table.print(std::cout);
}

void printPlies(const Statistics& all) {
    std::vector<Phrase> columns = {Phrase("ply"),      Phrase("nodes"),   Phrase("expanded"),
                                   Phrase("leaves"),   Phrase("cutoffs"), Phrase("children"),
                                   Phrase("branching")};
    if (all.microseconds)
        columns.push_back(Phrase("time"));
    TextTable table(wordedAll(columns));
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
    summaryOf(all, isByVisits).print(std::cout);
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
