// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/path_strip.h"

#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/common/scaled_font.h"
#include "ui/inspector/cursor.h"
#include "ui/inspector/search_colors.h"
#include "ui/inspector/source_words.h"
#include "ui/inspector/words.h"

#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

constexpr double tallBoard = 44, gap = 6, chevronWidth = 16, arrowHeight = 16, padding = 4;
constexpr double frameRoom = 1; // above and below a cell in a compact strip

} // namespace

PathStrip::PathStrip(Cursor& cursor, QWidget* parent)
    : PaintedBoard(tr("Path"), parent)
    , m_cursor(cursor) {
    setFont(scaledFont(font(), 0.85));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&cursor, &Cursor::runChanged, this, &PathStrip::refresh);
    connect(&cursor, &Cursor::eventChanged, this, &PathStrip::refresh);
    connect(&cursor, &Cursor::numbersChanged, this, &PathStrip::refresh);
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
    if (!m_cursor.run() || !m_cursor.face().hasBoards())
        return 0;
    const GameFace& face = m_cursor.face();
    return boardHeight() * face.aspectRatio(boardOf(m_cursor.trace(), std::nullopt));
}

double PathStrip::cellWidth() const {
    const double text = fontMetrics().horizontalAdvance(
        tr("%1 · node %2").arg(tr("Max"), QStringLiteral("999,999")));
    const double whole = boardWidth() + gap + text + chevronWidth;
    // The root and the current node are always visible, with less text next to them if necessary.
    return std::min(whole,
                    std::max(boardWidth() + gap + chevronWidth, (width() - foldWidth()) / 2));
}

double PathStrip::foldWidth() const {
    constexpr int many = 99;
    return fontMetrics().horizontalAdvance(tr("… %n plies", nullptr, many)) + chevronWidth;
}

QSize PathStrip::sizeHint() const {
    constexpr int width = 480;
    return {width, minimumSizeHint().height()};
}

QSize PathStrip::minimumSizeHint() const {
    constexpr int width = 120;
    return {width,
            static_cast<int>(boardHeight() + 2 + (m_isCompact ? 2 * frameRoom : arrowHeight))};
}

void PathStrip::resizeEvent(QResizeEvent* event) {
    PaintedBoard::resizeEvent(event);
    refresh();
}

void PathStrip::changeEvent(QEvent* event) {
    PaintedBoard::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    updateGeometry();
    refresh();
}

void PathStrip::refresh() {
    place();
    refreshItems();
    update();
}

void PathStrip::place() {
    m_places.clear();
    m_items.clear();
    m_folded = 0;
    if (!m_cursor.run())
        return;
    const std::vector<OpenNode>& path = m_cursor.state().path;
    // A root that is searched as a node replaces that of the iteration.
    const bool isTextbook = path.size() > 1 && m_cursor.trace().nodes[*path[1].node].isRoot();
    const std::size_t first = isTextbook ? 1 : 0, size = path.size();
    const auto room = [&](double width) {
        return static_cast<std::size_t>(std::max(1.0, width / cellWidth()));
    };
    std::size_t last = size - first; // the number of boards at the end
    if (last > room(width())) {
        last = std::max<std::size_t>(1, room(width() - foldWidth()) - 1);
        m_places.push_back(first);
        m_folded = size - last - first - 1;
    }
    for (std::size_t place = size - last; place < size; ++place)
        m_places.push_back(place);
    for (std::size_t cell = 0; cell < m_places.size(); ++cell) {
        m_items.push_back({cell, Part::Node});
        if (m_cursor.trace().hasWindows) {
            m_items.push_back({cell, Part::Alpha});
            m_items.push_back({cell, Part::Beta});
        }
        if (cell == 0 && m_folded > 0)
            m_items.push_back({cell, Part::Fold});
    }
}

int PathStrip::itemCount() const {
    return static_cast<int>(m_items.size());
}

const OpenNode& PathStrip::open(std::size_t place) const {
    return m_cursor.state().path[place];
}

OpenNode PathStrip::shownOpen(std::size_t place) const {
    return shown(open(place), open(place).firstToMove, m_cursor.numbers());
}

Source PathStrip::source(const Item& item) const {
    const OpenNode node = shownOpen(placeOf(item));
    return item.part == Part::Alpha ? node.alphaSource : node.betaSource;
}

bool PathStrip::leadsOn(const Item& item) const {
    return item.part == Part::Node || item.part == Part::Fold ||
           sourceEvent(m_cursor.trace(), source(item));
}

