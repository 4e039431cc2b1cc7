// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/numbers.h"
#include "ui/icefire/annealer_curves.h"
#include "ui/icefire/annealer_parameters.h"
#include "ui/icefire/annealer_setups.h"
#include "ui/icefire/annealer_tables.h"

#include <QSlider>
#include <QTabWidget>
#include <QVBoxLayout>

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
        return m_model.refusal().isEmpty() ? tr("Annealing…") : m_model.refusal();
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
    const QString rest = restSentence(*m_model.currentRun());
    return rest.isEmpty() ? found : found + u' ' + rest;
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
