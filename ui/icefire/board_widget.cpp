// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/board_widget.h"

#include "ui/common/colors.h"
#include "ui/icefire/board_painter.h"
#include "ui/icefire/layer_painter.h"
#include "ui/icefire/plan_painter.h"
#include "ui/icefire/words.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace yomi::ui::icefire {

namespace {

constexpr int usualSide = 522; // cells of 42 pixels
constexpr int leastSide = 258; // cells of 20

/// The cells on a straight line from one to another, the first one not included.
std::vector<Cell> lineOfCells(Cell from, Cell to) {
    const QPoint start(columnOf(from), rowOf(from)), way = QPoint(columnOf(to), rowOf(to)) - start;
    const int steps = std::max(std::abs(way.x()), std::abs(way.y()));
    std::vector<Cell> cells;
    for (int step = 1; step <= steps; ++step) {
        const QPoint cell = start + (QPointF(way) * step / steps).toPoint();
        cells.push_back(cellAt(cell.x(), cell.y()));
    }
    return cells;
}

/// The cell that an arrow key leads to; the board's edge holds.
Cell neighbour(Cell cell, int key) {
    const int x = columnOf(cell) + (key == Qt::Key_Right) - (key == Qt::Key_Left);
    const int y = rowOf(cell) + (key == Qt::Key_Down) - (key == Qt::Key_Up);
    return onBoard(x, y) ? cellAt(x, y) : cell;
}

} // namespace

BoardWidget::BoardWidget(MatchModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model) {
    ItemsAccessible::install(); // before anything asks for this board's interface
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
    const auto follow = [this] {
        describe();
        tellAgain();
        update();
    };
    connect(&model, &MatchModel::momentChanged, this, follow);
    connect(&model.document(), &Document::viewChanged, this, follow);
    describe();
}

QSize BoardWidget::sizeHint() const {
    return {usualSide, usualSide};
}

QSize BoardWidget::minimumSizeHint() const {
    return {leastSide, leastSide};
}

void BoardWidget::setHand(BoardHand* hand) {
    m_hand = hand;
    m_pressed = false;
    update();
}

void BoardWidget::refreshHand() {
    tellAgain();
    update();
}

void BoardWidget::setPlan(std::vector<Action> plan) {
    if (plan == m_plan)
        return;
    m_plan = std::move(plan);
    update();
}

void BoardWidget::setCursor(Cell cell) {
    if (cell == m_cursor)
        return;
    m_cursor = cell;
    describe();
    tell(cell);
    update();
    Q_EMIT cursorMoved();
}

QString BoardWidget::cellSentence(Cell cell) const {
    QString sentence = cellText(m_model.state(), cell);
    if (const auto* prospects = m_model.prospects()) {
        const QString more = prospectText(m_model.state(), *prospects, cell);
        if (!more.isEmpty())
            sentence += QStringLiteral(" · ") + more;
    }
    return sentence;
}

void BoardWidget::describe() {
    QString description = cellSentence(m_cursor);
    if (const QString hint = m_hand ? m_hand->hint(m_cursor) : QString(); !hint.isEmpty())
        description += QStringLiteral(". ") + hint;
    if (description == accessibleDescription())
        return;
    setAccessibleDescription(description);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    announceItem(*this, *this);
}

QString BoardWidget::itemName(int item) const {
    return cellName(cellOf(item));
}

QString BoardWidget::itemValue(int item) const {
    return contentText(m_model.state(), cellOf(item));
}

QString BoardWidget::itemDescription(int item) const {
    return cellSentence(cellOf(item));
}

void BoardWidget::tell(std::optional<Cell> cell) {
    if (!cell)
        return Q_EMIT pointed({});
    QString sentence = cellSentence(*cell);
    if (const QString hint = m_hand ? m_hand->hint(*cell) : QString(); !hint.isEmpty())
        sentence += QStringLiteral(". ") + hint;
    Q_EMIT pointed(sentence);
}

void BoardWidget::tellAgain() {
    tell(m_hovered || !hasFocus() ? m_hovered : std::optional(m_cursor));
}

void BoardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const State& state = m_model.state();
    const Layers& layers = m_model.document().view().layers;
    const auto* prospects = m_model.prospects();
    icefire::paintNumbers(painter, m_layout, palette());
    paintLand(painter, m_layout, state, palette());
    paintLayersBelow(painter, m_layout, state, prospects, layers, palette());
    paintPieces(painter, m_layout, state, palette());
    if (prospects)
        paintLayersAbove(painter, m_layout, state, *prospects, layers, palette());
    paintPlan(painter, m_layout, state, m_plan, palette());
    paintHand(painter);
}

void BoardWidget::paintHand(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    painter.setBrush(Qt::NoBrush);
    if (m_hand) {
        QColor light = colors.good;
        light.setAlphaF(0.22F);
        m_hand->lit().forEach([&](Cell cell) {
            painter.setPen(QPen(colors.good, 2));
            painter.setBrush(light);
            painter.drawRoundedRect(tile(m_layout, cell).adjusted(1, 1, -1, -1), tileRadius,
                                    tileRadius);
        });
        painter.setBrush(Qt::NoBrush);
        if (const auto chosen = m_hand->chosen()) {
            painter.setPen(QPen(colors.good, 3));
            painter.drawRoundedRect(tile(m_layout, *chosen), tileRadius, tileRadius);
        }
    }
    if (m_hovered) {
        painter.setPen(QPen(colors.muted, 1));
        painter.drawRoundedRect(tile(m_layout, *m_hovered), tileRadius, tileRadius);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.drawRoundedRect(tile(m_layout, m_cursor), tileRadius, tileRadius);
    }
}

void BoardWidget::resizeEvent(QResizeEvent*) {
    m_layout = BoardLayout(size());
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    const auto cell = m_layout.cellAt(event->position());
    if (!cell)
        return;
    setCursor(*cell);
    if (event->button() != Qt::LeftButton || !m_hand)
        return;
    m_pressed = true;
    m_hand->press(*cell);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const auto cell = m_layout.cellAt(event->position());
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    update();
    if (m_pressed && m_hand && cell) {
        // A fast mouse leaves cells out.
        for (const Cell passed : lineOfCells(m_cursor, *cell))
            m_hand->drag(passed);
        setCursor(*cell);
    }
    tell(cell);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    m_pressed = false;
    if (m_hand)
        m_hand->release();
}

void BoardWidget::leaveEvent(QEvent*) {
    m_hovered.reset();
    update();
    tell({});
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tell(m_cursor);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
        return QWidget::keyPressEvent(event);
    if (key >= Qt::Key_Left && key <= Qt::Key_Down) {
        setCursor(neighbour(m_cursor, key));
    } else if (m_hand && (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_hand->press(m_cursor);
        m_hand->release();
    } else if (!m_hand || !m_hand->key(key, m_cursor)) {
        QWidget::keyPressEvent(event);
    }
}

void BoardWidget::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto cell = byMouse ? m_layout.cellAt(event->pos()) : std::optional(m_cursor);
    if (!cell || !m_hand)
        return;
    setCursor(*cell);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_hand->fillMenu(*menu, *cell);
    if (menu->isEmpty())
        return delete menu;
    menu->popup(byMouse ? event->globalPos() : mapToGlobal(cellRect(*cell).center()));
}

bool BoardWidget::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = m_layout.cellAt(help->pos());
        if (cell)
            QToolTip::showText(help->globalPos(), cellSentence(*cell), this, cellRect(*cell));
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace yomi::ui::icefire
