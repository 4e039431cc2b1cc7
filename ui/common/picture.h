// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>
#include <vector>

class QPainter;
class QPalette;

namespace yomi::ui {

/// A part of a picture, which draws itself from the painter's origin on.
struct PicturePart {
    QSize size; ///< in pixels of the screen
    std::function<void(QPainter&)> draw;
};

/// What is to be saved of a view: a title and below it its parts, one under the other, on the
/// surface of a card.
struct Picture {
    QString title;
    std::vector<PicturePart> parts;

    QSize size() const;
};

/// `scale` device pixels to a pixel. Null where there is no memory for it.
QImage imageOf(const Picture& picture, double scale, const QPalette& palette);
QByteArray pngOf(const QImage& image);
/// Text stays text.
QByteArray svgOf(const Picture& picture, const QPalette& palette);

} // namespace yomi::ui
