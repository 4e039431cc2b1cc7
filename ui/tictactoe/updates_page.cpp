// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/updates_page.h"

#include "ui/charts/line_panel.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/columns.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/common/whole_label.h"
#include "ui/common/wording.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace yomi::ui::tictactoe {

namespace {

constexpr double nanosecond = 1e-9;

QList<ValueColumn> costColumns() {
    const auto timed = [](const QString& title, const QString& explanation) {
        return ValueColumn{title, explanation, Unit::Seconds};
    };
    const QString deviation = UpdatesPage::tr("The standard deviation of the measurements.");
    return {{UpdatesPage::tr("ply"), UpdatesPage::tr("Marks on the board before the move."),
             Unit::Count},
            timed(UpdatesPage::tr("copy"), UpdatesPage::tr("Copying the record board.")),
            timed(UpdatesPage::tr("± copy"), deviation),
            timed(UpdatesPage::tr("make"), UpdatesPage::tr("Making a move on it.")),
            timed(UpdatesPage::tr("± make"), deviation),
            timed(UpdatesPage::tr("unmake"), UpdatesPage::tr("Taking the move back.")),
            timed(UpdatesPage::tr("± unmake"), deviation)};
}

QList<ValueColumn> gainColumns() {
    const auto timed = [](const QString& title, const QString& explanation) {
        return ValueColumn{title, explanation, Unit::Seconds};
    };
    return {{UpdatesPage::tr("search"),
             UpdatesPage::tr("On the record board, from the start; of PVS the last iteration."),
             {}},
            {UpdatesPage::tr("nodes"), UpdatesPage::tr("The nodes of the search."), Unit::Count},
            timed(UpdatesPage::tr("copying"), UpdatesPage::tr("The median time with copies.")),
            timed(UpdatesPage::tr("unmaking"),
                  UpdatesPage::tr("The median time with moves made and unmade.")),
            timed(UpdatesPage::tr("saved"), UpdatesPage::tr("The difference of the two.")),
            timed(UpdatesPage::tr("computed"),
                  UpdatesPage::tr("Nodes × the saving per node that the table above gives.")),
            {UpdatesPage::tr("copying ÷ unmaking"),
             UpdatesPage::tr("How many times as long the search with copies takes."),
             Unit::Number}};
}

QString gainName(const UpdateGain& gain) {
    if (gain.settings.algorithm != Algorithm::Pvs)
        return UpdatesPage::tr("Alpha-beta + table");
    return gain.settings.update == Update::UnmakeEach
               ? UpdatesPage::tr("PVS, unmake after each search of a child")
               : UpdatesPage::tr("PVS, unmake once for both searches");
}

/// The sentence on PVS's two forms of unmaking, which do the same work without repeated searches;
/// it depends on whether their times differ more than the runs of one search.
QString formsOfPvs(const std::vector<UpdateGain>& gains) {
    const auto withUpdate = [&](Update update) {
        return std::ranges::find_if(gains,
                                    [=](const UpdateGain& gain) {
                                        return gain.settings.algorithm == Algorithm::Pvs &&
                                               gain.settings.update == update;
                                    })
            ->unmade;
    };
    const Timing once = withUpdate(Update::Unmake), each = withUpdate(Update::UnmakeEach);
    return std::abs(once.median - each.median) <= once.spread + each.spread
               ? UpdatesPage::tr(
                     "PVS repeats no search from the start, so both of its forms do the "
                     "same.")
               : UpdatesPage::tr("PVS repeats no search from the start: both of its forms do the "
                                 "same work, and their times differ only by measurement.");
}

} // namespace

