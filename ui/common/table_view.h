// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QSortFilterProxyModel;

namespace yomi::ui {

/// A calm table of a flat model: a line under each row and nothing else, whole rows selected,
/// sorted by a click on a header (a third click brings the model's own order back), copied and
/// saved by enableTableExport(). Rows of the view are mapped to rows of the model.
class TableView : public QTableView {
    Q_OBJECT

public:
    explicit TableView(QAbstractItemModel* source, const QString& accessibleName,
                       QWidget* parent = nullptr);

    /// The selected row of the source model (the last of several), -1 for none.
    int currentRow() const;
    /// The selected rows of the source model, in no order.
    QList<int> selectedRows() const;
    /// Selects a row of the source model without emitting currentRowChanged(); -1 selects none.
    void setCurrentRow(int row);

    /// Long texts take several lines where a column is narrow.
    void wrapRows();

    /// Wants its header and so many rows, and no less.
    void setRows(int rows);

    /// As high as its rows, so that a short table needs no scroll bar.
    QSize sizeHint() const override;

Q_SIGNALS:
    void currentRowChanged(int row); ///< of the source model, by the person
    void rowPointed(int row);        ///< of the source model, under the mouse; −1 for none

protected:
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void fitRows();

    QSortFilterProxyModel* m_order;
    int m_rows = 0; ///< that are wanted; 0 for all
};

} // namespace yomi::ui
