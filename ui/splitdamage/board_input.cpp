// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Mouse, wheel and keyboard of the board. Keys that have an entry in the context menu belong to
// BoardActions.
#include "ui/splitdamage/board_widget.h"

#include "ui/common/bubble.h"
#include "ui/splitdamage/board_actions.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

/// The places of the board in the order of the keyboard: each side's hero, minions, free slot.
std::vector<Place> placesOf(const Board& board) {
    std::vector<Place> places;
    for (const SideName name : {SideName::Enemy, SideName::Friendly}) {
        places.push_back({name, {}});
        const int reachable = std::min(minionCount(board, name) + 1, mostMinions);
        for (int minion = 0; minion < reachable; ++minion)
            places.push_back({name, minion});
    }
    return places;
}

} // namespace

void BoardWidget::step(int distance) {
    const std::vector<Place> places = placesOf(m_document.inputs().board);
    const auto here = std::ranges::find(places, m_document.view().selected) - places.begin();
    m_document.select(places[static_cast<std::size_t>(
        std::clamp(here + distance, std::ptrdiff_t{0}, std::ssize(places) - 1))]);
}

void BoardWidget::addAt(Place place) {
    constexpr int heroHealth = 30;
    constexpr int firstHealth = 4;
    const Inputs& inputs = m_document.inputs();
    m_document.select(place);
    if (!place.minion)
        return perform(addHero(inputs, place.side, heroHealth));
    const auto& minions = side(inputs.board, place.side).minions;
    perform(addMinion(inputs, place.side, minions.empty() ? firstHealth : minions.back().health));
}

void BoardWidget::changeBy(Place place, TokenPart part, int difference) {
    const Character* character = characterAt(m_document.inputs().board, place);
    if (!character)
        return;
    m_document.select(place);
    if (part == TokenPart::Armor && character->armor > 0)
        perform(setArmor(m_document.inputs(), place, character->armor + difference), "armor");
    else
        perform(setHealth(m_document.inputs(), place, character->health + difference), "health");
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const Place place = m_document.view().selected;
    const Inputs& inputs = m_document.inputs();
    const bool occupied = characterAt(inputs.board, place) != nullptr;
    const QString text = event->text();
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!m_drag && m_message->isHidden())
            break;
        endDrag();
        return showMessage({});
    case Qt::Key_Left:
        return step(-1);
    case Qt::Key_Right:
        return step(1);
    case Qt::Key_Home:
        return m_document.select({place.side, {}});
    case Qt::Key_End:
        return m_document.select({place.side, mostMinions});
    case Qt::Key_Up:
        return changeBy(place, TokenPart::Health, 1);
    case Qt::Key_Down:
        return changeBy(place, TokenPart::Health, -1);
    case Qt::Key_PageUp:
        return changeBy(place, TokenPart::Health, 10);
    case Qt::Key_PageDown:
        return changeBy(place, TokenPart::Health, -10);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!occupied)
            return addAt(place);
        break;
    case Qt::Key_Plus:
        return addAt({place.side, minionCount(inputs.board, place.side)});
    default:
        if (text.size() == 1 && text[0].isDigit() &&
            !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
            return m_typing->openTyped(place, text, token(place).health.toRect());
    }
    QWidget::keyPressEvent(event);
}

bool BoardWidget::focusNextPrevChild(bool next) {
    // Tab goes from the enemy row to the friendly one before it leaves the board.
    const Place place = m_document.view().selected;
    const SideName other = next ? SideName::Friendly : SideName::Enemy;
    if (hasFocus() && place.side != other) {
        m_document.select({other, place.minion});
        return true;
    }
    return QWidget::focusNextPrevChild(next);
}

void BoardWidget::leaveEntry(TokenEntry::Exit exit) {
    if (exit == TokenEntry::Exit::Next)
        step(1);
    else if (exit == TokenEntry::Exit::Previous)
        step(-1);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    const auto hit = hitAt(event->position());
    if (!hit)
        return;
    m_document.select(hit->place);
    if (event->button() != Qt::LeftButton)
        return;
    if (!characterAt(m_document.inputs().board, hit->place)) {
        if (hit->part == TokenPart::Token) // a click beside it selects it
            addAt(hit->place);
    } else if (hit->place.minion)
        m_drag = Drag{hit->place, event->position() - token(hit->place).cell.topLeft(),
                      event->position()};
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    if (!m_drag)
        return pointAt(event->position());
    const QPointF start = token(m_drag->from).cell.topLeft() + m_drag->grip;
    m_drag->position = event->position();
    m_drag->moving |=
        (event->position() - start).manhattanLength() >= QApplication::startDragDistance();
    if (m_drag->moving)
        setCursor(Qt::ClosedHandCursor);
    update();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_drag || event->button() != Qt::LeftButton)
        return;
    const Drag drag = *m_drag;
    endDrag();
    const auto gap = layoutNow().gap(drag.position);
    if (drag.moving && gap)
        moveTo(drag.from, *gap);
    pointAt(event->position());
}

void BoardWidget::endDrag() {
    m_drag.reset();
    unsetCursor();
    update();
}

void BoardWidget::moveTo(Place from, Place gap) {
    const Place landing = landingPlace(m_document.inputs().board, from, gap);
    const Edit edit = moveMinion(m_document.inputs(), from, gap);
    perform(edit);
    if (edit.refusal.isEmpty())
        m_document.select(landing);
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto hit = hitAt(event->position());
    if (!hit || event->button() != Qt::LeftButton ||
        !characterAt(m_document.inputs().board, hit->place))
        return mousePressEvent(event);
    endDrag();
    m_document.select(hit->place);
    const bool armor = hit->part == TokenPart::Armor &&
                       characterAt(m_document.inputs().board, hit->place)->armor > 0;
    openEntry(armor                          ? TokenEntry::Field::Armor
              : hit->part == TokenPart::Name ? TokenEntry::Field::Name
                                             : TokenEntry::Field::Health);
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
    const auto hit = hitAt(event->position());
    if (!hit || !characterAt(m_document.inputs().board, hit->place))
        return event->ignore();
    constexpr int notch = 120; // eighths of a degree; touchpads send less at a time
    m_wheel += event->angleDelta().y();
    const int notches = m_wheel / notch;
    m_wheel -= notches * notch;
    if (notches != 0)
        changeBy(hit->place, hit->part, notches);
}

void BoardWidget::leaveEvent(QEvent*) {
    point({});
}

void BoardWidget::contextMenuEvent(QContextMenuEvent* event) {
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const Place place = m_document.view().selected;
    QMenu menu(this);
    m_actions->fill(menu);
    menu.exec(keyboard ? mapToGlobal(token(place).portrait.center().toPoint())
                       : event->globalPos());
}

} // namespace yomi::ui::splitdamage
