// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/recording_stepper.h"

#include <algorithm>

namespace yomi::ui::trace {

RecordingStepper::RecordingStepper(RecordingDocument& document, const RulesOf& rulesOf,
                                   QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_reading(
          [rulesOf, progress = m_progress](const Question& question, const std::stop_token& stop) {
              return readRecording(question.source, rulesOf, *progress, stop);
          },
          this) {
    connect(&document, &Document::changed, this, [this] {
        if (m_document.inputs().source != m_asked)
            ask();
        else
            remark(); // something may have been hushed
    });
    connect(&document, &Document::viewChanged, this, &RecordingStepper::follow);
    connect(&m_reading, &AnalysisBase::changed, this, &RecordingStepper::take);
    ask();
}

void RecordingStepper::ask() {
    m_asked = m_document.inputs().source;
    if (m_asked.isEmpty())
        return m_reading.clear();
    m_progress->isEnough = false;
    m_reading.ask({m_asked, stateOf(m_asked.file)});
}

void RecordingStepper::readAnew() {
    m_reading.clear();
    ask();
}

bool RecordingStepper::hasChangedSince() const {
    return read() && !m_asked.text && stateOf(m_asked.file) != read()->state;
}

QString RecordingStepper::whyNothing() const {
    switch (m_reading.state()) {
    case AnalysisState::Idle:
        return tr("No recording is open here. Open a .yt file with File › Open, drop one on the "
                  "window, or paste its text.");
    case AnalysisState::Computing:
    case AnalysisState::Stale:
    case AnalysisState::Fresh:
        return tr("Reading…");
    case AnalysisState::Stopped:
        return tr("The reading was stopped.");
    case AnalysisState::Failed:
        return m_reading.error();
    }
    return {};
}

void RecordingStepper::follow() {
    if (!read() || m_document.view().event == m_event)
        return;
    stand();
    Q_EMIT eventChanged();
}

void RecordingStepper::take() {
    if (m_reading.state() == AnalysisState::Stale)
        return;
    stand();
    Q_EMIT recordingChanged();
    remark();
}

void RecordingStepper::remark() {
    m_remarks = read() ? remarksOf(*read(), m_document.inputs()) : search::Remarks();
    Q_EMIT remarksChanged();
}

void RecordingStepper::stand() {
    const std::size_t events = read() ? read()->recording.events.size() : 0;
    m_event =
        events == 0 ? 0 : std::min(m_document.view().event, static_cast<EventIndex>(events - 1));
}

void RecordingStepper::go(EventIndex event) {
    m_document.look(&View::event, event);
}

void RecordingStepper::goToLine(std::uint64_t line) {
    go(read()->eventAt(line));
}

void RecordingStepper::goToNode(NodeId node) {
    go(read()->recording.nodes[node].entered);
}

} // namespace yomi::ui::trace
