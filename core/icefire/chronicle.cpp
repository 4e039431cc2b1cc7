// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/chronicle.h"

#include "core/common/stopped.h"

namespace yomi::icefire {

namespace {

class Chronicler {
public:
    explicit Chronicler(const Replay& replay)
        : m_replay(replay) {}

    void addPlayerTurn(int playerTurn) {
        StartOfTurn dead;
        State state = m_replay.startOf(playerTurn, dead);
        m_chronicle.figures.push_back(figuresOf(state));
        m_moment = m_replay.firstMoment(playerTurn);
        if (!dead.unpaid.empty())
            add(Happening::Bankruptcy);
        for (const Piece& piece : m_replay.pieces(playerTurn)) {
            ++m_moment;
            if (piece.outcome == Outcome::Ok)
                addAction(state, piece);
        }
    }

    Chronicle finish() {
        if (m_replay.match().ending)
            add(Happening::Finish);
        return std::move(m_chronicle);
    }

private:
    void add(Happening happening) {
        m_chronicle.happenings[static_cast<std::size_t>(happening)].push_back(m_moment);
    }

    void addAction(State& state, const Piece& piece) {
        const Player enemy = opponentOf(state.player);
        const CellSet before = state.active[enemy];
        const bool enemyStood = standsOn(state, piece.reached, enemy);
        replay(state, piece);
        if (enemyStood)
            add(Happening::Capture);
        if (!(before - state.active[enemy] - CellSet::of(piece.reached)).empty())
            add(Happening::Cut);
        if (piece.command->kind == CommandKind::BuildTower)
            add(Happening::Tower);
    }

    static bool standsOn(const State& state, Cell cell, Player player) {
        const Unit* unit = state.unitAt(cell);
        const Building* building = state.buildingAt(cell);
        return (unit && unit->owner == player) || (building && building->owner == player);
    }

    const Replay& m_replay;
    Chronicle m_chronicle;
    int m_moment = 0;
};

} // namespace

Chronicle chronicleOf(const Replay& replay, const std::stop_token& stop) {
    Chronicler chronicler(replay);
    for (int playerTurn = 0; playerTurn < replay.playerTurns(); ++playerTurn) {
        throwIfStopped(stop);
        chronicler.addPlayerTurn(playerTurn);
    }
    return chronicler.finish();
}

} // namespace yomi::icefire
