// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/match_summary.h"

#include "core/common/stopped.h"

namespace yomi::icefire {

namespace {

class Summarizer {
public:
    explicit Summarizer(const Replay& replay)
        : m_replay(replay) {}

    void addPlayerTurn(int playerTurn) {
        StartOfTurn dead;
        State state = m_replay.startOf(playerTurn, dead);
        m_summary.figures.push_back(figuresOf(state));
        m_moment = m_replay.firstMoment(playerTurn);
        if (!dead.unpaid.empty())
            add(MatchEvent::Bankruptcy);
        for (const Piece& piece : m_replay.pieces(playerTurn)) {
            ++m_moment;
            if (piece.outcome == Outcome::Ok)
                addAction(state, piece);
        }
    }

    MatchSummary finish() {
        if (m_replay.match().ending)
            add(MatchEvent::Finish);
        return std::move(m_summary);
    }

private:
    void add(MatchEvent event) {
        m_summary.events[static_cast<std::size_t>(event)].push_back(m_moment);
    }

    void addAction(State& state, const Piece& piece) {
        const Player enemy = opponentOf(state.player);
        const CellSet before = state.active[enemy];
        const bool enemyStood = standsOn(state, piece.reached, enemy);
        replay(state, piece);
        if (enemyStood)
            add(MatchEvent::Capture);
        if (!(before - state.active[enemy] - CellSet::of(piece.reached)).empty())
            add(MatchEvent::Cut);
        if (piece.command->kind == CommandKind::BuildTower)
            add(MatchEvent::Tower);
    }

    static bool standsOn(const State& state, Cell cell, Player player) {
        const Unit* unit = state.unitAt(cell);
        const Building* building = state.buildingAt(cell);
        return (unit && unit->owner == player) || (building && building->owner == player);
    }

    const Replay& m_replay;
    MatchSummary m_summary;
    int m_moment = 0;
};

} // namespace

MatchSummary summaryOf(const Replay& replay, const std::stop_token& stop) {
    Summarizer summarizer(replay);
    for (int playerTurn = 0; playerTurn < replay.playerTurns(); ++playerTurn) {
        throwIfStopped(stop);
        summarizer.addPlayerTurn(playerTurn);
    }
    return summarizer.finish();
}

} // namespace yomi::icefire
