// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/plan_search.h"

#include <algorithm>
#include <utility>

namespace yomi::icefire {

PlanSearch::PlanSearch(const Board& start, const Judge& judge)
    : m_judge(judge)
    , m_board(start)
    , m_terms(evaluate(start, judge.parameters))
    , m_value(judge.valueOf(m_terms))
    , m_proposedBoard(start) {}

void PlanSearch::propose(std::size_t first, std::span<const Action> actions) {
    m_first = first;
    m_proposedBoard = m_board;
    for (std::size_t i = m_steps.size(); i-- > first;) {
        if (m_steps[i].done)
            m_proposedBoard.undo(m_steps[i].undo);
    }
    m_proposedSteps.clear();
    for (const Action& action : actions) {
        Step& step = m_proposedSteps.emplace_back(Step{action, false, {}});
        step.done = !m_proposedBoard.won() && m_proposedBoard.allows(action);
        if (step.done)
            step.undo = m_proposedBoard.apply(action);
    }
    m_proposedTerms = evaluate(m_proposedBoard, m_judge.parameters);
    m_proposedValue = m_judge.valueOf(m_proposedTerms);
}

void PlanSearch::accept() {
    m_board = m_proposedBoard;
    m_steps.resize(m_first);
    m_steps.insert(m_steps.end(), m_proposedSteps.begin(), m_proposedSteps.end());
    m_terms = m_proposedTerms;
    m_value = m_proposedValue;
}

std::vector<Action> PlanSearch::plan() const {
    std::vector<Action> actions;
    for (const Step& step : m_steps) {
        if (step.done)
            actions.push_back(step.action);
    }
    return actions;
}

void PlanSearch::returnToBest() {
    propose(0, m_best);
    PlanSearch::accept();
}

std::vector<Action>& PlanSearch::tail(std::size_t first) {
    m_buffer.clear();
    for (std::size_t i = first; i < m_steps.size(); ++i)
        m_buffer.push_back(m_steps[i].action);
    return m_buffer;
}

void PlanSearch::dropSkipped() {
    std::erase_if(m_steps, [](const Step& step) { return !step.done; });
}

namespace {

Action staying(Cell unit) {
    return Action::move(unit, unit);
}

} // namespace

MoveSearch::MoveSearch(const Board& start, const Judge& judge)
    : PlanSearch(start, judge) {
    std::vector<Action> actions;
    start.movable().forEach([&](Cell unit) { actions.push_back(staying(unit)); });
    PlanSearch::propose(0, actions);
    accept();
}

std::optional<Neighbour> MoveSearch::propose(Random& random) {
    const int units = static_cast<int>(size());
    if (units == 0)
        return std::nullopt;
    if (units > 1 && random.below(4) == 0) {
        const int a = random.below(units);
        const int b = (a + 1 + random.below(units - 1)) % units;
        const auto first = static_cast<std::size_t>(std::min(a, b));
        std::vector<Action>& actions = tail(first);
        std::swap(actions.front(), actions[static_cast<std::size_t>(std::max(a, b)) - first]);
        PlanSearch::propose(first, actions);
        return Neighbour::SwapOrder;
    }
    const auto index = static_cast<std::size_t>(random.below(units));
    const Cell unit = action(index).from, target = action(index).to;
    const CellSet targets = (neighboursOf[unit] & board().land()) | CellSet::of(unit);
    std::vector<Action>& actions = tail(index);
    actions.front() = Action::move(unit, drawnCell(random, targets - CellSet::of(target)));
    PlanSearch::propose(index, actions);
    return Neighbour::TurnUnit;
}

namespace {

/// Beyond the article, towers are also tried within this many steps of the own HQ.
constexpr int homeTowerDistance = 2;

/// The cells at most `steps` steps from the set.
CellSet around(CellSet cells, int steps) {
    for (int step = 0; step < steps; ++step)
        cells |= cells.neighbours();
    return cells;
}

} // namespace

TrainingSearch::TrainingSearch(const Board& start, const Judge& judge)
    : PlanSearch(start, judge)
    , m_parameters(judge.parameters) {
    findCandidates();
}

void TrainingSearch::findCandidates() {
    const Player us = board().player();
    const CellSet& active = board().active(us);
    m_outside = (active.neighbours() & board().land()) - board().owned(us);
    const CellSet home = CellSet::of(headquarters[us]);
    CellSet near = around(board().owned(opponentOf(us)), m_parameters.towerDistance);
    if (m_parameters.beyondArticle)
        near |= around(home, homeTowerDistance);
    const CellSet taken = board().units(us) | board().mines(us) | board().towers(us) | home |
                          board().terrain().mineSpots();
    m_towerCells = (active & near) - taken;
    m_attacks.reset();
}

void TrainingSearch::accept() {
    PlanSearch::accept();
    dropSkipped();
    findCandidates();
}

void TrainingSearch::returnToBest() {
    PlanSearch::returnToBest();
    findCandidates();
}

bool TrainingSearch::proposeTraining(Random& random) {
    const Player us = board().player();
    if (m_outside.empty() || board().gold(us) < trainingCost[1] || board().won())
        return false;
    const Cell cell = drawnCell(random, m_outside);
    int level = 1;
    while (!board().canEnter(cell, level))
        ++level;
    const Action action = Action::train(level, cell);
    if (!board().allows(action))
        return false;
    PlanSearch::propose(size(), {&action, 1});
    return true;
}

bool TrainingSearch::proposeChain(Random& random) {
    const Player us = board().player();
    const int gold = board().gold(us);
    if (gold < trainingCost[1] || board().won())
        return false;
    if (!m_attacks)
        m_attacks = attackMap(board(), us, When::Now);
    const CellSet targets = m_attacks->within(gold) & board().owned(opponentOf(us));
    if (targets.empty())
        return false;
    Board trial = board();
    const auto actions = actionsAlong(trial, m_attacks->wayTo(trial, drawnCell(random, targets)));
    if (!actions || actions->empty())
        return false;
    PlanSearch::propose(size(), *actions);
    return true;
}

bool TrainingSearch::proposeTower(Random& random) {
    if (m_towerCells.empty() || board().gold(board().player()) < towerCost)
        return false;
    const Action action = Action::build(CommandKind::BuildTower, drawnCell(random, m_towerCells));
    PlanSearch::propose(size(), {&action, 1});
    return true;
}

bool TrainingSearch::proposeDeletion(Random& random, CommandKind kind) {
    if (size() == 0)
        return false;
    const auto index = static_cast<std::size_t>(random.below(static_cast<int>(size())));
    if (action(index).kind != kind)
        return false;
    const std::vector<Action>& actions = tail(index);
    PlanSearch::propose(index, std::span(actions).subspan(1));
    return true;
}

std::optional<Neighbour> TrainingSearch::propose(Random& random) {
    // Three draws in six add a training; each other kind gets one.
    const double draw = random.fraction() * (6 + 3 * m_parameters.chains);
    const auto made = [](bool proposed, Neighbour kind) {
        return proposed ? std::optional(kind) : std::nullopt;
    };
    if (draw < 3)
        return made(proposeTraining(random), Neighbour::AddTraining);
    if (draw < 4)
        return made(proposeDeletion(random, CommandKind::Train), Neighbour::DeleteTraining);
    if (draw < 5)
        return made(proposeTower(random), Neighbour::AddTower);
    if (draw < 6)
        return made(proposeDeletion(random, CommandKind::BuildTower), Neighbour::DeleteTower);
    return made(proposeChain(random), Neighbour::AddChain);
}

} // namespace yomi::icefire
