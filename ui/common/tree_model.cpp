// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tree_model.h"

namespace yomi::ui {

QModelIndex TreeModel::indexOfId(Id id) const {
    return id == top ? QModelIndex() : createIndex(rowOfId(id), 0, id);
}

QModelIndex TreeModel::index(int row, int column, const QModelIndex& parent) const {
    return hasIndex(row, column, parent) ? createIndex(row, column, childId(idOf(parent), row))
                                         : QModelIndex();
}

QModelIndex TreeModel::parent(const QModelIndex& index) const {
    return index.isValid() ? indexOfId(parentId(index.internalId())) : QModelIndex();
}

int TreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : childCount(idOf(parent));
}

} // namespace yomi::ui
