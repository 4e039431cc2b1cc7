// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis.h"
#include "ui/charts/chart_panel.h"
#include "ui/common/numbers.h"

#include <QColor>
#include <QPointF>
#include <QStringList>

class QPainter;

namespace yomi::ui {

/// The distinct names of bars, and how they stand under standing ones: on one line, on two, or
/// slanted, whichever the room allows first.
class BarNames {
public:
    void set(const QStringList& names);
    const QStringList& texts() const { return m_texts; }
    const QString& operator[](int index) const { return m_texts[index]; }

    /// Chooses for bars `share` pixels apart; slanted names are elided to `most` pixels of height.
    void fit(double share, double most);
    /// The height that the names need, as fit() chose.
    double height() const { return m_height; }

    /// Paints a name whose bar's foot has this middle.
    void paint(QPainter& painter, int index, QPointF foot, const QColor& color) const;

private:
    enum class Way { OneLine, TwoLines, Slanted };

    QStringList m_texts;
    Way m_way = Way::OneLine;
    double m_share = 0;
    double m_height = 0;
    double m_longest = 0; ///< of a slanted name, along its line
};

struct Bar {
    QString name;
    double value = 0;      ///< NaN: no bar, "–" as its label
    QColor color;          ///< invalid: the accent colour
    QString detail;        ///< more for the tooltip, after the exact value
    QString group{};       ///< lying bars of one group stand under its name, one after the other
    bool isMarked = false; ///< keeps its texts where there is no room for those of all lying bars
};

/// Bars in the order given, each with its own colour and its value: standing, with the value on
/// top, or lying, with the name before and the value at the end.
class BarPanel : public ChartPanel {
    Q_OBJECT

public:
    enum class Direction { Standing, Lying };
    enum class Scale { Linear, Log }; ///< Log: lengths are logarithms; values must be positive

    BarPanel(const QString& title, Unit unit, Direction direction = Direction::Standing,
             QWidget* parent = nullptr);

    void setBars(const QList<Bar>& bars);
    /// Standing bars have room for some; lying ones, for a board full of names.
    void setDirection(Direction direction);
    const QList<Bar>& bars() const { return m_bars; }

    void setScale(Scale scale);
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
    bool isStanding() const { return m_direction == Direction::Standing; }
    bool isDrawn(int index) const;
    double length(double value) const; ///< in plot coordinates, along the value axis
    /// The axis for a plot that leaves `below` pixels to the names.
    Axis valueAxis(double below) const;
    void layOutStanding();
    void layOutLying();
    double ticksHeight() const; ///< below lying bars
    /// Parts the room into rows of equal height, one column a group where they would be low.
    void setLyingSlots(QSizeF size);
    QRectF slot(int index) const; ///< a bar's share of the plot, gaps included
    QRectF barRect(int index) const;
    /// The values, all of them as wide as the widest allows.
    QStringList labelsWithin(double room, const QFont& font) const;
    void paintBar(QPainter& painter, int index) const;
    void paintStandingTexts(QPainter& painter, int index) const;
    void paintLyingTexts(QPainter& painter, int index) const;
    void paintGroups(QPainter& painter) const;

    Unit m_unit;
    Direction m_direction;
    Scale m_scale = Scale::Linear;
    QString m_valueName;
    QList<Bar> m_bars;
    BarNames m_names;
    // What updatePlot() found for the data and the size:
    Axis m_values;
    QStringList m_labels;
    QList<QRectF> m_slots;  ///< [bar], lying
    QList<QRectF> m_groups; ///< the rows of the groups' names
    double m_before = 0;    ///< from a slot's left edge to its lying bar: the name
    double m_behind = 0;    ///< from the longest bar's end to the slot's right edge: the value
};

} // namespace yomi::ui
