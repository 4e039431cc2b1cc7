// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/tile_painter.h"

#include "ui/hands/card_painter.h"
#include "ui/hands/type_marks.h"
#include "ui/hands/words.h"

#include <QPainter>
#include <QPixmapCache>
#include <QStringList>

#include <algorithm>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

constexpr QColor ivory(0xFF, 0xFD, 0xF6);
constexpr QColor ivoryShade(0xF1, 0xEB, 0xDB);
constexpr QColor plainBack(0x9A, 0xA5, 0xB4); ///< of tiles without a colour
constexpr QColor plainInk(0x3A, 0x40, 0x4A);
constexpr QColor noteGrey(0x5B, 0x61, 0x6C);

/// The width of a text in bold, in multiples of the font's size.
double widthOf(const QString& text, QFont font) {
    constexpr int probe = 64;
    font.setBold(true);
    font.setPixelSize(probe);
    return std::max(1.0, QFontMetricsF(font).horizontalAdvance(text) / probe);
}

void paintShadow(QPainter& painter, const QRectF& rect, double radius) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawRoundedRect(rect.translated(0, 1.5), radius, radius);
}

/// Paints an ivory tile on a back of the person's colour, as thick as real ones.
QRectF paintBody(QPainter& painter, const QRectF& rect, const TileFace& face,
                 const Colors& colors) {
    const double radius = 0.13 * rect.width();
    const bool dark = inkOn(colors.surface) == QColor(Qt::white);
    const QColor back = face.color.isValid() ? face.color : plainBack;
    const QRectF front = rect.adjusted(0, 0, 0, -0.11 * rect.height());
    paintShadow(painter, rect, radius);
    painter.setPen(QPen(mixed(back, Qt::black, 0.25), 1));
    painter.setBrush(back);
    painter.drawRoundedRect(rect, radius, radius);
    QLinearGradient light(front.topLeft(), front.bottomLeft());
    light.setColorAt(0, dark ? mixed(ivory, Qt::black, 0.07) : ivory);
    light.setColorAt(1, dark ? mixed(ivoryShade, Qt::black, 0.10) : ivoryShade);
    painter.setBrush(light);
    painter.setPen(QPen(mixed(ivoryShade, Qt::black, 0.22), 1));
    painter.drawRoundedRect(front, radius, radius);
    return front;
}

void paintName(QPainter& painter, const QRectF& box, const TileFace& face) {
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(
        std::max(6, static_cast<int>(std::min(0.62 * box.height(), box.width() / face.nameWidth))));
    painter.setFont(font);
    painter.setPen(face.ink);
    painter.drawText(box, Qt::AlignCenter, face.name);
}

/// Mark and note, side by side below the name.
void paintFoot(QPainter& painter, const QRectF& box, const TileFace& face, const QString& note,
               const QColor& ink) {
    const double size = box.height();
    QFont font = painter.font();
    font.setBold(false);
    font.setPixelSize(std::max(6, static_cast<int>(size)));
    painter.setFont(font);
    const double noteWidth = note.isEmpty() ? 0 : QFontMetricsF(font).horizontalAdvance(note) + 3;
    const double left = box.center().x() - (size + noteWidth) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(typeColor(face.type));
    painter.drawPath(typeMark(face.type, {left, box.top(), size, size}));
    painter.setPen(ink);
    painter.drawText(QRectF(left + size + 3, box.top() - 2, noteWidth, size + 4),
                     Qt::AlignLeft | Qt::AlignVCenter, note);
}

void paintFace(QPainter& painter, const QRectF& front, const TileFace& face, const QString& note,
               const QColor& noteInk = noteGrey) {
    const double margin = 0.07 * front.width();
    const QRectF inner = front.adjusted(margin, margin, -margin, -margin);
    const double foot = 0.24 * inner.height();
    paintName(painter, inner.adjusted(0, 0, 0, -foot), face);
    paintFoot(painter, QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot * 0.92),
              face, note, noteInk);
}

void paintBar(QPainter& painter, const QRectF& rect, double share, const Colors& colors) {
    const double height = std::max(4.0, 0.09 * rect.height());
    const QRectF track(rect.left() + 3, rect.bottom() - height - 1, rect.width() - 6, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colors.surface, colors.text, 0.75));
    painter.drawRoundedRect(track, height / 2, height / 2);
    painter.setBrush(colors.accent);
    painter.drawRoundedRect(
        QRectF(track.topLeft(), QSizeF(std::max(height, share * track.width()), height)),
        height / 2, height / 2);
}

