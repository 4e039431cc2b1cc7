// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/sides_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/icefire/piece_painter.h"
#include "ui/icefire/words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace yomi::ui::icefire {

namespace {

/// A side's mark and name in its colour.
class SideTitle : public QWidget {
public:
    explicit SideTitle(Player player)
        : m_player(player) {
        setFont(headingFont());
        setFixedSize(fontMetrics().horizontalAdvance(sideName(player)) + 18,
                     fontMetrics().height() + 2);
        setAccessibleName(sideName(player));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QColor color = sideColor(m_player, palette());
        const double size = height() - 4;
        paintMark(painter, {0, 2, size, size}, m_player, color);
        painter.setPen(color);
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, sideName(m_player));
    }

private:
    Player m_player;
};

} // namespace

SidesPanel::SidesPanel(MatchModel& model, QWidget* parent)
    : Card(tr("Sides"), parent)
    , m_model(model) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* grid = new QGridLayout;
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(2 * spacingUnit);
    grid->setVerticalSpacing(spacingUnit);
    grid->setColumnStretch(0, 1);
    for (const Player player : {0, 1})
        grid->addWidget(new SideTitle(player), 0, 1 + player, Qt::AlignRight);
    m_cells = addRow(*grid, tr("cells"), tr("Connected cells; each brings 1 gold a turn."));
    m_units = addRow(*grid, tr("units"), tr("Living units."));
    m_gold = addRow(*grid, tr("gold"), tr("Gold in the treasury."));
    m_income = addRow(*grid, tr("income"), tr("Gold that the next turn brings or costs."));
    m_finish = addRow(*grid, tr("to finish"),
                      tr("What the cheapest chain to the enemy's HQ costs: this turn for the side "
                         "to move, next turn for the other."));
    m_threatened = addRow(*grid, tr("threatened"),
                          tr("Cells that the enemy can take in their turn with their gold."));
    content()->addLayout(grid);
    connect(&model, &MatchModel::momentChanged, this, &SidesPanel::refresh);
    refresh();
}

SidesPanel::Pair SidesPanel::addRow(QGridLayout& grid, const QString& name,
                                    const QString& explanation) {
    const int row = grid.rowCount();
    auto* label = mutedLabel(name);
    label->setWordWrap(false);
    label->setToolTip(explanation);
    grid.addWidget(label, row, 0);
    Pair pair;
    for (const Player player : {0, 1}) {
        pair[player] = new QLabel;
        pair[player]->setToolTip(explanation);
        pair[player]->setAccessibleName(tr("%1, %2").arg(name, sideName(player)));
        pair[player]->setObjectName(name + QString::number(player));
        grid.addWidget(pair[player], row, 1 + player, Qt::AlignRight);
    }
    return pair;
}

void SidesPanel::refresh() {
    const State& state = m_model.state();
    const auto* prospects = m_model.prospects();
    const auto number = [](int value) {
        return numberText(value, ui::Unit::Count);
    };
    for (const Player player : {0, 1}) {
        const auto units = std::ranges::count(state.units, player, &Unit::owner);
        m_cells[player]->setText(number(state.active[player].count()));
        m_units[player]->setText(number(static_cast<int>(units)));
        m_gold[player]->setText(number(state.gold[player]));
        m_income[player]->setText((state.income[player] > 0 ? QStringLiteral("+") : QString()) +
                                  number(state.income[player]));
        const Prospects* own = prospects ? &(*prospects)[player] : nullptr;
        m_finish[player]->setText(own ? number(own->finishPrice) : noNumber.toString());
        m_threatened[player]->setText(own ? number(own->threatened.count()) : noNumber.toString());
        QFont font = m_finish[player]->font();
        font.setBold(own && own->finishPrice <= own->gold);
        m_finish[player]->setFont(font);
    }
}

} // namespace yomi::ui::icefire
