// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/quiz.h"

namespace yomi::ui::games {

Quiz::Quiz(SearchCursor& cursor, QObject* parent)
    : QObject(parent)
    , m_cursor(cursor) {
    connect(&cursor, &Cursor::runChanged, this, &Quiz::follow);
    connect(&cursor.document(), &Document::viewChanged, this, &Quiz::follow);
    follow();
}

void Quiz::setOn(bool on) {
    m_cursor.document().setQuiz(on);
}

void Quiz::follow() {
    const bool wasOn = std::exchange(m_isOn, m_cursor.document().view().quiz);
    if (!m_isOn) {
        if (!wasOn)
            return;
        m_run.reset();
        m_question.reset();
        m_answer.reset();
        m_cursor.endAt({});
        return Q_EMIT changed();
    }
    if (wasOn && m_run == m_cursor.wholeRun())
        return;
    if (!wasOn)
        m_right = m_wrong = 0;
    m_run = m_cursor.wholeRun();
    const EventIndex event = m_cursor.document().view().event;
    const bool isResult = m_run && event >= m_run->trace().events.size() - 1;
    askFrom(isResult ? 0 : event);
}

void Quiz::askFrom(EventIndex event) {
    m_answer.reset();
    m_question = m_run ? nextDecision(m_run->trace(), event) : std::nullopt;
    m_cursor.endAt(m_question ? std::optional(m_question->event) : std::nullopt);
    Q_EMIT changed();
}

void Quiz::give(Choice answer) {
    if (!m_question || m_answer)
        return;
    m_answer = answer;
    ++(answer == m_question->taken ? m_right : m_wrong);
    m_cursor.endAt(m_question->event + 1);
    Q_EMIT changed();
}

void Quiz::next() {
    if (m_answer)
        askFrom(m_question->event + 1);
}

} // namespace yomi::ui::games
