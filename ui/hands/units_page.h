// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_analysis.h"

namespace yomi::ui {
class Bubble;
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::hands {

class MeldActions;

/// Every unit that fits into the hand, forbidden ones too: where the person says which are wanted.
class UnitsPage : public Card {
    Q_OBJECT

public:
    UnitsPage(HandDocument& document, HandAnalysis& analysis, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    int currentMeld() const;

    HandAnalysis& m_analysis;
    ValueTable* m_table;
    TableView* m_view;
    MeldActions* m_actions;
    Bubble* m_bubble;
};

} // namespace yomi::ui::hands
