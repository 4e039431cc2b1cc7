// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/board_odds.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace yomi::ui {
class ValueTable;
}

namespace yomi::ui::splitdamage {

/// The pins as a row of chips, each with the odds of its goal. Hidden without pins.
class PinBar : public QWidget {
    Q_OBJECT

public:
    explicit PinBar(SplitDamageDocument& document, QWidget* parent = nullptr);

    /// Saves the current board, effect and plan as a pin with a new name.
    void pin();
    /// The odds of the pin shown, if there is one and they are known.
    const PinOdds* shown() const { return oddsOf(m_document.view().pin); }
    /// "+6.3 points against trade first": the difference between the current goal and that of the
    /// pin shown; empty if one is missing.
    QString difference() const;

Q_SIGNALS:
    void shownChanged(); ///< another pin is shown, or its odds are known
    void refused(const QString& sentence);

private:
    struct Question {
        Page page = Page::Effect;
        std::vector<Pin> pins; ///< followed by the current inputs
        bool operator==(const Question&) const = default;
    };

    void refresh();
    void addChip();
    void refreshChips();
    void rename(int pin);
    void showOdds();
    void showTable();
    void fillTable(ValueTable& table) const;
    const PinOdds* oddsOf(int pin) const;

    SplitDamageDocument& m_document;
    Analysis<Question, std::vector<PinOdds>> m_odds;
    QHBoxLayout* m_row;
    std::vector<QToolButton*> m_chips; ///< [pin]; surplus ones are hidden
};

} // namespace yomi::ui::splitdamage
