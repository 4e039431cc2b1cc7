// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painted_board.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_odds.h"
#include "ui/splitdamage/split_damage_document.h"

class QAction;

namespace yomi::ui::splitdamage {

/// The actions of a plan, one per row: name, mana, target, the odds of the goal after it and how
/// often it is played. Rows are selected, dragged to another place, and edited by the menu's
/// actions.
class ActionList : public PaintedBoard {
    Q_OBJECT

public:
    ActionList(SplitDamageDocument& document, const PlanAnalysis& analysis,
               QWidget* parent = nullptr);

    void setCurrentItem(int item) override;
    int itemCount() const override { return actionCount(m_document.inputs()); }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void addRequested();
    void targetRequested();
    /// A row is dragged outside the list, or released there: a point of the screen.
    void aimed(int action, QPoint position);
    void dropped(int action, QPoint position);
    /// The drag has ended or returned to the list.
    void aimLeft();

protected:
    int itemFrom(int item, int key) const override;
    void fillMenu(QMenu& menu, int item) override;
    bool canDrag(int) const override { return true; }
    void dropItem(const Drag& drag) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Columns {
        QRect number, name, mana, target, bar, odds, played;
    };
    struct Texts {
        QString name, target;
    };

    QAction* addCommand(const QString& text, const QList<QKeySequence>& keys,
                        void (ActionList::*run)());
    Columns columnsIn(const QRect& row) const;
    Texts textsOf(int item, bool hasTargetColumn) const;
    QRect roomForTarget(const Columns& columns, int item) const;
    int heightOf(int item) const;
    int heightFor(int leastRows) const;
    int gapAt(double y) const;
    bool isOutside(QPointF position) const;
    int rowHeight() const;
    const OrderOdds::After* after(int item) const;
    QString oddsText(int item) const;
    /// The reason why it is never played; empty if it may be played.
    QString whyNever(int item) const;
    void paintHeader(QPainter& painter) const;
    void paintRow(QPainter& painter, int item) const;
    bool perform(const Edit& edit); ///< false for a refused edit, after showing the refusal
    void moveBy(int distance);
    void moveUp() { moveBy(-1); }
    void moveDown() { moveBy(1); }
    void duplicate();
    void removeCurrent();
    void keepCard();
    void refresh();

    SplitDamageDocument& m_document;
    const PlanAnalysis& m_analysis;
    QList<QAction*> m_rowCommands; ///< that need a row
    QAction* m_add;
};

} // namespace yomi::ui::splitdamage
