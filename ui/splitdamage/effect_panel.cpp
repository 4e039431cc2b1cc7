// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/effect_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/value_command.h"
#include "ui/splitdamage/words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace yomi::ui::splitdamage {

namespace {

constexpr Pool pools[] = {Pool::EnemyCharacters, Pool::EnemyMinions, Pool::AllCharacters,
                          Pool::AllMinions};

/// True for a preset whose numbers are not the catalog's. The plain case has none of its own.
bool isChanged(const Effect& effect) {
    const Effect* preset = findPreset(effect.name);
    return preset && effect != *preset && effect.name != Effect().name;
}

QString nameOf(const Effect& effect) {
    return QString::fromStdString(effect.name);
}

} // namespace

EffectPanel::EffectPanel(SplitDamageDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(spacingUnit);
    grid->setColumnStretch(1, 1);
    m_preset = addCombo(*grid, tr("Preset"));
    m_hits = addNumber(*grid, tr("Hits"), "hits", setHits);
    m_damage = addNumber(*grid, tr("Damage a hit"), "damage", setDamagePerHit);
    m_pool = addCombo(*grid, tr("Pool"));
    m_spellDamage = addNumber(*grid, tr("Spell Damage"), "spell damage", setSpellDamage);
    m_spellDamage->setPrefix(QStringLiteral("+"));
    m_refusal = new QLabel;
    m_refusal->setObjectName(QStringLiteral("effectRefusal"));
    m_refusal->setWordWrap(true);
    m_refusal->setForegroundRole(QPalette::BrightText); // the colour of refusals
    m_refusal->hide();
    m_summary = mutedLabel({});
    m_summary->setObjectName(QStringLiteral("effectSummary"));
    grid->addWidget(m_refusal, grid->rowCount(), 0, 1, 2);
    grid->addWidget(m_summary, grid->rowCount(), 0, 1, 2);

    for (const Effect& preset : effectPresets())
        m_preset->addItem(QString::fromStdString(preset.name));
    for (const Pool pool : pools)
        m_pool->addItem(poolName(pool));
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        perform(choosePreset(m_document.setup(), effectPresets()[static_cast<std::size_t>(index)]));
    });
    connect(m_pool, &QComboBox::activated, this,
            [this](int index) { perform(setPool(m_document.setup(), pools[index])); });
    connect(&document, &Document::changed, this, [this] {
        m_refusal->hide();
        refresh();
    });
    refresh();
}

EffectPanel::~EffectPanel() {
    // A field that still has the focus ends its editing when it is hidden: the panel is gone by
    // then.
    for (QSpinBox* box : {m_hits, m_damage, m_spellDamage})
        box->disconnect(this);
}

QComboBox* EffectPanel::addCombo(QGridLayout& grid, const QString& label) {
    auto* combo = new QComboBox;
    combo->setMinimumContentsLength(10);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* text = new QLabel(label);
    text->setBuddy(combo);
    combo->setAccessibleName(label);
    const int row = grid.rowCount();
    grid.addWidget(text, row, 0);
    grid.addWidget(combo, row, 1);
    return combo;
}

QSpinBox* EffectPanel::addNumber(QGridLayout& grid, const QString& label, const QByteArray& field,
                                 NumberEdit edit) {
    auto* box = new QSpinBox;
    // Wider than any limit: the engine says what is wrong, instead of a field that swallows keys.
    box->setRange(-9999, 9999);
    box->setAlignment(Qt::AlignRight);
    box->setAccessibleName(label);
    auto* text = new QLabel(label);
    text->setBuddy(box);
    const int row = grid.rowCount();
    grid.addWidget(text, row, 0);
    grid.addWidget(box, row, 1);
    auto* series = new EditSeries(box);
    connect(box, &QSpinBox::valueChanged, this, [this, field, edit, series](int value) {
        perform(edit(m_document.setup(), value), series->key(field));
    });
    connect(box, &QSpinBox::editingFinished, this, &EffectPanel::refresh);
    return box;
}

void EffectPanel::perform(const Edit& edit, const QByteArray& mergeKey) {
    m_document.perform(edit, mergeKey);
    m_refusal->setText(edit.refusal);
    m_refusal->setVisible(!edit.refusal.isEmpty());
}

void EffectPanel::refreshPreset() {
    const Effect& effect = m_document.setup().effect;
    for (int i = 0; const Effect& preset : effectPresets()) {
        if (preset.name == effect.name)
            m_preset->setCurrentIndex(i);
        ++i;
    }
    if (!findPreset(effect.name)) { // an effect of the file's own
        m_preset->setCurrentIndex(-1);
        m_preset->setPlaceholderText(nameOf(effect));
    }
    m_preset->setToolTip(isChanged(effect)
                             ? tr("Its numbers were changed. Choose it again to bring them back.")
                             : tr("The effects of the game; the last one has free numbers."));
}

void EffectPanel::refresh() {
    const Setup& setup = m_document.setup();
    const auto show = [](QSpinBox* box, int value) {
        const QSignalBlocker silent(box);
        if (box->value() != value)
            box->setValue(value);
    };
    refreshPreset();
    show(m_hits, setup.effect.hits);
    show(m_damage, setup.effect.damagePerHit);
    show(m_spellDamage, setup.spellDamage);
    m_pool->setCurrentIndex(
        static_cast<int>(std::ranges::find(pools, setup.effect.pool) - std::begin(pools)));
    const bool helps = setup.effect.spellDamageRule != SpellDamageRule::None;
    m_spellDamage->setEnabled(helps);
    m_spellDamage->setToolTip(
        helps ? tr("What Spell Damage adds to the effect.")
              : tr("Spell Damage does nothing for %1.").arg(nameOf(setup.effect)));
    m_summary->setText(summary());
}

QString EffectPanel::summary() const {
    const Setup& setup = m_document.setup();
    const Effect cast = withSpellDamage(setup.effect, setup.spellDamage);
    const std::vector<Target> struck = targets(setup);
    const QString deals = tr("%1 of %2 damage").arg(hitsText(cast.hits)).arg(cast.damagePerHit);
    const QString what =
        struck.empty()
            ? tr("%1, but nobody is in the pool.").arg(deals)
            : tr("%1 on %2.").arg(deals, charactersText(static_cast<int>(struck.size())));
    return isChanged(setup.effect) ? tr("Changed from the card: %1").arg(what) : what;
}

} // namespace yomi::ui::splitdamage
