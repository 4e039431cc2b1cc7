// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/split_damage_workspace.h"

#include "core/common/format_error.h"
#include "core/splitdamage/board_json.h"
#include "core/splitdamage/hits/reference.h"
#include "core/splitdamage/hits/targets.h"
#include "core/splitdamage/turn/json.h"
#include "ui/charts/labels.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/columns.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/keyboard.h"
#include "ui/common/numbers.h"
#include "ui/common/shell_command.h"
#include "ui/common/side_scroll.h"
#include "ui/common/value_command.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/effect_panel.h"
#include "ui/splitdamage/effects_dialog.h"
#include "ui/splitdamage/goal_panel.h"
#include "ui/splitdamage/life_list.h"
#include "ui/splitdamage/methods_dialog.h"
#include "ui/splitdamage/odds_charts.h"
#include "ui/splitdamage/pin_bar.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_methods.h"
#include "ui/splitdamage/plan_page.h"
#include "ui/splitdamage/plan_panel.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/type.h"
#include "ui/splitdamage/words.h"

#include <QAction>
#include <QCommandLinkButton>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QStringList>
#include <QTabBar>

#include <algorithm>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

namespace {

/// The numbers of the targets with that goal.
QString indices(const std::vector<Target>& targets, Goal goal) {
    QStringList numbers;
    for (std::size_t i = 0; i < targets.size(); ++i)
        if (targets[i].goal == goal)
            numbers += QString::number(i);
    return numbers.join(u',');
}

/// The yomi-cli command that computes the same odds, quoted for a POSIX shell; empty for an empty
/// pool.
QString oddsCommand(const Setup& setup) {
    const std::vector<Target> struck = targets(setup);
    if (struck.empty())
        return {};
    const Effect cast = withSpellDamage(setup.effect, setup.spellDamage);
    QStringList lives, armor, shields, names;
    for (const Target& target : struck) {
        const Character& character = *characterAt(setup.board, target.place);
        lives += QString::number(character.health);
        armor += QString::number(character.armor);
        shields += character.divineShield ? QStringLiteral("1") : QStringLiteral("0");
        names += QString::fromStdString(target.name.english())
                     .replace(u',', u' '); // the list's separator
    }
    QStringList words{QStringLiteral("yomi-cli odds --lives"), lives.join(u','),
                      QStringLiteral("--hits"), QString::number(cast.hits)};
    const auto add = [&words](const QString& option, const QString& value) {
        words += {option, value};
    };
    if (cast.damagePerHit != 1)
        add(QStringLiteral("--damage"), QString::number(cast.damagePerHit));
    if (armor.count(QStringLiteral("0")) < armor.size())
        add(QStringLiteral("--armor"), armor.join(u','));
    if (shields.contains(QStringLiteral("1")))
        add(QStringLiteral("--shield"), shields.join(u','));
    words += QStringLiteral("--names=") + shellWord(names.join(u',')); // it may begin with a dash
    if (const QString kill = indices(struck, Goal::MustDie); !kill.isEmpty())
        add(QStringLiteral("--goal-kill"), kill);
    if (const QString keep = indices(struck, Goal::MustLive); !keep.isEmpty())
        add(QStringLiteral("--goal-keep"), keep);
    return words.join(u' ');
}

/// As high as its text at its width requires, also in a small window.
class WholeButton : public QCommandLinkButton {
public:
    using QCommandLinkButton::QCommandLinkButton;

protected:
    void resizeEvent(QResizeEvent* event) override {
        QCommandLinkButton::resizeEvent(event);
        setFixedHeight(heightForWidth(width()));
    }
};

} // namespace

