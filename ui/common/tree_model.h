// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QList>

#include <utility>

namespace yomi::ui {

struct TreeColumn {
    QString name;
    QString explanation = {}; ///< a full sentence, the header's tooltip
    bool isNumber = false;    ///< right-aligned
};

/// A tree under named columns, whose rows have unique numbers, which its indices hold: a model
/// defines the positions and contents of the rows.
class TreeModel : public QAbstractItemModel {
public:
    using Id = quintptr;

    explicit TreeModel(QList<TreeColumn> columns, QObject* parent = nullptr)
        : QAbstractItemModel(parent)
        , m_columns(std::move(columns)) {}

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const final {
        return hasIndex(row, column, parent) ? createIndex(row, column, childId(idOf(parent), row))
                                             : QModelIndex();
    }
    QModelIndex parent(const QModelIndex& index) const final {
        return index.isValid() ? indexOfId(parentId(index.internalId())) : QModelIndex();
    }
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const final {
        return parent.column() > 0 ? 0 : childCount(idOf(parent));
    }
    int columnCount(const QModelIndex& /*parent*/ = {}) const final {
        return static_cast<int>(m_columns.size());
    }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final {
        return !index.isValid()                ? QVariant()
               : role == Qt::TextAlignmentRole ? alignment(index.column())
                                               : cell(index, role);
    }
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const final {
        if (orientation != Qt::Horizontal)
            return {};
        return role == Qt::DisplayRole         ? m_columns[section].name
               : role == Qt::ToolTipRole       ? m_columns[section].explanation
               : role == Qt::TextAlignmentRole ? alignment(section)
                                               : QVariant();
    }

protected:
    /// The parent of the first rows; not a row itself.
    static constexpr Id top = ~Id{0};

    static Id idOf(const QModelIndex& index) { return index.isValid() ? index.internalId() : top; }
    /// In the first column; an invalid index for `top`.
    QModelIndex indexOfId(Id id) const {
        return id == top ? QModelIndex() : createIndex(rowOfId(id), 0, id);
    }

    void renameColumn(int column, const QString& name) {
        m_columns[column].name = name;
        Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
    }

    /// The content of a cell but for its alignment.
    virtual QVariant cell(const QModelIndex& index, int role) const = 0;
    virtual int childCount(Id parent) const = 0;
    virtual Id childId(Id parent, int row) const = 0;
    virtual Id parentId(Id id) const = 0;
    /// Among the children of its parent.
    virtual int rowOfId(Id id) const = 0;

private:
    QVariant alignment(int column) const {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (m_columns[column].isNumber ? Qt::AlignRight : Qt::AlignLeft));
    }

    QList<TreeColumn> m_columns;
};

} // namespace yomi::ui
