// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/tree_painter.h"

#include "ui/common/colors.h"
#include "ui/search/game_face.h"
#include "ui/search/remark_mark.h"
#include "ui/search/search_colors.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace yomi::ui::search {

namespace {

double faintness(NodeLook::Stage stage) {
    return stage == NodeLook::Stage::Pruned ? 0.75 : stage == NodeLook::Stage::NotYet ? 0.5 : 0.0;
}

QPen framePen(const NodeLook& look, const NodeMarks& marks, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    if (look.isCut)
        return QPen(cutColor(palette), 2);
    if (look.isTableHit)
        return QPen(tableColor(), 2);
    if (marks.isOnPath)
        return QPen(colors.accent, 1.5);
    return QPen(mixed(colors.line, colors.text, look.stage == NodeLook::Stage::Done ? 0.15 : 0), 1);
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

void paintLabels(QPainter& painter, const QRectF& board, const TreeScale& scale,
                 const NodeLook& look, const NodeMarks& marks, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const double fade = 0.5 * faintness(look.stage); // words stay readable
    QFont font = painter.font();
    const auto line = [&](int index) {
        return QRectF(board.right() + 8, board.top() - 2 + index * board.height() / 3 * 1.05,
                      scale.column - board.width() - 22, board.height() / 3 * 1.15);
    };
    const auto put = [&](int index, const QString& text, int pixels, QFont::Weight weight,
                         const QColor& color) {
        font.setPixelSize(qRound(scale.text * pixels));
        font.setWeight(weight);
        painter.setFont(font);
        painter.setPen(mixed(color, colors.surface, fade));
        constexpr int place = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip;
        // A wide text reaches the line to the children, which must not run through it. No more is
        // covered than the text itself: the ones above and below are near.
        const QFontMetricsF metrics(font);
        const QRectF room = painter.boundingRect(line(index), place, text);
        painter.fillRect(metrics.tightBoundingRect(text)
                             .translated(room.left(), room.top() + metrics.ascent())
                             .adjusted(-1, 0, 1, 0),
                         colors.surface);
        painter.drawText(line(index), place, text);
    };
    put(0, look.value, 12, QFont::DemiBold, look.isBest ? colors.good : colors.text);
    if (look.isBest) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.good);
        const double end = painter.fontMetrics().horizontalAdvance(look.value);
        painter.drawEllipse(QPointF(line(0).left() + end + 6, line(0).center().y()), 2.5, 2.5);
    }
    put(1, noteText(look, Room::Narrow), 10, QFont::Normal, colors.muted);
    if (!marks.fold.isEmpty())
        put(2, marks.fold, 10, QFont::Normal, colors.accent);
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
    return {board.right() + 6, board.bottom() - board.height() / 3,
            scale.column - board.width() - 20, board.height() / 3 + 4};
}

void paintNode(QPainter& painter, const QRectF& rect, const TreeScale& scale,
               const NodeBoard& board, const NodeLook& look, const NodeMarks& marks,
               const QPalette& palette) {
    if (!scale.hasMarks()) {
        painter.fillRect(rect, blockColor(look, marks, palette));
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

} // namespace yomi::ui::search
