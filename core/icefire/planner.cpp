// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/planner.h"

#include "core/icefire/annealer.h"
#include "core/icefire/attack.h"
#include "core/icefire/plan_search.h"

#include <algorithm>

namespace yomi::icefire {

namespace {

/// Mines on the player's free spots, if they will pay and the enemy threatens nothing: in contact
/// with him the gold is needed for units and towers.
std::vector<Action> minesToBuild(Board board, const Parameters& parameters, int turn) {
    const Player me = board.player(), enemy = opponentOf(me);
    const int enemyGold = std::max(0, board.gold(enemy) + board.income(enemy));
    const bool calm =
        !reachOf(board, enemy, When::NextTurn, enemyGold).cells.intersects(board.active(me));
    std::vector<Action> mines;
    if (turn < parameters.minesFrom || !calm)
        return mines;
    (board.active(me) & board.terrain().mineSpots()).forEach([&](Cell cell) {
        const int turnsToPay = (board.mineCost() + mineIncome - 1) / mineIncome;
        const Action mine = Action::build(CommandKind::BuildMine, cell);
        if (turn + turnsToPay + parameters.minesPaidBefore > turnsPerGame || !board.allows(mine))
            return;
        board.apply(mine);
        mines.push_back(mine);
    });
    return mines;
}

/// When each phase of a turn ends.
class Timetable {
public:
    Timetable(const Parameters& parameters, const Budget& budget)
        : m_parameters(parameters)
        , m_budget(budget) {}

    Deadline moves() const {
        if (m_budget.iterations)
            return Deadline::after(movesPart(*m_budget.iterations));
        return Deadline::at(m_start + std::chrono::microseconds(
                                          movesPart(static_cast<int>(m_budget.time.count()))));
    }
    Deadline training() const {
        if (m_budget.iterations)
            return Deadline::after(*m_budget.iterations - movesPart(*m_budget.iterations));
        return Deadline::at(m_start + m_budget.time);
    }

private:
    int movesPart(int whole) const { return static_cast<int>(m_parameters.movesShare * whole); }

    const Parameters& m_parameters;
    const Budget& m_budget;
    Deadline::Clock::time_point m_start = Deadline::Clock::now();
};

template <class Search, class Observer>
void run(Search& search, Phase phase, const Cooling& cooling, Deadline deadline, Random& random,
         const std::stop_token& stop, Observer& observer) {
    observer.begin(phase, search);
    const int iterations = anneal(search, cooling, deadline, random, stop, observer);
    search.returnToBest();
    observer.end(iterations, search);
}

template <class Observer>
std::vector<Action> plan(const State& state, const Parameters& parameters, const Budget& budget,
                         Random& random, const std::stop_token& stop, Observer& observer) {
    check(parameters);
    const Timetable timetable(parameters, budget);
    const Judge judge{parameters, goldWeight(parameters, state.turn)};
    Board board(state);
    std::vector<Action> actions;
    const auto carryOut = [&](const std::vector<Action>& more) {
        for (const Action& action : more) {
            board.apply(action);
            actions.push_back(action);
        }
    };
    const auto finished = [&] {
        if (const auto chain = finish(board))
            carryOut(*chain);
        return board.won();
    };
    if (finished())
        return actions;
    if (!board.movable().empty()) {
        MoveSearch moves(board, judge);
        run(moves, Phase::Moves, {parameters.movesHot, parameters.movesCold}, timetable.moves(),
            random, stop, observer);
        carryOut(moves.bestPlan());
        if (board.won() || finished())
            return actions;
    }
    carryOut(minesToBuild(board, parameters, state.turn));
    if (board.gold(board.player()) >= trainingCost[1]) {
        TrainingSearch training(board, judge);
        run(training, Phase::Training, {parameters.trainingHot, parameters.trainingCold},
            timetable.training(), random, stop, observer);
        carryOut(training.bestPlan());
    }
    return actions;
}

} // namespace

std::vector<Action> planTurn(const State& state, const Parameters& parameters, const Budget& budget,
                             Random& random, const std::stop_token& stop) {
    NoTrace observer;
    return plan(state, parameters, budget, random, stop, observer);
}

std::vector<Action> planTurn(const State& state, const Parameters& parameters, const Budget& budget,
                             Random& random, TurnTrace& trace, const std::stop_token& stop) {
    Recorder observer(trace);
    return plan(state, parameters, budget, random, stop, observer);
}

} // namespace yomi::icefire
