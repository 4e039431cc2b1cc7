// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recording_builder.h"

#include "core/common/count_text.h"

#include <algorithm>
#include <string>

namespace yomi::tree {

namespace {

constexpr NodeId mostNodes = noNode;
constexpr EventIndex eventsOfLine = 4; ///< at most
constexpr EventIndex mostEvents = noEvent - eventsOfLine;

Sentence withThreadsHint(const Sentence& sentence) {
    return Sentence("{} Two threads that print to one file look like this, too: give each a file "
                    "of its own.",
                    sentence);
}

Side opposite(Side side) {
    return side == Side::Max ? Side::Min : Side::Max;
}

} // namespace

void RecordingBuilder::add(const EventLine& line, std::uint64_t number) {
    check(line);
    makeRoom(line);
    if (line.microseconds) {
        m_recording.stamps.resize(m_recording.lines.size(), -1);
        m_recording.stamps.push_back(*line.microseconds);
    }
    if (m_recording.iterations.empty() && line.kind != LineKind::Iteration)
        beginIteration(noWord);
    else if (line.kind == LineKind::Iteration)
        beginIteration(line.word ? m_recording.words.idOf(*line.word) : noWord);
    m_recording.lines.push_back(nextEvent());
    m_recording.lineNumbers.add(number);
    switch (line.kind) {
    case LineKind::Iteration:
        break;
    case LineKind::Enter:
        enter(line);
        break;
    case LineKind::Table:
    case LineKind::Store:
        addEntry(line);
        break;
    case LineKind::Evaluate:
        happened(EventKind::Evaluate, current().node);
        break;
    case LineKind::Window:
        setWindow(line);
        break;
    case LineKind::Skip:
        m_recording.skips.push_back(line.why ? m_recording.words.idOf(*line.why) : noWord);
        break;
    case LineKind::Leave:
        leave(line);
        break;
    }
}

void RecordingBuilder::fail(ReadingError error) {
    m_recording.error = std::move(error);
}

void RecordingBuilder::end(bool isTorn) {
    m_recording.isTorn = isTorn;
    const auto end = static_cast<NodeId>(m_recording.nodes.size());
    for (const Level& level : m_open)
        nodeOf(level).end = end;
    for (const NodeId implied : m_openImplied)
        m_recording.nodes[implied].end = end;
}

void RecordingBuilder::check(const EventLine& line) const {
    if (line.kind == LineKind::Iteration)
        return;
    if (line.kind != LineKind::Enter) {
        if (m_open.empty())
            throw LineError(ErrorKind::NoNode, withThreadsHint(Sentence(
                                                   "No node is open to which this could happen.")));
        return;
    }
    if (!m_open.empty() && *line.word == "-")
        throw LineError(ErrorKind::RootInside,
                        withThreadsHint(Sentence("The root, -, is entered while a node is open; "
                                                 "the same position within a node is a dot.")));
    if (!m_open.empty() && line.path)
        throw LineError(
            ErrorKind::Field,
            Sentence("path is allowed where no node is open; here the open nodes are the path."));
    if (line.path && line.path->empty())
        throw LineError(ErrorKind::Field,
                        Sentence("path takes the moves from the root, with commas."));
    if (m_open.size() == mostOpenNodes)
        throw LineError(ErrorKind::TooDeep,
                        Sentence("More than {} nodes would be open.", grouped(mostOpenNodes)));
    if (const auto ply = plyOf(line); ply > mostPlies)
        throw LineError(ErrorKind::TooDeep,
                        Sentence("This node lies {} plies below the root; at most {} are read.",
                                 grouped(ply), grouped(mostPlies)));
}

/// Called before anything is added: an event is stored completely or not at all.
void RecordingBuilder::makeRoom(const EventLine& line) {
    const auto implied =
        line.path ? static_cast<std::size_t>(std::ranges::count(*line.path, ',')) : 0;
    if (line.kind == LineKind::Enter && m_recording.nodes.size() + implied >= mostNodes)
        refuse("This recording needs more than {} nodes: its first {} events are shown.",
               mostNodes);
    if (m_recording.events.size() >= mostEvents)
        refuse("This recording needs more than {} events: its first {} events are shown.",
               mostEvents);
    makeRoom(m_recording.iterations, m_recording.iterations.size() + 1);
    makeRoom(m_recording.nodes, m_recording.nodes.size() + implied + 1);
    makeRoom(m_recording.events, m_recording.events.size() + eventsOfLine);
    makeRoom(m_recording.lines, m_recording.lines.size() + 1);
    makeRoom(m_recording.entries, m_recording.entries.size() + 1);
    makeRoom(m_recording.skips, m_recording.skips.size() + 1);
    makeRoom(m_recording.implied, m_recording.implied.size() + implied);
    if (line.microseconds)
        makeRoom(m_recording.stamps, m_recording.lines.size() + 1);
    if (usedBytes() > m_mostBytes)
        refuseMemory();
}

/// Grows a list by half, or by the memory left.
template <class Element>
void RecordingBuilder::makeRoom(std::vector<Element>& list, std::size_t size) {
    const std::size_t before = list.capacity();
    if (size <= before)
        return;
    const std::size_t used = usedBytes();
    const std::size_t left = used < m_mostBytes ? (m_mostBytes - used) / sizeof(Element) : 0;
    const std::size_t wanted = std::max(size, before + before / 2 + 16);
    if (before + left < size)
        refuseMemory();
    list.reserve(std::min(wanted, before + left));
    m_listBytes += (list.capacity() - before) * sizeof(Element);
}

void RecordingBuilder::refuseMemory() const {
    refuse("This recording needs more than {} MiB: its first {} events are shown.",
           static_cast<std::int64_t>(m_mostBytes >> 20));
}

void RecordingBuilder::refuse(Template<std::string, std::string> english, std::int64_t most) const {
    const auto lines = static_cast<std::int64_t>(m_recording.lines.size());
    throw LineError(ErrorKind::TooMany, Sentence(english, grouped(most), grouped(lines)));
}

/// Nodes that are still open stay unfinished.
void RecordingBuilder::beginIteration(WordId name) {
    end(false);
    m_open.clear();
    m_openImplied.clear();
    forgetMovesOf(m_top);
    m_top = {};
    m_hasRoot = m_recording.header.promisesMoves;
    m_recording.iterations.push_back({name, static_cast<NodeId>(m_recording.nodes.size()),
                                      static_cast<LineIndex>(m_recording.lines.size())});
}

void RecordingBuilder::enter(const EventLine& line) {
    const bool isMinimax = m_recording.header.search == SearchKind::Minimax;
    RecordedNode node;
    Level level;
    const NodeId entered = current().node;
    node.parent = entered;
    node.entered = nextEvent();
    current().compared = noEvent;
    node.move = m_recording.words.idOf(*line.word);
    node.hasWindow = isMinimax || line.alpha;
    if (line.alpha && !isMinimax) {
        node.alpha = level.alpha = *line.alpha;
        node.beta = level.beta = *line.beta;
    }
    place(node, line);
    const WordId seenAs = m_open.empty() ? openPath(node, line) : node.move;
    if (m_recording.words.size() > m_seen.size())
        m_seen.resize(m_recording.words.size());
    node.isRepeated = m_seen[seenAs].parent == entered;
    level.isKindTold = line.nodeKind.has_value();
    node.kind = line.nodeKind                      ? *line.nodeKind
                : node.move == nullWord            ? NodeKind::NullMove
                : node.move == sameWord            ? NodeKind::Test
                : node.isRepeated                  ? NodeKind::Research
                : hasNullWindow(m_recording, node) ? NodeKind::NullWindow
                                                   : NodeKind::Full;
    count(node, seenAs, current());
    level.node = static_cast<NodeId>(m_recording.nodes.size());
    level.firstSeen = m_seenBefore.size();
    m_recording.nodes.push_back(node);
    m_open.push_back(level);
    m_hasRoot = m_hasRoot || node.move == rootWord;
    happened(node.kind == NodeKind::Research ? EventKind::Reenter : EventKind::Enter, level.node);
}

/// From the root.
std::int64_t RecordingBuilder::plyOf(const EventLine& line) const {
    if (!m_open.empty())
        return m_recording.nodes[m_open.back().node].ply + 1;
    return *line.word == "-" ? 0 : line.path ? 1 + std::ranges::count(*line.path, ',') : 1;
}

/// Sets its ply and the side to move.
void RecordingBuilder::place(RecordedNode& node, const EventLine& line) const {
    const Side atRoot = m_recording.header.toMove;
    node.ply = static_cast<std::uint16_t>(plyOf(line));
    if (!m_open.empty()) {
        const RecordedNode& parent = m_recording.nodes[node.parent];
        node.side = node.move == sameWord ? parent.side : opposite(parent.side);
    } else if (node.move == rootWord) {
        node.side = atRoot;
    } else {
        const bool isRootsSide = node.ply % 2 == 0 || node.move == sameWord;
        node.side = isRootsSide ? atRoot : opposite(atRoot);
    }
    node.side = line.side.value_or(node.side);
}

/// Places a node at the top below the nodes that its path implies. Returns the word that identifies
/// it among the nodes at the top: its move, or all of such a path.
WordId RecordingBuilder::openPath(RecordedNode& node, const EventLine& line) {
    std::vector<WordId> path;
    const bool hasPath = line.path && node.ply > 1;
    std::string_view rest = hasPath ? *line.path : std::string_view();
    for (std::size_t comma = rest.find(','); comma != std::string_view::npos;
         comma = rest.find(',')) {
        path.push_back(m_recording.words.idOf(rest.substr(0, comma)));
        rest.remove_prefix(comma + 1);
    }
    openImplied(path);
    if (!hasPath)
        return node.move;
    node.parent = m_openImplied.back();
    std::string known(1, ','); // cannot be a move's name
    known += *line.path;
    return m_recording.words.idOf(known);
}

/// Opens the implied nodes of a path, except those that the last path shares, and closes all
/// others.
void RecordingBuilder::openImplied(std::span<const WordId> path) {
    std::size_t shared = 0;
    while (shared < path.size() && shared < m_openImplied.size() &&
           m_recording.nodes[m_openImplied[shared]].move == path[shared])
        ++shared;
    closeImplied(shared);
    for (const WordId move : path.subspan(shared)) {
        const auto id = static_cast<NodeId>(m_recording.nodes.size());
        RecordedNode& node = m_recording.nodes.emplace_back();
        node.isImplied = true;
        node.parent = m_openImplied.empty() ? noNode : m_openImplied.back();
        node.entered = nextEvent();
        node.move = move;
        node.reason = unknownWord;
        m_openImplied.push_back(id);
        node.ply = static_cast<std::uint16_t>(m_openImplied.size());
        node.side =
            node.ply % 2 == 0 ? m_recording.header.toMove : opposite(m_recording.header.toMove);
        m_recording.implied.push_back(id);
    }
}

/// Ends the open implied nodes from that ply on with the last node.
void RecordingBuilder::closeImplied(std::size_t ply) {
    for (; m_openImplied.size() > ply; m_openImplied.pop_back())
        m_recording.nodes[m_openImplied.back()].end = static_cast<NodeId>(m_recording.nodes.size());
}

/// Sets its place among the parent's moves.
void RecordingBuilder::count(RecordedNode& node, WordId seenAs, Level& parent) {
    Seen& seen = m_seen[seenAs];
    if (!node.isRepeated) {
        m_seenBefore.push_back({seenAs, seen});
        seen = {parent.node, 0};
    }
    if (!node.isCounted() || seenAs != node.move) // other moves of its parent are unknown
        return;
    if (seen.place == 0)
        seen.place = ++parent.places;
    node.place = seen.place;
}

void RecordingBuilder::setWindow(const EventLine& line) {
    if (m_recording.header.search == SearchKind::Minimax)
        return;
    Level& level = current();
    level.alpha = *line.alpha;
    level.beta = *line.beta;
    RecordedNode& node = nodeOf(level);
    if (node.hasWindow)
        return;
    node.hasWindow = true;
    node.alpha = level.alpha;
    node.beta = level.beta;
    if (!level.isKindTold && node.kind == NodeKind::Full && hasNullWindow(m_recording, node))
        node.kind = NodeKind::NullWindow;
}

void RecordingBuilder::addEntry(const EventLine& line) {
    Level& level = current();
    const RecordedEntry& entry = m_recording.entries.emplace_back(
        RecordedEntry{boundsOf(line), nextEvent(), *line.entry, line.use});
    happened(line.kind == LineKind::Store ? EventKind::Store
             : entry.use == EntryUse::Cut ? EventKind::TableHit
                                          : EventKind::Probe,
             level.node);
    if (line.kind == LineKind::Store)
        return;
    if (entry.use == EntryUse::Cut)
        level.cut = entry;
    if (entry.use == EntryUse::Narrow && m_recording.header.search != SearchKind::Minimax) {
        level.alpha = std::max(level.alpha, entry.bounds.lower);
        level.beta = std::min(level.beta, entry.bounds.upper);
    }
}

void RecordingBuilder::leave(const EventLine& line) {
    Level& level = current();
    RecordedNode& node = nodeOf(level);
    node.end = static_cast<NodeId>(m_recording.nodes.size());
    node.hasValue = line.value.has_value();
    node.value = line.value.value_or(0);
    node.reason = line.why ? m_recording.words.idOf(*line.why) : reasonOf(node, level);
    node.bound = boundOf(node, level, line);
    node.isCutoff = level.places > 0 && node.hasValue && isCutWord(node);
    node.outcome = outcomeOf(node, line);
    if (node.isCutoff)
        cutOff(level);
    if (node.outcome != Outcome::Open)
        happened(EventKind::Evaluate, level.node);
    node.left = nextEvent();
    const NodeId left = level.node;
    happened(EventKind::Leave, left);
    forgetMovesOf(level);
    m_open.pop_back();
    compare(left);
}

/// Adds the cutoff after the comparison with the last child, where it happened.
void RecordingBuilder::cutOff(Level& level) {
    if (level.compared == noEvent)
        return;
    const EventIndex cutoff = level.compared + 1;
    m_recording.events.insert(m_recording.events.begin() + cutoff,
                              Event(EventKind::Cutoff, level.node));
    for (auto line = m_recording.lines.rbegin(); *line >= cutoff; ++line)
        ++*line;
    for (auto entry = m_recording.entries.rbegin();
         entry != m_recording.entries.rend() && entry->event >= cutoff; ++entry)
        ++entry->event;
}

/// Adds the comparison of a child's value in its parent, if the values before are known. The mean
/// of visits comes from all children.
void RecordingBuilder::compare(NodeId child) {
    const RecordedNode& node = m_recording.nodes[child];
    const bool isBelowRoot = node.parent == noNode && m_hasRoot;
    if (!node.isCounted() || !node.hasValue || node.move == rootWord ||
        m_recording.header.isByVisits() || !(isBelowRoot || m_recording.isBelowEntered(node)))
        return;
    const bool isMins = m_recording.header.values == ValuesOf::Mover && node.side == Side::Min;
    const double value = isMins ? -node.value : node.value;
    Level& level = current();
    const Side side = m_open.empty() ? m_recording.header.toMove : nodeOf(level).side;
    const bool isBetter =
        !level.best || (side == Side::Max ? value > *level.best : value < *level.best);
    if (isBetter)
        level.best = value;
    level.compared = nextEvent();
    happened(isBetter ? EventKind::NewBest : EventKind::Child, child);
}

/// Restores where its children's moves were entered before.
void RecordingBuilder::forgetMovesOf(const Level& level) {
    for (; m_seenBefore.size() > level.firstSeen; m_seenBefore.pop_back())
        m_seen[m_seenBefore.back().move] = m_seenBefore.back().seen;
}

WordId RecordingBuilder::reasonOf(const RecordedNode& node, const Level& level) const {
    if (level.places == 0)
        return level.cut ? tableWord : unknownWord;
    if (!node.hasWindow || !node.hasValue)
        return unknownWord;
    return node.value <= level.alpha ? alphaWord : node.value >= level.beta ? betaWord : insideWord;
}

/// The state of the game at a leaf, from its reason.
Outcome RecordingBuilder::outcomeOf(const RecordedNode& node, const EventLine& line) const {
    if (node.end != m_open.back().node + 1 || !node.hasValue)
        return Outcome::Open;
    if (node.reason == terminalWord && line.won)
        return *line.won == Winner::Max   ? Outcome::FirstWon
               : *line.won == Winner::Min ? Outcome::SecondWon
                                          : Outcome::Drawn;
    return line.why == "static" ? Outcome::Decided : Outcome::Open;
}

std::optional<BoundKind> RecordingBuilder::boundOf(const RecordedNode& node, const Level& level,
                                                   const EventLine& line) const {
    const SearchKind search = m_recording.header.search;
    if (!node.hasValue || node.reason == stoppedWord || node.reason == deferredWord ||
        search == SearchKind::Mcts)
        return std::nullopt;
    if (line.bound)
        return line.bound;
    if (search == SearchKind::Minimax)
        return BoundKind::Exact;
    if (node.reason == tableWord && level.cut) {
        const Bounds& held = level.cut->bounds;
        if (level.cut->kind == EntryKind::Lower)
            return BoundKind::Lower;
        if (level.cut->kind == EntryKind::Upper)
            return BoundKind::Upper;
        if (node.value == held.lower)
            return held.lower == held.upper ? BoundKind::Exact : BoundKind::Lower;
        if (node.value == held.upper)
            return BoundKind::Upper;
    }
    if (node.reason >= terminalWord && node.reason <= mateWord)
        return BoundKind::Exact;
    const bool isTurned = m_recording.isTurned(node);
    if (node.reason == alphaWord)
        return BoundKind::Upper;
    if (node.reason == betaWord)
        return BoundKind::Lower;
    if (node.reason == cutWord)
        return isTurned ? BoundKind::Upper : BoundKind::Lower;
    if (!node.hasWindow)
        return std::nullopt;
    const bool isLow = node.value <= level.alpha, isHigh = node.value >= level.beta;
    if (isLow && isHigh) // an empty window: the side to move compares with its own alpha first
        return isTurned ? BoundKind::Lower : BoundKind::Upper;
    return isLow ? BoundKind::Upper : isHigh ? BoundKind::Lower : BoundKind::Exact;
}

/// Whether the reason says that the value reached the far end of the window.
bool RecordingBuilder::isCutWord(const RecordedNode& node) const {
    return node.reason == cutWord ||
           node.reason == (m_recording.isTurned(node) ? alphaWord : betaWord);
}

} // namespace yomi::tree
