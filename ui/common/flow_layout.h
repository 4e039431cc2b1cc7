// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace yomi::ui {

/// Items beside each other, in as many rows as the width asks for. One that expands takes what the
/// others leave of its row; without one the row is where the layout is aligned.
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
    /// The widest item, and the rows that the present width asks for: what shares out the height,
    /// such as a splitter, need not know of rows.
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
    int m_width = -1; ///< of the geometry, once there is one
};

} // namespace yomi::ui
