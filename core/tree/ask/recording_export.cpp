// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/recording_export.h"

#include "core/common/sentence.h"
#include "core/tree/line_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

namespace yomi::tree {

using nlohmann::json;

namespace {

/// "(-3, 5) → 4 lower, beta"
std::string labelOf(const Recording& recording, const RecordedNode& node) {
    std::string label;
    if (node.hasWindow)
        label = "(" + numberText(node.alpha) + ", " + numberText(node.beta) + ") ";
    if (node.hasValue)
        label += numberText(node.value) + ' ';
    if (node.bound)
        label.append(nameOf(*node.bound)) += ' ';
    label += node.isOpen() ? "open" : recording.words.text(node.reason);
    return label;
}

/// A quoted text in Graphviz's language; "
/// " there begins a new line, and no other control character can be written.
std::string quotedText(std::string_view text) {
    std::string all = "\"";
    for (const char each : encodeEscapes(text, {})) {
        if (each == '"' || each == '\\')
            all += '\\';
        all += each;
    }
    return all + '"';
}

/// The first node to draw, and one past the last.
std::pair<NodeId, NodeId> drawnNodes(const Recording& recording, const DrawnPart& part) {
    const auto count = static_cast<NodeId>(recording.nodes.size());
    if (!part.fromLine)
        return {recording.enteredAfter(0), count};
    for (NodeId node = 0; node < count; ++node)
        if (!recording.nodes[node].isImplied &&
            recording.lineNumberOf(recording.nodes[node].entered) == *part.fromLine)
            return {node, recording.nodes[node].end};
    throw InvalidArgument("No node is entered at line {}.", *part.fromLine);
}

} // namespace

void writeDot(const Recording& recording, const DrawnPart& part, std::ostream& out) {
    const auto [first, end] = drawnNodes(recording, part);
    std::vector<NodeId> drawn;
    for (NodeId node = first; node < end; ++node) {
        const int below = recording.nodes[node].ply - recording.nodes[first].ply;
        if (!recording.nodes[node].isImplied && (!part.plies || below <= *part.plies))
            drawn.push_back(node);
    }
    if (drawn.size() > mostDrawnNodes)
        throw InvalidArgument("At most {} nodes are drawn, not {}; --from and --ply choose some.",
                              mostDrawnNodes, drawn.size());
    out << "digraph recording {\n  node [shape=box];\n";
    for (const NodeId id : drawn) {
        const RecordedNode& node = recording.nodes[id];
        std::string label = quotedText(recording.words.text(node.move)),
                    told = quotedText(labelOf(recording, node));
        label.pop_back();
        out << "  n" << id << " [label=" << label << "\\n" << told.substr(1) << "];\n";
        if (id != first && recording.isBelowEntered(node))
            out << "  n" << node.parent << " -> n" << id << ";\n";
    }
    out << "}\n";
}

void writePerfetto(const Recording& recording, std::ostream& out) {
    if (recording.enteredCount() > mostTimedNodes)
        throw InvalidArgument("At most {} nodes are written for Perfetto; the recording has {}.",
                              mostTimedNodes, recording.enteredCount());
    const bool hasStamps =
        std::ranges::any_of(recording.stamps, [](double each) { return each >= 0; });
    std::size_t open = 0, iteration = 0;
    double time = 0;
    const char* separator = "\n";
    const auto write = [&](const json& event) {
        out << separator << event.dump();
        separator = ",\n";
    };
    const auto close = [&] {
        for (; open > 0; --open)
            write({{"ph", "E"}, {"ts", time}, {"pid", 1}, {"tid", 1}});
    };
    out << "{\"traceEvents\":[";
    EventIndex next = 0;
    for (LineIndex line = 0; line < recording.lines.size(); ++line) {
        if (!hasStamps)
            time = line;
        else if (line < recording.stamps.size() && recording.stamps[line] >= 0)
            time = recording.stamps[line];
        if (iteration < recording.iterations.size() &&
            recording.iterations[iteration].firstLine == line) {
            close();
            ++iteration;
        }
        const bool isLast = line + 1 == recording.lines.size();
        const EventIndex end =
            isLast ? static_cast<EventIndex>(recording.events.size()) : recording.lines[line + 1];
        for (; next < end; ++next) {
            const Event event = recording.events[next];
            if (event.kind() == EventKind::Enter || event.kind() == EventKind::Reenter) {
                const RecordedNode& node = recording.nodes[event.node()];
                write({{"ph", "B"},
                       {"ts", time},
                       {"pid", 1},
                       {"tid", 1},
                       {"name", recording.words.text(node.move)},
                       {"args", {{"node", labelOf(recording, node)}}}});
                ++open;
            }
            if (event.kind() == EventKind::Leave) {
                write({{"ph", "E"}, {"ts", time}, {"pid", 1}, {"tid", 1}});
                --open;
            }
        }
    }
    close();
    out << "\n]}\n";
}

} // namespace yomi::tree
