// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/edit_hand.h"

#include <QAction>
#include <QMenu>

#include <array>

namespace yomi::ui::icefire {

namespace {

constexpr std::array<int, toolCount> toolKeys = {Qt::Key_S, Qt::Key_N, Qt::Key_L,     Qt::Key_P,
                                                 Qt::Key_1, Qt::Key_2, Qt::Key_3,     Qt::Key_T,
                                                 Qt::Key_M, Qt::Key_H, Qt::Key_Delete};

} // namespace

int toolKey(Tool tool) {
    return toolKeys[static_cast<std::size_t>(tool)];
}

bool hasOwner(Tool tool) {
    return tool == Tool::Land || (tool >= Tool::Unit1 && tool <= Tool::Hq);
}

EditHand::EditHand(MatchModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model) {}

void EditHand::setTool(Tool tool) {
    m_tool = tool;
    Q_EMIT changed();
}

void EditHand::setOwner(Player owner) {
    m_owner = owner;
    Q_EMIT changed();
}

void EditHand::press(Cell cell) {
    ++m_stroke;
    drag(cell);
}

void EditHand::drag(Cell cell) {
    paint(m_tool, cell, "stroke " + QByteArray::number(m_stroke));
}

void EditHand::paint(Tool tool, Cell cell, const QByteArray& stroke) {
    IcefireDocument& document = m_model.document();
    const QString what =
        hasOwner(tool) ? tr("%1 of %2").arg(toolName(tool), sideName(m_owner)) : toolName(tool);
    document.perform(replacePosition(document.inputs(),
                                     painted(m_model.state(), tool, m_owner, cell),
                                     tr("%1 at %2").arg(what, cellName(cell))),
                     stroke);
}

bool EditHand::key(int key, Cell cell) {
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        paint(Tool::Erase, cell);
        return true;
    }
    if (key == Qt::Key_O) {
        setOwner(opponentOf(m_owner));
        return true;
    }
    for (int tool = 0; tool < toolCount; ++tool) {
        if (toolKey(static_cast<Tool>(tool)) != key)
            continue;
        setTool(static_cast<Tool>(tool));
        return true;
    }
    return false;
}

void EditHand::fillMenu(QMenu& menu, Cell cell) {
    for (int index = 0; index < toolCount; ++index) {
        const auto tool = static_cast<Tool>(index);
        const QString text =
            hasOwner(tool) ? tr("%1 of %2").arg(toolName(tool), sideName(m_owner)) : toolName(tool);
        connect(menu.addAction(text), &QAction::triggered, this,
                [this, tool, cell] { paint(tool, cell); });
    }
}

QString EditHand::hint(Cell) const {
    return hasOwner(m_tool) ? tr("Click: %1 of %2").arg(toolName(m_tool), sideName(m_owner))
                            : tr("Click: %1").arg(toolName(m_tool));
}

} // namespace yomi::ui::icefire
