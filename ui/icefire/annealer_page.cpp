// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_page.h"

#include "ui/charts/labels.h"
#include "ui/charts/line_panel.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/follow_font.h"
#include "ui/common/job_bar.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/icefire/annealer_model.h"
#include "ui/icefire/annealer_parameters.h"
#include "ui/icefire/annealer_setups.h"
#include "ui/icefire/annealer_tables.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QSlider>
#include <QTabWidget>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace yomi::ui::icefire {

namespace {

/// A sentence on the run's iterations that are not shown; empty if all are.
QString restSentence(const Annealing& run) {
    const int rest = run.setup.iterations - run.iterations();
    if (run.setup.milliseconds > 0 || rest <= 0)
        return {};
    if (run.trace.plans.size() > 1)
        return AnnealerPage::tr("The other %Ln iterations went to other plans and to the enemy's "
                                "replies.",
                                nullptr, rest);
    if (run.phase(Phase::Moves).iterations == 0)
        return AnnealerPage::tr("Moves skipped (%Ln iterations): no unit can move.", nullptr, rest);
    if (run.phase(Phase::Training).iterations == 0)
        return AnnealerPage::tr("Training skipped (%Ln iterations): no gold.", nullptr, rest);
    return {};
}

/// Value, temperature and acceptance over the iterations of all runs; the marker is at the current
/// iteration, and moving it shows the best plan at that iteration.
class AnnealerCurves : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::AnnealerCurves)

public:
    explicit AnnealerCurves(AnnealerModel& model)
        : m_model(model)
        , m_value(createChart(tr("Value, in cells"), ui::Unit::Number))
        , m_temperature(createChart(tr("Temperature, power of 10"), ui::Unit::Number))
        , m_acceptance(createChart(tr("Accepted neighbours"), ui::Unit::Percent)) {
        m_value->setStartsAtZero(false);
        m_temperature->setStartsAtZero(false);
        m_acceptance->setValueRange(0, 1);
        auto* grid = new QGridLayout(this);
        grid->setContentsMargins({});
        grid->setSpacing(2 * spacingUnit);
        grid->addWidget(m_value, 0, 0, 1, 2);
        grid->addWidget(m_temperature, 1, 0);
        grid->addWidget(m_acceptance, 1, 1);
        grid->setRowStretch(0, 3);
        grid->setRowStretch(1, 2);
        followFont(*this, [this] {
            constexpr int leastValue = 150, leastOther = 130; // all fit in a window of 1280 × 800
            m_value->setMinimumHeight(qRound(besideLabel(leastValue)));
            for (LinePanel* chart : {m_temperature, m_acceptance})
                chart->setMinimumHeight(qRound(besideLabel(leastOther)));
        });
        connect(&model, &AnnealerModel::runsChanged, this, &AnnealerCurves::showCurves);
        connect(&model, &AnnealerModel::frameChanged, this, &AnnealerCurves::refreshMarker);
        showCurves();
    }

protected:
    void changeEvent(QEvent* event) override {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            showCurves();
    }

private:
    LinePanel* createChart(const QString& title, ui::Unit unit) {
        auto* chart = new LinePanel(title, unit);
        chart->setXName(tr("iteration"));
        chart->setXText([this](int x) { return iterationText(x); });
        connect(chart, &LinePanel::markerMoved, this,
                [this](int x) { m_model.setIteration(x * m_step); });
        return chart;
    }

    void showCurves() {
        int iterations = 0;
        for (const auto& run : m_model.runs())
            iterations = std::max(iterations, run->iterations());
        if (iterations == 0) {
            for (LinePanel* chart : {m_value, m_temperature, m_acceptance})
                chart->showEmpty(m_model.emptyReason());
            return;
        }
        constexpr int mostPoints = 20'000; // longer runs show every n-th iteration
        m_step = std::max(1, (iterations + mostPoints - 1) / mostPoints);
        for (LinePanel* chart : {m_value, m_temperature, m_acceptance})
            chart->setXScale(0, m_step);
        const Annealing& shown =
            m_model.currentRun() ? *m_model.currentRun() : *m_model.runs().front();
        QStringList others; // with values of another meaning
        QList<Line> values, temperatures, acceptances;
        for (std::size_t i = 0; i < m_model.runs().size(); ++i) {
            const QString name = AnnealerModel::runName(i);
            const QColor color = seriesColor(static_cast<int>(i));
            AnnealingCurves curves = curvesOf(*m_model.runs()[i], m_step);
            if (i == m_model.current())
                values.prepend(
                    {tr("%1, kept").arg(name), colorsFor(palette()).muted, curves.kept, 0});
            if (sameEvaluation(m_model.runs()[i]->setup.parameters, shown.setup.parameters))
                values << Line{name, color, curves.best, 0};
            else
                others << name;
            std::ranges::transform(curves.temperature, curves.temperature.begin(),
                                   [](double temperature) { return std::log10(temperature); });
            temperatures << Line{name, color, curves.temperature, 0};
            acceptances << Line{name, color, curves.acceptance, 0};
        }
        m_value->setTitle(others.isEmpty()
                              ? tr("Value, in cells")
                              : tr("Value, in cells; %1 with other weights").arg(listText(others)));
        m_value->setLines(values);
        m_temperature->setLines(temperatures);
        m_acceptance->setLines(acceptances);
        for (LinePanel* chart : {m_value, m_temperature, m_acceptance})
            chart->setStale(m_model.isStale());
        refreshMarker();
    }

    void refreshMarker() {
        for (LinePanel* chart : {m_value, m_temperature, m_acceptance})
            chart->setMarker(m_model.iteration() / m_step);
    }

    QString iterationText(int x) const {
        return numberText(x * m_step, ui::Unit::Count, Room::Narrow);
    }

    AnnealerModel& m_model;
    int m_step = 1; ///< iterations between two x of the charts
    LinePanel *m_value, *m_temperature, *m_acceptance;
};

