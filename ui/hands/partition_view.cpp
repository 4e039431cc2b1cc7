// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/partition_view.h"

#include "ui/common/bubble.h"
#include "ui/common/controls.h"
#include "ui/hands/meld_actions.h"
#include "ui/hands/words.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace yomi::ui::hands {

namespace {

constexpr double tileHeight = 44;
constexpr double tileWidth = 34;
constexpr double tileGap = 5;
constexpr double barWidth = 4;
constexpr double padding = 10; ///< between the colour bar and the group
constexpr double headerHeight = 20;
constexpr double groupHeight = headerHeight + tileHeight + 6;
constexpr double groupGap = 10;
constexpr double leastWidth = 120;
constexpr double outer = 4; ///< room for the frame of the keyboard

std::vector<int> kindsOf(const Tiles& tiles) {
    std::vector<int> kinds;
    for (const auto [kind, copies] : tiles)
        kinds.insert(kinds.end(), static_cast<std::size_t>(copies), kind);
    return kinds;
}

} // namespace

std::vector<MeldGroup> meldGroups(const Inputs& inputs, const Constraints& constraints,
                                  const Tiles& hand, const std::vector<int>& partition) {
    const RuleBook& book = *inputs.book;
    std::vector<MeldGroup> groups;
    const std::vector<int> scores = meldScores(book, constraints, partition);
    for (std::size_t i = 0; i < partition.size(); ++i) {
        const Meld& meld = book.meld(partition[i]);
        const bool cards = isCardGame(book);
        groups.push_back({partition[i],
                          cards ? categoryText(book, meld.category) : meldText(book, partition[i]),
                          cards ? QString() : scoreText(scores[i]), wishText(inputs, partition[i]),
                          kindsOf(meld.tiles), seriesColor(static_cast<int>(i))});
    }
    if (const Tiles rest = leftover(book, hand, partition); !rest.empty())
        groups.push_back({-1, PartitionView::tr("Left over"), {}, {}, kindsOf(rest), {}});
    return groups;
}

PartitionView::PartitionView(HandDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_actions(new MeldActions(document, this))
    , m_bubble(new Bubble(this)) {
    ItemsAccessible::install(); // before anything asks for this view's interface
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Melds of the partition"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_actions, &MeldActions::refused, this, [this](const QString& sentence) {
        m_bubble->say(sentence, m_current < 0 ? rect() : groupRect(m_current).toRect());
    });
    connect(&document, &Document::changed, this, [this] { m_bubble->say({}, {}); });
}

void PartitionView::setGroups(std::shared_ptr<const RuleBook> book, std::vector<MeldGroup> groups) {
    if (m_book != book) {
        m_book = std::move(book);
        m_faces = tileFaces(*m_book, font());
    } else if (m_groups == groups) {
        return;
    }
    m_groups = std::move(groups);
    m_rects = layoutFor(width());
    m_current = std::min(std::max(m_current, 0), itemCount() - 1);
    if (m_hovered >= itemCount())
        point(-1);
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
    if (!group.score.isEmpty())
        words << group.score;
    if (!group.wish.isEmpty())
        words << group.wish;
    return words.join(QStringLiteral(" · "));
}

double PartitionView::tilePitch(const MeldGroup& group) const {
    // Cards lie like a fan: their corners tell what they are.
    return isCardGame(*m_book) && group.kinds.size() > 2 ? 0.62 * tileWidth : tileWidth + tileGap;
}

double PartitionView::naturalWidth(const MeldGroup& group) const {
    const QFontMetricsF metrics(headingFont());
    const double tiles = static_cast<double>(group.kinds.size() - 1) * tilePitch(group) + tileWidth;
    double words = metrics.horizontalAdvance(group.name);
    for (const QString* word : {&group.score, &group.wish})
        if (!word->isEmpty())
            words += 14 + metrics.horizontalAdvance(*word);
    return std::ceil(std::max({leastWidth, tiles, words}) + barWidth + 2 * padding);
}

std::vector<QRectF> PartitionView::layoutFor(int width) const {
    std::vector<QRectF> rects;
    QPointF place(outer, outer);
    for (const MeldGroup& group : m_groups) {
        const double wide = std::min(naturalWidth(group), width - 2 * outer);
        if (place.x() > outer && place.x() + wide > width - outer)
            place = {outer, place.y() + groupHeight + groupGap};
        rects.emplace_back(place, QSizeF(wide, groupHeight));
        place.rx() += wide + 2 * groupGap;
    }
    return rects;
}