SplitDamageWorkspace::SplitDamageWorkspace(SplitDamageDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_compare(new QAction(tr("Compare methods…"), this))
    , m_pin(explainedAction(tr("Pin this result"),
                            tr("Keeps board, effect and plan for comparison."), this,
                            [this] { m_pins->pin(); }))
    , m_compareEffects(explainedAction(tr("Compare effects…"),
                                       tr("Several effects on this board, a row each."), this,
                                       [this] { openEffects(); }))
    , m_toPlan(explainedAction(
          QString(), tr("Puts the effect into a plan, where it is one of several actions."), this,
          [this] { makePlan(); }))
    , m_findBest(explainedAction(
          tr("Find the best plan"),
          tr("Every order and every target, chosen again after each outcome."), this,
          [this] {
              m_document.setPage(Page::Plan);
              m_planPanel->findBest();
          }))
    , m_addAction(explainedAction(tr("Add an action…"),
                                  tr("A card, a hero power or damage of your "
                                     "own for the plan."),
                                  this,
                                  [this] {
                                      m_document.setPage(Page::Plan);
                                      m_plan->pickAction();
                                  }))
    , m_board(new BoardWidget(document))
    , m_charts(new OddsCharts(document, m_analysis))
    , m_effect(new EffectPanel(document))
    , m_start(createStartCard())
    , m_pins(new PinBar(document))
    , m_plan(new PlanPage(document, m_planAnalysis, *m_board))
    , m_pages(new QTabBar) {
    auto* lower = new QWidget;
    auto* column = new QVBoxLayout(lower);
    column->setContentsMargins({});
    column->addWidget(m_pins);
    column->addWidget(m_charts, 1);
    column->addWidget(m_start, 1);
    column->addWidget(m_plan, 1);
    auto* rows = new CardSplitter(Qt::Vertical, QStringLiteral("board"));
    rows->addWidget(createBoardCard());
    rows->addWidget(lower);
    rows->setSizes({400, 600}); // a proportion
    auto* columns = new Columns(this);
    columns->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    columns->addWidget(rows, 1);
    columns->addWidget(createSide());
    connect(columns, &Columns::stackedChanged, rows, [rows](bool stacked) {
        rows->setMinimumHeight(stacked ? rows->sizeHint().height() : 0); // the page scrolls
    });
    for (SideScroll* side : m_sides)
        connect(columns, &Columns::stackedChanged, side, &SideScroll::setWhole);
    setFocusProxy(m_board);

    connect(m_board, &BoardWidget::characterPointed, this, &SplitDamageWorkspace::point);
    connect(m_charts, &OddsCharts::pointed, this,
            [this](std::optional<int> target) { point(target ? placeOf(*target) : std::nullopt); });
    connect(m_charts, &OddsCharts::activated, this, [this](int target) {
        if (const auto place = placeOf(target))
            m_document.select(*place);
    });
    auto* drags = new EditSeries(m_charts); // each drag of the marker is one step
    connect(m_charts, &OddsCharts::hitsMoved, this, [this, drags](int hits) {
        const int least = leastCastHits(m_document.inputs());
        m_effect->refuse(m_document.perform(setCastHits(m_document.inputs(), std::max(hits, least)),
                                            drags->key("hits")));
        m_charts->setHits(request(m_document.inputs()).hits); // goes back if refused
    });
    connect(m_charts, &OddsCharts::hitsDropped, drags, &EditSeries::end);
    connect(&m_analysis.odds, &AnalysisBase::changed, this, &SplitDamageWorkspace::showOdds);
    connect(&m_analysis.fractions, &AnalysisBase::changed, this, [this] {
        const BoardOdds* found = m_analysis.odds.result();
        if (found && m_analysis.fractions.state() != AnalysisState::Computing &&
            m_analysis.fractions.state() != AnalysisState::Stale) // all results are shown
            Q_EMIT workChanged(tr("Exact · %1 steps · %2", nullptr, found->odds.nodes)
                                   .arg(numberText(found->odds.nodes, Unit::Count),
                                        numberText(found->seconds, Unit::Seconds)));
    });
    m_pin->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P); // without Shift it prints
    connect(m_pins, &PinBar::refused, m_board, &BoardWidget::refuse);
    connect(m_pins, &PinBar::shownChanged, this, [this] {
        const PinOdds* shown = m_pins->shown();
        m_charts->setPinned(shown ? std::optional(*shown) : std::nullopt);
        m_plan->setPinned(shown ? std::optional(*shown) : std::nullopt);
        m_goal->setDifference(m_pins->difference());
        m_planPanel->setDifference(m_pins->difference());
    });
    connect(&document, &Document::changed, this, &SplitDamageWorkspace::recompute);
    connect(&document, &Document::changed, this, &SplitDamageWorkspace::tellPointed);
    connect(&document, &Document::viewChanged, this, &SplitDamageWorkspace::tellPointed);
    connect(&document, &Document::viewChanged, this, &SplitDamageWorkspace::showPage);
    for (AnalysisBase* each : {static_cast<AnalysisBase*>(&m_planAnalysis.list),
                               static_cast<AnalysisBase*>(&m_planAnalysis.best)})
        connect(each, &AnalysisBase::changed, this, &SplitDamageWorkspace::tellPlanWork);
    showPage();
    recompute();
    // A list with open targets has no odds of its own, and an open tree needs the best plan.
    if (m_document.view().page == Page::Plan &&
        (hasOpenTarget(m_document.inputs().plan) || m_document.view().tab == PlanTab::PolicyTree))
        m_planPanel->findBest();
}

