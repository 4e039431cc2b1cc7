// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/position_page.h"

#include "core/icefire/position_check.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/wording.h"
#include "ui/icefire/board_painter.h"
#include "ui/icefire/paint_tool.h"
#include "ui/icefire/words.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeySequence>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QWidget>

namespace yomi::ui::icefire {

namespace {

constexpr int mostGold = 1'000'000; // as in files

/// A label beside a field, in the next free pair of a grid with two pairs a row.
void addField(QGridLayout& grid, const QString& name, QWidget* field) {
    const int count = grid.count() / 2;
    auto* label = new QLabel(name);
    label->setBuddy(field);
    grid.addWidget(label, count / 2, 2 * (count % 2));
    grid.addWidget(field, count / 2, 2 * (count % 2) + 1);
    field->setAccessibleName(name);
}

/// A brush, painted as a cell after its use.
class BrushButton : public QToolButton {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::BrushPalette)

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
        setToolTip(tr("%1 (%2)").arg(brushName(brush), key));
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

/// The tools of the position editor, drawn as on the board, and the owner for new pieces.
class BrushPalette : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::BrushPalette)

public:
    explicit BrushPalette(PaintTool& tool)
        : m_tool(tool)
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

private:
    void refresh() {
        m_brushes->button(static_cast<int>(m_tool.brush()))->setChecked(true);
        m_owners->button(m_tool.owner())->setChecked(true);
        for (QAbstractButton* button : m_brushes->buttons())
            button->update(); // in the owner's colour
    }

    PaintTool& m_tool;
    QButtonGroup* m_brushes;
    QButtonGroup* m_owners;
};

} // namespace

PositionPage::PositionPage(MatchModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_tool(model)
    , m_fields(model.document())
    , m_warning(mutedLabel({}))
    , m_seed(new QLineEdit)
    , m_seedError(refusalLabel(QStringLiteral("seedError")))
    , m_faults(mutedLabel({})) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    for (Card* card : {createTools(), createNumbers(), createMap()}) {
        card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        column->addWidget(card);
    }
    column->addWidget(createFaults(), 1);
    connect(&model, &MatchModel::momentChanged, this, &PositionPage::refresh);
    refresh();
}

Card* PositionPage::createTools() {
    auto* card = new Card(tr("Paint"));
    card->content()->addWidget(new BrushPalette(m_tool));
    return card;
}

QSpinBox* PositionPage::createNumber(const QString& explanation, int least, int most,
                                     const std::function<int(const State&)>& get,
                                     const std::function<State(State, int)>& change,
                                     const QString& sentence) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setToolTip(explanation);
    m_fields.bind(
        box, [this, get] { return get(m_model.state()); },
        [this, change, sentence](int value, const QByteArray& mergeKey) {
            return performOn(change(m_model.state(), value), sentence.arg(value), mergeKey);
        });
    return box;
}

