// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/plan_search.h"

namespace yomi::icefire {

namespace {

/// Beyond the article, towers are tried so many steps around the own HQ, too.
constexpr int homeTowerDistance = 2;

/// The cells at most so many steps from the set.
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
    const Player me = board().player();
    const CellSet& active = board().active(me);
    m_outside = (active.neighbours() & board().land()) - board().owned(me);
    const CellSet home = CellSet::of(headquarters[me]);
    CellSet near = around(board().owned(opponentOf(me)), m_parameters.towerDistance);
    if (m_parameters.beyondArticle)
        near |= around(home, homeTowerDistance);
    const CellSet taken = board().units(me) | board().mines(me) | board().towers(me) | home |
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
    const Player me = board().player();
    if (m_outside.empty() || board().gold(me) < trainingCost[1] || board().won())
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
    const Player me = board().player();
    const int gold = board().gold(me);
    if (gold < trainingCost[1] || board().won())
        return false;
    if (!m_attacks)
        m_attacks = attackMap(board(), me, When::Now);
    const CellSet targets = m_attacks->within(gold) & board().owned(opponentOf(me));
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
    // Of six draws three add a training, and one each is for the other kinds.
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
