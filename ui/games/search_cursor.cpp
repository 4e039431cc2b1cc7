// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/search_cursor.h"

#include "core/boards/game_entry.h"
#include "ui/inspector/recording_words.h"
#include "ui/inspector/words.h"

#include <QMenu>

namespace yomi::ui::games {

SearchCursor::SearchCursor(SearchDocument& document, QObject* parent)
    : Cursor(parent)
    , m_document(document)
    , m_recording([&face = document.face()](const Question& question, const std::stop_token& stop) {
        return recordRun(question.root, face, question.settings, stop);
    })
    , m_examining([](const Examining& examining, const std::stop_token& stop) {
        ReadingProgress progress;
        return readRecording(
            {{}, std::make_shared<const std::string>(examining.run->recordingText(stop))}, progress,
            stop);
    }) {
    connect(&m_examining, &AnalysisBase::changed, this, &SearchCursor::takeExamined);
    connect(&document, &Document::changed, this, &SearchCursor::follow);
    connect(&document, &Document::viewChanged, this, &SearchCursor::follow);
    connect(&document, &Document::viewChanged, this, &Cursor::viewChanged);
    connect(&m_recording, &AnalysisBase::changed, this, &SearchCursor::takeRecording);
    follow();
}

QString SearchCursor::emptyReason() const {
    return m_emptyReason.isEmpty() ? tr("Searching…") : m_emptyReason;
}

QString SearchCursor::title() const {
    return searchName(searchRun()->settings());
}

std::string SearchCursor::boardText(const std::string& typed) const {
    return m_document.boardText(typed);
}

void SearchCursor::fillMenu(QMenu& menu, const TreeItem& item) {
    const std::string board = boardOf(trace(), item);
    const QString edit = tr("Search from its board");
    QAction* search =
        menu.addAction(edit, this, [this, board, edit] { m_document.takePosition(board, edit); });
    search->setEnabled(!item.isRoot() && m_document.isSearchable(board));
}

void SearchCursor::follow() {
    if (m_document.view().page == playPage)
        return; // the engine and the comments need the processor; the tree waits until it is
                // visible
    if (Question{m_document.root(), m_document.shownSearch()} != m_question)
        return record();
    if (m_document.view().event != event())
        go(m_document.view().event);
}

void SearchCursor::record() {
    m_question = {m_document.root(), m_document.shownSearch()};
    if (const QString reason = m_document.whyNotSearched(); !reason.isEmpty()) {
        m_recording.clear();
        return showNothing(reason);
    }
    m_recording.ask(m_question);
}

void SearchCursor::takeRecording() {
    switch (m_recording.state()) {
    case AnalysisState::Fresh:
        m_emptyReason.clear();
        setSearch({m_recording.answer(), m_recording.result()}, nullptr, m_document.view().event);
        Q_EMIT runChanged();
        examine();
        return selectWanted();
    case AnalysisState::Computing:
        return showNothing({}); // the previous reason is no longer valid
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

void SearchCursor::selectMove(Move move) {
    m_wanted = move;
    if (m_recording.isFresh())
        selectWanted();
}

void SearchCursor::selectWanted() {
    const std::optional<Move> wanted = std::exchange(m_wanted, std::nullopt);
    if (!wanted || !run())
        return;
    const TraceIteration& last = trace().iterations.back();
    for (NodeId node = last.firstNode; node < last.endNode; ++node)
        if (trace().nodes[node].depth == 0 && trace().nodes[node].move == *wanted)
            return select(node);
}

void SearchCursor::showNothing(const QString& reason) {
    m_emptyReason = reason;
    setSearch(nullptr, nullptr, 0);
    Q_EMIT runChanged();
    examine();
}

/// Not while a newer search is on its way, whose place the document already has.
void SearchCursor::keepPlace() {
    if (isFresh())
        m_document.setEvent(event());
}

void SearchCursor::restRecording() {
    m_isRecordingNeeded = false;
    if (!m_examining.isFresh())
        m_examining.clear();
}

void SearchCursor::needRecording() {
    if (!std::exchange(m_isRecordingNeeded, true) || m_examining.state() == AnalysisState::Stopped)
        examine();
}

/// Writes the run as a recording and reads that, as any program's.
void SearchCursor::examine() {
    if (m_isRecordingNeeded && run() && wholeRun()->trace().nodes.size() <= mostWritten)
        return m_examining.ask({searchRun()});
    m_examining.clear();
    takeExamined();
}

void SearchCursor::takeExamined() {
    const bool isOfRun =
        m_examining.isFresh() && run() && m_examining.answer()->inputs.run == wholeRun();
    setRecording(
        isOfRun ? std::shared_ptr<const ReadRecording>(m_examining.answer(), m_examining.result())
                : nullptr);
    Q_EMIT recordingChanged();
    remark();
}

QString SearchCursor::whyUnread() const {
    if (!run() || !isFresh())
        return emptyReason();
    if (wholeRun()->trace().nodes.size() > mostWritten)
        return tr("Searches of up to %1 nodes can be examined here; this one has %2. Reduce its "
                  "depth.")
            .arg(lineText(mostWritten),
                 lineText(static_cast<std::uint64_t>(searchRun()->result().totalNodes())));
    switch (m_examining.state()) {
    case AnalysisState::Stopped:
        return tr("The examination was stopped. Open this page again to continue.");
    case AnalysisState::Failed:
        return m_examining.error();
    default:
        return tr("Examining the search…");
    }
}

void SearchCursor::keepTyped(Typed which, std::string text) {
    View next = m_document.view();
    next.*at(which) = std::move(text);
    m_document.setView(next);
    Q_EMIT typedChanged();
}

} // namespace yomi::ui::games
