// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/table_view.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/table_export.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace yomi::ui {

namespace {

constexpr int cellPadding = 8;

/// The cell padding minus the margin that the style adds around a cell's text.
int margin(const QWidget* view) {
    return cellPadding - view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, view) -
           1;
}

/// The part of a cell between the edges of the view: a text that they would cut has an ellipsis.
/// Empty if they leave less than a letter.
QRect inSight(const QRect& cell, const QPaintDevice* viewport, const QFontMetrics& metrics) {
    const QRect part = cell & QRect(0, cell.top(), viewport->width(), cell.height());
    const bool isCut = part.width() < cell.width();
    return isCut && part.width() < metrics.height() + 2 * cellPadding ? QRect() : part;
}

/// Muted titles on the card's surface, with a small arrow in the sorted column.
class Header : public QHeaderView {
public:
    explicit Header(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(true);
        setHighlightSections(false);
        setSortIndicatorClearable(true);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const Colors& colors = colorsFor(palette());
        painter->fillRect(rect, colors.surface);
        painter->setPen(colors.line);
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        const auto alignment = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
        const QRect part = inSight(rect, viewport(), fontMetrics());
        if (part.isEmpty())
            return;
        const QRect room = part.adjusted(cellPadding, 0, -cellPadding, 0);
        QString text = model()->headerData(section, Qt::Horizontal).toString();
        if (part != rect)
            text = fontMetrics().elidedText(text, Qt::ElideRight, room.width());
        painter->setPen(colors.muted);
        QRect written;
        painter->drawText(room, alignment.toInt(), text, &written);
        if (sortIndicatorSection() == section) {
            const bool rises = sortIndicatorOrder() == Qt::AscendingOrder;
            // In the padding, so that no column needs room for it.
            painter->drawText(QRect(written.right() + 1, rect.top(), cellPadding, rect.height()),
                              Qt::AlignCenter, rises ? QStringLiteral("↑") : QStringLiteral("↓"));
        }
    }

    QSize sectionSizeFromContents(int section) const override {
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        return {fontMetrics().horizontalAdvance(text) + 2 * cellPadding,
                rowHeightFor(fontMetrics())};
    }
};

/// Separates rows by a line; the selected row has the soft accent and ordinary text colour.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colors& colors = colorsFor(option.palette);
        QStyleOptionViewItem row = option;
        row.palette.setColor(QPalette::Highlight, colors.accentSoft);
        row.palette.setColor(QPalette::HighlightedText, colors.text);
        if (row.state & QStyle::State_Selected)
            painter->fillRect(row.rect, colors.accentSoft);
        row.rect = inSight(row.rect, painter->device(), row.fontMetrics);
        if (row.rect.width() < option.rect.width())
            row.features &= ~QStyleOptionViewItem::WrapText;
        row.rect.adjust(margin(row.widget), 0, -margin(row.widget), 0);
        row.state &= ~QStyle::State_HasFocus;
        if (!row.rect.isEmpty())
            QStyledItemDelegate::paint(painter, row, index);
        painter->setPen(colors.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(colors.accent);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int padding = margin(option.widget);
        QStyleOptionViewItem row = option;
        row.rect.adjust(padding, 0, -padding, 0);
        const QSize size = QStyledItemDelegate::sizeHint(row, index);
        const int oneLine = rowHeightFor(option.fontMetrics);
        int height = oneLine;
        if (option.features.testFlag(QStyleOptionViewItem::WrapText)) {
            constexpr int most = 10'000;
            const QRect room(0, 0, option.rect.width() - 2 * cellPadding, most);
            const QString text = index.data().toString();
            height += option.fontMetrics.boundingRect(room, Qt::TextWordWrap, text).height() -
                      option.fontMetrics.height();
        }
        return {size.width() + 2 * padding, std::max(height, oneLine)};
    }
};

/// By value; rows without a number, or with a word in its place, are last in either order.
class RowOrder : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
        const auto isNumber = [](const QModelIndex& cell) {
            const QVariant value = cell.data(ValueRole);
            return value.isValid() && value.typeId() != QMetaType::QString;
        };
        if (const bool first = isNumber(left); first != isNumber(right))
            return first == (sortOrder() == Qt::AscendingOrder);
        return QSortFilterProxyModel::lessThan(left, right);
    }
};

} // namespace

