// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/tree_painter.h"

#include "ui/common/colors.h"
#include "ui/inspector/game_face.h"
#include "ui/inspector/remark_mark.h"
#include "ui/inspector/search_colors.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

double faintness(NodeLook::Stage stage) {
    return stage == NodeLook::Stage::Pruned ? 0.6 : stage == NodeLook::Stage::NotYet ? 0.5 : 0.0;
}

QPen framePen(const NodeLook& look, const NodeMarks& marks, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    if (look.isCut)
        return QPen(cutColor(palette), 2);
    if (look.isTableHit)
        return QPen(tableColor(), 2);
    if (marks.isOnPath)
        return QPen(colors.accent, 1.5);
    return QPen(mixed(colors.line, colors.text, look.stage == NodeLook::Stage::Done ? 0.15 : 0.35),
                1);
}

void paintFrame(QPainter& painter, const QRectF& board, const NodeLook& look,
                const NodeMarks& marks, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    if (marks.isSelected) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.accentSoft);
        painter.drawRoundedRect(board.adjusted(-6, -6, 6, 6), 6, 6);
    }
    QPen pen = framePen(look, marks, palette);
    if (look.isNullWindow || look.stage == NodeLook::Stage::Pruned)
        pen.setStyle(look.isNullWindow ? Qt::DashLine : Qt::DotLine);
    painter.setPen(pen);
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(board, 3, 3);
    if (look.isResearch) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(board.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4);
    }
    if (marks.isCurrent) {
        painter.setPen(QPen(colors.accent, 2.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(board.adjusted(-4, -4, 4, 4), 6, 6);
    }
}

/// The line of words with this number next to a board.
QRectF labelRect(const QRectF& board, const TreeScale& scale, int index) {
    return {board.right() + 8, board.center().y() + (index - scale.lines() / 2.0) * scale.line(),
            scale.column - board.width() - TreeScale::labelGap, scale.line()};
}

/// Paints the text in a font as large as fits, down to three quarters; paints nothing if that is
/// too wide: half a value would be a different value.
bool paintValue(QPainter& painter, const QRectF& room, const QString& text, const QColor& color,
                QFont font) {
    constexpr double least = 0.75;
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    if (width * least > room.width())
        return false;
    if (width > room.width())
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * room.width() / width)));
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
    return true;
}

QFont valueFont(const QPainter& painter, const TreeScale& scale) {
    constexpr double pixels = 12;
    QFont font = painter.font();
    font.setPixelSize(qRound(scale.words() * pixels));
    font.setWeight(QFont::DemiBold);
    return font;
}

void paintLabels(QPainter& painter, const QRectF& board, const TreeScale& scale,
                 const NodeLook& look, const NodeMarks& marks, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const auto inked = [&](const QColor& color) { // words stay readable
        return mixed(color, colors.surface, 0.5 * faintness(look.stage));
    };
    const QRectF first = labelRect(board, scale, 0);
    const bool hasValue =
        paintValue(painter, first, look.value, inked(look.isBest ? colors.good : colors.text),
                   valueFont(painter, scale));
    if (look.isBest && hasValue) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.good);
        const double end = painter.fontMetrics().horizontalAdvance(look.value);
        painter.drawEllipse(QPointF(first.left() + end + 6, first.center().y()), 2.5, 2.5);
    }
    constexpr double pixels = 10;
    QFont font = painter.font();
    font.setPixelSize(qRound(scale.words() * pixels));
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    const auto put = [&](int index, const QString& text, const QColor& color) {
        constexpr int place = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip;
        QRectF line = labelRect(board, scale, index);
        if (look.stage == NodeLook::Stage::Pruned) // its row has nothing to the right
            line.setWidth(line.width() + scale.column);
        QFont fitting = font;
        constexpr double least = 0.85;
        const double width = QFontMetricsF(font).horizontalAdvance(text);
        if (width > line.width() && width * least <= line.width())
            fitting.setPixelSize(static_cast<int>(font.pixelSize() * line.width() / width));
        painter.setFont(fitting);
        const QString shown = QFontMetricsF(fitting).elidedText(text, Qt::ElideRight, line.width());
        painter.setPen(inked(color));
        painter.drawText(line, place, shown);
    };
    const int last = scale.lines() - 1;
    if (last > 1 || (last == 1 && marks.fold.isEmpty()))
        put(1, noteText(look, Room::Narrow), colors.muted);
    if (last > 0 && !marks.fold.isEmpty())
        put(last, marks.fold, colors.accent);
}

} // namespace

