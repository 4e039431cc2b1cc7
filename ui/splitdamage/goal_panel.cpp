// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/goal_panel.h"

#include "core/splitdamage/fewest_hits.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/value_command.h"
#include "ui/splitdamage/percent_box.h"
#include "ui/splitdamage/words.h"

#include <QGridLayout>

#include <algorithm>

namespace yomi::ui::splitdamage {

GoalPanel::GoalPanel(SplitDamageDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_sentence(mutedLabel({}))
    , m_odds(answerLabel({}))
    , m_exact(mutedLabel({}))
    , m_clear(answerLabel({}))
    , m_clearDetail(mutedLabel({})) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addWidget(headingLabel(tr("Goal")));
    column->addWidget(m_sentence);
    column->addWidget(m_odds);
    column->addWidget(m_exact);
    addTable(*column);
    column->addSpacing(2 * spacingUnit);
    column->addWidget(separator());
    column->addSpacing(2 * spacingUnit);
    column->addWidget(headingLabel(tr("Clear the board")));
    column->addWidget(m_clear);
    column->addWidget(m_clearDetail);
    m_odds->setObjectName(QStringLiteral("goalOdds"));
    m_sentence->setObjectName(QStringLiteral("goalSentence"));
    m_exact->setObjectName(QStringLiteral("goalExact"));
    m_clear->setObjectName(QStringLiteral("clearNeeds"));
    m_clearDetail->setObjectName(QStringLiteral("clearDetail"));
    m_clear->setToolTip(tr("No hit is ever wasted on the dead: with fewer hits a clear is "
                           "impossible, from there on it is certain."));
    m_exact->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(&document, &Document::changed, this, &GoalPanel::refresh);
    connect(&document, &Document::viewChanged, this, &GoalPanel::refresh);
    refresh();
}

void GoalPanel::addTable(QVBoxLayout& column) {
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, spacingUnit, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    m_hitsHeading = mutedLabel({});
    m_hitsHeading->setAlignment(Qt::AlignRight);
    m_hitsHeading->setObjectName(QStringLiteral("hitsHeading"));
    grid->addWidget(mutedLabel(tr("to reach")), 0, 0);
    grid->addWidget(m_hitsHeading, 0, 1);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        row.wanted = new PercentBox;
        row.wanted->setAccessibleName(tr("Wanted probability"));
        row.hits = new QLabel;
        row.hits->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.hits->setObjectName(QStringLiteral("fewestHits%1").arg(i));
        auto* series = new EditSeries(row.wanted);
        connect(row.wanted, &PercentBox::probabilityChanged, this,
                [this, i, series](double probability) {
                    Wanted wanted = m_document.wanted();
                    wanted[i] = probability;
                    m_document.setWanted(wanted, series->key("wanted"));
                });
        const auto line = static_cast<int>(i) + 1;
        grid->addWidget(row.wanted, line, 0);
        grid->addWidget(row.hits, line, 1);
    }
    column.addLayout(grid);
}

void GoalPanel::setAnalysis(std::optional<Analysis> analysis) {
    m_analysis = std::move(analysis);
    refresh();
}

void GoalPanel::setOutlook(std::optional<Outlook> outlook) {
    m_outlook = std::move(outlook);
    refresh();
}

void GoalPanel::setFractions(std::optional<Fractions> fractions) {
    m_fractions = std::move(fractions);
    refresh();
}

std::optional<GoalPanel::Subject> GoalPanel::subject() const {
    if (!m_analysis || m_analysis->targets.empty())
        return std::nullopt;
    if (m_analysis->odds.goal)
        return Subject{goalSentence(m_analysis->targets),
                       {},
                       std::ranges::none_of(m_analysis->targets, [](const Target& target) {
                           return target.goal == Goal::MustDie;
                       })};
    const auto found =
        std::ranges::find(m_analysis->targets, m_document.view().selected, &Target::place);
    if (found == m_analysis->targets.end())
        return std::nullopt;
    return Subject{tr("No goal is set (key G). The odds that %1 dies:")
                       .arg(QString::fromStdString(found->name)),
                   static_cast<std::size_t>(found - m_analysis->targets.begin()), false};
}

