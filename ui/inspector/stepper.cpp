// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/stepper.h"

#include "core/trace/prefix.h"
#include "core/trace/principal_line.h"
#include "ui/inspector/words.h"

#include <algorithm>

namespace yomi::ui::inspector {

void Stepper::setRun(std::shared_ptr<const RecordedRun> run, EventIndex event) {
    m_run = std::move(run);
    if (m_run)
        stand(event);
    m_selected = m_run ? current() : std::nullopt;
}

void Stepper::stand(EventIndex event) {
    m_event = std::min(event, eventCount() - 1);
    m_state = stateAt(trace(), m_event);
    m_line = principalLine(trace(), iteration(), m_event);
}

bool Stepper::isAtResult() const {
    return m_event + 1 >= trace().iterations[static_cast<std::size_t>(iteration())].endEvent &&
           !isUnfinished(trace(), iteration());
}

void Stepper::setRemarks(Remarks remarks) {
    m_remarks = std::move(remarks);
    Q_EMIT remarksChanged();
}

void Stepper::setHits(std::vector<NodeId> hits) {
    m_hits = std::move(hits);
    Q_EMIT remarksChanged();
}

QString Stepper::sentenceOf(const TreeItem& item) const {
    QString sentence = itemSentence(*m_run, m_state, m_event, item, numbers());
    const bool isNode = item.node && !item.isPruned();
    if (isNode && isHit(*item.node))
        sentence = tr("%1. The query holds for it", "what a node is").arg(sentence);
    const auto found = isNode ? m_remarks.find(*item.node) : m_remarks.end();
    return found == m_remarks.end() ? sentence
                                    : tr("%1. %2", "what a node is, and what is said of it")
                                          .arg(sentence, found->second.sentences);
}

QString Stepper::iterationName(int iteration) const {
    return QString::number(trace().iterations[static_cast<std::size_t>(iteration)].depth);
}

QString Stepper::iterationText(int iteration) const {
    return depthText(trace().iterations[static_cast<std::size_t>(iteration)]);
}

QString Stepper::iterationTitle(int iteration) const {
    const TraceIteration& whole = trace().iterations[static_cast<std::size_t>(iteration)];
    return whole.isWholeGame
               ? tr("Depth limit %1, to the end").arg(whole.depth)
               : tr("Depth limit %1, to ply %2").arg(whole.depth).arg(whole.depth + 1);
}

void Stepper::go(EventIndex event) {
    if (!m_run || !isFresh() || std::min(event, eventCount() - 1) == m_event)
        return;
    stand(event);
    const std::optional<NodeId> before = std::exchange(m_selected, current());
    keepEvent(m_event);
    Q_EMIT eventChanged();
    if (m_selected != before)
        Q_EMIT selectionChanged();
}

void Stepper::goTo(const TreeItem& item, int iteration) {
    if (item.isRoot())
        go(trace().iterations[static_cast<std::size_t>(iteration)].firstEvent);
    else if (item.isPruned())
        take(cutoffOf(trace(), *item.node));
    else
        go(trace().nodes[*item.node].entered);
}

bool Stepper::take(Step step) {
    if (step)
        go(*step);
    return step.has_value();
}

void Stepper::select(std::optional<NodeId> node) {
    if (node == m_selected)
        return;
    m_selected = node;
    Q_EMIT selectionChanged();
}

} // namespace yomi::ui::inspector
