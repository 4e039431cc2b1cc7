// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/board_widget.h"

#include "ui/common/escaped.h"
#include "ui/common/numbers.h"
#include "ui/splitdamage/board_actions.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/portrait.h"
#include "ui/splitdamage/token_painter.h"
#include "ui/splitdamage/words.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QVariantAnimation>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

/// The name below a token; the row shows the side of a minion without a name.
QString tokenName(const Board& board, Place place) {
    const bool named = !characterAt(board, place)->name.empty();
    return named || !place.minion ? characterName(board, place)
                                  : BoardWidget::tr("Minion %1").arg(*place.minion + 1);
}

Place placeOf(int item) {
    const int column = item % BoardLayout::columns;
    return {item < BoardLayout::columns ? SideName::Enemy : SideName::Friendly,
            column > 0 ? std::optional(column - 1) : std::nullopt};
}

int itemOf(Place place) {
    return (place.side == SideName::Enemy ? 0 : BoardLayout::columns) +
           (place.minion ? *place.minion + 1 : 0);
}

/// The items in keyboard order: each side's hero, minions, free slot.
std::vector<int> reachableItems(const Board& board) {
    std::vector<int> items;
    for (const SideName name : {SideName::Enemy, SideName::Friendly}) {
        items.push_back(itemOf({name, {}}));
        const int reachable = std::min(minionCount(board, name) + 1, mostMinions);
        for (int minion = 0; minion < reachable; ++minion)
            items.push_back(itemOf({name, minion}));
    }
    return items;
}

/// The minion that an action puts on the board; null if the plan has changed since.
const Summon* bodyOf(const TurnPlan& plan, const Place& place) {
    const auto action = static_cast<std::size_t>(*place.body);
    const bool isThere = action < plan.actions.size() && plan.actions[action].body;
    return isThere ? &*plan.actions[action].body : nullptr;
}

} // namespace

