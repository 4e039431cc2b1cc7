// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/search_stepper.h"

#include "core/trace/prefix.h"
#include "ui/inspector/words.h"

#include <QMenu>

namespace yomi::ui::inspector {

SearchStepper::SearchStepper(SearchDocument& document, QObject* parent)
    : Stepper(parent)
    , m_document(document)
    , m_recording([&face = document.face()](const Question& question, const std::stop_token& stop) {
        return recordRun(question.root, face, question.settings, stop);
    }) {
    connect(&document, &Document::changed, this, &SearchStepper::follow);
    connect(&document, &Document::viewChanged, this, &SearchStepper::follow);
    connect(&m_recording, &AnalysisBase::changed, this, &SearchStepper::takeRecording);
    follow();
}

QString SearchStepper::emptyReason() const {
    return m_emptyReason.isEmpty() ? tr("Searching…") : m_emptyReason;
}

QString SearchStepper::title() const {
    return searchName(m_whole->settings());
}

std::string SearchStepper::boardText(const std::string& typed) const {
    return m_document.boardText(typed);
}

void SearchStepper::fillMenu(QMenu& menu, const TreeItem& item) {
    const std::string board = boardOf(trace(), item);
    const QString edit = tr("Search from its board");
    QAction* search =
        menu.addAction(edit, this, [this, board, edit] { m_document.takePosition(board, edit); });
    search->setEnabled(!item.isRoot() && m_document.isSearchable(board));
}

void SearchStepper::follow() {
    if (m_document.view().page == playPage)
        return; // the engine and the comments need the processor; the tree waits until it is
                // visible
    if (Question{m_document.root(), m_document.shownSearch()} != m_question)
        return record();
    if (m_document.view().event != event())
        go(m_document.view().event);
}

void SearchStepper::record() {
    m_question = {m_document.root(), m_document.shownSearch()};
    if (const QString reason = m_document.whyNotSearched(); !reason.isEmpty()) {
        m_recording.clear();
        return showNothing(reason);
    }
    m_recording.ask(m_question);
}

void SearchStepper::takeRecording() {
    switch (m_recording.state()) {
    case AnalysisState::Fresh:
        m_emptyReason.clear();
        m_whole = {m_recording.answer(), m_recording.result()};
        setRun(m_whole, m_document.view().event);
        Q_EMIT runChanged();
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

void SearchStepper::selectMove(Move move) {
    m_wanted = move;
    if (m_recording.isFresh())
        selectWanted();
}

void SearchStepper::selectWanted() {
    const std::optional<Move> wanted = std::exchange(m_wanted, std::nullopt);
    if (!wanted || !run())
        return;
    const TraceIteration& last = trace().iterations.back();
    for (NodeId node = last.firstNode; node < last.endNode; ++node)
        if (trace().nodes[node].depth == 0 && trace().nodes[node].move == *wanted)
            return select(node);
}

void SearchStepper::showNothing(const QString& reason) {
    m_whole.reset();
    m_emptyReason = reason;
    setRun(nullptr, 0);
    Q_EMIT runChanged();
}

void SearchStepper::endAt(std::optional<EventIndex> last) {
    if (!m_whole || (!last && !isEndHidden()))
        return;
    if (last)
        setRun(std::make_shared<const RecordedRun>(prefixOf(m_whole->trace(), *last),
                                                   m_whole->face(), m_whole->images()),
               *last);
    else
        setRun(m_whole, event());
    keepEvent(event());
    Q_EMIT runChanged();
}

} // namespace yomi::ui::inspector
