// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/tree_canvas.h"

#include "ui/charts/labels.h"
#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/inspector/node_menu.h"
#include "ui/inspector/remark_mark.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace yomi::ui::inspector {

namespace {

constexpr double margin = 12;
constexpr double leastColumn = 24;
constexpr double leastZoom = 1e-6, mostZoom = 4;

double normalColumn() {
    return besideLabel(TreeScale().column);
}

} // namespace

TreeCanvas::TreeCanvas(Cursor& cursor, Folding folding, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_cursor(cursor)
    , m_folding(folding) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Search tree"));
    setCornerWidget(new QWidget);
    connect(&cursor, &Cursor::runChanged, this, &TreeCanvas::takeRun);
    connect(&cursor, &Cursor::eventChanged, this, &TreeCanvas::takeEvent);
    connect(&cursor, &Cursor::selectionChanged, this, [this] {
        m_pruned.reset();
        if (m_layout && m_cursor.selected())
            reveal(m_cursor.selected(), false);
        viewport()->update();
    });
    for (const auto signal : {&Cursor::remarksChanged, &Cursor::numbersChanged})
        connect(&cursor, signal, viewport(), qOverload<>(&QWidget::update));
    takeRun();
}

TreeWindow TreeCanvas::treeWindow() const {
    const QPointF scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    return windowAt(QPointF(margin, margin) - scrolled, viewport()->height());
}

TreeWindow TreeCanvas::windowAt(QPointF origin, double height) const {
    return {m_cursor.trace(), *m_layout, m_scale, origin, height, columns()};
}

void TreeCanvas::takeRun() {
    m_layout = m_cursor.run() ? std::make_unique<TreeLayout>(m_cursor.run()) : nullptr;
    m_pruned.reset();
    if (!m_layout)
        return viewport()->update();
    if (const Folds folds = m_cursor.folds(); m_folding == Folding::Kept && folds != Folds())
        m_layout->setFolds(folds);
    setZoom(m_cursor.isEndHidden() ? m_scale.zoom : 1, {}); // another tree has another size
    horizontalScrollBar()->setValue(0);
    takeEvent();
}

void TreeCanvas::takeEvent() {
    if (!m_cursor.run())
        return;
    std::vector<NodeId> path;
    for (const OpenNode& open : m_cursor.state().path)
        if (open.node)
            path.push_back(*open.node);
    if (m_cursor.isAtResult())
        path.insert(path.end(), m_cursor.line().begin(), m_cursor.line().end());
    m_layout->setIteration(m_cursor.iteration());
    m_layout->setEvent(m_cursor.event());
    m_layout->setPath(std::move(path));
    updateScrollBars();
    revealEvent();
    viewport()->update();
}

void TreeCanvas::revealEvent() {
    if (m_cursor.isAtResult() && !m_cursor.line().empty())
        return revealLine();
    reveal(m_cursor.current(), false);
    revealPruned();
}

/// Scrolls to the columns from the root as far as they fit; ancestors of a visible node stay
/// visible.
void TreeCanvas::revealLine() {
    horizontalScrollBar()->setValue(0);
    const TreeWindow window = treeWindow();
    NodeId last = m_cursor.line().front();
    for (const NodeId node : m_cursor.line())
        if (window.columnLeft(columnOf(m_cursor.trace(), node) + 1) <= viewport()->width())
            last = node;
    reveal(*verticalScrollBar(), window.rowTop(m_layout->row(last)), m_scale.row(),
           viewport()->height(), false);
}

void TreeCanvas::revealPruned() {
    const Event event = m_cursor.trace().events[m_cursor.event()];
    if (event.kind() != EventKind::Cutoff || !m_layout->isOpen(event.node()))
        return;
    // They are last; a node's board stays visible with any of its rows.
    const NodeId node = event.node();
    const int pruned = m_cursor.trace().nodes[node].prunedCount;
    const TreeLayout::Row end = m_layout->row(node) + m_layout->rows(node);
    const double room = std::max(m_scale.row(), viewport()->height() - m_scale.row());
    reveal(*verticalScrollBar(), treeWindow().rowTop(end - pruned),
           std::min(pruned * m_scale.row(), room), viewport()->height(), false);
}