QColor blockColor(const NodeLook& look, const NodeMarks& marks, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    if (marks.isCurrent)
        return colors.accent;
    if (marks.isOnPath)
        return mixed(colors.accent, colors.surface, 0.5);
    if (look.isCut)
        return cutColor(palette);
    if (look.isTableHit)
        return tableColor();
    switch (look.stage) {
    case NodeLook::Stage::NotYet:
        return mixed(colors.line, colors.surface, 0.3);
    case NodeLook::Stage::Pruned:
        return mixed(colors.line, colors.surface, 0.7);
    case NodeLook::Stage::Open:
    case NodeLook::Stage::Done:
        break;
    }
    return mixed(colors.muted, colors.surface, 0.4);
}

QRectF foldRect(const QRectF& board, const TreeScale& scale) {
    return labelRect(board, scale, scale.lines() - 1).adjusted(-2, -1, 0, 3);
}

void paintNode(QPainter& painter, const QRectF& rect, const TreeScale& scale,
               const NodeBoard& board, const NodeLook& look, const NodeMarks& marks,
               const QPalette& palette) {
    if (!scale.hasMarks()) {
        const QColor block = blockColor(look, marks, palette);
        painter.fillRect(rect, block);
        if (rect.height() >= scale.line())
            paintValue(painter, rect.adjusted(4, 0, -2, 0), look.value,
                       readableOn(block, colorsFor(palette).text), valueFont(painter, scale));
        return;
    }
    QRectF shown(QPointF(), rect.size() * marks.size);
    shown.moveCenter(rect.center());
    paintFrame(painter, shown, look, marks, palette);
    board.face.paintBoard(painter, shown, board.text, palette,
                          {faintness(look.stage), board.marked});
    if (marks.remark) {
        constexpr double most = 7, least = 3;
        const double radius = std::clamp(rect.height() / 5, least, most);
        paintRemark(painter, shown.topLeft() + QPointF(1, 1), radius, *marks.remark,
                    marks.isRemarkBelow, palette);
    }
    if (marks.isHit || marks.isHitBelow) {
        constexpr double most = 6, least = 3;
        paintHit(painter, shown.bottomLeft() + QPointF(1, -1),
                 std::clamp(rect.height() / 5, least, most), !marks.isHit, palette);
    }
    if (scale.hasLabels())
        paintLabels(painter, rect, scale, look, marks, palette);
}

void paintEdge(QPainter& painter, QPointF from, QPointF to, const NodeLook& look, bool isOnPath,
               const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    QPen pen(isOnPath ? colors.accent : mixed(colors.line, colors.text, 0.1), isOnPath ? 2 : 1);
    if (look.stage == NodeLook::Stage::NotYet || look.stage == NodeLook::Stage::Pruned)
        pen.setStyle(Qt::DotLine);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const double down = to.y() - from.y();
    const double radius = std::min({6.0, std::abs(down), to.x() - from.x()});
    QPainterPath path(from);
    if (radius > 0.5) {
        path.lineTo(from.x(), to.y() - std::copysign(radius, down));
        path.quadTo(from.x(), to.y(), from.x() + radius, to.y());
    }
    path.lineTo(to);
    painter.drawPath(path);
}

} // namespace yomi::ui::inspector
