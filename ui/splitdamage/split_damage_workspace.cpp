// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/split_damage_workspace.h"

#include "core/splitdamage/reference.h"
#include "ui/common/card.h"
#include "ui/common/card_splitter.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/numbers.h"
#include "ui/common/side_scroll.h"
#include "ui/common/value_command.h"
#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/command_line.h"
#include "ui/splitdamage/effect_panel.h"
#include "ui/splitdamage/goal_panel.h"
#include "ui/splitdamage/life_list.h"
#include "ui/splitdamage/methods_dialog.h"
#include "ui/splitdamage/odds_charts.h"
#include "ui/splitdamage/words.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace yomi::ui::splitdamage {

SplitDamageWorkspace::SplitDamageWorkspace(SplitDamageDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_compare(new QAction(tr("Compare methods…"), this))
    , m_board(new BoardWidget(document))
    , m_charts(new OddsCharts)
    , m_effect(new EffectPanel(document))
    , m_goal(new GoalPanel(document))
    , m_analysis([this](const Outcome<Analysis>& outcome) { take(outcome); })
    , m_outlook([this](const Outcome<Outlook>& outcome) { take(outcome); })
    , m_fractions([this](const Outcome<Fractions>& outcome) { take(outcome); }) {
    auto* rows = new CardSplitter(Qt::Vertical, QStringLiteral("board"));
    rows->addWidget(createBoardCard());
    rows->addWidget(m_charts);
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 5);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    columns->setSpacing(cardPadding);
    columns->addWidget(rows, 1);
    columns->addWidget(createSideCard());
    setFocusProxy(m_board);

    connect(m_board, &BoardWidget::pointed, this, &SplitDamageWorkspace::point);
    connect(m_charts, &OddsCharts::pointed, this,
            [this](std::optional<int> target) { point(target ? placeOf(*target) : std::nullopt); });
    connect(m_charts, &OddsCharts::activated, this, [this](int target) {
        if (const auto place = placeOf(target))
            m_document.select(*place);
    });
    auto* drags = new EditSeries(m_charts); // each drag of the marker is one step
    connect(m_charts, &OddsCharts::hitsMoved, this, [this, drags](int hits) {
        const int least = leastCastHits(m_document.setup());
        m_effect->perform(setCastHits(m_document.setup(), std::max(hits, least)),
                          drags->key("hits"));
        m_charts->setHits(request(m_document.setup()).hits); // it goes back when refused
    });
    connect(m_charts, &OddsCharts::hitsDropped, drags, &EditSeries::end);
    connect(&m_analysis, &LatestRunBase::busyChanged, m_charts, &OddsCharts::setStale);
    connect(&m_outlook, &LatestRunBase::busyChanged, m_charts, &OddsCharts::setOutlookStale);
    connect(&document, &Document::changed, this, &SplitDamageWorkspace::recompute);
    connect(&document, &Document::viewChanged, this, &SplitDamageWorkspace::tellPointed);
    recompute();
}

QWidget* SplitDamageWorkspace::createBoardCard() {
    auto* card = new Card(tr("Board"));
    auto* copy = new LinkButton(tr("copy"));
    copy->setToolTip(tr("Copies the lives of the selected side, such as 4 5 6 7 8."));
    auto* paste = new LinkButton(tr("paste"));
    paste->setToolTip(tr("Replaces the minions of the selected side by a list such as 4 5 6 7 8."));
    card->addHeaderWidget(copy);
    card->addHeaderWidget(paste);
    card->content()->addWidget(m_board);
    connect(copy, &QAbstractButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(copyText()); });
    connect(paste, &QAbstractButton::clicked, this,
            [this] { m_board->showMessage(pasteText(QGuiApplication::clipboard()->text())); });
    return card;
}

QWidget* SplitDamageWorkspace::createSideCard() {
    constexpr int width = 300;
    auto* card = new Card(tr("Effect"));
    auto* column = card->content();
    column->setSpacing(2 * spacingUnit);
    column->addWidget(m_effect);
    column->addWidget(separator());
    column->addWidget(m_goal);
    column->addWidget(separator());
    addMethods(*column);
    column->addStretch(1);
    column->addWidget(new JobBar(m_analysis, tr("Odds…")));
    return new SideScroll(card, width);
}

void SplitDamageWorkspace::addMethods(QVBoxLayout& column) {
    m_branches = mutedLabel({});
    m_branches->setObjectName(QStringLiteral("branches"));
    auto* compare = new QPushButton(m_compare->text());
    m_compare->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    connect(compare, &QPushButton::clicked, m_compare, &QAction::trigger);
    connect(m_compare, &QAction::triggered, this, &SplitDamageWorkspace::openMethods);
    column.addWidget(headingLabel(tr("Methods")));
    column.addWidget(m_branches);
    column.addWidget(compare, 0, Qt::AlignLeft);
}

