// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/decision.h"
#include "ui/search/search_stepper.h"

#include <optional>

namespace yomi::ui::search {

/// Asks at each point where an open node chooses how the search goes on, beginning at the event
/// shown (if that is the last one, at the first), while the document says that the quiz is on.
/// Until the answer the stepper ends at that event: no view knows more. The answer shows the next
/// event.
class Quiz : public QObject {
    Q_OBJECT

public:
    explicit Quiz(SearchStepper& stepper, QObject* parent = nullptr);

    bool isOn() const { return m_isOn; }
    /// Begins with no question answered, or ends; all of the search is shown then.
    void setOn(bool on);

    /// The one asked, or answered last; nothing when there is none from here on.
    const std::optional<Decision>& question() const { return m_question; }
    /// To the question; nothing while it is open.
    std::optional<Choice> answer() const { return m_answer; }
    int right() const { return m_right; }
    int wrong() const { return m_wrong; }

    void give(Choice answer);
    void next();

Q_SIGNALS:
    void changed();

private:
    void follow();
    void askFrom(EventIndex event);

    SearchStepper& m_stepper;
    bool m_isOn = false;
    std::shared_ptr<const RecordedRun> m_run; ///< that is asked about
    std::optional<Decision> m_question;
    std::optional<Choice> m_answer;
    int m_right = 0, m_wrong = 0;
};

} // namespace yomi::ui::search
