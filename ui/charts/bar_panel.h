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
    QString detail;        ///< additional tooltip text, after the exact value
    QString group{};       ///< horizontal bars of one group follow its name, one after the other
    bool isMarked = false; ///< keeps its texts when horizontal bars are too low for all texts
    std::optional<double> pinned{}; ///< another value, drawn as a hollow outline
};

/// Bars in the order given, each with its own colour and its value: vertical, with the value on top
/// and the name below, or horizontal, with the name before and the value at the end.
class BarPanel : public ChartPanel {
    Q_OBJECT

public:
    enum class Direction { Standing, Lying };
    enum class Scale { Linear, Log }; ///< Log: lengths are logarithms; values must be positive

    BarPanel(const QString& title, Unit unit, Direction direction = Direction::Standing,
             QWidget* parent = nullptr);

    void setBars(const QList<Bar>& bars);
    /// Vertical bars are used only if their names fit below them.
    void setDirection(Direction direction);
    const QList<Bar>& bars() const { return m_bars; }

    void setScale(Scale scale);
    /// The minimum reach of horizontal bars' tracks, as 1 for odds; without it the longest bar.
    void setReach(double reach);
    void setUnit(Unit unit); ///< of the bars set next
    /// Horizontal bars ask for the height at which each name is read easily, not every second one.
    void showAllNames();
    /// The measured quantity, for the CSV header and the screen reader: "odds", "nodes".
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
    /// The axis for a plot that leaves `below` pixels for the names.
    Axis valueAxis(double below) const;
    bool layOutStanding(); ///< false if a name does not fit
    void layOutLying();
    double ticksHeight() const; ///< below horizontal bars
    bool isGrouped() const;
    QList<int> groupSizes() const; ///< without groups the number of bars
    bool fitBeside(int columns) const;
    int leastGroupedHeight() const;
    /// Divides the area into rows of equal height, with one column for each group if they would be
    /// too low.
    void setLyingSlots(QSizeF size);
    double nameRoom(double width) const; ///< in a slot of that width
    /// Gives bars with names of two lines higher slots if not all can be as high.
    void fitNames(QSizeF size);
    void setLeastHeight(int height); ///< of the plot; 0: Qt's own
    QRectF slot(int index) const;    ///< the bar's share of the plot, gaps included
    QRectF barRect(int index) const { return barRect(index, m_bars[index].value); }
    QRectF barRect(int index, double shown) const; ///< the rectangle of the bar for that value
    QRectF outerRect(int index) const;             ///< the bar and its pinned value
    /// The values, shortened until the widest fits.
    QStringList labelsWithin(double room, const QFont& font) const;
    void paintBar(QPainter& painter, int index) const;
    /// The vertical bars whose values have room, the highlighted one first, then the highest.
    void paintStandingValues(QPainter& painter) const;
    void paintStandingName(QPainter& painter, int index) const;
    void paintLyingTexts(QPainter& painter, int index) const;
    void paintGroups(QPainter& painter) const;

    Unit m_unit;
    Direction m_direction;
    Scale m_scale = Scale::Linear;
    double m_reach = 0;
    bool m_showsAllNames = false;
    QString m_valueName;
    QList<Bar> m_bars;
    QStringList m_names; ///< distinct
    // Computed by updatePlot() from the data and the size:
    bool m_stands = true;
    Axis m_values;
    QStringList m_labels;
    QList<QRectF> m_slots;  ///< [bar], horizontal
    double m_lowest = 0;    ///< the height of the lowest slot
    QList<QRectF> m_groups; ///< the rows with the groups' names
    int m_leastHeight = 0;
    double m_before = 0; ///< from a slot's left edge to its horizontal bar: the name
    double m_behind = 0; ///< from the longest bar's end to the slot's right edge: the value
};

} // namespace yomi::ui
