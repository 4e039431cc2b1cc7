// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/plan_search.h"

#include <algorithm>

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

} // namespace yomi::icefire
