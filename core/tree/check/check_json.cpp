// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_json.h"

#include "core/tree/score_json.h"

#include <algorithm>

namespace yomi::tree {

using nlohmann::json;

namespace {

json toJson(const Finding& finding) {
    json folded = json::object();
    for (const auto& [check, count] : finding.folded)
        folded[std::string(nameOf(check))] = count;
    return {{"name", nameOf(finding.check)},
            {"severity", nameOf(severityOf(finding.check))},
            {"count", finding.count},
            {"line", finding.lines.front()},
            {"lines", finding.lines},
            {"path", finding.path},
            {"folded", folded},
            {"sentence", finding.sentences.front().english()}};
}

json toJson(const RootSummary& root) {
    return {{"line", root.line},
            {"value", scoreToJson(root.value)},
            {"bound", root.bound ? json(nameOf(*root.bound)) : json()},
            {"leaves", {scoreToJson(root.leaves.lower), scoreToJson(root.leaves.upper)}}};
}

json toJson(const ReadingError& error) {
    return {
        {"line", error.line}, {"kind", nameOf(error.kind)}, {"sentence", error.sentence.english()}};
}

} // namespace

json toJson(const CheckReport& report, const Recording& recording) {
    json findings = json::array(), looked = json::object(), hints = json::array();
    for (const Finding& finding : report.findings)
        findings.push_back(toJson(finding));
    for (const Check check : enumerators<Check>)
        looked[std::string(nameOf(check))] = report.looked[static_cast<std::size_t>(check)];
    for (const Sentence& hint : report.hints)
        hints.push_back(hint.english());
    return {{"events", recording.lines.size()},
            {"nodes", recording.enteredCount()},
            {"open", std::ranges::count_if(recording.nodes, &RecordedNode::isOpen)},
            {"torn", recording.isTorn},
            {"error", recording.error ? toJson(*recording.error) : json()},
            {"findings", findings},
            {"looked", looked},
            {"hints", hints},
            {"root", report.root ? toJson(*report.root) : json()}};
}

} // namespace yomi::tree
