// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/icefire/match_model.h"

#include <array>

class QGridLayout;
class QLabel;

namespace yomi::ui::icefire {

/// Both sides at the moment shown: cells, units, gold, income, the price of the enemy's HQ and the
/// cells threatened by the enemy.
class SidesPanel : public Card {
    Q_OBJECT

public:
    explicit SidesPanel(MatchModel& model, QWidget* parent = nullptr);

private:
    struct Row {
        QString name;
        std::array<QLabel*, 2> of; ///< the sides
    };
    Row addRow(QGridLayout& grid, const QString& name, const QString& explanation);
    static void show(const Row& row, Player player, const QString& value);
    void refresh();

    MatchModel& m_model;
    Row m_cells, m_units, m_gold, m_income, m_finish, m_threatened;
};

} // namespace yomi::ui::icefire
