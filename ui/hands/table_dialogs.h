// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/endgame_puzzle.h"
#include "ui/common/job.h"
#include "ui/hands/table_game.h"

#include <QDialog>

#include <array>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace yomi::ui::hands {

/// Makes a puzzle of chosen sizes and puts it on the table, with the values hidden.
class PuzzleDialog : public QDialog {
    Q_OBJECT

public:
    explicit PuzzleDialog(TableGame& game, QWidget* parent = nullptr);

private:
    void make();
    void take(const Outcome<EndgamePuzzle>& outcome);

    TableGame& m_game;
    std::array<QSpinBox*, 3> m_cards{};
    QSpinBox* m_seed;
    QLabel* m_refusal;
    Job<EndgamePuzzle> m_job;
};

/// Sets the play that the player to move must beat, and who made it. Needs a table.
class LastPlayDialog : public QDialog {
    Q_OBJECT

public:
    explicit LastPlayDialog(TableGame& game, QWidget* parent = nullptr);
    void accept() override;

private:
    TableGame& m_game;
    QLineEdit* m_play;
    QComboBox* m_player;
    QLabel* m_refusal;
};

} // namespace yomi::ui::hands
