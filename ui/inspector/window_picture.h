// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/read_recording.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace yomi::ui::inspector {

/// A finding as windows and values on one scale: the window of the parent, the window its move must
/// get and the one it got, or a node with the values of its moves and its own.
class WindowPicture : public QWidget {
    Q_OBJECT

public:
    enum class Tone { Above, Right, Wrong, Plain };
    struct Row {
        QString name;
        std::optional<Bounds> window = {};
        std::vector<double> values = {};
        std::optional<BoundKind> bound = {}; ///< of the value, if it is a bound
        Tone tone = Tone::Plain;
    };

    explicit WindowPicture(QWidget* parent = nullptr);

    /// Shows a check's finding at a node. Without windows and values there is no picture.
    void showFinding(const ReadRecording& read, NodeId node, Check check);
    const std::vector<Row>& rows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addMoves(const ReadRecording& read, NodeId node, CheckPicture picture);
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
    double m_scale = 1;              ///< score units per point
    std::vector<double> m_numbers;   ///< labelled on the scale, ascending
    double m_least = -1, m_most = 1; ///< the numbers at its ends
};

} // namespace yomi::ui::inspector
