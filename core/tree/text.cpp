// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <ostream>
#include <string>
#include <string_view>

namespace yomi::tree {

namespace {

/// A number in JSON; infinities are texts.
std::string number(double value) {
    if (std::isinf(value))
        return value < 0 ? "\"-inf\"" : "\"inf\"";
    std::array<char, 32> text;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

std::string number(NodeId node, std::string_view otherwise) {
    return node == noNode ? std::string(otherwise) : std::to_string(node);
}

std::string move(const Game& game, Move move) {
    if (move == noMove)
        return "null";
    return game.hasNumberedMoves() ? game.moveText(move)
                                   : nlohmann::json(game.moveText(move)).dump();
}

} // namespace

void writeNodes(const Trace& trace, std::ostream& out) {
    for (std::size_t iteration = 0; iteration < trace.iterations.size(); ++iteration) {
        const TraceIteration& range = trace.iterations[iteration];
        for (NodeId id = range.firstNode; id < range.endNode; ++id) {
            const TraceNode& node = trace.nodes[id];
            out << "{\"node\":" << id << ",\"parent\":" << number(node.parent, "-1")
                << ",\"iteration\":" << iteration << ",\"depth\":" << node.depth << ",\"board\":\""
                << trace.game->boardText(pathTo(trace, id))
                << "\",\"move\":" << move(*trace.game, node.move);
            if (node.hasWindow)
                out << ",\"alpha\":" << number(node.alpha) << ",\"beta\":" << number(node.beta);
            else
                out << ",\"alpha\":null,\"beta\":null";
            const bool hasValue =
                node.left != noEvent && node.hasValue; // else it gave up, or is open
            if (hasValue)
                out << ",\"value\":" << number(node.value);
            else
                out << ",\"value\":null";
            if (hasValue && node.hasClaim)
                out << ",\"bound\":\"" << nameOf(node.bound) << '"';
            else
                out << ",\"bound\":null";
            out << ",\"kind\":\"" << (node.isImplied ? "implied" : nameOf(node.visit))
                << "\",\"table\":\"" << nameOf(node.table)
                << "\",\"writer\":" << number(node.writer, "null") << "}\n";
        }
    }
    if (trace.isCutOff)
        out << "{\"cutOffAt\":" << trace.nodes.size() << "}\n";
}

} // namespace yomi::tree
