// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace yomi::ui {

/// Places items side by side, in as many rows as the width requires. An expanding item takes the
/// remaining width of its row; a row without one follows the layout's alignment.
///
///     |< < > >| over out [cutoff] [5 / s] ----o---- 1 of 9      |< < > >| over out
///                                                               [cutoff] [5 / s]
///                                                               ----o---- 1 of 9
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent, int spacing, Qt::Alignment alignment = Qt::AlignLeft);

    void addLayout(QLayout* layout);
    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    /// All in one row.
    QSize sizeHint() const override;
    /// The widest item, and the rows at the current width: a splitter that divides the height knows
    /// nothing of rows.
    QSize minimumSize() const override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;

private:
    using Items = std::vector<QLayoutItem*>;

    Items shownItems() const;
    /// The items of each row.
    std::vector<Items> rows(int width) const;
    void place(const Items& row, QRect room) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    Qt::Alignment m_alignment;
    int m_width = -1; ///< of the last geometry, if there was one
};

} // namespace yomi::ui
