// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/iteration_panel.h"

#include "ui/charts/labels.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QSignalBlocker>

#include <chrono>

#include <algorithm>

namespace yomi::ui::inspector {

IterationPanel::IterationPanel(Stepper& stepper, QWidget* parent)
    : BarPanel(tr("Iterations"), Unit::Count, Direction::Lying, parent)
    , m_stepper(stepper)
    , m_scroll(new QScrollBar(Qt::Vertical))
    , m_play(new CommandButton(QString())) {
    constexpr int leastHeight = 84;
    setMinimumHeight(leastHeight);
    auto* row = new QHBoxLayout;
    row->setSpacing(spacingUnit);
    row->addWidget(&plot(), 1);
    row->addWidget(m_scroll);
    content()->addLayout(row, 1);
    m_scroll->setAccessibleName(tr("Iterations in sight"));
    connect(m_scroll, &QScrollBar::valueChanged, this, &IterationPanel::scrollTo);
    setValueName(tr("nodes"));
    connect(this, &ChartPanel::activated, this, [this](int index) { goTo(m_first + index); });
    addHeaderWidget(m_play);
    m_play->setToolTip(tr("Shows one snapshot after the other, to the last."));
    connect(m_play, &QAbstractButton::clicked, this, [this] { play(!m_playing.isActive()); });
    using namespace std::chrono_literals;
    m_playing.setInterval(500ms);
    connect(&m_playing, &QTimer::timeout, this, [this] {
        const auto last = static_cast<int>(m_stepper.trace().iterations.size()) - 1;
        if (m_shown < last)
            goTo(m_shown + 1);
        if (m_shown >= last)
            play(false);
    });
    play(false);
    connect(&stepper, &Stepper::runChanged, this, &IterationPanel::takeRun);
    connect(&stepper, &Stepper::eventChanged, this, &IterationPanel::follow);
    connect(&stepper, &Stepper::numbersChanged, this, &IterationPanel::takeRun);
    takeRun();
}

void IterationPanel::takeRun() {
    setVisible(m_stepper.run() && !m_stepper.isEndHidden() &&
               m_stepper.trace().iterations.size() > 1); // a single one is not informative
    play(false);
    const bool isByVisits = m_stepper.run() && m_stepper.trace().isByVisits();
    m_play->setVisible(isByVisits);
    setTitle(isByVisits ? tr("Snapshots") : tr("Iterations"));
    if (m_stepper.run())
        refresh();
}

void IterationPanel::goTo(int iteration) {
    const Trace& trace = m_stepper.trace();
    if (trace.isByVisits())
        m_stepper.go(trace.iterations[static_cast<std::size_t>(iteration)].endEvent - 1);
    else
        m_stepper.goTo({}, iteration);
}

void IterationPanel::play(bool on) {
    on ? m_playing.start() : m_playing.stop();
    m_play->setText(on ? tr("Stop") : tr("Play"));
    if (!on)
        return;
    const auto& snapshots = m_stepper.trace().iterations;
    const bool isOver = m_stepper.event() + 1 == snapshots.back().endEvent;
    goTo(isOver ? 0 : m_shown); // from the beginning again, or from the one shown
}

void IterationPanel::changeEvent(QEvent* event) {
    BarPanel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_stepper.run())
        refresh();
}

bool IterationPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel && watched == plot().viewport())
        return QCoreApplication::sendEvent(m_scroll, event);
    return BarPanel::eventFilter(watched, event);
}

void IterationPanel::updatePlot() {
    if (m_stepper.run() && rowsWithRoom() != m_rows)
        return refresh(); // which calls this function again
    BarPanel::updatePlot();
}

int IterationPanel::rowsWithRoom() const {
    return std::max(1, static_cast<int>(plot().viewport()->height() / readableRow()));
}

void IterationPanel::follow() {
    if (m_stepper.iteration() != m_shown)
        refresh();
}

void IterationPanel::scrollTo(int first) {
    if (!m_stepper.run() || first == m_first)
        return;
    m_first = first;
    showBars();
}

double IterationPanel::nodesOf(const TraceIteration& iteration) const {
    return static_cast<double>(iteration.endNode - iteration.firstNode);
}

TextTable IterationPanel::numbers() const {
    TextTable table = {BarPanel::numbers().front()};
    if (m_stepper.run())
        for (const TraceIteration& iteration : m_stepper.trace().iterations)
            table << QStringList{m_stepper.iterationName(static_cast<int>(table.size()) - 1),
                                 plainText(nodesOf(iteration))};
    return table;
}

QString IterationPanel::bestMovesOf(const TraceIteration& iteration) const {
    QStringList names;
    for (const Move move : iteration.bestMoves)
        names << moveName(m_stepper.trace(), m_stepper.face(), move);
    return names.join(QStringLiteral(", "));
}

void IterationPanel::refresh() {
    m_rows = rowsWithRoom();
    m_shown = m_stepper.iteration();
    const auto count = static_cast<int>(m_stepper.trace().iterations.size());
    const int last = std::max(0, count - m_rows);
    const bool isInSight = m_shown >= m_first && m_shown < m_first + m_rows;
    m_first = std::clamp(isInSight ? m_first : m_shown - m_rows / 2, 0, last);
    {
        const QSignalBlocker blocker(m_scroll);
        m_scroll->setRange(0, last);
        m_scroll->setPageStep(m_rows);
        m_scroll->setValue(m_first);
    }
    m_scroll->setVisible(last > 0);
    showBars();
}

void IterationPanel::showBars() {
    const Trace& trace = m_stepper.trace();
    const auto count = static_cast<int>(trace.iterations.size());
    const Colors& colors = colorsFor(palette());
    QList<Bar> bars;
    for (int number = m_first; number < std::min(count, m_first + m_rows); ++number) {
        const TraceIteration& iteration = trace.iterations[static_cast<std::size_t>(number)];
        const bool isShown = number == m_shown;
        const QString name = m_stepper.iterationName(number);
        bars << Bar{
            isShown ? QStringLiteral("▸ %1").arg(name) : name,
            nodesOf(iteration),
            isShown ? colors.accent : mixed(colors.accent, colors.surface, 0.55),
            (trace.isByVisits() ? tr("%1. Mean %2, most visited: %3")
                                : tr("%1. Value %2, best: %3"))
                .arg(m_stepper.iterationText(number),
                     scoreText(shown(iteration.value, iteration.firstToMove, m_stepper.numbers())),
                     bestMovesOf(iteration)),
            {},
            isShown};
    }
    setBars(bars);
}

} // namespace yomi::ui::inspector
