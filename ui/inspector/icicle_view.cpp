// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/icicle_view.h"

#include "ui/common/colors.h"
#include "ui/inspector/icicle_words.h"

#include <QAccessible>
#include <QAction>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace yomi::ui::inspector {

IcicleView::IcicleView(const GameFace& face, QWidget* parent)
    : QWidget(parent)
    , m_face(face)
    , m_zoomIn(new QAction(tr("Zoom in"), this))
    , m_zoomBack(new QAction(tr("Zoom back"), this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Icicle"));
    setContextMenuPolicy(Qt::ActionsContextMenu);
    m_zoomIn->setShortcuts({Qt::Key_Return, Qt::Key_Enter, Qt::Key_Plus});
    m_zoomBack->setShortcuts({Qt::Key_Escape, Qt::Key_Backspace, Qt::Key_Minus});
    connect(m_zoomIn, &QAction::triggered, this, &IcicleView::zoomToSelected);
    connect(m_zoomBack, &QAction::triggered, this, &IcicleView::zoomBack);
    for (QAction* action : {m_zoomIn, m_zoomBack}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setEnabled(false);
        addAction(action);
    }
}

void IcicleView::setIcicle(std::shared_ptr<const IcicleLayout> icicle) {
    const bool isSameTrace = m_icicle && icicle && &m_icicle->trace() == &icicle->trace();
    m_icicle = std::move(icicle);
    m_hovered.reset();
    if (isSameTrace)
        return drawAnew();
    m_selected.reset();
    m_zoomIn->setEnabled(false);
    m_back.clear();
    m_whole = m_icicle ? m_icicle->whole() : PlaceRange();
    setRange(m_whole);
}

void IcicleView::setShownIteration(std::optional<int> iteration) {
    if (!m_icicle)
        return;
    const PlaceRange whole = iteration ? m_icicle->ofIteration(*iteration) : m_icicle->whole();
    if (whole == m_whole)
        return;
    m_whole = whole;
    m_back.clear();
    setRange(m_whole);
}

void IcicleView::setSelected(std::optional<NodeId> node, int iteration) {
    if (!m_icicle)
        return;
    m_selected = m_icicle->blockOf(node, iteration);
    m_zoomIn->setEnabled(true);
    describe();
    update();
}

void IcicleView::select(IcicleBlock block) {
    if (m_selected == block)
        return;
    const std::optional<NodeId> node = m_icicle->nodeOf(block);
    const int iteration = m_icicle->iterationOf(block);
    setSelected(node, iteration);
    Q_EMIT nodeSelected(node, iteration);
}

void IcicleView::zoomTo(PlaceRange range) {
    if (range == m_range)
        return;
    m_back.push_back(m_range);
    setRange(range);
}

void IcicleView::zoomToSelected() {
    if (m_selected)
        zoomTo(m_icicle->placesOf(*m_selected));
}

void IcicleView::zoomBack() {
    if (m_back.empty())
        return;
    const PlaceRange range = m_back.back();
    m_back.pop_back();
    setRange(range);
}

void IcicleView::setRange(PlaceRange range) {
    m_range = range;
    m_hovered.reset();
    m_zoomBack->setEnabled(canZoomBack());
    drawAnew();
}

void IcicleView::drawAnew() {
    m_blocks = {};
    describe();
    update();
    Q_EMIT sightChanged();
}

void IcicleView::describe() {
    if (!m_icicle)
        return setAccessibleDescription({});
    setAccessibleDescription(m_selected ? blockSentence(*m_icicle, *m_selected)
                                        : icicleSummary(*m_icicle, m_range));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

IcicleScale IcicleView::scale() const {
    return {*m_icicle, size(), font(), m_whole, m_range, devicePixelRatioF()};
}

std::size_t IcicleView::blocksInSight() const {
    std::size_t blocks = 0;
    if (m_icicle)
        for (int row = 0; row < m_icicle->rowCount(m_range); ++row)
            blocks += m_icicle->blocksIn(row, m_range).count();
    return blocks;
}

std::size_t IcicleView::blocksTogether() {
    drawBlocks();
    return blocksInSight() - m_alone;
}

void IcicleView::drawBlocks() {
    if (!m_icicle || m_range.length() <= 0 || !m_blocks.isNull())
        return;
    m_blocks = QPixmap(size() * devicePixelRatioF());
    m_blocks.setDevicePixelRatio(devicePixelRatioF());
    m_blocks.fill(colorsFor(palette()).surface);
    QPainter painter(&m_blocks);
    m_alone = paintIcicle(painter, *m_icicle, scale(), font(), palette());
}

void IcicleView::paintEvent(QPaintEvent*) {
    drawBlocks();
    QPainter painter(this);
    if (m_blocks.isNull()) {
        painter.setPen(colorsFor(palette()).muted);
        painter.drawText(rect(), Qt::AlignCenter, tr("Laying out the icicle…"));
        return;
    }
    painter.drawPixmap(0, 0, m_blocks);
    const bool showsBlock = m_hovered && m_hovered->isOneBlock();
    paintIcicleMarks(painter, *m_icicle, scale(), m_selected,
                     showsBlock ? std::optional(m_hovered->middle) : std::nullopt, palette());
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(colorsFor(palette()).accent, 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

std::optional<IcicleView::Place> IcicleView::placeAt(QPointF point) const {
    if (!m_icicle || m_range.length() <= 0)
        return {};
    const IcicleScale at = scale();
    const std::optional<int> row = at.rowAt(point);
    if (!row)
        return {};
    const PlaceRange pixel = placesOfPixel(m_range, at.pixels(), at.pixelAt(point));
    const BlockRange blocks = m_icicle->blocksIn(*row, pixel);
    if (blocks.count() == 0)
        return {};
    const IcicleBlock middle =
        m_icicle->blockAt(*row, at.placeAt(point)).value_or(IcicleBlock{*row, blocks.first});
    // At its edge a block shares a pixel with its neighbour.
    if (at.hasPixel(m_icicle->placesOf(middle)))
        return Place{*row, {middle.index, middle.index + 1}, pixel, middle};
    return Place{*row, blocks, pixel, middle};
}

QString IcicleView::sentence(const Place& place) const {
    return place.isOneBlock() ? blockSentence(*m_icicle, place.middle)
                              : togetherSentence(*m_icicle, place.row, place.blocks, place.pixel);
}

void IcicleView::hover(const std::optional<Place>& place) {
    if (m_hovered == place)
        return;
    m_hovered = place;
    update();
    Q_EMIT pointed(place ? sentence(*place) : QString());
}

bool IcicleView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const std::optional<Place> place = placeAt(help->pos()))
        QToolTip::showText(help->globalPos(),
                           place->isOneBlock() ? blockToolTip(*m_icicle, m_face, place->middle)
                                               : sentence(*place),
                           this);
    else
        QToolTip::hideText();
    return true;
}

void IcicleView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawAnew();
}

void IcicleView::resizeEvent(QResizeEvent*) {
    drawAnew();
}

void IcicleView::mouseMoveEvent(QMouseEvent* event) {
    hover(placeAt(event->position()));
}

void IcicleView::leaveEvent(QEvent*) {
    hover({});
}

void IcicleView::mousePressEvent(QMouseEvent* event) {
    if (const std::optional<Place> place = placeAt(event->position()))
        select(place->middle);
}

void IcicleView::mouseDoubleClickEvent(QMouseEvent* event) {
    const std::optional<Place> place = placeAt(event->position());
    if (!place || event->button() != Qt::LeftButton)
        return;
    zoomTo({m_icicle->placesOf({place->row, place->blocks.first}).from,
            m_icicle->placesOf({place->row, place->blocks.end - 1}).to});
}

void IcicleView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
        if (m_icicle && m_range.length() > 0)
            return walk(event->key());
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void IcicleView::walk(int key) {
    const IcicleBlock root{0, m_icicle->blocksIn(0, m_range).first};
    if (!m_selected || key == Qt::Key_Home)
        return select(root);
    const auto go = [this](std::optional<IcicleBlock> block) {
        if (block)
            select(*block);
    };
    if (key == Qt::Key_Up)
        return go(m_icicle->parentOf(*m_selected));
    if (key == Qt::Key_Down) {
        // In a block that extends beyond the view, the first visible child.
        const std::optional<IcicleBlock> child = m_icicle->firstChildOf(*m_selected);
        if (!child)
            return;
        const std::size_t first = m_icicle->blocksIn(child->row, m_range).first;
        const IcicleBlock inSight{child->row, std::max(child->index, first)};
        return go(m_icicle->parentOf(inSight) == m_selected ? inSight : *child);
    }
    const BlockRange inSight = m_icicle->blocksIn(m_selected->row, m_range);
    const std::size_t index = m_selected->index;
    if (key == Qt::Key_Left && index > inSight.first)
        select({m_selected->row, index - 1});
    if (key == Qt::Key_Right && index + 1 < inSight.end)
        select({m_selected->row, index + 1});
}

} // namespace yomi::ui::inspector
