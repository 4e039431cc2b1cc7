// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/outline_view.h"

#include "ui/common/colors.h"
#include "ui/inspector/node_menu.h"
#include "ui/inspector/outline_model.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>

namespace yomi::ui::inspector {

OutlineView::OutlineView(Cursor& cursor, QWidget* parent)
    : QTreeView(parent)
    , m_cursor(cursor)
    , m_model(new OutlineModel(cursor, this)) {
    setModel(m_model);
    setAccessibleName(tr("Outline of the search tree"));
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    header()->setStretchLastSection(false);
    const std::array widths = {360, 90, 200, 140, 90};
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    header()->setSectionResizeMode(OutlineModel::Note, QHeaderView::Stretch);
    connect(&cursor, &Cursor::runChanged, this, [this] {
        setAccessibleDescription(m_cursor.run() ? QString() : m_cursor.emptyReason());
        follow();
    });
    connect(&cursor, &Cursor::eventChanged, this, &OutlineView::follow);
    connect(&cursor, &Cursor::selectionChanged, this, &OutlineView::follow);
    for (const auto signal : {&Cursor::remarksChanged, &Cursor::numbersChanged})
        connect(&cursor, signal, viewport(), qOverload<>(&QWidget::update));
    connect(this, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        m_cursor.goTo(m_model->item(index), m_model->iteration(index));
    });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!m_following && index.isValid() && !m_model->item(index).isPruned())
                    m_cursor.select(m_model->item(index).node);
            });
}

void OutlineView::showEvent(QShowEvent* event) {
    QTreeView::showEvent(event);
    follow();
}

void OutlineView::paintEvent(QPaintEvent* event) {
    QTreeView::paintEvent(event);
    if (m_cursor.run())
        return;
    QPainter painter(viewport());
    painter.setPen(colorsFor(palette()).muted);
    painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     m_cursor.emptyReason());
}

void OutlineView::contextMenuEvent(QContextMenuEvent* event) {
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    QMenu menu(this);
    fillNodeMenu(menu, m_cursor, m_model->item(index), m_model->iteration(index));
    menu.exec(event->reason() == QContextMenuEvent::Mouse
                  ? event->globalPos()
                  : viewport()->mapToGlobal(visualRect(index).bottomLeft()));
}

void OutlineView::follow() {
    if (!isVisible() || !m_cursor.run())
        return;
    const QScopedValueRollback following(m_following, true);
    setCurrentIndex(m_model->indexOf(m_cursor.selected(), m_cursor.iteration()));
    viewport()->update(); // the information on every node may have changed
}

} // namespace yomi::ui::inspector