TableView::TableView(QAbstractItemModel* source, const QString& accessibleName, QWidget* parent)
    : QTableView(parent)
    , m_order(new RowOrder(this)) {
    m_order->setSortRole(ValueRole);
    m_order->setSourceModel(source);
    setModel(m_order);
    setAccessibleName(accessibleName);
    setItemDelegate(new RowDelegate(this));
    setHorizontalHeader(new Header(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    fitRows();
    stretchColumn(0);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    enableTableExport(this);
    // Not currentRowChanged: a table that gets the focus makes its first row the current one.
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { Q_EMIT currentRowChanged(currentRow()); });
    setMouseTracking(true);
    connect(this, &QAbstractItemView::entered, this, [this](const QModelIndex& index) {
        Q_EMIT rowPointed(m_order->mapToSource(index).row());
    });
    connect(this, &QAbstractItemView::viewportEntered, this, [this] { Q_EMIT rowPointed(-1); });
}

void TableView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
        if (m_spreads)
            shareWidth();
    }
}

void TableView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (m_spreads)
        shareWidth();
}

void TableView::scrollContentsBy(int dx, int dy) {
    QTableView::scrollContentsBy(dx, dy);
    if (dx != 0) // a column that was cut may be whole now
        for (QWidget* part : {viewport(), horizontalHeader()->viewport()})
            part->update();
}

void TableView::stretchColumn(int column) {
    m_spreads = false;
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void TableView::stretchOrHideColumn(int column) {
    m_optional = column;
    stretchColumn(column);
    updateGeometries();
}

void TableView::spreadColumns() {
    m_spreads = true;
    shareWidth();
}

void TableView::shareWidth() {
    QHeaderView& header = *horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    QList<std::pair<int, int>> widths; // of the visible columns
    int left = viewport()->width();
    for (int column = 0; column < model()->columnCount(); ++column)
        if (!isColumnHidden(column)) {
            const int width = std::max(header.sectionSizeHint(column), sizeHintForColumn(column));
            widths.emplace_back(column, width);
            left -= width;
        }
    for (auto others = static_cast<int>(widths.size()); const auto& [column, width] : widths) {
        const int share = std::max(left, 0) / others--;
        header.resizeSection(column, width + share);
        left -= share;
    }
}

void TableView::setRows(int rows) {
    m_rows = rows;
    fitRows();
}

void TableView::fitRows() {
    const int row = rowHeightFor(fontMetrics());
    verticalHeader()->setDefaultSectionSize(row);
    if (m_rows > 0)
        setMinimumHeight((1 + m_rows) * row + 2);
}

void TableView::leaveEvent(QEvent* event) {
    QTableView::leaveEvent(event);
    Q_EMIT rowPointed(-1);
}

int TableView::currentRow() const {
    const QList<int> rows = selectedRows();
    return rows.isEmpty() ? -1 : rows.last();
}

QList<int> TableView::selectedRows() const {
    QList<int> rows;
    for (const QModelIndex& row : selectionModel()->selectedRows())
        rows << m_order->mapToSource(row).row();
    return rows;
}

void TableView::setCurrentRow(int row) {
    const QSignalBlocker quiet(this);
    executeDelayedItemsLayout(); // only laid-out rows can be scrolled to
    if (row < 0) {
        clearSelection();
        setCurrentIndex({});
    } else {
        setCurrentIndex(m_order->mapFromSource(m_order->sourceModel()->index(row, 0)));
    }
}

void TableView::wrapRows() {
    setWordWrap(true);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void TableView::hideOptional() {
    constexpr int word = 8; // letters
    int left = viewport()->width();
    for (int column = 0; column < model()->columnCount(); ++column)
        if (column != m_optional)
            left -=
                std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    const bool isHidden = left < word * fontMetrics().averageCharWidth() + 2 * cellPadding;
    setColumnHidden(m_optional, isHidden);
    if (isHidden)
        shareWidth();
    else
        stretchColumn(m_optional);
}

void TableView::updateGeometries() {
    if (m_isUpdating)
        return;
    const QScopedValueRollback updating(m_isUpdating, true);
    QTableView::updateGeometries();
    if (m_optional >= 0)
        hideOptional();
    const int height = viewport()->height(), row = verticalHeader()->defaultSectionSize();
    if (wordWrap() || height < row || verticalHeader()->length() <= height)
        return;
    QMargins margins = viewportMargins();
    margins.setBottom(height % row);
    setViewportMargins(margins);
    QWidget* header = verticalHeader()->viewport(); // from whose height it knows the last row
    header->resize(header->width(), viewport()->height());
    if (verticalScrollBar()->value() == verticalScrollBar()->maximum())
        verticalHeader()->setOffsetToLastSection();
}

QSize TableView::sizeHint() const {
    constexpr int most = 14;
    const int rows = m_rows > 0 ? m_rows : std::clamp(model()->rowCount(), 2, most);
    return {QTableView::sizeHint().width(),
            horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() + 2};
}

QSize TableView::minimumSizeHint() const {
    return {QTableView::minimumSizeHint().width(),
            horizontalHeader()->height() + 2 * verticalHeader()->defaultSectionSize()};
}

} // namespace yomi::ui
