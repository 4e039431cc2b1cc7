// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/odds_charts.h"

#include "ui/charts/bar_panel.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/stack_panel.h"
#include "ui/common/colors.h"
#include "ui/splitdamage/words.h"

#include <QGridLayout>

#include <algorithm>
#include <array>
#include <numeric>

namespace yomi::ui::splitdamage {

namespace {

QString nameOf(const Target& target) {
    return QString::fromStdString(target.name);
}

/// A bar for each number of dead that can happen.
QList<Bar> deadBars(const std::vector<double>& dead) {
    const auto last = std::ranges::find_if(dead.rbegin(), dead.rend(),
                                           [](double probability) { return probability > 0; });
    QList<Bar> bars;
    for (auto exactly = dead.begin(); exactly != last.base(); ++exactly) {
        const auto count = exactly - dead.begin();
        const double atLeast = std::reduce(exactly, dead.end());
        bars += {count == 0 ? OddsCharts::tr("nobody") : QString::number(count),
                 *exactly,
                 {},
                 count == 0 ? QString()
                            : OddsCharts::tr("At least %1: %2")
                                  .arg(count)
                                  .arg(numberText(std::min(atLeast, 1.0), Unit::Percent))};
    }
    return bars;
}

/// The last hit count of the curves: some way beyond the chosen one, in steps, so that the axis
/// does not change with every hit, and all of them when that is not much more.
int lastShown(int hits, int all) {
    constexpr std::array steps = {12, 20, 30, 45, 60, 90, 120, 160};
    const auto step =
        std::ranges::find_if(steps, [hits](int each) { return 5 * each >= 12 * hits; });
    return step == steps.end() || 4 * *step >= 3 * all ? all : *step;
}

} // namespace

OddsCharts::OddsCharts(QWidget* parent)
    : QWidget(parent)
    , m_kill(new BarPanel(tr("Kill odds"), Unit::Percent))
    , m_overHits(new LinePanel(tr("Odds over hits"), Unit::Percent))
    , m_dead(new BarPanel(tr("How many die"), Unit::Percent, BarPanel::Direction::Lying))
    , m_remaining(new StackPanel(tr("Hits still missing"))) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(cardPadding);
    grid->addWidget(m_kill, 0, 0);
    grid->addWidget(m_overHits, 0, 1);
    grid->addWidget(m_dead, 1, 0);
    grid->addWidget(m_remaining, 1, 1);
    for (int half = 0; half < 2; ++half) {
        grid->setRowStretch(half, 1);
        grid->setColumnStretch(half, 1);
    }
    m_kill->setValueName(tr("kill odds"));
    m_dead->setValueName(tr("probability"));
    m_overHits->setXName(tr("hits"));
    m_overHits->setXText(hitsText);
    m_overHits->setValueRange(0, 1);
    m_remaining->setOutcomeText(
        [](int hits) { return hits == 0 ? tr("dead") : tr("%1 missing").arg(hitsText(hits)); });
    connect(m_overHits, &LinePanel::markerMoved, this, &OddsCharts::hitsMoved);
    connect(m_overHits, &LinePanel::markerDropped, this, [this] {
        setHits(m_overHits->marker().value_or(0)); // now the axis may follow
        Q_EMIT hitsDropped();
    });
    for (ChartPanel* panel : std::initializer_list<ChartPanel*>{m_kill, m_overHits, m_remaining}) {
        connect(panel, &ChartPanel::activated, this, &OddsCharts::activated);
        connect(panel, &ChartPanel::hovered, this, [this](int index) {
            const auto target = index < 0 ? std::nullopt : std::optional(index);
            setLit(target);
            Q_EMIT pointed(target);
        });
    }
}

void OddsCharts::setAnalysis(const Analysis& analysis) {
    const Odds& odds = analysis.odds;
    QList<Bar> kill;
    QList<StackRow> remaining;
    for (std::size_t i = 0; i < analysis.targets.size(); ++i) {
        const Target& target = analysis.targets[i];
        const QColor color = seriesColor(static_cast<int>(i));
        kill +=
            {nameOf(target), odds.kill[i], color,
             tr("It takes %1 hits on average; %2 kill it.")
                 .arg(numberText(odds.expectedHits[i], Unit::Number), hitsText(target.hitsToKill))};
        remaining += {nameOf(target), color,
                      QList<double>(odds.remaining[i].begin(), odds.remaining[i].end())};
    }
    m_kill->setBars(kill);
    m_dead->setBars(deadBars(odds.dead));
    m_remaining->setRows(remaining);
    setLit(m_lit);
}

void OddsCharts::setOutlook(const Outlook& outlook) {
    m_lines.clear();
    for (std::size_t i = 0; i < outlook.targets.size(); ++i) {
        const std::vector<double>& kill = outlook.curves.kill[i];
        m_lines += {nameOf(outlook.targets[i]), seriesColor(static_cast<int>(i)),
                    QList<double>(kill.begin(), kill.end()), 0};
    }
    showLines(wantedLast());
}

void OddsCharts::setHits(int hits) {
    m_overHits->setMarker(hits);
    if (const int last = wantedLast(); last != m_lastShown)
        showLines(last);
}

int OddsCharts::wantedLast() const {
    if (m_lines.isEmpty() || m_overHits->isMarkerDragged())
        return m_lastShown;
    return lastShown(m_overHits->marker().value_or(0),
                     static_cast<int>(m_lines[0].values.size()) - 1);
}

void OddsCharts::showLines(int last) {
    m_lastShown = last;
    QList<Line> shown = m_lines;
    for (Line& line : shown)
        line.values.resize(std::min<qsizetype>(line.values.size(), last + 1));
    m_overHits->setLines(shown);
    setLit(m_lit);
}

void OddsCharts::showEmpty(const QString& why, const QString& what) {
    m_lines.clear();
    for (ChartPanel* panel : findChildren<ChartPanel*>())
        panel->showEmpty(panel == m_kill && !what.isEmpty() ? why + u' ' + what : why);
}

void OddsCharts::setStale(bool stale) {
    for (ChartPanel* panel : findChildren<ChartPanel*>())
        panel->setStale(stale);
}

void OddsCharts::setOutlookStale(bool stale) {
    m_overHits->setStale(stale);
}

void OddsCharts::setLit(std::optional<int> target) {
    m_lit = target;
    m_kill->setHighlighted(target.value_or(-1));
    m_overHits->setHighlighted(target.value_or(-1));
    m_remaining->setHighlighted(target.value_or(-1));
}

} // namespace yomi::ui::splitdamage
