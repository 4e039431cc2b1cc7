// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/inspector/quiz.h"

#include <map>

class QPushButton;

namespace yomi::ui::inspector {

class TreePanel;

/// The quiz while it is on: its question with the relevant numbers, a button for each way to
/// continue, the right answer with its reason, and the number of right answers. Its command is
/// above the tree.
class QuizPanel : public Card {
    Q_OBJECT

public:
    QuizPanel(Cursor& cursor, Quiz& quiz, TreePanel& tree, QWidget* parent = nullptr);

private:
    void addCommand();
    QWidget* addAnswer(Choice choice, const QString& text, const QString& toolTip);
    void refresh();
    void showQuestion();
    void showAnswer();

    Cursor& m_cursor;
    Quiz& m_quiz;
    TreePanel& m_tree;
    QLabel *m_tally, *m_question, *m_numbers, *m_verdict, *m_reason;
    std::map<Choice, QPushButton*> m_answers;
    QPushButton* m_next;
    bool m_takesFocus = false; ///< with the first question after it was turned on
};

} // namespace yomi::ui::inspector
