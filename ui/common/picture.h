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

/// A part of a picture, which draws itself at the painter's origin.
struct PicturePart {
    QSize size; ///< in screen pixels
    std::function<void(QPainter&)> draw;
};

/// A view's content for saving: a title and below it its parts, stacked, on the surface of a card.
struct Picture {
    QString title;
    std::vector<PicturePart> parts;

    QSize size() const;
};

/// The parts that a view offers to save or print.
struct PictureSource {
    QString title;    ///< of the dialog
    QString fileName; ///< suggested, without its extension
    QStringList parts;
    /// The picture of the part with that index in the list of parts.
    std::function<Picture(int part, bool withLegend)> picture;
    /// The reason why that part cannot be saved; empty if it can.
    std::function<QString(int part)> problem = [](int) {
        return QString();
    };
    bool hasLegend = true;
};

/// `scale` device pixels per pixel. Null if memory is insufficient.
QImage imageOf(const Picture& picture, double scale, const QPalette& palette);
QByteArray pngOf(const QImage& image);
/// Keeps texts as text.
QByteArray svgOf(const Picture& picture, const QPalette& palette);
/// Prints on one page, as large as it fits.
void print(const Picture& picture, QPrinter& printer, const QPalette& palette);

} // namespace yomi::ui
