// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/items_accessible.h"
#include "ui/common/message.h"

#include <QWidget>

#include <optional>

class QMenu;

namespace yomi::ui {

class Bubble;

/// A widget that paints items: the cells of a board, tokens, tiles. It tracks the item under the
/// mouse and the current item of the keyboard, shows tooltips and the context menu, moves by arrow
/// keys and makes every item accessible. A subclass defines the items' places, names and actions;
/// items are numbered from 0, −1 is none.
///
/// A click calls pressItem(), sweepTo() for every other item that the mouse reaches with the button
/// down, releaseItem(); then dropItem() if a draggable item was dragged, else activateItem() if the
/// click ends on the item where it began. Space and Enter activate the current item.
class PaintedBoard : public QWidget, public AccessibleItems {
    Q_OBJECT

public:
    explicit PaintedBoard(const QString& name, QWidget* parent = nullptr);

    int hoveredItem() const { return m_hovered; }
    int currentItem() const override { return m_current; }
    /// Makes the item the keyboard's current one; ignores a number past the last item.
    virtual void setCurrentItem(int item);

    /// Shows a sentence at the item, or in the middle for −1, until the next one or Escape; an
    /// empty one removes it.
    void showMessage(const QString& sentence, int item = -1, Tone tone = Tone::Error);

    void activateItem(int item) final { activate(item, Qt::NoModifier); }
    void focusItem(int item) final;

Q_SIGNALS:
    /// The item under the mouse or, with the focus here, the current one; −1 for none.
    void pointed(int item);
    void currentItemChanged(int item);

protected:
    /// The dragged item, for paintEvent() and dropItem().
    struct Drag {
        int item;
        QPointF grip; ///< the point in its rectangle where the drag began
        QPointF position;
    };
    const Drag* drag() const { return m_press && m_press->dragging ? &m_press->drag : nullptr; }
    /// Call it when items were added, removed or changed: the dragged or hovered item may be gone,
    /// and the current item may have another text.
    void refreshItems();

    /// The item at a point; by default the last one whose rectangle contains it.
    virtual int itemAt(QPointF position) const;
    /// The target of an arrow key, Home or End; by default the nearest item in that direction, the
    /// first or the last.
    virtual int itemFrom(int item, int key) const;
    /// By default name, value and description, one per line.
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
        bool dragging = false; ///< the mouse has moved further than a trembling hand
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
