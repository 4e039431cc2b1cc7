// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/measure_updates.h"
#include "ui/common/job.h"

#include <QWidget>

class QLabel;

namespace yomi::ui {
class Card;
class LinePanel;
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the user interface of that engine

/// The article's measurements of the record board: the cost of copying it, making a move and
/// unmaking one, ply by ply, and the gain for a whole search, computed and measured. Does not
/// depend on the document; measures when it is first visible.
class UpdatesPage : public QWidget {
    Q_OBJECT

public:
    explicit UpdatesPage(QWidget* parent = nullptr);

    const ValueTable& costs() const { return *m_costs; }
    const ValueTable& gains() const { return *m_gains; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Measured {
        std::vector<UpdateCost> costs;
        std::vector<UpdateGain> gains;
    };

    void addHeader();
    void measure();
    void show(const Measured& measured);
    void showCosts(const std::vector<UpdateCost>& costs);

    ValueTable* m_costs;
    ValueTable* m_gains;
    Card* m_costCard;
    Card* m_gainCard;
    TableView* m_costView;
    TableView* m_gainView;
    LinePanel* m_chart;
    QLabel* m_conclusion;
    Job<Measured> m_job;
};

} // namespace yomi::ui::tictactoe
