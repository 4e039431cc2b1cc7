// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recording_writer.h"

#include "core/common/stopped.h"
#include "core/tree/line_writer.h"
#include "core/tree/trace_fields.h"

#include <algorithm>
#include <ostream>
#include <string>

namespace yomi::tree {

namespace {

class TraceWriter {
public:
    TraceWriter(const Trace& trace, const WrittenGame& game, std::ostream& out,
                const std::stop_token& stop)
        : m_trace(trace)
        , m_game(game)
        , m_writer(out, RecordingForm::Text)
        , m_stop(stop) {}

    void write() {
        m_writer.write(m_game.header);
        for (const TraceIteration& iteration : m_trace.iterations) {
            m_depth = iteration.depth;
            m_open.clear();
            writeIteration();
            for (EventIndex event = iteration.firstEvent; event < iteration.endEvent; ++event) {
                if (event % eventsUntilStop == 0 && m_stop.stop_requested())
                    throw Stopped();
                write(m_trace.events[event]);
            }
        }
    }

private:
    static constexpr EventIndex eventsUntilStop = 4096; ///< some milliseconds

    /// The state of an open node.
    struct Level {
        NodeId best = noNode; ///< the child with the best value
        bool isCutOff = false;
    };

    void write(Event event) {
        const NodeId node = event.node();
        switch (event.kind()) {
        case EventKind::Enter:
        case EventKind::Reenter:
            enter(node);
            break;
        case EventKind::Probe:
        case EventKind::TableHit:
            writeFound(node);
            break;
        case EventKind::Evaluate:
            if (m_trace.nodes[node].outcome == Outcome::Open)
                writeEvaluation(node);
            break;
        case EventKind::NewBest:
            if (!m_open.empty())
                m_open.back().best = node;
            break;
        case EventKind::Cutoff:
            m_open.back().isCutOff = true;
            break;
        case EventKind::Store:
            writeStore(node);
            break;
        case EventKind::Leave:
            writeLeave(node);
            m_open.pop_back();
            break;
        case EventKind::Child:
            break;
        }
    }

    EventLine lineOf(LineKind kind) const {
        EventLine line;
        line.kind = kind;
        return line;
    }

    void writeIteration() {
        EventLine line = lineOf(LineKind::Iteration);
        const std::string limit = std::to_string(m_depth);
        line.word = limit;
        m_writer.write(line);
    }

    void enter(NodeId id) {
        const TraceNode& node = m_trace.nodes[id];
        if (node.parent != noNode && id == node.parent + 1)
            writeSkips(node.parent);
        m_open.emplace_back();
        writeEnter(id);
        if (node.range != noBounds)
            writeRange(id);
    }

    void writeEnter(NodeId id) {
        const TraceNode& node = m_trace.nodes[id];
        EventLine line = lineOf(LineKind::Enter);
        const std::string move = moveText(node.move), board = boardOf(id),
                          key = m_game.sharesImages ? m_game.rules->representative(board) : board;
        line.word = move;
        if (m_game.header.search != SearchKind::Minimax) {
            line.alpha = node.alpha;
            line.beta = node.beta;
        }
        line.depth = m_depth - node.depth;
        if (node.firstToMove != isFirstExpected(node))
            line.side = node.firstToMove ? Side::Max : Side::Min;
        line.key = key;
        line.nodeKind = node.visit == Visit::Research     ? NodeKind::Research
                        : node.visit == Visit::NullWindow ? NodeKind::NullWindow
                                                          : NodeKind::Full;
        const std::string alpha = textOf(node.alphaSource), beta = textOf(node.betaSource);
        std::vector<LinePart> own;
        if (node.alphaSource.kind() != SourceKind::None)
            own.push_back({alphaField, alpha});
        if (node.betaSource.kind() != SourceKind::None)
            own.push_back({betaField, beta});
        line.own = own;
        m_writer.write(line);
    }

    /// Whether the first player is to move if sides alternate, as a reader assumes.
    bool isFirstExpected(const TraceNode& node) const {
        const bool isFirstAtRoot = m_game.header.toMove == Side::Max;
        if (node.isRoot())
            return isFirstAtRoot;
        return !(node.parent == noNode ? isFirstAtRoot : m_trace.nodes[node.parent].firstToMove);
    }

    /// The number of moves of a node with children.
    double legalMoves(NodeId id) const {
        std::vector<Move> moves;
        for (const NodeId child : childrenOf(m_trace, id))
            moves.push_back(m_trace.nodes[child].move);
        for (const std::uint16_t move : prunedMoves(m_trace, id))
            moves.push_back(move);
        std::ranges::sort(moves);
        const auto end = std::unique(moves.begin(), moves.end()); // clang 14 has no ranges::unique
        return static_cast<double>(end - moves.begin());
    }

