// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QPainter;
class QPalette;
class QPrinter;

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

/// What a view offers to save or print.
struct PictureSource {
    QString title;    ///< of the dialog
    QString fileName; ///< suggested, without its ending
    QStringList parts;
    /// The picture of a place in the list of parts.
    std::function<Picture(int part, bool withLegend)> picture;
    /// Why that part cannot be saved; empty when it can.
    std::function<QString(int part)> problem = [](int) {
        return QString();
    };
    bool hasLegend = true;
};

/// `scale` device pixels to a pixel. Null where there is no memory for it.
QImage imageOf(const Picture& picture, double scale, const QPalette& palette);
QByteArray pngOf(const QImage& image);
/// Text stays text.
QByteArray svgOf(const Picture& picture, const QPalette& palette);
/// On one page, as large as it has room for.
void print(const Picture& picture, QPrinter& printer, const QPalette& palette);

} // namespace yomi::ui
