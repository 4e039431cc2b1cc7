// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

namespace yomi::ui {

/// A tree each of whose rows has a number of its own, which its indices hold: a model says which
/// rows are where, and what they say.
class TreeModel : public QAbstractItemModel {
public:
    using Id = quintptr;

    using QAbstractItemModel::QAbstractItemModel;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const final;
    QModelIndex parent(const QModelIndex& index) const final;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const final;

protected:
    /// Above the first rows; no row's own.
    static constexpr Id top = ~Id{0};

    static Id idOf(const QModelIndex& index) { return index.isValid() ? index.internalId() : top; }
    /// In the first column; of `top` no index.
    QModelIndex indexOfId(Id id) const;

    virtual int childCount(Id parent) const = 0;
    virtual Id childId(Id parent, int row) const = 0;
    virtual Id parentId(Id id) const = 0;
    /// Among the children of its parent.
    virtual int rowOfId(Id id) const = 0;
};

} // namespace yomi::ui
