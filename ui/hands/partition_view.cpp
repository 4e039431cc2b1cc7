// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/partition_view.h"

#include "core/hands/hand_text.h"
#include "core/hands/waits.h"
#include "ui/common/controls.h"
#include "ui/hands/meld_actions.h"
#include "ui/hands/words.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yomi::ui::hands {

namespace {

constexpr double tileGap = 5;
constexpr double barWidth = 4;
constexpr double padding = 10; ///< between the colour bar and the group
constexpr double groupGap = 10;
constexpr double leastWidth = 72;
constexpr double outer = 4; ///< room for the focus frame

/// The height of headings and of the names of melds.
double headerHeight() {
    return std::ceil(QFontMetricsF(headingFont()).height()) + 4;
}

} // namespace

void addMeldGroups(std::vector<MeldGroup>& groups, const Inputs& inputs,
                   const std::vector<int>& partition) {
    const RuleBook& book = *inputs.book;
    const bool cards = isCardGame(book);
    const int number = groups.empty() ? 0 : groups.back().partition + 1;
    const Constraints constraints = constraintsOf(book, inputs.constraints);
    const std::vector<int> scores =
        cards ? std::vector<int>() : meldScores(book, constraints, partition);
    const auto favoured = std::ranges::find_if(partition, [&](int meld) {
        return constraints.favouriteTile && constraints.favouriteRule == FavouriteRule::AddsOnce &&
               book.meld(meld).tiles.count(*constraints.favouriteTile) > 0;
    });
    const Tiles hand = countTiles(book, inputs.hand), seen = countTiles(book, inputs.seen);
    Tiles rest = hand;
    for (std::size_t i = 0; i < partition.size(); ++i) {
        const Meld& meld = book.meld(partition[i]);
        groups.push_back({number, partition[i],
                          cards ? categoryText(book, meld.category) : meldText(book, partition[i]),
                          cards ? QString() : scoreText(scores[i]), wishText(inputs, partition[i]),
                          meldKinds(book, partition[i]), seriesColor(static_cast<int>(i))});
        MeldGroup& group = groups.back();
        if (partition.begin() + static_cast<std::ptrdiff_t>(i) == favoured)
            group.wish += (group.wish.isEmpty() ? QString() : QStringLiteral(" · ")) +
                          PartitionView::tr("favourite +%1").arg(scoreText(favouritePoints));
        if (contains(rest, meld.tiles)) {
            rest = remove(rest, meld.tiles);
            continue;
        }
        const Tiles missing = lacking(rest, meld.tiles);
        group.kinds = kindsOf(remove(meld.tiles, missing));
        rest = remove(rest, remove(meld.tiles, missing));
        group.left.resize(group.kinds.size());
        for (const int kind : kindsOf(missing)) {
            group.kinds.push_back(kind);
            group.left.emplace_back(tilesLeft(book, hand, seen, kind));
        }
    }
    if (!rest.empty())
        groups.push_back({number, -1, PartitionView::tr("Left over"), {}, {}, kindsOf(rest), {}});
}

PartitionView::PartitionView(HandDocument& document, QWidget* parent)
    : PaintedBoard(tr("Melds of the split"), parent)
    , m_document(document)
    , m_actions(new MeldActions(document, this)) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_actions, &MeldActions::refused, this,
            [this](const QString& sentence) { showMessage(sentence, currentItem()); });
    connect(&document, &Document::changed, this, [this] { showMessage({}); });
}

void PartitionView::setGroups(std::shared_ptr<const RuleBook> book, std::vector<MeldGroup> groups,
                              QStringList headings, int marked) {
    if (m_book != book) {
        m_book = std::move(book);
        m_keyMeld = -1; // its number has another meaning now
        m_faces = tileFaces(*m_book, font());
    } else if (m_groups == groups && m_headings == headings && m_marked == marked) {
        return;
    }
    m_groups = std::move(groups);
    m_headings = std::move(headings);
    m_marked = marked;
    relayout();
    const auto first = std::ranges::lower_bound(m_groups, m_marked, {}, &MeldGroup::partition);
    const auto end = std::ranges::upper_bound(m_groups, m_marked, {}, &MeldGroup::partition);
    refreshItems();
    if (const int known = groupOf(m_keyMeld); known >= 0)
        return PaintedBoard::setCurrentItem(known);
    if (m_keyMeld >= 0 && wishFor(m_document.inputs(), m_keyMeld) == Wish::Forbidden)
        // The key that would undo this must not forbid its neighbour.
        return PaintedBoard::setCurrentItem(-1);
    setCurrentItem(std::clamp(currentItem(), static_cast<int>(first - m_groups.begin()),
                              std::max(static_cast<int>(end - m_groups.begin()) - 1, 0)));
}

void PartitionView::setTileHeights(int least, int most) {
    m_leastTile = least;
    m_mostTile = most;
    relayout();
}

