// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recorded_trace.h"

#include "core/common/sentence.h"
#include "core/tree/line_text.h"
#include "core/tree/recorded_game.h"
#include "core/tree/recording_builder.h"
#include "core/tree/window_sources.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

namespace yomi::tree {

namespace {

class Tracing {
public:
    Tracing(const Recording& recording, const RecordingDetails& details,
            std::shared_ptr<const Game> game)
        : m_recording(recording)
        , m_details(details)
        , m_kept(details.kept()) {
        m_trace.game = std::move(game);
        m_trace.hasWindows = recording.header.search == SearchKind::AlphaBeta;
        m_trace.knowsPruned = false;
        m_trace.knowsCuts = true; // until a cutoff's moves are unknown
    }

    Trace trace() {
        addNodes();
        m_trace.events = m_recording.events;
        for (EventIndex event = 0; event < m_trace.events.size(); ++event) {
            setWindows(event);
            addEvent(event);
        }
        setWindows(static_cast<EventIndex>(m_trace.events.size()));
        for (TraceNode& node : m_trace.nodes) {
            forgetUnfound(node.alphaSource);
            forgetUnfound(node.betaSource);
        }
        m_trace.knowsCuts = m_trace.knowsCuts || m_trace.knowsPruned;
        std::ranges::stable_sort(m_trace.windowChanges, {}, &WindowChange::node);
        addIterations();
        addVisits();
        return std::move(m_trace);
    }

private:
    /// Whether the node is recorded by its path: the nodes above are not entered.
    bool isApart(const RecordedNode& node) const {
        return node.parent != noNode && m_recording.nodes[node.parent].isImplied;
    }

    /// Whether the root of an iteration is known: it is entered, or all of its moves are.
    bool hasRoot(std::size_t iteration) const {
        bool isEntered = false, hasMoves = false;
        m_recording.forEachTop(iteration, [&](NodeId top) {
            isEntered = isEntered || m_recording.nodes[top].move == rootWord;
            hasMoves = hasMoves || m_recording.nodes[top].ply == 1;
        });
        return isEntered || (hasMoves && m_recording.header.promisesMoves);
    }

    void takeSources(NodeId id) {
        TraceNode& traced = m_trace.nodes[id];
        traced.alphaSource = sourceOf(m_kept.alphaSource[id], traced.alpha);
        traced.betaSource = sourceOf(m_kept.betaSource[id], traced.beta);
    }

    /// Whether the node's numbers are not the first player's.
    bool isTurned(const RecordedNode& node) const {
        return m_recording.header.values == ValuesOf::Mover && node.side == Side::Min;
    }
    Bounds pointsOf(const RecordedNode& node, Bounds printed) const {
        const double scale = m_recording.header.scale;
        // 0 - x, because -x of 0 is -0.
        return isTurned(node) ? Bounds{0 - printed.upper / scale, 0 - printed.lower / scale}
                              : Bounds{printed.lower / scale, printed.upper / scale};
    }

    void addNodes() {
        m_trace.nodes.resize(m_recording.nodes.size());
        for (NodeId id = 0; id < m_recording.nodes.size(); ++id)
            addNode(id);
        for (NodeId id = 0; id < m_recording.nodes.size(); ++id)
            takeSources(id);
    }

    void addNode(NodeId id) {
        const RecordedNode& node = m_recording.nodes[id];
        TraceNode& traced = m_trace.nodes[id];
        const Bounds window = pointsOf(node, {node.alpha, node.beta});
        traced.alpha = window.lower;
        traced.beta = window.upper;
        traced.hasWindow = node.hasWindow;
        if (node.hasValue)
            traced.value = pointsOf(node, {node.value, node.value}).lower;
        traced.parent = node.parent;
        traced.end = node.end;
        traced.entered = node.entered;
        traced.left = node.left;
        traced.outcome = node.outcome;
        traced.move = node.move == rootWord ? noMove : moveOf(m_recording, node.move);
        traced.depth = static_cast<std::int16_t>(node.ply - 1);
        traced.firstToMove = node.side == Side::Max;
        traced.visit = node.kind == NodeKind::Research     ? Visit::Research
                       : node.kind == NodeKind::NullWindow ? Visit::NullWindow
                                                           : Visit::Full;
        traced.hasValue = node.hasValue || node.isOpen();
        traced.hasClaim = node.bound.has_value();
        traced.isCounted = node.isCounted() && !node.isImplied;
        traced.isImplied = node.isImplied;
        if (node.bound)
            traced.bound = isTurned(node) ? negated(*node.bound) : *node.bound;
        m_trace.isCutOff = m_trace.isCutOff || node.isOpen();
    }

