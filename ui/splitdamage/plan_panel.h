// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"
#include "ui/splitdamage/plan_odds.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QWidget>
class QAbstractButton;
class QLabel;
class QMenu;
class QPushButton;
class QVBoxLayout;

namespace yomi::ui::splitdamage {

class ChoiceBars;

/// The goal of a plan and its odds: mana, goal, the odds of the current list, and the best plan
/// with the value of every first action. Numbers and buttons do not move: the room of their texts
/// is reserved, and texts that may be longer are below them.
class PlanPanel : public QWidget {
    Q_OBJECT

public:
    PlanPanel(SplitDamageDocument& document, PlanAnalysis& analysis, QWidget* parent = nullptr);

    /// Shows below the odds why the plan is invalid; an empty sentence hides it.
    void setProblem(const QString& sentence);
    void findBest();
    /// After an edit: computes the best plan again if that is quick.
    void followBest();
    /// The line below the odds of the list with the difference from a pin; may be empty.
    void setDifference(const QString& text);

Q_SIGNALS:
    void policyRequested();

private:
    void addWishes(QVBoxLayout& column);
    void addList(QVBoxLayout& column);
    void addBest(QVBoxLayout& column);
    void refreshClauses();
    void addClause(const QString& sentence, Clause clause);
    QMenu* createGoalMenu();
    void pickPlaces();
    void editClause(std::size_t clause);
    void removeClause(std::size_t clause);
    void askAtLeast(Group group);
    void refreshList();
    void refreshBest();
    void showBest(const Turn& turn, const BestOdds& best);
    void refreshFractions();
    void useFixedOrder();

    SplitDamageDocument& m_document;
    PlanAnalysis& m_analysis;
    QVBoxLayout* m_clauses; ///< one per row
    QWidget* m_listAnswer;  ///< hidden while there can be no answer
    QLabel *m_odds, *m_listExact, *m_list, *m_problem, *m_difference;
    QAbstractButton* m_again;
    QPushButton *m_find, *m_use, *m_policy, *m_free;
    QLabel *m_bestState, *m_bestTitle, *m_bestValue, *m_bestExact, *m_why, *m_gain, *m_fixed,
        *m_order;
    ChoiceBars* m_first;
    QWidget* m_bestAnswer;
    FieldBinder m_fields;
};

} // namespace yomi::ui::splitdamage
