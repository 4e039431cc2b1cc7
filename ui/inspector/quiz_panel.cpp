// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/quiz_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/inspector/quiz_words.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/tree_panel.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yomi::ui::inspector {

QuizPanel::QuizPanel(Cursor& cursor, Quiz& quiz, TreePanel& tree, QWidget* parent)
    : Card(tr("Quiz"), parent)
    , m_cursor(cursor)
    , m_quiz(quiz)
    , m_tree(tree)
    , m_tally(mutedLabel({}))
    , m_question(new QLabel)
    , m_numbers(mutedLabel({}))
    , m_verdict(new QLabel)
    , m_reason(mutedLabel({}))
    , m_next(new QPushButton(tr("Next question"))) {
    m_tally->setObjectName(QStringLiteral("quizTally"));
    m_tally->setWordWrap(false);
    m_question->setObjectName(QStringLiteral("quizQuestion"));
    m_numbers->setObjectName(QStringLiteral("quizNumbers"));
    m_verdict->setObjectName(QStringLiteral("quizVerdict"));
    m_reason->setObjectName(QStringLiteral("quizReason"));
    for (QLabel* label : {m_question, m_verdict}) {
        label->setFont(headingFont());
        label->setWordWrap(true);
    }
    auto* leave = new QAction(tr("Leave the quiz"), this);
    leave->setIconText(tr("Leave"));
    leave->setShortcut(Qt::Key_Escape);
    explainWithKey(*leave, tr("Ends the quiz and shows all of the search again."));
    connect(leave, &QAction::triggered, this, [this] { m_quiz.setOn(false); });
    addHeaderWidget(m_tally);
    addHeaderWidget(new CommandButton(leave));
    content()->setSpacing(spacingUnit);
    content()->addWidget(m_question);
    content()->addWidget(m_numbers);
    content()->addSpacing(spacingUnit);
    auto* answers = new QGridLayout;
    answers->setSpacing(spacingUnit);
    answers->addWidget(
        addAnswer(Choice::Search, tr("Search the next move"), tr("The next move is searched.")), 0,
        0);
    answers->addWidget(addAnswer(Choice::Cut, tr("Cut"), tr("The other moves are pruned.")), 0, 1);
    answers->addWidget(addAnswer(Choice::SearchAgain, tr("Search it again"),
                                 tr("The move is searched again with the full window.")),
                       1, 0, 1, 2);
    answers->addWidget(addAnswer(Choice::Finish, tr("Accept the bound"),
                                 tr("It was the last move, and it is not searched again.")),
                       2, 0, 1, 2);
    content()->addLayout(answers);
    content()->addWidget(m_verdict);
    content()->addWidget(m_reason);
    content()->addWidget(m_next);
    connect(m_next, &QPushButton::clicked, &quiz, &Quiz::next);
    connect(&quiz, &Quiz::changed, this, &QuizPanel::refresh);
    connect(&cursor, &Cursor::numbersChanged, this, &QuizPanel::refresh);
    addCommand();
    refresh();
}

void QuizPanel::addCommand() {
    QAction* command =
        m_tree.addTreeCommand(tr("Quiz"), tr("Quiz: searched or cut?"), Qt::ALT | Qt::Key_Q,
                              [this] { m_quiz.setOn(!m_quiz.isOn()); });
    command->setCheckable(true);
    command->setChecked(m_quiz.isOn());
    connect(&m_quiz, &Quiz::changed, command,
            [this, command] { command->setChecked(m_quiz.isOn()); });
}

QWidget* QuizPanel::addAnswer(Choice choice, const QString& text, const QString& toolTip) {
    auto* button = new QPushButton(text);
    button->setToolTip(toolTip);
    connect(button, &QPushButton::clicked, this, [this, choice] { m_quiz.give(choice); });
    m_answers[choice] = button;
    return button;
}

void QuizPanel::refresh() {
    const bool hadFocus = isAncestorOf(QApplication::focusWidget()), wasShown = !isHidden();
    m_takesFocus = m_quiz.isOn() && (m_takesFocus || !wasShown);
    setVisible(m_quiz.isOn());
    if (wasShown && !m_quiz.isOn()) // its buttons are gone, and with them the focus
        m_tree.canvas()->setFocus(Qt::OtherFocusReason);
    m_tally->setText(tr("right %1, wrong %2").arg(m_quiz.right()).arg(m_quiz.wrong()));
    const bool isAnswered = m_quiz.answer().has_value();
    QPushButton* first = isAnswered ? m_next : nullptr;
    for (const Choice choice : {Choice::Search, Choice::Cut, Choice::SearchAgain, Choice::Finish}) {
        QPushButton* button = m_answers[choice];
        const bool isOffered = m_quiz.question() && !isAnswered &&
                               std::ranges::count(m_quiz.question()->choices, choice) > 0;
        button->setVisible(isOffered);
        if (isOffered && !first)
            first = button;
    }
    m_next->setVisible(isAnswered);
    m_verdict->setVisible(isAnswered);
    m_reason->setVisible(isAnswered);
    showQuestion();
    if (isAnswered)
        showAnswer();
    if (first && (hadFocus || std::exchange(m_takesFocus, false)))
        first->setFocus();
}

void QuizPanel::showQuestion() {
    m_numbers->setVisible(m_quiz.question().has_value());
    if (m_quiz.question()) {
        m_question->setText(questionText(m_cursor, *m_quiz.question()));
        m_numbers->setText(questionNumbers(m_cursor, *m_quiz.question()));
    } else {
        m_question->setText(noQuestionReason(m_cursor));
    }
}

void QuizPanel::showAnswer() {
    const Decision& decision = *m_quiz.question();
    const QString text = choiceText(decision.taken);
    m_verdict->setText((m_quiz.answer() == decision.taken ? tr("Right: %1.")
                        : m_quiz.answer() == decision.expected
                            ? tr("By the numbers, yes; but here %1.")
                            : tr("Wrong: %1."))
                           .arg(text));
    m_reason->setText(choiceReason(m_cursor, decision));
    QAccessibleEvent event(m_verdict, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace yomi::ui::inspector
