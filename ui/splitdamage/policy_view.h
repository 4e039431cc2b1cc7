// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_odds.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace yomi::ui::splitdamage {

/// The policy of a best plan as a tree: what to do, what may come of it with which probability, and
/// what to do then. Rows are made when their parent is opened.
class PolicyView : public QWidget {
    Q_OBJECT

public:
    PolicyView(SplitDamageDocument& document, const PlanAnalysis& analysis,
               QWidget* parent = nullptr);

Q_SIGNALS:
    /// How the board looks in the chosen row; nothing: as it was typed.
    void shown(const std::vector<ShownLife>& lives);

protected:
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void addDecision(QTreeWidgetItem* parent, const Policy& policy, bool isFirst);
    void addOutcomes(QTreeWidgetItem& decision, const Policy& policy);
    void open(QTreeWidgetItem* item);
    QString seenText(const Policy::Outcome& outcome) const;
    QString valueText(double value) const;

    /// What has happened up to a row.
    std::vector<Happening> wayTo(const QTreeWidgetItem* item) const;
    void look();
    void takeChosen();

    SplitDamageDocument& m_document;
    const PlanAnalysis& m_analysis;
    std::shared_ptr<const Answer<Turn, BestOdds>> m_answer; ///< which the rows point into
    QLabel* m_empty;
    QTreeWidget* m_tree;
    QPushButton* m_take;
};

} // namespace yomi::ui::splitdamage
