// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/tile_field.h"

#include "ui/hands/words.h"

#include <QGuiApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

constexpr double inset = 9; ///< room for rings and badges around the tiles
constexpr double gap = 6;

} // namespace

TileField::TileField(const QString& name, Flow flow, QWidget* parent)
    : PaintedBoard(name, parent)
    , m_flow(flow) {
    // A wrapped field has the height for its width, not that of its size hint.
    const bool wraps = flow == Flow::Wrap;
    QSizePolicy policy(QSizePolicy::Preferred, wraps ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    policy.setHeightForWidth(wraps);
    setSizePolicy(policy);
}

void TileField::setBook(std::shared_ptr<const RuleBook> book) {
    if (m_book == book)
        return;
    m_book = std::move(book);
    m_faces = tileFaces(*m_book, font());
    m_tiles.clear();
    m_caret = 0;
    followBook();
    update();
}

void TileField::setComposedInto(QLineEdit* line) {
    m_line = line;
    followBook();
}

void TileField::followBook() {
    setAttribute(Qt::WA_InputMethodEnabled, m_line && m_book && !isCardGame(*m_book));
}

void TileField::setTiles(std::vector<FieldTile> tiles, int freePlaces) {
    const bool resized = tiles.size() != m_tiles.size() || freePlaces != m_freePlaces;
    const int caret = caretAfter(tiles);
    m_tiles = std::move(tiles);
    m_freePlaces = freePlaces;
    refreshItems();
    if (m_ordered)
        setCaret(caret);
    else if (currentItem() < 0)
        setCurrentItem(0);
    if (resized && m_flow == Flow::Wrap)
        updateGeometry();
}

/// Before the tiles behind the caret or behind those before it, if these are the same; otherwise at
/// the end. If both are the same, tiles come before the caret and go behind it.
int TileField::caretAfter(const std::vector<FieldTile>& tiles) const {
    const auto isSame = [](const FieldTile& a, const FieldTile& b) {
        return a.kind == b.kind;
    };
    const auto caret = m_tiles.begin() + m_caret;
    const auto behind = m_tiles.end() - caret;
    const bool before =
        std::ssize(tiles) >= m_caret && std::equal(m_tiles.begin(), caret, tiles.begin(), isSame);
    const bool after = std::ssize(tiles) >= behind &&
                       std::equal(caret, m_tiles.end(), tiles.end() - behind, isSame);
    if (after && (tiles.size() > m_tiles.size() || !before))
        return static_cast<int>(std::ssize(tiles) - behind);
    return before ? m_caret : static_cast<int>(tiles.size());
}

void TileField::setCaret(int gap) {
    m_caret = std::clamp(gap, 0, itemCount());
    PaintedBoard::setCurrentItem(std::min(m_caret, itemCount() - 1));
    update();
}

void TileField::setCurrentItem(int item) {
    if (m_ordered && item < itemCount())
        return setCaret(item);
    PaintedBoard::setCurrentItem(item);
}

int TileField::kindOf(int tile) const {
    return tile < 0 ? -1 : m_tiles[static_cast<std::size_t>(tile)].kind;
}

void TileField::setTileHeight(int height) {
    if (height == m_tileHeight)
        return;
    m_tileHeight = height;
    updateGeometry();
    update();
}

void TileField::setEmptyText(const QString& sentence) {
    m_emptyText = sentence;
    update();
}

void TileField::setLitKind(int kind) {
    if (kind == m_litKind)
        return;
    m_litKind = kind;
    update();
}

QString TileField::itemName(int item) const {
    return tileName(*m_book, m_tiles[static_cast<std::size_t>(item)].kind);
}

QString TileField::itemValue(int item) const {
    return m_tiles[static_cast<std::size_t>(item)].value;
}

QString TileField::itemDescription(int item) const {
    return tileDescription(*m_book, m_tiles[static_cast<std::size_t>(item)].kind);
}

/// In a row that is too narrow, tiles with names shrink as far as they are readable; cards are
/// identified by their corners.
QSizeF TileField::tileSize() const {
    constexpr double smallest = 0.6;
    double height = m_tileHeight;
    const int tiles = itemCount() + m_freePlaces;
    if (m_flow == Flow::Row && tiles > 0 && !isCardGame(*m_book)) {
        const double place = (width() - 2 * inset + gap) / tiles - gap;
        height = std::clamp(std::floor(place / tileAspect), std::ceil(smallest * height), height);
    }
    return {std::round(tileAspect * height), height};
}

int TileField::columns(int width) const {
    const double cell = tileSize().width() + gap;
    return std::max(1, static_cast<int>((width - 2 * inset + gap) / cell));
}

/// Wrapped rows are about equally long.
int TileField::perRow() const {
    const int tiles = itemCount() + m_freePlaces;
    if (m_flow == Flow::Row || tiles == 0)
        return tiles + 1; // the last one may be dropped after it
    const int most = columns(width()), rows = (tiles + most - 1) / most;
    return (tiles + rows - 1) / rows;
}

/// The distance from a tile to the next one in a row.
double TileField::pitch() const {
    const double wide = tileSize().width() + gap;
    const int tiles = itemCount() + m_freePlaces;
    if (m_flow == Flow::Wrap || tiles < 2)
        return wide;
    return std::min(wide, (width() - 2 * inset - tileSize().width()) / (tiles - 1));
}

QRectF TileField::cell(int tile) const {
    const int row = perRow();
    const QSizeF size = tileSize();
    const double top = inset + std::floor((m_tileHeight - size.height()) / 2);
    const QPointF place(std::round(inset + tile % row * pitch()),
                        top + tile / row * (size.height() + gap));
    return {place, size};
}

QSize TileField::minimumSizeHint() const {
    return {static_cast<int>(tileSize().width() + 2 * inset),
            static_cast<int>(m_tileHeight + 2 * inset)};
}

QSize TileField::sizeHint() const {
    constexpr int tilesWide = 8;
    const int width = static_cast<int>(tilesWide * (tileSize().width() + gap) + 2 * inset);
    return {width, m_flow == Flow::Wrap ? heightForWidth(width) : minimumSizeHint().height()};
}

int TileField::heightFor(int tiles, int width) const {
    const int perRow = columns(width);
    const int rows = std::max(1, (tiles + perRow - 1) / perRow);
    return static_cast<int>(rows * (tileSize().height() + gap) - gap + 2 * inset);
}

int TileField::itemAt(QPointF position) const {
    for (int tile = itemCount() - 1; tile >= 0; --tile) // topmost first
        if (cell(tile).adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2).contains(position))
            return tile;
    return -1;
}

