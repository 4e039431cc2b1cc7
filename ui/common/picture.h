// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace yomi::ui {

/// What draws a picture of some size, its background too.
using DrawPicture = std::function<void(QPainter&)>;

/// `scale` device pixels to a pixel.
QImage imageOf(const QSize& size, double scale, const DrawPicture& draw);
QByteArray pngOf(const QImage& image);
/// Text stays text.
QByteArray svgOf(const QString& title, const QSize& size, const DrawPicture& draw);

} // namespace yomi::ui
