// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/effect_panel.h"

#include "core/splitdamage/cards.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/value_command.h"
#include "ui/splitdamage/words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

constexpr Pool pools[] = {Pool::EnemyCharacters, Pool::EnemyMinions, Pool::AllCharacters,
                          Pool::AllMinions};

/// Whether a preset's numbers differ from the catalog's. The plain case has no numbers of its own.
bool isChanged(const Effect& effect) {
    const Effect* preset = findPreset(effect.name);
    return preset && effect != *preset && effect.name != Effect().name;
}

} // namespace

EffectPanel::EffectPanel(SplitDamageDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_refusal(refusalLabel(QStringLiteral("effectRefusal")))
    , m_fields(document, m_refusal) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(spacingUnit);
    grid->setColumnStretch(1, 1);
    m_preset = addCombo(*grid, tr("Card"));
    addNumber(
        *grid, tr("Hits"), [](const Inputs& inputs) { return inputs.effect.hits; }, setHits);
    addNumber(
        *grid, tr("Damage per hit"),
        [](const Inputs& inputs) { return inputs.effect.damagePerHit; }, setDamagePerHit);
    QComboBox* pool = addCombo(*grid, tr("Pool"));
    m_spellDamage = addNumber(
        *grid, tr("Spell Damage"), [](const Inputs& inputs) { return inputs.spellDamage; },
        setSpellDamage);
    m_spellDamage->setPrefix(QStringLiteral("+"));
    m_summary = mutedLabel({});
    m_summary->setObjectName(QStringLiteral("effectSummary"));
    m_olderHits = mutedLabel({});
    m_olderHits->setObjectName(QStringLiteral("olderHits"));
    m_olderHits->setTextFormat(Qt::RichText);
    connect(m_olderHits, &QLabel::linkActivated, this, [this] {
        refuse(
            m_document.perform(setHits(m_document.inputs(), m_document.view().olderHits.value())));
    });
    grid->addWidget(m_refusal, grid->rowCount(), 0, 1, 2);
    grid->addWidget(m_summary, grid->rowCount(), 0, 1, 2);
    grid->addWidget(m_olderHits, grid->rowCount(), 0, 1, 2);

    for (const Effect& preset : effectPresets())
        m_preset->addItem(cardName(preset.name));
    // Choosing the card again restores its numbers, which changes no index.
    auto* typing = new EditSeries(m_preset); // each letter typed chooses a card
    connect(m_preset, &QComboBox::activated, this, [this, typing](int index) {
        refuse(m_document.perform(
            choosePreset(m_document.inputs(), effectPresets()[static_cast<std::size_t>(index)]),
            typing->key("card")));
    });
    for (const Pool each : pools)
        pool->addItem(poolName(each));
    m_fields.bind(
        pool,
        [this] {
            return static_cast<int>(std::ranges::find(pools, m_document.inputs().effect.pool) -
                                    std::begin(pools));
        },
        [this](int index, const QByteArray&) {
            return m_document.perform(setPool(m_document.inputs(), pools[index]));
        });
    m_fields.also([this] { refresh(); });
    m_fields.refresh();
}

void EffectPanel::refuse(const QString& refusal) {
    showRefusal(*m_refusal, refusal);
}

QComboBox* EffectPanel::addCombo(QGridLayout& grid, const QString& label) {
    auto* combo = new QComboBox;
    combo->setMinimumContentsLength(10);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addFieldRow(grid, label, combo);
    return combo;
}

QSpinBox* EffectPanel::addNumber(QGridLayout& grid, const QString& label, int (*get)(const Inputs&),
                                 Edit (*edit)(const Inputs&, int)) {
    auto* box = new QSpinBox;
    // Wider than any limit, so that the engine reports errors instead of the field ignoring keys.
    box->setRange(-9999, 9999);
    box->setAlignment(Qt::AlignRight);
    addFieldRow(grid, label, box);
    m_fields.bind(
        box, [this, get] { return get(m_document.inputs()); },
        [this, edit](int value, const QByteArray& key) {
            return m_document.perform(edit(m_document.inputs(), value), key);
        });
    return box;
}

void EffectPanel::refreshPreset() {
    const Effect& effect = m_document.inputs().effect;
    for (int i = 0; const Effect& preset : effectPresets()) {
        if (preset.name == effect.name)
            m_preset->setCurrentIndex(i);
        ++i;
    }
    if (!findPreset(effect.name)) { // an effect that only the file has
        m_preset->setCurrentIndex(-1);
        m_preset->setPlaceholderText(escaped(effect.name));
    }
    m_preset->setToolTip(isChanged(effect)
                             ? tr("Its numbers were changed. Choose it again to bring them back.")
                             : tr("The effects of the game; the last one has free numbers."));
}

void EffectPanel::refresh() {
    const Setup& setup = m_document.inputs();
    refreshPreset();
    const bool helps = setup.effect.spellDamageRule != SpellDamageRule::None;
    m_spellDamage->setEnabled(helps);
    m_spellDamage->setToolTip(
        helps ? tr("What Spell Damage adds to the effect.")
              : tr("Spell Damage does nothing for %1.").arg(cardName(setup.effect.name)));
    m_summary->setText(summary());
    refreshOlderHits();
}

void EffectPanel::refreshOlderHits() {
    const Effect& effect = m_document.inputs().effect;
    const std::optional<int> older = m_document.view().olderHits;
    const auto* card = Cards::ofTheGame().find(effect.name);
    const bool isAsOnCard = older && card && effect.hits == card->action.steps.front().hits;
    m_olderHits->setVisible(isAsOnCard);
    if (isAsOnCard)
        m_olderHits->setText(tr("%1 has %2 on its card (%3 in earlier versions of Yomi). "
                                "<a href=\"older\">Use %4</a>")
                                 .arg(withoutMarkup(cardName(effect.name)), hitsText(effect.hits))
                                 .arg(*older)
                                 .arg(hitsText(*older)));
}

QString EffectPanel::summary() const {
    const Setup& setup = m_document.inputs();
    const Effect cast = withSpellDamage(setup.effect, setup.spellDamage);
    const std::vector<Target> struck = targets(setup);
    const QString deals = tr("%1 of %2 damage").arg(hitsText(cast.hits)).arg(cast.damagePerHit);
    const QString what =
        struck.empty()
            ? tr("%1, but it hits no one.").arg(deals)
            : tr("%1 on %2.").arg(deals, charactersText(static_cast<int>(struck.size())));
    return isChanged(setup.effect) ? tr("Changed from the card: %1").arg(what) : what;
}

} // namespace yomi::ui::splitdamage