void paintBadge(QPainter& painter, const QRectF& rect, const QString& text, const Colors& colors) {
    const double size = std::max(13.0, 0.26 * rect.height());
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(static_cast<int>(0.72 * size));
    painter.setFont(font);
    const double width = std::max(size, QFontMetricsF(font).horizontalAdvance(text) + 0.5 * size);
    const double above = 0.62 * size; // the name of a small tile begins below the badge
    const QRectF box(rect.right() - width + 3, rect.top() - above, width, size);
    painter.setPen(QPen(colors.surface, 1.5));
    painter.setBrush(colors.accent);
    painter.drawRoundedRect(box, size / 2, size / 2);
    painter.setPen(inkOn(colors.accent));
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintRing(QPainter& painter, const QRectF& rect, const QColor& color, double width) {
    const double radius = 0.13 * rect.width() + 1.5;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, width));
    painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius, radius);
}

/// A tile that the hand lacks: its name in a dashed outline, without a body.
void paintMissing(QPainter& painter, const QRectF& rect, const TileFace& face, const QString& note,
                  const Colors& colors) {
    const double radius = 0.13 * rect.width();
    painter.setBrush(colors.surface);
    painter.setPen(QPen(colors.muted, 1.2, Qt::DashLine));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    TileFace inked = face;
    inked.ink = readableOn(colors.surface, face.color.isValid() ? face.color : colors.text);
    paintFace(painter, rect.adjusted(0, 0, 0, -0.11 * rect.height()), inked, note, colors.muted);
}

/// Room around a tile for its shadow.
constexpr int shadowRoom = 2;

/// The properties that determine the picture of a tile.
QString pictureKey(const QSizeF& size, const TileFace& face, const TileLook& look,
                   const Colors& colors, const QFont& font, double scale) {
    const QStringList words{face.name,
                            face.color.name(),
                            face.type,
                            look.note,
                            look.covered ? QStringLiteral("covered") : QString(),
                            look.missing ? QStringLiteral("missing") : QString(),
                            colors.surface.name(),
                            font.family(),
                            QString::number(size.width()),
                            QString::number(size.height()),
                            QString::number(scale)};
    return words.join(u'|');
}

/// Paper or ivory, name and mark: cached for all tiles with the same picture.
QPixmap pictureOf(const QSizeF& size, const TileFace& face, const TileLook& look,
                  const Colors& colors, const QFont& font, double scale) {
    const QString key = pictureKey(size, face, look, colors, font, scale);
    QPixmap picture;
    if (QPixmapCache::find(key, &picture))
        return picture;
    const QRectF rect(QPointF(shadowRoom, shadowRoom), size);
    picture = QPixmap(
        (rect.adjusted(-shadowRoom, -shadowRoom, shadowRoom, shadowRoom).size() * scale).toSize());
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    if (look.missing)
        paintMissing(painter, rect, face, look.note, colors);
    else if (face.card)
        paintCard(painter, rect, face.name, look.note, look.covered);
    else
        paintFace(painter, paintBody(painter, rect, face, colors), face, look.note);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

} // namespace

std::vector<int> kindsOf(const Tiles& tiles) {
    std::vector<int> kinds;
    for (const auto [kind, copies] : tiles)
        kinds.insert(kinds.end(), static_cast<std::size_t>(copies), kind);
    return kinds;
}

std::vector<TileFace> tileFaces(const RuleBook& book, const QFont& font) {
    std::vector<TileFace> faces;
    for (int kind = 0; kind < book.kindCount(); ++kind) {
        TileFace face;
        face.name = tileName(book, kind);
        face.color = QColor(QString::fromStdString(book.kind(kind).color));
        face.type = QString::fromStdString(book.kind(kind).type);
        face.ink = readableOn(ivoryShade, face.color.isValid() ? face.color : plainInk);
        face.nameWidth = widthOf(face.name, font);
        face.card = isCardGame(book);
        faces.push_back(std::move(face));
    }
    return faces;
}

void paintTile(QPainter& painter, const QRectF& rect, const TileFace& face, const TileLook& look,
               const Colors& colors) {
    painter.save();
    const QRectF place = look.lit ? rect.translated(0, -2) : rect; // raised
    painter.setOpacity(painter.opacity() * (look.dimmed ? 0.38 : 1));
    painter.drawPixmap(place.topLeft() - QPointF(shadowRoom, shadowRoom),
                       pictureOf(place.size(), face, look, colors, painter.font(),
                                 painter.device()->devicePixelRatioF()));
    if (look.ring.isValid())
        paintRing(painter, place, look.ring, 2.5);
    if (look.bar)
        paintBar(painter, place, *look.bar, colors);
    if (!look.badge.isEmpty())
        paintBadge(painter, place, look.badge, colors);
    if (look.focused)
        paintRing(painter, place.adjusted(-2.5, -2.5, 2.5, 2.5), colors.accent, 1.5);
    painter.restore();
}

void paintFreePlace(QPainter& painter, const QRectF& rect, const Colors& colors) {
    const double radius = 0.13 * rect.width();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(colors.surface, colors.muted, 0.45), 1.2, Qt::DashLine));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
}

} // namespace yomi::ui::hands