void TreeCanvas::updateScrollBars() {
    if (!m_layout)
        return;
    const QSize view = viewport()->size();
    const double height = 2 * margin + static_cast<double>(m_layout->rows()) * m_scale.row();
    const double width = 2 * margin + columns() * m_scale.column;
    // Keeps the scroll position when the tree shrinks.
    const int below = static_cast<int>(height) - view.height();
    const int kept = std::min(verticalScrollBar()->value(), below + view.height() / 2);
    verticalScrollBar()->setRange(0, std::max({0, below, kept}));
    verticalScrollBar()->setPageStep(view.height());
    verticalScrollBar()->setSingleStep(static_cast<int>(std::max(16.0, m_scale.row() / 2)));
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(width) - view.width()));
    horizontalScrollBar()->setPageStep(view.width());
    horizontalScrollBar()->setSingleStep(static_cast<int>(m_scale.column / 4));
}

void TreeCanvas::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setZoom(m_scale.zoom, {});
}

void TreeCanvas::resizeEvent(QResizeEvent*) {
    updateScrollBars();
    if (m_layout)
        revealEvent();
}

int TreeCanvas::columns() const {
    return m_cursor.run()->height(m_layout->iteration()) + 1;
}

double TreeCanvas::fittingColumn() const {
    return std::clamp((viewport()->width() - 2 * margin) / columns(), leastColumn, normalColumn());
}

void TreeCanvas::setZoom(double zoom, QPointF fixed) {
    if (!m_layout)
        return;
    zoom = std::clamp(zoom, leastZoom, mostZoom);
    const double column = std::max(normalColumn() * zoom, fittingColumn());
    const double y = (verticalScrollBar()->value() + fixed.y() - margin) / m_scale.row();
    const double x = (horizontalScrollBar()->value() + fixed.x() - margin) / m_scale.column;
    const GameFace& face = m_cursor.face();
    m_scale = {zoom, column, face.aspectRatio(boardOf(m_cursor.trace(), std::nullopt)),
               besideLabel(1)};
    updateScrollBars();
    verticalScrollBar()->setValue(
        static_cast<int>(std::lround(y * m_scale.row() + margin - fixed.y())));
    horizontalScrollBar()->setValue(
        static_cast<int>(std::lround(x * m_scale.column + margin - fixed.x())));
    viewport()->update();
}

void TreeCanvas::zoomBy(double factor) {
    setZoom(m_scale.zoom * factor, QRectF(viewport()->rect()).center());
}

void TreeCanvas::zoomToNormal() {
    setZoom(1, {});
    centreOnCurrent();
}

void TreeCanvas::zoomToFit() {
    if (!m_layout)
        return;
    const double height = static_cast<double>(m_layout->rows()) * m_scale.row() / m_scale.zoom;
    setZoom(std::min(1.0, (viewport()->height() - 2 * margin) / height), QPointF());
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
}

void TreeCanvas::centreOnCurrent() {
    if (m_layout)
        reveal(m_cursor.current(), true);
}