BoardWidget::BoardWidget(SplitDamageDocument& document, QWidget* parent)
    : PaintedBoard(tr("Board"), parent)
    , m_document(document)
    , m_actions(new BoardActions(document, *this))
    , m_typing(new TokenTyping(document, this))
    , m_series(new EditSeries(this))
    , m_flight(new QVariantAnimation(this)) {
    setAccessibleDescription(
        tr("Two rows of tokens. The arrow keys left and right move, a number sets the health, the "
           "menu key shows everything else."));
    m_flight->setStartValue(0.0);
    m_flight->setEndValue(1.0);
    m_flight->setEasingCurve(QEasingCurve::InQuad);
    connect(m_flight, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(m_typing, &TokenTyping::refused, this, &BoardWidget::refuse);
    connect(m_typing, &TokenTyping::left, this, &BoardWidget::leaveEntry);
    connect(this, &PaintedBoard::pointed, this, &BoardWidget::tellPointed);
    const auto refresh = [this] {
        m_struck = struckPlaces(m_document.inputs(), m_document.view().page);
        m_actions->update();
        refreshItems();
    };
    const auto select = [this, refresh] {
        m_series->end();
        refresh(); // the page may have changed
        PaintedBoard::setCurrentItem(itemOf(m_document.view().selected));
    };
    connect(&document, &Document::changed, this, refresh);
    connect(&document, &Document::viewChanged, this, select);
    select();
    refresh();
}

void BoardWidget::setCurrentItem(int item) {
    m_document.select(placeOf(item));
}

QString BoardWidget::itemName(int item) const {
    const ShownLife* body = bodyAt(placeOf(item));
    return body ? bodyName(body->place) : characterName(m_document.inputs().board, placeOf(item));
}

QString BoardWidget::itemValue(int item) const {
    const Place place = placeOf(item);
    if (const ShownLife* shown = bodyAt(place) ? bodyAt(place) : m_step.at(place))
        return shown->life == 0 ? tr("dead in the step shown")
                                : tr("%n health left in the step shown", nullptr, shown->life);
    return characterValue(m_document.inputs(), m_document.view().page, place, odds(place));
}

QString BoardWidget::itemDescription(int item) const {
    const Place place = placeOf(item);
    QString text = placeToolTip(m_document.inputs(), m_document.view().page, place, odds(place));
    if (const ShownLife* body = bodyAt(place))
        return itemName(item) + u'\n' +
               tr("Remaining health in the step shown: %1.").arg(body->life);
    if (const ShownLife* shown = m_step.at(place))
        text.prepend(tr("Remaining health in the step shown: %1.").arg(shown->life) + u'\n');
    return dimmed(place) ? dimmed(place)->why + u'\n' + text : text;
}

QRect BoardWidget::itemRect(int item) const {
    return token(placeOf(item)).cell.toRect();
}

QSize BoardWidget::minimumSizeHint() const {
    constexpr double rings = 2.7; // line heights
    return {BoardLayout::columns * 60,
            static_cast<int>(BoardLayout::heightFor(rings, fontMetrics().height()))};
}

QSize BoardWidget::sizeHint() const {
    constexpr double rings = 4.4;
    return {BoardLayout::columns * 108,
            static_cast<int>(BoardLayout::heightFor(rings, fontMetrics().height()))};
}

BoardLayout BoardWidget::layoutNow() const {
    return {size(), QFontMetricsF(font()).height()};
}

TokenGeometry BoardWidget::token(Place place) const {
    return layoutNow().token(place);
}

std::optional<BoardHit> BoardWidget::hitAt(QPointF position) const {
    std::optional<BoardHit> hit = layoutNow().hit(position);
    if (hit && hit->place.minion &&
        *hit->place.minion > minionCount(m_document.inputs().board, hit->place.side))
        return std::nullopt; // minions have no gaps between them: only the next slot can be filled
    return hit;
}

void BoardWidget::setOdds(std::vector<PlaceOdds> odds) {
    m_odds = std::move(odds);
    update();
}

std::optional<Chance> BoardWidget::odds(Place place) const {
    const auto found = std::ranges::find(m_odds, place, &PlaceOdds::place);
    return found == m_odds.end() ? std::nullopt : std::optional(found->dead);
}

void BoardWidget::setLit(std::optional<Place> place) {
    if (m_lit == place)
        return;
    m_lit = place;
    update();
}

void BoardWidget::perform(const Edit& edit, const QByteArray& field) {
    refuse(m_document.perform(edit, field.isEmpty() ? QByteArray() : m_series->key(field)));
}

QRect BoardWidget::entryRect(Place place, TokenEntry::Field field) const {
    const TokenGeometry geometry = token(place);
    const QRectF rect = field == TokenEntry::Field::Health   ? geometry.health
                        : field == TokenEntry::Field::Armor  ? geometry.armor
                        : field == TokenEntry::Field::Attack ? geometry.attack
                                                             : geometry.name;
    return rect.toRect();
}

void BoardWidget::openEntry(TokenEntry::Field field) {
    const Place place = m_document.view().selected;
    m_typing->open(place, field, entryRect(place, field));
}

bool BoardWidget::isFree(Place place) const {
    return !characterAt(m_document.inputs().board, place);
}

std::optional<Place> BoardWidget::pointedPlace() const {
    const bool known = hoveredItem() >= 0 && !isFree(placeOf(hoveredItem()));
    return known ? std::optional(placeOf(hoveredItem())) : std::nullopt;
}

void BoardWidget::tellPointed() {
    Q_EMIT characterPointed(pointedPlace());
}

TokenLook BoardWidget::look(Place place) const {
    const Setup& setup = m_document.inputs();
    const Character& character = *characterAt(setup.board, place);
    TokenLook look;
    look.name = tokenName(setup.board, place);
    if (!place.minion && character.name.empty()) // its row shows the side
        look.name = shortOf({look.name, tr("Hero")}, token(place).name.width());
    look.health = character.health;
    look.armor = character.armor;
    look.attack = character.attack;
    look.taunt = character.taunt;
    look.immune = character.immune;
    look.deathrattle = character.summons || character.deathrattle;
    look.hero = !place.minion;
    look.divineShield = character.divineShield;
    look.struck = std::ranges::find(m_struck, place) != m_struck.end() && !dimmed(place);
    look.goal = character.goal;
    const std::optional<Chance> dead = odds(place);
    if (dead)
        look.odds = dead->value;
    look.series = characterColor(character.id.value_or(0));
    look.portrait = character.name.empty() ? static_cast<std::size_t>(character.id.value_or(0))
                                           : portraitOf(escaped(character.name));
    look.lit = (!drag() && itemOf(place) == hoveredItem()) || place == m_lit;
    look.selected = place == m_document.view().selected;
    look.focused = look.selected && hasFocus();
    look.goalMark = look.struck && look.goal != Goal::Free ? goalName(look.goal) : QString();
    look.mark = !character.inPool ? tr("not in pool")
                : dimmed(place)   ? QString()
                : !look.struck    ? tr("not struck")
                : dead            ? oddsMark(*dead, look.goal, token(place).mark.width())
                : m_document.view().page == Page::Plan && canBeChosen(m_document.inputs(), place)
                    ? shortOf({tr("valid target"), tr("a target")}, token(place).mark.width())
                    : QString();
    showLife(look, place, character);
    return look;
}

void BoardWidget::showLife(TokenLook& look, Place place, const Character& character) const {
    if (m_step.lives().empty())
        return;
    look.odds.reset();
    look.mark.clear();
    const ShownLife* shown = m_step.at(place);
    if (!shown)
        return;
    const bool hasLeft = shown->life == 0 && !shown->isStruck; // and its summon takes its place
    if (shown->place.summoned || (hasLeft && character.summons)) {
        look.name = QString::fromStdString(character.summons->name);
        look.health = character.summons->health;
        look.armor = 0;
        look.attack = character.summons->attack;
        look.immune = character.summons->immune;
        look.deathrattle = character.summons->deathrattle.has_value();
        look.divineShield = character.summons->divineShield;
        if (!shown->place.summoned)
            return;
    }
    look.divineShield = false;
    look.armor = shown->place.summoned ? 0 : std::max(0, shown->life - character.health);
    look.health = shown->life - look.armor;
    look.down = shown->life == 0;
    look.lit = look.lit || shown->isStruck;
    look.mark = look.down ? tr("dead") : shown->isStruck ? tr("struck") : QString();
}

/// The odds below a token, shortened if they do not fit: the pill above has their meaning, and the
/// tooltip the exact number.
QString BoardWidget::oddsMark(const Chance& odds, Goal goal, double room) const {
    const double shown = goal == Goal::MustLive ? 1 - odds.value : odds.value;
    QStringList marks = {numberText(shown, odds.unit), numberText(shown, odds.unit, Room::Narrow)};
    const QString tiny = numberText(shown, odds.unit, Room::Tiny);
    if (goal == Goal::MustLive) // the number has the opposite meaning
        marks = {tr("lives %1").arg(marks.first()), tr("lives %1 %").arg(tiny)};
    return shortOf(std::move(marks), room);
}

QString BoardWidget::shortOf(QStringList texts, double room) const {
    while (texts.size() > 1 && fontMetrics().horizontalAdvance(texts.first()) > room)
        texts.removeFirst();
    return texts.first();
}

void BoardWidget::paintPlace(QPainter& painter, Place place) const {
    const Board& board = m_document.inputs().board;
    const Colors& colors = colorsFor(palette());
    const TokenGeometry geometry = token(place);
    if (!isFree(place)) {
        TokenLook shown = look(place);
        shown.away = drag() && drag()->item == itemOf(place);
        paintToken(painter, geometry, shown, colors);
        return;
    }
    const bool next = !place.minion || *place.minion == minionCount(board, place.side);
    const bool focused = place == m_document.view().selected && hasFocus();
    paintFreeSlot(painter, geometry,
                  {.name = place.minion ? QString()
                                        : shortOf({characterName(board, place), tr("Hero")},
                                                  geometry.name.width()),
                   .hero = !place.minion,
                   .next = next,
                   .lit = next && !drag() && itemOf(place) == hoveredItem(),
                   .focused = focused},
                  colors);
}

void BoardWidget::paintDrag(QPainter& painter) const {
    if (!drag())
        return;
    const Colors& colors = colorsFor(palette());
    if (const auto gap = layoutNow().gap(drag()->position)) {
        const int last = minionCount(m_document.inputs().board, gap->side);
        const QRectF cell = token({gap->side, std::min(*gap->minion, last)}).cell;
        painter.setPen(QPen(colors.accent, 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cell.topLeft() + QPointF(0, 6), cell.bottomLeft() - QPointF(0, 6));
    }
    const Place from = placeOf(drag()->item);
    const TokenGeometry geometry = token(from);
    TokenLook shown = look(from);
    shown.lit = shown.focused = false;
    painter.save();
    painter.setOpacity(0.9);
    painter.translate(drag()->position - drag()->grip - geometry.cell.topLeft());
    paintToken(painter, geometry, shown, colors);
    painter.restore();
}

void BoardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colorsFor(palette()).line, 1));
    const double y = layoutNow().dividerY();
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
    for (const SideName name : {SideName::Enemy, SideName::Friendly}) {
        paintPlace(painter, {name, {}});
        for (int minion = 0; minion < mostMinions; ++minion)
            paintPlace(painter, {name, minion});
    }
    for (const ShownLife& shown : m_step.lives())
        if (shown.place.body)
            paintBody(painter, shown);
    paintArrow(painter);
    paintFlight(painter);
    paintDrag(painter);
}

