// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/board_widget.h"

#include "ui/common/colors.h"
#include "ui/icefire/board_painter.h"
#include "ui/icefire/layer_painter.h"
#include "ui/icefire/words.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace yomi::ui::icefire {

namespace {

constexpr int usualSide = 522; // cells of 42 pixels
constexpr int leastSide = 258; // cells of 20

/// The cells on a straight line from one to another, without the first one.
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

} // namespace

BoardWidget::BoardWidget(MatchModel& model, QWidget* parent)
    : PaintedBoard(tr("Board"), parent)
    , m_model(model) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setCurrentItem(0);
    connect(&model, &MatchModel::momentChanged, this, &BoardWidget::refresh);
    connect(&model.document(), &Document::viewChanged, this, &BoardWidget::refresh);
}

QSize BoardWidget::sizeHint() const {
    return {usualSide, usualSide};
}

QSize BoardWidget::minimumSizeHint() const {
    return {leastSide, leastSide};
}

void BoardWidget::setTool(BoardTool* tool) {
    m_tool = tool;
    m_pressed = -1;
    update();
}

void BoardWidget::setPlan(std::vector<Action> plan) {
    if (plan == m_plan)
        return;
    m_plan = std::move(plan);
    update();
}

void BoardWidget::refresh() {
    announceItem(*this, *this);
    Q_EMIT pointed(hoveredItem() < 0 && hasFocus() ? currentItem() : hoveredItem());
    update();
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

QString BoardWidget::sentenceOf(int item) const {
    if (item < 0)
        return {};
    const QString hint = m_tool ? m_tool->hint(cellOf(item)) : QString();
    const QString sentence = cellSentence(cellOf(item));
    return hint.isEmpty() ? sentence
                          : tr("%1. %2", "a cell, what a click does").arg(sentence, hint);
}

QString BoardWidget::itemName(int item) const {
    return cellName(cellOf(item));
}

QString BoardWidget::itemValue(int item) const {
    return contentText(m_model.state(), cellOf(item));
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
    paintTool(painter);
}

void BoardWidget::paintTool(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    painter.setBrush(Qt::NoBrush);
    if (m_tool) {
        QColor light = colors.good;
        light.setAlphaF(0.22F);
        m_tool->lit().forEach([&](Cell cell) {
            painter.setPen(QPen(colors.good, 2));
            painter.setBrush(light);
            painter.drawRoundedRect(tile(m_layout, cell).adjusted(1, 1, -1, -1), tileRadius,
                                    tileRadius);
        });
        painter.setBrush(Qt::NoBrush);
        if (const auto chosen = m_tool->chosen()) {
            painter.setPen(QPen(colors.good, 3));
            painter.drawRoundedRect(tile(m_layout, *chosen), tileRadius, tileRadius);
        }
    }
    const auto outline = [&](int item, const QPen& pen) {
        painter.setPen(pen);
        painter.drawRoundedRect(tile(m_layout, cellOf(item)), tileRadius, tileRadius);
    };
    if (hoveredItem() >= 0)
        outline(hoveredItem(), QPen(colors.muted, 1));
    if (hasFocus())
        outline(currentItem(), QPen(colors.accent, 2));
}

void BoardWidget::resizeEvent(QResizeEvent*) {
    layOut();
}

void BoardWidget::changeEvent(QEvent* event) {
    PaintedBoard::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void BoardWidget::layOut() {
    m_layout = BoardLayout(size(), numberMargin(font()));
    update();
}

int BoardWidget::itemAt(QPointF position) const {
    const auto cell = m_layout.cellAt(position);
    return cell ? itemOf(*cell) : -1;
}

void BoardWidget::activate(int item, Qt::KeyboardModifiers) {
    if (std::exchange(m_swept, false) || !m_tool)
        return;
    m_tool->press(cellOf(item));
    m_tool->release();
}

void BoardWidget::pressItem(int item) {
    m_pressed = item;
    m_swept = false;
}

void BoardWidget::sweepTo(int item) {
    if (!m_tool || m_pressed < 0)
        return;
    if (!std::exchange(m_swept, true))
        m_tool->press(cellOf(m_pressed));
    // A fast mouse skips cells.
    for (const Cell passed : lineOfCells(cellOf(currentItem()), cellOf(item)))
        m_tool->drag(passed);
    setCurrentItem(item);
}

void BoardWidget::releaseItem() {
    if (m_swept && m_tool)
        m_tool->release();
    m_swept = m_swept && hoveredItem() == m_pressed; // a click may only follow there
    m_pressed = -1;
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (!plain || !m_tool || !m_tool->key(event->key(), cellOf(currentItem())))
        PaintedBoard::keyPressEvent(event);
}

void BoardWidget::fillMenu(QMenu& menu, int item) {
    if (m_tool)
        m_tool->fillMenu(menu, cellOf(item));
}

} // namespace yomi::ui::icefire
