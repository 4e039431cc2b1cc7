// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/statistics_json.h"

#include "core/tree/score_json.h"

#include <cmath>

namespace yomi::tree {

using nlohmann::json;

namespace {

json rateToJson(std::optional<double> rate) {
    constexpr double places = 10'000;
    return rate ? json(std::round(*rate * places) / places) : json();
}

json countsToJson(const NodeCounts& counts) {
    return {{"nodes", counts.nodes},
            {"leaves", counts.leaves},
            {"cutoffs", counts.cutoffs},
            {"firstMoveCutoffs", counts.firstMoveCutoffs},
            {"researches", counts.researches},
            {"researchNodes", counts.researchNodes},
            {"nullWindows", counts.nullWindows}};
}

json toJson(const TableStatistics& table) {
    json all = {{"probes", table.probes}, {"stores", table.stores}};
    for (const EntryKind kind : enumerators<EntryKind>)
        all[kind == EntryKind::None ? "misses" : std::string(nameOf(kind))] =
            table.found[static_cast<std::size_t>(kind)];
    for (std::size_t use = 0; use < table.used.size(); ++use)
        all[std::string(enumNames(EntryUse())[use])] = table.used[use];
    return all;
}

json toJson(const IterationStatistics& iteration) {
    json all = countsToJson(iteration);
    all["name"] = iteration.name ? json(*iteration.name) : json();
    all["value"] = iteration.value ? scoreToJson(*iteration.value) : json();
    all["growth"] = rateToJson(iteration.growth);
    return all;
}

json toJson(const PlyStatistics& ply) {
    return {{"ply", ply.ply},
            {"nodes", ply.nodes},
            {"expanded", ply.expanded},
            {"leaves", ply.leaves},
            {"cutoffs", ply.cutoffs},
            {"children", ply.children},
            {"branching", rateToJson(ply.branching())}};
}

} // namespace

json toJson(const Statistics& statistics) {
    json all = countsToJson(statistics);
    json ranks = json::object(), bounds = {{"unknown", statistics.unknownBounds}};
    for (const auto& [rank, count] : statistics.cutRanks)
        ranks[std::to_string(rank)] = count;
    for (const BoundKind bound : enumerators<BoundKind>)
        bounds[std::string(nameOf(bound))] = statistics.bounds[static_cast<std::size_t>(bound)];
    json iterations = json::array(), plies = json::array(), selfByPly = json::object();
    for (const IterationStatistics& iteration : statistics.iterations)
        iterations.push_back(toJson(iteration));
    for (const PlyStatistics& ply : statistics.plies) {
        plies.push_back(toJson(ply));
        selfByPly[std::to_string(ply.ply)] = ply.microseconds;
    }
    all.update({{"events", statistics.events},
                {"open", statistics.open},
                {"maxPly", statistics.maxPly},
                {"firstMoveCutRate", rateToJson(statistics.firstMoveCutRate())},
                {"researchShare", rateToJson(statistics.researchShare())},
                {"cutRank", ranks},
                {"reasons", statistics.reasons},
                {"skips", statistics.skips},
                {"bounds", bounds},
                {"table", toJson(statistics.table)},
                {"iterations", iterations},
                {"plies", plies}});
    if (statistics.microseconds)
        all["time"] = {{"us", *statistics.microseconds}, {"selfByPly", selfByPly}};
    return all;
}

} // namespace yomi::tree
