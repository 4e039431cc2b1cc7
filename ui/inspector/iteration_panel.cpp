// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/iteration_panel.h"

#include "ui/charts/labels.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/wording.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QSignalBlocker>

#include <chrono>

#include <algorithm>

namespace yomi::ui::inspector {

IterationPanel::IterationPanel(Cursor& cursor, QWidget* parent)
    : BarPanel(tr("Iterations"), Unit::Count, Direction::Lying, parent)
    , m_cursor(cursor)
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
        const auto last = static_cast<int>(m_cursor.trace().iterations.size()) - 1;
        if (m_shown < last)
            goTo(m_shown + 1);
        if (m_shown >= last)
            play(false);
    });
    play(false);
    connect(&cursor, &Cursor::runChanged, this, &IterationPanel::takeRun);
    connect(&cursor, &Cursor::eventChanged, this, &IterationPanel::follow);
    connect(&cursor, &Cursor::numbersChanged, this, &IterationPanel::takeRun);
    takeRun();
}

void IterationPanel::takeRun() {
    setVisible(m_cursor.run() && !m_cursor.isEndHidden() &&
               m_cursor.trace().iterations.size() > 1); // a single one is not informative
    play(false);
    const bool isByVisits = m_cursor.run() && m_cursor.trace().isByVisits();
    m_play->setVisible(isByVisits);
    setTitle(isByVisits ? tr("Snapshots") : tr("Iterations"));
    if (m_cursor.run())
        refresh();
}

void IterationPanel::goTo(int iteration) {
    const Trace& trace = m_cursor.trace();
    if (trace.isByVisits())
        m_cursor.go(trace.iterations[static_cast<std::size_t>(iteration)].endEvent - 1);
    else
        m_cursor.goTo({}, iteration);
}

void IterationPanel::play(bool on) {
    on ? m_playing.start() : m_playing.stop();
    m_play->setText(on ? tr("Stop") : tr("Play"));
    if (!on)
        return;
    const auto& snapshots = m_cursor.trace().iterations;
    const bool isOver = m_cursor.event() + 1 == snapshots.back().endEvent;
    goTo(isOver ? 0 : m_shown); // from the beginning again, or from the one shown
}

void IterationPanel::changeEvent(QEvent* event) {
    BarPanel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_cursor.run())
        refresh();
}

bool IterationPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel && watched == plot().viewport())
        return QCoreApplication::sendEvent(m_scroll, event);
    return BarPanel::eventFilter(watched, event);
}

void IterationPanel::updatePlot() {
    if (m_cursor.run() && rowsWithRoom() != m_rows)
        return refresh(); // which calls this function again
    BarPanel::updatePlot();
}

int IterationPanel::rowsWithRoom() const {
    return std::max(1, static_cast<int>(plot().viewport()->height() / readableRow()));
}

void IterationPanel::follow() {
    if (m_cursor.run() && m_cursor.iteration() != m_shown)
        refresh();
}

void IterationPanel::scrollTo(int first) {
    if (!m_cursor.run() || first == m_first)
        return;
    m_first = first;
    showBars();
}

double IterationPanel::nodesOf(const TraceIteration& iteration) const {
    return static_cast<double>(iteration.endNode - iteration.firstNode);
}

TextTable IterationPanel::numbers() const {
    TextTable table = {BarPanel::numbers().front()};
    if (m_cursor.run())
        for (const TraceIteration& iteration : m_cursor.trace().iterations)
            table << QStringList{m_cursor.iterationName(static_cast<int>(table.size()) - 1),
                                 plainText(nodesOf(iteration))};
    return table;
}

QString IterationPanel::bestMovesOf(const TraceIteration& iteration) const {
    QStringList names;
    for (const Move move : iteration.bestMoves)
        names << moveName(m_cursor.trace(), m_cursor.face(), move);
    return listText(names);
}

void IterationPanel::refresh() {
    m_rows = rowsWithRoom();
    m_shown = m_cursor.iteration();
    const auto count = static_cast<int>(m_cursor.trace().iterations.size());
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
    const Trace& trace = m_cursor.trace();
    const auto count = static_cast<int>(trace.iterations.size());
    const Colors& colors = colorsFor(palette());
    QList<Bar> bars;
    for (int number = m_first; number < std::min(count, m_first + m_rows); ++number) {
        const TraceIteration& iteration = trace.iterations[static_cast<std::size_t>(number)];
        const bool isShown = number == m_shown;
        const QString name = m_cursor.iterationName(number);
        bars << Bar{
            isShown ? QStringLiteral("▸ %1").arg(name) : name,
            nodesOf(iteration),
            isShown ? colors.accent : mixed(colors.accent, colors.surface, 0.55),
            (trace.isByVisits() ? tr("%1. Mean %2, most visited: %3")
                                : tr("%1. Value %2, best: %3"))
                .arg(m_cursor.iterationText(number),
                     scoreText(shown(iteration.value, iteration.firstToMove, m_cursor.numbers())),
                     bestMovesOf(iteration)),
            {},
            isShown};
    }
    setBars(bars);
}

} // namespace yomi::ui::inspector
