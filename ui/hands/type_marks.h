// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QString>

namespace yomi::ui::hands {

/// The mark of a type of MilliJan tiles in a box: crown, butterfly, wings, star, cloud, or a dot
/// for the person's own types.
QPainterPath typeMark(const QString& type, const QRectF& box);
QColor typeColor(const QString& type);

} // namespace yomi::ui::hands
