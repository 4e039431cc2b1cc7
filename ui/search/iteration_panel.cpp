// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/iteration_panel.h"

#include "ui/common/colors.h"
#include "ui/search/words.h"

#include <QEvent>

#include <algorithm>

namespace yomi::ui::search {

IterationPanel::IterationPanel(Stepper& stepper, QWidget* parent)
    : BarPanel(tr("Iterations"), Unit::Count, Direction::Lying, parent)
    , m_stepper(stepper) {
    constexpr int leastHeight = 84;
    setMinimumHeight(leastHeight);
    setValueName(tr("nodes"));
    connect(this, &ChartPanel::activated, this,
            [this](int index) { m_stepper.goTo({}, m_first + index); });
    connect(&stepper, &Stepper::runChanged, this, &IterationPanel::takeRun);
    connect(&stepper, &Stepper::eventChanged, this, &IterationPanel::follow);
    connect(&stepper, &Stepper::numbersChanged, this, &IterationPanel::takeRun);
    takeRun();
}

void IterationPanel::takeRun() {
    setVisible(m_stepper.run() && !m_stepper.isEndHidden() &&
               m_stepper.trace().iterations.size() > 1); // one says nothing
    if (m_stepper.run())
        refresh();
}

void IterationPanel::changeEvent(QEvent* event) {
    BarPanel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_stepper.run())
        refresh();
}

void IterationPanel::follow() {
    if (m_stepper.iteration() != m_shown)
        refresh();
}

QString IterationPanel::bestMovesOf(const TraceIteration& iteration) const {
    QStringList names;
    for (const Move move : iteration.bestMoves)
        names << moveName(m_stepper.trace(), m_stepper.face(), move);
    return names.join(QStringLiteral(", "));
}

void IterationPanel::refresh() {
    constexpr int most = 60; // bars that can still be told apart
    m_shown = m_stepper.iteration();
    const Trace& trace = m_stepper.trace();
    const auto count = static_cast<int>(trace.iterations.size());
    m_first = std::clamp(m_shown - most / 2, 0, std::max(0, count - most));
    const Colors& colors = colorsFor(palette());
    QList<Bar> bars;
    for (int number = m_first; number < std::min(count, m_first + most); ++number) {
        const TraceIteration& iteration = trace.iterations[static_cast<std::size_t>(number)];
        const bool isShown = number == m_shown;
        const QString name = m_stepper.iterationName(number);
        bars << Bar{
            isShown ? QStringLiteral("▸ %1").arg(name) : name,
            static_cast<double>(iteration.endNode - iteration.firstNode),
            isShown ? colors.accent : mixed(colors.accent, colors.surface, 0.55),
            tr("%1. Value %2, best: %3")
                .arg(m_stepper.iterationText(number),
                     scoreText(shown(iteration.value, iteration.firstToMove, m_stepper.numbers())),
                     bestMovesOf(iteration)),
            {},
            isShown};
    }
    setBars(bars);
}

} // namespace yomi::ui::search
