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

/// The marker's x after a key: arrows move it by one, page keys by ten, Home and End to the ends of
/// least…most. Nothing for any other key.
std::optional<int> markerAfterKey(int key, int x, int least, int most);

/// Paints the marker over the plot area: a dotted line at `x` pixels below a flag with a text,
/// which stays within `width` pixels.
void paintMarker(QPainter& painter, double x, const QRectF& area, double width, const QString& text,
                 const Colors& colors);

/// A curve: values[i] belongs to x = first + i; values that are not finite are left out.
struct Line {
    QString name;
    QColor color; ///< invalid: the text colour; lines of one colour have different strokes
    QList<double> values;
    int first = 0;
    QList<double> pinned{};    ///< for comparison, drawn thin and dashed; may be empty
    std::optional<int> mark{}; ///< the x of a point with a ring around it
    /// The intervals around the last values if these are estimates, which are drawn as points with
    /// bars after the curve.
    QList<std::pair<double, double>> spreads{};

    int last() const { return first + static_cast<int>(values.size()) - 1; }
    /// The interval at x, null for a value that is no estimate.
    const std::pair<double, double>* spreadAt(int x) const;
};

/// Curves over whole numbers. Their names are at the ends or, if there are more curves than
/// colours, next to the marker, with those of equal value together; names that are not at the ends
/// are in a legend below. Mouse and keys move a marker on one x. Curves of more than 10,000 points
/// are drawn from the least and greatest value of each of 2000 stretches, which looks the same.
class LinePanel : public ChartPanel {
    Q_OBJECT

public:
    LinePanel(const QString& title, Unit unit, QWidget* parent = nullptr);

    void setLines(const QList<Line>& lines);
    void setUnit(Unit unit); ///< of the lines set next
    const QList<Line>& lines() const { return m_lines; }

    /// The text for an x: [](int hits) { return tr("%n hits", nullptr, hits); }; by default only
    /// the number.
    void setXText(std::function<QString(int)> text);
    /// The number for an x on the axis and in CSV: first + step · x; by default x itself.
    void setXScale(double first, double step);
    /// The name of x, for the CSV header: "hits".
    void setXName(const QString& name);
    /// The range of values shown. By default it follows the data, and starts at 0 if they are
    /// positive unless setStartsAtZero(false), which shows changes better than sizes.
    void setValueRange(double from, double to);
    void setStartsAtZero(bool startsAtZero);

    /// The marker, shown while it is in the range of x and kept otherwise.
    void setMarker(std::optional<int> x);
    std::optional<int> marker() const { return m_marker; }
    /// True between press and release: a new range of x would move the marker away from the mouse.
    bool isMarkerDragged() const { return m_dragging; }

    TextTable numbers() const override;

Q_SIGNALS:
    void markerMoved(int x); ///< by the person
    void markerDropped();    ///< released by the person

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
    /// The x of the value shown for a highlighted line: under the mouse, or at the marker, or the
    /// last one.
    int shownX() const;
    int xAt(QPointF pixels) const;
    double markerPixels() const;
    void moveMarker(int x);
    QPointF pointAt(const Line& line, int x) const;
    void paintSinglePoint(QPainter& painter, int index) const;
    void paintPoint(QPainter& painter, int index) const;
    void paintRings(QPainter& painter) const;
    void paintEstimates(QPainter& painter, int index) const;
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
    QList<QList<QPointF>> m_pinned; ///< decimated, in plot coordinates
    std::optional<std::pair<double, double>> m_valueRange;
    std::pair<double, double> m_values; ///< least and greatest shown
    bool m_startsAtZero = true;
    std::optional<int> m_marker;
    int m_least = 0;
    int m_most = 1;
    bool m_named = false;   ///< the names fit at the ends
    QList<QRectF> m_legend; ///< the rectangle of each entry, below the numbers of x; or empty
    bool m_dragging = false;
};

} // namespace yomi::ui
