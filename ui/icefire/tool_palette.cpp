// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/tool_palette.h"

#include "ui/common/colors.h"
#include "ui/icefire/board_painter.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QKeySequence>
#include <QPushButton>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

namespace yomi::ui::icefire {

namespace {

/// A tool, painted as a cell that it was used on.
class ToolButton : public QToolButton {
public:
    ToolButton(Tool tool, const EditHand& hand)
        : m_tool(tool)
        , m_hand(hand) {
        constexpr int side = 40;
        setFixedSize(side, side);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setAccessibleName(toolName(tool));
        const QString key = QKeySequence(toolKey(tool)).toString(QKeySequence::NativeText);
        setToolTip(ToolPalette::tr("%1 (%2)").arg(toolName(tool), key));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF square = QRectF(rect()).adjusted(5, 5, -5, -5);
        paintGround(painter, square);
        paintPiece(painter, square.adjusted(1, 1, -1, -1));
    }

private:
    void paintGround(QPainter& painter, const QRectF& square) const {
        const Colors& colors = colorsFor(palette());
        const bool owned = hasOwner(m_tool);
        const QColor ground =
            owned ? mixed(sideColor(m_hand.owner(), palette()), colors.surface, 0.74)
                  : colors.surface;
        QPen pen(mixed(ground, colors.text, 0.25), 1);
        if (m_tool == Tool::Sea)
            pen.setStyle(Qt::DotLine);
        painter.setPen(pen);
        painter.setBrush(m_tool == Tool::Sea ? colors.window : ground);
        painter.drawRoundedRect(square, tileRadius, tileRadius);
    }

    void paintPiece(QPainter& painter, const QRectF& square) const {
        const Player owner = m_hand.owner();
        switch (m_tool) {
        case Tool::Sea:
        case Tool::Neutral:
            return;
        case Tool::Land:
            return paintMark(painter, square.adjusted(8, 8, -8, -8), owner,
                             sideColor(owner, palette()));
        case Tool::MineSpot:
            return paintMineSpot(painter, square, palette());
        case Tool::Unit1:
        case Tool::Unit2:
        case Tool::Unit3:
            return paintUnit(painter, square, owner,
                             1 + static_cast<int>(m_tool) - static_cast<int>(Tool::Unit1), false,
                             palette());
        case Tool::Tower:
            return paintBuilding(painter, square, owner, BuildingType::Tower, palette());
        case Tool::Mine:
            return paintBuilding(painter, square, owner, BuildingType::Mine, palette());
        case Tool::Hq:
            return paintBuilding(painter, square, owner, BuildingType::Headquarters, palette());
        case Tool::Erase: {
            const QRectF cross = square.adjusted(8, 8, -8, -8);
            painter.setPen(QPen(colorsFor(palette()).bad, 2.5, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(cross.topLeft(), cross.bottomRight());
            painter.drawLine(cross.topRight(), cross.bottomLeft());
            return;
        }
        }
    }

    Tool m_tool;
    const EditHand& m_hand;
};

} // namespace

ToolPalette::ToolPalette(EditHand& hand, QWidget* parent)
    : QWidget(parent)
    , m_hand(hand)
    , m_tools(new QButtonGroup(this))
    , m_owners(new QButtonGroup(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    auto* owners = new QHBoxLayout;
    owners->setSpacing(spacingUnit);
    for (const Player player : {0, 1}) {
        auto* button = new QPushButton(sideTitle(player));
        button->setCheckable(true);
        button->setToolTip(
            tr("What is put down belongs to %1 (O: the other side)").arg(sideName(player)));
        m_owners->addButton(button, player);
        owners->addWidget(button, 1);
    }
    column->addLayout(owners);
    auto* grid = new QGridLayout;
    grid->setSpacing(spacingUnit);
    constexpr int columns = 6;
    for (int tool = 0; tool < toolCount; ++tool) {
        auto* button = new ToolButton(static_cast<Tool>(tool), hand);
        m_tools->addButton(button, tool);
        grid->addWidget(button, tool / columns, tool % columns, Qt::AlignLeft);
    }
    grid->setColumnStretch(columns, 1);
    column->addLayout(grid);
    connect(m_tools, &QButtonGroup::idClicked, this,
            [this](int id) { m_hand.setTool(static_cast<Tool>(id)); });
    connect(m_owners, &QButtonGroup::idClicked, this, [this](int id) { m_hand.setOwner(id); });
    connect(&hand, &EditHand::changed, this, &ToolPalette::refresh);
    refresh();
}

void ToolPalette::refresh() {
    m_tools->button(static_cast<int>(m_hand.tool()))->setChecked(true);
    m_owners->button(m_hand.owner())->setChecked(true);
    for (QAbstractButton* button : m_tools->buttons())
        button->update(); // in the owner's colour
}

} // namespace yomi::ui::icefire