void TreeCanvas::reveal(std::optional<NodeId> node, bool centre) {
    const QSize view = viewport()->size();
    const NodeId shown = node ? m_layout->shown(*node) : 0;
    const int column = node ? columnOf(m_cursor.trace(), shown) : 0;
    const double top = treeWindow().rowTop(node ? m_layout->row(*node) : 0);
    const double below =
        static_cast<double>(node ? m_layout->rows(shown) : m_layout->rows()) * m_scale.row();
    // A node's board stays visible with any of its rows. Only a node that has just been entered
    // also reveals the nodes below it, as far as they fit.
    const bool isNew = node && m_cursor.trace().nodes[*node].entered == m_cursor.event();
    const bool isInSight = top <= view.height() - m_scale.row() && top + below >= m_scale.row();
    const double room = std::max(m_scale.row(), view.height() - 2 * m_scale.row());
    if (centre || isNew || !isInSight)
        reveal(*verticalScrollBar(), top, centre ? m_scale.row() : std::min(below, room),
               view.height(), centre);
    const bool isOpen = !node || m_layout->isOpen(shown);
    QScrollBar& across = *horizontalScrollBar();
    const int before = across.value();
    const double left = treeWindow().columnLeft(column);
    const double extent = (isOpen && !centre ? 2 : 1) * m_scale.column;
    reveal(across, left, extent, view.width(), centre);
    // Scrolling back also reveals the root if both fit.
    if (across.value() < before && !centre && before + left + extent <= view.width())
        across.setValue(0);
}

void TreeCanvas::reveal(QScrollBar& bar, double from, double extent, int view, bool centre) {
    const double spare = std::min(extent, (view - extent) / 2); // kept free around it
    const double low = centre ? (view - extent) / 2 : std::min(spare, m_scale.row() / 2);
    const double high = centre ? low : view - extent - low;
    const double shift = from < low ? from - low : from > high ? from - high : 0;
    // Far jumps put the node in the middle.
    const bool isFar = !centre && std::abs(shift) > view;
    bar.setValue(bar.value() +
                 static_cast<int>(std::lround(isFar ? from - (view - extent) / 2 : shift)));
}

void TreeCanvas::keepFolds() {
    if (m_folding == Folding::Kept)
        m_cursor.keepFolds(m_layout->folds());
}

void TreeCanvas::fold(NodeId node, bool open) {
    m_layout->setOpen(node, open);
    keepFolds();
    updateScrollBars();
    viewport()->update();
}

void TreeCanvas::toggleSelected() {
    if (m_layout && m_cursor.selected() && m_layout->hasChildren(*m_cursor.selected()))
        fold(*m_cursor.selected(), !m_layout->isOpen(*m_cursor.selected()));
}

void TreeCanvas::setAllOpen(bool open) {
    if (!m_layout)
        return;
    m_layout->setAll(open);
    keepFolds();
    updateScrollBars();
    reveal(m_cursor.current(), true);
    viewport()->update();
}

void TreeCanvas::expandToCurrent() {
    if (!m_layout)
        return;
    for (const OpenNode& open : m_cursor.state().path)
        if (open.node && !m_layout->isOpen(*open.node))
            m_layout->setOpen(*open.node, true);
    keepFolds();
    updateScrollBars();
    reveal(m_cursor.current(), false);
    viewport()->update();
}

std::vector<PlacedItem> TreeCanvas::placedItems() const {
    return m_layout ? placeTree(treeWindow()) : std::vector<PlacedItem>();
}

NodeMarks TreeCanvas::marksOf(const TreeItem& item) const {
    NodeMarks marks;
    marks.isSelected = item == selectedItem();
    if (item.isPruned())
        return marks;
    const auto& path = m_cursor.state().path;
    marks.isOnPath = std::ranges::find(path, item.node, &OpenNode::node) != path.end() ||
                     (item.node && m_cursor.isAtResult() &&
                      std::ranges::find(m_cursor.line(), *item.node) != m_cursor.line().end());
    const std::optional<NodeId> current = m_cursor.current();
    marks.isCurrent = item.node == current; // or the closed node that represents it
    if (!current)
        marks.isCurrent = item == rootItem(m_cursor.trace(), m_layout->iteration());
    if (item.node && current && marks.isOnPath)
        marks.isCurrent = m_layout->shown(*current) == *item.node;
    if (item.node) {
        constexpr double least = 0.4; // smaller boards are unrecognizable
        marks.size = least + (1 - least) * std::sqrt(m_cursor.sizeOf(*item.node));
        markRemark(*item.node, marks);
        markHit(*item.node, marks);
    }
    if (item.node && m_scale.hasFolds() && m_layout->hasChildren(*item.node)) {
        const NodeId nodes = m_cursor.trace().nodes[*item.node].end - *item.node;
        marks.fold =
            (m_layout->isOpen(*item.node) ? QStringLiteral("▾ %1") : QStringLiteral("▸ %1"))
                .arg(numberText(nodes, Unit::Count, Room::Narrow));
    }
    return marks;
}

