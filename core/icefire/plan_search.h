// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"
#include "core/icefire/attack.h"
#include "core/icefire/board.h"
#include "core/icefire/evaluation.h"
#include "core/icefire/trace.h"

#include <optional>
#include <span>
#include <vector>

namespace yomi::icefire {

/// The criteria by which the searches judge plans.
struct Judge {
    Parameters parameters;
    double goldWeight = 0;

    double valueOf(const Terms& terms) const {
        return icefire::valueOf(terms, parameters, goldWeight);
    }
};

/// A plan, a list of actions, that is changed from some action on and judged as a whole; shared by
/// both annealings. The board always has the accepted plan; a proposal is tried on a copy, which
/// undoes the actions from the first changed one and plays the new ones. An action that is not
/// legal when its turn comes is skipped.
class PlanSearch {
public:
    PlanSearch(const Board& start, const Judge& judge);

    const Board& board() const { return m_board; }
    const Terms& terms() const { return m_terms; }
    double value() const { return m_value; }
    double proposedValue() const { return m_proposedValue; }
    void accept();

    void keepBest() { m_best = plan(); }
    /// The executed actions of the best plan, in order.
    const std::vector<Action>& bestPlan() const { return m_best; }
    /// Makes the best plan the accepted one.
    void returnToBest();

protected:
    /// Proposes to replace the actions from `first` on.
    void propose(std::size_t first, std::span<const Action> actions);
    std::size_t size() const { return m_steps.size(); }
    const Action& action(std::size_t index) const { return m_steps[index].action; }
    /// The accepted actions from `first` on, in a buffer that the caller may change.
    std::vector<Action>& tail(std::size_t first);
    void dropSkipped();

private:
    struct Step {
        Action action;
        bool done = false; ///< executed, not skipped
        Board::Undo undo;
    };

    std::vector<Action> plan() const;

    const Judge& m_judge;
    Board m_board;
    std::vector<Step> m_steps;
    Terms m_terms;
    double m_value;
    std::vector<Action> m_best;

    Board m_proposedBoard;
    std::size_t m_first = 0; ///< index of the first proposed step
    std::vector<Step> m_proposedSteps;
    Terms m_proposedTerms;
    double m_proposedValue = 0;
    std::vector<Action> m_buffer;
};

/// The annealing of the moves: an order of the units and a direction for each. Its neighbours swap
/// two units in the order or change a unit's direction; staying is a direction.
class MoveSearch : public PlanSearch {
public:
    MoveSearch(const Board& start, const Judge& judge);
    std::optional<Neighbour> propose(Random& random);
};

/// The annealing of training and building: a list of actions. Its neighbours train a unit on a cell
/// outside the own land, put a tower on a cell near the enemy's, or delete one of either; beyond
/// the article also a chain of trainings that leads to one of the enemy's cells.
class TrainingSearch : public PlanSearch {
public:
    TrainingSearch(const Board& start, const Judge& judge);
    std::optional<Neighbour> propose(Random& random);
    void accept();
    void returnToBest();

private:
    void findCandidates();
    bool proposeTraining(Random& random);
    bool proposeChain(Random& random);
    bool proposeTower(Random& random);
    bool proposeDeletion(Random& random, CommandKind kind);

    const Parameters& m_parameters;
    CellSet m_outside;                  ///< where units can be trained
    CellSet m_towerCells;               ///< where towers can be built
    std::optional<AttackMap> m_attacks; ///< set once a chain was tried since the last change
};

} // namespace yomi::icefire
