// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/solved.h"
#include "ui/common/job.h"
#include "ui/tictactoe/tictactoe_document.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace yomi::ui {
class Card;
}

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the user interface of that engine

class FailureList;

/// Whether the search shown solves the game strongly: the number of the 431 positions on which a
/// search can fail that it answers right, and the others, each of which opens on the board. Checks
/// while visible, again for other settings.
class StrongPage : public QWidget {
    Q_OBJECT

public:
    explicit StrongPage(TicTacToeDocument& document, QWidget* parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createLegend();
    void refresh();
    void run();
    void show(const Outcome<StrongCheck>& outcome);
    void open(const Position& position);

    TicTacToeDocument& m_document;
    std::optional<Settings> m_checked; ///< the settings of the last run
    Card* m_card;
    QLabel* m_answer;
    QLabel* m_sentence;
    FailureList* m_failures;
    QWidget* m_legend;
    QPushButton* m_again;
    Job<StrongCheck> m_job;
};

} // namespace yomi::ui::tictactoe