void TreeCanvas::markRemark(NodeId node, NodeMarks& marks) const {
    const Remarks& remarks = m_cursor.remarks();
    auto next = remarks.lower_bound(node);
    if (next != remarks.end() && next->first == node) {
        marks.remark = next->second.severity;
        return;
    }
    if (m_layout->isOpen(node))
        return;
    const auto end = remarks.lower_bound(m_cursor.trace().nodes[node].end);
    for (; next != end; ++next)
        if (!marks.remark || next->second.severity < *marks.remark)
            marks.remark = next->second.severity;
    marks.isRemarkBelow = marks.remark.has_value();
}

void TreeCanvas::markHit(NodeId node, NodeMarks& marks) const {
    const std::vector<NodeId>& hits = m_cursor.hits();
    marks.isHit = m_cursor.isHit(node);
    if (marks.isHit || m_layout->isOpen(node))
        return;
    const auto next = std::ranges::lower_bound(hits, node);
    marks.isHitBelow = next != hits.end() && *next < m_cursor.trace().nodes[node].end;
}

void TreeCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colorsFor(palette()).surface);
    if (m_layout)
        paintTree(painter, treeWindow());
}

QSize TreeCanvas::pictureSize(bool isWhole) const {
    if (!isWhole)
        return viewport()->size();
    const double height = 2 * margin + static_cast<double>(m_layout->rows()) * m_scale.row();
    constexpr double most = 1 << 30; // sizes are ints
    return {static_cast<int>(2 * margin + columns() * m_scale.column),
            static_cast<int>(std::min(most, std::ceil(height)))};
}

void TreeCanvas::paintPicture(QPainter& painter, bool isWhole) const {
    const QSize size = pictureSize(isWhole);
    painter.save();
    painter.setFont(font());
    painter.setClipRect(QRect({}, size));
    paintTree(painter, isWhole ? windowAt({margin, margin}, size.height()) : treeWindow());
    painter.restore();
}

void TreeCanvas::paintTree(QPainter& painter, const TreeWindow& window) const {
    const std::vector<PlacedItem> placed = placeTree(window);
    const bool fine = m_scale.hasMarks();
    painter.setRenderHint(QPainter::Antialiasing, fine);
    std::vector<std::pair<NodeLook, NodeMarks>> looks;
    looks.reserve(placed.size());
    const Trace& trace = m_cursor.trace();
    const auto hasWords = [&](const PlacedItem& each) {
        return fine ? m_scale.hasLabels() : each.board.height() >= m_scale.line();
    };
    for (const PlacedItem& each : placed)
        looks.emplace_back(hasWords(each) ? lookOf(*m_cursor.run(), m_cursor.state(),
                                                   m_cursor.event(), each.item, m_cursor.numbers())
                                          : wordlessLookOf(trace, m_cursor.event(), each.item),
                           marksOf(each.item));
    for (const bool onPath : {false, true}) // the path's lines above the others
        for (std::size_t i = 1; i < placed.size() && fine; ++i)
            if (looks[i].second.isOnPath == onPath)
                paintEdge(painter, placed[i].edgeFrom,
                          {placed[i].board.left(), placed[i].board.center().y()}, looks[i].first,
                          onPath, palette());
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const TreeItem& item = placed[i].item;
        const NodeBoard board{m_cursor.face(), fine ? boardOf(trace, item) : std::string(),
                              moveOf(trace, item)};
        paintNode(painter, placed[i].board, m_scale, board, looks[i].first, looks[i].second,
                  palette());
    }
    if (fine)
        return;
    paintRemarks(painter, window);
    paintCurrent(painter, window);
}

