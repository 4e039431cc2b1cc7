// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/edit_hand.h"

#include <QWidget>

#include <array>
#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace yomi::ui {
class Card;
}

namespace yomi::ui::icefire {

/// The position editor: tools for the cells, the numbers of the position, maps from seeds, and why
/// a position cannot occur.
class PositionPage : public QWidget {
    Q_OBJECT

public:
    explicit PositionPage(MatchModel& model, QWidget* parent = nullptr);

    EditHand& hand() { return m_hand; }

private:
    Card* createTools();
    Card* createNumbers();
    Card* createMap();
    Card* createFaults();
    /// A box whose changes in one go are one edit; `sentence` has a place for the number.
    QSpinBox* createNumber(const QString& explanation, int least, int most,
                           const std::function<State(State, int)>& change, const QString& sentence);
    void performOn(State position, const QString& sentence, const QByteArray& mergeKey = {});
    void makeMap();
    void refresh();

    MatchModel& m_model;
    EditHand m_hand;
    QLabel* m_warning;
    std::array<QSpinBox*, 2> m_gold = {};
    QSpinBox* m_turn = nullptr;
    QComboBox* m_mover;
    QComboBox* m_ruleset;
    QLineEdit* m_seed;
    QLabel* m_seedError;
    QLabel* m_faults;
};

} // namespace yomi::ui::icefire
