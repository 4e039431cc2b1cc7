// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/quiz.h"

#include <algorithm>
#include <utility>

namespace yomi::ui::inspector {

Quiz::Quiz(Cursor& cursor, QObject* parent)
    : QObject(parent)
    , m_cursor(cursor) {
    connect(&cursor, &Cursor::runChanged, this, &Quiz::follow);
    connect(&cursor, &Cursor::viewChanged, this, &Quiz::follow);
    connect(&cursor, &Cursor::eventChanged, this, [this] { m_place = m_cursor.event(); });
    follow();
}

void Quiz::follow() {
    const bool wasOn = std::exchange(m_isOn, m_cursor.isQuizOn());
    const bool isHidden =
        m_run && m_run == m_cursor.wholeRun() && m_cursor.isEndHidden() == m_question.has_value();
    if (wasOn == m_isOn && (!m_isOn || isHidden))
        return;
    const auto before = std::exchange(m_run, m_isOn ? m_cursor.wholeRun() : nullptr);
    if (wasOn && before && m_run && isContinued(*before))
        return resume();
    if (!wasOn)
        m_right = m_wrong = 0;
    const bool isResult = m_run && m_cursor.event() + 1 == m_cursor.eventCount();
    m_from = isResult ? 0 : m_cursor.event();
    ask();
}

/// Whether the run begins as the one before did, to the event that answers the question.
bool Quiz::isContinued(const RecordedRun& before) const {
    const std::vector<Event>&was = before.trace().events, &is = m_run->trace().events;
    const EventIndex known = m_question ? m_question->event + 2 : m_from;
    return is.size() >= known && std::equal(was.begin(), was.begin() + known, is.begin());
}

/// Keeps the question with its answer, and the place shown.
void Quiz::resume() {
    if (!m_question || nextDecision(m_run->trace(), m_from) != m_question)
        return ask();
    const EventIndex place = m_place;
    hide();
    m_cursor.go(place);
}

void Quiz::ask() {
    m_answer.reset();
    m_question = m_run ? nextDecision(m_run->trace(), m_from) : std::nullopt;
    hide();
    Q_EMIT changed();
}

/// Hides what follows the question, or its answer.
void Quiz::hide() {
    m_cursor.endAt(m_question ? std::optional(m_question->event + (m_answer ? 1 : 0))
                              : std::nullopt);
    if (m_run)
        m_place = m_cursor.event();
}

void Quiz::give(Choice answer) {
    if (!m_question || m_answer)
        return;
    m_answer = answer;
    if (answer == m_question->taken)
        ++m_right;
    else if (answer != m_question->expected)
        ++m_wrong;
    hide();
    Q_EMIT changed();
}

void Quiz::next() {
    if (!m_answer)
        return;
    m_from = m_question->event + 1;
    ask();
}

} // namespace yomi::ui::inspector
