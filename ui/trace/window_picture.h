// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/trace/read_recording.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace yomi::ui::trace {

/// What a finding is about, as windows and values over one scale: what the node above has, what
/// its move must get and what it got, or a node with the values of its moves and its own.
class WindowPicture : public QWidget {
    Q_OBJECT

public:
    enum class Tone { Above, Right, Wrong, Plain };
    struct Row {
        QString name;
        std::optional<Bounds> window = {};
        std::vector<double> values = {};
        std::optional<BoundKind> bound = {}; ///< of the value, if it is one
        Tone tone = Tone::Plain;
    };

    explicit WindowPicture(QWidget* parent = nullptr);

    /// Of what a check says of a node. Without windows and values there is no picture.
    void showFinding(const ReadRecording& read, NodeId node, Check check);
    const std::vector<Row>& rows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addMoves(const ReadRecording& read, NodeId node, Check check);
    void addEntries(const Recording& recording, NodeId node);
    void measure();
    double place(double number) const; ///< in pixels
    double rowHeight() const;
    double namesWidth() const;
    QColor color(Tone tone) const;
    void paintRow(QPainter& painter, const Row& row, double top) const;
    void paintScale(QPainter& painter) const;
    QString text(double number) const;

    std::vector<Row> m_rows;
    double m_scale = 1;              ///< score units a point
    std::vector<double> m_numbers;   ///< that stand at the scale, rising
    double m_least = -1, m_most = 1; ///< the numbers at its ends
};

} // namespace yomi::ui::trace
