// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/engine.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

namespace yomi::ui::inspector {

/// The positions of scores on a line: evenly spaced near 0, where steps of one half matter, and
/// ever closer towards `limit`, the greatest value of the run; infinity is at the ends.
struct ScoreScale {
    double limit = 2;
    /// 0 is the left end of the line, 1 the right end.
    double share(double score) const;
};

/// A value and its kind of bound.
struct BoundedScore {
    double score = 0;
    BoundKind bound = BoundKind::Exact;

    friend bool operator==(const BoundedScore&, const BoundedScore&) = default;
};

/// The marks on the number line.
struct LineMarks {
    std::optional<Bounds> window;      ///< from α to β; minimax has none
    Bounds proved;                     ///< of the node's value
    std::optional<double> best;        ///< so far
    std::optional<BoundedScore> child; ///< a child's value being compared
    std::optional<BoundedScore> value; ///< the node's own value, once it is known
    bool isMaximising = true;          ///< β is the end that cuts, otherwise α
    bool isMean = false;               ///< the value, in a search by visits

    friend bool operator==(const LineMarks&, const LineMarks&) = default;
};

/// The window on a line of scores with its zones (fail low, exact, fail high; the zone that cuts
/// has its colour), a bar below it over the proved bounds, and the values of the event.
class NumberLine : public QWidget {
    Q_OBJECT

public:
    explicit NumberLine(QWidget* parent = nullptr);
    void show(const ScoreScale& scale, const LineMarks& marks);
    const LineMarks& marks() const { return m_marks; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The rectangles of the marks' labels, each in the first row with room.
    std::vector<QRectF> labelRects() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Tick {
        enum class Sign { End, Best, Value };
        double score;
        QString text;
        Sign sign;
    };
    std::vector<Tick> ticks() const;
    QRectF lineRect() const;
    double x(double score) const;
    void paintZones(QPainter& painter) const;
    void paintProved(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;

    ScoreScale m_scale;
    LineMarks m_marks;
};

/// The bounds that a node found in the table, computed and stored, as three bars.
class BoundsBars : public QWidget {
    Q_OBJECT

public:
    using Bars = std::array<std::optional<Bounds>, 3>;

    explicit BoundsBars(QWidget* parent = nullptr);
    void show(const ScoreScale& scale, const Bars& bars);
    const Bars& bars() const { return m_bars; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ScoreScale m_scale;
    Bars m_bars;
};

} // namespace yomi::ui::inspector