Place BoardWidget::seatOf(const Place& place) const {
    return m_step.seatOf(m_document.inputs().board, place);
}

const ShownLife* BoardWidget::bodyAt(const Place& seat) const {
    return m_step.bodyAt(m_document.inputs().board, seat);
}

QString BoardWidget::bodyName(const Place& body) const {
    const Inputs& inputs = m_document.inputs();
    const Summon* minion = bodyOf(inputs.plan, body);
    if (!minion)
        return {};
    return minion->name.empty() ? placeName(inputs.board, inputs.plan, body)
                                : escaped(minion->name);
}

void BoardWidget::paintBody(QPainter& painter, const ShownLife& body) const {
    const Summon* typed = bodyOf(m_document.inputs().plan, body.place);
    if (!typed)
        return;
    TokenLook look;
    look.name = bodyName(body.place);
    look.health = body.life;
    look.attack = typed->attack;
    look.taunt = typed->taunt;
    look.immune = typed->immune;
    look.deathrattle = typed->deathrattle.has_value();
    look.portrait = portraitOf(look.name);
    look.series = characterColor(mostTargets + *body.place.body);
    look.down = body.life == 0;
    look.lit = body.isStruck;
    look.mark = look.down ? tr("dead") : body.isStruck ? tr("struck") : QString();
    paintToken(painter, token(seatOf(body.place)), look, colorsFor(palette()));
}

