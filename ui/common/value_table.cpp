// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/value_table.h"

#include "ui/common/colors.h"
#include "ui/common/table_export.h"

#include <QFont>
#include <QGuiApplication>

#include <algorithm>

namespace yomi::ui {

ValueTable::ValueTable(QList<ValueColumn> columns, QObject* parent)
    : QAbstractTableModel(parent)
    , m_columns(std::move(columns)) {}

void ValueTable::setColumns(const QList<ValueColumn>& columns) {
    if (columns == m_columns)
        return;
    if (std::ranges::equal(columns, m_columns, {}, &ValueColumn::title, &ValueColumn::title)) {
        m_columns = columns;
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_columns = columns;
    m_rows.clear();
    endResetModel();
}

void ValueTable::setRows(QList<QVariantList> rows) {
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (rows != m_rows) {
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void ValueTable::addRows(const QList<QVariantList>& rows) {
    if (rows.isEmpty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    m_rows += rows;
    endInsertRows();
}

int ValueTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ValueTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ValueTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const QVariant& value = m_rows[index.row()][index.column()];
    const std::optional<Unit>& unit = m_columns[index.column()].unit;
    const bool isNumber = unit && value.typeId() != QMetaType::QString; // words are not formatted
    switch (role) {
    case ValueRole:
        return value;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((unit ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole: {
        if (!m_bold.contains({index.row(), index.column()}))
            return {};
        QFont font;
        font.setBold(true);
        return font;
    }
    case Qt::ForegroundRole:
        return m_faint.contains({index.row(), index.column()})
                   ? QVariant(colorsFor(QGuiApplication::palette()).muted)
                   : QVariant();
    case Qt::DisplayRole:
        if (!value.isValid())
            return noNumber.toString();
        return isNumber ? numberText(value.toDouble(), *unit) : value.toString();
    case Qt::ToolTipRole: {
        if (!value.isValid())
            return {};
        const QString exact = isNumber ? exactText(value.toDouble(), *unit) : value.toString();
        // A text may be elided in its cell; a number shown completely needs no tooltip.
        return isNumber && exact == data(index).toString() ? QVariant() : exact;
    }
    default:
        return {};
    }
}

QVariant ValueTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    const ValueColumn& column = m_columns[section];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case ValueRole: // the unit for the bare numbers of a copy
        return column.unit == Unit::Seconds ? tr("%1 (s)").arg(column.title) : column.title;
    case Qt::InitialSortOrderRole:
        return column.firstOrder;
    case Qt::ToolTipRole:
        return column.explanation;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.unit ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace yomi::ui
