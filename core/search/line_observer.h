// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/observer.h"
#include "core/search/result.h"

#include <optional>
#include <vector>

namespace yomi::search {

/// The observer that keeps the principal variation, counts cuts by the move tried first and, for a
/// root that is searched as a node, lists its moves. The line is a triangular array with a level
/// for each open node, the root first.
class LineObserver {
public:
    using Tag = NoTag;

    void begin(int) {
        m_levels.assign(1, {});
        m_best = {};
        m_moves.clear();
        m_nodes = 0;
        m_firstMoveCuts = 0;
    }
    void end() {
        m_lines.push_back(
            {std::move(m_best.line), m_best.end, std::move(m_moves), m_firstMoveCuts});
    }
    void abandon() {}

    template <class Game>
    void enterRoot(const Game&, Score alpha, Score /*beta*/, Visit) {
        m_moves.clear();
        m_levels.assign(1, {});
        m_levels.back().alpha = alpha;
        m_levels.back().nodesBefore = m_nodes++;
        m_rootIsNode = true;
    }
    template <class Game>
    void enter(const Game& game, int move, Score alpha, Score /*beta*/, Visit) {
        m_levels.push_back({});
        m_levels.back().alpha = alpha;
        m_levels.back().firstToMove = game.firstToMove();
        m_levels.back().move = move;
        m_levels.back().nodesBefore = m_nodes++;
    }
    void leaf(Ended ended) {
        m_levels.back().end = ended == Ended::No ? LineEnd::Depth : LineEnd::Over;
    }
    void missed() {}
    void found(TableAction action, Bounds bounds, Tag) {
        Level& node = m_levels.back();
        // Where no move beats the lower bound of the table, the value comes from the table.
        if (action == TableAction::Returned || bounds.lower > node.alpha)
            node.end = LineEnd::Table;
        if (action == TableAction::Returned)
            node.found = bounds;
    }
    void compared(bool /*isBetter*/, bool raises) {
        Level& parent = m_levels.back();
        ++parent.compared;
        if (!raises)
            return;
        parent.line.assign(1, m_left.move);
        parent.line.insert(parent.line.end(), m_left.line.begin(), m_left.line.end());
        parent.end = m_left.end;
        if (m_levels.size() == 1)
            m_best = parent;
    }
    template <class Iterator>
    void cutoff(Iterator begin, Iterator end) {
        m_firstMoveCuts += begin != end && m_levels.back().compared == 1;
    }
    void expanded(Score value, Score alpha, Score beta) {
        m_levels.back().bound = value <= alpha  ? BoundKind::Upper
                                : value >= beta ? BoundKind::Lower
                                                : BoundKind::Exact;
    }
    Tag store(Bounds) { return {}; }
    void leave(Score value) {
        if (m_levels.size() == 1) // the root, whose line stays in its level
            return;
        m_left = std::move(m_levels.back());
        m_levels.pop_back();
        if (m_left.found && m_left.found->lower != m_left.found->upper)
            m_left.bound = value == m_left.found->lower ? BoundKind::Lower : BoundKind::Upper;
        if (m_rootIsNode && m_levels.size() == 1)
            addRootMove(value);
    }

    /// Adds the line, cuts and root moves to the result of the observed search.
    void complete(SearchResult& result) const {
        for (std::size_t i = 0; i < result.iterations.size(); ++i) {
            Iteration& iteration = result.iterations[i];
            iteration.line = m_lines[i].moves;
            iteration.lineEnd = m_lines[i].end;
            iteration.firstMoveCuts = m_lines[i].firstMoveCuts;
            if (iteration.moves.empty())
                iteration.moves = m_lines[i].rootMoves;
        }
    }

private:
    struct Level {
        int move = 0; ///< the move to this node
        std::vector<int> line = {};
        LineEnd end = LineEnd::Bound; ///< until a leaf, the table or a better move sets it
        Score alpha = -infinity;      ///< at entry
        BoundKind bound = BoundKind::Exact;
        std::optional<Bounds> found = {}; ///< the table's bounds that gave the value
        bool firstToMove = false;
        int compared = 0; ///< children whose search is finished
        std::int64_t nodesBefore = 0;
    };

    /// Adds the nodes of a re-search to those of the move.
    void addRootMove(Score value) {
        RootMove move = {m_left.move, m_left.firstToMove ? value : -value,
                         m_nodes - m_left.nodesBefore,
                         m_left.firstToMove ? m_left.bound : tree::negated(m_left.bound)};
        if (!m_moves.empty() && m_moves.back().move == move.move) {
            move.nodes += m_moves.back().nodes;
            m_moves.pop_back();
        }
        m_moves.push_back(move);
    }

    struct Line {
        std::vector<int> moves;
        LineEnd end;
        std::vector<RootMove> rootMoves;
        std::int64_t firstMoveCuts;
    };

    std::vector<Level> m_levels;
    Level m_left;
    Level m_best; ///< the root when it last had a line
    std::vector<RootMove> m_moves;
    std::vector<Line> m_lines; ///< one per iteration
    std::int64_t m_nodes = 0, m_firstMoveCuts = 0;
    bool m_rootIsNode = false;
};

} // namespace yomi::search
