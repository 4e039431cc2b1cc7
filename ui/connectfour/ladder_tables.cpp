// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/ladder_tables.h"

#include "ui/common/table_export.h"

namespace yomi::ui::connectfour {

namespace {

double seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

double nodesOf(const SetRun& run) {
    return static_cast<double>(run.nodes());
}

/// Nothing for a divisor of 0.
QVariant quotient(double one, double other) {
    return other > 0 ? QVariant(one / other) : QVariant();
}

} // namespace

FactorTable::FactorTable(const QList<ValueColumn>& columns, QList<int> means, QList<int> factors,
                         QObject* parent)
    : ValueTable(columns, parent)
    , m_means(std::move(means))
    , m_factors(std::move(factors)) {}

void FactorTable::setRowsAndHints(const QList<QVariantList>& rows,
                                  const QList<QStringList>& hints) {
    m_hints = hints;
    setRows(rows);
}

QVariant FactorTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return ValueTable::data(index, role);
    const QVariant value = ValueTable::data(index, ValueRole);
    if (role == Qt::ToolTipRole)
        if (const QString hint = m_hints.value(index.row()).value(index.column()); !hint.isEmpty())
            return hint;
    if (value.typeId() == QMetaType::QString)
        return value;
    if (role == Qt::DisplayRole && value.isValid()) {
        if (m_factors.contains(index.column()))
            return factorText(value.toDouble());
        if (m_means.contains(index.column()))
            return meanText(value.toDouble());
    }
    return ValueTable::data(index, role);
}

StepTable::StepTable(QObject* parent)
    : FactorTable(
          {{tr("step"), tr("The step of the tutorial's ladder; 13 is the solver for use."),
            Unit::Count},
           {tr("what is new"), tr("What the step adds to the one before."), {}},
           {tr("nodes"), tr("Entries of the recursive function, the mean of all positions."),
            Unit::Count},
           {tr("factor"), tr("The nodes of the step before divided by those of this one."),
            Unit::Number},
           {tr("time"),
            tr("The mean of all positions, without the clearing of tables; short ones are solved "
               "three times, and the least counts."),
            Unit::Seconds},
           {tr("factor"), tr("The time of the step before divided by that of this one."),
            Unit::Number},
           {tr("a node"), tr("The time divided by the nodes."), Unit::Seconds},
           {tr("published"),
            tr("The mean of the nodes that the tutorial publishes for this set; it rounds them."),
            Unit::Count},
           {tr("met"),
            tr("Whether the nodes are the published ones, to the last of the whole set."),
            {}}},
          {Nodes, Published}, {NodesFactor, TimeFactor}, parent) {}

void StepTable::show(const LadderState& state, std::optional<PublicSet> set) {
    const auto count = static_cast<double>(state.question.positions.size());
    QList<QVariantList> rows;
    QList<QStringList> hints;
    for (int row = 0; row < stepRows; ++row) {
        const int step = row + firstStep;
        QVariantList cells(columnTotal);
        QStringList hint(columnTotal);
        cells[Step] = step;
        cells[Name] = stepName(step);
        hint[Name] = stepExplanation(step);
        std::optional<std::uint64_t> published;
        if (set)
            published = publishedNodes(*set, step, state.question.weak);
        if (published)
            cells[Published] = static_cast<double>(*published) / count;
        else
            hint[Published] = tr("The tutorial publishes none for this step and set.");
        const SetRun* run = state.finished(row);
        if (!run) {
            cells[Nodes] = state.whyNone(row);
            if (const auto& begun = state.runs[static_cast<std::size_t>(row)])
                hint[Nodes] = tr("%1 of %n positions were solved in that time.", nullptr,
                                 static_cast<int>(state.question.positions.size()))
                                  .arg(begun->solutions.size());
            rows << cells;
            hints << hint;
            continue;
        }
        const SetRun* before = row > 0 ? state.finished(row - 1) : nullptr;
        cells[Nodes] = nodesOf(*run) / count;
        if (before)
            cells[NodesFactor] = quotient(nodesOf(*before), nodesOf(*run));
        if (state.question.isCounted(step)) {
            cells[Time] = tr("counted");
            hint[Time] = tr("Counted without visiting a subtree twice: that takes another time "
                            "than the search.");
        } else {
            cells[Time] = seconds(run->time()) / count;
            cells[NodeTime] = quotient(seconds(run->time()), nodesOf(*run));
            if (before && !state.question.isCounted(step - 1))
                cells[TimeFactor] = quotient(seconds(before->time()), seconds(run->time()));
        }
        if (published)
            cells[Met] = published == run->nodes() ? tr("✓ yes") : tr("no");
        rows << cells;
        hints << hint;
    }
    setRowsAndHints(rows, hints);
}