void BoardWidget::setShownLives(std::vector<ShownLife> lives) {
    m_step = ShownStep(std::move(lives));
    update();
}

void BoardWidget::setArrow(std::optional<Arrow> arrow) {
    m_arrow = arrow;
    update();
}

void BoardWidget::fly(const Arrow& arrow) {
    m_flown = arrow;
    m_flight->stop();
    m_flight->setDuration(style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this));
    if (m_flight->duration() > 0)
        m_flight->start();
}

void BoardWidget::paintFlight(QPainter& painter) const {
    if (m_flight->state() != QAbstractAnimation::Running)
        return;
    const QRectF ring = token(seatOf(m_flown.to)).ring;
    const QLineF way(m_flown.from ? token(seatOf(*m_flown.from)).ring.center()
                                  : QPointF(ring.center().x(), height()),
                     ring.center());
    constexpr double size = 0.16; // of a token
    const Colors& colors = colorsFor(palette());
    painter.setPen(QPen(colors.surface, 2));
    painter.setBrush(colors.accent);
    painter.drawEllipse(way.pointAt(m_flight->currentValue().toDouble()), size * ring.width(),
                        size * ring.width());
}

void BoardWidget::setDimmed(std::vector<Dimmed> dimmed) {
    m_dimmed = std::move(dimmed);
    update();
}

const Dimmed* BoardWidget::dimmed(Place place) const {
    const auto found = std::ranges::find(m_dimmed, place, &Dimmed::place);
    return found == m_dimmed.end() ? nullptr : &*found;
}

void BoardWidget::paintArrow(QPainter& painter) const {
    if (!m_arrow || drag())
        return;
    const TokenGeometry to = token(m_arrow->to);
    QPolygonF way;
    if (m_arrow->from) {
        const TokenGeometry from = token(*m_arrow->from);
        const QLineF line(from.ring.center(), to.ring.center());
        if (line.length() < to.ring.width())
            return; // it strikes itself
        const QPointF reach = (line.p2() - line.p1()) / line.length() * to.ring.width() / 2;
        way = {line.p1() + reach, line.p2() - reach};
    } else { // from the list, next to the name
        const QPointF side(to.ring.right(), to.ring.center().y());
        const double x = (to.cell.right() + to.ring.right()) / 2;
        way = {QPointF(x, height()), QPointF(x, side.y()), side};
    }
    const QLineF last(way[way.size() - 2], way.last());
    const double size = 0.14 * to.ring.width();
    const QPointF back = (last.p1() - last.p2()) / last.length() * size;
    const QPointF across(-back.y(), back.x());
    const QColor& color = colorsFor(palette()).accent;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    way.last() += back;
    painter.drawPolyline(way);
    const QPointF tip = last.p2();
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{tip, tip + 1.8 * back + across, tip + 1.8 * back - across});
}

int BoardWidget::itemAt(QPointF position) const {
    const auto hit = hitAt(position);
    return hit ? itemOf(hit->place) : -1;
}

