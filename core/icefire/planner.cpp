// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/planner.h"

#include "core/icefire/annealer.h"
#include "core/icefire/attack.h"
#include "core/icefire/plan_search.h"

#include <algorithm>

namespace yomi::icefire {

namespace {

/// Mines on the player's free spots, if they pay off and the enemy threatens nothing: otherwise the
/// gold is needed for units and towers.
std::vector<Action> minesToBuild(Board board, const Parameters& parameters, int turn) {
    const Player us = board.player(), them = opponentOf(us);
    const int theirGold = std::max(0, board.gold(them) + board.income(them));
    const bool calm =
        !reachOf(board, them, When::NextTurn, theirGold).cells.intersects(board.active(us));
    std::vector<Action> mines;
    if (turn < parameters.minesFrom || !calm)
        return mines;
    (board.active(us) & board.terrain().mineSpots()).forEach([&](Cell cell) {
        const int turnsToPay = (board.mineCost() + mineIncome - 1) / mineIncome;
        const Action mine = Action::build(CommandKind::BuildMine, cell);
        if (turn + turnsToPay + parameters.minesPaidBefore > turnsPerGame || !board.allows(mine))
            return;
        board.apply(mine);
        mines.push_back(mine);
    });
    return mines;
}

/// The progress of each part of a turn's budget.
class Timetable {
public:
    explicit Timetable(const Budget& budget)
        : m_budget(budget) {}

    Progress progressOf(const Part& part) const {
        if (m_budget.iterations)
            return Progress(iterationAt(part.to) - iterationAt(part.from));
        return Progress(m_start + std::chrono::duration_cast<Progress::Clock::duration>(
                                      part.to * m_budget.time));
    }

private:
    int iterationAt(double share) const { return static_cast<int>(share * *m_budget.iterations); }

    const Budget& m_budget;
    Progress::Clock::time_point m_start = Progress::Clock::now();
};

/// The data shared by all annealings of a turn.
struct Setting {
    const Parameters& parameters;
    const Timetable timetable;
    Random& random;
    const std::stop_token& stop;
};

template <class Search, class Observer>
void run(Search& search, Phase phase, const Cooling& cooling, const Part& part,
         const Setting& setting, Observer& observer) {
    observer.begin(phase, part, search);
    const int iterations = anneal(search, cooling, setting.timetable.progressOf(part),
                                  setting.random, setting.stop, observer);
    search.returnToBest();
    observer.end(iterations, search);
}

/// A plan for the player to move, by one annealing of each phase, and the board after it.
struct Candidate {
    std::vector<Action> actions;
    Board board;
};

template <class Observer>
Candidate annealed(const Board& start, int turn, const Setting& setting, const Part& part,
                   Observer& observer) {
    const Parameters& parameters = setting.parameters;
    const Judge judge{parameters, goldWeight(parameters, turn)};
    Candidate candidate{{}, start};
    Board& board = candidate.board;
    const auto carryOut = [&](const std::vector<Action>& more) {
        for (const Action& action : more) {
            board.apply(action);
            candidate.actions.push_back(action);
        }
    };
    const auto finished = [&] {
        if (const auto chain = finish(board))
            carryOut(*chain);
        return board.won();
    };
    if (finished())
        return candidate;
    if (!board.movable().empty()) {
        MoveSearch moves(board, judge);
        run(moves, Phase::Moves, {parameters.movesHot, parameters.movesCold},
            part.part(0, parameters.movesShare), setting, observer);
        carryOut(moves.bestPlan());
        if (board.won() || finished())
            return candidate;
    }
    carryOut(minesToBuild(board, parameters, turn));
    if (board.gold(board.player()) >= trainingCost[1]) {
        TrainingSearch training(board, judge);
        run(training, Phase::Training, {parameters.trainingHot, parameters.trainingCold},
            part.part(parameters.movesShare, 1), setting, observer);
        carryOut(training.bestPlan());
    }
    return candidate;
}

double valueFor(const Board& board, int turn, const Parameters& parameters) {
    return valueOf(evaluate(board, parameters), parameters, goldWeight(parameters, turn));
}

/// The plan with the enemy's reply, annealed with the same evaluation, and its value.
JudgedPlan answered(const Candidate& candidate, int turn, const Setting& setting,
                    const Part& part) {
    Board board = candidate.board;
    const int replyTurn = turn + board.player();
    board.passTurn();
    NoTrace noTrace;
    const Candidate reply = annealed(board, replyTurn, setting, part, noTrace);
    return {candidate.actions, reply.actions,
            -valueFor(reply.board, replyTurn, setting.parameters)};
}

template <class Observer>
std::vector<Action> plan(const State& state, const Parameters& parameters, const Budget& budget,
                         Random& random, const std::stop_token& stop, Observer& observer) {
    check(parameters);
    const Setting setting{parameters, Timetable(budget), random, stop};
    const Board board(state);
    const bool lastOfGame = state.turn == turnsPerGame && state.player == 1;
    const int candidates = lastOfGame ? 1 : parameters.candidates;
    const double planned = candidates > 1 ? 1 - parameters.replyShare : 1;

    std::optional<JudgedPlan> best;
    for (int number = 0; number < candidates; ++number) {
        const Part part = Part().part(1.0 * number / candidates, (number + 1.0) / candidates);
        const Candidate candidate =
            annealed(board, state.turn, setting, part.part(0, planned), observer);
        const bool decided = candidates == 1 || candidate.board.won();
        const JudgedPlan plan =
            decided ? JudgedPlan{candidate.actions,
                                 {},
                                 valueFor(candidate.board, state.turn, parameters)}
                    : answered(candidate, state.turn, setting, part.part(planned, 1));
        const bool better = decided || !best || plan.value > best->value;
        observer.judged(plan, better);
        if (better)
            best = plan;
        if (decided)
            break;
    }
    return best->actions;
}

} // namespace

std::vector<Action> planTurn(const State& state, const Parameters& parameters, const Budget& budget,
                             Random& random, const std::stop_token& stop) {
    NoTrace observer;
    return plan(state, parameters, budget, random, stop, observer);
}

std::vector<Action> planTurn(const State& state, const Parameters& parameters, const Budget& budget,
                             Random& random, TurnTrace& trace, const std::stop_token& stop,
                             std::atomic<double>* spent) {
    Recorder observer(trace, spent);
    return plan(state, parameters, budget, random, stop, observer);
}

} // namespace yomi::icefire
