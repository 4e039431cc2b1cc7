// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/action_list.h"

#include "ui/charts/labels.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/save_file.h"
#include "ui/splitdamage/own_cards.h"
#include "ui/splitdamage/plan_words.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <tuple>

namespace yomi::ui::splitdamage {

namespace {

int heightOf(const QFontMetrics& metrics, int width, const QString& text) {
    return text.isEmpty() ? 0
                          : metrics
                                .boundingRect({0, 0, std::max(1, width), QWIDGETSIZE_MAX},
                                              Qt::TextWordWrap, text)
                                .height();
}

void paintText(QPainter& painter, const QRect& rect, const QString& text, const QColor& color,
               Qt::Alignment alignment = Qt::AlignLeft) {
    painter.setPen(color);
    painter.drawText(rect, alignment | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
}

} // namespace

ActionList::ActionList(SplitDamageDocument& document, const PlanAnalysis& analysis, QWidget* parent)
    : PaintedBoard(tr("Actions"), parent)
    , m_document(document)
    , m_analysis(analysis) {
    setAccessibleDescription(tr("Up and down choose an action, A adds one, Delete removes it."));
    m_add =
        addCommand(tr("Add an action…"), {Qt::Key_A, Qt::Key_Insert}, &ActionList::addRequested);
    m_rowCommands = {
        addCommand(tr("Choose the target"), {Qt::Key_T}, &ActionList::targetRequested),
        addCommand(tr("Move up"), {Qt::ALT | Qt::Key_Up}, &ActionList::moveUp),
        addCommand(tr("Move down"), {Qt::ALT | Qt::Key_Down}, &ActionList::moveDown),
        addCommand(tr("Duplicate"), {Qt::CTRL | Qt::Key_D}, &ActionList::duplicate),
        addCommand(tr("Keep as a card of your own…"), {}, &ActionList::keepCard),
        addCommand(tr("Remove"), {Qt::Key_Delete, Qt::Key_Backspace}, &ActionList::removeCurrent)};
    connect(&document, &Document::changed, this, &ActionList::refresh);
    connect(&document, &Document::viewChanged, this, &ActionList::refresh);
    for (const AnalysisBase* each : {static_cast<const AnalysisBase*>(&analysis.goal),
                                     static_cast<const AnalysisBase*>(&analysis.list)})
        connect(each, &AnalysisBase::changed, this, [this] {
            refreshItems();
            update();
        });
    refresh();
}

QAction* ActionList::addCommand(const QString& text, const QList<QKeySequence>& keys,
                                void (ActionList::*run)()) {
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    return action;
}

void ActionList::refresh() {
    for (QAction* command : std::as_const(m_rowCommands))
        command->setEnabled(itemCount() > 0);
    PaintedBoard::setCurrentItem(itemCount() > 0 ? m_document.view().action : -1);
    refreshItems();
    updateGeometry();
    update();
}

void ActionList::setCurrentItem(int item) {
    m_document.selectAction(item);
}

const OrderOdds::After* ActionList::after(int item) const {
    const bool isOld = m_analysis.list.isFaded() && !m_analysis.goal.isFresh();
    const OrderOdds* order = isOld ? nullptr : m_analysis.live();
    if (!order)
        return nullptr;
    const auto found =
        std::ranges::find(order->after, static_cast<std::size_t>(item), &OrderOdds::After::action);
    return found == order->after.end() ? nullptr : &*found;
}

QString ActionList::oddsText(int item) const {
    const OrderOdds::After* known = after(item);
    if (known && m_document.inputs().plan.objective == Objective::LeastAttack)
        return numberText(known->enemyAttack.value, Unit::Number);
    return known && known->odds
               ? numberText(known->odds->value, chanceUnit(*m_analysis.live()), Room::Narrow)
               : QString();
}

QString ActionList::whyNever(int item) const {
    const auto& [board, plan] = std::tie(m_document.inputs().board, m_document.inputs().plan);
    const Action& action = plan.actions[static_cast<std::size_t>(item)];
    if (action.target && action.targetStep() && !action.target->body) {
        if (!characterAt(board, *action.target))
            return tr("its target is empty");
        const QString why = whyNotTarget(board, action, *action.target);
        if (!why.isEmpty())
            return why;
    }
    const OrderOdds::After* known = after(item);
    if (!known || known->played.value > 0)
        return {};
    if (plan.mana && action.cost > *plan.mana)
        return tr("never played: costs %1; you have %2 mana").arg(action.cost).arg(*plan.mana);
    int spent = 0;
    for (int i = 0; i < item; ++i)
        spent += plan.actions[static_cast<std::size_t>(i)].cost;
    if (plan.mana && spent + action.cost > *plan.mana)
        return tr("never played: the mana is spent before it");
    return tr("never played: no legal target then, or no minion to do it");
}

QString ActionList::itemName(int item) const {
    return tr("Action %1 of %2, %3")
        .arg(item + 1)
        .arg(itemCount())
        .arg(actionName(m_document.inputs().plan, item));
}

QString ActionList::itemValue(int item) const {
    const Inputs& inputs = m_document.inputs();
    const Action& action = inputs.plan.actions[static_cast<std::size_t>(item)];
    const QString target = targetText(inputs.board, inputs.plan, action);
    if (const QString never = whyNever(item); !never.isEmpty())
        return never;
    const QString odds = oddsText(item);
    const QString on = action.target ? tr("on %1").arg(target) : target;
    return odds.isEmpty() ? on : tr("%1, %2 after it").arg(on, odds);
}

QString ActionList::itemDescription(int item) const {
    return actionText(m_document.inputs().plan.actions[static_cast<std::size_t>(item)]);
}

int ActionList::rowHeight() const {
    return rowHeightFor(fontMetrics()) + spacingUnit;
}

/// The texts of an action's row: the name, and the target or the reason why it is never played. A
/// narrow list has the target in the name, and the reason below it.
ActionList::Texts ActionList::textsOf(int item, bool hasTargetColumn) const {
    const Inputs& inputs = m_document.inputs();
    const Action& action = inputs.plan.actions[static_cast<std::size_t>(item)];
    const QString target = targetText(inputs.board, inputs.plan, action), never = whyNever(item);
    if (hasTargetColumn)
        return {actionName(inputs.plan, item), never.isEmpty() ? target : never};
    QString name = action.targetStep()
                       ? tr("%1 → %2").arg(sourceText(inputs.board, inputs.plan, item),
                                           action.target ? target : tr("best target"))
                       : actionName(inputs.plan, item);
    return {name, never};
}

int ActionList::heightOf(int item) const {
    const Columns columns = columnsIn({0, 0, width(), 0});
    const Texts texts = textsOf(item, columns.target.width() > 0);
    QFont bold = font(); // bold as in the selected row, so that selecting changes no row's height
    bold.setBold(true);
    const int name = splitdamage::heightOf(QFontMetrics(bold), columns.name.width(), texts.name);
    const int target =
        splitdamage::heightOf(fontMetrics(), roomForTarget(columns, item).width(), texts.target);
    const int both = columns.target.width() > 0 ? std::max(name, target) : name + target;
    return std::max(rowHeight(), both + 2 * spacingUnit);
}

/// An action that is never played has no numbers: the reason takes their room.
QRect ActionList::roomForTarget(const Columns& columns, int item) const {
    if (columns.target.width() == 0)
        return columns.name;
    return whyNever(item).isEmpty() ? columns.target : columns.target.united(columns.played);
}

QRect ActionList::itemRect(int item) const {
    int top = rowHeight();
    for (int above = 0; above < item; ++above)
        top += heightOf(above);
    return {0, top, width(), heightOf(item)};
}

/// The row before which something is dropped.
int ActionList::gapAt(double y) const {
    int gap = 0;
    while (gap < itemCount() && itemRect(gap).center().y() < y)
        ++gap;
    return gap;
}

int ActionList::heightFor(int leastRows) const {
    const int rows = itemCount() > 0 ? itemRect(itemCount() - 1).bottom() + 1 : rowHeight();
    return std::max(rows, (leastRows + 1) * rowHeight());
}

QSize ActionList::sizeHint() const {
    return {520, heightFor(4)};
}

QSize ActionList::minimumSizeHint() const {
    return {220, heightFor(2)};
}

void ActionList::resizeEvent(QResizeEvent* event) {
    PaintedBoard::resizeEvent(event);
    updateGeometry(); // narrower texts have more lines
}

ActionList::Columns ActionList::columnsIn(const QRect& row) const {
    const QFontMetrics metrics = fontMetrics();
    QFont bold = font();
    bold.setBold(true);
    const int percent =
        QFontMetrics(bold).horizontalAdvance(QStringLiteral("≈0.001 %")) + spacingUnit;
    const int mana = metrics.horizontalAdvance(tr("mana")) + 2 * spacingUnit;
    // A narrower list shows less; the fields next to it have the target.
    const bool isNarrow = row.width() < besideLabel(420);
    const int played =
        isNarrow ? 0 : std::max(percent, metrics.horizontalAdvance(tr("played"))) + spacingUnit;
    const int bar = row.width() > besideLabel(560) ? 84 : 0;
    const int number = metrics.horizontalAdvance(QStringLiteral("10")) + 3 * spacingUnit;
    const int shown = 4 + (isNarrow ? 0 : 2) + (bar > 0 ? 1 : 0); // columns
    const int texts =
        row.width() - number - mana - played - percent - bar - (shown * 2 + 1) * spacingUnit;
    int x = row.left() + 2 * spacingUnit;
    const auto next = [&](int width) {
        const QRect column(x, row.top(), width, row.height());
        x += width > 0 ? width + 2 * spacingUnit : 0;
        return column;
    };
    Columns columns;
    columns.number = next(number);
    columns.name = next(isNarrow ? texts : texts / 2);
    columns.mana = next(mana);
    columns.target = next(isNarrow ? 0 : texts / 2);
    columns.bar = next(bar);
    columns.odds = next(percent);
    columns.played = next(played);
    return columns;
}

void ActionList::paintHeader(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    const Columns columns = columnsIn({0, 0, width(), rowHeight()});
    paintText(painter, columns.name, tr("action"), colors.muted);
    paintText(painter, columns.mana, tr("mana"), colors.muted, Qt::AlignRight);
    paintText(painter, columns.target, tr("target"), colors.muted);
    const QRect odds = columns.bar.width() > 0 ? columns.bar.united(columns.odds) : columns.odds;
    const bool isGoal = m_document.inputs().plan.objective == Objective::Goal;
    paintText(painter, odds,
              columns.bar.width() == 0 ? (isGoal ? tr("goal met") : tr("attack left"))
              : isGoal                 ? tr("goal so far")
                                       : tr("attack left"),
              colors.muted, Qt::AlignRight);
    paintText(painter, columns.played, tr("played"), colors.muted, Qt::AlignRight);
}

void ActionList::paintRow(QPainter& painter, int item) const {
    const Colors& colors = colorsFor(palette());
    const Inputs& inputs = m_document.inputs();
    const Action& action = inputs.plan.actions[static_cast<std::size_t>(item)];
    const QRect row = itemRect(item);
    const bool chosen = item == currentItem();
    if (chosen || item == hoveredItem()) {
        painter.setPen(chosen && hasFocus() ? QPen(colors.accent, 1) : QPen(Qt::NoPen));
        painter.setBrush(chosen ? colors.accentSoft : colors.window);
        painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), spacingUnit, spacingUnit);
    }
    const Columns columns = columnsIn(row);
    const QString never = whyNever(item);
    const QColor ink = never.isEmpty() ? colors.text : colors.muted;
    paintText(painter, columns.number, QString::number(item + 1), colors.muted, Qt::AlignRight);
    painter.save();
    QFont font = painter.font();
    font.setBold(chosen);
    font.setStrikeOut(!never.isEmpty());
    painter.setFont(font);
    const Texts texts = textsOf(item, columns.target.width() > 0);
    QRect nameRoom = columns.name, targetRoom = roomForTarget(columns, item);
    if (columns.target.width() == 0) {
        targetRoom.setBottom(row.bottom() - spacingUnit);
        targetRoom.setTop(targetRoom.bottom() + 1 -
                          splitdamage::heightOf(fontMetrics(), targetRoom.width(), texts.target));
        nameRoom.setBottom(texts.target.isEmpty() ? row.bottom() : targetRoom.top() - 1);
    }
    painter.setPen(ink);
    painter.drawText(nameRoom, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, texts.name);
    painter.restore();
    paintText(painter, columns.mana, QString::number(action.cost), ink, Qt::AlignRight);
    painter.setPen(never.isEmpty() && action.targetStep() && action.target ? colors.text
                                                                           : colors.muted);
    painter.drawText(targetRoom, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, texts.target);
    const OrderOdds::After* known = after(item);
    if (!known || !never.isEmpty())
        return;
    if (known->odds && inputs.plan.objective == Objective::Goal && columns.bar.width() > 0) {
        QRectF bar(columns.bar.left(), columns.bar.center().y() - 3, columns.bar.width(), 7);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(colors.surface, colors.muted, 0.15));
        painter.drawRect(bar);
        bar.setWidth(bar.width() * known->odds->value);
        painter.setBrush(colors.accent);
        painter.drawRect(bar);
    }
    painter.save();
    font.setStrikeOut(false);
    font.setBold(true);
    painter.setFont(font);
    paintText(painter, columns.odds, oddsText(item), colors.text, Qt::AlignRight);
    painter.restore();
    paintText(painter, columns.played,
              numberText(known->played.value, chanceUnit(*m_analysis.live()), Room::Narrow),
              colors.muted, Qt::AlignRight);
}

