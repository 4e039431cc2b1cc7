// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/trace_text.h"

#include <ostream>
#include <string>
#include <string_view>

namespace yomi::tictactoe {

namespace {

std::string number(Score score) {
    if (score == infinity)
        return "\"inf\"";
    if (score == -infinity)
        return "\"-inf\"";
    std::string text = score < 0 ? "-" : "";
    text += std::to_string(std::abs(score) / 2);
    return score % 2 == 0 ? text : text + ".5";
}

std::string number(NodeId node, std::string_view otherwise) {
    return node == noNode ? std::string(otherwise) : std::to_string(node);
}

} // namespace

void writeNodes(const Trace& trace, std::ostream& out) {
    for (std::size_t iteration = 0; iteration < trace.iterations.size(); ++iteration) {
        const TraceIteration& range = trace.iterations[iteration];
        for (NodeId id = range.firstNode; id < range.endNode; ++id) {
            const TraceNode& node = trace.nodes[id];
            out << "{\"node\":" << id << ",\"parent\":" << number(node.parent, "-1")
                << ",\"iteration\":" << iteration << ",\"depth\":" << int{node.depth}
                << ",\"board\":\"" << text(node.position) << "\",\"move\":" << int{node.square}
                << ",\"alpha\":" << number(node.alpha) << ",\"beta\":" << number(node.beta)
                << ",\"value\":" << number(node.value) << ",\"bound\":\"" << nameOf(node.bound)
                << "\",\"kind\":\"" << nameOf(node.visit) << "\",\"table\":\"" << nameOf(node.table)
                << "\",\"writer\":" << number(node.writer, "null") << "}\n";
        }
    }
}

} // namespace yomi::tictactoe
