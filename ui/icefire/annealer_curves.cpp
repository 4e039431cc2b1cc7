// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_curves.h"

#include "ui/charts/labels.h"
#include "ui/charts/line_panel.h"
#include "ui/common/colors.h"
#include "ui/common/follow_font.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>
#include <cmath>

namespace yomi::ui::icefire {

namespace {

constexpr int mostPoints = 20'000; // longer runs show every n-th iteration

/// The reason why a run has no iterations.
QString nothingAnnealed(const Annealing& run) {
    if (run.setup.milliseconds == 0 && run.setup.iterations == 0)
        return AnnealerCurves::tr("Nothing is annealed: the run has 0 iterations.");
    if (!run.plan.empty() && run.plan.back().kind != CommandKind::BuildMine)
        return AnnealerCurves::tr("Nothing is annealed: the enemy's HQ can be taken this turn.");
    return AnnealerCurves::tr("Nothing is annealed: there is no unit to move and no gold to train "
                              "one.");
}

} // namespace

AnnealerCurves::AnnealerCurves(AnnealerModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
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
        constexpr int leastValue = 150, leastOther = 130; // all three fit in a window of 1280 × 800
        m_value->setMinimumHeight(qRound(besideLabel(leastValue)));
        for (LinePanel* chart : {m_temperature, m_acceptance})
            chart->setMinimumHeight(qRound(besideLabel(leastOther)));
    });
    connect(&model, &AnnealerModel::runsChanged, this, &AnnealerCurves::showCurves);
    connect(&model, &AnnealerModel::frameChanged, this, &AnnealerCurves::refreshMarker);
    showCurves();
}

LinePanel* AnnealerCurves::createChart(const QString& title, ui::Unit unit) {
    auto* chart = new LinePanel(title, unit);
    chart->setXName(tr("iteration"));
    chart->setXText([this](int x) { return iterationText(x); });
    connect(chart, &LinePanel::markerMoved, this,
            [this](int x) { m_model.setIteration(x * m_step); });
    return chart;
}

QString AnnealerCurves::iterationText(int x) const {
    return numberText(x * m_step, ui::Unit::Count, Room::Narrow);
}

void AnnealerCurves::showCurves() {
    int iterations = 0;
    for (const auto& run : m_model.runs())
        iterations = std::max(iterations, run->iterations());
    if (iterations == 0) {
        const QString why = !m_model.runs().empty()       ? nothingAnnealed(*m_model.runs().front())
                            : m_model.refusal().isEmpty() ? tr("Annealing…")
                                                          : m_model.refusal();
        m_value->showEmpty(why);
        m_temperature->showEmpty(tr("No annealing, no temperature."));
        m_acceptance->showEmpty(tr("No annealing, no neighbours."));
        return;
    }
    m_step = std::max(1, (iterations + mostPoints - 1) / mostPoints);
    for (LinePanel* chart : {m_value, m_temperature, m_acceptance})
        chart->setXScale(0, m_step);
    const Annealing& shown = m_model.currentRun() ? *m_model.currentRun() : *m_model.runs().front();
    QStringList others; // with values of another meaning
    QList<Line> values, temperatures, acceptances;
    for (std::size_t i = 0; i < m_model.runs().size(); ++i) {
        const QString name = AnnealerModel::runName(i);
        const QColor color = seriesColor(static_cast<int>(i));
        AnnealingCurves curves = curvesOf(*m_model.runs()[i], m_step);
        if (i == m_model.current())
            values.prepend({tr("%1, kept").arg(name), colorsFor(palette()).muted, curves.kept, 0});
        if (sameEvaluation(m_model.runs()[i]->setup.parameters, shown.setup.parameters))
            values << Line{name, color, curves.best, 0};
        else
            others << name;
        std::ranges::transform(curves.temperature, curves.temperature.begin(),
                               [](double temperature) { return std::log10(temperature); });
        temperatures << Line{name, color, curves.temperature, 0};
        acceptances << Line{name, color, curves.acceptance, 0};
    }
    m_value->setTitle(
        others.isEmpty()
            ? tr("Value, in cells")
            : tr("Value, in cells; %1 with other weights").arg(others.join(QStringLiteral(", "))));
    m_value->setLines(values);
    m_temperature->setLines(temperatures);
    m_acceptance->setLines(acceptances);
    for (LinePanel* chart : {m_value, m_temperature, m_acceptance})
        chart->setStale(m_model.isStale());
    refreshMarker();
}

void AnnealerCurves::refreshMarker() {
    for (LinePanel* chart : {m_value, m_temperature, m_acceptance})
        chart->setMarker(m_model.iteration() / m_step);
}

void AnnealerCurves::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showCurves();
}

} // namespace yomi::ui::icefire