    Source sourceOf(const std::optional<Source>& printed, double end) const {
        if (end == infinite || end == -infinite)
            return Source(SourceKind::None);
        if (!printed || !isThere(*printed))
            return Source(SourceKind::Unknown);
        const bool isOfNode =
            printed->kind() != SourceKind::Aspiration && printed->number() != noNode;
        return isOfNode ? Source(printed->kind(), m_recording.enteredAfter(printed->number()))
                        : *printed;
    }

    /// A node without a table entry cannot be the source of a window's end.
    void forgetUnfound(Source& source) const {
        if (source.kind() == SourceKind::Table && !hasEntry(m_trace.nodes[source.number()].table))
            source = Source(SourceKind::Unknown);
    }

    static bool hasEntry(TableAction table) {
        return table != TableAction::Off && table != TableAction::Miss &&
               table != TableAction::Leaf;
    }

    /// Whether the recording has the node or iteration of a source.
    bool isThere(Source source) const {
        switch (source.kind()) {
        case SourceKind::Value:
        case SourceKind::Table:
        case SourceKind::NullWindow:
            return source.number() < m_recording.enteredCount();
        case SourceKind::Guess:
            return source.number() == noNode || source.number() < m_recording.enteredCount();
        case SourceKind::Aspiration:
            return source.number() == noNode || source.number() < m_recording.iterations.size();
        case SourceKind::Range:
        case SourceKind::None:
        case SourceKind::Unknown:
            break;
        }
        return source.number() == noNode;
    }

    /// Changes windows between the event before and this one.
    void setWindows(EventIndex event) {
        for (const DetailedWindow& line : m_details.windowsBefore(m_recording, event))
            setWindow(event - 1, line);
    }

    void addEvent(EventIndex index) {
        while (m_iterationCount < m_recording.iterations.size() &&
               m_recording.lines[m_recording.iterations[m_iterationCount].firstLine] <= index) {
            m_sources.beginIteration();
            ++m_iterationCount;
        }
        const Event event = m_trace.events[index];
        switch (event.kind()) {
        case EventKind::Enter:
        case EventKind::Reenter:
            enter(event.node());
            break;
        case EventKind::Probe:
        case EventKind::TableHit:
            ask(event.node(), m_recording.entries[m_entryCount++]);
            break;
        case EventKind::Evaluate:
            evaluate(event.node());
            break;
        case EventKind::Cutoff:
            addPruned(event.node());
            break;
        case EventKind::Store:
            store(event.node(), m_recording.entries[m_entryCount++]);
            break;
        case EventKind::Leave:
            leave(event.node());
            break;
        case EventKind::Child:
        case EventKind::NewBest:
            break;
        }
    }

    void enter(NodeId id) {
        m_entered = id;
        m_sources.enter(id, hasNullWindow(m_recording, m_recording.nodes[id]));
        if (isApart(m_recording.nodes[id])) // the nodes around it are not its siblings
            takeSources(id);
    }

    /// Changes the node's window. Before the first child, an unproved one (aspiration, guess)
    /// replaces the window at entry; others are limits of the game, known to hold the value.
    void setWindow(EventIndex before, const DetailedWindow& line) {
        const NodeId id = line.node;
        const RecordedNode& node = m_recording.nodes[id];
        TraceNode& traced = m_trace.nodes[id];
        if (!m_trace.hasWindows)
            return;
        const std::string_view why = line.why == noWord ? "" : m_details.text(line.why);
        const bool isUnproven = why == "aspiration" || why == "guess";
        const Bounds window = pointsOf(node, {line.alpha, line.beta});
        const Source source =
            why == "aspiration"
                ? Source(SourceKind::Aspiration,
                         m_iterationCount > 1 ? static_cast<NodeId>(m_iterationCount - 2) : noNode)
            : why == "guess" ? Source(SourceKind::Guess, m_sources.lastPass())
                             : Source(SourceKind::Range);
        const bool isFirst = m_entered == id; // no child was searched with the window before
        if (isFirst && isUnproven) {
            takeWindow(traced, window, source);
        } else if (isFirst) {
            const std::optional<Bounds> range = m_kept.range[id];
            traced.range = addBounds(range ? pointsOf(node, *range) : inwards(traced, window));
        } else {
            m_trace.windowChanges.push_back(
                {id, before, window, isUnproven ? Bounds() : inwards(traced, window), source});
        }
        m_sources.setWindow(window, source);
    }

