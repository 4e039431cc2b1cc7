// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/play_board.h"

#include "ui/common/colors.h"
#include "ui/common/scaled_font.h"
#include "ui/games/comment_words.h"
#include "ui/inspector/search_colors.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace yomi::ui::games {

PlayBoard::PlayBoard(const GameFace& face, QWidget* parent)
    : PaintedBoard(tr("Game"), parent)
    , m_face(face)
    , m_shown{.board = face.sampleBoard()} {
    constexpr int leastSide = 150;
    setMinimumSize(leastSide, leastSide);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setCurrentItem(0);
}

void PlayBoard::show(Shown shown) {
    m_shown = std::move(shown);
    refreshItems();
}

QSize PlayBoard::sizeHint() const {
    constexpr int side = 190; // it takes the available room
    return {side, side};
}

char PlayBoard::stoneAt(int cell) const {
    for (const char each : m_shown.board)
        if (each != '/' && cell-- == 0)
            return each;
    return '.';
}

QString PlayBoard::itemValue(int cell) const {
    return stoneAt(cell) == '.' ? tr("empty") : m_face.sideName(stoneAt(cell) == 'o');
}

QString PlayBoard::itemDescription(int cell) const {
    if (!m_shown.isPlayable)
        return {};
    const Move move = m_face.moveAt(m_shown.board, cell);
    const auto known = std::ranges::find(m_shown.values, move, &MoveValues::Value::move);
    return known == m_shown.values.end()
               ? tr("A click or Space plays here.")
               : tr("A click or Space plays here. Its value is %1.")
                     .arg(commentValueText(known->value, m_shown.areExact));
}

QRectF PlayBoard::boardRect() const {
    constexpr double margin = 2;
    const double ratio = m_face.aspectRatio(m_shown.board);
    const double left = m_face.rowName(0).isEmpty() ? 0 : edge();
    const double below = m_face.columnName(0).isEmpty() ? 0 : edge();
    const double most = width() - 2 * margin - left, high = height() - 2 * margin - below;
    const QSizeF size =
        most / ratio <= high ? QSizeF(most, most / ratio) : QSizeF(high * ratio, high);
    return {QPointF(left + (width() - left - size.width()) / 2, margin), size};
}

int PlayBoard::columns() const {
    const QRectF board = boardRect();
    return qRound(board.width() / m_face.cellRect(board, m_shown.board, 0).width());
}

/// The longest lines of equal stones through the winning one.
std::vector<int> PlayBoard::winningCells() const {
    std::vector<int> cells;
    std::size_t longest = 0;
    const QPoint last(*m_shown.winner % columns(), *m_shown.winner / columns());
    const QRect all(0, 0, columns(), itemCount() / columns());
    for (const QPoint step : {QPoint(1, 0), QPoint(0, 1), QPoint(1, 1), QPoint(1, -1)}) {
        std::vector<int> line = {*m_shown.winner};
        for (const int way : {1, -1})
            for (QPoint at = last + way * step; all.contains(at); at += way * step) {
                const int cell = at.y() * columns() + at.x();
                if (stoneAt(cell) != stoneAt(*m_shown.winner))
                    break;
                line.push_back(cell);
            }
        if (line.size() > std::exchange(longest, std::max(longest, line.size())))
            cells.clear();
        if (line.size() == longest)
            cells.insert(cells.end(), line.begin(), line.end());
    }
    return cells;
}

double PlayBoard::edge() const {
    return 1.4 * fontMetrics().height();
}

void PlayBoard::paintEdges(QPainter& painter, const QRectF& board) const {
    painter.setPen(colorsFor(palette()).muted);
    for (int cell = 0; cell < columns(); ++cell) {
        const QRectF top = itemRect(cell);
        painter.drawText(QRectF(top.left(), board.bottom(), top.width(), edge()), Qt::AlignCenter,
                         m_face.columnName(cell));
    }
    for (int cell = 0; cell < itemCount(); cell += columns()) {
        const QRectF first = itemRect(cell);
        painter.drawText(QRectF(board.left() - edge(), first.top(), edge(), first.height()),
                         Qt::AlignCenter, m_face.rowName(cell / columns()));
    }
}

QRect PlayBoard::itemRect(int cell) const {
    return m_face.cellRect(boardRect(), m_shown.board, cell).toRect();
}

QRectF PlayBoard::landing(Move move) const {
    return m_face.cellRect(boardRect(), m_shown.board, m_face.landingCell(m_shown.board, move));
}

void PlayBoard::activate(int cell, Qt::KeyboardModifiers) {
    Q_EMIT moved(m_face.moveAt(m_shown.board, cell));
}

void PlayBoard::keyPressEvent(QKeyEvent* event) {
    const int cell = event->key() - Qt::Key_1;
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (plain && cell >= 0 && cell < 9 && cell < itemCount()) {
        setCurrentItem(cell);
        activateItem(cell);
    } else {
        PaintedBoard::keyPressEvent(event);
    }
}

void PlayBoard::paintValues(QPainter& painter) const {
    constexpr double largest = 0.92, smallest = 0.6; // of the font; wider texts are not drawn
    const Colors& colors = colorsFor(palette());
    for (const MoveValues::Value& each : m_shown.values) {
        const QRectF cell = landing(each.move);
        const bool isGood = std::ranges::find(m_shown.good, each.move) != m_shown.good.end();
        const QString text = commentValueText(each.value, m_shown.areExact);
        QFont small = font();
        small.setBold(isGood);
        const double fitting = cell.width() / QFontMetricsF(small).horizontalAdvance(text);
        if (fitting < smallest)
            continue;
        painter.setFont(scaledFont(small, std::min(fitting, largest)));
        painter.setPen(isGood ? readableOn(colors.surface, colors.good) : colors.muted);
        painter.drawText(cell, Qt::AlignCenter, text);
    }
}

void PlayBoard::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF rect = boardRect();
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, 3, 3);
    paintEdges(painter, rect);
    const int pointed = hoveredItem() >= 0 ? hoveredItem() : hasFocus() ? currentItem() : -1;
    if (m_shown.isPlayable && pointed >= 0) {
        const Move move = m_face.moveAt(m_shown.board, pointed);
        if (stoneAt(m_face.landingCell(m_shown.board, move)) == '.')
            painter.fillRect(landing(move).adjusted(2, 2, -2, -2),
                             mixed(sideColor(m_shown.firstToMove, palette()), colors.surface, 0.8));
    }
    m_face.paintBoard(painter, rect, m_shown.board, palette(),
                      {0, m_shown.last, m_shown.winner ? winningCells() : std::vector<int>()});
    painter.setPen(QPen(colors.good, 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    for (const Move move : m_shown.good) {
        const QRectF cell = landing(move);
        const double inset = cell.width() * 0.12;
        painter.drawEllipse(cell.adjusted(inset, inset, -inset, -inset));
    }
    paintValues(painter);
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(itemRect(currentItem())).adjusted(2, 2, -2, -2), 3, 3);
    }
}

} // namespace yomi::ui::games
