// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/rule_switches.h"

#include "core/common/stopped.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/whole_label.h"

#include <QCheckBox>
#include <QGridLayout>

#include <array>

namespace yomi::ui::hands {

namespace {

struct Switch {
    bool CardRules::*field;
    QString text;
    QString explanation;
};

std::array<Switch, 6> switches() {
    return {{{&CardRules::wings, RuleSwitches::tr("Wings on airplanes"),
              RuleSwitches::tr("Chains of trios may take a single or a pair for each trio.")},
             {&CardRules::bothJokersAsKickers, RuleSwitches::tr("Both jokers as kickers"),
              RuleSwitches::tr("The two jokers together may be single kickers.")},
             {&CardRules::adjacentTrioKickers, RuleSwitches::tr("Adjacent trio as kickers"),
              RuleSwitches::tr("Three kickers of one rank may be next to the chain of trios.")},
             {&CardRules::quadAsFourKickers, RuleSwitches::tr("Quad as four kickers"),
              RuleSwitches::tr("Single kickers may repeat a rank four times instead of three.")},
             {&CardRules::quadAsTwoPairs, RuleSwitches::tr("Quad as two pairs"),
              RuleSwitches::tr("Pair kickers may be the same rank twice.")},
             {&CardRules::jokersArePair, RuleSwitches::tr("Jokers are a pair"),
              RuleSwitches::tr("The two jokers may be a pair kicker.")}}};
}

const CardRules* cardRules(const HandDocument& document) {
    return std::get_if<CardRules>(document.inputs().rules.get());
}

QString kindsText(int plays) {
    return RuleSwitches::tr("%1 plays", "that the rules have", plays)
        .arg(numberText(plays, Unit::Count));
}

} // namespace

RuleSwitches::RuleSwitches(HandDocument& document, QWidget* parent)
    : Card(tr("House rules"), parent)
    , m_document(document)
    , m_plays(answerLabel({}))
    , m_refusal(refusalLabel())
    , m_fields(document, m_refusal)
    , m_counts([this](const Outcome<std::vector<int>>& outcome) {
        if (outcome.result)
            showCounts(*outcome.result);
    }) {
    m_plays->setObjectName(QStringLiteral("plays"));
    content()->setSpacing(2 * spacingUnit);
    content()->addWidget(m_plays);
    content()->addWidget(new WholeLabel(
        tr("Tables differ on what may go with a trio or a quad. The number shows the "
           "total plays if you switch it.")));
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    grid->setVerticalSpacing(2 * spacingUnit);
    for (const Switch& rule : switches()) {
        const Row row{new QCheckBox(rule.text), mutedLabel({})};
        const int number = static_cast<int>(m_rows.size());
        row.box->setToolTip(rule.explanation);
        row.plays->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.plays->setWordWrap(false);
        grid->addWidget(row.box, number, 0);
        grid->addWidget(row.plays, number, 1);
        m_fields.bind(
            row.box,
            [this, field = rule.field] {
                const CardRules* rules = cardRules(m_document);
                return rules && rules->*field;
            },
            [this, field = rule.field](bool on, const QByteArray&) {
                CardRules rules = *cardRules(m_document);
                rules.*field = on;
                return m_document.perform(chooseRules(m_document.inputs(), rules));
            });
        m_rows.push_back(row);
    }
    content()->addLayout(grid);
    content()->addWidget(m_refusal);
    content()->addStretch(1);
    m_fields.also([this] { refresh(); });
    m_fields.refresh();
}

void RuleSwitches::refresh() {
    const CardRules* rules = cardRules(m_document);
    if (!rules)
        return m_counts.stop();
    m_plays->setText(kindsText(m_document.book().meldCount()));
    m_counts.start([rules = *rules](const std::stop_token& stop) {
        std::vector<int> counts;
        for (const Switch& rule : switches()) {
            throwIfStopped(stop);
            CardRules other = rules;
            other.*rule.field = !(other.*rule.field);
            counts.push_back(douDizhu(other).meldCount());
        }
        return counts;
    });
}

void RuleSwitches::showCounts(const std::vector<int>& counts) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].plays->setText(numberText(counts[i], Unit::Count));
        m_rows[i].box->setAccessibleDescription(tr("the other way %1").arg(kindsText(counts[i])));
    }
}

} // namespace yomi::ui::hands
