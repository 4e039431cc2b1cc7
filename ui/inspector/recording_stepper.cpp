// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recording_stepper.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace yomi::ui::inspector {

namespace {

using namespace std::chrono_literals;

/// The interval for checking a followed file.
constexpr std::chrono::milliseconds lookAfter = 500ms;

} // namespace

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
            remark(); // the suppressed findings may have changed
    });
    connect(&document, &Document::viewChanged, this, &RecordingStepper::follow);
    connect(&m_reading, &AnalysisBase::changed, this, &RecordingStepper::take);
    m_numbers = document.view().numbers;
    m_looking.setSingleShot(true);
    for (const auto signal :
         {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        connect(&m_watcher, signal, this, [this] {
            if (!m_isFollowing) // m_looking checks followed files
                look();
        });
    connect(&m_looking, &QTimer::timeout, this, &RecordingStepper::look);
    ask();
}

void RecordingStepper::ask() {
    m_asked = m_document.inputs().source;
    watch();
    if (m_asked.file.empty())
        setFollowing(false);
    if (m_asked.isEmpty())
        return m_reading.clear();
    askAgain();
}

void RecordingStepper::watch() {
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    const QFileInfo file(QString::fromStdString(m_asked.file));
    if (m_asked.file.empty())
        return;
    if (file.dir().exists())
        m_watcher.addPath(file.path()); // in the folder where it may appear again
    if (file.isFile())
        m_watcher.addPath(file.filePath());
}

void RecordingStepper::askAgain() {
    m_progress->isEnough = false;
    m_asking.start();
    m_seen = stateOf(m_asked.file);
    m_reading.ask({m_asked, m_seen, m_stops});
}

void RecordingStepper::setFollowing(bool following) {
    if (m_isFollowing == following)
        return;
    m_isFollowing = following;
    m_isAtEnd = following;
    if (following && hasEvents())
        go(static_cast<EventIndex>(read()->recording.events.size() - 1));
    Q_EMIT followingChanged();
    look();
}

void RecordingStepper::look() {
    if (m_isFollowing)
        m_looking.start(lookAfter);
    if (m_asked.file.empty() || m_reading.run().isRunning())
        return;
    const FileState state = stateOf(m_asked.file);
    const bool isThere = state != FileState();
    if (m_isFollowing && isThere && (read() ? state != read()->state : state != m_seen))
        return askAgain();
    if (std::exchange(m_seen, state) == state)
        return;
    watch(); // another file of this name must be watched again
    Q_EMIT fileChanged();
}

void RecordingStepper::readAnew() {
    m_reading.clear();
    ask();
}

void RecordingStepper::readToTheEnd() {
    ++m_stops;
    ask();
}

bool RecordingStepper::isFileMissing() const {
    return !m_asked.file.empty() &&
           (m_reading.state() == AnalysisState::Failed || stateOf(m_asked.file) == FileState());
}

bool RecordingStepper::hasChangedSince() const {
    return read() && !m_asked.text && stateOf(m_asked.file) != read()->state;
}

QString RecordingStepper::emptyReason() const {
    switch (m_reading.state()) {
    case AnalysisState::Idle:
        return tr("No recording is open here. Open a .yt file with File › Open, drop one on the "
                  "window, or paste its text.");
    case AnalysisState::Computing:
    case AnalysisState::Stale:
        return tr("Reading…");
    case AnalysisState::Fresh:
        return read()->recording.error ? tr("The recording could not be read.")
                                       : tr("The recording has no events.");
    case AnalysisState::Stopped:
        return tr("The reading was stopped.");
    case AnalysisState::Failed:
        return m_reading.error();
    }
    return {};
}

void RecordingStepper::follow() {
    if (const Numbers now = m_document.view().numbers; std::exchange(m_numbers, now) != now)
        Q_EMIT numbersChanged();
    if (!read())
        return;
    const EventIndex before = m_event;
    stand();
    if (m_event == before)
        return;
    m_stepNode.reset();
    m_isAtEnd = m_event + 1 >= read()->recording.events.size();
    Q_EMIT eventChanged();
}

void RecordingStepper::take() {
    if (m_reading.state() == AnalysisState::Stale)
        return;
    const auto events = hasEvents() ? read()->recording.events.size() : 0;
    if (m_isFollowing && m_isAtEnd && events > 0) {
        m_event = static_cast<EventIndex>(events - 1);
        m_document.look(&RecordingView::event, m_event);
    }
    // Reading takes at most a quarter of the time.
    constexpr int rest = 3;
    if (m_isFollowing)
        m_looking.start(std::max<std::chrono::milliseconds>(
            lookAfter, rest * std::chrono::milliseconds(m_asking.elapsed())));
    stand();
    m_stepNode.reset();
    setHits({}); // they were nodes of the previous reading
    Q_EMIT recordingChanged();
    remark();
}

void RecordingStepper::remark() {
    m_remarks = read() ? remarksOf(*read(), m_document.inputs()) : Remarks();
    Q_EMIT remarksChanged();
}

void RecordingStepper::setHits(std::vector<NodeId> hits) {
    if (hits == m_hits)
        return;
    m_hits = std::move(hits);
    Q_EMIT hitsChanged();
}

void RecordingStepper::stand() {
    const std::size_t events = read() ? read()->recording.events.size() : 0;
    m_event =
        events == 0 ? 0 : std::min(m_document.view().event, static_cast<EventIndex>(events - 1));
}

void RecordingStepper::go(EventIndex event, std::optional<NodeId> stepNode) {
    if (event != m_event)
        m_document.look(&RecordingView::event, event); // which calls follow()
    if (std::exchange(m_stepNode, stepNode) != stepNode)
        Q_EMIT eventChanged();
}

void RecordingStepper::goToLine(std::uint64_t line) {
    go(read()->eventAt(line));
}

void RecordingStepper::goToNode(NodeId node) {
    go(read()->recording.nodes[node].entered);
}

} // namespace yomi::ui::inspector
