// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/play_model.h"

#include "ui/common/numbers.h"
#include "ui/common/table_export.h"
#include "ui/hands/words.h"

#include <QFont>

#include <algorithm>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

/// The least of those that are known.
std::optional<int> least(const std::vector<std::optional<int>>& counts, std::size_t first,
                         std::size_t last) {
    std::optional<int> best;
    for (std::size_t i = first; i < last; ++i)
        if (counts[i] && (!best || *counts[i] < *best))
            best = counts[i];
    return best;
}

} // namespace

PlayModel::PlayModel(Columns columns, QObject* parent)
    : QAbstractItemModel(parent)
    , m_columns(columns) {}

void PlayModel::setPlays(std::shared_ptr<const RuleBook> book, std::vector<int> plays) {
    beginResetModel();
    m_book = std::move(book);
    m_plays = std::move(plays);
    m_after.clear();
    m_fewest.reset();
    m_groups.clear();
    for (std::size_t i = 0; i < m_plays.size(); ++i) {
        const int category = m_book->meld(m_plays[i]).category;
        if (m_groups.empty() || m_groups.back().category != category)
            m_groups.push_back({category, i, i});
        m_groups.back().last = i + 1;
    }
    endResetModel();
}

void PlayModel::setCountsAfter(std::vector<std::optional<int>> counts) {
    m_after = std::move(counts);
    m_fewest = least(m_after, 0, m_after.size());
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex group = index(row, 0);
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
        Q_EMIT dataChanged(index(0, 0, group),
                           index(rowCount(group) - 1, columnCount() - 1, group));
    }
}

const PlayModel::Group* PlayModel::groupOf(const QModelIndex& index) const {
    return index.isValid() && index.internalId() == noGroup
               ? &m_groups[static_cast<std::size_t>(index.row())]
               : nullptr;
}

int PlayModel::playAt(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == noGroup)
        return -1;
    return m_plays[m_groups[index.internalId()].first + static_cast<std::size_t>(index.row())];
}

QModelIndex PlayModel::indexOf(int play) const {
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        for (std::size_t at = m_groups[i].first; at < m_groups[i].last; ++at)
            if (m_plays[at] == play)
                return createIndex(static_cast<int>(at - m_groups[i].first), 0, quintptr{i});
    return {};
}

QModelIndex PlayModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) : noGroup);
}

QModelIndex PlayModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == noGroup)
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, noGroup);
}

int PlayModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    const Group* group = parent.column() == 0 ? groupOf(parent) : nullptr;
    return group ? static_cast<int>(group->last - group->first) : 0;
}

int PlayModel::columnCount(const QModelIndex&) const {
    return m_columns == Columns::PlaysAndAfter ? 2 : 1;
}

std::optional<int> PlayModel::countAfter(const QModelIndex& index) const {
    if (m_after.empty())
        return std::nullopt;
    if (const Group* group = groupOf(index))
        return least(m_after, group->first, group->last);
    return m_after[m_groups[index.internalId()].first + static_cast<std::size_t>(index.row())];
}

QVariant PlayModel::groupText(const Group& group) const {
    return tr("%1 · %2").arg(
        categoryText(*m_book, group.category),
        numberText(static_cast<double>(group.last - group.first), Unit::Count));
}

QVariant PlayModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Group* group = groupOf(index);
    const int play = playAt(index);
    if (index.column() == 0) {
        if (role == CardsRole && !group) {
            QList<int> kinds;
            for (const auto [kind, copies] : m_book->meld(play).tiles)
                kinds.append(QList<int>(copies, kind));
            return QVariant::fromValue(kinds);
        }
        if (role == Qt::DisplayRole || role == ValueRole)
            return group ? groupText(*group) : QVariant(meldText(*m_book, play));
        return {};
    }
    const std::optional<int> after = countAfter(index);
    switch (role) {
    case Qt::DisplayRole:
        return after ? QString::number(*after) : noNumber.toString();
    case ValueRole:
        return after ? QVariant(*after) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return after && after == m_fewest ? tr("No other lead leaves fewer plays.") : QString();
    case Qt::FontRole: {
        QFont font;
        font.setBold(after && after == m_fewest);
        return font;
    }
    default:
        return {};
    }
}

QVariant PlayModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == 1)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return section == 0 ? tr("The plays by category.")
                            : tr("The fewest plays that empty the hand after this one.");
    return role == Qt::DisplayRole ? (section == 0 ? tr("play") : tr("then")) : QVariant();
}

} // namespace yomi::ui::hands
