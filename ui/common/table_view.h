// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QSortFilterProxyModel;

namespace yomi::ui {

/// A plain table of a flat model: a line under each row, whole rows selected, sorted by a click on
/// a header (a third click restores the model's order), copied and saved by enableTableExport().
/// Its functions take rows of the source model.
class TableView : public QTableView {
    Q_OBJECT

public:
    explicit TableView(QAbstractItemModel* source, const QString& accessibleName,
                       QWidget* parent = nullptr);

    /// The selected row of the source model (the last of several), -1 for none.
    int currentRow() const;
    /// The selected rows of the source model, in any order.
    QList<int> selectedRows() const;
    /// Selects a row of the source model without emitting currentRowChanged(); -1 selects none.
    void setCurrentRow(int row);

    /// Long texts wrap in narrow columns.
    void wrapRows();

    // The other columns are as wide as their contents; a table that is too wide scrolls.
    /// Gives a column the width that the others leave; at first it is the first one.
    void stretchColumn(int column);
    /// The same, and hides the column while the others leave room for less than a word of it.
    void stretchOrHideColumn(int column);
    /// Gives each column an equal share of the width that is left, now and after a resize.
    void spreadColumns();

    /// Sets the preferred and minimum height: the header and that many rows.
    void setRows(int rows);

    /// As high as its rows, so that a short table needs no scroll bar.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentRowChanged(int row); ///< of the source model, by the person
    void rowPointed(int row);        ///< of the source model, under the mouse; −1 for none

protected:
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    /// A table that scrolls shows whole rows.
    void updateGeometries() override;

private:
    void fitRows();
    void hideOptional();
    void shareWidth();

    QSortFilterProxyModel* m_order;
    int m_rows = 0; ///< preferred number; 0 for all
    bool m_spreads = false;
    int m_optional = -1;
    bool m_isUpdating = false;
};

} // namespace yomi::ui