QSize PartitionView::sizeHint() const {
    constexpr int wide = 600;
    return {wide, heightForWidth(wide)};
}

int PartitionView::heightOf(int rows) {
    return static_cast<int>(rows * (groupHeight + groupGap) - groupGap + 2 * outer);
}

int PartitionView::heightForWidth(int width) const {
    const std::vector<QRectF> rects = layoutFor(width);
    return static_cast<int>((rects.empty() ? groupHeight : rects.back().bottom()) + outer);
}

int PartitionView::groupAt(QPointF position) const {
    const auto found =
        std::ranges::find_if(m_rects, [&](const QRectF& rect) { return rect.contains(position); });
    return found == m_rects.end() ? -1 : static_cast<int>(found - m_rects.begin());
}

void PartitionView::setCurrent(int group) {
    if (group < 0 || group >= itemCount() || group == m_current)
        return;
    m_current = group;
    announceItem(*this, *this);
    update();
}

void PartitionView::point(int group) {
    if (group == m_hovered)
        return;
    m_hovered = group;
    update();
    Q_EMIT pointed(group);
}

void PartitionView::paintGroup(QPainter& painter, int index) const {
    const Colors& colors = colorsFor(palette());
    const MeldGroup& group = m_groups[static_cast<std::size_t>(index)];
    const QRectF rect = groupRect(index);
    const bool rest = group.meld < 0;
    const QColor color = rest ? colors.muted : group.color;
    if (index == m_hovered || (index == m_current && hasFocus())) {
        painter.setPen(index == m_current && hasFocus() ? QPen(colors.accent, 1.5)
                                                        : QPen(Qt::NoPen));
        painter.setBrush(mixed(colors.surface, color, 0.10));
        painter.drawRoundedRect(rect, 5, 5);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(rest ? colors.line : color);
    painter.drawRoundedRect(QRectF(rect.topLeft(), QSizeF(barWidth, rect.height())), 2, 2);
    const QRectF inner = rect.adjusted(barWidth + padding, 2, -padding, 0);
    const QRectF header(inner.topLeft(), QSizeF(inner.width(), headerHeight));
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
    // Tiles move together where a group is wider than the view.
    const double count = static_cast<double>(group.kinds.size());
    const double pitch =
        count > 1 ? std::min(tilePitch(group), (inner.width() - tileWidth) / (count - 1)) : 0;
    for (std::size_t i = 0; i < group.kinds.size(); ++i) {
        TileLook look;
        look.dimmed = rest;
        look.covered = pitch < tileWidth && i + 1 < group.kinds.size();
        paintTile(painter,
                  QRectF(std::round(inner.left() + static_cast<double>(i) * pitch),
                         inner.top() + headerHeight, tileWidth, tileHeight),
                  m_faces[static_cast<std::size_t>(group.kinds[i])], look, colors);
    }
}

void PartitionView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isEnabled() ? 1 : 0.45); // an older answer, while the new one is computed
    for (int group = 0; group < itemCount(); ++group)
        paintGroup(painter, group);
}

void PartitionView::resizeEvent(QResizeEvent*) {
    m_rects = layoutFor(width());
}

bool PartitionView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const int group = groupAt(help->pos()); group >= 0)
            QToolTip::showText(help->globalPos(), itemName(group) + u'\n' + itemValue(group), this,
                               groupRect(group).toRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void PartitionView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return setCurrent(m_current - 1);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return setCurrent(m_current + 1);
    default:
        break;
    }
    const int meld = m_current < 0 ? -1 : m_groups[static_cast<std::size_t>(m_current)].meld;
    if (meld < 0 || !m_actions->takeKey(meld, *event))
        QWidget::keyPressEvent(event);
}

void PartitionView::mousePressEvent(QMouseEvent* event) {
    setCurrent(groupAt(event->position()));
}

void PartitionView::mouseMoveEvent(QMouseEvent* event) {
    point(groupAt(event->position()));
}

void PartitionView::leaveEvent(QEvent*) {
    point(-1);
}

void PartitionView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    announceItem(*this, *this);
}

void PartitionView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    m_bubble->say({}, {});
}

void PartitionView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int group = byKey ? m_current : groupAt(event->pos());
    if (group < 0)
        return;
    setCurrent(group);
    const int meld = m_groups[static_cast<std::size_t>(group)].meld;
    if (meld >= 0)
        m_actions->openMenu(meld, byKey ? mapToGlobal(groupRect(group).center().toPoint())
                                        : event->globalPos());
}

} // namespace yomi::ui::hands
