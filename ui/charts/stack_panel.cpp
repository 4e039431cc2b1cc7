// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/stack_panel.h"

#include "ui/charts/labels.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"
#include "ui/common/numbers.h"

#include <QPainter>

#include <algorithm>

namespace yomi::ui {

namespace {

/// The row's colour mixed with the surface: full for outcome 0, a pale tint for the last one.
QColor shade(const QColor& color, const QColor& surface, int outcome, qsizetype count) {
    constexpr double palest = 0.75;
    return mixed(color, surface, count > 1 ? palest * outcome / static_cast<double>(count - 1) : 0);
}

} // namespace

StackPanel::StackPanel(const QString& title, QWidget* parent)
    : ChartPanel(title, parent)
    , m_outcomeText([](int outcome) { return QString::number(outcome); }) {
    scrollPlot();
}

void StackPanel::setRows(const QList<StackRow>& rows) {
    m_rows = rows;
    m_names = distinctNamesOf(rows);
    dataChanged();
}

void StackPanel::setOutcomeText(std::function<QString(int)> text) {
    m_outcomeText = std::move(text);
}

TextTable StackPanel::numbers() const {
    qsizetype outcomes = 0;
    for (const StackRow& row : m_rows)
        outcomes = std::max(outcomes, row.values.size());
    TextTable table(1);
    table[0] << tr("name");
    for (int outcome = 0; outcome < outcomes; ++outcome)
        table[0] << m_outcomeText(outcome);
    for (int index = 0; index < itemCount(); ++index) {
        const StackRow& row = m_rows[index];
        QStringList fields{m_names[index]};
        for (qsizetype outcome = 0; outcome < outcomes; ++outcome)
            fields << (outcome < row.values.size() ? plainText(row.values[outcome]) : QString());
        table << fields;
    }
    return table;
}

int StackPanel::itemCount() const {
    return static_cast<int>(m_rows.size());
}

QRectF StackPanel::rowRect(int index) const {
    const double thickest = besideLabel(22);
    const QRectF area = plot().plotArea();
    const double share = area.height() / itemCount();
    const double thickness = std::min(share * 0.82, thickest);
    return {area.left(), area.top() + (index + 0.5) * share - thickness / 2, area.width(),
            thickness};
}

int StackPanel::itemAt(QPointF pixels) const {
    const QRectF area = plot().plotArea();
    if (m_rows.isEmpty() || pixels.y() < area.top() || pixels.y() >= area.bottom())
        return -1;
    return static_cast<int>((pixels.y() - area.top()) / area.height() * itemCount());
}

int StackPanel::outcomeAt(int row, QPointF pixels) const {
    double left = plot().plotArea().left();
    for (int outcome = 0; outcome < m_rows[row].values.size(); ++outcome) {
        const double right = left + m_rows[row].values[outcome] * plot().plotArea().width();
        if (pixels.x() >= left && pixels.x() < right)
            return outcome;
        left = right;
    }
    return -1;
}

QString StackPanel::itemText(int index) const {
    const StackRow& row = m_rows[index];
    const int outcome = pointer() ? outcomeAt(index, *pointer()) : -1;
    if (outcome >= 0)
        return tr("%1, %2: %3")
            .arg(m_names[index], outcomeText(row, outcome),
                 exactText(row.values[outcome], Unit::Percent));
    QStringList texts;
    for (int k = 0; k < row.values.size(); ++k)
        texts << tr("%1: %2").arg(outcomeText(row, k), numberText(row.values[k], Unit::Percent));
    return m_names[index] + u'\n' + texts.join(u'\n');
}

QString StackPanel::outcomeText(const StackRow& row, int outcome) const {
    return outcome < row.texts.size() ? row.texts[outcome] : m_outcomeText(outcome);
}

QPointF StackPanel::itemPosition(int index) const {
    return rowRect(index).center();
}

void StackPanel::updatePlot() {
    plot().setMinimumHeight(qRound(readableRow() * itemCount()));
    const double names = std::min(widest(m_names), plot().viewport()->width() * 0.4);
    plot().setAxes({0, 1, {}, false}, {0, 1, {}, false}, {names + 12, 0, 4, 0});
    if (highlighted() >= 0 && !pointer()) // highlighted from outside, it may be out of sight
        showPart(rowRect(highlighted()));
}

void StackPanel::paintMarks(QPainter& painter) const {
    const double share = plot().plotArea().height() / std::max(itemCount(), 1);
    painter.setFont(rowFont(share));
    for (int index = 0; index < itemCount(); ++index) {
        const QRectF bar = rowRect(index);
        const Colors& colors = colorsFor(palette());
        painter.setOpacity(1);
        if (isLabelled(index, share, lowestRow()))
            drawRowName(painter, QRectF(0, bar.top(), bar.left() - 8, bar.height()), m_names[index],
                        index == highlighted() ? colors.text : colors.muted);
        painter.setOpacity(isDimmed(index) ? 1 - dimming : 1);
        paintSegments(painter, m_rows[index], bar);
    }
}

void StackPanel::paintSegments(QPainter& painter, const StackRow& row, const QRectF& bar) const {
    const QColor surface = colorsFor(palette()).surface;
    double left = bar.left();
    for (int outcome = 0; outcome < row.values.size(); ++outcome) {
        const double width = row.values[outcome] * bar.width();
        const QColor fill = shade(row.color, surface, outcome, row.values.size());
        // A hairline of surface colour separates segments that are wide enough.
        const QRectF segment(left, bar.top(), width > 2 ? width - 1 : width, bar.height());
        painter.fillRect(segment, fill);
        const QString text =
            outcome < row.marks.size() ? row.marks[outcome] : QString::number(outcome);
        if (bar.height() >= besideLabel(6) &&
            painter.fontMetrics().horizontalAdvance(text) + 4 <= segment.width()) {
            painter.setPen(inkOn(fill));
            painter.drawText(textRoom(segment), Qt::AlignCenter, text);
        }
        left += width;
    }
}

} // namespace yomi::ui
