// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis.h"
#include "ui/charts/chart_panel.h"
#include "ui/common/numbers.h"

#include <QColor>
#include <QPointF>
#include <QStringList>

#include <optional>

class QPainter;

namespace yomi::ui {

struct Bar {
    QString name;
    double value = 0;      ///< NaN: no bar, "–" as its label
    QColor color;          ///< invalid: the accent colour
    QString detail;        ///< more for the tooltip, after the exact value
    QString group{};       ///< lying bars of one group follow its name, one after the other
    bool isMarked = false; ///< keeps its texts where there is no room for those of all lying bars
    std::optional<double> pinned{}; ///< another value, drawn as a hollow outline
};

/// Bars in the order given, each with its own colour and its value: standing, with the value on top
/// and the name below, or lying, with the name before and the value at the end.
class BarPanel : public ChartPanel {
    Q_OBJECT

public:
    enum class Direction { Standing, Lying };
    enum class Scale { Linear, Log }; ///< Log: lengths are logarithms; values must be positive

    BarPanel(const QString& title, Unit unit, Direction direction = Direction::Standing,
             QWidget* parent = nullptr);

    void setBars(const QList<Bar>& bars);
    /// Standing bars only where there is room for their names below them.
    void setDirection(Direction direction);
    const QList<Bar>& bars() const { return m_bars; }

    void setScale(Scale scale);
    /// The tracks of lying bars are at least so long, as 1 for odds; without it as the longest bar.
    void setReach(double reach);
    void setUnit(Unit unit); ///< of the bars that are set next
    /// What the bars measure, for the CSV header and the screen reader: "odds", "nodes".
    void setValueName(const QString& name);

    TextTable numbers() const override;

protected:
    void paintMarks(QPainter& painter) const override;
    int itemCount() const override;
    int itemAt(QPointF pixels) const override;
    QString itemText(int index) const override;
    QPointF itemPosition(int index) const override;
    void updatePlot() override;

private:
    bool isDrawn(int index) const;
    double length(double value) const; ///< in plot coordinates, along the value axis
    /// The axis for a plot that leaves `below` pixels to the names.
    Axis valueAxis(double below) const;
    bool layOutStanding(); ///< false when a name has no room
    void layOutLying();
    double ticksHeight() const; ///< below lying bars
    /// Parts the room into rows of equal height, one column a group where they would be low.
    void setLyingSlots(QSizeF size);
    void setLeastHeight(int height); ///< of the plot; 0: Qt's own
    QRectF slot(int index) const;    ///< a bar's share of the plot, gaps included
    QRectF barRect(int index) const { return barRect(index, m_bars[index].value); }
    QRectF barRect(int index, double shown) const; ///< a bar of that value in its place
    QRectF outerRect(int index) const;             ///< the bar and what is pinned beside it
    /// The values, all of them as wide as the widest allows.
    QStringList labelsWithin(double room, const QFont& font) const;
    void paintBar(QPainter& painter, int index) const;
    void paintStandingTexts(QPainter& painter, int index) const;
    void paintLyingTexts(QPainter& painter, int index) const;
    void paintGroups(QPainter& painter) const;

    Unit m_unit;
    Direction m_direction;
    Scale m_scale = Scale::Linear;
    double m_reach = 0;
    QString m_valueName;
    QList<Bar> m_bars;
    QStringList m_names; ///< distinct
    // What updatePlot() found for the data and the size:
    bool m_stands = true;
    Axis m_values;
    QStringList m_labels;
    QList<QRectF> m_slots;  ///< [bar], lying
    QList<QRectF> m_groups; ///< the rows of the groups' names
    int m_leastHeight = 0;
    double m_before = 0; ///< from a slot's left edge to its lying bar: the name
    double m_behind = 0; ///< from the longest bar's end to the slot's right edge: the value
};

} // namespace yomi::ui
