// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/death_dialog.h"

#include "core/splitdamage/limits.h"
#include "ui/common/controls.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/tribes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

namespace {

QSpinBox* numberBox(int least, int most, int value) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setAlignment(Qt::AlignRight);
    box->setValue(value);
    return box;
}

} // namespace

/// The fields of a deathrattle that strikes; checked if there is one. A kind that it cannot show, a
/// list, is kept.
class DeathrattleBox : public QGroupBox {
public:
    DeathrattleBox(const QString& title, const std::optional<Step>& step)
        : QGroupBox(title)
        , m_step(step.value_or(Step{.kind = StepKind::Split, .hits = 1, .damagePerHit = 1}))
        , m_kind(new QComboBox)
        , m_hits(numberBox(1, mostHits, std::max(1, m_step.hits)))
        , m_least(numberBox(1, mostDamage, std::max(1, m_step.damagePerHit)))
        , m_most(numberBox(1, mostDamage, std::max(m_step.damagePerHit, m_step.mostPerHit)))
        , m_pool(new QComboBox) {
        setCheckable(true);
        setChecked(step.has_value());
        for (const auto& [kind, name] : {std::pair(StepKind::Split, DeathDialog::tr("At random")),
                                         {StepKind::Distinct, DeathDialog::tr("Different ones")},
                                         {StepKind::Lowest, DeathDialog::tr("Least health")},
                                         {StepKind::Area, DeathDialog::tr("All of them")}})
            m_kind->addItem(name, static_cast<int>(kind));
        if (m_step.kind == StepKind::List)
            m_kind->addItem(DeathDialog::tr("A list"), static_cast<int>(StepKind::List));
        m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(m_step.kind)));
        for (const Group group : groups)
            m_pool->addItem(groupName(group));
        m_pool->setCurrentIndex(
            static_cast<int>(std::ranges::find(groups, m_step.pool) - std::begin(groups)));
        m_pool->setToolTip(
            DeathDialog::tr("Seen from its own side: for an enemy minion the enemy is you."));
        m_most->setToolTip(
            DeathDialog::tr("Each hit deals a random amount up to this, all equally likely."));
        auto* form = new QFormLayout(this);
        form->addRow(DeathDialog::tr("Strikes"), m_kind);
        form->addRow(DeathDialog::tr("Hits"), m_hits);
        form->addRow(DeathDialog::tr("Damage per hit"), m_least);
        form->addRow(DeathDialog::tr("Up to"), m_most);
        form->addRow(DeathDialog::tr("Pool, from its side"), m_pool);
        connect(m_kind, &QComboBox::currentIndexChanged, this, [this] { update(); });
        // The most is never below the least.
        connect(m_least, &QSpinBox::valueChanged, m_most, &QSpinBox::setMinimum);
        m_most->setMinimum(m_least->value());
        connect(this, &QGroupBox::toggled, this, [this] { update(); });
        update();
    }

    std::optional<Step> step() const {
        if (!isChecked())
            return std::nullopt;
        Step step = m_step;
        step.pool = groups[m_pool->currentIndex()];
        if (kind() == StepKind::List)
            return step;
        step.kind = kind();
        step.damages.clear();
        step.hits = step.kind == StepKind::Area ? 0 : m_hits->value();
        step.damagePerHit = m_least->value();
        step.mostPerHit = m_most->value() > step.damagePerHit ? m_most->value() : 0;
        return step;
    }

private:
    StepKind kind() const { return static_cast<StepKind>(m_kind->currentData().toInt()); }
    void update() {
        const bool hasNumbers = isChecked() && kind() != StepKind::List;
        m_hits->setEnabled(hasNumbers && kind() != StepKind::Area);
        m_least->setEnabled(hasNumbers);
        m_most->setEnabled(hasNumbers);
    }

    const Step m_step;
    QComboBox* m_kind;
    QSpinBox *m_hits, *m_least, *m_most;
    QComboBox* m_pool;
};

DeathDialog::DeathDialog(const QString& name, const Character& character, QWidget* parent)
    : QDialog(parent)
    , m_isThere(new QCheckBox(tr("Another minion takes its place")))
    , m_name(new QLineEdit)
    , m_tribe(new QComboBox)
    , m_divineShield(new QCheckBox(tr("Divine shield")))
    , m_taunt(new QCheckBox(tr("Taunt")))
    , m_immune(new QCheckBox(tr("Immune"))) {
    setWindowTitle(tr("When %1 dies").arg(name));
    const Summon shown = character.summons.value_or(Summon());
    m_isThere->setChecked(character.summons.has_value());
    m_name->setText(QString::fromStdString(shown.name));
    m_name->setMaxLength(longestName);
    m_tribe->setEditable(true);
    m_tribe->addItems(tribeNames());
    m_tribe->setCurrentText(tribeName(shown.tribe));
    m_tribe->lineEdit()->setMaxLength(longestName);
    m_health = numberBox(leastHealth, mostHealth, shown.health);
    m_attack = numberBox(0, mostAttack, shown.attack);
    m_spellDamage = numberBox(0, mostSpellDamage, shown.spellDamage);
    m_divineShield->setChecked(shown.divineShield);
    m_taunt->setChecked(shown.taunt);
    m_immune->setChecked(shown.immune);
    m_deathrattle = new DeathrattleBox(tr("Its deathrattle strikes"), character.deathrattle);
    m_deathrattle->setObjectName(QStringLiteral("deathrattle"));
    m_deathrattleOfSummon =
        new DeathrattleBox(tr("The new minion's deathrattle strikes"), shown.deathrattle);
    m_deathrattleOfSummon->setObjectName(QStringLiteral("deathrattleOfSummon"));

    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins({});
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Health"), m_health);
    form->addRow(tr("Attack"), m_attack);
    form->addRow(tr("Tribe"), m_tribe);
    form->addRow(tr("Spell Damage"), m_spellDamage);
    form->addRow(QString(), m_divineShield);
    form->addRow(QString(), m_taunt);
    form->addRow(QString(), m_immune);
    const auto enable = [this, fields](bool isThere) {
        fields->setEnabled(isThere);
        m_deathrattleOfSummon->setEnabled(isThere);
    };
    connect(m_isThere, &QCheckBox::toggled, this, enable);
    enable(m_isThere->isChecked());
    auto* grid = new QGridLayout;
    grid->addWidget(m_isThere, 0, 0);
    grid->addWidget(fields, 1, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(m_deathrattle, 0, 1, 2, 1, Qt::AlignTop);
    grid->addWidget(m_deathrattleOfSummon, 2, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(grid);
    column->addWidget(dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
    m_isThere->setFocus();
}

std::optional<Summon> DeathDialog::summon() const {
    if (!m_isThere->isChecked())
        return std::nullopt;
    Summon summon;
    summon.name = m_name->text().trimmed().toStdString();
    summon.health = m_health->value();
    summon.attack = m_attack->value();
    summon.divineShield = m_divineShield->isChecked();
    summon.taunt = m_taunt->isChecked();
    summon.tribe = tribeOf(m_tribe->currentText());
    summon.spellDamage = m_spellDamage->value();
    summon.immune = m_immune->isChecked();
    summon.deathrattle = m_deathrattleOfSummon->step();
    return summon;
}

std::optional<Step> DeathDialog::deathrattle() const {
    return m_deathrattle->step();
}

} // namespace yomi::ui::splitdamage