/// Tabs that take the available height but no more than the minimum: the rest scrolls in the tab,
/// so that the curves are completely visible.
class LowTabs : public QTabWidget {
public:
    QSize sizeHint() const override { return minimumSizeHint(); }
    bool hasHeightForWidth() const override { return false; }
};

} // namespace

AnnealerPage::AnnealerPage(MatchModel& match, QWidget* parent)
    : QWidget(parent)
    , m_model(match)
    , m_setups(new AnnealerSetups(m_model))
    , m_slider(new QSlider(Qt::Horizontal))
    , m_sentence(mutedLabel({})) {
    auto* views = new LowTabs;
    views->setDocumentMode(true);
    views->addTab(new AnnealerCurves(m_model), tr("Curves"));
    views->addTab(new TermsTable(m_model), tr("Terms"));
    views->addTab(new NeighboursTable(m_model), tr("Neighbours"));
    views->addTab(new AnnealerParameters(m_model), tr("Parameters"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    column->addWidget(m_setups);
    column->addWidget(createPlan());
    column->addWidget(views, 1);
    m_fields.also([this] { m_slider->setRange(0, static_cast<int>(m_model.frames().size()) - 1); });
    m_fields.bind(
        m_slider, [this] { return static_cast<int>(m_model.frame()); },
        [this](int frame, const QByteArray&) {
            m_model.setFrame(static_cast<std::size_t>(frame));
            return QString();
        });
    connect(&m_model, &AnnealerModel::frameChanged, this, &AnnealerPage::refreshPlan);
    connect(&m_model, &AnnealerModel::runsChanged, this, &AnnealerPage::refreshPlan);
    refreshPlan();
}

Card* AnnealerPage::createPlan() {
    auto* card = new Card(tr("Plan on the board"));
    card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    card->content()->setSpacing(spacingUnit);
    card->addHeaderWidget(new JobBar(m_model.run(), tr("Annealing…"), nullptr,
                                     [this] { return m_model.progress(); }));
    m_slider->setAccessibleName(tr("Best plan"));
    m_slider->setToolTip(tr("From the first plan to the last: each one is better than the one "
                            "before. The marker of the curves shows the same."));
    m_slider->setPageStep(5);
    m_sentence->setObjectName(QStringLiteral("planSentence"));
    card->content()->addWidget(m_slider);
    card->content()->addWidget(m_sentence);
    return card;
}

QList<QAction*> AnnealerPage::actions() const {
    return m_setups->actions();
}

void AnnealerPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_model.setWanted(true);
    refreshPlan();
}

void AnnealerPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_model.setWanted(false);
    refreshPlan();
}

QString AnnealerPage::planSentence() const {
    if (m_model.frames().empty())
        return m_model.emptyReason();
    const Frame& frame = m_model.frames()[m_model.frame()];
    const QString run = AnnealerModel::runName(m_model.current());
    const auto actions = static_cast<int>(frame.plan.size());
    if (std::isnan(frame.value))
        return tr("Run %1, the turn's plan. Actions: %2.").arg(run).arg(actions);
    const QString found = tr("Run %1, %2: iteration %L3 of %L4, actions %5, value %6.")
                              .arg(run, phaseName(frame.phase))
                              .arg(frame.iteration)
                              .arg(m_model.currentRun()->iterations())
                              .arg(actions)
                              .arg(numberText(frame.value, ui::Unit::Number));
    return joinedSentences({found, restSentence(*m_model.currentRun())});
}

void AnnealerPage::refreshPlan() {
    m_fields.refresh();
    const auto& frames = m_model.frames();
    m_slider->setEnabled(frames.size() > 1);
    m_sentence->setText(planSentence());
    m_plan.clear();
    if (isVisible() && !frames.empty() && !m_model.isStale())
        m_plan = frames[m_model.frame()].plan;
    Q_EMIT planChanged();
}

QString AnnealerPage::work() const {
    const Annealing* run = m_model.currentRun();
    if (!run)
        return {};
    return tr("Run %1 · %2 iterations · %3", nullptr, run->iterations())
        .arg(AnnealerModel::runName(m_model.current()),
             numberText(run->iterations(), ui::Unit::Count),
             numberText(run->seconds, ui::Unit::Seconds));
}

} // namespace yomi::ui::icefire