void SplitDamageWorkspace::openMethods() {
    if (!m_methods)
        m_methods = new MethodsDialog(m_document, this);
    m_methods->show();
    m_methods->raise();
    m_methods->activateWindow();
}

void SplitDamageWorkspace::recompute() {
    const Setup& setup = m_document.setup();
    m_targets = targets(setup);
    m_outlook.stop();
    m_fractions.stop();
    m_goal->setFractions({});
    if (m_targets.empty()) {
        m_analysis.stop();
        return setup.board == Board()
                   ? showEmpty(
                         tr("The board is empty."),
                         tr("Click on a free slot, type a number on it, or paste lives such as "
                            "4 5 6 7 8."))
                   : showEmpty(tr("Nobody is in the pool of %1.")
                                   .arg(QString::fromStdString(setup.effect.name)),
                               tr("Choose another pool, or add somebody it strikes."));
    }
    const Request asked = request(setup);
    const double branches = referenceBranches(asked.hitsToKill, asked.hits, ReferenceMethod::Plain);
    m_branches->setText(branches == 1
                            ? tr("The article's walk: 1 branch.")
                            : tr("The article's walk: %1 branches.").arg(branchesText(branches)));
    m_charts->setHits(asked.hits);
    m_analysis.start([setup](const std::stop_token& stop) { return analyzeSetup(setup, stop); });
}

void SplitDamageWorkspace::showEmpty(const QString& why, const QString& what) {
    m_charts->showEmpty(why, what);
    m_board->setOdds({});
    m_goal->setAnalysis({});
    m_goal->setOutlook({});
    m_branches->setText(tr("The article's steps and the fast method, side by side."));
    Q_EMIT workChanged({});
    tellPointed();
}

void SplitDamageWorkspace::take(const Outcome<Analysis>& outcome) {
    if (!outcome.result)
        return showEmpty(outcome.error, {});
    const Analysis& analysis = *outcome.result;
    std::vector<PlaceOdds> odds;
    for (std::size_t i = 0; i < analysis.targets.size(); ++i)
        odds.push_back({analysis.targets[i].place, analysis.odds.kill[i]});
    m_board->setOdds(std::move(odds));
    m_charts->setAnalysis(analysis);
    m_goal->setAnalysis(analysis);
    m_work = tr("Poisson clocks · %1 nodes · %2")
                 .arg(numberText(analysis.odds.nodes, Unit::Count),
                      numberText(analysis.seconds, Unit::Seconds));
    point(m_pointed); // the same character may be another row of the charts now, or none
    // The rest waits until the odds are on the screen: two cores should not share the first frame.
    const Setup setup = m_document.setup();
    m_outlook.start([setup](const std::stop_token& stop) { return outlookOf(setup, stop); });
}

void SplitDamageWorkspace::take(const Outcome<Outlook>& outcome) {
    if (!outcome.result)
        return;
    m_charts->setOutlook(*outcome.result);
    m_goal->setOutlook(*outcome.result);
    const Setup setup = m_document.setup();
    m_fractions.start([setup](const std::stop_token& stop) { return fractionsOf(setup, stop); });
}

void SplitDamageWorkspace::take(const Outcome<Fractions>& outcome) {
    m_goal->setFractions(outcome.result); // a board with too many states has none
    Q_EMIT workChanged(m_work);           // now everything is on the screen
}

std::optional<Place> SplitDamageWorkspace::placeOf(int target) const {
    // A chart may show the targets of a moment ago.
    return target < static_cast<int>(m_targets.size())
               ? std::optional(m_targets[static_cast<std::size_t>(target)].place)
               : std::nullopt;
}

void SplitDamageWorkspace::point(std::optional<Place> place) {
    m_pointed = place;
    m_board->setLit(place);
    const auto found = std::ranges::find_if(
        m_targets, [&](const Target& target) { return place == target.place; });
    m_charts->setLit(found == m_targets.end()
                         ? std::nullopt
                         : std::optional(static_cast<int>(found - m_targets.begin())));
    tellPointed();
}

void SplitDamageWorkspace::tellPointed() {
    const Place place = m_pointed.value_or(m_document.view().selected);
    const Setup& setup = m_document.setup();
    if (!characterAt(setup.board, place))
        return Q_EMIT pointedChanged({});
    Q_EMIT pointedChanged(tr("%1: %2").arg(characterName(setup.board, place),
                                           characterValue(setup, place, m_board->odds(place))));
}

QString SplitDamageWorkspace::copyText() const {
    return lifeText(side(m_document.setup().board, m_document.view().selected.side).minions);
}

QString SplitDamageWorkspace::pasteText(const QString& text) {
    LifeList list = parseLives(text);
    if (!list.error.isEmpty())
        return list.error;
    const SideName sideName = m_document.view().selected.side;
    m_document.perform(replaceMinions(m_document.setup(), sideName, std::move(list.minions)));
    return {};
}

QString SplitDamageWorkspace::copyCommand() const {
    return oddsCommand(m_document.setup());
}

} // namespace yomi::ui::splitdamage
