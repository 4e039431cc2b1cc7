// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/term_list.h"

#include "ui/common/colors.h"
#include "ui/inspector/words.h"

#include <QPainter>

#include <numeric>

namespace yomi::ui::inspector {

namespace {

constexpr int exampleHeight = 96, termGap = 6;

QString signedText(double amount) {
    return amount > 0 ? u'+' + scoreText(amount) : scoreText(amount);
}

} // namespace

TermList::TermList(const GameFace& face, QWidget* parent)
    : PaintedBoard(tr("Terms of the estimate"), parent)
    , m_face(face) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
    connect(this, &PaintedBoard::pointed, this, qOverload<>(&QWidget::update));
}

void TermList::show(std::vector<Term> terms, std::string board) {
    m_terms = std::move(terms);
    m_board = std::move(board);
    setVisible(!m_terms.empty());
    updateGeometry();
    refreshItems();
}

std::vector<int> TermList::tinted() const {
    const int item = hoveredItem() >= 0 ? hoveredItem() : hasFocus() ? currentItem() : -1;
    return item < 0 || item >= itemCount() ? std::vector<int>() : term(item).cells;
}

QString TermList::itemName(int item) const {
    const Term& shown = term(item);
    return shown.name.empty() ? tr("%n lines with %1 %2", nullptr, shown.lines)
                                    .arg(shown.stones)
                                    .arg(m_face.sideName(shown.first))
                              : m_face.termName(shown.name);
}

QString TermList::itemValue(int item) const {
    return signedText(term(item).amount);
}

QString TermList::itemDescription(int) const {
    return tr("The board below shows where.");
}

QRect TermList::rowRect(int row) const {
    const int height = fontMetrics().lineSpacing() + 2;
    return {0, row * height, width(), height};
}

QRect TermList::itemRect(int item) const {
    return rowRect(item);
}

QRectF TermList::boardRect() const {
    const QSizeF size = QSizeF(m_face.aspectRatio(m_board), 1)
                            .scaled(width() - 2, exampleHeight, Qt::KeepAspectRatio);
    return {QPointF(1, rowRect(itemCount() + 1).top() + termGap), size};
}

QSize TermList::sizeHint() const {
    constexpr int width = 160;
    return {width, rowRect(itemCount() + 1).top() + termGap + exampleHeight + 2};
}

void TermList::paintEvent(QPaintEvent*) {
    if (m_terms.empty())
        return;
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto put = [&](int row, const QString& name, const QString& amount) {
        const QRect rect = rowRect(row);
        const int room = rect.width() - fontMetrics().horizontalAdvance(amount) - termGap;
        painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, amount);
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(name, Qt::ElideRight, room));
    };
    const std::vector<int> cells = tinted();
    for (int item = 0; item < itemCount(); ++item) {
        const bool pointed = !cells.empty() && (item == hoveredItem() ||
                                                (hoveredItem() < 0 && item == currentItem()));
        painter.setPen(pointed ? colors.accent : colors.muted);
        put(item, itemName(item), itemValue(item));
    }
    const double sum = std::accumulate(m_terms.begin(), m_terms.end(), 0.0,
                                       [](double so, const Term& one) { return so + one.amount; });
    painter.setPen(colors.text);
    put(itemCount(), tr("together"), signedText(sum));
    const QRectF board = boardRect();
    m_face.paintBoard(painter, board, m_board, palette(), {0, {}, cells});
    painter.setPen(colors.line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(board, 3, 3);
}

} // namespace yomi::ui::inspector
