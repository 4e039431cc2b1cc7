// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/picture.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace yomi::ui {

namespace {

/// The generator names one font, which is not everywhere: after it come one with ideographs and
/// whatever there is.
QByteArray withFallbacks(const QByteArray& svg) {
    static const QRegularExpression family(QStringLiteral("(font-family=\"[^\"]+)\""));
    return QString::fromUtf8(svg)
        .replace(family, QStringLiteral("\\1, Noto Sans CJK JP, sans-serif\""))
        .toUtf8();
}

} // namespace

QImage imageOf(const QSize& size, double scale, const DrawPicture& draw) {
    QImage image(size * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

QByteArray pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(const QString& title, const QSize& size, const DrawPicture& draw) {
    QByteArray text;
    QBuffer buffer(&text);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(title);
    generator.setSize(size);
    generator.setViewBox(QRect({}, size));
    QPainter painter(&generator);
    draw(painter);
    painter.end();
    return withFallbacks(text);
}

} // namespace yomi::ui
