// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/picture.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/wording.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QtPrintSupport/QPrinter>

#include <algorithm>

namespace yomi::ui {

namespace {

/// The generator names one font, which may be missing: adds one with ideographs and any sans-serif
/// one.
QByteArray withFallbacks(const QByteArray& svg) {
    static const QRegularExpression family(QStringLiteral("(font-family=\"[^\"]+)\""));
    return QString::fromUtf8(svg)
        .replace(family, QStringLiteral("\\1, %1, sans-serif\"").arg(ideographFamily()))
        .toUtf8();
}

constexpr int titleHeight = 32;

void draw(QPainter& painter, const Picture& picture, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const QRect paper({}, picture.size());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(paper, colors.surface);
    painter.setFont(headingFont());
    painter.setPen(colors.text);
    painter.drawText(QRect(cardPadding, 0, paper.width(), titleHeight), Qt::AlignVCenter,
                     picture.title);
    painter.translate(cardPadding, titleHeight);
    for (const PicturePart& part : picture.parts) {
        painter.save();
        part.draw(painter);
        painter.restore();
        painter.translate(0, part.size.height());
    }
}

} // namespace

QSize Picture::size() const {
    QSize size(2 * cardPadding, titleHeight + cardPadding);
    int width = 0;
    for (const PicturePart& part : parts) {
        width = std::max(width, part.size.width());
        size.rheight() += part.size.height();
    }
    size.rwidth() += width;
    return size;
}

QImage imageOf(const Picture& picture, double scale, const QPalette& palette) {
    QImage image(picture.size() * scale, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    draw(painter, picture, palette);
    return image;
}

QByteArray pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(const Picture& picture, const QPalette& palette) {
    QByteArray text;
    QBuffer buffer(&text);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(picture.title);
    generator.setSize(picture.size());
    generator.setViewBox(QRect({}, picture.size()));
    QPainter painter(&generator);
    draw(painter, picture, palette);
    painter.end();
    return withFallbacks(text);
}

void print(const Picture& picture, QPrinter& printer, const QPalette& palette) {
    QPainter painter(&printer);
    const QSize size = picture.size(), page = painter.viewport().size();
    const double scale = std::min(static_cast<double>(page.width()) / size.width(),
                                  static_cast<double>(page.height()) / size.height());
    painter.scale(scale, scale);
    draw(painter, picture, palette);
}

} // namespace yomi::ui
