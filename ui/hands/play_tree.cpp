// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/play_tree.h"

#include "core/hands/doudizhu.h"
#include "ui/common/controls.h"
#include "ui/hands/card_painter.h"
#include "ui/hands/tile_painter.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

constexpr int rowHeight = 30;
constexpr int fewPlays = 40; ///< all of them are visible

/// Paints a play as small overlapping cards, closer together if necessary.
class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colors& colors = colorsFor(option.palette);
        QStyleOptionViewItem row = option;
        row.palette.setColor(QPalette::Highlight, colors.accentSoft);
        row.palette.setColor(QPalette::HighlightedText, colors.text);
        row.state &= ~QStyle::State_HasFocus;
        const auto kinds = index.data(PlayModel::CardsRole).value<QList<int>>();
        if (kinds.isEmpty())
            return QStyledItemDelegate::paint(painter, row, index);
        if (row.state & (QStyle::State_Selected | QStyle::State_MouseOver))
            painter->fillRect(row.rect, colors.accentSoft);
        paintCards(*painter, QRectF(row.rect).adjusted(2, 2, -4, -2), kinds);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {QStyledItemDelegate::sizeHint(option, index).width(),
                std::max(rowHeight, rowHeightFor(option.fontMetrics))};
    }

private:
    static void paintCards(QPainter& painter, const QRectF& rect, const QList<int>& kinds) {
        const double width = tileAspect * rect.height();
        const double pitch = kinds.size() > 1
                                 ? std::min(0.6 * width, (rect.width() - width) /
                                                             static_cast<double>(kinds.size() - 1))
                                 : 0;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        for (qsizetype i = 0; i < kinds.size(); ++i)
            paintCard(
                painter,
                {rect.left() + static_cast<double>(i) * pitch, rect.top(), width, rect.height()},
                QString(QLatin1Char(cardLetters[static_cast<std::size_t>(kinds[i])])), {},
                i + 1 < kinds.size());
        painter.restore();
    }
};

} // namespace

PlayTree::PlayTree(const QString& accessibleName, PlayModel::Columns columns, QWidget* parent)
    : QTreeView(parent)
    , m_model(new PlayModel(columns, this)) {
    setModel(m_model);
    setItemDelegate(new CardDelegate(this));
    setAccessibleName(accessibleName);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setIndentation(16);
    setHeaderHidden(m_model->columnCount() == 1);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionsClickable(false);
    if (m_model->columnCount() > 1) {
        constexpr int numberWidth = 56;
        header()->setSectionResizeMode(1, QHeaderView::Fixed);
        header()->resizeSection(1, numberWidth);
    }
    connect(this, &QAbstractItemView::entered, this,
            [this](const QModelIndex& index) { Q_EMIT pointed(m_model->playAt(index)); });
    connect(this, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (const int play = m_model->playAt(index); play >= 0)
            Q_EMIT activatedPlay(play);
    });
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex& index) { m_open.insert(m_model->categoryAt(index.row())); });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex& index) { m_open.erase(m_model->categoryAt(index.row())); });
}

void PlayTree::setPlays(std::shared_ptr<const RuleBook> book, std::vector<int> plays) {
    const bool few = plays.size() <= static_cast<std::size_t>(fewPlays);
    const std::set<int> open = m_open;
    m_model->setPlays(std::move(book), std::move(plays));
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (few || open.contains(m_model->categoryAt(row)))
            expand(m_model->index(row, 0));
    m_open = open; // categories opened because there are few plays are not the person's choice
}

void PlayTree::leaveEvent(QEvent* event) {
    QTreeView::leaveEvent(event);
    Q_EMIT pointed(-1);
}

void PlayTree::contextMenuEvent(QContextMenuEvent* event) {
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    const int play = m_model->playAt(index);
    if (play < 0)
        return;
    setCurrentIndex(index);
    Q_EMIT menuRequested(play, event->reason() == QContextMenuEvent::Mouse
                                   ? event->globalPos()
                                   : viewport()->mapToGlobal(visualRect(index).center()));
}

void PlayTree::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    const int play = m_model->playAt(current);
    Q_EMIT pointed(play);
    if (play >= 0)
        Q_EMIT selected(play);
}

} // namespace yomi::ui::hands
