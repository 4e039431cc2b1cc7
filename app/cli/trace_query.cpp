// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/text_table.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/common/sentence.h"
#include "core/common/spelling.h"
#include "core/tree/ask/node_path.h"
#include "core/tree/ask/query.h"
#include "core/tree/line_text.h"

#include <iostream>
#include <optional>

namespace yomi::cli {

using nlohmann::json;
using tree::Attribute;
using tree::Attributes;
using tree::NodeId;
using tree::Query;
using tree::Recording;
using tree::RecordingDetails;

namespace {

/// Reports a wrong query as JSON, too.
void printError(const std::string& text) {
    try {
        (void)Query(text);
    } catch (const tree::QueryError& error) {
        std::cout << json{{"error",
                           {{"column", error.column()}, {"sentence", error.sentence().english()}}}}
                         .dump()
                  << '\n';
    }
}

/// "nodes 105, value 3": the values that the query selects.
std::string valuesText(const std::vector<Attribute>& shown, NodeId node,
                       const Attributes& attributes) {
    std::string text;
    for (const Attribute& attribute : shown) {
        const tree::AttributeValue value = attributes.of(node, attribute);
        text.append(text.empty() ? "" : ", ").append(attribute.text()).append(1, ' ');
        text += value ? tree::valueText(*value) : "-";
    }
    return text;
}

/// A remark about attributes that no node has, which are probably mistakes.
Sentence remarkOf(const Query& query, const Recording& recording, const RecordingDetails& details) {
    if (const auto absent = query.absentAttribute(recording, details))
        return absent->nearest.empty()
                   ? Sentence("No node has {}.", absent->name)
                   : Sentence("No node has {}; did you mean {}?", absent->name, absent->nearest);
    const auto reason = query.absentReason(recording);
    if (!reason)
        return {};
    const Sentence name = tree::shownText(reason->name);
    return reason->nearest.empty() ? Sentence("No node has the reason {}.", name)
                                   : Sentence("No node has the reason {}; did you mean {}?", name,
                                              tree::shownText(reason->nearest));
}

std::vector<Attribute> shownIn(const Query& query) {
    std::vector<Attribute> shown;
    for (const std::string& name : query.shownAttributes())
        shown.emplace_back(name);
    return shown;
}

void print(const std::string& name, const Query& query, const Recording& recording,
           const RecordingDetails& details) {
    const std::vector<NodeId> found = query.matches(recording, details);
    const std::vector<Attribute> shown = shownIn(query);
    const Attributes attributes(recording, details);
    for (const NodeId node : found)
        std::cout << escaped(name) << ':' << recording.lineNumberOf(recording.nodes[node].entered)
                  << ": " << escaped(pathText(recording, node)) << "  ("
                  << escaped(valuesText(shown, node, attributes)) << ")\n";
    const std::string nodes =
        wordedCount(static_cast<std::int64_t>(found.size()), Phrase("1 node"), Counted("{} nodes"));
    std::cout << worded(Sentence("{} of {}.", nodes,
                                 grouped(static_cast<std::int64_t>(recording.enteredCount()))))
              << '\n';
    if (const Sentence remark = remarkOf(query, recording, details); !remark.empty())
        std::cout << escaped(worded(remark)) << '\n';
}

} // namespace

Query queryIn(const std::string& text) {
    try {
        return Query(text);
    } catch (const tree::QueryError& error) {
        throw InvalidArgument("The query, column {}: {}", error.column(), error.sentence());
    }
}

json foundJson(const Query& query, const Recording& recording, const RecordingDetails& details) {
    const std::vector<NodeId> found = query.matches(recording, details);
    json nodes = json::array();
    for (const NodeId node : found)
        nodes.push_back({{"line", recording.lineNumberOf(recording.nodes[node].entered)},
                         {"path", pathText(recording, node)}});
    json answer = {{"count", found.size()}, {"nodes", std::move(nodes)}};
    if (const Sentence remark = remarkOf(query, recording, details); !remark.empty())
        answer["remark"] = remark.english();
    return answer;
}

void addTraceQuery(CLI::App& trace) {
    CLI::App* command =
        trace.add_subcommand("query", worded(Phrase("List the nodes for which a condition holds, "
                                                    "such as \"reason=beta and best!=first\", with "
                                                    "what it asks for")));
    const auto input = addTraceInput(*command, {"FILE"});
    const auto text = std::make_shared<std::string>();
    command->add_option("QUERY", *text, worded(Phrase("The condition")))->required();
    command->callback([=] {
        if (input->json)
            printError(*text);
        const Query query = queryIn(*text);
        std::optional<RecordingDetails> details;
        const auto next = [&] {
            return &details.emplace();
        };
        const auto answer = [&](const std::string& name, const Recording& recording) {
            if (input->json)
                std::cout << foundJson(query, recording, *details).dump() << '\n';
            else
                print(name, query, recording, *details);
        };
        forEachRecording(*input, answer, next);
    });
}

} // namespace yomi::cli
