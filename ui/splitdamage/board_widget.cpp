// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/board_widget.h"

#include "ui/common/bubble.h"
#include "ui/common/numbers.h"
#include "ui/splitdamage/board_actions.h"
#include "ui/splitdamage/portrait.h"
#include "ui/splitdamage/token_painter.h"
#include "ui/splitdamage/words.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

/// The name below a token; the row tells the side of a minion without a name.
QString tokenName(const Board& board, Place place) {
    const bool named = !characterAt(board, place)->name.empty();
    return named || !place.minion ? characterName(board, place)
                                  : BoardWidget::tr("Minion %1").arg(*place.minion + 1);
}

/// The place with this number for assistive technology.
Place placeOf(int item) {
    const int column = item % BoardLayout::columns;
    return {item < BoardLayout::columns ? SideName::Enemy : SideName::Friendly,
            column > 0 ? std::optional(column - 1) : std::nullopt};
}

} // namespace

BoardWidget::BoardWidget(SplitDamageDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_actions(new BoardActions(document, *this))
    , m_typing(new TokenTyping(document, this))
    , m_series(new EditSeries(this))
    , m_message(new Bubble(this)) {
    ItemsAccessible::install(); // before anything asks for this board's interface
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Board"));
    setAccessibleDescription(
        tr("Two rows of tokens. The arrow keys left and right move, a number sets the health, the "
           "menu key shows everything else."));
    m_message->setObjectName(QStringLiteral("boardMessage"));
    connect(m_typing, &TokenTyping::refused, this, &BoardWidget::showMessage);
    connect(m_typing, &TokenTyping::left, this, &BoardWidget::leaveEntry);
    connect(&document, &Document::changed, this, [this] {
        endDrag(); // whoever was taken along may be gone
        refresh();
        announceItem(*this, *this);
    });
    connect(&document, &Document::viewChanged, this, [this] {
        m_series->end();
        refresh();
        announceItem(*this, *this);
    });
    refresh();
}

void BoardWidget::refresh() {
    m_targets = targets(m_document.inputs());
    showMessage({});
    m_actions->update();
    update();
}

int BoardWidget::currentItem() const {
    const Place place = m_document.view().selected;
    return (place.side == SideName::Enemy ? 0 : BoardLayout::columns) +
           (place.minion ? *place.minion + 1 : 0);
}

QString BoardWidget::itemName(int item) const {
    return characterName(m_document.inputs().board, placeOf(item));
}

QString BoardWidget::itemValue(int item) const {
    const Place place = placeOf(item);
    return characterValue(m_document.inputs(), place, odds(place));
}

QString BoardWidget::itemDescription(int item) const {
    const Place place = placeOf(item);
    return placeToolTip(m_document.inputs(), place, odds(place));
}

QRect BoardWidget::itemRect(int item) const {
    return token(placeOf(item)).cell.toRect();
}

QSize BoardWidget::minimumSizeHint() const {
    const int line = fontMetrics().height();
    return {BoardLayout::columns * 64, 2 * (56 + 2 * line) + 16};
}

QSize BoardWidget::sizeHint() const {
    const int line = fontMetrics().height();
    return {BoardLayout::columns * 108, 2 * (82 + 2 * line) + 16};
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
        return std::nullopt; // minions stand side by side: only the next slot can be filled
    return hit;
}

void BoardWidget::setOdds(std::vector<PlaceOdds> odds) {
    m_odds = std::move(odds);
    update();
}

std::optional<double> BoardWidget::odds(Place place) const {
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
    showMessage(m_document.perform(edit, field.isEmpty() ? QByteArray() : m_series->key(field)));
}

void BoardWidget::showMessage(const QString& sentence) {
    m_message->say(sentence, token(m_document.view().selected).cell.toRect());
}

void BoardWidget::openEntry(TokenEntry::Field field) {
    const Place place = m_document.view().selected;
    const TokenGeometry geometry = token(place);
    const QRectF rect = field == TokenEntry::Field::Health  ? geometry.health
                        : field == TokenEntry::Field::Armor ? geometry.armor
                                                            : geometry.name;
    m_typing->open(place, field, rect.toRect());
}

void BoardWidget::pointAt(QPointF position) {
    const auto hit = hitAt(position);
    point(hit ? std::optional(hit->place) : std::nullopt);
}

void BoardWidget::point(std::optional<Place> place) {
    if (m_hovered == place)
        return;
    m_hovered = place;
    update();
    Q_EMIT pointed(place && characterAt(m_document.inputs().board, *place) ? place : std::nullopt);
}

TokenLook BoardWidget::look(Place place) const {
    const Setup& setup = m_document.inputs();
    const Character& character = *characterAt(setup.board, place);
    const auto target = std::ranges::find(m_targets, place, &Target::place);
    TokenLook look;
    look.name = tokenName(setup.board, place);
    look.health = character.health;
    look.armor = character.armor;
    look.hero = !place.minion;
    look.divineShield = character.divineShield;
    look.struck = target != m_targets.end();
    look.goal = character.goal;
    look.odds = odds(place);
    look.series = characterColor(character.id.value_or(0));
    look.portrait = character.name.empty() ? static_cast<std::size_t>(character.id.value_or(0))
                                           : portraitOf(look.name);
    look.lit = place == m_hovered || place == m_lit;
    look.selected = place == m_document.view().selected;
    look.focused = look.selected && hasFocus();
    look.goalMark = look.struck && look.goal != Goal::Free ? goalName(look.goal) : QString();
    look.mark = !character.inPool        ? tr("not in pool")
                : !look.struck           ? tr("not struck")
                : !look.odds.has_value() ? QString()
                : look.goal == Goal::MustLive
                    ? tr("lives %1").arg(numberText(1 - *look.odds, Unit::Percent))
                    : numberText(*look.odds, Unit::Percent);
    if (look.goal == Goal::MustLive && look.odds && look.struck &&
        fontMetrics().horizontalAdvance(look.mark) > token(place).mark.width())
        look.mark = numberText(1 - *look.odds, Unit::Percent); // the pill above says the rest
    return look;
}

void BoardWidget::paintPlace(QPainter& painter, Place place) const {
    const Board& board = m_document.inputs().board;
    const Colors& colors = colorsFor(palette());
    const TokenGeometry geometry = token(place);
    if (characterAt(board, place)) {
        TokenLook shown = look(place);
        shown.away = m_drag && m_drag->moving && m_drag->from == place;
        paintToken(painter, geometry, shown, colors);
        return;
    }
    const bool next = !place.minion || *place.minion == minionCount(board, place.side);
    const bool focused = place == m_document.view().selected && hasFocus();
    paintFreeSlot(painter, geometry,
                  {.name = place.minion ? QString() : characterName(board, place),
                   .hero = !place.minion,
                   .next = next,
                   .lit = next && place == m_hovered,
                   .focused = focused},
                  colors);
}

void BoardWidget::paintDrag(QPainter& painter) const {
    if (!m_drag || !m_drag->moving)
        return;
    const Colors& colors = colorsFor(palette());
    if (const auto gap = layoutNow().gap(m_drag->position)) {
        const int last = minionCount(m_document.inputs().board, gap->side);
        const QRectF cell = token({gap->side, std::min(*gap->minion, last)}).cell;
        painter.setPen(QPen(colors.accent, 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cell.topLeft() + QPointF(0, 6), cell.bottomLeft() - QPointF(0, 6));
    }
    TokenGeometry geometry = token(m_drag->from);
    TokenLook shown = look(m_drag->from);
    shown.lit = shown.focused = false;
    painter.save();
    painter.setOpacity(0.9);
    painter.translate(m_drag->position - m_drag->grip - geometry.cell.topLeft());
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
    paintDrag(painter);
}

bool BoardWidget::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto hit = hitAt(help->pos());
        if (hit)
            QToolTip::showText(help->globalPos(),
                               placeToolTip(m_document.inputs(), hit->place, odds(hit->place)),
                               this, token(hit->place).cell.toRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void BoardWidget::resizeEvent(QResizeEvent*) {
    m_typing->cancel();
    m_message->follow(token(m_document.view().selected).cell.toRect());
}

} // namespace yomi::ui::splitdamage
