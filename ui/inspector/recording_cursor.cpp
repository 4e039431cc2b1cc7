// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recording_cursor.h"

#include "core/boards/game_entry.h"
#include "core/common/format_error.h"
#include "core/tree/ask/attributes.h"
#include "core/tree/recorded_game.h"
#include "core/tree/recorded_trace.h"
#include "ui/common/wording.h"
#include "ui/inspector/recording_words.h"

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

RecordingCursor::RecordingCursor(RecordingDocument& document, const FaceOf& faceOf,
                                 std::size_t most, QObject* parent)
    : Cursor(parent)
    , m_document(document)
    , m_most(most)
    , m_numbers(document.view().numbers)
    , m_typed{typed(Typed::Query), typed(Typed::Line), typed(Typed::SecondFile)}
    , m_reading(
          [progress = m_progress](const Reading& reading, const std::stop_token& stop) {
              return readRecording(reading.source, *progress, stop);
          },
          this)
    , m_laying(
          [faceOf](const Laying& laying, const std::stop_token& /*stop*/) {
              const Recording& recording = laying.read->recording;
              auto game =
                  std::make_shared<const RecordedGame>(recording, rulesOf(recording.header));
              auto face = std::make_shared<const RecordedFace>(faceOf(recording.header),
                                                               recording.header, game);
              RecordedRun run(traceOf(recording, *laying.read->details, game), *face, {},
                              CountedLeaves::WithoutChild);
              return LaidOut{std::move(face), std::move(run)};
          },
          this) {
    connect(&document, &Document::changed, this, [this] {
        if (m_document.inputs().source != m_asked)
            ask();
        else
            remark(); // the suppressed findings may have changed
        followTyped();
    });
    connect(&document, &Document::viewChanged, this, &RecordingCursor::follow);
    connect(&document, &Document::viewChanged, this, &Cursor::viewChanged);
    connect(&m_reading, &AnalysisBase::changed, this, &RecordingCursor::takeRecording);
    connect(&m_laying, &AnalysisBase::changed, this, &RecordingCursor::show);
    m_looking.setSingleShot(true);
    for (const auto signal :
         {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        connect(&m_watcher, signal, this, [this] {
            if (!m_isFollowing) // m_looking checks followed files
                look();
        });
    connect(&m_looking, &QTimer::timeout, this, &RecordingCursor::look);
    ask();
}

void RecordingCursor::ask() {
    m_asked = m_document.inputs().source;
    watch();
    if (m_asked.file.empty())
        setFollowing(false);
    if (m_asked.isEmpty())
        return m_reading.clear();
    askAgain();
}

void RecordingCursor::watch() {
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

void RecordingCursor::askAgain() {
    m_progress->isEnough = false;
    m_asking.start();
    m_seen = stateOf(m_asked.file);
    m_reading.ask({m_asked, m_seen, m_stops});
}

void RecordingCursor::setFollowing(bool following) {
    if (m_isFollowing == following)
        return;
    m_isFollowing = following;
    m_isAtEnd = following;
    if (following && hasEvents())
        go(noEvent);
    Q_EMIT followingChanged();
    look();
}

void RecordingCursor::look() {
    if (m_isFollowing)
        m_looking.start(lookAfter);
    if (m_asked.file.empty() || m_reading.run().isRunning())
        return;
    const FileState state = stateOf(m_asked.file);
    const bool isThere = state != FileState();
    if (m_isFollowing && isThere && (newest() ? state != newest()->state : state != m_seen))
        return askAgain();
    if (std::exchange(m_seen, state) == state)
        return;
    watch(); // another file of this name must be watched again
    Q_EMIT fileChanged();
}

void RecordingCursor::readAnew() {
    m_reading.clear();
    ask();
}

void RecordingCursor::readToTheEnd() {
    ++m_stops;
    ask();
}

bool RecordingCursor::isFileMissing() const {
    return !m_asked.file.empty() &&
           (m_reading.state() == AnalysisState::Failed || stateOf(m_asked.file) == FileState());
}

bool RecordingCursor::hasChangedSince() const {
    return read() && !m_asked.text && stateOf(m_asked.file) != read()->state;
}

QString RecordingCursor::whyUnread() const {
    switch (m_reading.state()) {
    case AnalysisState::Idle:
        return tr("No recording is open here. Open a .yt file with File › Open, drop one on the "
                  "window, or paste its text.");
    case AnalysisState::Computing:
    case AnalysisState::Stale:
        return tr("Reading…");
    case AnalysisState::Fresh:
        return newest()->recording.error ? tr("The recording could not be read.")
                                         : tr("The recording has no events.");
    case AnalysisState::Stopped:
        return tr("The reading was stopped.");
    case AnalysisState::Failed:
        return m_reading.error();
    }
    return {};
}

void RecordingCursor::suppress(Check check, std::optional<std::uint64_t> line) {
    m_document.perform(inspector::suppress(m_document.inputs(), check, line));
}

void RecordingCursor::showAllFindings() {
    m_document.perform(inspector::showAllFindings(m_document.inputs()));
}

/// Takes the view, which the person or the program may have changed.
void RecordingCursor::follow() {
    if (const Numbers now = m_document.view().numbers; std::exchange(m_numbers, now) != now)
        Q_EMIT numbersChanged();
    followTyped();
    if (hasEvents() && m_document.view().place != read()->recording.lineOf(event()))
        go(placeIn(*read()));
}

void RecordingCursor::followTyped() {
    for (const Typed which : {Typed::Query, Typed::Line, Typed::SecondFile})
        if (std::string& shown = m_typed[static_cast<std::size_t>(which)]; shown != typed(which)) {
            shown = typed(which);
            Q_EMIT typedChanged();
        }
}

void RecordingCursor::keepTyped(Typed which, std::string text) {
    if (which == Typed::SecondFile)
        m_document.perform(openOther(m_document.inputs(), QString::fromStdString(text)));
    else
        m_document.look(at(which), std::move(text));
}

EventIndex RecordingCursor::placeIn(const ReadRecording& read) const {
    const LineIndex line = m_document.view().place;
    return std::size_t{line} + 1 < read.recording.lines.size() ? read.recording.eventOf(line)
                                                               : noEvent;
}

void RecordingCursor::keepPlace() {
    if (!hasEvents())
        return;
    const LineIndex line = read()->recording.lineOf(event());
    m_isAtEnd = line == read()->recording.lineOf(eventCount() - 1);
    m_document.look(&RecordingView::place, line);
}

void RecordingCursor::takeRecording() {
    if (m_reading.state() == AnalysisState::Stale)
        return;
    // Reading takes at most a quarter of the time.
    constexpr int rest = 3;
    if (m_isFollowing)
        m_looking.start(std::max<std::chrono::milliseconds>(
            lookAfter, rest * std::chrono::milliseconds(m_asking.elapsed())));
    layOut();
}

void RecordingCursor::needRun() {
    if (std::exchange(m_isRunNeeded, true) && m_laying.state() != AnalysisState::Stopped)
        return;
    layOut();
}

void RecordingCursor::layOut() {
    const ReadRecording* read = newest().get();
    if (m_isRunNeeded && read && !read->recording.nodes.empty() && !isTooLarge(read))
        return m_laying.ask({newest()});
    m_laying.clear();
    show(); // the reason for an empty page may have changed
}

void RecordingCursor::show() {
    if (m_laying.state() == AnalysisState::Stale)
        return;
    const LaidOut* laidOut = m_laying.isFresh() ? m_laying.result() : nullptr;
    const std::shared_ptr<const RecordedRun> shown(laidOut ? m_laying.answer() : nullptr,
                                                   laidOut ? &laidOut->run : nullptr);
    const std::shared_ptr<const ReadRecording> before = read(); // views have it until told
    const bool isNew = before != newest(), staysAtEnd = m_isFollowing && m_isAtEnd;
    setSearch(shown, newest(),
              !isNew                    ? event()
              : staysAtEnd || !newest() ? noEvent
                                        : placeIn(*newest()));
    if (isNew && staysAtEnd)
        keepPlace();
    countVisits();
    Q_EMIT runChanged();
    if (!isNew && m_reading.state() == AnalysisState::Fresh)
        return;
    Q_EMIT recordingChanged(); // also of the reason why there is none
    remark();
}

void RecordingCursor::countVisits() {
    m_mostVisits.clear();
    if (!run())
        return;
    const ReadRecording& read = *this->read();
    if (!read.recording.header.isByVisits())
        return;
    m_mostVisits.resize(read.recording.iterations.size());
    for (std::size_t iteration = 0; iteration < m_mostVisits.size(); ++iteration)
        for (NodeId node = read.recording.iterations[iteration].firstNode;
             node < read.recording.endOf(iteration); ++node)
            m_mostVisits[iteration] =
                std::max(m_mostVisits[iteration], read.details->kept().visits[node].value_or(0));
}

double RecordingCursor::sizeOf(NodeId node) const {
    if (m_mostVisits.empty())
        return 1;
    const ReadRecording& read = *this->read();
    const double most = m_mostVisits[read.recording.iterationOf(node)];
    const std::optional<double> visits = read.details->kept().visits[node];
    return visits && most > 0 ? *visits / most : 1;
}

QString RecordingCursor::toldOf(Event event) const {
    const ReadRecording& read = *this->read();
    const RecordedNode& node = read.recording.nodes[event.node()];
    const std::optional<double> evaluation = read.details->kept().evaluation[event.node()];
    switch (event.kind()) {
    case EventKind::Enter:
    case EventKind::Reenter:
        return node.kind == NodeKind::NullMove
                   ? tr("This is the null move: the side to move passes.")
               : node.kind == NodeKind::Test
                   ? tr("This is the position itself, searched within its own search.")
                   : QString();
    case EventKind::Evaluate:
        if (!evaluation)
            return {};
        return tr("Its static value is %1.")
            .arg(scoreText(read.recording, isTurned(read.recording, node, m_numbers)
                                               ? 0 - *evaluation
                                               : *evaluation));
    case EventKind::Leave:
        return node.isOpen() || node.reason == unknownWord || isFromMoves(read.recording, node)
                   ? QString()
                   : tr("The recording gives the reason “%1”.")
                         .arg(reasonText(read.recording, node));
    default:
        return {};
    }
}

Perspective RecordingCursor::numbers() const {
    return numbersOf(read()->recording.header, m_numbers);
}

void RecordingCursor::keepFolds(Folds folds) {
    for (std::vector<NodeId>* nodes : {&folds.opened, &folds.closed})
        nodes->resize(std::min(nodes->size(), mostFolded));
    m_document.look(&RecordingView::folds, std::move(folds));
}

std::string RecordingCursor::boardText(const std::string& typed) const {
    const RecordingHeader& header = read()->recording.header;
    const bool isColumns = typed.find_first_not_of("0123456789") == std::string::npos;
    if (header.hasColumns() && isColumns) {
        std::vector<Move> path; // from the root, with the recording's column numbers
        for (const char column : typed)
            path.push_back(static_cast<Move>(column - '0' - header.base));
        const std::string board = trace().game->boardText(path);
        if (board.empty())
            throw FormatError(verbatim(tr("These columns cannot be played from the root.")));
        return board;
    }
    const auto cells = static_cast<std::size_t>(header.width * header.height);
    std::string board;
    for (const char sign : typed)
        if (sign != '/' && sign != ' ')
            board += sign == 'O' ? 'o' : sign == 'X' ? 'x' : sign;
    if (board.size() != cells || board.find_first_not_of("ox.") != std::string::npos)
        throw FormatError(
            verbatim(tr("A board of this recording has %1 characters o, x and . in reading "
                        "order; a / may separate rows.")
                         .arg(cells)));
    if (trace().game->hasNumberedMoves())
        return board;
    std::string rows;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (cell > 0 && cell % static_cast<std::size_t>(header.width) == 0)
            rows += '/';
        rows += board[cell];
    }
    return rows;
}

QString RecordingCursor::emptyReason() const {
    if (!hasEvents())
        return whyUnread();
    if (isTooLarge())
        return tr("The tree is drawn of recordings of %1 nodes at most; this one has %2. The "
                  "outline has all of them; stepping, statistics, checks, queries and lines work "
                  "as with any other.")
            .arg(lineText(m_most), lineText(read()->recording.enteredCount()));
    switch (m_laying.state()) {
    case AnalysisState::Stopped:
        return tr("Laying out the tree was stopped. Open this page again to continue.");
    case AnalysisState::Failed:
        return m_laying.error();
    default:
        return recordingText();
    }
}

QString RecordingCursor::title() const {
    const RecordingSource& source = m_document.inputs().source;
    return source.text ? tr("a pasted recording")
                       : QFileInfo(QString::fromStdString(source.file)).fileName();
}

QString RecordingCursor::iterationName(int iteration) const {
    return inspector::iterationName(read()->recording, static_cast<std::size_t>(iteration));
}

QString RecordingCursor::iterationTitle(int iteration) const {
    return inspector::iterationTitle(read()->recording, static_cast<std::size_t>(iteration));
}

} // namespace yomi::ui::inspector
