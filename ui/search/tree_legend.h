// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/tree_painter.h"

#include <QWidget>

#include <vector>

namespace yomi::ui::search {

/// What each mark of the tree means, drawn by the same hand as the tree: as many to a line as there
/// is room for.
class TreeLegend : public QWidget {
    Q_OBJECT

public:
    /// `hasRemarks`: nodes may be marked because something is to be said of them.
    explicit TreeLegend(const GameFace& face, bool hasRemarks = false, QWidget* parent = nullptr);
    /// Whether the tree is of a search by visits, which cuts nothing and has no windows.
    void setByVisits(bool isByVisits);
    /// As on the screen, from the painter's origin on; for pictures.
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
        bool hasBoard = false; ///< otherwise it is a text alone
    };
    /// Calls place(sample, rectangle) for each; returns the height of all.
    template <class Place>
    double flow(double width, Place&& place) const;

    const GameFace& m_face;
    bool m_hasRemarks;
    double m_boardWidth;
    std::vector<Sample> m_samples;
};

} // namespace yomi::ui::search