QString PathStrip::nameOf(std::size_t place) const {
    const OpenNode& node = open(place);
    const Trace& trace = m_cursor.trace();
    if (!node.node || trace.nodes[*node.node].isRoot())
        return tr("the root");
    return tr("%1: %2").arg(m_cursor.face().sideName(open(place - 1).firstToMove),
                            moveName(trace, m_cursor.face(), trace.nodes[*node.node].move));
}

QString PathStrip::sideAndNode(std::size_t place) const {
    const OpenNode& node = open(place);
    const QString side = node.firstToMove ? tr("Max") : tr("Min");
    return node.node ? tr("%1 · node %2").arg(side, numberText(*node.node, Unit::Count)) : side;
}

QString PathStrip::endText(std::size_t place, Part part) const {
    const OpenNode node = shownOpen(place);
    const auto score = [&](double end) {
        return node.hasWindow ? scoreText(end) : noNumber.toString();
    };
    return part == Part::Alpha ? tr("α\u00a0%1").arg(score(node.alpha))
                               : tr("β\u00a0%1").arg(score(node.beta));
}

QString PathStrip::foldText() const {
    return tr("… %n plies", nullptr, static_cast<int>(m_folded));
}

QString PathStrip::itemName(int index) const {
    const Item& item = itemOf(index);
    if (item.part == Part::Fold)
        return foldText();
    const QString name = nameOf(placeOf(item));
    return item.part == Part::Node ? name
                                   : tr("%1 at %2").arg(endText(placeOf(item), item.part), name);
}

QString PathStrip::itemValue(int index) const {
    const Item& item = itemOf(index);
    if (item.part == Part::Fold)
        return {};
    if (item.part == Part::Node)
        return sideAndNode(placeOf(item));
    return open(placeOf(item)).hasWindow
               ? tr("set by: %1").arg(sourceText(m_cursor.trace(), source(item)))
               : tr("not in the recording");
}

QString PathStrip::itemDescription(int index) const {
    const Item& item = itemOf(index);
    if (item.part == Part::Fold)
        return tr("There is no room for these. A click lists them, to go to one.");
    if (item.part == Part::Node)
        return tr("A click goes to its entry.");
    return leadsOn(item) ? tr("A click goes there.") : QString();
}

QRectF PathStrip::cellRect(std::size_t cell) const {
    const double fold = m_folded > 0 && cell > 0 ? foldWidth() : 0;
    return {static_cast<double>(cell) * cellWidth() + fold, m_isCompact ? frameRoom : 0,
            cellWidth() - chevronWidth, boardHeight() + 2};
}

QRectF PathStrip::foldRect() const {
    const QRectF first = cellRect(0);
    return {first.right() + chevronWidth, first.top(), foldWidth(), first.height()};
}

QRectF PathStrip::lineRect(std::size_t cell, int line) const {
    const QRectF rect = cellRect(cell);
    return {rect.left() + boardWidth() + gap, rect.top() + line * lineHeight(),
            rect.width() - boardWidth() - gap, lineHeight()};
}

QRectF PathStrip::rectOf(const Item& item) const {
    if (item.part == Part::Node)
        return cellRect(item.cell);
    if (item.part == Part::Fold)
        return foldRect();
    QRectF half = lineRect(item.cell, 2);
    half.setWidth(half.width() / 2);
    if (item.part == Part::Beta)
        half.translate(half.width(), 0);
    return half;
}

QRect PathStrip::itemRect(int index) const {
    return rectOf(itemOf(index)).toRect();
}

void PathStrip::activate(int index, Qt::KeyboardModifiers) {
    const Item& item = itemOf(index);
    if (item.part == Part::Fold)
        listFolded();
    else if (item.part == Part::Node)
        goTo(placeOf(item));
    else if (const auto event = sourceEvent(m_cursor.trace(), source(item)))
        m_cursor.go(*event);
}

void PathStrip::goTo(std::size_t place) {
    m_cursor.goTo({open(place).node, {}}, m_cursor.iteration());
}

void PathStrip::listFolded() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // The menu's places are those of the current path.
    connect(&m_cursor, &Cursor::runChanged, menu, &QMenu::close);
    connect(&m_cursor, &Cursor::eventChanged, menu, &QMenu::close);
    const std::size_t first = m_places.front() + 1;
    for (std::size_t place = first; place < first + m_folded; ++place) {
        QString text = tr("%1 · %2").arg(nameOf(place), sideAndNode(place));
        if (m_cursor.trace().hasWindows)
            text = tr("%1 · %2, %3")
                       .arg(text, endText(place, Part::Alpha), endText(place, Part::Beta));
        menu->addAction(text, this, [this, place] { goTo(place); });
    }
    menu->popup(mapToGlobal(foldRect().bottomLeft().toPoint()));
}