QString GoalPanel::hitsFor(const Subject& subject, double wanted) const {
    if (!m_outlook || m_outlook->targets != m_analysis->targets)
        return QStringLiteral("…");
    if (subject.falls) {
        const std::vector<double>& curve = *m_outlook->curves.goal;
        const std::optional<int> most = mostHitsKeeping(curve, wanted);
        return most == std::ssize(curve) - 1 ? tr("%1 or more").arg(*most)
               : most                        ? QString::number(*most)
                                             : tr("cannot be reached");
    }
    const FewestHits fewest = fewestHits(m_outlook->curves, wanted);
    const std::optional<int> hits = subject.target ? fewest.kill[*subject.target] : fewest.goal;
    if (hits)
        return QString::number(*hits);
    return hitsToClear(m_outlook->targets) > mostHits ? tr("not within %1").arg(mostHits)
                                                      : tr("cannot be reached");
}

void GoalPanel::refresh() {
    const std::optional<Subject> subject = this->subject();
    m_odds->setVisible(subject.has_value());
    m_exact->setVisible(subject.has_value());
    const QString idle = idleGoals(m_document.setup());
    const QString sentence =
        subject           ? subject->sentence
        : !idle.isEmpty() ? QString()
                          : tr("No goal is set. Select a character in the pool and press G: must "
                               "die, must live, free.");
    m_sentence->setText(idle.isEmpty() ? sentence : (sentence + u' ' + idle).trimmed());
    if (subject) {
        const double odds =
            subject->target ? m_analysis->odds.kill[*subject->target] : *m_analysis->odds.goal;
        m_odds->setText(numberText(odds, Unit::Percent));
        m_odds->setToolTip(exactText(odds, Unit::Percent));
        m_exact->setText(exactLine(*subject, odds));
    }
    m_hitsHeading->setText(subject && subject->falls ? tr("hits at most") : tr("hits needed"));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        row.wanted->setProbability(m_document.wanted()[i]);
        row.hits->setText(subject ? hitsFor(*subject, m_document.wanted()[i])
                                  : QStringLiteral("–"));
        row.wanted->setAccessibleDescription(
            tr("%1: %2").arg(m_hitsHeading->text(), row.hits->text()));
    }
    refreshClear();
}

QString GoalPanel::exactLine(const Subject& subject, double odds) const {
    constexpr int longest = 40;
    const bool known = m_fractions && m_fractions->targets == m_analysis->targets;
    const std::string fraction = !known           ? std::string()
                                 : subject.target ? m_fractions->kill[*subject.target]
                                                  : m_fractions->goal.value_or(std::string());
    if (fraction == "0/1")
        return tr("impossible");
    if (fraction == "1/1")
        return tr("certain");
    if (fraction.empty() || fraction.size() > longest)
        return exactText(odds, Unit::Percent);
    return tr("exactly %1")
        .arg(QString::fromStdString(fraction).replace(u'/', QStringLiteral(" / ")));
}

void GoalPanel::refreshClear() {
    const bool known = m_analysis && !m_analysis->targets.empty();
    m_clear->setVisible(known);
    if (!known)
        return m_clearDetail->setText(tr("Nobody is in the pool."));
    const int hits = m_analysis->hits;
    m_clear->setText(tr("needs %1").arg(hitsText(hitsToClear(m_analysis->targets))));
    m_clearDetail->setText(hits < hitsToClear(m_analysis->targets)
                               ? tr("Impossible with %1.").arg(hitsText(hits))
                               : tr("Certain with %1.").arg(hitsText(hits)));
}

} // namespace yomi::ui::splitdamage
