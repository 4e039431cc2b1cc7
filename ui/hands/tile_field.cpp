// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/tile_field.h"

#include "ui/common/bubble.h"
#include "ui/hands/words.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

constexpr double inset = 6; ///< room for rings and badges around the tiles
constexpr double gap = 6;

} // namespace

TileField::TileField(const QString& name, Flow flow, QWidget* parent)
    : QWidget(parent)
    , m_flow(flow)
    , m_bubble(new Bubble(this)) {
    ItemsAccessible::install(); // before anything asks for this field's interface
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(name);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(flow == Flow::Wrap);
    setSizePolicy(policy);
}

void TileField::setBook(std::shared_ptr<const RuleBook> book) {
    if (m_book == book)
        return;
    m_book = std::move(book);
    m_faces = tileFaces(*m_book, font());
    m_tiles.clear();
    update();
}

void TileField::setTiles(std::vector<FieldTile> tiles, int freePlaces, int current) {
    const bool resized = tiles.size() != m_tiles.size() || freePlaces != m_freePlaces;
    m_tiles = std::move(tiles);
    m_freePlaces = freePlaces;
    m_press.reset(); // whatever was taken along may be gone
    m_bubble->say({}, {});
    m_current = std::min(current < 0 ? m_current : current, itemCount() - 1);
    if (m_current < 0 && itemCount() > 0)
        m_current = 0;
    if (m_hovered >= itemCount())
        point(-1);
    if (resized && m_flow == Flow::Wrap)
        updateGeometry();
    update();
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

void TileField::setCurrent(int tile) {
    if (tile == m_current || tile >= itemCount())
        return;
    m_current = tile;
    m_bubble->say({}, {});
    announceItem(*this, *this);
    if (hasFocus())
        Q_EMIT pointed(m_current);
    update();
}

void TileField::setLitKind(int kind) {
    if (kind == m_litKind)
        return;
    m_litKind = kind;
    update();
}

void TileField::refuse(int tile, const QString& sentence) {
    const bool atTile = tile >= 0 && tile < itemCount();
    // A field that is scrolled is higher than what one sees of it.
    m_bubble->say(sentence, atTile ? cell(tile).toRect() : visibleRegion().boundingRect());
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

/// In a row that has no room for them tiles with names get smaller, as far as one can read them;
/// cards are read by their corners.
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

/// From a tile to the next one in a row.
double TileField::pitch() const {
    const double wide = tileSize().width() + gap;
    const int tiles = itemCount() + m_freePlaces;
    if (m_flow == Flow::Wrap || tiles < 2)
        return wide;
    return std::min(wide, (width() - 2 * inset - tileSize().width()) / (tiles - 1));
}

QRectF TileField::cell(int tile) const {
    const int perRow = m_flow == Flow::Wrap ? columns(width()) : itemCount() + m_freePlaces + 1;
    const QSizeF size = tileSize();
    const double top = inset + std::floor((m_tileHeight - size.height()) / 2);
    const QPointF place(std::round(inset + tile % perRow * pitch()),
                        top + tile / perRow * (size.height() + gap));
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

int TileField::tileAt(QPointF position) const {
    for (int tile = itemCount() - 1; tile >= 0; --tile) // those on top first
        if (cell(tile).adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2).contains(position))
            return tile;
    return -1;
}

/// Before which tile of a row something lands that is dropped here.
int TileField::gapAt(QPointF position) const {
    const double places = (position.x() - inset + gap / 2) / pitch();
    return std::clamp(static_cast<int>(std::lround(places)), 0, itemCount());
}

void TileField::point(int tile) {
    if (m_hovered == tile)
        return;
    m_hovered = tile;
    update();
    Q_EMIT pointed(tile < 0 && hasFocus() ? m_current : tile);
}

void TileField::paintOne(QPainter& painter, int tile) const {
    const FieldTile& shown = m_tiles[static_cast<std::size_t>(tile)];
    TileLook look = shown.look;
    look.covered = tile + 1 < itemCount() && pitch() < tileSize().width();
    look.lit = tile == m_hovered || shown.kind == m_litKind;
    look.focused = tile == m_current && hasFocus();
    paintTile(painter, cell(tile), m_faces[static_cast<std::size_t>(shown.kind)], look,
              colorsFor(palette()));
}

void TileField::paintDrag(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    const QRectF landing = cell(gapAt(m_press->position));
    const double x = landing.left() - gap / 2;
    painter.setPen(QPen(colors.accent, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(x, landing.top()), QPointF(x, landing.bottom()));
    painter.save();
    painter.setOpacity(0.9);
    painter.translate(m_press->position - m_press->grip - cell(m_press->tile).topLeft());
    paintOne(painter, m_press->tile);
    painter.restore();
}

void TileField::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = colorsFor(palette());
    const bool dragging = m_press && m_press->moving;
    for (int tile = 0; tile < itemCount() + m_freePlaces; ++tile) {
        if (!cell(tile).adjusted(-inset, -inset, inset, inset).intersects(event->rect()))
            continue;
        if (tile >= itemCount() || (dragging && tile == m_press->tile))
            paintFreePlace(painter, cell(tile), colors);
        else
            paintOne(painter, tile);
    }
    if (dragging)
        paintDrag(painter);
    if (itemCount() + m_freePlaces == 0) {
        painter.setPen(colors.muted);
        painter.drawText(QRectF(rect()).adjusted(inset, 0, -inset, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_emptyText);
    }
}

bool TileField::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int tile = tileAt(help->pos());
        if (tile < 0) {
            QToolTip::hideText();
            return true;
        }
        const QString lines[] = {itemDescription(tile), itemValue(tile)};
        QToolTip::showText(help->globalPos(),
                           lines[1].isEmpty() ? lines[0] : lines[0] + u'\n' + lines[1], this,
                           cell(tile).toRect());
        return true;
    }
    return QWidget::event(event);
}

} // namespace yomi::ui::hands
