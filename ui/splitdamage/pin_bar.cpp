// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/pin_bar.h"

#include "core/splitdamage/turn/json.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/flow_layout.h"
#include "ui/common/numbers.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/plan_odds.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/words.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

PinOdds effectOdds(const Setup& setup, const std::stop_token& stop) {
    PinOdds found;
    const std::vector<Target> struck = targets(setup);
    if (struck.empty()) {
        found.problem = PinBar::tr("The effect hits no one.");
        return found;
    }
    Request asked = request(setup);
    const Odds odds = analyze(asked, stop);
    asked.hits = lastHitOf(asked);
    const Curves overHits = curves(asked, stop);
    found.goal = odds.goal;
    found.goalOverHits = overHits.goal;
    for (std::size_t i = 0; i < struck.size(); ++i)
        found.dead.push_back({struck[i].place, odds.kill[i], overHits.kill[i]});
    return found;
}

PinOdds planOdds(const Pin& pin, const std::stop_token& stop) {
    PinOdds found;
    const Turn turn = turnOf(pin.setup.board, pin.setup.spellDamage, pin.plan);
    try {
        const OrderOdds order = shownOdds(turn, stop);
        const OrderOdds::After& end = order.after.back();
        found.chanceUnit = chanceUnit(order);
        if (end.odds)
            found.goal = end.odds->value;
        found.enemyAttack = end.enemyAttack.value;
        found.wantsLittleAttack = pin.plan.objective == Objective::LeastAttack;
        const std::vector<Place> everybody = places(turn.board);
        for (std::size_t i = 0; i < everybody.size(); ++i)
            found.dead.push_back({everybody[i], end.dead[i].value, {}});
    } catch (const std::invalid_argument& error) {
        found.problem = messageOf(error);
    }
    return found;
}

/// "+1.2 attack".
QString attackText(double now, double then) {
    return PinBar::tr("%1 attack").arg(signedText(now - then));
}

/// The result of a pin: its goal's odds, or the enemy attack to minimize; empty for neither.
QString resultText(const PinOdds& odds) {
    if (odds.wantsLittleAttack && odds.enemyAttack)
        return PinBar::tr("%1 attack").arg(numberText(*odds.enemyAttack, Unit::Number));
    return odds.goal ? numberText(*odds.goal, odds.chanceUnit) : QString();
}

} // namespace

PinBar::PinBar(SplitDamageDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_odds([](const Question& question, const std::stop_token& stop) {
        std::vector<PinOdds> odds;
        for (const Pin& pin : question.pins)
            odds.push_back(question.page == Page::Effect || pin.plan.actions.empty()
                               ? effectOdds(pin.setup, stop) // its only odds
                               : planOdds(pin, stop));
        return odds;
    })
    , m_row(new QHBoxLayout) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(headingLabel(tr("Pins")));
    row->addLayout(m_row);
    row->addStretch(1);
    auto* table = new CommandButton(tr("Show table"));
    table->setToolTip(tr("The kill odds under each pin, side by side."));
    connect(table, &QAbstractButton::clicked, this, &PinBar::showTable);
    row->addWidget(table);
    connect(&document, &Document::changed, this, &PinBar::refresh);
    connect(&document, &Document::viewChanged, this, &PinBar::refresh);
    connect(&m_odds, &AnalysisBase::changed, this, &PinBar::showOdds);
    refresh();
}

void PinBar::pin() {
    const Inputs& inputs = m_document.inputs();
    Q_EMIT refused(m_document.perform(addPin(inputs)));
    m_document.showPin(static_cast<int>(m_document.inputs().pins.size()) - 1);
}

const PinOdds* PinBar::oddsOf(int pin) const {
    const auto* odds = m_odds.isFresh() ? m_odds.result() : nullptr;
    return odds && pin >= 0 && pin < std::ssize(*odds) ? &(*odds)[static_cast<std::size_t>(pin)]
                                                       : nullptr;
}

void PinBar::refresh() {
    const Inputs& inputs = m_document.inputs();
    setVisible(!inputs.pins.empty());
    if (inputs.pins.empty())
        return m_odds.clear();
    Question question{m_document.view().page, inputs.pins};
    question.pins.push_back({{}, inputs, inputs.plan});
    m_odds.ask(std::move(question));
    showOdds();
}

void PinBar::addChip() {
    const auto pin = static_cast<int>(m_chips.size());
    auto* chip = new CommandButton(QString());
    chip->setCheckable(true);
    chip->setPopupMode(QToolButton::MenuButtonPopup);
    auto* menu = new QMenu(chip);
    menu->addAction(tr("Restore this pin"), this,
                    [this, pin] { m_document.perform(restorePin(m_document.inputs(), pin)); });
    menu->addAction(tr("Rename…"), this, [this, pin] { rename(pin); });
    menu->addAction(tr("Remove"), this,
                    [this, pin] { m_document.perform(removePin(m_document.inputs(), pin)); });
    chip->setMenu(menu);
    connect(chip, &QToolButton::clicked, this,
            [this, pin](bool on) { m_document.showPin(on ? pin : -1); });
    m_row->addWidget(chip);
    m_chips.push_back(chip);
}

void PinBar::rename(int pin) {
    const std::string& name = m_document.inputs().pins[static_cast<std::size_t>(pin)].name;
    bool taken = false;
    const QString next =
        QInputDialog::getText(this, tr("Rename the pin"), tr("Name"), QLineEdit::Normal,
                              QString::fromStdString(name), &taken);
    if (taken)
        Q_EMIT refused(m_document.perform(renamePin(m_document.inputs(), pin, next)));
}

