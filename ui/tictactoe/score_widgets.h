// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/score.h"
#include "core/tictactoe/trace_state.h"

#include <QWidget>

#include <array>
#include <optional>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// Where scores stand on a line: evenly near 0, where steps of one half matter, and closer and
/// closer towards `limit`, the greatest value of the run; infinity is at the ends.
struct ScoreScale {
    Score limit = 2;
    /// 0 is the left end of the line, 1 the right one.
    double share(Score score) const;
};

/// What the number line marks.
struct LineMarks {
    Score alpha = -infinity, beta = infinity;
    std::optional<Score> best;  ///< so far
    std::optional<Score> child; ///< a child's value that has just come up
    std::optional<Score> value; ///< the node's own, once it is known

    friend bool operator==(const LineMarks&, const LineMarks&) = default;
};

/// The window on a line of scores, its zones (fail low, exact, fail high), and where the values of
/// the event lie.
class NumberLine : public QWidget {
    Q_OBJECT

public:
    explicit NumberLine(QWidget* parent = nullptr);
    void show(const ScoreScale& scale, const LineMarks& marks);
    const LineMarks& marks() const { return m_marks; }
    QSize sizeHint() const override { return {240, 84}; }
    QSize minimumSizeHint() const override { return {120, 84}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintZones(QPainter& painter, const QRectF& line) const;
    void paintMarks(QPainter& painter, const QRectF& line) const;

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
    QSize sizeHint() const override { return {240, 60}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ScoreScale m_scale;
    Bars m_bars;
};

} // namespace yomi::ui::tictactoe