    static void takeWindow(TraceNode& node, const Bounds& window, Source source) {
        if (window.lower != node.alpha || isFinite(window.lower))
            node.alphaSource = isFinite(window.lower) ? source : Source(SourceKind::None);
        if (window.upper != node.beta || isFinite(window.upper))
            node.betaSource = isFinite(window.upper) ? source : Source(SourceKind::None);
        node.alpha = window.lower;
        node.beta = window.upper;
    }
    static bool isFinite(double end) { return end != infinite && end != -infinite; }

    /// The ends of a window that are inside the one at entry, else infinite.
    static Bounds inwards(const TraceNode& node, const Bounds& window) {
        Bounds ends;
        if (window.lower > node.alpha)
            ends.lower = window.lower;
        if (window.upper < node.beta)
            ends.upper = window.upper;
        return ends;
    }

    std::uint32_t addBounds(const Bounds& bounds) {
        m_trace.bounds.push_back(bounds);
        return static_cast<std::uint32_t>(m_trace.bounds.size() - 1);
    }

    void ask(NodeId id, const RecordedEntry& entry) {
        m_trace.hasTable = true;
        TraceNode& node = m_trace.nodes[id];
        node.table = entry.use == EntryUse::Cut      ? TableAction::Returned
                     : entry.kind == EntryKind::None ? TableAction::Miss
                     : entry.use == EntryUse::Narrow ? TableAction::Narrowed
                                                     : TableAction::Unused;
        const auto writer = m_writers.find(m_kept.key[id].value_or(noWord));
        if (entry.kind != EntryKind::None && writer != m_writers.end() &&
            isBelieved(id, entry, writer->second))
            node.writer = writer->second;
        if (entry.use == EntryUse::Narrow)
            m_sources.narrow(pointsOf(m_recording.nodes[id], entry.bounds),
                             Source(SourceKind::Table, id));
    }

    /// Whether the search relied on the entry: not if it only ordered the moves, nor if it was
    /// unused and may be of a shallower search.
    bool isBelieved(NodeId id, const RecordedEntry& entry, NodeId writer) const {
        const auto depth = m_kept.depth[id], stored = m_kept.depth[writer];
        return entry.use == EntryUse::Cut || entry.use == EntryUse::Narrow ||
               (entry.use == EntryUse::Unused && depth && stored && *stored >= *depth);
    }

    void store(NodeId id, const RecordedEntry& entry) {
        m_trace.hasTable = true;
        m_trace.nodes[id].stored = addBounds(pointsOf(m_recording.nodes[id], entry.bounds));
        if (const auto key = m_kept.key[id])
            m_writers[*key] = id;
    }

    void evaluate(NodeId id) {
        TraceNode& traced = m_trace.nodes[id];
        if (m_recording.nodes[id].end == id + 1 && traced.table == TableAction::Off)
            traced.table = TableAction::Leaf;
    }

    void leave(NodeId id) {
        for (NodeId up = m_trace.nodes[id].parent; up != noNode && m_trace.nodes[up].isImplied;
             up = m_trace.nodes[up].parent)
            m_trace.nodes[up].left = m_trace.nodes[id].left;
        m_sources.leave();
    }

