// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/recording_diff.h"

#include "core/common/flat_map.h"
#include "core/tree/ask/attributes.h"
#include "core/tree/check/mixed.h"
#include "core/tree/line_fields.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <string>

namespace yomi::tree {

using nlohmann::json;

namespace {

constexpr std::uint64_t absent = 0x5bd1'e995; ///< for missing values; no value has this hash

std::uint64_t printOf(std::string_view text) {
    return std::hash<std::string_view>()(text);
}

std::uint64_t printOf(double number) {
    return std::bit_cast<std::uint64_t>(number + 0.0); // not -0
}

std::uint64_t printOf(const auto& content) {
    return printOf(std::string_view(fieldText(content)));
}

template <class Value>
std::uint64_t printOf(const std::optional<Value>& value) {
    return value ? printOf(*value) : absent;
}

/// A hash for each iteration: equal for the same name and as many iterations of that name before.
/// One without a name has its number, counted from 1.
std::vector<std::uint64_t> iterationPrints(const Recording& recording) {
    std::map<std::string, std::uint64_t, std::less<>> before;
    std::vector<std::uint64_t> prints;
    for (const RecordedIteration& each : recording.iterations) {
        const std::string name = each.name == noWord ? std::to_string(prints.size() + 1)
                                                     : std::string(recording.words.text(each.name));
        prints.push_back(mixed({printOf(std::string_view(name)), ++before[name]}));
    }
    return prints;
}

/// A hash for each entered node: equal for the same iteration and path.
std::vector<std::uint64_t> placesOf(const Recording& recording) {
    std::vector<std::uint64_t> places(recording.nodes.size()), below(places);
    std::vector<std::uint64_t> prints(recording.words.size()); // of moves
    for (WordId word = 0; word < prints.size(); ++word)
        prints[word] = printOf(recording.words.text(word));
    // If nodes have paths, the same node may be entered at two places of the file.
    const bool hasPaths = !recording.implied.empty();
    FlatMap<std::uint64_t> visits; // by parent and move: the number of earlier visits
    const std::vector<std::uint64_t> iterations = iterationPrints(recording);
    for (std::size_t i = 0; i < recording.iterations.size(); ++i) {
        const NodeId end = recording.endOf(i);
        for (NodeId id = recording.iterations[i].firstNode; id < end; ++id) {
            const RecordedNode& node = recording.nodes[id];
            const std::uint64_t above = node.parent == noNode ? iterations[i] : below[node.parent];
            const std::uint64_t move = mixed({above, prints[node.move]});
            if (node.isImplied) { // as if entered once
                below[id] = mixed({move, 1});
                continue;
            }
            const bool isFirst = !node.isRepeated && !hasPaths;
            const std::uint64_t visit = isFirst ? 1 : ++visits.insert(move, hasPaths ? 0 : 1).first;
            places[id] = mixed({move, visit});
            const bool isFirstRoot = node.move == rootWord && visit == 1; // not part of paths
            below[id] = isFirstRoot ? above : places[id];
        }
    }
    return places;
}

bool isSameNode(const ComparedRecording& a, NodeId inA, const ComparedRecording& b, NodeId inB) {
    const RecordedNode &one = a.recording.nodes[inA], &other = b.recording.nodes[inB];
    const bool isAlike = one.hasWindow == other.hasWindow && one.alpha == other.alpha &&
                         one.beta == other.beta && one.hasValue == other.hasValue &&
                         one.value == other.value && one.bound == other.bound &&
                         one.isOpen() == other.isOpen() &&
                         a.details.kept().depth[inA] == b.details.kept().depth[inB];
    if (!isAlike)
        return false;
    if (!one.isOpen() && a.recording.words.text(one.reason) != b.recording.words.text(other.reason))
        return false;
    const Attributes ofA(a.recording, a.details), ofB(b.recording, b.details);
    return ofA.bestOf(inA) == ofB.bestOf(inB);
}

std::optional<FirstDifference> firstDifference(const ComparedRecording& a,
                                               const ComparedRecording& b) {
    const auto [inA, inB] = std::ranges::mismatch(a.prints.all(), b.prints.all());
    const auto event = static_cast<std::uint64_t>(inA - a.prints.all().begin());
    const bool hasA = inA != a.prints.all().end(), hasB = inB != b.prints.all().end();
    if (!hasA && !hasB)
        return std::nullopt;
    FirstDifference first{event, {}, {}};
    if (hasA)
        first.lineA = a.recording.lineNumbers.of(static_cast<LineIndex>(event));
    if (hasB)
        first.lineB = b.recording.lineNumbers.of(static_cast<LineIndex>(event));
    return first;
}

} // namespace

void EventPrints::happened(const Recording& /*recording*/, const EventLine& event,
                           std::uint64_t /*line*/) {
    std::uint64_t print = printOf(event.kind);
    for (const LineField* const field : fieldsOf(event.kind))
        if (field->isCompared)
            print = mixed({print, std::visit([&](auto member) { return printOf(event.*member); },
                                             field->member)});
    m_prints.push_back(print);
}

RecordingDiff compareRecordings(const ComparedRecording& a, const ComparedRecording& b) {
    RecordingDiff diff;
    diff.first = firstDifference(a, b);
    const std::vector<std::uint64_t> placesA = placesOf(a.recording),
                                     placesB = placesOf(b.recording);
    FlatMap<NodeId> inA;
    for (NodeId node = 0; node < placesA.size(); ++node)
        if (!a.recording.nodes[node].isImplied)
            inA.insert(placesA[node], node);
    for (NodeId node = 0; node < placesB.size(); ++node) {
        if (b.recording.nodes[node].isImplied)
            continue;
        const NodeId* const other = inA.find(placesB[node]);
        if (!other) {
            ++diff.onlyB;
            continue;
        }
        ++diff.both;
        diff.differ += !isSameNode(a, *other, b, node);
    }
    diff.onlyA = a.recording.enteredCount() - diff.both;
    return diff;
}

json toJson(const RecordingDiff& diff) {
    const auto lineToJson = [](const std::optional<std::uint64_t>& line) {
        return line ? json(*line) : json();
    };
    json first;
    if (diff.first)
        first = {{"event", diff.first->event},
                 {"lineA", lineToJson(diff.first->lineA)},
                 {"lineB", lineToJson(diff.first->lineB)}};
    return {{"same", !diff.first},
            {"firstDifference", first},
            {"nodes",
             {{"both", diff.both},
              {"onlyA", diff.onlyA},
              {"onlyB", diff.onlyB},
              {"differ", diff.differ}}}};
}

} // namespace yomi::tree
