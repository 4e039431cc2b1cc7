// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/step/window_above.h"

#include "core/tree/step/turned.h"

#include <algorithm>

namespace yomi::tree {

namespace {

Bounds cutDown(const Bounds& window, const Bounds& known) {
    return {std::max(window.lower, known.lower), std::min(window.upper, known.upper)};
}

} // namespace

Bounds inParentsNumbers(const Recording& recording, NodeId id, const Bounds& bounds) {
    const RecordedNode& node = recording.nodes[id];
    if (recording.header.values == ValuesOf::First || !recording.isBelowEntered(node) ||
        recording.nodes[node.parent].side == node.side)
        return bounds;
    return turned(bounds);
}

std::optional<Bounds> windowAbove(const Recording& recording, const RecordingDetails& details,
                                  NodeId id) {
    const RecordedNode& node = recording.nodes[id];
    if (node.parent == noNode || !recording.nodes[node.parent].hasWindow)
        return std::nullopt;
    const RecordedNode& parent = recording.nodes[node.parent];
    Bounds window{parent.alpha, parent.beta};
    NodeId child = node.parent + 1;
    for (EventIndex event = parent.entered + 1; event <= node.entered; ++event) {
        for (const DetailedWindow& line : details.windowsBefore(recording, event))
            window = {line.alpha, line.beta};
        if (event == node.entered)
            break;
        switch (recording.events[event].kind()) {
        case EventKind::Enter:
        case EventKind::Reenter: { // a child, with all nodes below it
            const RecordedNode& entered = recording.nodes[child];
            if (entered.isCounted() && entered.hasValue) {
                const Bounds value =
                    inParentsNumbers(recording, child, {entered.value, entered.value});
                if (recording.isTurned(parent))
                    window.upper = std::min(window.upper, value.upper);
                else
                    window.lower = std::max(window.lower, value.lower);
            }
            event = entered.left;
            child = entered.end;
            break;
        }
        case EventKind::Probe: {
            const RecordedEntry& entry = recording.entryOf(event);
            if (entry.use == EntryUse::Narrow)
                window = cutDown(window, entry.bounds);
            break;
        }
        default:
            break;
        }
    }
    return window;
}

} // namespace yomi::tree
