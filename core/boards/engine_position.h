// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/game_entry.h"

#include <functional>
#include <utility>

namespace yomi {

namespace detail {
template <class Position>
std::string boardTextOf(const Position& position) { // in a member its own name hides the engine's
    return boardText(position);
}
} // namespace detail

/// The position of an engine as one of its game in the list. The Position has size(),
/// firstToMove() and ended(); its namespace has played(), boardText(), searchPosition(),
/// analyzePosition() and recordPosition().
template <class Position>
class EnginePosition final : public GamePosition {
public:
    explicit EnginePosition(Position position)
        : m_position(std::move(position)) {}

    GridSize size() const override { return m_position.size(); }
    bool firstToMove() const override { return m_position.firstToMove(); }
    search::Ended ended() const override { return m_position.ended(); }
    std::string boardText() const override { return detail::boardTextOf(m_position); }
    void play(std::string_view moves) override { m_position = played(m_position, moves); }

    search::SearchResult search(const search::Settings& settings,
                                const Limits& limits) const override {
        return searchPosition(m_position, settings, limits);
    }
    search::SearchResult analyze(const search::Settings& settings,
                                 const Limits& limits) const override {
        return analyzePosition(m_position, settings, limits);
    }
    search::RecordedSearch record(const search::Settings& settings, const Limits& limits,
                                  tree::NodeId mostNodes) const override {
        return recordPosition(m_position, settings, limits, mostNodes);
    }

    /// The position in `position`, which is of this engine's game.
    static const Position& in(const GamePosition& position) {
        return static_cast<const EnginePosition&>(position).m_position;
    }

private:
    Position m_position;
};

/// The solver of an engine, with its function or member for the scores of the moves.
template <class Position, class Solver, auto movesBy>
class EngineSolver final : public GameSolver {
public:
    search::Solution solve(const GamePosition& position, const Limits& limits) override {
        return m_solver.solve(EnginePosition<Position>::in(position), limits);
    }
    search::MoveScores solveMoves(const GamePosition& position, const Limits& limits) override {
        return std::invoke(movesBy, m_solver, EnginePosition<Position>::in(position), limits);
    }

private:
    Solver m_solver;
};

/// For a GameEntry: the position that the engine's function reads, and a new solver.
template <class Position, Position (*positionOf)(const StoneReading&)>
std::unique_ptr<GamePosition> newPosition(const StoneReading& reading) {
    return std::make_unique<EnginePosition<Position>>(positionOf(reading));
}
template <class Position, class Solver, auto movesBy>
std::unique_ptr<GameSolver> newSolver() {
    return std::make_unique<EngineSolver<Position, Solver, movesBy>>();
}

} // namespace yomi
