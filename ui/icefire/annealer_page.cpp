// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_page.h"

#include "ui/charts/line_panel.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/icefire/setup_fields.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>

namespace yomi::ui::icefire {

AnnealerPage::AnnealerPage(MatchModel& model, QWidget* parent)
    : QWidget(parent)
    , m_match(model)
    , m_model(model)
    , m_setups(new ValueTable(
          {{tr("Annealing"), tr("Profile, iterations and seed."), {}},
           {tr("Value"), tr("Of the final plan, in cells, by its own evaluation."),
            ui::Unit::Number},
           {tr("Time"), tr("What the search took with its record."), ui::Unit::Seconds}},
          this))
    , m_setupView(new TableView(m_setups, tr("Annealings")))
    , m_add(new QPushButton(tr("Another seed")))
    , m_remove(new QPushButton(tr("Remove")))
    , m_message(mutedLabel({}))
    , m_phases(new QButtonGroup(this))
    , m_value(new LinePanel(tr("Value over iterations"), ui::Unit::Number))
    , m_temperature(new LinePanel(tr("Temperature"), ui::Unit::Number))
    , m_acceptance(new LinePanel(tr("Acceptance"), ui::Unit::Percent))
    , m_terms(new ValueTable({{tr("Term"), tr("What the evaluation looks at."), {}},
                              {tr("before"), tr("As the phase began."), ui::Unit::Number},
                              {tr("after"), tr("With the phase's best plan."), ui::Unit::Number}},
                             this))
    , m_neighbours(new ValueTable({{tr("Neighbour"), tr("How a plan is changed."), {}},
                                   {tr("tried"), tr("How often it was tried."), ui::Unit::Count},
                                   {tr("kept"), tr("How often it was accepted."), ui::Unit::Count}},
                                  this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    column->addWidget(createSetups());
    column->addWidget(m_value, 3);
    auto* small = new QHBoxLayout;
    small->setSpacing(2 * spacingUnit);
    small->addWidget(m_temperature);
    small->addWidget(m_acceptance);
    column->addLayout(small, 2);
    column->addWidget(createTables(), 2);
    m_value->addHeaderWidget(createPhases());
    m_value->setStartsAtZero(false);
    for (LinePanel* chart : {m_value, m_temperature, m_acceptance}) {
        chart->setXName(tr("iteration"));
        chart->setXText([this](int point) {
            const AnnealedTurn* turn = m_model.shown();
            return turn ? numberText(iterationAt(turn->phase(phase()), point), ui::Unit::Count)
                        : QString();
        });
    }
    connect(m_value, &LinePanel::markerMoved, this, [this](int point) {
        m_point = point;
        showPlan();
    });
    connect(&m_model, &AnnealerModel::changed, this, &AnnealerPage::refresh);
    connect(&model, &MatchModel::momentChanged, this, &AnnealerPage::showPlan);
    refresh();
}

Card* AnnealerPage::createSetups() {
    auto* card = new Card(tr("Annealings of this player-turn"));
    card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    card->addHeaderWidget(new JobBar(m_model.run(), tr("Annealing…")));
    card->content()->setSpacing(spacingUnit);
    constexpr int rows = 84;
    m_setupView->setFixedHeight(rows);
    m_setupView->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_setupView->setSortingEnabled(false);
    card->content()->addWidget(m_setupView);
    card->content()->addWidget(new SetupFields(m_model));
    auto* row = new QHBoxLayout;
    row->setSpacing(spacingUnit);
    m_message->setObjectName(QStringLiteral("annealerMessage"));
    row->addWidget(m_message, 1);
    row->addWidget(m_add);
    row->addWidget(m_remove);
    card->content()->addLayout(row);
    m_add->setToolTip(tr("Adds a row: the selected annealing with the next seed."));
    connect(m_add, &QPushButton::clicked, this, [this] { m_model.add(); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_model.remove(m_model.shownRow()); });
    connect(m_setupView, &TableView::currentRowChanged, this, [this](int chosen) {
        if (chosen >= 0)
            m_model.showRow(chosen);
    });
    return card;
}

QWidget* AnnealerPage::createPhases() {
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins({});
    row->setSpacing(spacingUnit);
    const auto add = [&](const QString& text, const QString& tip, Phase phase) {
        auto* button = new QPushButton(text);
        button->setCheckable(true);
        button->setToolTip(tip);
        m_phases->addButton(button, static_cast<int>(phase));
        row->addWidget(button);
    };
    add(tr("Moves"), tr("The first phase: an order and a direction for each unit."), Phase::Moves);
    add(tr("Training"), tr("The second phase: training, towers, chains."), Phase::Training);
    m_phases->button(static_cast<int>(Phase::Training))->setChecked(true);
    connect(m_phases, &QButtonGroup::idClicked, this, [this] {
        m_point = curvePoints - 1;
        refresh();
    });
    return both;
}

QWidget* AnnealerPage::createTables() {
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins({});
    row->setSpacing(2 * spacingUnit);
    const auto add = [&](const QString& title, ValueTable* table) {
        auto* card = new Card(title);
        auto* view = new TableView(table, title);
        view->setSortingEnabled(false);
        view->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
        view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        card->content()->addWidget(view);
        row->addWidget(card);
    };
    add(tr("Evaluation"), m_terms);
    add(tr("Neighbours"), m_neighbours);
    return both;
}

QString AnnealerPage::work() const {
    double iterations = 0, seconds = 0;
    const int count = static_cast<int>(m_model.setups().size());
    for (int row = 0; row < count; ++row) {
        const AnnealedTurn* turn = m_model.turn(row);
        if (!turn)
            return {};
        for (const PhaseTrace& phase : turn->trace.phases)
            iterations += phase.iterations;
        seconds += turn->seconds;
    }
    return tr("%n annealing(s) · %1 iterations · %2", nullptr, count)
        .arg(numberText(iterations, ui::Unit::Count), numberText(seconds, ui::Unit::Seconds));
}

Phase AnnealerPage::phase() const {
    return static_cast<Phase>(m_phases->checkedId());
}

void AnnealerPage::refresh() {
    showSetups();
    const AnnealedTurn* turn = m_model.shown();
    showCurves(turn);
    showTables(turn);
    showPlan();
}

void AnnealerPage::showSetups() {
    QList<QVariantList> rows;
    for (int row = 0; row < static_cast<int>(m_model.setups().size()); ++row) {
        const AnnealedTurn* turn = m_model.turn(row);
        const auto value = turn ? turn->value() : std::nullopt;
        rows << QVariantList{setupName(m_model.setups()[static_cast<std::size_t>(row)]),
                             value ? QVariant(*value) : QVariant(),
                             turn ? QVariant(turn->seconds) : QVariant()};
    }
    m_setups->setRows(std::move(rows));
    m_setupView->setCurrentRow(m_model.shownRow());
    m_add->setEnabled(m_model.setups().size() < mostSetups);
    m_remove->setEnabled(m_model.setups().size() > 1);
}

void AnnealerPage::showCurves(const AnnealedTurn* turn) {
    const PhaseTrace* trace = turn ? &turn->phase(phase()) : nullptr;
    if (!trace || trace->bests.empty()) {
        QString why = m_model.error().isEmpty() ? m_model.whyNothing() : m_model.error();
        if (why.isEmpty())
            why = !trace ? tr("Annealing…")
                  : turn->plan.empty() || turn->value()
                      ? tr("Nothing to anneal in this phase: no unit can move, or the gold "
                           "suffices for nothing.")
                      : tr("The HQ can be taken this turn: that is the plan.");
        for (LinePanel* chart : {m_value, m_temperature, m_acceptance})
            chart->showEmpty(why);
        return;
    }
    const Colors& colors = colorsFor(palette());
    QList<Line> values = {{tr("kept"), colors.muted,
                           sampledCurve(*trace, [](const auto& each) { return each.value; })}};
    for (int row = 0; row < static_cast<int>(m_model.setups().size()); ++row) {
        const AnnealedTurn* other = m_model.turn(row);
        if (other && row != m_model.shownRow())
            values << Line{tr("best of %1").arg(row + 1), seriesColor(row + 1),
                           bestCurve(other->phase(phase()))};
    }
    values << Line{tr("best"), colors.accent, bestCurve(*trace)};
    m_value->setLines(values);
    m_value->setMarker(m_point);
    m_temperature->setLines({{tr("T"), seriesColor(5), sampledCurve(*trace, [](const auto& each) {
                                  return each.temperature;
                              })}});
    m_acceptance->setLines({{tr("kept"), seriesColor(2), sampledCurve(*trace, [](const auto& each) {
                                 return each.acceptance;
                             })}});
}

void AnnealerPage::showTables(const AnnealedTurn* turn) {
    QList<QVariantList> terms, neighbours;
    if (turn && !turn->phase(phase()).bests.empty()) {
        const PhaseTrace& trace = turn->phase(phase());
        for (const TermRow& row : termRows(turn->setup.parameters, turn->goldWeight))
            terms << QVariantList{row.name, row.value(trace.before), row.value(trace.after)};
        terms << QVariantList{tr("value"), trace.valueBefore, trace.valueAfter};
        for (std::size_t kind = 0; kind < neighbourKinds; ++kind) {
            const PhaseTrace::Count& count = trace.counts[kind];
            if (count.tried > 0)
                neighbours << QVariantList{neighbourName(static_cast<Neighbour>(kind)), count.tried,
                                           count.accepted};
        }
    }
    m_terms->setRows(std::move(terms));
    m_neighbours->setRows(std::move(neighbours));
}

void AnnealerPage::showPlan() {
    const AnnealedTurn* turn = m_model.shown();
    const bool atStart = m_match.replay().piecesDone(m_match.moment()) == 0;
    QString message = atStart ? tr("The best plan at the marker is drawn on the board.")
                              : tr("The plan is drawn at the start of the player-turn.");
    if (turn && turn->trace.plans.size() > 1)
        message += tr(" Plan %1 of %2 was best after the enemy's reply.")
                       .arg(turn->trace.chosen + 1)
                       .arg(turn->trace.plans.size());
    m_message->setText(message);
    m_plan.clear();
    if (turn && isVisible() && atStart)
        m_plan = planAt(*turn, phase(), iterationAt(turn->phase(phase()), m_point));
    Q_EMIT planChanged();
}

void AnnealerPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_model.setWatched(true);
    showPlan();
}

void AnnealerPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_model.setWatched(false);
    showPlan();
}

} // namespace yomi::ui::icefire