void ActionList::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = colorsFor(palette());
    if (itemCount() == 0) {
        painter.setPen(colors.muted);
        painter.drawText(
            rect().adjusted(cardPadding, cardPadding, -cardPadding, -cardPadding),
            Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
            tr("No actions yet. Add a card or hero power (key A), add attacks, and set a goal "
               "on the right."));
        return;
    }
    paintHeader(painter);
    for (int item = 0; item < itemCount(); ++item)
        paintRow(painter, item);
    if (drag() && !isOutside(drag()->position)) {
        const int gap = gapAt(drag()->position.y());
        const int y = gap < itemCount() ? itemRect(gap).top() : itemRect(gap - 1).bottom() + 1;
        painter.setPen(QPen(colors.accent, 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(2 * spacingUnit, y, width() - 2 * spacingUnit, y);
    }
}

int ActionList::itemFrom(int item, int key) const {
    const int last = itemCount() - 1;
    if (key == Qt::Key_Home || key == Qt::Key_End)
        return key == Qt::Key_Home ? 0 : last;
    const int step = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    return std::clamp(item + step, 0, std::max(0, last));
}

void ActionList::fillMenu(QMenu& menu, int item) {
    menu.addAction(m_add);
    if (item >= 0)
        menu.addActions(m_rowCommands);
}

void ActionList::mouseMoveEvent(QMouseEvent* event) {
    PaintedBoard::mouseMoveEvent(event);
    if (!drag())
        return;
    if (isOutside(event->position()))
        Q_EMIT aimed(drag()->item, event->globalPosition().toPoint());
    else
        Q_EMIT aimLeft();
}

void ActionList::keyPressEvent(QKeyEvent* event) {
    PaintedBoard::keyPressEvent(event);
    if (event->key() == Qt::Key_Escape)
        Q_EMIT aimLeft();
}

bool ActionList::isOutside(QPointF position) const {
    return !visibleRegion().boundingRect().contains(position.toPoint());
}

void ActionList::dropItem(const Drag& drag) {
    if (isOutside(drag.position))
        return Q_EMIT dropped(drag.item, mapToGlobal(drag.position).toPoint());
    const int gap = gapAt(drag.position.y());
    const int to = gap > drag.item ? gap - 1 : gap;
    if (to == drag.item)
        return;
    perform(moveInPlan(m_document.inputs(), drag.item, to));
    m_document.selectAction(to);
}

bool ActionList::perform(const Edit& edit) {
    const QString refusal = m_document.perform(edit);
    showMessage(refusal, currentItem());
    return refusal.isEmpty();
}

void ActionList::moveBy(int distance) {
    const int to = currentItem() + distance;
    if (to < 0 || to >= itemCount())
        return;
    perform(moveInPlan(m_document.inputs(), currentItem(), to));
    m_document.selectAction(to);
}

void ActionList::duplicate() {
    const int item = currentItem();
    const bool isTaken =
        perform(insertInPlan(m_document.inputs(), item + 1,
                             m_document.inputs().plan.actions[static_cast<std::size_t>(item)]));
    if (isTaken)
        m_document.selectAction(item + 1);
}

void ActionList::keepCard() {
    Action action = m_document.inputs().plan.actions[static_cast<std::size_t>(currentItem())];
    bool isGiven = false;
    const QString name =
        QInputDialog::getText(this, tr("Keep as a card of your own"),
                              tr("Its name; a card of your own with that name is replaced."),
                              QLineEdit::Normal, QString::fromStdString(action.name), &isGiven)
            .trimmed()
            .left(longestName);
    if (!isGiven || name.isEmpty())
        return;
    action.name = name.toStdString();
    const QString problem = OwnCards().keep(action);
    showMessage(problem, currentItem());
    if (problem.isEmpty())
        tellBriefly(this, tr("%1 is among your cards now; add… finds it.").arg(name));
}

void ActionList::removeCurrent() {
    perform(removeFromPlan(m_document.inputs(), currentItem()));
}

} // namespace yomi::ui::splitdamage
