// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/flow_layout.h"

#include <QAbstractButton>

#include <algorithm>
#include <utility>

namespace yomi::ui {

namespace {

bool expandsInRow(const QLayoutItem* item) {
    return item->expandingDirections().testFlag(Qt::Horizontal);
}

/// The preferred width, or the whole row if that is less.
int widthInRow(const QLayoutItem* item, int row) {
    const int least = item->minimumSize().width();
    return expandsInRow(item) ? least : std::max(least, std::min(item->sizeHint().width(), row));
}

int rowHeight(const std::vector<QLayoutItem*>& row) {
    int height = 0;
    for (const QLayoutItem* item : row)
        height = std::max(height, item->sizeHint().height());
    return height;
}

} // namespace

FlowLayout::FlowLayout(QWidget* parent, int spacing, Qt::Alignment alignment)
    : QLayout(parent)
    , m_alignment(alignment) {
    setContentsMargins({});
    setSpacing(spacing);
}

void FlowLayout::addLayout(QLayout* layout) {
    addChildLayout(layout);
    addItem(layout);
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (!itemAt(index))
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

FlowLayout::Items FlowLayout::shownItems() const {
    Items shown;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            shown.push_back(item.get());
    return shown;
}

QSize FlowLayout::sizeHint() const {
    const Items items = shownItems();
    int width = -spacing();
    for (const QLayoutItem* item : items)
        width += item->sizeHint().width() + spacing();
    return {std::max(width, 0), rowHeight(items)};
}

QSize FlowLayout::minimumSize() const {
    const Items items = shownItems();
    int width = 0;
    for (const QLayoutItem* item : items)
        width = std::max(width, item->minimumSize().width());
    return {width, m_width < 0 ? rowHeight(items) : heightForWidth(m_width)};
}

std::vector<FlowLayout::Items> FlowLayout::rows(int width) const {
    std::vector<Items> rows;
    int free = 0;
    for (QLayoutItem* item : shownItems()) {
        const int needed = widthInRow(item, width);
        if (rows.empty() || needed > free) {
            rows.emplace_back();
            free = width;
        }
        rows.back().push_back(item);
        free -= needed + spacing();
    }
    return rows;
}

int FlowLayout::heightForWidth(int width) const {
    int height = -spacing();
    for (const Items& row : rows(width))
        height += rowHeight(row) + spacing();
    return std::max(height, 0);
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const int before = minimumSize().height();
    m_width = rect.width();
    if (minimumSize().height() != before)
        parentWidget()->updateGeometry();
    int top = rect.top();
    for (const Items& row : rows(rect.width())) {
        place(row, {rect.left(), top, rect.width(), rowHeight(row)});
        top += rowHeight(row) + spacing();
    }
}

void FlowLayout::place(const Items& row, QRect room) const {
    int free = room.width() + spacing();
    for (const QLayoutItem* item : row)
        free -= widthInRow(item, room.width()) + spacing();
    free = std::max(free, 0);
    int left = room.left();
    if (m_alignment & Qt::AlignRight && std::none_of(row.begin(), row.end(), expandsInRow))
        left += free;
    for (QLayoutItem* item : row) {
        const int width =
            widthInRow(item, room.width()) + (expandsInRow(item) ? std::exchange(free, 0) : 0);
        const bool isButton = qobject_cast<QAbstractButton*>(item->widget());
        const int height = isButton ? std::min(room.height(), item->widget()->maximumHeight())
                                    : item->sizeHint().height();
        const QRect rect(left, room.top() + (room.height() - height) / 2, width, height);
        if (isButton) // buttons share one height
            item->widget()->setGeometry(rect);
        else
            item->setGeometry(rect);
        left += width + spacing();
    }
}

} // namespace yomi::ui