    /// The moves that a cutoff left: by name if the recording has them or the board is known, else
    /// by number, if the number of legal moves is recorded.
    void addPruned(NodeId id) {
        TraceNode& node = m_trace.nodes[id];
        node.firstPruned = static_cast<std::uint32_t>(m_trace.pruned.size());
        const std::optional<WordId> printed = m_kept.pruned[id];
        m_trace.knowsPruned = m_trace.knowsPruned || printed;
        for (std::string_view rest = printed ? m_details.text(*printed) : ""; !rest.empty();) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            if (const auto move = numberedMove(m_recording.header, rest.substr(0, comma)))
                m_trace.pruned.push_back(static_cast<std::uint16_t>(*move));
            else
                ++node.unnamedCount;
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
        if (!printed && !addUnentered(id)) {
            const std::optional<std::uint16_t> count = unenteredCount(id);
            node.unnamedCount = count.value_or(0);
            m_trace.knowsCuts = m_trace.knowsCuts && count;
        }
        node.prunedCount = static_cast<std::uint16_t>(m_trace.pruned.size() - node.firstPruned);
    }

    /// Adds the legal moves that were neither entered nor skipped, if the board is known. Returns
    /// whether it is.
    bool addUnentered(NodeId id) {
        constexpr int mostCells = 64; // larger boards would be too slow to replay at every cutoff
        const RecordingHeader& header = m_recording.header;
        if (!header.game || header.width * header.height > mostCells || !m_trace.game)
            return false;
        std::vector<Move> path = pathTo(m_trace, id);
        if (m_trace.game->boardText(path).empty())
            return false;
        std::vector<Move> entered;
        for (const NodeId child : childrenOf(m_trace, id))
            entered.push_back(m_trace.nodes[child].move);
        path.push_back(noMove);
        for (Move move = 0; move < static_cast<Move>(header.moveCount()); ++move) {
            path.back() = move;
            const std::string text = std::to_string(move + static_cast<Move>(header.base));
            if (std::ranges::find(entered, move) == entered.end() && !m_details.skipOf(id, text) &&
                !m_trace.game->boardText(path).empty())
                m_trace.pruned.push_back(static_cast<std::uint16_t>(move));
        }
        return true;
    }

    /// The number of legal moves that were neither entered nor skipped, if `moves=` gives their
    /// total.
    std::optional<std::uint16_t> unenteredCount(NodeId id) const {
        const std::optional<double> moves = m_kept.moves[id];
        if (!moves || m_kept.partial[id])
            return std::nullopt;
        std::vector<std::string_view> seen;
        m_recording.forEachChild(id, [&](const RecordedNode& child) {
            if (child.isCounted() && !child.isRepeated)
                seen.push_back(m_recording.words.text(child.move));
        });
        m_details.forEachSkip(id, [&](std::string_view move) { seen.push_back(move); });
        std::ranges::sort(seen);
        seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
        const auto distinct = static_cast<double>(seen.size());
        constexpr double most = std::numeric_limits<std::uint16_t>::max();
        return static_cast<std::uint16_t>(std::clamp(*moves - distinct, 0.0, most));
    }

    void addIterations() {
        const auto& iterations = m_recording.iterations;
        for (std::size_t i = 0; i < iterations.size(); ++i) {
            TraceIteration& traced = m_trace.iterations.emplace_back();
            traced.firstNode = iterations[i].firstNode;
            traced.endNode = m_recording.endOf(i);
            traced.firstEvent = eventOf(traced.firstNode);
            traced.endEvent = eventOf(traced.endNode);
            traced.depth = depthOf(i);
            traced.hasRoot = hasRoot(i);
            answer(i, traced);
        }
    }

    EventIndex eventOf(NodeId node) const {
        return node < m_trace.nodes.size() ? m_trace.nodes[node].entered
                                           : static_cast<EventIndex>(m_trace.events.size());
    }

    /// The limit is the iteration's name, or else the deepest ply that it reached.
    int depthOf(std::size_t iteration) const {
        const WordId name = m_recording.iterations[iteration].name;
        if (name != noWord)
            if (const auto limit = parseCount(m_recording.words.text(name));
                limit && *limit <= RecordingBuilder::mostOpenNodes)
                return static_cast<int>(*limit);
        int reached = 0;
        for (NodeId id = m_recording.iterations[iteration].firstNode;
             id < m_recording.endOf(iteration); ++id)
            reached = std::max(reached, m_recording.nodes[id].ply - 1);
        return reached;
    }

