// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/search/quiz.h"

#include <map>

class QPushButton;

namespace yomi::ui::search {

/// The quiz while it is on: its question with the numbers to judge by, a button for each way the
/// search may go on, what it did and why, and how many answers were right.
class QuizPanel : public Card {
    Q_OBJECT

public:
    QuizPanel(SearchStepper& stepper, Quiz& quiz, QWidget* parent = nullptr);

private:
    QWidget* addAnswer(Choice choice, const QString& text, const QString& toolTip);
    void refresh();
    void showQuestion();
    void showAnswer();

    SearchStepper& m_stepper;
    Quiz& m_quiz;
    QLabel *m_tally, *m_question, *m_numbers, *m_verdict, *m_reason;
    std::map<Choice, QPushButton*> m_answers;
    QPushButton* m_next;
    bool m_takesFocus = false; ///< with its first question, since it was turned on
};

} // namespace yomi::ui::search
