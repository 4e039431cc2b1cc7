// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

namespace yomi::ui {

/// A tree whose rows have unique numbers, which its indices hold: a model defines the positions and
/// contents of the rows.
class TreeModel : public QAbstractItemModel {
public:
    using Id = quintptr;

    using QAbstractItemModel::QAbstractItemModel;

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

protected:
    /// The parent of the first rows; not a row itself.
    static constexpr Id top = ~Id{0};

    static Id idOf(const QModelIndex& index) { return index.isValid() ? index.internalId() : top; }
    /// In the first column; an invalid index for `top`.
    QModelIndex indexOfId(Id id) const {
        return id == top ? QModelIndex() : createIndex(rowOfId(id), 0, id);
    }

    virtual int childCount(Id parent) const = 0;
    virtual Id childId(Id parent, int row) const = 0;
    virtual Id parentId(Id id) const = 0;
    /// Among the children of its parent.
    virtual int rowOfId(Id id) const = 0;
};

} // namespace yomi::ui
