// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/node_path.h"

#include "core/tree/line_text.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

namespace yomi::tree {

namespace {

/// The number of this visit among those of its move, from 1.
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
    const auto isSame = [&](NodeId other) {
        return recording.nodes[other].move == visited.move &&
               (!isTop ||
                std::ranges::equal(recording.movesAbove(other), recording.movesAbove(node)));
    };
    int visit = 1;
    for (; sibling < node; sibling = recording.nodes[sibling].end)
        visit += isSame(sibling);
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
    std::vector<WordId> moves;
    NodeId top = node;
    for (; node != noNode; node = recording.nodes[node].parent) {
        if (recording.nodes[node].move != rootWord)
            moves.push_back(recording.nodes[node].move);
        top = node;
    }
    std::ranges::reverse(moves);
    const std::span<const WordId> above = recording.movesAbove(top);
    moves.insert(moves.begin(), above.begin(), above.end());
    std::string text;
    for (const WordId move : moves)
        add(text, recording.words.text(move));
    return text;
}

std::string pathText(const Recording& recording, NodeId node) {
    std::vector<NodeId> path;
    for (; node != noNode; node = recording.nodes[node].parent)
        path.push_back(node);
    std::string text;
    for (const WordId move : recording.movesAbove(path.back()))
        add(text, recording.words.text(move));
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
