// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn/odds.h"
#include "ui/common/painted_board.h"

#include <QList>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

/// A choice and its value.
struct ChoiceBar {
    QString name;
    double share = 0; ///< of the total width, 0 to 1
    QString value;
    bool isBest = false;
};

/// All choices, best first, including stopping. Targets of an action with equal values share a bar.
QList<ChoiceBar> barsOf(const Turn& turn, const Choices& choices);

/// Choices one below the other, each a bar with its value; long names wrap.
class ChoiceBars : public PaintedBoard {
    Q_OBJECT

public:
    explicit ChoiceBars(const QString& name, QWidget* parent = nullptr);

    void setBars(QList<ChoiceBar> bars);

    int itemCount() const override { return static_cast<int>(m_bars.size()); }
    QString itemName(int item) const override { return m_bars[item].name; }
    QString itemValue(int item) const override { return m_bars[item].value; }
    QString itemDescription(int) const override { return {}; }
    QRect itemRect(int item) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return topOf(itemCount(), width); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QFont fontOf(const ChoiceBar& bar) const;
    int roomForNames(int width) const;
    int heightOf(const ChoiceBar& bar, int room) const;
    int topOf(int item, int width) const;

    QList<ChoiceBar> m_bars;
};

} // namespace yomi::ui::splitdamage
