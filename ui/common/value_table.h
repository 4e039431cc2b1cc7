// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/numbers.h"

#include <QAbstractTableModel>
#include <QList>
#include <QSet>
#include <QVariant>

#include <optional>

namespace yomi::ui {

struct ValueColumn {
    QString title;
    QString explanation;                           ///< a full sentence, the header's tooltip
    std::optional<Unit> unit;                      ///< of numbers; nothing for texts
    Qt::SortOrder firstOrder = Qt::AscendingOrder; ///< after a click on the header

    friend bool operator==(const ValueColumn&, const ValueColumn&) = default;
};

/// Rows of values under explained columns: numbers right-aligned, short in the cell and with all
/// digits in the tooltip, the value itself in ValueRole. A cell without a value reads "–".
class ValueTable : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ValueTable(QList<ValueColumn> columns, QObject* parent = nullptr);

    /// Sets the columns; removes the rows unless the columns have the same titles.
    void setColumns(const QList<ValueColumn>& columns);
    /// Each row has a value (double, int, qlonglong, QString or none) for each column. Selection
    /// and scroll position stay if the number of rows does.
    void setRows(QList<QVariantList> rows);
    /// Appends rows; selection and scroll position stay.
    void addRows(const QList<QVariantList>& rows);
    const QList<QVariantList>& rows() const { return m_rows; }
    /// The cells in bold, by row and column.
    void setBold(QSet<std::pair<int, int>> cells) { m_bold = std::move(cells); }
    /// Those that are faint, by row and column.
    void setFaint(QSet<std::pair<int, int>> cells) { m_faint = std::move(cells); }
    const QList<ValueColumn>& columns() const { return m_columns; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QList<ValueColumn> m_columns;
    QList<QVariantList> m_rows;
    QSet<std::pair<int, int>> m_bold, m_faint;
};

} // namespace yomi::ui
