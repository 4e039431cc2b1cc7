// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/board_widget.h"

#include "ui/common/colors.h"
#include "ui/tictactoe/board_painter.h"
#include "ui/tictactoe/tictactoe_document.h"
#include "ui/tictactoe/words.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace yomi::ui::tictactoe {

namespace {

constexpr int leastSide = 104, mostSide = 212;

/// The square that an arrow key leads to from `square`; the board's edge holds.
int neighbour(int square, int key) {
    const int x = square % 3, y = square / 3;
    switch (key) {
    case Qt::Key_Left:
        return y * 3 + std::max(x - 1, 0);
    case Qt::Key_Right:
        return y * 3 + std::min(x + 1, 2);
    case Qt::Key_Up:
        return std::max(y - 1, 0) * 3 + x;
    case Qt::Key_Down:
        return std::min(y + 1, 2) * 3 + x;
    default:
        return square;
    }
}

} // namespace

BoardWidget::BoardWidget(TicTacToeDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(leastSide, leastSide);
    setMaximumHeight(mostSide);
    setAccessibleName(tr("Board"));
    connect(&document, &Document::changed, this, [this] {
        describe();
        update();
    });
    describe();
}

void BoardWidget::setMode(Mode mode) {
    m_mode = mode;
    describe();
    update();
}

void BoardWidget::setBestMoves(std::vector<int> squares) {
    m_best = std::move(squares);
    update();
}

QRectF BoardWidget::boardRect() const {
    const double side = std::min(width(), height()) - 4;
    return {2, 2, side, side};
}

QRect BoardWidget::square(int square) const {
    return squareRect(boardRect(), square).toRect();
}

std::optional<int> BoardWidget::squareAt(QPointF position) const {
    for (int square = 0; square < squareCount; ++square)
        if (squareRect(boardRect(), square).contains(position))
            return square;
    return {};
}

void BoardWidget::perform(const Edit& edit) {
    m_document.perform(edit);
    Q_EMIT refused(edit.refusal);
}

void BoardWidget::act(int square) {
    const Inputs& inputs = m_document.inputs();
    perform(m_mode == Mode::Play ? playMove(inputs, square) : cycleMark(inputs, square));
}

void BoardWidget::focusSquare(int square) {
    m_focused = square;
    describe();
    update();
}

QString BoardWidget::squareText(int square) const {
    const Mark mark = markAt(m_document.position(), square);
    return tr("%1: %2").arg(squareName(square), mark ? playerName(*mark) : tr("empty"));
}

void BoardWidget::describe() {
    const QString how = m_mode == Mode::Play
                            ? tr("Space plays a move here; O, X and Delete set the square.")
                            : tr("Space cycles empty, O, X; O, X and Delete set the square.");
    setAccessibleDescription(tr("%1. %2").arg(squareText(m_focused), how));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void BoardWidget::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF board = boardRect();
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(board, 3, 3);
    const auto fill = [&](int square, const QColor& color) {
        painter.fillRect(squareRect(board, square).adjusted(2, 2, -2, -2), color);
    };
    if (m_hovered)
        fill(*m_hovered, colors.accentSoft);
    paintBoard(painter, board, m_document.position(), palette());
    if (m_mode == Mode::Play) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.good);
        for (const int square : m_best)
            painter.drawEllipse(squareRect(board, square).center(), 3.5, 3.5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(squareRect(board, m_focused).adjusted(2, 2, -2, -2), 3, 3);
    }
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    const std::optional<int> square = squareAt(event->position());
    if (!square || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    focusSquare(*square);
    act(*square);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const std::optional<int> square = squareAt(event->position());
    if (square == m_hovered)
        return;
    m_hovered = square;
    update();
    const QString hint =
        m_mode == Mode::Play ? tr("%1. Click to play here.") : tr("%1. Click: empty, O, X.");
    Q_EMIT pointed(square ? hint.arg(squareText(*square)) : QString());
}

void BoardWidget::leaveEvent(QEvent*) {
    m_hovered.reset();
    update();
    Q_EMIT pointed({});
}

bool BoardWidget::editByKey(int key) {
    const Inputs& inputs = m_document.inputs();
    switch (key) {
    case Qt::Key_O:
        perform(setMark(inputs, m_focused, Player::O));
        return true;
    case Qt::Key_X:
        perform(setMark(inputs, m_focused, Player::X));
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        perform(setMark(inputs, m_focused, {}));
        return true;
    default:
        return false;
    }
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (event->modifiers() & ~Qt::KeypadModifier)
        return QWidget::keyPressEvent(event);
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        focusSquare(key - Qt::Key_1);
        act(m_focused);
    } else if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) {
        act(m_focused);
    } else if (key >= Qt::Key_Left && key <= Qt::Key_Down) {
        focusSquare(neighbour(m_focused, key));
    } else if (!editByKey(key)) {
        QWidget::keyPressEvent(event);
    }
}

void BoardWidget::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    if (const std::optional<int> square = squareAt(event->pos()); byMouse && square)
        focusSquare(*square);
    QMenu menu(this);
    const Inputs& inputs = m_document.inputs();
    const auto offer = [&](const QString& text, const Edit& edit) {
        QAction* action = menu.addAction(text, this, [this, edit] { perform(edit); });
        action->setEnabled(edit.refusal.isEmpty() && edit.after != inputs);
    };
    offer(tr("Play here"), playMove(inputs, m_focused));
    menu.addSeparator();
    offer(tr("Put O here"), setMark(inputs, m_focused, Player::O));
    offer(tr("Put X here"), setMark(inputs, m_focused, Player::X));
    offer(tr("Empty the square"), setMark(inputs, m_focused, {}));
    menu.addSeparator();
    const QString clear = tr("Clear the board");
    offer(clear, replacePosition(inputs, {}, clear));
    menu.exec(byMouse ? event->globalPos() : mapToGlobal(square(m_focused).center()));
}

} // namespace yomi::ui::tictactoe
