// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/path_strip.h"

#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/common/scaled_font.h"
#include "ui/search/search_colors.h"
#include "ui/search/source_words.h"
#include "ui/search/stepper.h"
#include "ui/search/words.h"

#include <QPainter>

#include <algorithm>

namespace yomi::ui::search {

namespace {

constexpr double tallBoard = 44, gap = 6, chevronWidth = 16, foldWidth = 76, arrowHeight = 16;

} // namespace

PathStrip::PathStrip(Stepper& stepper, QWidget* parent)
    : PaintedBoard(tr("Path"), parent)
    , m_stepper(stepper) {
    setFont(scaledFont(font(), 0.85));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&stepper, &Stepper::runChanged, this, &PathStrip::refresh);
    connect(&stepper, &Stepper::eventChanged, this, &PathStrip::refresh);
    connect(&stepper, &Stepper::numbersChanged, this, &PathStrip::refresh);
    refresh();
}

void PathStrip::setCompact(bool compact) {
    if (compact == m_isCompact)
        return;
    m_isCompact = compact;
    updateGeometry();
    refresh();
}

double PathStrip::lineHeight() const {
    return fontMetrics().height();
}

double PathStrip::boardHeight() const {
    return m_isCompact ? 3 * lineHeight() : std::max(tallBoard, 3 * lineHeight());
}

double PathStrip::boardWidth() const {
    if (!m_stepper.run() || !m_stepper.face().hasBoards())
        return 0;
    const GameFace& face = m_stepper.face();
    return boardHeight() * face.aspectRatio(boardOf(m_stepper.trace(), std::nullopt));
}

double PathStrip::cellWidth() const {
    const double text = fontMetrics().horizontalAdvance(
        tr("%1 · node %2").arg(tr("max"), QStringLiteral("999,999")));
    return boardWidth() + gap + text + chevronWidth;
}

QSize PathStrip::sizeHint() const {
    constexpr int width = 480;
    return {width, minimumSizeHint().height()};
}

QSize PathStrip::minimumSizeHint() const {
    constexpr int width = 120;
    return {width, static_cast<int>(boardHeight() + 2 + (m_isCompact ? 0 : arrowHeight))};
}

void PathStrip::resizeEvent(QResizeEvent* event) {
    PaintedBoard::resizeEvent(event);
    refresh();
}

void PathStrip::refresh() {
    place();
    refreshItems();
    update();
}

void PathStrip::place() {
    m_places.clear();
    m_folded = 0;
    if (!m_stepper.run())
        return;
    const std::vector<OpenNode>& path = m_stepper.state().path;
    // A root that is searched as a node stands for that of the iteration.
    const bool isTextbook = path.size() > 1 && m_stepper.trace().nodes[*path[1].node].isRoot();
    const std::size_t first = isTextbook ? 1 : 0, size = path.size();
    const auto room = [&](double width) {
        return static_cast<std::size_t>(std::max(1.0, width / cellWidth()));
    };
    std::size_t last = size - first; // how many from the end
    if (last > room(width())) {
        last = std::max<std::size_t>(1, room(width() - foldWidth) - 1);
        m_places.push_back(first);
        m_folded = size - last - first - 1;
    }
    for (std::size_t place = size - last; place < size; ++place)
        m_places.push_back(place);
}

int PathStrip::partsPerCell() const {
    return m_stepper.run() && m_stepper.trace().hasWindows ? 3 : 1;
}

int PathStrip::itemCount() const {
    return static_cast<int>(m_places.size()) * partsPerCell();
}

PathStrip::Item PathStrip::itemOf(int item) const {
    return {static_cast<std::size_t>(item / partsPerCell()),
            static_cast<Part>(item % partsPerCell())};
}

const OpenNode& PathStrip::open(std::size_t cell) const {
    return m_stepper.state().path[m_places[cell]];
}

OpenNode PathStrip::shownOpen(std::size_t cell) const {
    return shown(open(cell), open(cell).firstToMove, m_stepper.numbers());
}

Source PathStrip::source(const Item& item) const {
    const OpenNode node = shownOpen(item.cell);
    return item.part == Part::Alpha ? node.alphaSource : node.betaSource;
}

