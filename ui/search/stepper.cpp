// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/stepper.h"

#include "core/trace/prefix.h"

#include <algorithm>

namespace yomi::ui::search {

Stepper::Stepper(SearchDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_recording([&face = document.face()](const Question& question, const std::stop_token& stop) {
        return recordRun(question.root, face, question.settings, stop);
    }) {
    connect(&document, &Document::changed, this, &Stepper::follow);
    connect(&document, &Document::viewChanged, this, &Stepper::follow);
    connect(&m_recording, &AnalysisBase::changed, this, &Stepper::takeRecording);
    follow();
}

QString Stepper::whyNothing() const {
    return m_whyNothing.isEmpty() ? tr("Searching…") : m_whyNothing;
}

void Stepper::follow() {
    if (m_document.view().page == playPage)
        return; // the engine and the comments need the processor; the tree waits until it is seen
    if (Question{m_document.root(), m_document.shownSearch()} != m_question)
        return record();
    if (m_document.view().event != m_event)
        go(m_document.view().event);
}

void Stepper::record() {
    m_question = {m_document.root(), m_document.shownSearch()};
    if (const QString reason = m_document.whyNotSearched(); !reason.isEmpty()) {
        m_recording.clear();
        return showNothing(reason);
    }
    m_recording.ask(m_question);
}

void Stepper::takeRecording() {
    switch (m_recording.state()) {
    case AnalysisState::Fresh:
        m_whyNothing.clear();
        m_run = m_whole = {m_recording.answer(), m_recording.result()};
        stand(m_document.view().event);
        m_selected = current();
        return Q_EMIT runChanged();
    case AnalysisState::Computing:
        return showNothing({}); // the reason of before holds no more
    case AnalysisState::Stopped:
        m_recording.clear();
        return showNothing(tr("The search was stopped. Change something to search again."));
    case AnalysisState::Failed:
        return showNothing(m_recording.error());
    case AnalysisState::Idle:
    case AnalysisState::Stale:
        break;
    }
}

void Stepper::showNothing(const QString& reason) {
    m_run.reset();
    m_whole.reset();
    m_whyNothing = reason;
    m_selected.reset();
    Q_EMIT runChanged();
}

void Stepper::endAt(std::optional<EventIndex> last) {
    if (!m_whole || (!last && !isEndHidden()))
        return;
    m_run = m_whole;
    if (last)
        m_run = std::make_shared<const RecordedRun>(
            RecordedSearch{
                prefixOf(m_whole->trace(), *last), m_whole->settings(), m_whole->result(), {}},
            m_whole->face(), m_whole->seconds());
    stand(last.value_or(m_event));
    m_selected = current();
    m_document.setEvent(m_event);
    Q_EMIT runChanged();
}

void Stepper::stand(EventIndex event) {
    m_event = std::min(event, eventCount() - 1);
    m_state = stateAt(trace(), m_event);
}

void Stepper::go(EventIndex event) {
    if (!m_run || !isFresh() || std::min(event, eventCount() - 1) == m_event)
        return;
    stand(event);
    const std::optional<NodeId> before = std::exchange(m_selected, current());
    m_document.setEvent(m_event);
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

} // namespace yomi::ui::search