void PartitionView::setRoom(int height) {
    m_room = height;
    relayout();
}

void PartitionView::relayout() {
    constexpr int step = 2;
    m_tileHeight = m_mostTile;
    for (m_layout = layoutFor(width()); m_layout.height > m_room && m_tileHeight > m_leastTile;
         m_layout = layoutFor(width()))
        m_tileHeight = std::max(m_tileHeight - step, m_leastTile);
    updateGeometry();
    update();
}

QString PartitionView::itemName(int item) const {
    return m_groups[static_cast<std::size_t>(item)].name;
}

QString PartitionView::itemValue(int item) const {
    const MeldGroup& group = m_groups[static_cast<std::size_t>(item)];
    Tiles tiles;
    for (const int kind : group.kinds)
        tiles.add(kind);
    QStringList words{tilesWords(*m_book, tiles)};
    Tiles lacking;
    for (std::size_t i = 0; i < group.left.size(); ++i)
        if (group.left[i])
            lacking.add(group.kinds[i]);
    if (!lacking.empty())
        words << tr("missing: %1").arg(tilesWords(*m_book, lacking));
    if (!group.score.isEmpty())
        words << group.score;
    if (!group.wish.isEmpty())
        words << group.wish;
    if (!m_headings.isEmpty())
        words << m_headings[group.partition];
    return words.join(QStringLiteral(" · "));
}

double PartitionView::tileWidth() const {
    return std::round(tileAspect * m_tileHeight);
}

double PartitionView::groupHeight(int tileHeight) {
    return headerHeight() + tileHeight + 6;
}

double PartitionView::tilePitch(const MeldGroup& group) const {
    // Cards overlap like a fan: their corners identify them.
    return isCardGame(*m_book) && group.kinds.size() > 2 ? 0.62 * tileWidth()
                                                         : tileWidth() + tileGap;
}

double PartitionView::naturalWidth(const MeldGroup& group) const {
    const QFontMetricsF metrics(headingFont());
    const double tiles =
        static_cast<double>(group.kinds.size() - 1) * tilePitch(group) + tileWidth();
    double words = metrics.horizontalAdvance(group.name);
    for (const QString* word : {&group.score, &group.wish})
        if (!word->isEmpty())
            words += 14 + metrics.horizontalAdvance(*word);
    return std::ceil(std::max({leastWidth, tiles, words}) + barWidth + 2 * padding);
}

PartitionView::Layout PartitionView::layoutFor(int width) const {
    std::vector<double> wide; // each partition in one row
    for (const MeldGroup& group : m_groups) {
        wide.resize(static_cast<std::size_t>(group.partition) + 1, 2 * outer);
        wide.back() += naturalWidth(group) + 2 * groupGap;
    }
    Layout layout;
    if (wide.empty())
        return layout;
    const auto partitions = static_cast<int>(wide.size());
    const int columns =
        std::clamp(static_cast<int>(width / *std::ranges::max_element(wide)), 1, partitions);
    const double column = static_cast<double>(width) / columns;
    double top = 0;
    auto group = m_groups.begin();
    for (int partition = 0; partition < partitions; ++partition) {
        if (partition % columns == 0)
            top = layout.height;
        const QPointF corner(partition % columns * column, top);
        QPointF place =
            corner + QPointF(outer, outer + (m_headings.isEmpty() ? 0 : headerHeight()));
        for (; group != m_groups.end() && group->partition == partition; ++group) {
            const double size = std::min(naturalWidth(*group), column - 2 * outer);
            if (place.x() > corner.x() + outer && place.x() + size > corner.x() + column - outer)
                place = {corner.x() + outer, place.y() + groupHeight(m_tileHeight) + groupGap};
            layout.groups.emplace_back(place, QSizeF(size, groupHeight(m_tileHeight)));
            place.rx() += size + 2 * groupGap;
        }
        const double bottom = place.y() + groupHeight(m_tileHeight) + outer;
        layout.partitions.emplace_back(corner, QSizeF(column, bottom - top));
        layout.height = std::max(layout.height, bottom);
    }
    return layout;
}

QSize PartitionView::sizeHint() const {
    constexpr int wide = 600;
    return {wide, heightForWidth(wide)};
}

int PartitionView::heightOf(int rows) const {
    return static_cast<int>(rows * (groupHeight(m_leastTile) + groupGap) - groupGap + 2 * outer);
}

int PartitionView::heightForWidth(int width) const {
    return std::max(heightOf(1), static_cast<int>(layoutFor(width).height));
}

int PartitionView::groupOf(int meld) const {
    const auto found = std::ranges::find_if(m_groups, [&](const MeldGroup& group) {
        return group.partition == m_marked && group.meld == meld;
    });
    return meld < 0 || found == m_groups.end() ? -1 : static_cast<int>(found - m_groups.begin());
}