void SplitDamageWorkspace::resizeEvent(QResizeEvent* event) {
    constexpr int lowWindow = 750;
    m_charts->setCompact(window()->height() < besideLabel(lowWindow));
    Workspace::resizeEvent(event);
}

QWidget* SplitDamageWorkspace::createBoardCard() {
    auto* card = new yomi::ui::Card(tr("Board"));
    auto* copy = new CommandButton(tr("Copy"));
    copy->setToolTip(tr("Copies the board with its effect as text."));
    auto* paste = new CommandButton(tr("Paste"));
    paste->setToolTip(
        tr("Pastes such a board, or a list of lives such as 4 5 6 7 8 for the selected side."));
    card->addHeaderWidget(copy);
    card->addHeaderWidget(paste);
    card->content()->addWidget(m_effect->olderHits());
    card->content()->addWidget(m_board);
    connect(copy, &QAbstractButton::clicked, this, &Workspace::copyRequested);
    connect(paste, &QAbstractButton::clicked, this, &Workspace::pasteRequested);
    return card;
}

QWidget* SplitDamageWorkspace::createStartCard() {
    constexpr int offered = 3;
    auto* card = new yomi::ui::Card(tr("Boards to try"));
    card->content()->addWidget(
        mutedLabel(tr("The board is empty. Click on a free slot, type a number on it, or paste "
                      "lives such as 4 5 6 7 8. Or begin with one of these:")));
    for (const Example& example : examples().first(offered)) {
        auto* button = new WholeButton(example.title, example.description);
        button->setIcon({});
        connect(button, &QAbstractButton::clicked, this,
                [this, example] { tryExample(example.title, example.resource); });
        card->content()->addWidget(button);
    }
    card->content()->addStretch(1);
    return card;
}

void SplitDamageWorkspace::tryExample(const QString& title, const QString& fileName) {
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return m_board->refuse(problemOf(file));
    m_document.perform(replaceBoard(m_document.inputs(), tr("Try %1").arg(title),
                                    parsePosition(file.readAll().toStdString())));
    m_board->setFocus();
}

QWidget* SplitDamageWorkspace::createSide() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    column->setSpacing(spacingUnit);
    m_pages->addTab(tr("Effect"));
    m_pages->addTab(tr("Plan"));
    m_pages->setTabToolTip(0, tr("One effect on the board."));
    m_pages->setTabToolTip(1, tr("A whole turn: in what order, on whom, is it lethal?"));
    m_pages->setExpanding(true);
    m_pages->setDrawBase(false);
    m_pages->setAccessibleName(tr("Effect or plan"));
    m_sides = {createSideCard(), createPlanCard()};
    column->addWidget(m_pages);
    for (SideScroll* each : m_sides)
        column->addWidget(each, 1);
    connect(m_pages, &QTabBar::currentChanged, this,
            [this](int page) { m_document.setPage(static_cast<Page>(page)); });
    return side;
}

SideScroll* SplitDamageWorkspace::createPlanCard() {
    constexpr int width = 300;
    auto* card = new yomi::ui::Card(tr("Plan"));
    m_planPanel = new PlanPanel(m_document, m_planAnalysis);
    card->content()->addWidget(m_planPanel);
    card->content()->addStretch(1);
    connect(m_planPanel, &PlanPanel::policyRequested, m_plan, &PlanPage::showPolicy);
    connect(m_plan, &PlanPage::bestRequested, m_planPanel, &PlanPanel::findBest);
    return new SideScroll(card, width);
}

