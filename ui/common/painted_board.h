// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/items_accessible.h"
#include "ui/common/tone.h"

#include <QWidget>

#include <optional>

class QMenu;

namespace yomi::ui {

class Bubble;

/// A widget that paints items: the cells of a board, tokens, tiles. It knows which item is under
/// the mouse and which one the keyboard works on, shows tooltips and the context menu, moves by
/// arrow keys and tells assistive technology of every item. A board says where its items are, what
/// they are called and what is done with them; items are numbered from 0 on, −1 is none.
///
/// Of a click: pressItem(), sweepTo() for every other item that the mouse comes to with the button
/// down, releaseItem(); then dropItem() when a draggable item was dragged, else activateItem() when
/// it ends where it began. Space and Enter activate the current item.
class PaintedBoard : public QWidget, public AccessibleItems {
    Q_OBJECT

public:
    explicit PaintedBoard(const QString& name, QWidget* parent = nullptr);

    int hoveredItem() const { return m_hovered; }
    int currentItem() const override { return m_current; }
    /// Moves the keyboard's item and shows it; the board's edges hold.
    virtual void setCurrentItem(int item);

    /// A sentence at the item, or in the middle for −1, until the next one or Escape; an empty one
    /// removes it.
    void showMessage(const QString& sentence, int item = -1, Tone tone = Tone::Error);

    void activateItem(int item) final { activate(item, Qt::NoModifier); }
    void focusItem(int item) final;

Q_SIGNALS:
    /// The item under the mouse or, with the keyboard here, the current one; −1 for none.
    void pointed(int item);
    void currentItemChanged(int item);

protected:
    /// An item that is being dragged, for paintEvent() and dropItem().
    struct Drag {
        int item;
        QPointF grip; ///< where in its rectangle it was taken
        QPointF position;
    };
    const Drag* drag() const { return m_press && m_press->dragging ? &m_press->drag : nullptr; }
    /// Call when items have come, gone or changed: what was dragged or hovered may be gone, and
    /// the current item may read differently.
    void refreshItems();

    /// The item at a point; by default the last one whose rectangle has it.
    virtual int itemAt(QPointF position) const;
    /// Where an arrow key, Home or End leads; by default the nearest item in that direction, the
    /// first or the last.
    virtual int itemFrom(int item, int key) const;
    /// By default name, value and description, each on its line.
    virtual QString itemToolTip(int item) const;
    virtual void fillMenu(QMenu&, int /*item*/) {}
    virtual void activate(int /*item*/, Qt::KeyboardModifiers) {}
    virtual bool canDrag(int /*item*/) const { return false; }
    virtual void dropItem(const Drag&) {}
    virtual void pressItem(int /*item*/) {}
    virtual void sweepTo(int /*item*/) {}
    virtual void releaseItem() {}

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Press {
        Drag drag;
        QPointF start;
        bool dragging = false; ///< further than a trembling hand
    };

    void hover(int item);
    void endPress();
    QRect messagePlace() const;

    int m_current = -1;
    int m_hovered = -1;
    std::optional<Press> m_press;
    Bubble* m_message;
    int m_messageItem = -1;
};

} // namespace yomi::ui
