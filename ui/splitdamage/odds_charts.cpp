// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/odds_charts.h"

#include "ui/charts/bar_panel.h"
#include "ui/charts/stack_panel.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/portrait.h"
#include "ui/splitdamage/words.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <array>
#include <numeric>

namespace yomi::ui::splitdamage {

namespace {

/// A bar for each possible number of dead.
QList<Bar> deadBars(const std::vector<double>& dead) {
    const auto last = std::ranges::find_if(dead.rbegin(), dead.rend(),
                                           [](double probability) { return probability > 0; });
    QList<Bar> bars;
    for (auto exactly = dead.begin(); exactly != last.base(); ++exactly) {
        const auto count = exactly - dead.begin();
        const double atLeast = std::reduce(exactly, dead.end());
        bars += {count == 0 ? OddsCharts::tr("none") : QString::number(count),
                 *exactly,
                 {},
                 count == 0 ? QString()
                            : OddsCharts::tr("At least %1: %2")
                                  .arg(count)
                                  .arg(numberText(std::min(atLeast, 1.0), Unit::Percent))};
    }
    return bars;
}

/// The last hit count of the curves: some way beyond the chosen one and the relevant range, in
/// steps, so that the axis does not change with every hit, and all hits if that is not much more.
int lastShown(int hits, int happens, int all) {
    constexpr std::array steps = {12, 20, 30, 45, 60, 90, 120, 160};
    const auto step = std::ranges::find_if(
        steps, [&](int each) { return 5 * each >= 12 * hits && each > happens; });
    return step == steps.end() || 4 * *step >= 3 * all ? all : *step;
}

/// The first hit count with a notable value in some curve.
int firstRise(const QList<Line>& lines) {
    constexpr double notable = 0.1;
    qsizetype first = lines.isEmpty() ? 0 : lines.front().values.size() - 1;
    for (const Line& line : lines)
        first = std::min(first, std::ranges::find_if(line.values, [](double odds) {
                                    return odds >= notable;
                                }) - line.values.begin());
    return static_cast<int>(first);
}

bool isFull(const std::vector<Target>& targets) {
    return std::ssize(targets) > seriesColorCount;
}

/// The targets in the order of their bars.
std::vector<int> sorted(const BoardOdds& found, KillOrder order) {
    std::vector<int> all(found.targets.size());
    std::iota(all.begin(), all.end(), 0);
    if (!isFull(found.targets) || order == KillOrder::Board)
        return all;
    const auto key = [&](int target) {
        const auto i = static_cast<std::size_t>(target);
        return std::pair(found.targets[i].place.side, order == KillOrder::Odds
                                                          ? -found.odds.kill[i]
                                                          : double(found.targets[i].hitsToKill));
    };
    std::ranges::stable_sort(all, {}, key);
    return all;
}

} // namespace

OddsCharts::OddsCharts(SplitDamageDocument& document, const BoardAnalysis& analysis,
                       QWidget* parent)
    : ChartGrid(cardPadding, parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_kill(new BarPanel(tr("Kill odds"), Unit::Percent))
    , m_overHits(new LinePanel(tr("Odds over hits"), Unit::Percent))
    , m_dead(new BarPanel(tr("How many die"), Unit::Percent, BarPanel::Direction::Lying))
    , m_remaining(new StackPanel(tr("Remaining health")))
    , m_order(new CommandButton(QString()))
    , m_orders(new QActionGroup(this)) {
    for (ChartPanel* panel :
         std::initializer_list<ChartPanel*>{m_kill, m_overHits, m_dead, m_remaining}) {
        addChart(panel);
        connectPanel(panel);
    }
    m_kill->setValueName(tr("kill odds"));
    m_dead->setValueName(tr("probability"));
    m_overHits->setXName(tr("hits"));
    m_overHits->setXText(hitsText);
    m_overHits->setValueRange(0, 1);
    m_remaining->setOutcomeText(
        [](int hits) { return hits == 0 ? tr("dead") : tr("%1 missing").arg(hitsText(hits)); });
    addOrderMenu();
    connect(m_overHits, &LinePanel::markerMoved, this, &OddsCharts::hitsMoved);
    connect(m_overHits, &LinePanel::markerDropped, this, [this] {
        setHits(m_overHits->marker().value_or(0)); // the axis may follow now
        Q_EMIT hitsDropped();
    });
    connect(this, &ChartGrid::currentChartChanged, this, [this](int chart) {
        View view = m_document.view();
        view.chart = static_cast<Chart>(chart);
        m_document.setView(view);
    });
    connect(&document, &Document::viewChanged, this, &OddsCharts::showView);
    connect(&analysis.odds, &AnalysisBase::changed, this, &OddsCharts::showOdds);
    connect(&analysis.outlook, &AnalysisBase::changed, this, &OddsCharts::showOutlook);
    connect(&analysis.odds, &AnalysisBase::fadedChanged, this, &OddsCharts::showStale);
    connect(&analysis.outlook, &AnalysisBase::fadedChanged, this, &OddsCharts::showStale);
    showView();
}

void OddsCharts::addOrderMenu() {
    auto* menu = new QMenu(m_order);
    const std::array names = {tr("Sorted by odds"), tr("Sorted by health"), tr("As on the board")};
    for (int i = 0; const QString& name : names) {
        QAction* action = menu->addAction(name);
        action->setCheckable(true);
        m_orders->addAction(action);
        connect(action, &QAction::triggered, this, [this, order = static_cast<KillOrder>(i)] {
            View view = m_document.view();
            view.order = order;
            m_document.setView(view);
        });
        ++i;
    }
    m_order->setToolTip(tr("How the bars of each side are sorted"));
    m_order->opens(menu);
    m_kill->addHeaderWidget(m_order);
    m_order->hide();
}

void OddsCharts::connectPanel(ChartPanel* panel) {
    if (panel == m_dead)
        return;
    connect(panel, &ChartPanel::activated, this, [this, panel](int item) {
        if (const auto target = targetOf(panel, item))
            Q_EMIT activated(*target);
    });
    connect(panel, &ChartPanel::hovered, this, [this, panel](int item) {
        const auto target = targetOf(panel, item);
        if (item >= 0 && !target)
            return; // only the goal's curve is highlighted
        setLit(target);
        Q_EMIT pointed(target);
    });
}

std::optional<int> OddsCharts::targetOf(const ChartPanel* panel, int item) const {
    if (item < 0 || item >= std::ssize(m_targetOfBar))
        return std::nullopt;
    return panel == m_kill ? m_targetOfBar[static_cast<std::size_t>(item)] : item;
}

void OddsCharts::showOdds() {
    const auto& answer = m_analysis.odds.answer();
    if (!answer) {
        if (m_analysis.odds.state() == AnalysisState::Failed)
            showEmpty(m_analysis.odds.error());
        return;
    }
    if (!m_analysis.odds.isFresh())
        return;
    showKill(answer->result);
    m_dead->setBars(deadBars(answer->result.odds.dead));
    showRemaining(answer->inputs, answer->result);
    setLit(m_lit);
}

void OddsCharts::setPinned(std::optional<PinOdds> pinned) {
    m_pinned = std::move(pinned);
    if (m_analysis.odds.isFresh())
        showKill(*m_analysis.odds.result());
    showOutlook();
}

void OddsCharts::showKill(const BoardOdds& found) {
    const bool full = isFull(found.targets);
    m_targetOfBar = sorted(found, m_document.view().order);
    QList<Bar> bars;
    for (const int target : m_targetOfBar) {
        const auto i = static_cast<std::size_t>(target);
        const Target& each = found.targets[i];
        bars += {escaped(worded(each.name)), found.odds.kill[i], characterColor(each.id),
                 tr("Hits it takes on average: %1; it dies of %2.")
                     .arg(numberText(found.odds.expectedHits[i], Unit::Number),
                          hitsText(each.hitsToKill)),
                 full ? sideName(each.place.side) : QString()};
        bars.back().pinned = m_pinned ? m_pinned->deadAt(each.place) : std::nullopt;
    }
    m_kill->setDirection(full ? BarPanel::Direction::Lying : BarPanel::Direction::Standing);
    m_kill->setBars(bars);
    m_order->setVisible(full);
}

void OddsCharts::showRemaining(const Setup& setup, const BoardOdds& found) {
    const int damage = withSpellDamage(setup.effect, setup.spellDamage).damagePerHit;
    QList<StackRow> rows;
    for (std::size_t i = 0; i < found.targets.size(); ++i) {
        const Target& target = found.targets[i];
        const Character& character = *characterAt(setup.board, target.place);
        const std::vector<double>& odds = found.odds.remaining[i];
        StackRow row{
            escaped(worded(target.name)), characterColor(target.id), {odds.begin(), odds.end()}};
        const int life = character.health + character.armor;
        if (character.immune) {
            rows +=
                {row.name, row.color, {1.0}, {QString::number(life)}, {tr("%1 health").arg(life)}};
            continue;
        }
        const int hits = target.hitsToKill - (character.divineShield ? 1 : 0); // those with damage
        for (int missing = 0; missing <= target.hitsToKill; ++missing) {
            const int left = missing == 0 ? 0 : life - damage * std::max(0, hits - missing);
            const bool shielded = missing > hits;
            row.marks += shielded ? tr("%1d", "health behind a divine shield").arg(left)
                                  : QString::number(left);
            row.texts += missing == 0 ? tr("dead")
                         : shielded   ? tr("%1 health and the divine shield").arg(left)
                                      : tr("%1 health").arg(left);
        }
        rows += row;
    }
    m_remaining->setRows(rows);
}

void OddsCharts::showOutlook() {
    const Outlook* outlook = m_analysis.outlook.result();
    if (!outlook && m_analysis.outlook.state() == AnalysisState::Computing)
        m_overHits->showEmpty(tr("Computing…"));
    else if (m_analysis.outlook.state() == AnalysisState::Failed)
        m_overHits->showEmpty(m_analysis.outlook.error());
    if (!outlook || !m_analysis.outlook.isFresh())
        return;
    m_lines.clear();
    for (std::size_t i = 0; i < outlook->targets.size(); ++i) {
        const std::vector<double>& kill = outlook->curves.kill[i];
        m_lines +=
            {escaped(worded(outlook->targets[i].name)), characterColor(outlook->targets[i].id),
             QList<double>(kill.begin(), kill.end()), 0};
        if (const auto* then = m_pinned ? m_pinned->at(outlook->targets[i].place) : nullptr)
            m_lines.back().pinned = {then->overHits.begin(), then->overHits.end()};
    }
    // The goal that a single character dies has that character's curve.
    const auto& targets = outlook->targets;
    const bool isOneDeath =
        std::ranges::count(targets, Goal::Free, &Target::goal) + 1 == std::ssize(targets) &&
        std::ranges::count(targets, Goal::MustDie, &Target::goal) == 1;
    m_bestHits = 0;
    if (const auto& goal = outlook->curves.goal; goal && !isOneDeath) {
        m_lines += {tr("Goal"), {}, QList<double>(goal->begin(), goal->end()), 0};
        if (m_pinned && m_pinned->goalOverHits)
            m_lines.back().pinned = {m_pinned->goalOverHits->begin(),
                                     m_pinned->goalOverHits->end()};
        if (const auto best = std::ranges::max_element(*goal); *best > goal->back()) {
            m_bestHits = static_cast<int>(best - goal->begin());
            m_lines.back().mark = m_bestHits;
        }
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
    return lastShown(m_overHits->marker().value_or(0), std::max(firstRise(m_lines), m_bestHits),
                     static_cast<int>(m_lines[0].values.size()) - 1);
}

void OddsCharts::showLines(int last) {
    m_lastShown = last;
    QList<Line> shown = m_lines;
    for (Line& line : shown)
        for (QList<double>* values : {&line.values, &line.pinned})
            values->resize(std::min<qsizetype>(values->size(), last + 1));
    m_overHits->setLines(shown);
    setLit(m_lit);
}

void OddsCharts::showEmpty(const QString& sentence) {
    m_lines.clear();
    m_targetOfBar.clear();
    m_order->hide();
    for (ChartPanel* panel : findChildren<ChartPanel*>())
        panel->showEmpty(sentence);
}

void OddsCharts::showStale() {
    for (ChartPanel* panel : std::initializer_list<ChartPanel*>{m_kill, m_dead, m_remaining})
        panel->setStale(m_analysis.odds.isFaded());
    m_overHits->setStale(m_analysis.odds.isFaded() || m_analysis.outlook.isFaded());
}

void OddsCharts::showView() {
    const View& view = m_document.view();
    const BoardOdds* found = m_analysis.odds.result();
    if (found && !m_targetOfBar.empty() && sorted(*found, view.order) != m_targetOfBar) {
        showKill(*found);
        setLit(m_lit);
    }
    const auto order = static_cast<int>(view.order);
    m_orders->actions().at(order)->setChecked(true);
    m_order->setText(m_orders->actions().at(order)->text());
    setCurrentChart(static_cast<int>(view.chart));
}

void OddsCharts::setLit(std::optional<int> target) {
    m_lit = target;
    const auto bar = target ? std::ranges::find(m_targetOfBar, *target) : m_targetOfBar.end();
    m_kill->setHighlighted(
        bar == m_targetOfBar.end() ? -1 : static_cast<int>(bar - m_targetOfBar.begin()));
    m_overHits->setHighlighted(target.value_or(-1));
    m_remaining->setHighlighted(target.value_or(-1));
}

} // namespace yomi::ui::splitdamage
