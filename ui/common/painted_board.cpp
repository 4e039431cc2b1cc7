// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/painted_board.h"

#include "ui/common/bubble.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>

#include <cmath>

namespace yomi::ui {

PaintedBoard::PaintedBoard(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_message(new Bubble(this)) {
    ItemsAccessible::install(); // before this board's interface is first requested
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(name);
    m_message->setObjectName(QStringLiteral("boardMessage"));
}

void PaintedBoard::setCurrentItem(int item) {
    if (item == m_current || item >= itemCount())
        return;
    m_current = item;
    m_message->say({}, {});
    announceItem(*this, *this);
    Q_EMIT currentItemChanged(item);
    if (hasFocus())
        Q_EMIT pointed(item);
    update();
}

void PaintedBoard::focusItem(int item) {
    setFocus();
    setCurrentItem(item);
}

void PaintedBoard::showMessage(const QString& sentence, int item, Tone tone) {
    m_messageItem = item;
    m_message->say(sentence, messagePlace(), tone);
}

QRect PaintedBoard::messagePlace() const {
    // The visible region, because a scrolled board is larger.
    return m_messageItem >= 0 && m_messageItem < itemCount() ? itemRect(m_messageItem)
                                                             : visibleRegion().boundingRect();
}

void PaintedBoard::refreshItems() {
    endPress();
    m_message->say({}, {});
    if (m_current >= itemCount())
        m_current = itemCount() - 1;
    if (m_hovered >= itemCount())
        hover(-1);
    announceItem(*this, *this);
    update();
}

int PaintedBoard::itemAt(QPointF position) const {
    for (int item = itemCount() - 1; item >= 0; --item) // topmost first
        if (itemRect(item).contains(position.toPoint()))
            return item;
    return -1;
}

int PaintedBoard::itemFrom(int item, int key) const {
    if (key == Qt::Key_Home || item < 0)
        return itemCount() > 0 ? 0 : -1;
    if (key == Qt::Key_End)
        return itemCount() - 1;
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const int sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const QPoint from = itemRect(item).center();
    int nearest = item;
    int least = 0;
    for (int other = 0; other < itemCount(); ++other) {
        const QPoint way = itemRect(other).center() - from;
        const int along = sign * (sideways ? way.x() : way.y());
        const int aside = std::abs(sideways ? way.y() : way.x());
        if (along <= 0 || aside > along)
            continue;
        constexpr int straighter = 4; // prefers an item in line to a nearer one aside
        const int distance = along + straighter * aside;
        if (nearest == item || distance < least) {
            nearest = other;
            least = distance;
        }
    }
    return nearest;
}

QString PaintedBoard::itemToolTip(int item) const {
    QStringList lines = {itemName(item), itemValue(item), itemDescription(item)};
    lines.removeAll({});
    return lines.join(u'\n');
}

void PaintedBoard::hover(int item) {
    if (m_hovered == item)
        return;
    m_hovered = item;
    update();
    Q_EMIT pointed(item < 0 && hasFocus() ? currentItem() : item);
}

void PaintedBoard::endPress() {
    if (!m_press)
        return;
    m_press.reset();
    unsetCursor();
    update();
}

bool PaintedBoard::event(QEvent* event) {
    if (event->type() == QEvent::Resize) {
        const bool taken = QWidget::event(event); // the items now have their new places
        m_message->follow(messagePlace());
        return taken;
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const int item = itemAt(help->pos()); item >= 0)
        QToolTip::showText(help->globalPos(), itemToolTip(item), this, itemRect(item));
    else
        QToolTip::hideText();
    return true;
}

void PaintedBoard::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (plain)
            return setCurrentItem(itemFrom(currentItem(), event->key()));
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (currentItem() >= 0)
            return activate(currentItem(), event->modifiers() & ~Qt::KeypadModifier);
        break;
    case Qt::Key_Escape:
        if (!drag() && m_message->isHidden())
            break;
        endPress();
        return m_message->say({}, {});
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void PaintedBoard::mousePressEvent(QMouseEvent* event) {
    const int item = itemAt(event->position());
    if (item < 0)
        return QWidget::mousePressEvent(event);
    setCurrentItem(item);
    if (event->button() != Qt::LeftButton)
        return;
    m_press = Press{{item, event->position() - itemRect(item).topLeft(), event->position()},
                    event->position()};
    pressItem(item);
}

void PaintedBoard::mouseMoveEvent(QMouseEvent* event) {
    const int item = itemAt(event->position());
    const int before = m_hovered;
    hover(item);
    if (!m_press)
        return;
    m_press->drag.position = event->position();
    const QPointF way = event->position() - m_press->start;
    if (!m_press->dragging && canDrag(m_press->drag.item) &&
        way.manhattanLength() >= QApplication::startDragDistance()) {
        m_press->dragging = true;
        setCursor(Qt::ClosedHandCursor);
    }
    if (m_press->dragging)
        update();
    else if (item >= 0 && item != before)
        sweepTo(item);
}

void PaintedBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_press)
        return;
    const Press press = *m_press;
    endPress();
    releaseItem();
    if (press.dragging)
        dropItem(press.drag);
    else if (itemAt(event->position()) == press.drag.item)
        activate(press.drag.item, event->modifiers());
}

void PaintedBoard::leaveEvent(QEvent*) {
    hover(-1);
}

void PaintedBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    announceItem(*this, *this);
    // Focus by key points at the current item; focus set by the program points at nothing.
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        Q_EMIT pointed(currentItem());
}

void PaintedBoard::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT pointed(m_hovered);
}

void PaintedBoard::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int item = byMouse ? itemAt(event->pos()) : currentItem();
    if (item < 0)
        return;
    setCurrentItem(item);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, item);
    if (menu->isEmpty())
        return delete menu;
    menu->popup(byMouse ? event->globalPos() : mapToGlobal(itemRect(item).center()));
}

} // namespace yomi::ui