void PathStrip::mouseMoveEvent(QMouseEvent* event) {
    PaintedBoard::mouseMoveEvent(event);
    const int item = hoveredItem();
    setCursor(item >= 0 && leadsOn(itemOf(item)) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

std::optional<std::size_t> PathStrip::arrowTarget() const {
    if (!m_cursor.run() || m_cursor.trace().events[m_cursor.event()].kind() != EventKind::Cutoff)
        return {};
    const OpenNode& cut = m_cursor.state().path.back();
    const auto keeper = keeperOf(m_cursor.trace(), reachedEnd(cut));
    if (!keeper || *keeper == cut.node)
        return {};
    for (std::size_t cell = 0; cell < m_places.size(); ++cell)
        if (open(m_places[cell]).node == *keeper)
            return m_places[cell];
    return m_folded > 0 ? std::optional(m_places.front() + 1) : std::nullopt;
}

void PathStrip::paintCell(QPainter& painter, std::size_t cell) const {
    const Colors& colors = colorsFor(palette());
    const std::size_t place = m_places[cell];
    const Trace& trace = m_cursor.trace();
    const QRectF rect = cellRect(cell);
    const bool isCurrent = cell + 1 == m_places.size();
    if (boardWidth() > 0) {
        const QRectF board(rect.left() + 2, rect.top() + 2, boardWidth() - 3, boardHeight() - 3);
        painter.setPen(QPen(colors.accent, isCurrent ? 2 : 1));
        painter.setBrush(colors.surface);
        painter.drawRoundedRect(board, 3, 3);
        const TreeItem item{open(place).node, {}};
        m_cursor.face().paintBoard(painter, board, boardOf(trace, item), palette(),
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
    put(lineRect(cell, 0), nameOf(place), colors.text);
    painter.setFont(font());
    put(lineRect(cell, 1), sideAndNode(place), colors.muted);
    for (const Part end : {Part::Alpha, Part::Beta}) {
        if (!trace.hasWindows)
            break;
        const Item item{cell, end};
        const bool leads = leadsOn(item);
        QFont link = font();
        link.setUnderline(leads);
        painter.setFont(link);
        put(rectOf(item), endText(place, end), leads ? colors.accent : colors.muted);
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
        painter.drawRoundedRect(to.adjusted(1, 1 - frameRoom, -1, frameRoom - 1), 3, 3);
        return;
    }
    const QRectF from = cellRect(m_places.size() - 1);
    const OpenNode cut = shownOpen(m_places.back());
    const double y = from.bottom() + arrowHeight - 5;
    const QPointF end(to.left() + boardWidth() / 2 + 4, to.bottom() + 2);
    const QPointF start(from.left() + boardWidth() / 2 + 4, from.bottom());
    painter.setPen(QPen(cutColor(palette()), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({start, {start.x(), y}, {end.x(), y}, end}));
    painter.drawPolyline(QPolygonF({end + QPointF(-4, 4), end, end + QPointF(4, 4)}));
    const QString words = tr("the bound that cut: %1, %2")
                              .arg(cut.firstToMove ? tr("β\u00a0%1").arg(scoreText(cut.beta))
                                                   : tr("α\u00a0%1").arg(scoreText(cut.alpha)),
                                   sourceText(m_cursor.trace(), reachedEnd(cut)));
    const double width = fontMetrics().horizontalAdvance(words) + 12;
    if (width > start.x() - end.x())
        return; // the event panel shows it too
    const QRectF label((start.x() + end.x() - width) / 2, y - lineHeight() / 2, width,
                       lineHeight());
    painter.fillRect(label, colorsFor(palette()).surface);
    painter.setPen(cutColor(palette()));
    painter.drawText(label, Qt::AlignCenter, words);
}

void PathStrip::paintEvent(QPaintEvent*) {
    if (!m_cursor.run())
        return;
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t cell = 0; cell < m_places.size(); ++cell)
        paintCell(painter, cell);
    if (m_folded > 0) {
        QFont link = font();
        link.setUnderline(true);
        painter.setFont(link);
        painter.setPen(colors.accent);
        painter.drawText(foldRect().adjusted(padding, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         foldText());
        painter.setFont(font());
    }
    paintArrow(painter);
    if (hasFocus() && currentItem() >= 0 && currentItem() < itemCount()) {
        painter.setPen(QPen(colors.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(itemRect(currentItem())).adjusted(0, 0, -1, -1), 3, 3);
    }
}

} // namespace yomi::ui::inspector