void SplitDamageWorkspace::makePlan() {
    m_board->perform(insertInPlan(m_document.inputs(), 0, actionOf(m_document.inputs().effect)));
    m_document.setPage(Page::Plan);
    m_document.selectAction(0);
}

void SplitDamageWorkspace::showPage() {
    const Page page = m_document.view().page;
    if (m_sides[1]->isVisibleTo(this) == (page == Page::Plan) &&
        m_sides[0]->isVisibleTo(this) != (page == Page::Plan))
        return;
    m_pages->setCurrentIndex(static_cast<int>(page));
    m_sides[0]->setVisible(page == Page::Effect);
    m_sides[1]->setVisible(page == Page::Plan);
    recompute();
    if (isVisible())
        page == Page::Plan ? focusPage(*m_plan) : m_board->setFocus();
}

void SplitDamageWorkspace::recomputePlan() {
    const Turn turn = turnOf(m_document.inputs());
    m_planPanel->setProblem({});
    if (turn.actions.empty())
        return m_planAnalysis.clearList();
    try {
        validate(turn);
    } catch (const std::invalid_argument& error) {
        m_planAnalysis.clearList();
        return m_planPanel->setProblem(messageOf(error));
    }
    hasOpenTarget(turn) ? m_planAnalysis.clearList() : m_planAnalysis.askList(turn);
    m_planPanel->followBest();
}

void SplitDamageWorkspace::tellPlanWork() {
    QStringList parts;
    if (const BestOdds* best = m_planAnalysis.best.result()) {
        const auto states = static_cast<double>(best->plan.states);
        const QString seconds = numberText(best->seconds, Unit::Seconds);
        parts += best->sampled ? tr("Best plan sampled · %1").arg(seconds)
                               : tr("Best plan · %1 states · %2", nullptr, pluralOf(states))
                                     .arg(numberText(states, Unit::Count), seconds);
    }
    tellPointed(); // its odds may have changed
    if (const ListOdds* list =
            m_planAnalysis.list.isFresh() ? m_planAnalysis.list.result() : nullptr)
        parts += (list->order.sample ? tr("This order sampled · %1") : tr("This order %1"))
                     .arg(numberText(list->seconds, Unit::Seconds));
    if (m_document.view().page == Page::Plan)
        Q_EMIT workChanged(parts.join(QStringLiteral(" · ")));
}

