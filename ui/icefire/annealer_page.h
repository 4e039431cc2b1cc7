// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/annealer_model.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace yomi::ui {
class Card;
class LinePanel;
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::icefire {

/// The annealer seen from inside, for the player-turn shown: the setups compared, and of the
/// selected one for either phase the value over the iterations, temperature and acceptance, the
/// evaluation before and after, and the neighbours tried. The marker in the first chart says at
/// which iteration the best plan is drawn on the board.
class AnnealerPage : public QWidget {
    Q_OBJECT

public:
    explicit AnnealerPage(MatchModel& model, QWidget* parent = nullptr);

    /// The plan for the board; empty unless the page is shown at the start of a player-turn.
    const std::vector<Action>& plan() const { return m_plan; }
    /// What the annealings have cost; empty until all of them are done.
    QString work() const;

Q_SIGNALS:
    void planChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    Card* createSetups();
    QWidget* createPhases();
    QWidget* createTables();
    Phase phase() const;
    void refresh();
    void showSetups();
    void showCurves(const AnnealedTurn* turn);
    void showTables(const AnnealedTurn* turn);
    void showPlan();

    MatchModel& m_match;
    AnnealerModel m_model;
    ValueTable* m_setups;
    TableView* m_setupView;
    QPushButton *m_add, *m_remove;
    QLabel* m_message;
    QButtonGroup* m_phases;
    LinePanel *m_value, *m_temperature, *m_acceptance;
    ValueTable *m_terms, *m_neighbours;
    int m_point = curvePoints - 1; ///< of the curves: which iteration's plan is drawn
    std::vector<Action> m_plan;
};

} // namespace yomi::ui::icefire
