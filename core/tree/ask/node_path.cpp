// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/node_path.h"

#include "core/tree/line_text.h"

#include <string_view>
#include <vector>

namespace yomi::tree {

namespace {

/// The number of this visit among those of its move, from 1.
int visitOf(const Recording& recording, NodeId node) {
    const RecordedNode& visited = recording.nodes[node];
    if (!visited.isRepeated)
        return 1;
    int visit = 1;
    if (recording.isBelowEntered(visited)) {
        for (NodeId sibling = visited.parent + 1; sibling < node;
             sibling = recording.nodes[sibling].end)
            visit += recording.nodes[sibling].move == visited.move;
        return visit;
    }
    const std::vector<WordId> path = recording.pathTo(node);
    recording.forEachTop(recording.iterationOf(node), [&](NodeId top) {
        visit += top < node && recording.nodes[top].move == visited.move &&
                 recording.pathTo(top) == path;
    });
    return visit;
}

/// Adds a move to a path.
void add(std::string& path, std::string_view move) {
    if (!path.empty())
        path += ' ';
    path += encodeEscapes(move, pathEscapes);
}

} // namespace

std::string lineTo(const Recording& recording, NodeId node) {
    std::string text;
    for (const WordId move : recording.pathTo(node))
        add(text, recording.words.text(move));
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
        add(text, recording.words.text(move));
        if (visit > 1)
            text += '#' + std::to_string(visit);
    }
    return text;
}

} // namespace yomi::tree
