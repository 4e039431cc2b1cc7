// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/recording_tree.h"

#include "core/common/format_error.h"
#include "core/trace/attributes.h"
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
              search::RecordedRun run(std::move(traced.trace), *face, {},
                                      search::CountedLeaves::WithoutChild);
              return LaidOut{std::move(face), std::move(run), std::move(traced)};
          },
          this) {
    connect(&stepper, &RecordingStepper::recordingChanged, this, &RecordingTree::ask);
    connect(&stepper, &RecordingStepper::eventChanged, this, &RecordingTree::follow);
    connect(&stepper, &RecordingStepper::remarksChanged, this, &RecordingTree::remark);
    connect(&stepper, &RecordingStepper::hitsChanged, this, &RecordingTree::remark);
    connect(&stepper, &RecordingStepper::numbersChanged, this, &Stepper::numbersChanged);
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
    take(); // the reason for an empty page may have changed
}

void RecordingTree::take() {
    if (m_laying.state() == AnalysisState::Stale)
        return;
    const LaidOut* laidOut = m_laying.isFresh() ? m_laying.result() : nullptr;
    if (laidOut)
        setRun({m_laying.answer(), &laidOut->run}, laidOut->places.places[m_stepper.event()]);
    else
        setRun(nullptr, 0);
    countVisits();
    Q_EMIT runChanged();
    remark();
}

void RecordingTree::countVisits() {
    m_mostVisits.clear();
    if (!run())
        return;
    const ReadRecording& read = *m_laying.answer()->inputs.read;
    if (!read.recording.header.isByVisits())
        return;
    m_mostVisits.resize(read.recording.iterations.size());
    for (std::size_t iteration = 0; iteration < m_mostVisits.size(); ++iteration)
        for (NodeId node = read.recording.iterations[iteration].firstNode;
             node < read.recording.endOf(iteration); ++node)
            m_mostVisits[iteration] =
                std::max(m_mostVisits[iteration], read.details->of(node).visits.value_or(0));
}

std::optional<NodeId> RecordingTree::recordedNode(NodeId node) const {
    return m_laying.result()->places.implied.inRecording(node);
}

double RecordingTree::sizeOf(NodeId node) const {
    const std::optional<NodeId> recorded = recordedNode(node);
    if (m_mostVisits.empty() || !recorded)
        return 1;
    const ReadRecording& read = *m_laying.answer()->inputs.read;
    const double most = m_mostVisits[iterationOf(read.recording, *recorded)];
    const std::optional<double> visits = read.details->of(*recorded).visits;
    return visits && most > 0 ? *visits / most : 1;
}

QString RecordingTree::toldOf(search::Event event) const {
    const std::optional<NodeId> id = recordedNode(event.node());
    if (!id)
        return {};
    const ReadRecording& read = *m_laying.answer()->inputs.read;
    const RecordedNode& node = read.recording.nodes[*id];
    const std::optional<double> evaluation = read.details->of(*id).evaluation;
    switch (event.kind()) {
    case search::EventKind::Enter:
    case search::EventKind::Reenter:
        return node.kind == NodeKind::NullMove
                   ? tr("This is the null move: the side to move passes.")
               : node.kind == NodeKind::Test
                   ? tr("This is the position itself, searched within its own search.")
                   : QString();
    case search::EventKind::Evaluate:
        if (!evaluation)
            return {};
        return tr("Its static value is %1.")
            .arg(scoreText(read.recording, isTurned(read.recording, node, m_stepper.numbers())
                                               ? 0 - *evaluation
                                               : *evaluation));
    case search::EventKind::Leave:
        return node.isOpen() || node.reason == unknownWord || isFromMoves(read.recording, node)
                   ? QString()
                   : tr("The recording gives the reason “%1”.")
                         .arg(reasonText(read.recording, node));
    default:
        return {};
    }
}

search::Perspective RecordingTree::numbers() const {
    return numbersOf(m_laying.answer()->inputs.read->recording.header, m_stepper.numbers());
}