IdeaTable::IdeaTable(QObject* parent)
    : FactorTable({{tr("without"), tr("The idea of step 13 that is left out, alone."), {}},
                   {tr("nodes"), tr("How many times as many nodes that takes."), Unit::Number},
                   {tr("time"), tr("How many times as long that takes."), Unit::Number}},
                  {}, {Nodes, Time}, parent) {}

void IdeaTable::show(const LadderState& state) {
    const SetRun* whole = state.finished(solverRow);
    const auto count = static_cast<double>(state.question.positions.size());
    QList<QVariantList> rows;
    QList<QStringList> hints;
    for (const Idea idea : enumerators<Idea>) {
        QVariantList cells(columnTotal);
        QStringList hint(columnTotal);
        cells[Without] = ideaName(idea);
        hint[Without] = ideaExplanation(idea);
        const SetRun* run = state.finished(rowOfIdea(idea));
        if (run && whole) {
            cells[Nodes] = quotient(nodesOf(*whole), nodesOf(*run));
            cells[Time] = quotient(seconds(whole->time()), seconds(run->time()));
            hint[Nodes] =
                tr("Nodes: %1 a position, with the idea %2.")
                    .arg(meanText(nodesOf(*run) / count), meanText(nodesOf(*whole) / count));
            hint[Time] = tr("%1 a position, with the idea %2.")
                             .arg(numberText(seconds(run->time()) / count, Unit::Seconds),
                                  numberText(seconds(whole->time()) / count, Unit::Seconds));
        } else {
            cells[Nodes] = state.whyNone(run ? solverRow : rowOfIdea(idea));
        }
        rows << cells;
        hints << hint;
    }
    setRowsAndHints(rows, hints);
}

PositionTable::PositionTable(QObject* parent)
    : FactorTable({{tr("position"), tr("As its line has it: the moves played, or the board."), {}},
                   {tr("stones"), tr("Stones on the board."), Unit::Count},
                   {tr("score"), tr("For the side to move."), Unit::Number},
                   {tr("nodes"), tr("The nodes of the step that is selected above."), Unit::Count},
                   {tr("step before"), tr("The nodes of the step before it."), Unit::Count},
                   {tr("factor"), tr("The nodes of the step before divided by those of this one."),
                    Unit::Number},
                   {tr("share"), tr("The part of the nodes of all positions."), Unit::Percent}},
                  {}, {Factor}, parent) {}

void PositionTable::show(const LadderState& state, int step) {
    QList<QVariantList> rows;
    QList<QStringList> hints;
    if (const SetRun* run = state.finished(rowOfStep(step))) {
        const SetRun* before = step > firstStep ? state.finished(rowOfStep(step - 1)) : nullptr;
        for (const std::size_t i : byNodes(*run)) {
            const Solution& solution = run->solutions[i];
            const ListedPosition& listed = state.question.positions[i];
            const auto nodes = static_cast<double>(solution.nodes);
            QVariantList cells(columnTotal);
            cells[Text] =
                listed.text.empty() ? tr("empty board") : QString::fromStdString(listed.text);
            cells[Stones] = listed.position.plies();
            cells[Score] = solution.score.value();
            cells[Nodes] = nodes;
            if (before) {
                const auto earlier = static_cast<double>(before->solutions[i].nodes);
                cells[NodesBefore] = earlier;
                cells[Factor] = quotient(earlier, nodes);
            }
            cells[Share] = quotient(nodes, nodesOf(*run));
            rows << cells;
            hints << QStringList(columnTotal);
        }
    }
    setRowsAndHints(rows, hints);
}

} // namespace yomi::ui::connectfour
