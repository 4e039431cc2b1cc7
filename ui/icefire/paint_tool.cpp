// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/paint_tool.h"
#include "ui/icefire/words.h"

#include <QAction>
#include <QMenu>

#include <array>

namespace yomi::ui::icefire {

namespace {

constexpr std::array<int, brushCount> brushKeys = {Qt::Key_S, Qt::Key_N, Qt::Key_L,     Qt::Key_P,
                                                   Qt::Key_1, Qt::Key_2, Qt::Key_3,     Qt::Key_T,
                                                   Qt::Key_M, Qt::Key_H, Qt::Key_Delete};

} // namespace

int brushKey(Brush brush) {
    return brushKeys[static_cast<std::size_t>(brush)];
}

bool hasOwner(Brush brush) {
    return brush == Brush::Land || (brush >= Brush::Unit1 && brush <= Brush::Hq);
}

PaintTool::PaintTool(MatchModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model) {}

void PaintTool::setBrush(Brush brush) {
    m_brush = brush;
    Q_EMIT changed();
}

void PaintTool::setOwner(Player owner) {
    m_owner = owner;
    Q_EMIT changed();
}

void PaintTool::press(Cell cell) {
    ++m_stroke;
    drag(cell);
}

void PaintTool::drag(Cell cell) {
    paint(m_brush, cell, "stroke " + QByteArray::number(m_stroke));
}

void PaintTool::paint(Brush brush, Cell cell, const QByteArray& stroke) {
    IcefireDocument& document = m_model.document();
    const QString what = hasOwner(brush) ? tr("%1 of %2").arg(brushName(brush), sideName(m_owner))
                                         : brushName(brush);
    document.perform(replacePosition(document.inputs(),
                                     painted(m_model.state(), brush, m_owner, cell),
                                     tr("%1 at %2").arg(what, cellName(cell))),
                     stroke);
}

bool PaintTool::key(int key, Cell cell) {
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        paint(Brush::Erase, cell);
        return true;
    }
    if (key == Qt::Key_O) {
        setOwner(opponentOf(m_owner));
        return true;
    }
    for (int brush = 0; brush < brushCount; ++brush) {
        if (brushKey(static_cast<Brush>(brush)) != key)
            continue;
        setBrush(static_cast<Brush>(brush));
        return true;
    }
    return false;
}

void PaintTool::fillMenu(QMenu& menu, Cell cell) {
    for (int index = 0; index < brushCount; ++index) {
        const auto brush = static_cast<Brush>(index);
        const QString text = hasOwner(brush)
                                 ? tr("%1 of %2").arg(brushName(brush), sideName(m_owner))
                                 : brushName(brush);
        connect(menu.addAction(text), &QAction::triggered, this,
                [this, brush, cell] { paint(brush, cell); });
    }
}

QString PaintTool::hint(Cell) const {
    return hasOwner(m_brush) ? tr("Click: %1 of %2").arg(brushName(m_brush), sideName(m_owner))
                             : tr("Click: %1").arg(brushName(m_brush));
}

} // namespace yomi::ui::icefire
