// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/brush_palette.h"

#include "ui/common/colors.h"
#include "ui/icefire/board_painter.h"
#include "ui/icefire/words.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QKeySequence>
#include <QPushButton>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

namespace yomi::ui::icefire {

namespace {

/// A brush, painted as a cell after its use.
class BrushButton : public QToolButton {
public:
    BrushButton(Brush brush, const PaintTool& tool)
        : m_brush(brush)
        , m_tool(tool) {
        constexpr int side = 40;
        setFixedSize(side, side);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setAccessibleName(brushName(brush));
        const QString key = QKeySequence(brushKey(brush)).toString(QKeySequence::NativeText);
        setToolTip(BrushPalette::tr("%1 (%2)").arg(brushName(brush), key));
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
        const bool owned = hasOwner(m_brush);
        const QColor ground =
            owned ? mixed(sideColor(m_tool.owner(), palette()), colors.surface, 0.74)
                  : colors.surface;
        QPen pen(mixed(ground, colors.text, 0.25), 1);
        if (m_brush == Brush::Sea)
            pen.setStyle(Qt::DotLine);
        painter.setPen(pen);
        painter.setBrush(m_brush == Brush::Sea ? colors.window : ground);
        painter.drawRoundedRect(square, tileRadius, tileRadius);
    }

    void paintPiece(QPainter& painter, const QRectF& square) const {
        const Player owner = m_tool.owner();
        switch (m_brush) {
        case Brush::Sea:
        case Brush::Neutral:
            return;
        case Brush::Land:
            return paintMark(painter, square.adjusted(8, 8, -8, -8), owner,
                             sideColor(owner, palette()));
        case Brush::MineSpot:
            return paintMineSpot(painter, square, palette());
        case Brush::Unit1:
        case Brush::Unit2:
        case Brush::Unit3:
            return paintUnit(painter, square, owner,
                             1 + static_cast<int>(m_brush) - static_cast<int>(Brush::Unit1), false,
                             palette());
        case Brush::Tower:
            return paintBuilding(painter, square, owner, BuildingType::Tower, palette());
        case Brush::Mine:
            return paintBuilding(painter, square, owner, BuildingType::Mine, palette());
        case Brush::Hq:
            return paintBuilding(painter, square, owner, BuildingType::Headquarters, palette());
        case Brush::Erase: {
            const QRectF cross = square.adjusted(8, 8, -8, -8);
            painter.setPen(QPen(colorsFor(palette()).bad, 2.5, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(cross.topLeft(), cross.bottomRight());
            painter.drawLine(cross.topRight(), cross.bottomLeft());
            return;
        }
        }
    }

    Brush m_brush;
    const PaintTool& m_tool;
};

} // namespace

BrushPalette::BrushPalette(PaintTool& tool, QWidget* parent)
    : QWidget(parent)
    , m_tool(tool)
    , m_brushes(new QButtonGroup(this))
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
    for (int brush = 0; brush < brushCount; ++brush) {
        auto* button = new BrushButton(static_cast<Brush>(brush), tool);
        m_brushes->addButton(button, brush);
        grid->addWidget(button, brush / columns, brush % columns, Qt::AlignLeft);
    }
    grid->setColumnStretch(columns, 1);
    column->addLayout(grid);
    connect(m_brushes, &QButtonGroup::idClicked, this,
            [this](int id) { m_tool.setBrush(static_cast<Brush>(id)); });
    connect(m_owners, &QButtonGroup::idClicked, this, [this](int id) { m_tool.setOwner(id); });
    connect(&tool, &PaintTool::changed, this, &BrushPalette::refresh);
    refresh();
}

void BrushPalette::refresh() {
    m_brushes->button(static_cast<int>(m_tool.brush()))->setChecked(true);
    m_owners->button(m_tool.owner())->setChecked(true);
    for (QAbstractButton* button : m_brushes->buttons())
        button->update(); // in the owner's colour
}

} // namespace yomi::ui::icefire
