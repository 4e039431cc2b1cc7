// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis.h"
#include "ui/charts/chart_panel.h"
#include "ui/common/numbers.h"

#include <QColor>
#include <QPen>
#include <QString>

#include <functional>
#include <optional>

class QPainter;
class QRectF;

namespace yomi::ui {

struct Colors;

/// Where a key takes a marker at x: arrows by one, page keys by ten, Home and End to
/// the ends of least…most. Nothing for any other key.
std::optional<int> markerAfterKey(int key, int x, int least, int most);

/// Paints the marker over the plot area: a dotted line at `x` pixels under a flag with a text,
/// which stays within `width` pixels.
void paintMarker(QPainter& painter, double x, const QRectF& area, double width, const QString& text,
                 const Colors& colors);

/// One curve: values[i] belongs to x = first + i; values that are not finite are left out.
struct Line {
    QString name;
    QColor color; ///< invalid: that of text; lines of one colour differ by their strokes
    QList<double> values;
    int first = 0;
    QList<double> pinned{};    ///< to compare with, drawn thin and dashed; empty: nothing
    std::optional<int> mark{}; ///< the x of a point that has a ring around it

    int last() const { return first + static_cast<int>(values.size()) - 1; }
};

/// Curves over whole numbers, with their names at the ends, or, where there are more of them than
/// colours, beside the marker, those of equal value together; a legend of all names below where
/// they are not at the ends; and a marker on one x that mouse and keys can move. Curves of more
/// than 10,000 points are drawn by the least and greatest value of each of 2000 stretches, which
/// looks the same.
class LinePanel : public ChartPanel {
    Q_OBJECT

public:
    LinePanel(const QString& title, Unit unit, QWidget* parent = nullptr);

    void setLines(const QList<Line>& lines);
    const QList<Line>& lines() const { return m_lines; }

    /// How an x is named: [](int hits) { return tr("%n hits", nullptr, hits); }; by default the
    /// number alone.
    void setXText(std::function<QString(int)> text);
    /// The number that axis and CSV give for an x: first + step · x; by default x itself.
    void setXScale(double first, double step);
    /// What x and the values count, for the CSV header: "hits".
    void setXName(const QString& name);
    /// The range of values shown. Without one it follows the data, and starts at 0 where they are
    /// positive unless setStartsAtZero(false): changes matter more than sizes.
    void setValueRange(double from, double to);
    void setStartsAtZero(bool startsAtZero);

    /// The marker, shown where it lies within the range of x; nothing removes it.
    void setMarker(std::optional<int> x);
    std::optional<int> marker() const { return m_marker; }
    /// True between press and release: a new range of x would move the marker under the mouse.
    bool isMarkerDragged() const { return m_dragging; }

    TextTable numbers() const override;

Q_SIGNALS:
    void markerMoved(int x); ///< by the person
    void markerDropped();    ///< the person let go of it

protected:
    void paintMarks(QPainter& painter) const override;
    int itemCount() const override;
    int itemAt(QPointF pixels) const override;
    QString itemText(int index) const override;
    QPointF itemPosition(int index) const override;
    void updatePlot() override;
    bool mouseEvent(const QMouseEvent& event) override;
    bool keyEvent(const QKeyEvent& event) override;

private:
    void findValues();
    Axis xAxis(double width) const;
    QPen pen(int index) const;
    QPen pinnedPen(int index) const;
    /// The x of the value shown for a lit line: under the mouse, or at the marker, or the last.
    int shownX() const;
    int xAt(QPointF pixels) const;
    double markerPixels() const;
    void moveMarker(int x);
    QPointF pointAt(const Line& line, int x) const;
    void paintSinglePoint(QPainter& painter, int index) const;
    void paintPoint(QPainter& painter, int index) const;
    void paintRings(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    bool isNamedAtMarker() const;
    void paintNamesAtMarker(QPainter& painter) const;
    QColor colorOf(int index) const;

    Unit m_unit;
    std::function<QString(int)> m_xText;
    QString m_xName;
    double m_xFirst = 0;
    double m_xStep = 1;
    QList<Line> m_lines;
    QStringList m_names;            ///< distinct
    QList<QList<QPointF>> m_points; ///< decimated, in plot coordinates
    QList<QList<QPointF>> m_pinned; ///< likewise
    std::optional<std::pair<double, double>> m_valueRange;
    std::pair<double, double> m_values; ///< least and greatest shown
    bool m_startsAtZero = true;
    std::optional<int> m_marker;
    int m_least = 0;
    int m_most = 1;
    bool m_named = false;   ///< the names fit at the ends
    QList<QRectF> m_legend; ///< the place of each line's entry, below the numbers of x; or empty
    bool m_dragging = false;
};

} // namespace yomi::ui
