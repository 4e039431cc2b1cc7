// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/connectfour/ladder_runs.h"
#include "ui/connectfour/ladder_words.h"
#include "ui/connectfour/rules.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace yomi::ui {
class Card;
class CommandButton;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::connectfour {

class IdeaTable;
class PositionTable;
class QuestionBar;
class StepTable;
class TwoStepsPanel;

/// The tutorial's ladder on the document's position or on a set of positions: a row for each step
/// with its nodes and time, next to it the gain of each idea of step 13, below it the positions
/// from the hardest on. Two neighbouring steps open side by side. Computes while visible.
class LadderPage : public QWidget {
    Q_OBJECT

public:
    explicit LadderPage(FourDocument& document, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createLadder();
    void createCards();
    void refresh();
    void ask(const LadderQuestion& question);
    void run();
    void take(const LadderRuns& runs, int running);
    void end(const QString& note);
    void showState();
    void showPositions();
    void fitTexts();
    QString conclusion() const;
    /// The selected position of the list, by default the hardest one.
    std::optional<std::size_t> chosenPosition() const;
    /// The lower one of the two neighbouring steps selected.
    int lowerStep() const;
    QString shareOfHardest() const;
    QString whyNotSideBySide() const;
    void openSideBySide();

    FourDocument& m_document;
    LadderState m_state;
    std::optional<PublicSet> m_publicSet;                  ///< the name of the positions' set
    int m_step;                                            ///< the selected one
    QString m_note;                                        ///< why the last run ended early
    std::array<std::shared_ptr<const SetRun>, 2> m_listed; ///< the runs of the list of positions
    QuestionBar* m_bar;
    StepTable* m_steps;
    IdeaTable* m_ideas;
    PositionTable* m_positions;
    TableView* m_stepsView;
    TableView* m_ideasView;
    TableView* m_positionsView;
    Card* m_stepsCard;
    Card* m_ideasCard;
    Card* m_positionsCard;
    QBoxLayout* m_top;
    QLabel* m_conclusion;
    QLabel* m_pairNote;
    QPushButton* m_again;
    CommandButton* m_sideBySide;
    QStackedWidget* m_stack;
    TwoStepsPanel* m_twoSteps;
    Job<LadderRuns> m_job;
};

} // namespace yomi::ui::connectfour
