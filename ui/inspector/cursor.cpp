// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/cursor.h"

#include "core/tree/step/prefix.h"
#include "core/tree/step/principal_line.h"
#include "ui/inspector/words.h"

#include <algorithm>

namespace yomi::ui::inspector {

void Cursor::setSearch(std::shared_ptr<const RecordedRun> run,
                       std::shared_ptr<const ReadRecording> read, EventIndex event) {
    m_whole = m_run = std::move(run);
    setRecording(std::move(read));
    setEvent(event);
}

void Cursor::setRecording(std::shared_ptr<const ReadRecording> read) {
    if (read != m_read)
        m_hits.clear(); // they were nodes of the previous reading
    m_read = std::move(read);
}

void Cursor::endAt(std::optional<EventIndex> last) {
    const bool wasHidden = isEndHidden();
    if (!m_whole || (!last && !wasHidden))
        return;
    struct Part {
        std::shared_ptr<const RecordedRun> whole; // has the face
        RecordedRun run;
    };
    m_run = m_whole;
    if (last) {
        const auto part = std::make_shared<const Part>(Part{m_whole, m_whole->upTo(*last)});
        m_run = {part, &part->run};
    }
    const EventIndex before = m_event;
    setEvent(last.value_or(m_event));
    keepPlace();
    Q_EMIT runChanged();
    if (m_event != before)
        Q_EMIT eventChanged();
    if (isEndHidden() != wasHidden)
        Q_EMIT remarksChanged();
}

EventIndex Cursor::eventCount() const {
    return static_cast<EventIndex>(m_run ? trace().events.size() : m_read->recording.events.size());
}

void Cursor::setEvent(EventIndex event) {
    m_event = m_run || hasEvents() ? std::min(event, eventCount() - 1) : 0;
    m_selected.reset();
    if (!m_run)
        return;
    m_state = stateAt(trace(), m_event);
    m_line = principalLine(trace(), iteration(), m_event);
    m_selected = current();
}

void Cursor::go(EventIndex event) {
    const bool mayGo = isForeign() ? m_run || hasEvents() : m_run && isFresh();
    if (!mayGo || std::min(event, eventCount() - 1) == m_event)
        return;
    const std::optional<NodeId> selected = m_selected;
    setEvent(event);
    keepPlace();
    Q_EMIT eventChanged();
    if (m_selected != selected)
        Q_EMIT selectionChanged();
}

bool Cursor::isAtResult() const {
    return m_event + 1 >= trace().iterations[static_cast<std::size_t>(iteration())].endEvent &&
           !isUnfinished(trace(), iteration());
}

void Cursor::remark() {
    m_remarks = m_read ? remarksOf(*m_read, suppressed()) : Remarks();
    Q_EMIT findingsChanged();
    Q_EMIT remarksChanged();
}

const Remarks& Cursor::remarks() const {
    static const Remarks none;
    return isEndHidden() ? none : m_remarks;
}

const std::vector<NodeId>& Cursor::hits() const {
    static const std::vector<NodeId> none;
    return isEndHidden() ? none : m_hits;
}

void Cursor::setHits(std::vector<NodeId> hits) {
    if (hits == m_hits)
        return;
    m_hits = std::move(hits);
    Q_EMIT remarksChanged();
}

QString Cursor::sentenceOf(const TreeItem& item) const {
    QString sentence = itemSentence(*m_run, m_state, m_event, item, numbers());
    const bool isNode = item.node && !item.isPruned();
    if (isNode && isHit(*item.node))
        sentence = tr("%1. The query holds for it", "what a node is").arg(sentence);
    const auto found = isNode ? remarks().find(*item.node) : remarks().end();
    return found == remarks().end() ? sentence
                                    : tr("%1. %2", "what a node is, and what is said of it")
                                          .arg(sentence, found->second.sentences);
}

QString Cursor::iterationName(int iteration) const {
    return QString::number(trace().iterations[static_cast<std::size_t>(iteration)].depth);
}

QString Cursor::iterationText(int iteration) const {
    return depthText(trace().iterations[static_cast<std::size_t>(iteration)]);
}

QString Cursor::iterationTitle(int iteration) const {
    const TraceIteration& whole = trace().iterations[static_cast<std::size_t>(iteration)];
    return whole.isWholeGame
               ? tr("Depth limit %1, to the end").arg(whole.depth)
               : tr("Depth limit %1 (%n plies)", nullptr, whole.depth + 1).arg(whole.depth);
}

void Cursor::goTo(const TreeItem& item, int iteration) {
    if (item.isRoot())
        go(trace().iterations[static_cast<std::size_t>(iteration)].firstEvent);
    else if (item.isPruned())
        take(cutoffOf(trace(), *item.node));
    else
        go(trace().nodes[*item.node].entered);
}

bool Cursor::take(Step step) {
    if (step)
        go(*step);
    return step.has_value();
}

void Cursor::select(std::optional<NodeId> node) {
    if (node == m_selected)
        return;
    m_selected = node;
    Q_EMIT selectionChanged();
}

} // namespace yomi::ui::inspector