/// The tile of a row before which a tile dropped here is inserted.
int TileField::gapAt(QPointF position) const {
    const double places = (position.x() - inset + gap / 2) / pitch();
    return std::clamp(static_cast<int>(std::lround(places)), 0, itemCount());
}

int TileField::itemFrom(int item, int key) const {
    const int last = itemCount() - 1;
    const int row = perRow();
    switch (key) {
    case Qt::Key_Left:
        return std::max(item - 1, std::min(0, last));
    case Qt::Key_Right:
        return std::min(item + 1, last);
    case Qt::Key_Up:
        return item >= row ? item - row : item;
    case Qt::Key_Down:
        return item + row <= last ? item + row : item;
    default:
        return PaintedBoard::itemFrom(item, key);
    }
}

QString TileField::typedBy(const QKeyEvent& key) {
    const QString text = key.text();
    const bool plain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool character = !text.isEmpty() && text.front().isPrint() && !text.front().isSpace();
    return plain && character ? text : QString();
}

/// The keyboard's current item moves too.
void TileField::move(int from, int gap) {
    if (gap < 0 || gap > itemCount() || gap == from || gap == from + 1)
        return;
    Q_EMIT moved(from, gap);
    setCurrentItem(gap > from ? gap - 1 : gap);
}

void TileField::removeBeforeCaret() {
    if (m_caret == 0)
        return;
    setCaret(m_caret - 1);
    Q_EMIT removed(m_caret);
}

void TileField::dropItem(const Drag& drag) {
    move(drag.item, gapAt(drag.position));
}

bool TileField::takeCaretKey(const QKeyEvent& event) {
    const int key = event.key(), tile = currentItem();
    const bool isAtEnd = m_caret == itemCount();
    const bool isPlain = !(event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (event.modifiers() == Qt::AltModifier && (key == Qt::Key_Left || key == Qt::Key_Right))
        move(tile, key == Qt::Key_Left ? tile - 1 : tile + 2);
    else if (isPlain && (key == Qt::Key_Left || key == Qt::Key_Right))
        setCaret(m_caret + (key == Qt::Key_Left ? -1 : 1));
    else if (isPlain && (key == Qt::Key_Home || key == Qt::Key_End))
        setCaret(key == Qt::Key_Home ? 0 : itemCount());
    else if (key == Qt::Key_Backspace && event.modifiers() == Qt::NoModifier)
        removeBeforeCaret();
    else // at the end no tile is behind the caret
        return isAtEnd && (key == Qt::Key_Delete || key == Qt::Key_Return || key == Qt::Key_Enter ||
                           key == Qt::Key_Space);
    return true;
}

void TileField::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (m_ordered && takeCaretKey(*event))
        return;
    if (m_removable && (key == Qt::Key_Delete || key == Qt::Key_Backspace) && currentItem() >= 0)
        return Q_EMIT removed(currentItem());
    if (const QString text = typedBy(*event); !text.isEmpty())
        return Q_EMIT typed(text);
    PaintedBoard::keyPressEvent(event);
}

