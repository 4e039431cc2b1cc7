// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/play_tree.h"

#include "core/hands/doudizhu.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/table_export.h"
#include "ui/hands/card_painter.h"
#include "ui/hands/tile_painter.h"
#include "ui/hands/words.h"

#include <QContextMenuEvent>
#include <QFont>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <numeric>
#include <utility>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

constexpr int playsLeftColumn = 1, beatenColumn = 3;

std::optional<double> valueIn(int column, const LeadValue& value) {
    const auto& [after, beaten] = value;
    if (column == beatenColumn)
        return beaten ? std::optional(beaten->value()) : std::nullopt;
    return after ? std::optional<double>(column == playsLeftColumn ? after->plays : after->turns)
                 : std::nullopt;
}

constexpr int rowHeight = 30;
constexpr int fewPlays = 40; ///< all of them are visible

/// Paints a play as small overlapping cards, closer together if necessary.
class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colors& colors = colorsFor(option.palette);
        QStyleOptionViewItem row = option;
        row.palette.setColor(QPalette::Highlight, colors.accentSoft);
        row.palette.setColor(QPalette::HighlightedText, colors.text);
        row.state &= ~QStyle::State_HasFocus;
        const auto kinds = index.data(PlayModel::CardsRole).value<QList<int>>();
        if (kinds.isEmpty())
            return QStyledItemDelegate::paint(painter, row, index);
        if (row.state & (QStyle::State_Selected | QStyle::State_MouseOver))
            painter->fillRect(row.rect, colors.accentSoft);
        paintCards(*painter, QRectF(row.rect).adjusted(2, 2, -4, -2), kinds);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {QStyledItemDelegate::sizeHint(option, index).width(),
                std::max(rowHeight, rowHeightFor(option.fontMetrics))};
    }

private:
    static void paintCards(QPainter& painter, const QRectF& rect, const QList<int>& kinds) {
        const double width = tileAspect * rect.height();
        const double pitch = kinds.size() > 1
                                 ? std::min(0.6 * width, (rect.width() - width) /
                                                             static_cast<double>(kinds.size() - 1))
                                 : 0;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        for (qsizetype i = 0; i < kinds.size(); ++i)
            paintCard(
                painter,
                {rect.left() + static_cast<double>(i) * pitch, rect.top(), width, rect.height()},
                QString(QLatin1Char(cardLetters[static_cast<std::size_t>(kinds[i])])), {},
                i + 1 < kinds.size());
        painter.restore();
    }
};

} // namespace

PlayModel::PlayModel(Columns columns, QObject* parent)
    : TreeModel(
          QList<TreeColumn>{
              {tr("Lead"), tr("The plays by category.")},
              {tr("Plays"), tr("The fewest plays that empty the hand after this one."), true},
              {tr("Turns"),
               tr("The turns of the hand after this play.") + u'\n' + turnsExplanation(), true},
              {tr("Beaten"),
               tr("The chance that the opponent has a play that beats this one. Any of the unseen "
                  "cards can be the opponent's."),
               true}}
              .mid(0, columns == Columns::Plays ? 1 : 4),
          parent) {}

void PlayModel::setPlays(std::shared_ptr<const RuleBook> book, std::vector<int> plays) {
    beginResetModel();
    m_book = std::move(book);
    m_plays = std::move(plays);
    m_values.clear();
    m_groups.clear();
    for (std::size_t i = 0; i < m_plays.size(); ++i) {
        const int category = m_book->meld(m_plays[i]).category;
        if (m_groups.empty() || m_groups.back().category != category)
            m_groups.push_back({category, i, i});
        m_groups.back().last = i + 1;
    }
    endResetModel();
}

void PlayModel::setValues(std::vector<LeadValue> values) {
    Q_EMIT layoutAboutToBeChanged();
    std::vector<std::size_t> order(m_plays.size()); // the best first within each group
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto rank = [&](std::size_t play) {
        const auto& after = values[play].after;
        return std::pair(!after, after);
    };
    for (const Group& group : m_groups)
        std::ranges::stable_sort(order.begin() + static_cast<std::ptrdiff_t>(group.first),
                                 order.begin() + static_cast<std::ptrdiff_t>(group.last), {}, rank);
    const QModelIndexList before = persistentIndexList();
    std::vector<int> pointedAt; // [place]: a play, or none
    for (const QModelIndex& index : before)
        pointedAt.push_back(playAt(index));
    std::vector<int> plays;
    m_values.clear();
    for (const std::size_t place : order) {
        plays.push_back(m_plays[place]);
        m_values.push_back(values[place]);
    }
    m_plays = std::move(plays);
    for (qsizetype i = 0; i < before.size(); ++i)
        if (const int play = pointedAt[static_cast<std::size_t>(i)]; play >= 0)
            changePersistentIndex(before[i], indexOf(play).siblingAtColumn(before[i].column()));
    Q_EMIT layoutChanged();
}

/// The index of a play in m_plays.
std::optional<std::size_t> PlayModel::placeOf(Id id) const {
    if (id == top || id < m_groups.size())
        return {};
    return id - m_groups.size();
}

const PlayModel::Group* PlayModel::groupOf(const QModelIndex& index) const {
    return index.isValid() && !placeOf(index.internalId()) ? &m_groups[index.internalId()]
                                                           : nullptr;
}

int PlayModel::playAt(const QModelIndex& index) const {
    const std::optional<std::size_t> place = placeOf(idOf(index));
    return place ? m_plays[*place] : -1;
}

