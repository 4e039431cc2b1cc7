// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/tree_legend.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/scaled_font.h"
#include "ui/inspector/tree_painter.h"

#include <QPainter>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

constexpr double boardSide = 14, leastRowHeight = 24, keyGap = 4;

} // namespace

TreeLegend::TreeLegend(const GameFace& face, bool hasRemarks, QWidget* parent)
    : QWidget(parent)
    , m_face(face)
    , m_hasRemarks(hasRemarks)
    , m_boardWidth(boardSide * std::clamp(face.aspectRatio(face.sampleBoard()), 1.0, 1.5)) {
    setAccessibleName(tr("Legend"));
    setFont(scaledFont(font(), 0.85));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setByVisits(false);
}

void TreeLegend::setByVisits(bool isByVisits) {
    using Stage = NodeLook::Stage;
    m_samples.clear();
    const auto add = [this](const QString& name, const QString& meaning, Stage stage, auto&& mark) {
        Sample sample{name, meaning};
        sample.hasBoard = true;
        sample.look.stage = stage;
        mark(sample.look, sample.marks);
        m_samples.push_back(std::move(sample));
    };
    add(tr("current"), tr("the node of the event"), Stage::Open,
        [](NodeLook&, NodeMarks& marks) { marks.isCurrent = marks.isOnPath = true; });
    add(tr("open"),
        isByVisits ? tr("on the path to the current node")
                   : tr("being searched, on the path to the current node"),
        Stage::Open, [](NodeLook&, NodeMarks& marks) { marks.isOnPath = true; });
    if (isByVisits) {
        constexpr double small = 0.6;
        add(tr("fewer visits"), tr("the size of a node is its share of the visits"), Stage::Done,
            [](NodeLook&, NodeMarks& marks) { marks.size = small; });
    } else {
        add(tr("cut"), tr("stopped with moves unsearched"), Stage::Done,
            [](NodeLook& look, NodeMarks&) { look.isCut = true; });
        add(tr("table"), tr("value from the transposition table"), Stage::Done,
            [](NodeLook& look, NodeMarks&) { look.isTableHit = true; });
        add(tr("null window"), tr("searched with a null window"), Stage::Done,
            [](NodeLook& look, NodeMarks&) { look.isNullWindow = true; });
        add(tr("re-search"), tr("searched again, as a second child"), Stage::Done,
            [](NodeLook& look, NodeMarks&) { look.isResearch = true; });
        add(tr("pruned"), tr("a move never searched, with the nodes saved"), Stage::Pruned,
            [](NodeLook&, NodeMarks&) {});
    }
    add(tr("not yet"), isByVisits ? tr("not listed yet") : tr("not searched yet"), Stage::NotYet,
        [](NodeLook&, NodeMarks&) {});
    add(tr("selected"), tr("selected by a click or the keyboard"), Stage::Done,
        [](NodeLook&, NodeMarks& marks) { marks.isSelected = true; });
    if (m_hasRemarks) {
        add(tr("finding"), tr("something was found there; hollow: below, not shown"), Stage::Done,
            [](NodeLook&, NodeMarks& marks) { marks.remark = Severity::Error; });
        add(tr("hit"), tr("the query holds for it; hollow: below, not shown"), Stage::Done,
            [](NodeLook&, NodeMarks& marks) { marks.isHit = true; });
    }
    if (isByVisits)
        m_samples.push_back({tr("● most visited"), tr("the most visits among its siblings")});
    else
        m_samples.push_back({tr("● best so far"), tr("the best value among its siblings")});
    QStringList meanings;
    for (const Sample& each : m_samples)
        meanings << tr("%1: %2").arg(each.name, each.meaning);
    meanings << tr("▸ n: n nodes, those below hidden; ▾ n: shown");
    setAccessibleDescription(meanings.join(QStringLiteral("; ")));
    setToolTip(meanings.join(u'\n'));
    updateGeometry();
    update();
}

template <class Place>
double TreeLegend::flow(double width, Place&& place) const {
    constexpr double ring = 2; // the ring around a marked board
    const double rowHeight = std::max<double>(leastRowHeight, fontMetrics().height());
    double x = ring, y = 0;
    for (const Sample& sample : m_samples) {
        const double text = fontMetrics().horizontalAdvance(sample.name) + 2;
        const double taken = (sample.hasBoard ? m_boardWidth + 11 : 0) + text;
        if (x > ring && x + taken > width) {
            x = ring;
            y += rowHeight;
        }
        place(sample, QRectF(x, y, taken, rowHeight));
        x += taken + keyGap;
    }
    return y + rowHeight;
}

int TreeLegend::heightForWidth(int width) const {
    return static_cast<int>(flow(width, [](const Sample&, const QRectF&) {}));
}

QSize TreeLegend::sizeHint() const {
    constexpr int width = 640;
    return {width, heightForWidth(width)};
}

/// A nested layout uses only the minimum height, not the height for a width.
void TreeLegend::resizeEvent(QResizeEvent*) {
    setMinimumHeight(heightForWidth(width()));
}

void TreeLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, width());
}

void TreeLegend::paint(QPainter& painter, double width) const {
    const Colors& colors = colorsFor(palette());
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    const double aspect = m_face.aspectRatio(m_face.sampleBoard());
    const TreeScale scale{boardSide / 38, m_boardWidth + 10, aspect};
    const NodeBoard board{m_face, m_face.sampleBoard(), {}};
    flow(width, [&](const Sample& sample, const QRectF& at) {
        const double taken = sample.hasBoard ? m_boardWidth + 11 : 0;
        if (sample.hasBoard)
            paintNode(painter,
                      QRectF(at.left() + 3, at.center().y() - scale.boardHeight() / 2,
                             scale.board(), scale.boardHeight()),
                      scale, board, sample.look, sample.marks, palette());
        painter.setPen(sample.hasBoard ? colors.muted : colors.good);
        painter.drawText(at.adjusted(taken, 0, 2, 0), Qt::AlignVCenter, sample.name);
    });
}

} // namespace yomi::ui::inspector
