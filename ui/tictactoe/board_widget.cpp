// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/board_widget.h"

#include "ui/common/colors.h"
#include "ui/tictactoe/board_painter.h"
#include "ui/tictactoe/words.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace yomi::ui::tictactoe {

BoardWidget::BoardWidget(TicTacToeDocument& document, QWidget* parent)
    : GameBoard(parent)
    , m_document(document) {
    constexpr int leastSide = 104, mostSide = 212;
    setMinimumSize(leastSide, leastSide);
    setMaximumHeight(mostSide);
    setCurrentItem(0);
    connect(&document, &ui::Document::changed, this, &BoardWidget::follow);
    connect(&document, &ui::Document::viewChanged, this, &BoardWidget::follow);
}

/// The inputs before an edit, with the board shown.
Inputs BoardWidget::shown() const {
    Inputs inputs = m_document.inputs();
    if (const ShownPosition looked = m_document.looked(); looked != inputs.position)
        inputs.begin(looked);
    return inputs;
}

QString BoardWidget::editingHint() const {
    return tr("A click cycles a square: empty, who begins, the other.");
}

QString BoardWidget::itemName(int square) const {
    return squareName(square);
}

QString BoardWidget::itemValue(int square) const {
    const Mark mark = markAt(m_document.looked(), square);
    return mark ? sign(*mark) : tr("empty");
}

QString BoardWidget::itemDescription(int) const {
    return isPlaying()
               ? tr("A click or Space plays a move here; O, X and Delete set the square.")
               : tr("A click or Space cycles empty, %1, %2; O, X and Delete set the square.")
                     .arg(sign(Player::O), sign(Player::X));
}

QString BoardWidget::sign(Player player) const {
    return playerName(player, m_document.position().begins);
}

/// The player with that sign.
Player BoardWidget::playerOf(char sign) const {
    return signOf(Player::O, m_document.position().begins) == sign ? Player::O : Player::X;
}

QRectF BoardWidget::boardRect() const {
    const double side = std::min(width(), height()) - 4;
    return {(width() - side) / 2, 2, side, side};
}

QRect BoardWidget::itemRect(int square) const {
    return squareRect(boardRect(), square).toRect();
}

void BoardWidget::perform(const Edit& edit) {
    Q_EMIT refused(m_document.perform(edit));
}

void BoardWidget::activate(int square, Qt::KeyboardModifiers) {
    if (isPlaying())
        Q_EMIT refused(m_document.playHere(static_cast<ui::inspector::Move>(square)));
    else
        perform(cycleMark(shown(), square));
}

void BoardWidget::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF board = boardRect();
    painter.setPen(QPen(colors.line, 1));
    painter.drawRoundedRect(board, 3, 3);
    if (hoveredItem() >= 0)
        painter.fillRect(squareRect(board, hoveredItem()).adjusted(2, 2, -2, -2),
                         colors.accentSoft);
    paintBoard(painter, board, m_document.looked(), palette());
    if (isPlaying()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.good);
        for (const int square : bestMoves())
            painter.drawEllipse(squareRect(board, square).center(), 3.5, 3.5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(squareRect(board, currentItem()).adjusted(2, 2, -2, -2), 3, 3);
    }
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (plain && key >= Qt::Key_1 && key <= Qt::Key_9) {
        setCurrentItem(key - Qt::Key_1);
        activateItem(currentItem());
    } else if (plain && (key == Qt::Key_O || key == Qt::Key_X)) {
        perform(setMark(shown(), currentItem(), playerOf(key == Qt::Key_O ? 'O' : 'X')));
    } else if (plain && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
        perform(setMark(shown(), currentItem(), {}));
    } else {
        GameBoard::keyPressEvent(event);
    }
}

void BoardWidget::fillMenu(QMenu& menu, int square) {
    const Inputs inputs = shown();
    const auto offer = [&](const QString& text, const Edit& edit) {
        QAction* action = menu.addAction(text, this, [this, edit] { perform(edit); });
        action->setEnabled(edit.refusal.isEmpty() && edit.after != inputs);
    };
    QAction* play = menu.addAction(tr("Play here"), this, [this, square] {
        Q_EMIT refused(m_document.playHere(static_cast<ui::inspector::Move>(square)));
    });
    play->setEnabled(m_document.whyImpossible().isEmpty() && !m_document.isOver() &&
                     !markAt(inputs.position, square));
    menu.addSeparator();
    offer(tr("Put O here"), setMark(inputs, square, playerOf('O')));
    offer(tr("Put X here"), setMark(inputs, square, playerOf('X')));
    offer(tr("Empty the square"), setMark(inputs, square, {}));
    menu.addSeparator();
    const QString clear = tr("Clear the board");
    offer(clear, replacePosition(inputs, {}, clear));
}

} // namespace yomi::ui::tictactoe
