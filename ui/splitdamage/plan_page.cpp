// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/plan_page.h"

#include "core/splitdamage/turn/json.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/labels.h"
#include "ui/charts/stack_panel.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/side_scroll.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/action_list.h"
#include "ui/splitdamage/action_panel.h"
#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/card_picker.h"
#include "ui/splitdamage/example_view.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/policy_view.h"
#include "ui/splitdamage/portrait.h"
#include "ui/splitdamage/target_chooser.h"
#include "ui/splitdamage/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>

namespace yomi::ui::splitdamage {

PlanPage::PlanPage(SplitDamageDocument& document, const PlanAnalysis& analysis, BoardWidget& board,
                   QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_board(board)
    , m_chooser(new TargetChooser(document, board))
    , m_list(new ActionList(document, analysis))
    , m_fields(new ActionPanel(document))
    , m_policy(new PolicyView(document, analysis))
    , m_example(new ExampleView(document))
    , m_tabs(new QTabWidget)
    , m_charts(new QWidget)
    , m_dead(new BarPanel({}, Unit::Percent, BarPanel::Direction::Lying))
    , m_lives(new StackPanel({})) {
    auto* card = new yomi::ui::Card(tr("Plan"));
    const auto command = [&](const QString& text, const QString& help, void (PlanPage::*run)()) {
        auto* button = new CommandButton(text);
        button->setToolTip(help);
        card->addHeaderWidget(button);
        connect(button, &QAbstractButton::clicked, this, run);
    };
    command(tr("Add…"), tr("Adds a card, a hero power or damage of your own (key A in the list)."),
            &PlanPage::pickAction);
    command(tr("Add attacks"), tr("Adds an attack for each friendly character that has attack."),
            &PlanPage::addAttacks);
    command(tr("Copy actions"), tr("Copies the list as JSON."), &PlanPage::copyActions);
    command(tr("Paste actions"), tr("Puts the actions of such a JSON list behind these."),
            &PlanPage::pasteActions);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(createActions(), tr("Actions"));
    m_tabs->addTab(m_policy, tr("Policy tree"));
    m_tabs->addTab(m_example, tr("Example run"));
    m_tabs->setCurrentIndex(static_cast<int>(document.view().tab));
    giveRoomToCurrent(*m_tabs);
    connect(m_tabs, &QTabWidget::currentChanged, this,
            [this](int tab) { m_document.showTab(static_cast<PlanTab>(tab)); });
    card->content()->addWidget(m_tabs);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(cardPadding);
    column->addWidget(card, 3);
    auto* charts = new QHBoxLayout(m_charts);
    charts->setContentsMargins({});
    charts->setSpacing(cardPadding);
    charts->addWidget(m_dead, 1);
    charts->addWidget(m_lives, 1);
    column->addWidget(m_charts, 2);
    m_dead->setValueName(tr("dead"));
    m_dead->setReach(1);
    connect(m_list, &ActionList::addRequested, this, &PlanPage::pickAction);
    connect(m_list, &ActionList::targetRequested, this,
            [this] { m_chooser->begin(m_document.view().action); });
    connect(m_list, &ActionList::aimed, m_chooser, &TargetChooser::aim);
    connect(m_list, &ActionList::dropped, m_chooser, &TargetChooser::drop);
    connect(m_list, &ActionList::aimLeft, m_chooser, &TargetChooser::leave);
    connect(m_chooser, &TargetChooser::left, this, [this] {
        refreshArrow();
        if (m_board.hasFocus())
            m_list->setFocus();
    });
    connect(m_policy, &PolicyView::shown, this,
            [this](const std::vector<ShownLife>& lives, const std::vector<Dimmed>& dimmed) {
                m_board.setShownLives(lives);
                m_board.setDimmed(dimmed);
            });
    connect(m_policy, &PolicyView::taken, this, &PlanPage::bestRequested);
    connect(m_example, &ExampleView::shown, &board, &BoardWidget::setShownLives);
    connect(m_example, &ExampleView::struck, &board, &BoardWidget::fly);
    connect(&document, &Document::changed, m_example, &ExampleView::clear);
    connect(&document, &Document::changed, this, &PlanPage::refreshBoard);
    connect(&document, &Document::viewChanged, this, &PlanPage::refreshBoard);
    connect(&analysis.list, &AnalysisBase::changed, this, &PlanPage::refreshBoard);
    refreshBoard();
}

QWidget* PlanPage::createActions() {
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, spacingUnit, 0, 0);
    row->setSpacing(cardPadding);
    constexpr int leastFields = 236, mostFields = 260;
    auto* list = new SideScroll(m_list, 0, QWIDGETSIZE_MAX);
    row->addWidget(list, 3);
    row->addWidget(new SideScroll(m_fields, leastFields, mostFields), 2);
    for (QWidget* content : std::initializer_list<QWidget*>{m_list, m_fields}) {
        content->setAutoFillBackground(false); // the card is the background
        content->parentWidget()->setAutoFillBackground(false);
    }
    connect(&m_document, &Document::viewChanged, list, [this, list] {
        QTimer::singleShot(0, list, [this, list] { // after a new row has been laid out
            if (m_list->currentItem() < 0)
                return; // no action is left
            const QRect chosen = m_list->itemRect(m_list->currentItem());
            list->ensureVisible(0, chosen.center().y(), 0, chosen.height());
        });
    });
    return both;
}

void PlanPage::pickAction() {
    CardPicker picker(this);
    if (picker.exec() != QDialog::Accepted)
        return;
    const Inputs& inputs = m_document.inputs();
    const int at = actionCount(inputs);
    m_list->showMessage(m_document.perform(insertInPlan(inputs, at, picker.action())));
    m_document.selectAction(at);
    m_tabs->setCurrentIndex(static_cast<int>(PlanTab::Actions));
    m_list->setFocus();
}

void PlanPage::addAttacks() {
    m_list->showMessage(m_document.perform(splitdamage::addAttacks(m_document.inputs())));
}

void PlanPage::showPolicy() {
    m_tabs->setCurrentIndex(static_cast<int>(PlanTab::PolicyTree));
}

void PlanPage::setPinned(std::optional<PinOdds> pinned) {
    m_pinned = std::move(pinned);
    refreshBoard();
}

void PlanPage::copyActions() {
    nlohmann::json list = nlohmann::json::array();
    for (const Action& action : m_document.inputs().plan.actions)
        list.push_back(toJson(action));
    QGuiApplication::clipboard()->setText(QString::fromStdString(list.dump()));
}

void PlanPage::pasteActions() {
    Edit edit{tr("Paste actions"), m_document.inputs()};
    try {
        const nlohmann::json pasted =
            parseJson(QGuiApplication::clipboard()->text().trimmed().toStdString());
        const nlohmann::json body = {
            {"actions", pasted.is_array() ? pasted : nlohmann::json::array({pasted})}};
        for (Action& action : readPlan(ObjectReader(body)).actions)
            edit.after.plan.actions.push_back(std::move(action));
        if (edit.after.plan.actions.size() > mostActions)
            edit.refusal = tr("A plan has at most %n actions.", nullptr, mostActions);
    } catch (const FormatError& error) {
        edit.refusal = messageOf(error);
    }
    m_list->showMessage(m_document.perform(edit));
}

void PlanPage::refreshArrow() {
    const Inputs& inputs = m_document.inputs();
    const auto chosen = static_cast<std::size_t>(m_document.view().action);
    if (m_document.view().page != Page::Plan || chosen >= inputs.plan.actions.size())
        return m_board.setArrow({});
    const Action& action = inputs.plan.actions[chosen];
    const bool isOnBoard =
        action.target && !action.target->body && characterAt(inputs.board, *action.target);
    m_board.setArrow(isOnBoard ? std::optional(arrowOf(action, *action.target)) : std::nullopt);
}

void PlanPage::refreshBoard() {
    if (!m_chooser->isChoosing())
        refreshArrow();
    const Inputs& inputs = m_document.inputs();
    const auto chosen = static_cast<std::size_t>(m_document.view().action);
    if (m_document.view().page != Page::Plan)
        return;
    std::vector<PlaceOdds> odds;
    // An edit arrives here before its odds are requested: the answer may belong to another board.
    const auto& answer = m_analysis.list.answer();
    const OrderOdds* order =
        answer && answer->inputs == turnOf(inputs) ? m_analysis.order() : nullptr;
    const OrderOdds::After* shown = nullptr; // null without actions
    if (order && chosen < inputs.plan.actions.size())
        shown = &*std::ranges::find(order->after, chosen, &OrderOdds::After::action);
    const std::vector<Place> everybody = places(inputs.board);
    for (std::size_t i = 0; shown && i < everybody.size(); ++i)
        odds.push_back({everybody[i], {shown->dead[i].value, chanceUnit(*order)}});
    m_board.setOdds(std::move(odds));
    refreshCharts(shown);
}

void PlanPage::refreshCharts(const OrderOdds::After* after) {
    const Inputs& inputs = m_document.inputs();
    arrangeCharts();
    if (!after)
        return;
    const OrderOdds& order = *m_analysis.order();
    m_dead->setUnit(chanceUnit(order));
    m_lives->setTitle(order.sample ? tr("Remaining health at the end (sampled)")
                                   : tr("Remaining health at the end"));
    const std::vector<Place> everybody = places(inputs.board);
    const std::vector<Place> struck = struckByPlan(inputs);
    const bool isEnd = after == &order.after.back(); // pins have odds only for the end
    m_dead->setTitle((m_pinned && !isEnd ? tr("Kill odds after %1 (the pin shows the end)")
                      : order.sample     ? tr("Kill odds after %1 (sampled)")
                                         : tr("Kill odds after %1"))
                         .arg(actionName(inputs.plan, m_document.view().action)));
    const bool bothSides = !struck.empty() && struck.front().side != struck.back().side;
    QList<Bar> bars;
    QList<StackRow> rows;
    for (std::size_t i = 0; i < everybody.size(); ++i) {
        const Place& place = everybody[i];
        if (std::ranges::find(struck, place) == struck.end())
            continue;
        const QString name = characterName(inputs.board, place);
        const QColor color = characterColor(characterAt(inputs.board, place)->id.value_or(0));
        bars +=
            {name, after->dead[i].value, color, {}, bothSides ? sideName(place.side) : QString()};
        if (m_pinned && isEnd)
            bars.back().pinned = m_pinned->deadAt(place);
        StackRow row{name, color, {}};
        for (const auto& [life, chance] : order.life[i]) {
            row.values += chance.value;
            row.marks += life == 0 ? tr("dead") : QString::number(life);
            row.texts += life == 0 ? tr("dead") : tr("%n health left", nullptr, life);
        }
        rows += row;
    }
    m_dead->setBars(bars);
    m_lives->setRows(rows);
}

void PlanPage::arrangeCharts() {
    constexpr int least = 400; // for the actions and charts below them
    const bool hasOrder = m_analysis.order();
    const bool isOpen =
        hasOpenTarget(m_document.inputs().plan) && m_document.view().tab == PlanTab::Actions;
    m_charts->setVisible(height() >= besideLabel(least) && (hasOrder || isOpen));
    if (hasOrder || !isOpen)
        return;
    m_dead->setTitle(tr("Kill odds after each action"));
    m_dead->showEmpty(tr("This needs a target for every action."));
    m_lives->setTitle(tr("Remaining health at the end"));
    m_lives->showEmpty(tr("This needs a target for every action."));
}

void PlanPage::resizeEvent(QResizeEvent*) {
    arrangeCharts();
}

} // namespace yomi::ui::splitdamage