void PartitionView::setCurrentItem(int item) {
    if (item < 0 || item >= itemCount())
        return;
    const MeldGroup& group = m_groups[static_cast<std::size_t>(item)];
    const int partition = group.partition; // the receiver may replace the groups
    m_keyMeld = group.meld;
    PaintedBoard::setCurrentItem(item);
    if (partition != m_marked)
        Q_EMIT partitionChosen(partition);
}

void PartitionView::fillMenu(QMenu& menu, int item) {
    if (const int meld = m_groups[static_cast<std::size_t>(item)].meld; meld >= 0)
        m_actions->fillMenu(menu, meld);
}

/// Above the groups of a partition; the marked one has a background of its own.
void PartitionView::paintHeading(QPainter& painter, int partition) const {
    const Colors& colors = colorsFor(palette());
    const QRectF rect = partitionRect(partition);
    if (partition == m_marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.accentSoft);
        painter.drawRoundedRect(rect.adjusted(0, 0, -outer, -outer / 2), 6, 6);
    }
    painter.setFont(headingFont());
    painter.setPen(partition == m_marked ? colors.accent : colors.muted);
    painter.drawText(rect.adjusted(2 * outer, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                     m_headings[partition]);
}

void PartitionView::paintGroup(QPainter& painter, int index) const {
    const Colors& colors = colorsFor(palette());
    const MeldGroup& group = m_groups[static_cast<std::size_t>(index)];
    const QRectF rect = groupRect(index);
    const bool rest = group.meld < 0;
    const QColor color = rest ? colors.muted : group.color;
    if (index == hoveredItem() || (index == currentItem() && hasFocus())) {
        painter.setPen(index == currentItem() && hasFocus() ? QPen(colors.accent, 1.5)
                                                            : QPen(Qt::NoPen));
        painter.setBrush(mixed(colors.surface, color, 0.10));
        painter.drawRoundedRect(rect, 5, 5);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(rest ? colors.line : color);
    painter.drawRoundedRect(QRectF(rect.topLeft(), QSizeF(barWidth, rect.height())), 2, 2);
    const QRectF inner = rect.adjusted(barWidth + padding, 2, -padding, 0);
    const QRectF header(inner.topLeft(), QSizeF(inner.width(), headerHeight()));
    const QFontMetricsF metrics(headingFont());
    painter.setFont(headingFont());
    painter.setPen(colors.text);
    painter.drawText(header, Qt::AlignRight | Qt::AlignVCenter, group.score);
    double words = group.score.isEmpty() ? 0 : metrics.horizontalAdvance(group.score) + 14;
    if (!group.wish.isEmpty()) {
        painter.setPen(colors.accent);
        painter.drawText(header.adjusted(0, 0, -words, 0), Qt::AlignRight | Qt::AlignVCenter,
                         group.wish);
        words += metrics.horizontalAdvance(group.wish) + 14;
    }
    painter.setPen(rest ? colors.muted : readableOn(colors.surface, color));
    painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(group.name, Qt::ElideRight, header.width() - words));
    // Tiles overlap if a group is wider than the view.
    const double count = static_cast<double>(group.kinds.size());
    const double pitch =
        count > 1 ? std::min(tilePitch(group), (inner.width() - tileWidth()) / (count - 1)) : 0;
    for (std::size_t i = 0; i < group.kinds.size(); ++i) {
        TileLook look;
        look.dimmed = rest;
        look.covered = pitch < tileWidth() && i + 1 < group.kinds.size();
        if (!group.left.empty() && group.left[i]) {
            look.missing = true;
            look.note = QStringLiteral("×%1").arg(*group.left[i]);
        }
        paintTile(painter,
                  QRectF(std::round(inner.left() + static_cast<double>(i) * pitch),
                         inner.top() + headerHeight(), tileWidth(), m_tileHeight),
                  m_faces[static_cast<std::size_t>(group.kinds[i])], look, colors);
    }
}

void PartitionView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isEnabled() ? 1 : 0.45); // an older answer, while the new one is computed
    for (int partition = 0; partition < m_headings.size(); ++partition)
        paintHeading(painter, partition);
    for (int group = 0; group < itemCount(); ++group)
        if (groupRect(group).intersects(event->rect()))
            paintGroup(painter, group);
}

void PartitionView::resizeEvent(QResizeEvent*) {
    relayout();
}

void PartitionView::keyPressEvent(QKeyEvent* event) {
    if (m_keyMeld < 0 || !m_actions->takeKey(m_keyMeld, *event))
        PaintedBoard::keyPressEvent(event);
}

void PartitionView::mousePressEvent(QMouseEvent* event) {
    PaintedBoard::mousePressEvent(event);
    for (int partition = 0; partition < m_headings.size(); ++partition)
        if (partition != m_marked && partitionRect(partition).contains(event->position()))
            return Q_EMIT partitionChosen(partition);
}

} // namespace yomi::ui::hands