void RecordingTree::keepFolds(search::Folds folds) {
    for (std::vector<NodeId>* nodes : {&folds.opened, &folds.closed})
        nodes->resize(std::min(nodes->size(), mostFolded));
    m_stepper.document().look(&View::folds, std::move(folds));
}

std::string RecordingTree::boardText(const std::string& typed) const {
    const RecordingHeader& header = m_laying.answer()->inputs.read->recording.header;
    const bool isColumns = typed.find_first_not_of("0123456789") == std::string::npos;
    if (header.hasColumns() && isColumns) {
        std::vector<Move> path; // from the root, with the recording's column numbers
        for (const char column : typed)
            path.push_back(static_cast<Move>(column - '0' - header.base));
        const std::string board = trace().game->boardText(path);
        if (board.empty())
            throw FormatError({},
                              tr("These columns cannot be played from the root.").toStdString());
        return board;
    }
    const auto cells = static_cast<std::size_t>(header.width * header.height);
    std::string board;
    for (const char sign : typed)
        if (sign != '/' && sign != ' ')
            board += sign == 'O' ? 'o' : sign == 'X' ? 'x' : sign;
    if (board.size() != cells || board.find_first_not_of("ox.") != std::string::npos)
        throw FormatError({},
                          tr("A board of this recording has %1 characters o, x and . in reading "
                             "order; a / may separate rows.")
                              .arg(cells)
                              .toStdString());
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

void RecordingTree::remark() {
    // The nodes of the run are those of the recording from which it was made.
    const bool isSame = run() && m_laying.answer()->inputs.read == m_stepper.read();
    search::Remarks remarks;
    std::vector<NodeId> hits;
    if (isSame) {
        const ImpliedNodes& implied = m_laying.result()->places.implied;
        for (const auto& [node, remark] : m_stepper.remarks())
            remarks.emplace(implied.inTrace(node), remark);
        for (const NodeId hit : m_stepper.hits())
            hits.push_back(implied.inTrace(hit));
    }
    setRemarks(std::move(remarks));
    setHits(std::move(hits));
}

QString RecordingTree::emptyReason() const {
    if (!m_stepper.hasEvents())
        return m_stepper.emptyReason();
    if (m_stepper.read()->recording.nodes.empty())
        return tr("The recording has no nodes.");
    if (isTooLarge())
        return tr("The tree is drawn of recordings of %1 nodes at most; this one has %2. The "
                  "outline has all of them; stepping, statistics, checks, queries and lines work "
                  "as with any other.")
            .arg(lineText(m_most), lineText(m_stepper.read()->recording.nodes.size()));
    switch (m_laying.state()) {
    case AnalysisState::Stopped:
        return tr("Laying out the tree was stopped. Open this page again to continue.");
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
    return trace::iterationTitle(m_laying.answer()->inputs.read->recording,
                                 static_cast<std::size_t>(iteration));
}

void RecordingTree::keepEvent(EventIndex event) {
    if (m_following)
        return;
    const RecordedTrace& places = m_laying.result()->places;
    const EventIndex recorded = places.recordedAt(event);
    const QScopedValueRollback leading(m_following, true);
    // An event that follows from a line (a new best move, a cut) may have another node than the
    // line.
    const std::optional<NodeId> node = current() ? recordedNode(*current()) : std::nullopt;
    if (places.places[recorded] != event && node)
        m_stepper.goToStep(recorded, *node);
    else
        m_stepper.go(recorded);
}

void RecordingTree::follow() {
    if (m_following || !run() || !isFresh())
        return;
    const RecordedTrace& places = m_laying.result()->places;
    // Several events of the trace may belong to one of the recording: the stepper knows the node.
    const std::optional<NodeId> node = current() ? recordedNode(*current()) : std::nullopt;
    if (places.recordedAt(event()) == m_stepper.event() && node == m_stepper.node())
        return;
    const QScopedValueRollback following(m_following, true);
    go(places.places[m_stepper.event()]);
}

} // namespace yomi::ui::trace