QString PathStrip::nameOf(std::size_t cell) const {
    const OpenNode& node = open(cell);
    const Trace& trace = m_stepper.trace();
    if (!node.node || trace.nodes[*node.node].isRoot())
        return tr("the root");
    const OpenNode& parent = m_stepper.state().path[m_places[cell] - 1];
    return tr("%1: %2").arg(m_stepper.face().sideName(parent.firstToMove),
                            moveName(trace, m_stepper.face(), trace.nodes[*node.node].move));
}

QString PathStrip::endText(const Item& item) const {
    const OpenNode node = shownOpen(item.cell);
    return item.part == Part::Alpha ? tr("α %1").arg(scoreText(node.alpha))
                                    : tr("β %1").arg(scoreText(node.beta));
}

QString PathStrip::itemName(int index) const {
    const Item item = itemOf(index);
    return item.part == Part::Node ? nameOf(item.cell)
                                   : tr("%1 at %2").arg(endText(item), nameOf(item.cell));
}

QString PathStrip::itemValue(int index) const {
    const Item item = itemOf(index);
    const OpenNode& node = open(item.cell);
    if (item.part != Part::Node)
        return tr("set by: %1").arg(sourceText(m_stepper.trace(), source(item)));
    const QString side = node.firstToMove ? tr("max") : tr("min");
    return node.node ? tr("%1 · node %2").arg(side, numberText(*node.node, Unit::Count)) : side;
}

QString PathStrip::itemDescription(int index) const {
    const Item item = itemOf(index);
    if (item.part == Part::Node)
        return tr("A click goes to its entry.");
    return sourceEvent(m_stepper.trace(), source(item)) ? tr("A click goes there.") : QString();
}

QRectF PathStrip::cellRect(std::size_t cell) const {
    const double fold = m_folded > 0 && cell > 0 ? foldWidth : 0;
    return {static_cast<double>(cell) * cellWidth() + fold, 0, cellWidth() - chevronWidth,
            boardHeight() + 2};
}

QRectF PathStrip::foldRect() const {
    const QRectF first = cellRect(0);
    return {first.right() + chevronWidth, first.top(), foldWidth, first.height()};
}

QRectF PathStrip::lineRect(std::size_t cell, int line) const {
    const QRectF rect = cellRect(cell);
    return {rect.left() + boardWidth() + gap, rect.top() + line * lineHeight(),
            rect.width() - boardWidth() - gap, lineHeight()};
}

QRect PathStrip::itemRect(int index) const {
    const Item item = itemOf(index);
    if (item.part == Part::Node)
        return cellRect(item.cell).toRect();
    QRectF half = lineRect(item.cell, 2);
    half.setWidth(half.width() / 2);
    if (item.part == Part::Beta)
        half.translate(half.width(), 0);
    return half.toRect();
}

void PathStrip::activate(int index, Qt::KeyboardModifiers) {
    const Item item = itemOf(index);
    if (item.part == Part::Node)
        m_stepper.goTo({open(item.cell).node, {}}, m_stepper.iteration());
    else if (const auto event = sourceEvent(m_stepper.trace(), source(item)))
        m_stepper.go(*event);
}

std::optional<std::size_t> PathStrip::arrowTarget() const {
    if (!m_stepper.run() || m_stepper.trace().events[m_stepper.event()].kind() != EventKind::Cutoff)
        return {};
    const OpenNode& cut = m_stepper.state().path.back();
    const auto keeper = keeperOf(m_stepper.trace(), reachedEnd(cut));
    if (!keeper || *keeper == cut.node)
        return {};
    for (std::size_t cell = 0; cell < m_places.size(); ++cell)
        if (open(cell).node == *keeper)
            return m_places[cell];
    return m_folded > 0 ? std::optional(m_places.front() + 1) : std::nullopt;
}