QModelIndex PlayModel::indexOf(int play) const {
    const auto found = std::ranges::find(m_plays, play);
    return found == m_plays.end()
               ? QModelIndex()
               : indexOfId(m_groups.size() + static_cast<std::size_t>(found - m_plays.begin()));
}

int PlayModel::childCount(Id parent) const {
    if (parent == top)
        return static_cast<int>(m_groups.size());
    return placeOf(parent) ? 0 : static_cast<int>(m_groups[parent].last - m_groups[parent].first);
}

PlayModel::Id PlayModel::childId(Id parent, int row) const {
    const auto place = static_cast<std::size_t>(row);
    return parent == top ? place : m_groups.size() + m_groups[parent].first + place;
}

PlayModel::Id PlayModel::parentId(Id id) const {
    const std::optional<std::size_t> place = placeOf(id);
    if (!place)
        return top;
    return static_cast<Id>(std::ranges::upper_bound(m_groups, *place, {}, &Group::first) -
                           m_groups.begin() - 1);
}

int PlayModel::rowOfId(Id id) const {
    const std::optional<std::size_t> place = placeOf(id);
    return static_cast<int>(place ? *place - m_groups[parentId(id)].first : id);
}

std::optional<double> PlayModel::least(int column, std::size_t first, std::size_t last) const {
    std::optional<double> best;
    for (std::size_t play = first; play < std::min(last, m_values.size()); ++play)
        if (const auto value = valueIn(column, m_values[play]); value && (!best || value < best))
            best = value;
    return best;
}

std::optional<double> PlayModel::number(const QModelIndex& index) const {
    if (const Group* group = groupOf(index))
        return least(index.column(), group->first, group->last);
    const std::size_t place = *placeOf(index.internalId());
    return least(index.column(), place, place + 1);
}

QVariant PlayModel::groupText(const Group& group) const {
    return tr("%1 (%2)").arg(
        categoryGroupText(*m_book, group.category),
        numberText(static_cast<double>(group.last - group.first), Unit::Count));
}

QVariant PlayModel::cell(const QModelIndex& index, int role) const {
    const Group* group = groupOf(index);
    const int play = playAt(index);
    if (index.column() == 0) {
        if (role == CardsRole && !group) {
            const std::vector<int> kinds = meldKinds(*m_book, play);
            return QVariant::fromValue(QList<int>(kinds.begin(), kinds.end()));
        }
        if (role == Qt::DisplayRole || role == ValueRole)
            return group ? groupText(*group) : QVariant(meldText(*m_book, play));
        return {};
    }
    const std::optional<double> value = number(index);
    const bool isLeast = value && value == least(index.column(), 0, m_values.size());
    const bool isChance = index.column() == beatenColumn;
    switch (role) {
    case Qt::DisplayRole:
        return !value ? noNumber.toString()
                      : numberText(*value, isChance ? Unit::Percent : Unit::Count, Room::Narrow);
    case ValueRole:
        return value ? QVariant(*value) : QVariant();
    case Qt::ToolTipRole:
        return isChance && !group ? chanceText(index)
               : isLeast          ? tr("No other lead has less.")
                                  : QString();
    case Qt::FontRole: {
        QFont font;
        font.setBold(isLeast);
        return font;
    }
    default:
        return {};
    }
}

QString PlayModel::chanceText(const QModelIndex& index) const {
    const std::size_t place = *placeOf(index.internalId());
    if (place >= m_values.size() || !m_values[place].beaten)
        return {};
    const ExactChance& chance = *m_values[place].beaten;
    return tr("%1 = %2").arg(ratioText(fractionText(chance)),
                             exactText(chance.value(), Unit::Percent));
}

PlayTree::PlayTree(const QString& accessibleName, PlayModel::Columns columns, QWidget* parent)
    : QTreeView(parent)
    , m_model(new PlayModel(columns, this)) {
    setModel(m_model);
    setItemDelegate(new CardDelegate(this));
    setAccessibleName(accessibleName);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setIndentation(16);
    setHeaderHidden(m_model->columnCount() == 1);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionsClickable(false);
    for (int column = 1; column < m_model->columnCount(); ++column)
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    connect(this, &QAbstractItemView::entered, this,
            [this](const QModelIndex& index) { Q_EMIT pointed(m_model->playAt(index)); });
    connect(this, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (const int play = m_model->playAt(index); play >= 0)
            Q_EMIT activatedPlay(play);
    });
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex& index) { m_open.insert(m_model->categoryAt(index.row())); });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex& index) { m_open.erase(m_model->categoryAt(index.row())); });
}

void PlayTree::setPlays(std::shared_ptr<const RuleBook> book, std::vector<int> plays) {
    const bool few = plays.size() <= static_cast<std::size_t>(fewPlays);
    const std::set<int> open = m_open;
    m_model->setPlays(std::move(book), std::move(plays));
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (few || open.contains(m_model->categoryAt(row)))
            expand(m_model->index(row, 0));
    m_open = open; // categories opened because there are few plays are not the person's choice
}

void PlayTree::leaveEvent(QEvent* event) {
    QTreeView::leaveEvent(event);
    Q_EMIT pointed(-1);
}

void PlayTree::contextMenuEvent(QContextMenuEvent* event) {
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    const int play = m_model->playAt(index);
    if (play < 0)
        return;
    setCurrentIndex(index);
    Q_EMIT menuRequested(play, event->reason() == QContextMenuEvent::Mouse
                                   ? event->globalPos()
                                   : viewport()->mapToGlobal(visualRect(index).center()));
}

void PlayTree::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    const int play = m_model->playAt(current);
    Q_EMIT pointed(play);
    if (play >= 0)
        Q_EMIT selected(play);
}

} // namespace yomi::ui::hands
