// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/goal_panel.h"

#include "core/splitdamage/hits/fewest_hits.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/words.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

/// A field for a probability, above 0 and at most 1, in percent with no more digits than needed:
/// "50 %", "99.9 %".
class PercentBox : public QDoubleSpinBox {
public:
    PercentBox() {
        constexpr int decimals = 4;
        setDecimals(decimals);
        setRange(1e-4, 100);
        setSuffix(GoalPanel::tr(" %"));
        setAlignment(Qt::AlignRight);
        setKeyboardTracking(false);
        setAccessibleName(GoalPanel::tr("Wanted probability"));
    }

    QString textFromValue(double percent) const override {
        return locale().toString(percent, 'g', QLocale::FloatingPointShortest);
    }
};

} // namespace

GoalPanel::GoalPanel(SplitDamageDocument& document, const BoardAnalysis& analysis, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_sentence(mutedLabel({}))
    , m_difference(mutedLabel({}))
    , m_odds(answerLabel({}))
    , m_exact(mutedLabel({}))
    , m_best(mutedLabel({}))
    , m_clear(new QLabel)
    , m_fields(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addWidget(headingLabel(tr("Goal")));
    column->addWidget(m_sentence);
    column->addWidget(m_odds);
    column->addWidget(m_difference);
    column->addWidget(m_exact);
    addTable(*column);
    column->addWidget(m_best);
    column->addSpacing(2 * spacingUnit);
    column->addWidget(separator());
    column->addSpacing(2 * spacingUnit);
    auto* clear = new QHBoxLayout;
    clear->addWidget(headingLabel(tr("Clear the board")), 1);
    clear->addWidget(m_clear);
    column->addLayout(clear);
    m_difference->hide();
    m_difference->setObjectName(QStringLiteral("goalDifference"));
    m_odds->setObjectName(QStringLiteral("goalOdds"));
    m_sentence->setObjectName(QStringLiteral("goalSentence"));
    m_exact->setObjectName(QStringLiteral("goalExact"));
    m_best->setObjectName(QStringLiteral("goalBest"));
    m_clear->setObjectName(QStringLiteral("clearNeeds"));
    m_exact->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(&document, &Document::changed, this, &GoalPanel::refresh);
    connect(&document, &Document::viewChanged, this, &GoalPanel::refresh);
    for (const AnalysisBase* each : std::initializer_list<const AnalysisBase*>{
             &analysis.odds, &analysis.outlook, &analysis.fractions})
        connect(each, &AnalysisBase::changed, this, &GoalPanel::refresh);
    refresh();
    m_fields.refresh();
}

void GoalPanel::setDifference(const QString& text) {
    m_difference->setText(text);
    m_difference->setVisible(!text.isEmpty());
}

void GoalPanel::addTable(QVBoxLayout& column) {
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, spacingUnit, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setHorizontalSpacing(cardPadding);
    grid->setColumnStretch(1, 1);
    m_hitsHeading = mutedLabel({});
    m_hitsHeading->setAlignment(Qt::AlignRight);
    m_hitsHeading->setObjectName(QStringLiteral("hitsHeading"));
    QLabel* spellDamage = mutedLabel(tr("Spell Damage"));
    spellDamage->setAlignment(Qt::AlignRight);
    spellDamage->setWordWrap(false);
    grid->addWidget(mutedLabel(tr("to reach")), 0, 0);
    grid->addWidget(m_hitsHeading, 0, 1);
    grid->addWidget(spellDamage, 0, 2);
    const auto cell = [](const QString& name) {
        auto* label = new QLabel;
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        label->setObjectName(name);
        return label;
    };
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        row.wanted = new PercentBox;
        row.hits = cell(QStringLiteral("fewestHits%1").arg(i));
        row.spellDamage = cell(QStringLiteral("spellDamage%1").arg(i));
        m_fields.bind(
            row.wanted, [this, i] { return 100 * m_document.inputs().wanted[i]; },
            [this, i](double percent, const QByteArray& key) {
                return m_document.perform(setWanted(m_document.inputs(), i, percent / 100), key);
            });
        const auto line = static_cast<int>(i) + 1;
        grid->addWidget(row.wanted, line, 0);
        grid->addWidget(row.hits, line, 1);
        grid->addWidget(row.spellDamage, line, 2);
    }
    column.addLayout(grid);
}

std::optional<GoalPanel::Subject> GoalPanel::subject() const {
    const BoardOdds* known = m_analysis.odds.result();
    if (!known)
        return std::nullopt;
    const auto wants = [known](Goal goal) {
        return std::ranges::count(known->targets, goal, &Target::goal) > 0;
    };
    if (known->odds.goal)
        return Subject{
            goalSentence(known->targets), {}, !wants(Goal::MustLive), !wants(Goal::MustDie)};
    const auto found =
        std::ranges::find(known->targets, m_document.view().selected, &Target::place);
    if (found == known->targets.end())
        return std::nullopt;
    return Subject{
        tr("No goal is set (key G). Chance that %1 dies:").arg(escaped(worded(found->name))),
        static_cast<std::size_t>(found - known->targets.begin())};
}

