// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_panel.h"

#include <QColor>

#include <functional>

namespace yomi::ui {

/// One row: the probabilities of the outcomes 0, 1, 2, …, which sum to 1.
struct StackRow {
    QString name;
    QColor color;
    QList<double> values;
    QStringList marks{}; ///< the texts in the segments; by default the numbers of the outcomes
    QStringList texts{}; ///< the outcomes for the tooltip; by default setOutcomeText()'s
};

/// Distributions as rows of segments, each as wide as its probability, with numbers inside where
/// they fit; the colour of the row becomes paler from one outcome to the next. Many rows scroll,
/// and a saved picture shows all of them.
class StackPanel : public ChartPanel {
    Q_OBJECT

public:
    explicit StackPanel(const QString& title, QWidget* parent = nullptr);

    void setRows(const QList<StackRow>& rows);
    const QList<StackRow>& rows() const { return m_rows; }

    /// The text for outcome k in the tooltip and the CSV header: [](int k) { return tr("%n lives
    /// left", nullptr, k); }.
    void setOutcomeText(std::function<QString(int)> text);

    TextTable numbers() const override;

protected:
    void paintMarks(QPainter& painter) const override;
    int itemCount() const override;
    int itemAt(QPointF pixels) const override;
    QString itemText(int index) const override;
    QPointF itemPosition(int index) const override;
    void updatePlot() override;

private:
    QRectF rowRect(int index) const;
    void paintSegments(QPainter& painter, const StackRow& row, const QRectF& bar) const;
    int outcomeAt(int row, QPointF pixels) const;
    QString outcomeText(const StackRow& row, int outcome) const;

    std::function<QString(int)> m_outcomeText;
    QList<StackRow> m_rows;
    QStringList m_names; ///< distinct
};

} // namespace yomi::ui