SideScroll* SplitDamageWorkspace::createSideCard() {
    constexpr int width = 300;
    auto* card = new yomi::ui::Card(tr("Effect"));
    auto* column = card->content();
    column->setSpacing(2 * spacingUnit);
    column->addWidget(m_effect);
    m_answers = new QWidget;
    auto* answers = new QVBoxLayout(m_answers);
    answers->setContentsMargins({});
    answers->setSpacing(2 * spacingUnit);
    answers->addWidget(separator());
    m_goal = new GoalPanel(m_document, m_analysis);
    answers->addWidget(m_goal);
    answers->addWidget(separator());
    addMethods(*answers);
    column->addWidget(m_answers);
    column->addStretch(1);
    column->addWidget(new JobBar(m_analysis.odds.run(), tr("Odds…")));
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

void SplitDamageWorkspace::openEffects() {
    if (!m_effects)
        m_effects = new EffectsDialog(m_document, this);
    m_effects->QWidget::show();
    m_effects->raise();
    m_effects->activateWindow();
}

void SplitDamageWorkspace::openPlanMethods() {
    const Turn turn = turnOf(m_document.inputs());
    try {
        hasOpenTarget(turn) ? validatePlan(turn) : validate(turn);
    } catch (const std::invalid_argument& error) {
        return m_planPanel->setProblem(messageOf(error));
    }
    if (!m_planMethods)
        m_planMethods = new PlanMethodsDialog(m_document, this);
    m_planMethods->compare();
    m_planMethods->show();
    m_planMethods->raise();
    m_planMethods->activateWindow();
}

void SplitDamageWorkspace::openMethods() {
    if (m_document.view().page == Page::Plan)
        return openPlanMethods();
    if (!m_methods)
        m_methods = new MethodsDialog(m_document, this);
    m_methods->show();
    m_methods->raise();
    m_methods->activateWindow();
}

void SplitDamageWorkspace::recompute() {
    const Setup& setup = m_document.inputs();
    m_targets = targets(setup);
    m_toPlan->setText(m_document.inputs().plan.actions.empty() ? tr("Turn into a plan")
                                                               : tr("Add this effect to the plan"));
    const bool isEmpty = places(setup.board).empty();
    const bool isPlan = m_document.view().page == Page::Plan;
    m_start->setVisible(isEmpty && !isPlan);
    m_charts->setVisible(!isEmpty && !isPlan);
    m_answers->setVisible(!isEmpty);
    m_plan->setVisible(isPlan);
    if (isPlan)
        return recomputePlan();
    m_analysis.ask(setup);
    if (m_targets.empty())
        return showNothing(
            tr("This effect hits no one. Choose another pool, or add a character that "
               "%1 can hit.")
                .arg(cardName(setup.effect.name)));
    const Request asked = request(setup);
    const double branches = referenceBranches(asked.hitsToKill, asked.hits, ReferenceMethod::Plain);
    m_branches->setText(
        tr("Brute force: %1 branches.", nullptr, pluralOf(branches)).arg(branchesText(branches)));
    m_charts->setHits(asked.hits);
}

void SplitDamageWorkspace::showNothing(const QString& why) {
    m_charts->showEmpty(why);
    m_board->setOdds({});
    m_branches->setText(tr("The article's steps and the fast method, side by side."));
    Q_EMIT workChanged({});
    tellPointed();
}

void SplitDamageWorkspace::showOdds() {
    if (m_analysis.odds.state() == AnalysisState::Failed)
        return showNothing(m_analysis.odds.error());
    if (!m_analysis.odds.isFresh())
        return;
    const BoardOdds& found = *m_analysis.odds.result();
    std::vector<PlaceOdds> odds;
    for (std::size_t i = 0; i < found.targets.size(); ++i)
        odds.push_back({found.targets[i].place, {found.odds.kill[i]}});
    if (m_document.view().page == Page::Effect)
        m_board->setOdds(std::move(odds));
    point(m_pointed); // the same character may have another row in the charts now, or none
}

std::optional<Place> SplitDamageWorkspace::placeOf(int target) const {
    // A chart may still show the previous targets.
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
    const Setup& setup = m_document.inputs();
    if (!characterAt(setup.board, place))
        return Q_EMIT pointedChanged({});
    Q_EMIT pointedChanged(tr("%1: %2").arg(
        characterName(setup.board, place),
        characterValue(m_document.inputs(), m_document.view().page, place, m_board->odds(place))));
}

QString SplitDamageWorkspace::copyText() const {
    nlohmann::json position = toJson(static_cast<const Setup&>(m_document.inputs()));
    if (nlohmann::json plan = toJson(m_document.inputs().plan); !plan.empty())
        position["plan"] = std::move(plan);
    return QString::fromStdString(
        position.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

QString SplitDamageWorkspace::pasteText(const QString& text) {
    if (text.trimmed().startsWith(u'{')) {
        try {
            const std::string position = text.toStdString();
            Edit edit =
                replaceBoard(m_document.inputs(), tr("Paste a board"), parsePosition(position));
            const nlohmann::json body = parseJson(position);
            if (const ObjectReader reader(body); reader.has("plan"))
                edit.after.plan = readPlan(reader.object("plan"));
            return m_document.perform(edit);
        } catch (const FormatError& error) {
            return messageOf(error);
        }
    }
    LifeList list = parseLives(text.trimmed());
    if (!list.error.isEmpty())
        return list.error;
    return m_document.perform(replaceMinions(m_document.inputs(), m_document.view().selected.side,
                                             std::move(list.minions)));
}

QString SplitDamageWorkspace::copyCommand() const {
    if (m_document.view().page == Page::Effect)
        return oddsCommand(m_document.inputs());
    if (m_document.inputs().plan.actions.empty())
        return {};
    return QStringLiteral("printf %s ") + shellWord(turnText(m_document.inputs())) +
           QStringLiteral(" | yomi-cli plan -");
}

} // namespace yomi::ui::splitdamage