QString GoalPanel::hitsFor(const Subject& subject, double wanted) const {
    const Outlook* outlook = m_analysis.outlookOfOdds();
    if (!outlook)
        return QStringLiteral("…");
    const std::vector<double>& curve = subject.curve(outlook->curves);
    const auto found = reach(curve, wanted);
    const bool toTheEnd = found && found->last == std::ssize(curve) - 1;
    if (!found)
        return !subject.falls && hitsToClear(outlook->targets) > mostHits
                   ? tr("not within %1").arg(mostHits)
                   : tr("never");
    if (subject.falls)
        return toTheEnd ? tr("%1 or more").arg(found->last) : QString::number(found->last);
    if (subject.rises || toTheEnd || found->first == found->last)
        return QString::number(found->first);
    return tr("%1 to %2").arg(found->first).arg(found->last);
}

QString GoalPanel::spellDamageFor(const Subject& subject, double wanted) const {
    const Outlook* outlook = m_analysis.outlookOfOdds();
    if (!outlook)
        return QStringLiteral("…");
    const std::vector<double>& curve = subject.curve(outlook->spellDamage);
    if (curve.empty())
        return noNumber.toString(); // Spell Damage has no effect
    const auto found = reach(curve, wanted);
    return found ? QStringLiteral("+%1").arg(subject.falls ? found->last : found->first)
                 : tr("never");
}

QString GoalPanel::bestLine(const Subject& subject) const {
    const Outlook* outlook = m_analysis.outlookOfOdds();
    if (!outlook || subject.rises || subject.falls)
        return {};
    const std::vector<double>& curve = subject.curve(outlook->curves);
    const auto best = std::ranges::max_element(curve);
    return *best > 0 ? tr("At best %1, with %2.")
                           .arg(numberText(*best, Unit::Percent),
                                hitsText(static_cast<int>(best - curve.begin())))
                     : tr("No number of hits reaches it.");
}

void GoalPanel::refresh() {
    const std::optional<Subject> subject = this->subject();
    m_odds->setVisible(subject.has_value());
    m_exact->setVisible(subject.has_value());
    const QString idle = idleGoals(m_document.inputs());
    const QString sentence =
        subject           ? subject->sentence
        : !idle.isEmpty() ? QString()
                          : tr("No goal is set. Select a character in the pool and press G: must "
                               "die, must live, no goal.");
    m_sentence->setText(joinedSentences({sentence, idle}));
    if (subject)
        refreshOdds(*subject);
    refreshRows(subject);
    const QString best = subject ? bestLine(*subject) : QString();
    m_best->setText(best);
    m_best->setVisible(!best.isEmpty());
    refreshClear();
}

void GoalPanel::refreshOdds(const Subject& subject) {
    const Odds& known = m_analysis.odds.result()->odds;
    const double odds = subject.target ? known.kill[*subject.target] : *known.goal;
    m_odds->setText(numberText(odds, Unit::Percent));
    m_odds->setToolTip(exactText(odds, Unit::Percent));
    m_exact->setText(exactLine(subject, odds));
}

void GoalPanel::refreshRows(const std::optional<Subject>& subject) {
    m_hitsHeading->setText(subject && subject->falls    ? tr("hits at most")
                           : subject && !subject->rises ? tr("hits")
                                                        : tr("hits needed"));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const double wanted = m_document.inputs().wanted[i];
        row.hits->setText(subject ? hitsFor(*subject, wanted) : noNumber.toString());
        row.spellDamage->setText(subject ? spellDamageFor(*subject, wanted) : noNumber.toString());
        row.wanted->setAccessibleDescription(
            tr("%1: %2; Spell Damage: %3")
                .arg(m_hitsHeading->text(), row.hits->text(), row.spellDamage->text()));
    }
}

QString GoalPanel::exactLine(const Subject& subject, double odds) const {
    constexpr int longest = 40;
    if (m_analysis.odds.state() == AnalysisState::Stopped)
        return tr("Stopped: these odds belong to an earlier board.");
    const Fractions* known = m_analysis.fractionsOfOdds();
    const std::string fraction = !known           ? std::string()
                                 : subject.target ? known->kill[*subject.target]
                                                  : known->goal.value_or(std::string());
    if (fraction == "0/1")
        return tr("impossible");
    if (fraction == "1/1")
        return tr("certain");
    if (fraction.empty() || fraction.size() > longest)
        return exactText(odds, Unit::Percent);
    return tr("exactly %1").arg(ratioText(fraction));
}

void GoalPanel::refreshClear() {
    const BoardOdds* known = m_analysis.odds.result();
    if (!known) {
        m_clear->setText(noNumber.toString());
        return m_clear->setToolTip(tr("This effect hits no one."));
    }
    const int needed = hitsToClear(known->targets);
    m_clear->setText(tr("needs %1").arg(hitsText(needed)));
    m_clear->setToolTip(joinedSentences(
        {(known->hits < needed ? tr("Impossible with %1.") : tr("Certain with %1."))
             .arg(hitsText(known->hits)),
         tr("No hit is ever wasted on the dead: with fewer hits a clear is impossible, from there "
            "on it is certain.")}));
}

} // namespace yomi::ui::splitdamage
