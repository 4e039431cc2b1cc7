// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/node_path.h"

#include "core/trace/line_text.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace yomi::trace {

namespace {

/// Which visit of its move this is, from 1.
int visitOf(const Recording& recording, NodeId node) {
    const RecordedNode& visited = recording.nodes[node];
    if (!visited.isRepeated)
        return 1;
    const bool isTop = visited.parent == noNode;
    NodeId sibling = visited.parent + 1;
    if (isTop) {
        const auto after =
            std::ranges::upper_bound(recording.iterations, node, {}, &RecordedIteration::firstNode);
        sibling = std::prev(after)->firstNode;
    }
    int visit = 1;
    for (; sibling < node; sibling = recording.nodes[sibling].end)
        visit += recording.nodes[sibling].move == visited.move;
    return visit;
}

} // namespace

std::string lineTo(const Recording& recording, NodeId node) {
    std::string text;
    for (; node != noNode; node = recording.nodes[node].parent)
        if (const WordId move = recording.nodes[node].move; move != rootWord)
            text.insert(0, encodeEscapes(recording.words.text(move), pathEscapes) +
                               (text.empty() ? "" : " "));
    return text;
}

std::string pathText(const Recording& recording, NodeId node) {
    std::vector<NodeId> path;
    for (; node != noNode; node = recording.nodes[node].parent)
        path.push_back(node);
    std::string text;
    for (auto each = path.rbegin(); each != path.rend(); ++each) {
        const WordId move = recording.nodes[*each].move;
        const int visit = visitOf(recording, *each);
        if (move == rootWord && visit == 1)
            continue;
        if (!text.empty())
            text += ' ';
        text += encodeEscapes(recording.words.text(move), pathEscapes);
        if (visit > 1)
            text += '#' + std::to_string(visit);
    }
    return text;
}

} // namespace yomi::trace
