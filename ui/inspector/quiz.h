// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/decision.h"
#include "ui/inspector/cursor.h"

#include <optional>

namespace yomi::ui::inspector {

/// At each decision of an open node, asks how the search continues, starting at the event shown (if
/// that is the last one, at the first), while the cursor's quiz is on. Until the answer the run
/// ends at that event, so that no view shows more. The answer shows the next event. If the file of
/// a recording grows, the quiz goes on in it.
class Quiz : public QObject {
    Q_OBJECT

public:
    explicit Quiz(Cursor& cursor, QObject* parent = nullptr);

    bool isOn() const { return m_isOn; }
    /// Starts with no question answered, or ends and shows the whole search.
    void setOn(bool on) { m_cursor.setQuizOn(on); }

    /// The current or last answered question; nothing if no decision follows.
    const std::optional<Decision>& question() const { return m_question; }
    /// The answer to the question; nothing before it.
    std::optional<Choice> answer() const { return m_answer; }
    /// Answers that the search gave, too, and others. An expected choice that the search did not
    /// take is neither.
    int right() const { return m_right; }
    int wrong() const { return m_wrong; }

    void give(Choice answer);
    void next();

Q_SIGNALS:
    void changed();

private:
    void follow();
    bool isContinued(const RecordedRun& before) const;
    void resume();
    void ask();
    void hide();

    Cursor& m_cursor;
    bool m_isOn = false;
    std::shared_ptr<const RecordedRun> m_run; ///< of the question
    EventIndex m_from = 0;                    ///< the question is the first one from there
    EventIndex m_place = 0;                   ///< the event shown, before another run
    std::optional<Decision> m_question;
    std::optional<Choice> m_answer;
    int m_right = 0, m_wrong = 0;
};

} // namespace yomi::ui::inspector
