// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/arena.h"
#include "ui/common/card.h"

class QLabel;

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::icefire {

/// The result of a series of games: the win rate with its confidence interval, and for each
/// contestant its games, forfeits and times.
class ArenaResultPanel : public Card {
    Q_OBJECT

public:
    explicit ArenaResultPanel(QWidget* parent = nullptr);

    void showResult(const yomi::icefire::ArenaRequest& request,
                    const yomi::icefire::ArenaResult& result);

    const ValueTable& table() const { return *m_table; }

private:
    QLabel* m_rate;
    QLabel* m_sentence;
    QLabel* m_forfeits;
    ValueTable* m_table;
    TableView* m_view;
};

} // namespace yomi::ui::icefire