    void writeRange(NodeId id) {
        const TraceNode& node = m_trace.nodes[id];
        const Bounds& range = m_trace.bounds[node.range];
        EventLine line = lineOf(LineKind::Window);
        line.alpha = std::max(node.alpha, range.lower);
        line.beta = std::min(node.beta, range.upper);
        const std::string text = textOf(range);
        const LinePart own{rangeField, text};
        line.own = {&own, 1};
        m_writer.write(line);
    }

    /// Writes the legal moves that a node with children skips.
    void writeSkips(NodeId id) {
        const TraceNode& node = m_trace.nodes[id];
        if (!m_game.rules || node.left == noEvent)
            return;
        std::vector<bool> isTried(m_game.header.root.size());
        for (const NodeId child : childrenOf(m_trace, id))
            isTried[m_trace.nodes[child].move] = true;
        for (const std::uint16_t move : prunedMoves(m_trace, id))
            isTried[move] = true;
        const std::string board = boardOf(id);
        for (std::size_t move = 0; move < isTried.size(); ++move) {
            if (isTried[move] || !m_game.rules->cellOf(board, move))
                continue;
            EventLine line = lineOf(LineKind::Skip);
            const std::string text = moveText(static_cast<Move>(move));
            line.word = text;
            line.why = "loses";
            m_writer.write(line);
        }
    }

    void writeFound(NodeId id) {
        const TraceNode& node = m_trace.nodes[id];
        EventLine line = lineOf(LineKind::Table);
        line.entry = EntryKind::None;
        if (node.table != TableAction::Miss) {
            setBounds(line, foundBy(m_trace, id));
            line.use = node.table == TableAction::Returned   ? EntryUse::Cut
                       : node.table == TableAction::Narrowed ? EntryUse::Narrow
                                                             : EntryUse::Unused;
        }
        m_writer.write(line);
    }

    void writeEvaluation(NodeId id) {
        EventLine line = lineOf(LineKind::Evaluate);
        line.value = m_trace.nodes[id].value;
        m_writer.write(line);
    }

    void writeStore(NodeId id) {
        EventLine line = lineOf(LineKind::Store);
        setBounds(line, m_trace.bounds[m_trace.nodes[id].stored]);
        const std::string best = bestMove();
        line.best = best;
        m_writer.write(line);
    }

    void writeLeave(NodeId id) {
        const TraceNode& node = m_trace.nodes[id];
        EventLine line = lineOf(LineKind::Leave);
        line.value = node.value;
        line.bound = node.bound;
        line.why = reasonOf(node);
        const std::string best = bestMove();
        if (!best.empty())
            line.best = best;
        if (node.outcome == Outcome::FirstWon)
            line.won = Winner::Max;
        else if (node.outcome == Outcome::SecondWon)
            line.won = Winner::Min;
        else if (node.outcome == Outcome::Drawn)
            line.won = Winner::None;
        if (!m_game.rules && node.end > id + 1)
            line.moves = legalMoves(id);
        std::string pruned;
        for (const std::uint16_t move : prunedMoves(m_trace, id)) {
            if (!pruned.empty())
                pruned += ',';
            pruned += moveText(move);
        }
        const LinePart own{prunedField, pruned};
        if (!pruned.empty())
            line.own = {&own, 1};
        m_writer.write(line);
    }

    /// The reason of the node entered last, if its value does not follow from its children.
    std::optional<std::string_view> reasonOf(const TraceNode& node) const {
        if (node.table == TableAction::Returned)
            return "table";
        if (m_open.back().isCutOff)
            return "cut";
        if (node.table != TableAction::Leaf)
            return m_trace.hasWindows ? std::nullopt : std::optional<std::string_view>("all");
        return node.outcome == Outcome::Open      ? "horizon"
               : node.outcome == Outcome::Decided ? "static"
                                                  : "terminal";
    }

    /// The best move of the node entered last; empty without one.
    std::string bestMove() const {
        const NodeId best = m_open.back().best;
        return best == noNode ? std::string() : moveText(m_trace.nodes[best].move);
    }

    std::string moveText(Move move) const {
        if (move == noMove)
            return "-";
        return m_game.rules ? std::to_string(move + static_cast<Move>(m_game.header.base))
                            : m_trace.game->moveText(move);
    }

    /// The board as . o x in reading order.
    std::string boardOf(NodeId id) const {
        std::string board = m_trace.game->boardText(pathTo(m_trace, id));
        std::erase(board, '/');
        return board;
    }

    static void setBounds(EventLine& line, const Bounds& bounds) {
        line.entry = EntryKind::Range;
        line.low = bounds.lower;
        line.high = bounds.upper;
    }

    const Trace& m_trace;
    const WrittenGame& m_game;
    LineWriter m_writer;
    const std::stop_token& m_stop;
    int m_depth = 0; ///< the limit of the iteration
    std::vector<Level> m_open;
};

} // namespace

void writeRecording(const Trace& trace, const WrittenGame& game, std::ostream& out,
                    const std::stop_token& stop) {
    TraceWriter(trace, game, out, stop).write();
    if (trace.isCutOff)
        out << "# cut off at node " << trace.nodes.size() << '\n';
}

} // namespace yomi::tree
