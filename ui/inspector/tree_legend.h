// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/tree_painter.h"

#include <QWidget>

#include <vector>

namespace yomi::ui::inspector {

/// The meaning of each mark of the tree, drawn with the tree's functions: as many per line as fit.
class TreeLegend : public QWidget {
    Q_OBJECT

public:
    /// `hasRemarks`: nodes may be marked with remarks.
    explicit TreeLegend(const GameFace& face, bool hasRemarks = false, QWidget* parent = nullptr);
    /// Whether the tree is of a search by visits, which has neither cuts nor windows.
    void setByVisits(bool isByVisits);
    /// Paints as on the screen, at the painter's origin; for pictures.
    void paint(QPainter& painter, double width) const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, 24}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Sample {
        QString name, meaning;
        NodeLook look = {};
        NodeMarks marks = {};
        bool hasBoard = false; ///< otherwise only a text
    };
    /// Calls place(sample, rectangle) for each sample; returns the total height.
    template <class Place>
    double flow(double width, Place&& place) const;

    const GameFace& m_face;
    bool m_hasRemarks;
    double m_boardWidth;
    std::vector<Sample> m_samples;
};

} // namespace yomi::ui::inspector