    /// The result of an iteration's root.
    void answer(std::size_t iteration, TraceIteration& traced) const {
        std::size_t moves = 0;
        m_recording.forEachTop(iteration, [&](NodeId top) {
            const TraceNode& node = m_trace.nodes[top];
            if (node.isRoot())
                return answerOfPass(top, traced);
            traced.firstToMove = m_recording.header.toMove == Side::Max;
            if (isApart(m_recording.nodes[top]) || !traced.hasRoot || !node.hasValue ||
                !node.isCounted)
                return;
            const bool isBetter =
                traced.bestMoves.empty() ||
                (traced.firstToMove ? node.value > traced.value : node.value < traced.value);
            if (isBetter) {
                traced.value = node.value;
                traced.bestMoves.clear();
            }
            if (node.value == traced.value)
                traced.bestMoves.push_back(node.move);
            ++moves;
        });
        traced.areAllBest = moves > 1 && traced.bestMoves.size() == moves;
    }

    void addVisits() {
        if (!m_recording.header.isByVisits())
            return;
        m_trace.visits.resize(m_trace.nodes.size());
        for (NodeId id = 0; id < m_recording.nodes.size(); ++id)
            m_trace.visits[id] = {m_kept.visits[id], m_kept.prior[id]};
        for (std::size_t i = 0; i < m_trace.iterations.size(); ++i)
            for (const NodeId root : topNodes(m_trace, static_cast<int>(i)))
                if (m_trace.nodes[root].isRoot())
                    m_trace.iterations[i].bestMoves = mostVisited(root);
    }

    /// The most visited move of a root, the first one of equals.
    std::vector<Move> mostVisited(NodeId root) const {
        std::vector<Move> moves;
        double most = 0;
        for (const NodeId child : childrenOf(m_trace, root))
            if (const double visits = m_trace.visits[child].visits.value_or(0); visits > most) {
                most = visits;
                moves.assign(1, m_trace.nodes[child].move);
            }
        return moves;
    }

    /// Of several passes of the root, the last one has the value and the first one that proves this
    /// value has the move.
    void answerOfPass(NodeId root, TraceIteration& traced) const {
        const TraceNode& node = m_trace.nodes[root];
        const bool isProved = !traced.bestMoves.empty() && traced.value == node.value;
        traced.firstToMove = node.firstToMove;
        traced.value = node.value;
        if (isProved)
            return;
        const std::optional<WordId> best = m_kept.best[root];
        if (!best || node.bound == (node.firstToMove ? BoundKind::Upper : BoundKind::Lower))
            return;
        const std::string_view text = m_details.text(*best);
        m_recording.forEachChild(root, [&](const RecordedNode& child) {
            if (m_recording.words.text(child.move) == text)
                traced.bestMoves.assign(1, moveOf(m_recording, child.move));
        });
    }

    const Recording& m_recording;
    const RecordingDetails& m_details;
    const KeptFields& m_kept;
    Trace m_trace;
    std::unordered_map<WordId, NodeId> m_writers; ///< by key
    WindowSources m_sources{m_trace};
    NodeId m_entered = noNode; ///< the last node
    std::size_t m_entryCount = 0, m_iterationCount = 0;
};

} // namespace

Trace traceOf(const Recording& recording, const RecordingDetails& details,
              std::shared_ptr<const Game> game) {
    return Tracing(recording, details, std::move(game)).trace();
}

TracePair tracesOf(const Recording& a, const RecordingDetails& detailsOfA, const Recording& b,
                   const RecordingDetails& detailsOfB, std::unique_ptr<BoardRules> rules) {
    if (a.header.game != b.header.game || a.header.width != b.header.width ||
        a.header.height != b.header.height || a.header.inARow != b.header.inARow)
        throw InvalidArgument("The recordings are of different games, which have no nodes in "
                              "common.");
    WordList words = a.words;
    std::vector<WordId> inA(b.words.size(), noWord); // [word of b]: the word of a
    for (const RecordedNode& node : b.nodes)
        inA[node.move] = words.idOf(b.words.text(node.move));
    const auto game =
        std::make_shared<const RecordedGame>(a.header, std::move(words), std::move(rules));
    TracePair pair{traceOf(a, detailsOfA, game), traceOf(b, detailsOfB, game)};
    const Move firstWord = wordMove(a, 0);
    for (TraceNode& node : pair.b.nodes)
        if (node.move != noMove && node.move >= firstWord)
            node.move = firstWord + inA[node.move - firstWord];
    return pair;
}

} // namespace yomi::tree
