// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/stone_board.h"

#include "ui/common/colors.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace yomi::ui::games {

StoneBoard::StoneBoard(SearchDocument& document, const StoneFace& face, QWidget* parent)
    : GameBoard(parent)
    , m_document(document)
    , m_face(face) {
    constexpr int leastHeight = 160, mostHeight = 212;
    setMinimumSize(leastHeight, leastHeight);
    setMaximumHeight(mostHeight);
    showPosition();
    setCurrentItem(0);
    connect(&document, &ui::Document::changed, this, &StoneBoard::showPosition);
    connect(&document, &ui::Document::viewChanged, this, [this] {
        if (m_document.board() != m_grid.text())
            showPosition();
    });
}

void StoneBoard::showPosition() {
    m_grid = stoneGrid(m_document.board());
    setCurrentItem(std::min(currentItem(), itemCount() - 1));
    follow();
}

QString StoneBoard::editingHint() const {
    return tr("A click cycles a cell: empty, O, X.");
}

QString StoneBoard::itemName(int cell) const {
    return m_face.cellName(m_grid.text(), cell);
}

QString StoneBoard::itemValue(int cell) const {
    return stoneAt(cell) == '.' ? tr("empty") : m_face.sideName(stoneAt(cell) == 'o');
}

QString StoneBoard::itemDescription(int) const {
    if (!isPlaying())
        return tr("A click or Space cycles empty, O, X; O, X and Delete set the cell.");
    return m_face.look() == StoneLook::Discs
               ? tr("A click or Space plays in this column; O, X and Delete set the cell.")
               : tr("A click or Space plays a move here; O, X and Delete set the cell.");
}

QRectF StoneBoard::boardRect() const {
    const double cell = std::min((width() - 4.0) / m_grid.columns, (height() - 4.0) / m_grid.rows);
    const QSizeF size(cell * m_grid.columns, cell * m_grid.rows);
    return {QPointF((width() - size.width()) / 2, 2), size};
}

QRect StoneBoard::itemRect(int cell) const {
    return cellRect(boardRect(), m_grid, cell).toRect();
}

void StoneBoard::play(int cell) {
    Q_EMIT refused(m_document.playHere(m_face.moveAt(m_grid, cell)));
}

void StoneBoard::setStone(int cell, char stone) {
    StoneGrid edited = m_grid;
    edited.cells[static_cast<std::size_t>(cell)] = stone;
    const QString sentence =
        stone == '.' ? tr("Clear %1").arg(itemName(cell))
                     : tr("Put %1 on %2").arg(m_face.sideName(stone == 'o'), itemName(cell));
    Q_EMIT refused(m_document.takePosition(edited.text(), sentence));
}

void StoneBoard::clearBoard() {
    StoneGrid empty = m_grid;
    empty.cells.assign(empty.cells.size(), '.');
    Q_EMIT refused(m_document.takePosition(empty.text(), tr("Clear the board")));
}

void StoneBoard::activate(int cell, Qt::KeyboardModifiers) {
    if (isPlaying())
        return play(cell);
    const char stone = stoneAt(cell);
    setStone(cell, stone == '.' ? 'o' : stone == 'o' ? 'x' : '.');
}

void StoneBoard::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF board = boardRect();
    painter.setPen(QPen(colors.line, 1));
    painter.drawRoundedRect(board, 3, 3);
    if (hoveredItem() >= 0)
        painter.fillRect(cellRect(board, m_grid, hoveredItem()).adjusted(2, 2, -2, -2),
                         colors.accentSoft);
    paintStones(painter, board, m_grid, palette(), m_face.look(), 0, {});
    if (isPlaying()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.good);
        for (const int move : bestMoves()) {
            int cell = move; // discs fall to the lowest free cell
            while (m_face.look() == StoneLook::Discs && cell + m_grid.columns < m_grid.count() &&
                   stoneAt(cell + m_grid.columns) == '.')
                cell += m_grid.columns;
            painter.drawEllipse(cellRect(board, m_grid, cell).center(), 3.5, 3.5);
        }
    }
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(cellRect(board, m_grid, currentItem()).adjusted(2, 2, -2, -2), 3,
                                3);
    }
}

void StoneBoard::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int column = key - Qt::Key_1;
    if (plain && m_face.look() == StoneLook::Discs && key >= Qt::Key_1 && key <= Qt::Key_9 &&
        column < m_grid.columns) {
        setCurrentItem(column);
        play(column);
    } else if (plain && (key == Qt::Key_O || key == Qt::Key_X)) {
        setStone(currentItem(), key == Qt::Key_O ? 'o' : 'x');
    } else if (plain && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
        setStone(currentItem(), '.');
    } else {
        GameBoard::keyPressEvent(event);
    }
}

void StoneBoard::fillMenu(QMenu& menu, int cell) {
    QAction* play = menu.addAction(m_face.look() == StoneLook::Discs ? tr("Play in this column")
                                                                     : tr("Play here"),
                                   this, [this, cell] { this->play(cell); });
    play->setEnabled(m_document.whyImpossible().isEmpty() && !m_document.isOver());
    menu.addSeparator();
    const auto offer = [&](const QString& text, char stone) {
        QAction* action =
            menu.addAction(text, this, [this, cell, stone] { setStone(cell, stone); });
        action->setEnabled(stoneAt(cell) != stone);
    };
    offer(tr("Put O here"), 'o');
    offer(tr("Put X here"), 'x');
    offer(tr("Empty the cell"), '.');
    menu.addSeparator();
    menu.addAction(tr("Clear the board"), this, &StoneBoard::clearBoard);
}

QList<KeyHint> StoneBoard::keys(const QList<KeyHint>& playing) {
    return QList<KeyHint>{
               {tr("Arrows"), tr("Board: to another cell")},
               {tr("Space, Enter"), tr("Board: change the cell, or play there")},
           } +
           playing +
           QList<KeyHint>{{tr("O, X, Delete"), tr("Board: set the cell (while editing)")}};
}

} // namespace yomi::ui::games
