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
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAccessibleName(sideName(player));
    }
    QSize sizeHint() const override {
        const int line = fontMetrics().height();
        return {fontMetrics().horizontalAdvance(sideName(m_player)) + line + 4, line + 2};
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

SidesPanel::Row SidesPanel::addRow(QGridLayout& grid, const QString& name,
                                   const QString& explanation) {
    const int row = grid.rowCount();
    auto* label = mutedLabel(name);
    label->setWordWrap(false);
    label->setToolTip(explanation);
    grid.addWidget(label, row, 0);
    Row values{name, {}};
    for (const Player player : {0, 1}) {
        QLabel*& value = values.of[player] = new QLabel;
        value->setToolTip(explanation);
        value->setObjectName(name + QString::number(player));
        grid.addWidget(value, row, 1 + player, Qt::AlignRight);
    }
    return values;
}

void SidesPanel::show(const Row& row, Player player, const QString& value) {
    row.of[player]->setText(value);
    row.of[player]->setAccessibleName(
        tr("%1, %2: %3").arg(row.name, sideName(player), value)); // else only the number is read
}

void SidesPanel::refresh() {
    const State& state = m_model.state();
    const auto* prospects = m_model.prospects();
    const auto number = [](int value) {
        return numberText(value, ui::Unit::Count);
    };
    for (const Player player : {0, 1}) {
        const auto units = std::ranges::count(state.units, player, &Unit::owner);
        show(m_cells, player, number(state.active[player].count()));
        show(m_units, player, number(static_cast<int>(units)));
        show(m_gold, player, number(state.gold[player]));
        show(m_income, player,
             (state.income[player] > 0 ? QStringLiteral("+") : QString()) +
                 number(state.income[player]));
        const Prospects* own = prospects ? &(*prospects)[player] : nullptr;
        show(m_finish, player, own ? number(own->finishPrice) : noNumber.toString());
        show(m_threatened, player, own ? number(own->threatened.count()) : noNumber.toString());
        QFont font = m_finish.of[player]->font();
        font.setBold(own && own->finishPrice <= own->gold);
        m_finish.of[player]->setFont(font);
    }
}

} // namespace yomi::ui::icefire
