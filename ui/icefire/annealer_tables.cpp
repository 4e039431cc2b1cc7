// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_tables.h"

#include "ui/common/table_view.h"
#include "ui/common/value_table.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace yomi::ui::icefire {

namespace {

constexpr int articleTerms = 5; // after the run, the moment and the value; other terms follow
constexpr int firstTerm = 3;

QList<ValueColumn> termColumns() {
    const auto number = [](const QString& title, const QString& explanation) {
        return ValueColumn{title, explanation, ui::Unit::Number};
    };
    return {
        {TermsTable::tr("run"), TermsTable::tr("The run, as in the list of runs."), {}},
        {TermsTable::tr("plan"),
         TermsTable::tr("The plan's state: nothing done, the moves fixed, all done."),
         {}},
        number(TermsTable::tr("value"),
               TermsTable::tr("All terms together, in cells: what the annealing increases.")),
        number(TermsTable::tr("cells"), TermsTable::tr("Active cells, ours less theirs.")),
        number(TermsTable::tr("gold"),
               TermsTable::tr("Gold, ours less theirs; counted with the turn's worth of a gold.")),
        number(TermsTable::tr("threatened"),
               TermsTable::tr(
                   "Our cells that they can take in their next turn; they are subtracted.")),
        number(TermsTable::tr("outside"),
               TermsTable::tr("Steps of the units to the outside of their land, ours less theirs; "
                              "breaks ties, less is better.")),
        number(TermsTable::tr("HQ"),
               TermsTable::tr("Steps of the units to the other one's HQ, ours less theirs; breaks "
                              "the ties left, less is better.")),
        number(TermsTable::tr("income"), TermsTable::tr("Income, ours less theirs.")),
        number(TermsTable::tr("cut off"), TermsTable::tr("Our cells without connection once all "
                                                         "threatened ones are taken.")),
        number(TermsTable::tr("cut"),
               TermsTable::tr("What their worst straight chain takes and cuts off.")),
        number(TermsTable::tr("pressure"),
               TermsTable::tr("Their cells that we can take or cut off next turn.")),
        number(TermsTable::tr("steps"),
               TermsTable::tr("Cells that the units can take by a step, ours less theirs.")),
        number(TermsTable::tr("bankrupt"),
               TermsTable::tr("1 if our next income ruins us, −1 if theirs does them.")),
        number(TermsTable::tr("lethal"),
               TermsTable::tr("Their gold left after finishing us next turn, and 1; 0 if they "
                              "cannot.")),
        number(TermsTable::tr("our turns"),
               TermsTable::tr("Turns of income until we can finish them; 0 is next turn.")),
        number(TermsTable::tr("their turns"),
               TermsTable::tr("Turns of income until they can finish us; 0 is next turn."))};
}

QVariantList termRow(const QString& run, const QString& plan, double value, const Terms& terms) {
    return {run,
            plan,
            value,
            terms.cells,
            terms.gold,
            terms.threatened,
            terms.toOutside,
            terms.toHeadquarters,
            terms.income,
            terms.cutOff,
            terms.cut,
            terms.pressure,
            terms.steps,
            terms.bankrupt,
            terms.lethal,
            terms.ourTurns,
            terms.theirTurns};
}

QString neighbourName(std::size_t kind) {
    switch (static_cast<Neighbour>(kind)) {
    case Neighbour::SwapOrder:
        return NeighboursTable::tr("swap two units");
    case Neighbour::TurnUnit:
        return NeighboursTable::tr("turn a unit");
    case Neighbour::AddTraining:
        return NeighboursTable::tr("train a unit");
    case Neighbour::DeleteTraining:
        return NeighboursTable::tr("drop a training");
    case Neighbour::AddChain:
        return NeighboursTable::tr("train a chain");
    case Neighbour::AddTower:
        return NeighboursTable::tr("build a tower");
    case Neighbour::DeleteTower:
        return NeighboursTable::tr("drop a tower");
    }
    return {};
}

} // namespace

TermsTable::TermsTable(AnnealerModel& model, QWidget* parent)
    : Card(tr("Terms of the evaluation"), parent)
    , m_model(model)
    , m_table(new ValueTable(termColumns(), this))
    , m_view(new TableView(m_table, tr("Terms of the evaluation"))) {
    content()->addWidget(m_view, 1);
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    connect(&model, &AnnealerModel::runsChanged, this, &TermsTable::refresh);
    refresh();
}

void TermsTable::refresh() {
    QList<QVariantList> rows;
    bool beyond = false;
    for (std::size_t i = 0; i < m_model.runs().size(); ++i) {
        const Annealing& run = *m_model.runs()[i];
        const QString name = AnnealerModel::runName(i);
        const PhaseTrace& moves = run.phase(Phase::Moves);
        const PhaseTrace& training = run.phase(Phase::Training);
        if (!moves.bests.empty()) {
            rows << termRow(name, tr("before"), moves.valueBefore, moves.before)
                 << termRow(name, tr("moves"), moves.valueAfter, moves.after);
        } else if (!training.bests.empty()) {
            rows << termRow(name, tr("before"), training.valueBefore, training.before);
        }
        if (!training.bests.empty())
            rows << termRow(name, tr("training"), training.valueAfter, training.after);
        beyond = beyond || run.setup.parameters.beyondArticle;
    }
    setEmptyText(m_model.emptyReason());
    m_table->setRows(std::move(rows));
    for (int column = firstTerm + articleTerms; column < m_table->columnCount(); ++column)
        m_view->setColumnHidden(column, !beyond);
}

NeighboursTable::NeighboursTable(AnnealerModel& model, QWidget* parent)
    : Card(tr("Neighbours tried and accepted"), parent)
    , m_model(model)
    , m_table(new ValueTable(
          {{tr("run"), tr("The run, as in the list of runs."), {}},
           {tr("neighbour"), tr("What was changed in the plan to make another one."), {}},
           {tr("tried"), tr("How often such a neighbour was made."), ui::Unit::Count},
           {tr("accepted"), tr("How often it became the plan that was kept."), ui::Unit::Count},
           {tr("share"), tr("Accepted of tried."), ui::Unit::Percent}},
          this)) {
    auto* view = new TableView(m_table, tr("Neighbours"));
    view->stretchColumn(1);
    content()->addWidget(view, 1);
    connect(&model, &AnnealerModel::runsChanged, this, &NeighboursTable::refresh);
    refresh();
}

void NeighboursTable::refresh() {
    QList<QVariantList> rows;
    for (std::size_t i = 0; i < m_model.runs().size(); ++i) {
        for (std::size_t kind = 0; kind < neighbourKinds; ++kind) {
            PhaseTrace::Count count; // each kind belongs to one phase
            for (const PhaseTrace& phase : m_model.runs()[i]->trace.phases) {
                count.tried += phase.counts[kind].tried;
                count.accepted += phase.counts[kind].accepted;
            }
            const QVariant share = count.tried > 0
                                       ? QVariant(static_cast<double>(count.accepted) / count.tried)
                                       : QVariant();
            rows << QVariantList{AnnealerModel::runName(i), neighbourName(kind), count.tried,
                                 count.accepted, share};
        }
    }
    setEmptyText(m_model.emptyReason());
    m_table->setRows(std::move(rows));
}

} // namespace yomi::ui::icefire
