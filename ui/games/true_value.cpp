// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/true_value.h"

#include "ui/games/comment_words.h"
#include "ui/games/play_engine.h"

namespace yomi::ui::games {

TrueValue::TrueValue(SearchCursor& cursor, QWidget* parent)
    : WrappedLabel({}, parent)
    , m_cursor(cursor)
    , m_solving([](const SearchRoot& root, const std::stop_token& stop) {
        return root.solve({stop, commentTime});
    }) {
    setObjectName(QStringLiteral("trueValue"));
    setForegroundRole(QPalette::PlaceholderText);
    connect(&cursor, &Cursor::runChanged, this, &TrueValue::solve);
    connect(&cursor, &Cursor::eventChanged, this, &TrueValue::solve);
    connect(&m_solving, &AnalysisBase::changed, this, &TrueValue::refresh);
    refresh();
}

void TrueValue::solve() {
    // An older run may be of another position.
    if (!m_cursor.run() || !m_cursor.isFresh() || !isEstimate(m_cursor.trace(), m_cursor.event()))
        return m_solving.clear();
    const NodeId leaf = m_cursor.trace().events[m_cursor.event()].node();
    m_solving.ask(m_cursor.document().rootAlong(pathTo(m_cursor.trace(), leaf)));
}

void TrueValue::refresh() {
    const bool isAsked = m_solving.state() != AnalysisState::Idle;
    setVisible(isAsked);
    if (!isAsked)
        return;
    if (!m_solving.isFresh())
        return setText(tr("True value: being solved…"));
    const std::optional<SolvedMoves>& solved = *m_solving.result();
    if (!solved)
        return setText(tr("True value: not solved within a second."));
    std::optional<int> end;
    if (solved->scale == yomi::search::Scale::FastWin)
        end = yomi::search::endOf(solved->best(), solved->maxPlies, solved->firstToMove);
    setText(tr("True value: %1.")
                .arg(valueMeaning(m_cursor.legendFace(), solved->best(), end, solved->firstToMove,
                                  solved->plies)));
}

} // namespace yomi::ui::games
