// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/target_chooser.h"

#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"

#include <QKeyEvent>

#include <algorithm>

namespace yomi::ui::splitdamage {

Arrow arrowOf(const Action& action, const Place& target) {
    const auto attacker = action.steps.front().attacker;
    return {attacker ? attacker : action.source, target};
}

TargetChooser::TargetChooser(SplitDamageDocument& document, BoardWidget& board)
    : QObject(&board)
    , m_document(document)
    , m_board(board) {
    board.installEventFilter(this);
    connect(&board, &BoardWidget::characterPointed, this, [this](std::optional<Place> place) {
        if (isChoosing() && place)
            point(place);
    });
    connect(&document, &Document::changed, this, &TargetChooser::leave);
}

const Action& TargetChooser::action() const {
    return m_document.inputs().plan.actions[static_cast<std::size_t>(*m_action)];
}

bool TargetChooser::start(int action) {
    const Inputs& inputs = m_document.inputs();
    const Action& wanted = inputs.plan.actions[static_cast<std::size_t>(action)];
    const QString name = actionName(inputs.plan, action);
    if (!wanted.targetStep()) {
        m_board.refuse(tr("%1 has no target to choose.").arg(name));
        return false;
    }
    std::vector<Dimmed> dimmed;
    m_possible.clear();
    for (const Place& place : places(inputs.board))
        if (const QString why = whyNotTarget(inputs.board, wanted, place); why.isEmpty())
            m_possible.push_back(place);
        else
            dimmed.push_back({place, why});
    if (m_possible.empty()) {
        m_board.refuse(tr("%1 has no target on this board.").arg(name));
        return false;
    }
    m_action = action;
    m_board.setDimmed(std::move(dimmed));
    m_board.setCursor(Qt::CrossCursor);
    return true;
}

void TargetChooser::begin(int action) {
    if (!start(action))
        return;
    m_board.setFocus();
    const auto present = std::ranges::find_if(m_possible, [&](const Place& place) {
        const std::optional<Place>& target = this->action().target;
        return target && !target->body && target->side == place.side &&
               target->minion == place.minion;
    });
    const Place first = present == m_possible.end() ? m_possible.front() : *present;
    m_document.select(first);
    point(first);
    m_board.showMessage(
        tr("Choose a target for %1: arrow keys and Enter, or a click; Escape leaves it.")
            .arg(actionName(m_document.inputs().plan, action)),
        m_board.currentItem(), Tone::Info);
}

std::optional<Place> TargetChooser::placeAt(QPoint position) const {
    for (const Place& place : places(m_document.inputs().board))
        if (m_board.token(place).cell.contains(position))
            return place;
    return std::nullopt;
}

void TargetChooser::aim(int action, QPoint position) {
    const QPoint here = m_board.mapFromGlobal(position);
    if (!m_board.rect().contains(here))
        return leave();
    if (m_action == action || start(action))
        point(placeAt(here));
}

void TargetChooser::drop(int action, QPoint position) {
    aim(action, position);
    if (!isChoosing())
        return;
    choose(placeAt(m_board.mapFromGlobal(position)));
    if (isChoosing())
        m_board.setFocus(); // a click or key continues
}

bool TargetChooser::isPossible(std::optional<Place> place) const {
    return place && std::ranges::find(m_possible, *place) != m_possible.end();
}

void TargetChooser::point(std::optional<Place> place) {
    m_place = isPossible(place) ? place : std::nullopt;
    m_board.setLit(m_place);
    m_board.setArrow(m_place ? std::optional(arrowOf(action(), *m_place)) : std::nullopt);
}

void TargetChooser::choose(std::optional<Place> place) {
    if (!isPossible(place))
        return m_board.refuse(place ? whyNotTarget(m_document.inputs().board, action(), *place)
                                    : tr("No character is here."));
    const int chosen = *m_action;
    leave();
    m_board.perform(setTarget(m_document.inputs(), chosen, place));
}

void TargetChooser::leave() {
    if (!isChoosing())
        return;
    m_action.reset();
    m_place.reset();
    m_board.refuse({});
    m_board.setLit({});
    m_board.setDimmed({});
    m_board.unsetCursor();
    Q_EMIT left();
}

void TargetChooser::pressKey(int key) {
    const auto last = std::ssize(m_possible) - 1;
    const auto here = m_place ? std::ranges::find(m_possible, *m_place) - m_possible.begin() : 0;
    const auto to = key == Qt::Key_Home  ? 0
                    : key == Qt::Key_End ? last
                    : key == Qt::Key_Left || key == Qt::Key_Up
                        ? std::max(here - 1, std::ptrdiff_t{0})
                        : std::min(here + 1, last);
    if (key == Qt::Key_Escape)
        return leave();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        return choose(m_place);
    const Place place = m_possible[static_cast<std::size_t>(to)];
    m_document.select(place); // as by the keyboard: screen readers announce it
    point(place);
}

bool TargetChooser::eventFilter(QObject*, QEvent* event) {
    if (!isChoosing())
        return false;
    constexpr int keys[] = {Qt::Key_Left,  Qt::Key_Up,    Qt::Key_Right,  Qt::Key_Down,
                            Qt::Key_Home,  Qt::Key_End,   Qt::Key_Return, Qt::Key_Enter,
                            Qt::Key_Space, Qt::Key_Escape};
    const auto isOurs = [&] {
        return std::ranges::find(keys, static_cast<QKeyEvent*>(event)->key()) != std::end(keys);
    };
    switch (event->type()) {
    case QEvent::ShortcutOverride: // otherwise Enter renames
        event->setAccepted(isOurs());
        return event->isAccepted();
    case QEvent::KeyPress:
        if (!isOurs())
            return false;
        pressKey(static_cast<QKeyEvent*>(event)->key());
        return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        choose(m_board.pointedPlace());
        return true;
    case QEvent::MouseButtonRelease:
    case QEvent::ContextMenu:
        return true;
    case QEvent::FocusOut:
        leave();
        return false;
    default:
        return false;
    }
}

} // namespace yomi::ui::splitdamage
