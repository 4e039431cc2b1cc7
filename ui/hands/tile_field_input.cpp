// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Mouse and keyboard of a field of tiles.

#include "ui/hands/tile_field.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace yomi::ui::hands {

void TileField::step(int distance) {
    if (itemCount() > 0)
        setCurrent(std::clamp(m_current + distance, 0, itemCount() - 1));
}

void TileField::remove(bool backwards) {
    const int tile = m_current, tiles = itemCount();
    Q_EMIT removed(tile);
    if (backwards && itemCount() < tiles)
        setCurrent(std::max(tile - 1, 0));
}

void TileField::keyPressEvent(QKeyEvent* event) {
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    const auto sideways = [&](int distance) {
        const int to = m_current + distance;
        if (!alt || !m_movable)
            return step(distance);
        if (to < 0 || to >= itemCount())
            return;
        const int from = m_current;
        m_current = to;
        Q_EMIT moved(from, distance < 0 ? to : to + 1);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return sideways(-1);
    case Qt::Key_Right:
        return sideways(1);
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int row = m_flow == Flow::Wrap ? columns(width()) : itemCount();
        const int to = m_current + (event->key() == Qt::Key_Up ? -row : row);
        if (to >= 0 && to < itemCount())
            setCurrent(to);
        return;
    }
    case Qt::Key_Home:
        return step(-itemCount());
    case Qt::Key_End:
        return step(itemCount());
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current >= 0)
            Q_EMIT activated(m_current, event->modifiers() & ~Qt::KeypadModifier);
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!m_removable)
            break;
        if (m_current >= 0)
            remove(event->key() == Qt::Key_Backspace);
        return;
    case Qt::Key_Escape:
        if (m_press && m_press->moving) {
            m_press.reset();
            return update();
        }
        break;
    default:
        break;
    }
    if (const QString text = typedBy(*event); !text.isEmpty())
        return Q_EMIT typed(text);
    QWidget::keyPressEvent(event);
}

QString TileField::typedBy(const QKeyEvent& key) {
    const QString text = key.text();
    const bool plain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool character = !text.isEmpty() && text.front().isPrint() && !text.front().isSpace();
    return plain && character ? text : QString();
}

void TileField::mousePressEvent(QMouseEvent* event) {
    const int tile = tileAt(event->position());
    if (event->button() != Qt::LeftButton || tile < 0)
        return;
    setCurrent(tile);
    m_press = Press{tile, event->position(), event->position() - cell(tile).topLeft()};
}

void TileField::mouseMoveEvent(QMouseEvent* event) {
    point(tileAt(event->position()));
    if (!m_press)
        return;
    const QPointF way = event->position() - m_press->position;
    if (!m_press->moving)
        m_press->moving = m_movable && way.manhattanLength() >= QApplication::startDragDistance();
    if (m_press->moving) {
        m_press->position = event->position();
        update();
    }
}

void TileField::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_press)
        return;
    const Press press = *std::exchange(m_press, std::nullopt);
    update();
    if (!press.moving) {
        if (tileAt(event->position()) == press.tile)
            Q_EMIT activated(press.tile, event->modifiers());
        return;
    }
    const int to = gapAt(event->position());
    if (to != press.tile && to != press.tile + 1) {
        m_current = to > press.tile ? to - 1 : to;
        Q_EMIT moved(press.tile, to);
    }
}

void TileField::leaveEvent(QEvent*) {
    point(-1);
}

void TileField::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    announceItem(*this, *this);
    // Whoever comes by key points at the current tile; the program's own moves point at nothing.
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        Q_EMIT pointed(m_current);
}

void TileField::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT pointed(m_hovered);
}

void TileField::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int tile = byKey ? m_current : tileAt(event->pos());
    if (tile < 0)
        return;
    setCurrent(tile);
    Q_EMIT menuRequested(tile,
                         byKey ? mapToGlobal(cell(tile).center().toPoint()) : event->globalPos());
}

} // namespace yomi::ui::hands
