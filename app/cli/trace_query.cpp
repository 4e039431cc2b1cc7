// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/text_table.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/trace/node_path.h"
#include "core/trace/query.h"

#include <iostream>
#include <optional>

namespace yomi::cli {

using nlohmann::json;
using trace::NodeId;
using trace::Query;
using trace::Recording;
using trace::RecordingDetails;

namespace {

/// A wrong query is told as JSON, too.
void printError(const std::string& text) {
    try {
        (void)Query(text);
    } catch (const trace::QueryError& error) {
        std::cout
            << json{{"error", {{"column", error.column()}, {"sentence", error.what()}}}}.dump()
            << '\n';
    }
}

void print(const std::string& name, const Query& query, const std::vector<NodeId>& found,
           const Recording& recording, const RecordingDetails& details) {
    for (const NodeId node : found)
        std::cout << escaped(name) << ':' << details.of(node).enteredLine << ": "
                  << escaped(pathText(recording, node)) << '\n';
    std::cout << counted(static_cast<std::int64_t>(found.size()), "node", "nodes") << " of "
              << grouped(static_cast<std::int64_t>(recording.nodes.size())) << ".\n";
    if (const std::string absent = query.absentAttribute(recording, details); !absent.empty())
        std::cout << "No node has " << absent << ".\n";
}

} // namespace

Query queryIn(const std::string& text) {
    try {
        return Query(text);
    } catch (const trace::QueryError& error) {
        throw std::invalid_argument("The query, column " + std::to_string(error.column()) + ": " +
                                    error.what());
    }
}

json foundJson(const std::vector<NodeId>& found, const Recording& recording,
               const RecordingDetails& details) {
    json nodes = json::array();
    for (const NodeId node : found)
        nodes.push_back(
            {{"line", details.of(node).enteredLine}, {"path", pathText(recording, node)}});
    return {{"count", found.size()}, {"nodes", nodes}};
}

void addTraceQuery(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "query",
        "List the nodes for which a condition holds, such as \"reason=beta and best!=first\"");
    const auto input = addTraceInput(*command, {"FILE"});
    const auto text = std::make_shared<std::string>();
    command->add_option("QUERY", *text, "The condition")->required();
    command->callback([=] {
        if (input->json)
            printError(*text);
        const Query query = queryIn(*text);
        std::optional<RecordingDetails> details;
        const auto next = [&] {
            return &details.emplace();
        };
        const auto answer = [&](const std::string& name, const Recording& recording) {
            const std::vector<NodeId> found = query.matches(recording, *details);
            if (input->json)
                std::cout << foundJson(found, recording, *details).dump() << '\n';
            else
                print(name, query, found, recording, *details);
        };
        forEachRecording(*input, answer, next);
    });
}

} // namespace yomi::cli
