// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/plan_odds.h"

#include <QWidget>

#include <memory>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace yomi::ui::splitdamage {

/// The policy of a best plan as a tree: what to do, what may come of it with which probability, and
/// what to do then. Rows are made when their parent is opened.
class PolicyView : public QWidget {
    Q_OBJECT

public:
    explicit PolicyView(const PlanAnalysis& analysis, QWidget* parent = nullptr);

private:
    void refresh();
    void addDecision(QTreeWidgetItem* parent, const Policy& policy, bool isFirst);
    void addOutcomes(QTreeWidgetItem& decision, const Policy& policy);
    void open(QTreeWidgetItem* item);
    QString seenText(const Policy::Outcome& outcome) const;
    QString valueText(double value) const;

    const PlanAnalysis& m_analysis;
    std::shared_ptr<const Answer<Turn, BestOdds>> m_answer; ///< which the rows point into
    QLabel* m_empty;
    QTreeWidget* m_tree;
};

} // namespace yomi::ui::splitdamage