void TreeCanvas::paintRemarks(QPainter& painter, const TreeWindow& window) const {
    constexpr double side = 3; // may be larger than the node
    const Trace& trace = m_cursor.trace();
    const auto paint = [&](NodeId node, const QColor& color) {
        const bool isThere = node < trace.nodes.size(); // not in an older tree of a growing file
        if (!isThere || iterationOfNode(trace, node) != m_layout->iteration())
            return;
        const NodeId shown = m_layout->shown(node);
        const double top = window.rowTop(m_layout->row(shown));
        painter.fillRect(QRectF(window.columnLeft(columnOf(trace, shown)), top, 2 * side,
                                std::max(side, m_scale.row() / 2)),
                         color);
    };
    for (const NodeId node : m_cursor.hits())
        paint(node, colorsFor(palette()).accent);
    for (const auto& [node, remark] : m_cursor.remarks())
        paint(node, severityColor(remark.severity, palette()));
}

void TreeCanvas::paintCurrent(QPainter& painter, const TreeWindow& window) const {
    constexpr double leastHeight = 3;
    const std::optional<NodeId> current = m_cursor.current();
    if (!current)
        return;
    const NodeId shown = m_layout->shown(*current);
    const double height = static_cast<double>(m_layout->rows(shown)) * m_scale.row();
    painter.fillRect(QRectF(window.columnLeft(columnOf(m_cursor.trace(), shown)),
                            window.rowTop(m_layout->row(shown)), m_scale.column - 2,
                            std::max(leastHeight, height)),
                     colorsFor(palette()).accent);
}

// Mouse and keys.

TreeItem TreeCanvas::selectedItem() const {
    if (m_pruned || m_cursor.selected())
        return m_pruned.value_or(TreeItem{m_cursor.selected(), {}});
    return rootItem(m_cursor.trace(), m_layout->iteration());
}

const PlacedItem* TreeCanvas::itemAt(const std::vector<PlacedItem>& items, QPointF position) const {
    for (const PlacedItem& each : items) {
        const double labels = m_scale.hasLabels() ? m_scale.column - 14 : each.board.width();
        QRectF area = each.board;
        area.setWidth(labels);
        if (area.contains(position))
            return &each;
    }
    return nullptr;
}

void TreeCanvas::select(const TreeItem& item) {
    if (!item.isPruned())
        m_cursor.select(item.node);
    m_pruned = item.isPruned() ? std::optional(item) : std::nullopt;
    const QString sentence = m_cursor.sentenceOf(item);
    setAccessibleDescription(sentence);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    Q_EMIT pointed(sentence);
    viewport()->update();
}

bool TreeCanvas::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_layout) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::vector<PlacedItem> items = placedItems();
        if (const PlacedItem* placed = itemAt(items, help->pos()))
            QToolTip::showText(help->globalPos(), m_cursor.sentenceOf(placed->item), viewport(),
                               placed->board.toRect());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave)
        Q_EMIT pointed({});
    return QAbstractScrollArea::viewportEvent(event);
}

void TreeCanvas::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    constexpr double notch = 120;
    setZoom(m_scale.zoom * std::pow(1.25, event->angleDelta().y() / notch), event->position());
    event->accept();
}

void TreeCanvas::mousePressEvent(QMouseEvent* event) {
    m_dragging = false;
    m_pressed = event->position();
    m_scrollAtPress = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    if (!m_layout || event->button() != Qt::LeftButton)
        return;
    const std::vector<PlacedItem> items = placedItems();
    const PlacedItem* placed = itemAt(items, event->position());
    if (!placed)
        return;
    const TreeItem item = placed->item;
    const bool foldable = item.node && !item.isPruned() && m_layout->hasChildren(*item.node);
    if (foldable && m_scale.hasFolds() &&
        foldRect(placed->board, m_scale).contains(event->position()))
        fold(*item.node, !m_layout->isOpen(*item.node));
    select(item);
}

void TreeCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!m_layout)
        return;
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        const QPoint moved = (event->position() - m_pressed).toPoint();
        m_dragging = m_dragging || moved.manhattanLength() >= QApplication::startDragDistance();
        if (m_dragging) {
            viewport()->setCursor(Qt::ClosedHandCursor);
            horizontalScrollBar()->setValue(m_scrollAtPress.x() - moved.x());
            verticalScrollBar()->setValue(m_scrollAtPress.y() - moved.y());
        }
        return;
    }
    const std::vector<PlacedItem> items = placedItems();
    const PlacedItem* placed = itemAt(items, event->position());
    viewport()->setCursor(placed ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Q_EMIT pointed(placed ? m_cursor.sentenceOf(placed->item) : QString());
}

void TreeCanvas::mouseReleaseEvent(QMouseEvent*) {
    m_dragging = false;
    viewport()->unsetCursor();
}

void TreeCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!m_layout)
        return;
    const std::vector<PlacedItem> items = placedItems();
    if (const PlacedItem* placed = itemAt(items, event->position()))
        m_cursor.goTo(placed->item, m_layout->iteration());
}

void TreeCanvas::walk(int key) {
    const Trace& trace = m_cursor.trace();
    const TreeItem from = selectedItem();
    const TraceIteration& range = trace.iterations[static_cast<std::size_t>(m_layout->iteration())];
    const bool isFirst = from == rootItem(trace, m_layout->iteration());
    if (key == Qt::Key_Left) {
        if (isFirst)
            return;
        const NodeId parent = from.isPruned() ? *from.node : trace.nodes[*from.node].parent;
        select({parent == noNode ? std::nullopt : std::optional(parent), {}});
    } else if (key == Qt::Key_Right) {
        if (from.isRoot())
            select({range.firstNode, {}});
        else if (!from.isPruned() && m_layout->hasChildren(*from.node)) {
            fold(*from.node, true);
            select({*from.node + 1, {}});
        }
    } else {
        if (isFirst)
            return;
        const NodeId parent = from.isPruned() ? *from.node : trace.nodes[*from.node].parent;
        const std::vector<TreeItem> siblings =
            childItems(trace, {parent == noNode ? std::nullopt : std::optional(parent), {}},
                       m_layout->iteration(), m_cursor.event());
        const auto at = std::ranges::find(siblings, from);
        if (key == Qt::Key_Down && at != siblings.end() && at + 1 != siblings.end())
            select(*(at + 1));
        else if (key == Qt::Key_Up && at != siblings.begin())
            select(*(at - 1));
    }
    reveal(selectedItem().node, false);
}

void TreeCanvas::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (!m_layout || !plain)
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        walk(event->key());
        return;
    case Qt::Key_Space:
        return toggleSelected();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return m_cursor.goTo(selectedItem(), m_layout->iteration());
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(1.25);
    case Qt::Key_Minus:
        return zoomBy(0.8);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void TreeCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_layout)
        return;
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const std::vector<PlacedItem> items = placedItems();
    if (const PlacedItem* placed = itemAt(items, event->pos()); byMouse && placed)
        select(placed->item);
    const TreeItem item = selectedItem();
    QMenu menu(this);
    fillNodeMenu(menu, m_cursor, item, m_layout->iteration());
    const auto found = std::ranges::find(items, item, &PlacedItem::item);
    const QPointF node =
        found == items.end() ? QRectF(viewport()->rect()).center() : found->board.center();
    menu.addSeparator();
    menu.addActions(actions());
    menu.exec(byMouse ? event->globalPos() : viewport()->mapToGlobal(node.toPoint()));
}

} // namespace yomi::ui::inspector