void PinBar::refreshChips() {
    const std::vector<Pin>& pins = m_document.inputs().pins;
    while (m_chips.size() < pins.size())
        addChip();
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        QToolButton* chip = m_chips[i];
        chip->setVisible(i < pins.size());
        if (i >= pins.size())
            continue;
        const auto pin = static_cast<int>(i);
        const PinOdds* odds = oddsOf(pin);
        const QString name = escaped(pins[i].name);
        chip->setChecked(pin == m_document.view().pin);
        const QString result = odds ? resultText(*odds) : QString();
        chip->setText(withoutMnemonic(result.isEmpty() ? name : tr("%1 %2").arg(name, result)));
        chip->setToolTip(odds && !odds->problem.isEmpty()
                             ? odds->problem
                             : tr("Compares this pin with the current odds; more in its menu."));
    }
}

void PinBar::showOdds() {
    refreshChips();
    Q_EMIT shownChanged();
}

QString PinBar::difference() const {
    const std::vector<Pin>& pins = m_document.inputs().pins;
    const auto shown = static_cast<std::size_t>(m_document.view().pin);
    const PinOdds* then = this->shown();
    const PinOdds* now = oddsOf(static_cast<int>(pins.size()));
    if (!then || !now || shown >= pins.size())
        return {};
    const bool areAttacks = now->wantsLittleAttack && now->enemyAttack && then->enemyAttack;
    if (!areAttacks && !(now->goal && then->goal))
        return {};
    return tr("%1 vs. %2", "+6.3 points, name of a pin")
        .arg(areAttacks ? attackText(*now->enemyAttack, *then->enemyAttack)
                        : pointsText(*now->goal - *then->goal),
             escaped(pins[shown].name));
}

void PinBar::fillTable(ValueTable& table) const {
    QList<QVariantList> rows;
    QSet<std::pair<int, int>> best;
    const auto count = static_cast<int>(m_document.inputs().pins.size());
    const auto addRow = [&](const QString& name, bool isWanted, const auto& valueOf,
                            bool isAttack = false) {
        QVariantList row{name};
        std::vector<std::optional<double>> values;
        for (int pin = 0; pin <= count; ++pin) {
            const PinOdds* odds = oddsOf(pin);
            values.push_back(odds ? valueOf(*odds) : std::nullopt);
            row += !values.back() ? QVariant()
                   : isAttack     ? QVariant(numberText(*values.back(), Unit::Number))
                                  : QVariant(*values.back());
        }
        const auto& now = values.back();
        for (int pin = 0; pin < count; ++pin) {
            const auto& then = values[static_cast<std::size_t>(pin)];
            row += !now || !then ? QVariant()
                   : isAttack    ? QVariant(attackText(*now, *then))
                                 : QVariant(pointsText(*now - *then));
        }
        std::vector<double> known;
        for (const auto& value : values)
            if (value)
                known.push_back(*value);
        const auto [least, most] = std::ranges::minmax_element(known);
        for (int pin = 0; pin <= count && !known.empty() && *least != *most; ++pin)
            if (values[static_cast<std::size_t>(pin)] == (isWanted ? *most : *least))
                best.insert({static_cast<int>(rows.size()), pin + 1});
        rows += row;
    };
    addRow(tr("The goal"), true, [](const PinOdds& odds) { return odds.goal; });
    if (m_document.view().page == Page::Plan)
        addRow(
            tr("Enemy attack left"), false, [](const PinOdds& odds) { return odds.enemyAttack; },
            true);
    for (const SideName sideName : {SideName::Enemy, SideName::Friendly})
        for (int minion = -1; minion < mostMinions; ++minion) {
            const Place place{sideName, minion < 0 ? std::nullopt : std::optional(minion)};
            const auto deadAt = [&](const PinOdds& odds) {
                return odds.deadAt(place);
            };
            bool isThere = false;
            for (int pin = 0; pin <= count; ++pin)
                isThere = isThere || (oddsOf(pin) && deadAt(*oddsOf(pin)));
            if (isThere)
                addRow(characterName(m_document.inputs().board, place), sideName == SideName::Enemy,
                       deadAt);
        }
    table.setRows(std::move(rows));
    table.setBold(std::move(best));
}

void PinBar::showTable() {
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Pins side by side"));
    QList<ValueColumn> columns{{tr("dead"), tr("Who is dead at the end."), {}}};
    const std::vector<Pin>& pins = m_document.inputs().pins;
    const auto unitOf = [this](std::size_t pin) {
        const PinOdds* odds = oddsOf(static_cast<int>(pin));
        return odds ? odds->chanceUnit : Unit::Percent;
    };
    for (std::size_t i = 0; i < pins.size(); ++i)
        columns += {escaped(pins[i].name), tr("The odds under this pin."), unitOf(i)};
    columns += {tr("now"), tr("The odds on the current board."), unitOf(pins.size())};
    for (const Pin& pin : pins)
        columns += {tr("vs. %1").arg(escaped(pin.name)),
                    tr("How much more likely it is now, in percentage points."),
                    {}};
    auto* table = new ValueTable(columns, &dialog);
    fillTable(*table);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(new TableView(table, tr("Pins side by side")));
    dialog.resize(760, 420);
    dialog.exec();
}

} // namespace yomi::ui::splitdamage
