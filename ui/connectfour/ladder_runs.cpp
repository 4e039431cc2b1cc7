// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/ladder_runs.h"

#include "ui/common/numbers.h"
#include "ui/connectfour/ladder_words.h"

#include <QCoreApplication>

namespace yomi::ui::connectfour {

namespace {

struct RunsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::connectfour::LadderRuns)
};

StepSettings settingsOf(const LadderQuestion& question, int row) {
    StepSettings settings;
    settings.solver.weak = question.weak;
    if (row < stepRows) {
        settings.step = row + firstStep;
        settings.countOnly = question.isCounted(*settings.step);
    } else {
        settings.solver.without = {static_cast<Idea>(row - stepRows)};
    }
    return settings;
}

QString rowName(int row) {
    return row < stepRows
               ? RunsText::tr("Step %1").arg(row + firstStep)
               : RunsText::tr("Without %1").arg(ideaName(static_cast<Idea>(row - stepRows)));
}

constexpr std::array<int, ladderRows> quickFirst = [] {
    std::array<int, ladderRows> order{};
    std::size_t at = 0;
    for (int row = solverRow; row < ladderRows; ++row)
        order[at++] = row;
    for (int row = solverRow - 1; row >= 0; --row)
        order[at++] = row;
    return order;
}();

} // namespace

const SetRun* LadderState::finished(int row) const {
    const auto& run = runs[static_cast<std::size_t>(row)];
    return run && run->isFinished ? run.get() : nullptr;
}

QString LadderState::whyNone(int row) const {
    if (runs[static_cast<std::size_t>(row)])
        return RunsText::tr("not finished in %1 s").arg(question.limit.count());
    if (row == running)
        return RunsText::tr("running…");
    return isRunning ? RunsText::tr("waiting") : RunsText::tr("not run");
}

LadderRuns keptRuns(const LadderState& state, const LadderQuestion& next) {
    LadderRuns kept;
    if (state.question.positions != next.positions || state.question.weak != next.weak)
        return kept;
    for (int row = 0; row < ladderRows; ++row) {
        const int step = row + firstStep;
        if (state.finished(row) && state.question.isCounted(step) == next.isCounted(step))
            kept[static_cast<std::size_t>(row)] = state.runs[static_cast<std::size_t>(row)];
    }
    return kept;
}

LadderRuns runLadder(const LadderQuestion& question, LadderRuns runs, JobControl& control,
                     const std::function<void(const LadderRuns&, int running)>& show) {
    std::vector<Position> positions;
    for (const ListedPosition& listed : question.positions)
        positions.push_back(listed.position);
    for (std::size_t done = 0; done < quickFirst.size(); ++done) {
        const int row = quickFirst[done];
        std::shared_ptr<const SetRun>& run = runs[static_cast<std::size_t>(row)];
        // Without a finished step 13 its ideas cannot be compared.
        const SetRun* const solver = runs[static_cast<std::size_t>(solverRow)].get();
        if (run || (row > solverRow && !solver->isFinished))
            continue;
        const auto report = [&](std::size_t solved) {
            const double share =
                static_cast<double>(solved) / static_cast<double>(positions.size());
            const QString name = rowName(row);
            control.report(
                {(static_cast<double>(done) + share) / ladderRows,
                 positions.size() == 1
                     ? name
                     : RunsText::tr("%1: %2 of %3")
                           .arg(name, numberText(static_cast<double>(solved), Unit::Count),
                                numberText(static_cast<double>(positions.size()), Unit::Count)),
                 [show, runs, row] {
                     show(runs, row);
                 }});
        };
        report(0);
        run = std::make_shared<const SetRun>(solveSet(
            settingsOf(question, row), positions, {control.stopToken(), question.limit}, report));
    }
    return runs;
}

} // namespace yomi::ui::connectfour
