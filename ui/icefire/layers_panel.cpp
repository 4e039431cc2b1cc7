// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/layers_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/whole_label.h"
#include "ui/icefire/icefire_document.h"
#include "ui/icefire/layer_painter.h"
#include "ui/icefire/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace yomi::ui::icefire {

namespace {

enum Sample { Guarded, Inactive, Reach, Way };

/// One cell as drawn by the layer.
class SampleCell : public QWidget {
public:
    SampleCell(Sample sample, Player player)
        : m_sample(sample)
        , m_player(player) {
        setFixedSize(side + 2, side + 2);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardLayout layout(QPointF(1, 1), side);
        const CellSet cell = CellSet::of(cellAt(0, 0));
        const QColor color = sideColor(m_player, palette());
        const QColor ground = mixed(color, colorsFor(palette()).surface, 0.8);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_sample == Reach || m_sample == Way ? colorsFor(palette()).window
                                                              : ground);
        painter.drawRoundedRect(tile(layout, cellAt(0, 0)), 2, 2);
        switch (m_sample) {
        case Guarded:
            return paintGuarded(painter, layout, cell, color);
        case Inactive:
            return paintInactive(painter, layout, cell, color);
        case Reach:
            return paintReach(painter, layout, cell, color);
        case Way:
            // Between the centres of two cells, half a cell to the left.
            return paintWay(painter, BoardLayout(QPointF(-side / 2.0, 1), side),
                            {cellAt(0, 0), cellAt(1, 0)}, color, palette());
        }
    }

private:
    static constexpr int side = 18;
    Sample m_sample;
    Player m_player;
};

struct NumberChoice {
    QString name;
    QString legend;
};

/// By CellNumber.
QList<NumberChoice> numberChoices() {
    const QString price =
        LayersPanel::tr("What %1 pays to take the cell, training from its land; bold: within its "
                        "gold.");
    const QString loss =
        LayersPanel::tr("How many cells %1 loses when this one is taken, cut-off ones included; "
                        "bold: more than the cell itself.");
    const QString distance = LayersPanel::tr("Steps over land to the HQ of %1.");
    const QString outside =
        LayersPanel::tr("Steps from the cells of %1 to the nearest that is not its own.");
    QList<NumberChoice> choices = {{LayersPanel::tr("No numbers"), {}}};
    const auto add = [&](const QString& name, const QString& legend) {
        for (const Player player : {0, 1})
            choices << NumberChoice{name.arg(sideName(player)), legend.arg(sideName(player))};
    };
    add(LayersPanel::tr("Price for %1"), price);
    add(LayersPanel::tr("Loss by a cut, %1"), loss);
    add(LayersPanel::tr("Steps to HQ of %1"), distance);
    add(LayersPanel::tr("Steps outside, %1"), outside);
    return choices;
}

} // namespace

LayersPanel::LayersPanel(IcefireDocument& document, QWidget* parent)
    : Card(tr("Layers"), parent)
    , m_document(document)
    , m_fields(document) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    content()->setSpacing(spacingUnit);
    addSwitch(tr("Guarded by towers"), tr("Only units of level 3 can enter these cells."), Guarded,
              0, [](Layers& layers) -> bool& { return layers.guarded; });
    addSwitch(tr("Cut-off land"),
              tr("Without a connection to the HQ: no income; units there die when their turn "
                 "starts."),
              Inactive, 1, [](Layers& layers) -> bool& { return layers.inactive; });
    for (const Player player : {0, 1})
        addSwitch(tr("Within reach of %1").arg(sideName(player)),
                  tr("What %1 can take in one turn with its gold.").arg(sideName(player)), Reach,
                  player, [player](Layers& layers) -> bool& { return layers.reach[player]; });
    for (const Player player : {0, 1})
        addSwitch(tr("%1's path to the HQ").arg(sideTitle(player)),
                  tr("The cheapest chain of units to the enemy's HQ and its price; filled: the "
                     "gold suffices."),
                  Way, player, [player](Layers& layers) -> bool& { return layers.ways[player]; });
    addNumbers();
    connect(&document, &Document::viewChanged, &m_fields, &FieldBinder::refresh);
    m_fields.refresh();
}

void LayersPanel::addSwitch(const QString& text, const QString& explanation, int sample,
                            Player player, Field field) {
    auto* box = new QCheckBox(text);
    box->setToolTip(explanation);
    box->setAccessibleDescription(explanation);
    auto* row = new QHBoxLayout;
    row->setSpacing(spacingUnit);
    row->addWidget(new SampleCell(static_cast<Sample>(sample), player));
    row->addWidget(box, 1);
    content()->addLayout(row);
    m_fields.bind(
        box,
        [this, field] {
            Layers layers = m_document.view().layers;
            return field(layers);
        },
        [this, field](bool on, const QByteArray&) {
            Layers layers = m_document.view().layers;
            field(layers) = on;
            m_document.look(&View::layers, layers);
            return QString();
        });
}

void LayersPanel::addNumbers() {
    auto* numbers = new QComboBox;
    for (const NumberChoice& choice : numberChoices())
        numbers->addItem(choice.name);
    numbers->setAccessibleName(tr("Numbers in the cells"));
    numbers->setToolTip(tr("What the number in each cell says."));
    numbers->setMinimumContentsLength(10);
    numbers->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* legend = new WholeLabel;
    content()->addWidget(numbers);
    content()->addWidget(legend);
    const auto shown = [this] {
        return static_cast<int>(m_document.view().layers.number);
    };
    m_fields.bind(numbers, shown, [this](int index, const QByteArray&) {
        Layers layers = m_document.view().layers;
        layers.number = static_cast<CellNumber>(index);
        m_document.look(&View::layers, layers);
        return QString();
    });
    m_fields.also([legend, shown] {
        legend->setText(numberChoices()[shown()].legend);
        legend->setVisible(shown() > 0);
    });
}

} // namespace yomi::ui::icefire