Card* PositionPage::createNumbers() {
    auto* card = new Card(tr("Position"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * spacingUnit);
    grid->setVerticalSpacing(spacingUnit);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    for (const Player player : {0, 1}) {
        addField(*grid, tr("Gold of %1").arg(sideName(player)),
                 createNumber(
                     tr("Gold at hand."), 0, mostGold,
                     [player](const State& state) { return state.gold[player]; },
                     [player](State state, int gold) {
                         return withGold(std::move(state), player, gold);
                     },
                     tr("Give %1 %2 gold").arg(sideName(player), QStringLiteral("%1"))));
    }
    addField(*grid, tr("Turn"),
             createNumber(
                 tr("1 to 100; what a gold is worth depends on it."), 1, turnsPerGame,
                 [](const State& state) { return state.turn; }, withTurn, tr("Set turn %1")));
    auto* mover = new QComboBox;
    mover->addItems({sideName(0), sideName(1)});
    addField(*grid, tr("To move"), mover);
    m_fields.bind(
        mover, [this] { return m_model.state().player; },
        [this](int player, const QByteArray&) {
            return performOn(withPlayerToMove(m_model.state(), player),
                             tr("Let %1 move").arg(sideName(player)));
        });
    auto* ruleset = new QComboBox;
    for (const Ruleset each : {Ruleset::Current, Ruleset::Contest2019})
        ruleset->addItem(rulesetName(each));
    ruleset->setToolTip(tr("The rules of today's game, or those of the contest of May 2019: "
                           "dearer mines, another number of mine spots."));
    addField(*grid, tr("Rules"), ruleset);
    m_fields.bind(
        ruleset, [this] { return static_cast<int>(m_model.state().ruleset); },
        [this](int index, const QByteArray&) {
            return performOn(withRuleset(m_model.state(), static_cast<Ruleset>(index)),
                             tr("Change the rules"));
        });
    card->content()->addLayout(grid);
    return card;
}

Card* PositionPage::createMap() {
    auto* card = new Card(tr("Map from a seed"));
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * spacingUnit);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("A whole number of 64 bits, also below 0; the map is the game's own."));
    m_seed->setPlaceholderText(QStringLiteral("-9223372036854775808 … 9223372036854775807"));
    auto* make = new QPushButton(tr("Make map"));
    make->setToolTip(tr("A new game on the map of this seed, under the rules chosen above."));
    row->addWidget(m_seed, 1);
    row->addWidget(make);
    card->content()->setSpacing(spacingUnit);
    card->content()->addLayout(row);
    m_seedError->hide();
    card->content()->addWidget(m_seedError);
    card->content()->addWidget(
        mutedLabel(tr("Edit › Paste takes the text that a bot receives, with or without the mine "
                      "spots, or a recorded game.")));
    connect(make, &QPushButton::clicked, this, &PositionPage::makeMap);
    connect(m_seed, &QLineEdit::returnPressed, this, &PositionPage::makeMap);
    return card;
}

Card* PositionPage::createFaults() {
    auto* card = new Card(tr("Can it occur?"));
    m_faults->setObjectName(QStringLiteral("faults"));
    m_faults->setAlignment(Qt::AlignTop);
    card->content()->addWidget(m_faults, 1);
    // Here, so that nothing moves when it disappears with the first edit.
    card->content()->addWidget(m_warning);
    m_warning->setObjectName(QStringLiteral("positionWarning"));
    return card;
}

QString PositionPage::performOn(State position, const QString& sentence,
                                const QByteArray& mergeKey) {
    IcefireDocument& document = m_model.document();
    return document.perform(replacePosition(document.inputs(), std::move(position), sentence),
                            mergeKey);
}

void PositionPage::makeMap() {
    bool read = false;
    const qint64 seed = m_seed->text().trimmed().toLongLong(&read);
    showRefusal(*m_seedError, read ? QString()
                                   : tr("A seed is a whole number from −9223372036854775808 to "
                                        "9223372036854775807; \"%1\" is not one.")
                                         .arg(m_seed->text().left(40)));
    if (!read)
        return;
    IcefireDocument& document = m_model.document();
    document.perform(newMap(document.inputs(), seed, document.match().start.ruleset));
}

void PositionPage::refresh() {
    const State& state = m_model.state();
    const Match& match = m_model.replay().match();
    m_fields.refresh();
    if (match.seed && !m_seed->hasFocus())
        m_seed->setText(QString::number(*match.seed));
    const bool played = m_model.replay().moments() > 1;
    m_warning->setText(tr("An edit ends this match: the position shown becomes a position of its "
                          "own. Undo brings the match back."));
    m_warning->setVisible(played);
    QStringList faults = m_model.faults();
    const bool isAnalyzed = faults.isEmpty();
    for (const Sentence& fault : mapFaultsOf(state.terrain->map()))
        faults << worded(fault);
    m_faults->setForegroundRole(faults.isEmpty() ? QPalette::PlaceholderText
                                                 : QPalette::BrightText);
    if (faults.isEmpty())
        faults << tr("Yes: this position can occur.");
    else
        faults.prepend(isAnalyzed ? tr("Not in a game, but it is analyzed and can be played:")
                                  : tr("No, and it is not analyzed:"));
    m_faults->setText(faults.join(u'\n'));
}

} // namespace yomi::ui::icefire