void PathStrip::paintCell(QPainter& painter, std::size_t cell) const {
    const Colors& colors = colorsFor(palette());
    const OpenNode& node = open(cell);
    const Trace& trace = m_stepper.trace();
    const QRectF rect = cellRect(cell);
    const bool isCurrent = cell + 1 == m_places.size();
    if (boardWidth() > 0) {
        const QRectF board(rect.left() + 2, rect.top() + 2, boardWidth() - 3, boardHeight() - 3);
        painter.setPen(QPen(colors.accent, isCurrent ? 2 : 1));
        painter.setBrush(colors.surface);
        painter.drawRoundedRect(board, 3, 3);
        const TreeItem item{node.node, {}};
        m_stepper.face().paintBoard(painter, board, boardOf(trace, item), palette(),
                                    {0, moveOf(trace, item)});
    }
    const auto put = [&](const QRectF& at, const QString& text, const QColor& color) {
        painter.setPen(color);
        painter.drawText(
            at, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(at.width())));
    };
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    put(lineRect(cell, 0), nameOf(cell), colors.text);
    painter.setFont(font());
    const int first = static_cast<int>(cell) * partsPerCell();
    put(lineRect(cell, 1), itemValue(first), colors.muted);
    for (int end = 1; end < partsPerCell(); ++end) {
        const Item item = itemOf(first + end);
        const bool leads = sourceEvent(trace, source(item)).has_value();
        QFont link = font();
        link.setUnderline(leads);
        painter.setFont(link);
        put(itemRect(first + end), endText(item), leads ? colors.accent : colors.muted);
    }
    painter.setFont(font());
    if (!isCurrent && !(m_folded > 0 && cell == 0)) {
        painter.setPen(colors.muted);
        painter.drawText(QRectF(rect.right(), rect.top(), chevronWidth, rect.height()),
                         Qt::AlignCenter, QStringLiteral("›"));
    }
}

void PathStrip::paintArrow(QPainter& painter) const {
    const std::optional<std::size_t> target = arrowTarget();
    if (!target)
        return;
    const auto found = std::ranges::find(m_places, *target);
    const QRectF to = found == m_places.end()
                          ? foldRect()
                          : cellRect(static_cast<std::size_t>(found - m_places.begin()));
    if (m_isCompact) { // without room for an arrow the ancestor has a frame of its colour
        painter.setPen(QPen(cutColor(palette()), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(to.adjusted(1, 1, -1, -1), 3, 3);
        return;
    }
    const QRectF from = cellRect(m_places.size() - 1);
    const OpenNode cut = shownOpen(m_places.size() - 1);
    const double y = from.bottom() + arrowHeight - 5;
    const QPointF end(to.left() + boardWidth() / 2 + 4, to.bottom() + 2);
    const QPointF start(from.left() + boardWidth() / 2 + 4, from.bottom());
    painter.setPen(QPen(cutColor(palette()), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({start, {start.x(), y}, {end.x(), y}, end}));
    painter.drawPolyline(QPolygonF({end + QPointF(-4, 4), end, end + QPointF(4, 4)}));
    const QString words = tr("the bound that cut: %1, %2")
                              .arg(cut.firstToMove ? tr("β %1").arg(scoreText(cut.beta))
                                                   : tr("α %1").arg(scoreText(cut.alpha)),
                                   sourceText(m_stepper.trace(), reachedEnd(cut)));
    const double width = fontMetrics().horizontalAdvance(words) + 12;
    if (width > start.x() - end.x())
        return; // the event says it too
    const QRectF label((start.x() + end.x() - width) / 2, y - lineHeight() / 2, width,
                       lineHeight());
    painter.fillRect(label, colorsFor(palette()).surface);
    painter.setPen(cutColor(palette()));
    painter.drawText(label, Qt::AlignCenter, words);
}

void PathStrip::paintEvent(QPaintEvent*) {
    if (!m_stepper.run())
        return;
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t cell = 0; cell < m_places.size(); ++cell)
        paintCell(painter, cell);
    if (m_folded > 0) {
        painter.setPen(colors.muted);
        painter.drawText(foldRect(), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("… %n plies", nullptr, static_cast<int>(m_folded)));
    }
    paintArrow(painter);
    if (hasFocus() && currentItem() >= 0 && currentItem() < itemCount()) {
        painter.setPen(QPen(colors.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(itemRect(currentItem())).adjusted(0, 0, -1, -1), 3, 3);
    }
}

} // namespace yomi::ui::search