/// The focus stays here while a text is being composed: its loss would end the composing.
void TileField::inputMethodEvent(QInputMethodEvent* event) {
    const bool wasComposing = std::exchange(m_isComposing, !event->preeditString().isEmpty());
    const QString& text = event->commitString();
    if (!m_line || (!wasComposing && !m_isComposing && text.isEmpty()))
        return PaintedBoard::inputMethodEvent(event);
    if (!wasComposing && !m_isComposing && text.trimmed().isEmpty()) { // a wide blank
        if (currentItem() >= 0)
            activateItem(currentItem());
        return;
    }
    if (!wasComposing)
        m_line->clear();
    QCoreApplication::sendEvent(m_line, event);
    QGuiApplication::inputMethod()->update(Qt::ImCursorRectangle);
    if (!m_isComposing && !m_line->text().isEmpty())
        m_line->setFocus();
}

QVariant TileField::inputMethodQuery(Qt::InputMethodQuery query) const {
    if (!m_isComposing || query != Qt::ImCursorRectangle)
        return PaintedBoard::inputMethodQuery(query);
    const QRect cursor = m_line->inputMethodQuery(query).toRect();
    return cursor.translated(mapFromGlobal(m_line->mapToGlobal(QPoint())));
}

/// The gap at a point: between tiles, or behind the last one.
std::optional<int> TileField::caretAt(QPointF position) const {
    constexpr double reach = 4;
    if (!m_ordered || position.x() > caretX(itemCount()) - reach)
        return m_ordered ? std::optional(itemCount()) : std::nullopt;
    for (int place = 0; place < itemCount(); ++place)
        if (std::abs(position.x() - caretX(place)) <= reach)
            return place;
    return {};
}

void TileField::mousePressEvent(QMouseEvent* event) {
    const auto place = caretAt(event->position());
    if (place && event->button() == Qt::LeftButton)
        return setCaret(*place);
    PaintedBoard::mousePressEvent(event);
}

void TileField::mouseMoveEvent(QMouseEvent* event) {
    PaintedBoard::mouseMoveEvent(event);
    if (m_ordered && !drag())
        setCursor(itemCount() > 0 && caretAt(event->position()) ? Qt::IBeamCursor
                                                                : Qt::ArrowCursor);
}

double TileField::caretX(int place) const {
    return place > 0 && place == itemCount() ? cell(place - 1).right() + gap / 2
                                             : cell(place).left() - gap / 2;
}

void TileField::paintCaret(QPainter& painter, int place, const QPen& pen) const {
    const QRectF line = cell(place).adjusted(0, 2 - inset, 0, inset - 2); // seen between rings, too
    painter.setPen(pen);
    painter.drawLine(QPointF(caretX(place), line.top()), QPointF(caretX(place), line.bottom()));
}

void TileField::paintOne(QPainter& painter, int tile) const {
    const FieldTile& shown = m_tiles[static_cast<std::size_t>(tile)];
    TileLook look = shown.look;
    look.covered = tile + 1 < itemCount() && pitch() < tileSize().width();
    look.lit = tile == hoveredItem() || shown.kind == m_litKind;
    look.focused = tile == currentItem() && hasFocus() && (!m_ordered || m_caret == tile);
    paintTile(painter, cell(tile), m_faces[static_cast<std::size_t>(shown.kind)], look,
              colorsFor(palette()));
}

void TileField::paintDrag(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    paintCaret(painter, gapAt(drag()->position), {colors.accent, 3, Qt::SolidLine, Qt::RoundCap});
    painter.save();
    painter.setOpacity(0.9);
    painter.translate(drag()->position - drag()->grip - cell(drag()->item).topLeft());
    paintOne(painter, drag()->item);
    painter.restore();
}

void TileField::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = colorsFor(palette());
    for (int tile = 0; tile < itemCount() + m_freePlaces; ++tile) {
        if (!cell(tile).adjusted(-inset, -inset, inset, inset).intersects(event->rect()))
            continue;
        if (tile >= itemCount() || (drag() && tile == drag()->item))
            paintFreePlace(painter, cell(tile), colors);
        else
            paintOne(painter, tile);
    }
    if (drag())
        paintDrag(painter);
    else if (m_ordered && itemCount() > 0 && (hasFocus() || m_caret < itemCount()))
        paintCaret(painter, m_caret,
                   {hasFocus() ? colors.accent : colors.muted, hasFocus() ? 2.0 : 1.5});
    if (itemCount() + m_freePlaces == 0) {
        painter.setPen(colors.muted);
        painter.drawText(QRectF(rect()).adjusted(inset, 0, -inset, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_emptyText);
    }
}

} // namespace yomi::ui::hands