int BoardWidget::itemFrom(int item, int key) const {
    if (key == Qt::Key_Home || key == Qt::Key_End)
        return itemOf({placeOf(item).side,
                       key == Qt::Key_Home ? std::nullopt : std::optional(mostMinions - 1)});
    const std::vector<int> items = reachableItems(m_document.inputs().board);
    const auto here = std::ranges::find(items, item) - items.begin();
    return items[static_cast<std::size_t>(std::clamp(here + (key == Qt::Key_Left ? -1 : 1),
                                                     std::ptrdiff_t{0}, std::ssize(items) - 1))];
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
    else if (part == TokenPart::Attack && character->attack > 0)
        perform(setAttack(m_document.inputs(), place, character->attack + difference), "attack");
    else
        perform(setHealth(m_document.inputs(), place, character->health + difference), "health");
}

void BoardWidget::moveTo(Place from, Place gap) {
    const Place landing = landingPlace(m_document.inputs().board, from, gap);
    const Edit edit = moveMinion(m_document.inputs(), from, gap);
    perform(edit);
    if (edit.refusal.isEmpty())
        m_document.select(landing);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const Place place = m_document.view().selected;
    const QString text = event->text();
    switch (event->key()) {
    case Qt::Key_Up:
        return changeBy(place, TokenPart::Health, 1);
    case Qt::Key_Down:
        return changeBy(place, TokenPart::Health, -1);
    case Qt::Key_PageUp:
        return changeBy(place, TokenPart::Health, 10);
    case Qt::Key_PageDown:
        return changeBy(place, TokenPart::Health, -10);
    case Qt::Key_Plus:
        return addAt({place.side, minionCount(m_document.inputs().board, place.side)});
    default:
        if (text.size() == 1 && text[0].isDigit() &&
            !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
            return m_typing->openTyped(place, text, entryRect(place, TokenEntry::Field::Health));
    }
    PaintedBoard::keyPressEvent(event);
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
        setCurrentItem(itemFrom(currentItem(), Qt::Key_Right));
    else if (exit == TokenEntry::Exit::Previous)
        setCurrentItem(itemFrom(currentItem(), Qt::Key_Left));
}

void BoardWidget::activate(int item, Qt::KeyboardModifiers) {
    if (isFree(placeOf(item)))
        addAt(placeOf(item));
}

bool BoardWidget::canDrag(int item) const {
    return placeOf(item).minion && !isFree(placeOf(item));
}

void BoardWidget::dropItem(const Drag& drag) {
    if (const auto gap = layoutNow().gap(drag.position))
        moveTo(placeOf(drag.item), *gap);
    tellPointed(); // another token is under the mouse now
}

void BoardWidget::fillMenu(QMenu& menu, int) {
    m_actions->fill(menu);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    const auto hit = layoutNow().hit(event->position());
    const int count = hit ? minionCount(m_document.inputs().board, hit->place.side) : 0;
    if (hit && hit->place.minion > count)
        return m_document.select({hit->place.side, count}); // typing adds one and changes no other
    if (hit && hit->part == TokenPart::Ground && isFree(hit->place))
        return m_document.select(hit->place); // a click beside a free slot adds nothing
    PaintedBoard::mousePressEvent(event);
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto hit = hitAt(event->position());
    if (!hit || event->button() != Qt::LeftButton || isFree(hit->place))
        return mousePressEvent(event);
    m_document.select(hit->place);
    const bool armor = hit->part == TokenPart::Armor &&
                       characterAt(m_document.inputs().board, hit->place)->armor > 0;
    const bool attack = hit->part == TokenPart::Attack &&
                        characterAt(m_document.inputs().board, hit->place)->attack > 0;
    openEntry(armor                          ? TokenEntry::Field::Armor
              : attack                       ? TokenEntry::Field::Attack
              : hit->part == TokenPart::Name ? TokenEntry::Field::Name
                                             : TokenEntry::Field::Health);
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
    const auto hit = hitAt(event->position());
    if (!hit || isFree(hit->place))
        return event->ignore();
    constexpr int notch = 120; // eighths of a degree; touchpads send less at a time
    m_wheel += event->angleDelta().y();
    const int notches = m_wheel / notch;
    m_wheel -= notches * notch;
    if (notches != 0)
        changeBy(hit->place, hit->part, notches);
}

void BoardWidget::resizeEvent(QResizeEvent*) {
    if (m_typing->isOpen()) // what is typed changes the odds beside the board, and so its room
        m_typing->moveTo(entryRect(m_typing->place(), m_typing->field()));
}

} // namespace yomi::ui::splitdamage