UpdatesPage::UpdatesPage(QWidget* parent)
    : QWidget(parent)
    , m_costs(new ValueTable(costColumns(), this))
    , m_gains(new ValueTable(gainColumns(), this))
    , m_costCard(new Card(tr("Cost of a move on the record board")))
    , m_gainCard(new Card(tr("What it saves a whole search")))
    , m_costView(new TableView(m_costs, m_costCard->title()))
    , m_gainView(new TableView(m_gains, m_gainCard->title()))
    , m_chart(new LinePanel(tr("Time by ply (marks before the move)"), Unit::Seconds))
    , m_conclusion(new WholeLabel)
    , m_job([this](const Outcome<Measured>& outcome) {
        if (outcome.result)
            show(*outcome.result);
    }) {
    m_conclusion->setObjectName(QStringLiteral("updatesConclusion"));
    m_chart->setXName(tr("ply"));
    m_chart->setXText([](int ply) { return tr("ply %1").arg(ply); });
    m_chart->showEmpty(tr("Lines appear when the costs are measured."));
    for (Card* card : {m_costCard, m_gainCard})
        card->setEmptyText(tr("Rows appear when they are measured."));
    addHeader();
    m_costCard->content()->addWidget(m_costView, 1);
    m_gainCard->content()->addWidget(m_gainView, 1);
    m_gainCard->content()->addWidget(m_conclusion);
    auto* costs = new QWidget;
    auto* top = new Columns(costs);
    top->setContentsMargins({});
    top->addWidget(m_costCard, 3);
    top->addWidget(m_chart, 2);
    m_chart->keepTitleWhole();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(cardPadding);
    column->addWidget(costs, 3);
    column->addWidget(m_gainCard, 2);
}

void UpdatesPage::addHeader() {
    auto* again = new QPushButton(tr("Measure again"));
    m_gainCard->addHeaderWidget(new JobBar(m_job));
    m_gainCard->addHeaderWidget(again);
    m_costCard->content()->addWidget(new WholeLabel(
        tr("Means of 20 measurements of a thousand boards each, interrupted ones left out. "
           "The article copies the board for every child; making the move on one board "
           "and unmaking it saves the difference on every node.")));
    connect(again, &QPushButton::clicked, this, &UpdatesPage::measure);
    connect(&m_job, &BackgroundRun::runningChanged, again, &QWidget::setDisabled);
    connect(&m_job, &BackgroundRun::stopped, this, [this] {
        m_gainCard->setEmptyText({});
        m_conclusion->setText(tr("The measurement was stopped."));
    });
}

void UpdatesPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_job.outcome() && !m_job.isRunning())
        measure();
}

void UpdatesPage::measure() {
    m_job.start([this](JobControl& control) {
        constexpr int samples = 20;
        constexpr double costShare = 0.2; // of the total time
        control.report({0, tr("Measuring moves"), {}});
        Measured measured = {measureUpdates(samples, control.stopToken()), {}};
        control.report({costShare, tr("Measuring searches"), [this, costs = measured.costs] {
                            showCosts(costs);
                        }});
        measured.gains = measureGains(control.stopToken());
        return measured;
    });
}

void UpdatesPage::showCosts(const std::vector<UpdateCost>& costs) {
    m_costCard->setEmptyText({});
    QList<QVariantList> rows;
    std::array<Line, 3> lines = {Line{tr("copy"), seriesColor(0), {}},
                                 Line{tr("make"), seriesColor(1), {}},
                                 Line{tr("unmake"), seriesColor(2), {}}};
    for (const UpdateCost& cost : costs) {
        QVariantList row = {cost.plies};
        for (std::size_t i = 0; const Cost& each : {cost.copy, cost.make, cost.unmake}) {
            row << each.mean * nanosecond << each.deviation * nanosecond;
            lines[i++].values << each.mean * nanosecond;
        }
        rows << row;
    }
    m_costs->setRows(rows);
    m_costView->spreadColumns();
    m_chart->setLines({lines.begin(), lines.end()});
}

void UpdatesPage::show(const Measured& measured) {
    showCosts(measured.costs);
    m_gainCard->setEmptyText({});
    const double saving = savingPerNode(measured.costs) * nanosecond;
    QList<QVariantList> rows;
    for (const UpdateGain& gain : measured.gains)
        rows << QVariantList{gainName(gain),
                             static_cast<qlonglong>(gain.nodes),
                             gain.copied.median,
                             gain.unmade.median,
                             gain.measured(),
                             static_cast<double>(gain.nodes) * saving,
                             gain.copied.median / gain.unmade.median};
    m_gains->setRows(rows);
    m_conclusion->setText(joinedSentences(
        {tr("Unmaking saves %1 on a node. What a search really saves is more or less than that "
            "times its nodes, because most of the time goes into the evaluation and the table, and "
            "copies on the heap also fill the processor's cache.")
             .arg(numberText(saving, Unit::Seconds)),
         formsOfPvs(measured.gains)}));
}

} // namespace yomi::ui::tictactoe
