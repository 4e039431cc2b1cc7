// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/recording_tree.h"

#include "core/trace/recorded_game.h"
#include "ui/trace/words.h"

#include <QFileInfo>
#include <QScopedValueRollback>

namespace yomi::ui::trace {

RecordingTree::RecordingTree(RecordingStepper& stepper, const RulesOf& rulesOf,
                             const FaceOf& faceOf, std::size_t most, QObject* parent)
    : Stepper(parent)
    , m_stepper(stepper)
    , m_most(most)
    , m_laying(
          [rulesOf, faceOf](const Question& question, const std::stop_token& /*stop*/) {
              const Recording& recording = question.read->recording;
              auto game =
                  std::make_shared<const RecordedGame>(recording, rulesOf(recording.header));
              auto face = std::make_shared<const RecordedFace>(faceOf(recording.header),
                                                               recording.header, game);
              RecordedTrace traced = traceOf(recording, *question.read->details, game);
              search::RecordedRun run(std::move(traced.trace), *face);
              return LaidOut{std::move(face), std::move(run), std::move(traced)};
          },
          this) {
    connect(&stepper, &RecordingStepper::recordingChanged, this, &RecordingTree::ask);
    connect(&stepper, &RecordingStepper::eventChanged, this, &RecordingTree::follow);
    connect(&stepper, &RecordingStepper::remarksChanged, this, &RecordingTree::remark);
    connect(&m_laying, &AnalysisBase::changed, this, &RecordingTree::take);
}

void RecordingTree::watch() {
    if (std::exchange(m_isWatched, true) && m_laying.state() != AnalysisState::Stopped)
        return;
    ask();
}

bool RecordingTree::isTooLarge() const {
    return m_stepper.read() && m_stepper.read()->recording.nodes.size() > m_most;
}

void RecordingTree::ask() {
    if (!m_isWatched)
        return;
    if (m_stepper.read() && !m_stepper.read()->recording.nodes.empty() && !isTooLarge())
        return m_laying.ask({m_stepper.read()});
    m_laying.clear();
    take(); // why there is nothing may be another reason
}

void RecordingTree::take() {
    if (m_laying.state() == AnalysisState::Stale)
        return;
    const LaidOut* laidOut = m_laying.isFresh() ? m_laying.result() : nullptr;
    if (laidOut)
        setRun({m_laying.answer(), &laidOut->run}, laidOut->places.places[m_stepper.event()]);
    else
        setRun(nullptr, 0);
    Q_EMIT runChanged();
    remark();
}

void RecordingTree::remark() {
    // The nodes of the run are those of the recording from which it was made.
    const bool isSame = run() && m_laying.answer()->inputs.read == m_stepper.read();
    setRemarks(isSame ? m_stepper.remarks() : search::Remarks());
}

QString RecordingTree::whyNothing() const {
    if (!m_stepper.read())
        return m_stepper.whyNothing();
    if (m_stepper.read()->recording.nodes.empty())
        return tr("The recording has no nodes.");
    switch (m_laying.state()) {
    case AnalysisState::Stopped:
        return tr("Laying out the tree was stopped. Come to this page again to go on.");
    case AnalysisState::Failed:
        return m_laying.error();
    default:
        return recordingText();
    }
}

QString RecordingTree::title() const {
    const Source& source = m_stepper.document().inputs().source;
    return source.text ? tr("a pasted recording")
                       : QFileInfo(QString::fromStdString(source.file)).fileName();
}

QString RecordingTree::iterationName(int iteration) const {
    return trace::iterationName(m_laying.answer()->inputs.read->recording,
                                static_cast<std::size_t>(iteration));
}

QString RecordingTree::iterationTitle(int iteration) const {
    return tr("Iteration %1").arg(iterationName(iteration));
}

void RecordingTree::keepEvent(EventIndex event) {
    if (!m_following)
        m_stepper.go(m_laying.result()->places.recordedAt(event));
}

void RecordingTree::follow() {
    if (!run() || !isFresh())
        return;
    const RecordedTrace& places = m_laying.result()->places;
    // Several events of the trace may be of one of the recording.
    if (places.recordedAt(event()) == m_stepper.event())
        return;
    const QScopedValueRollback following(m_following, true);
    go(places.places[m_stepper.event()]);
}

} // namespace yomi::ui::trace
