// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>

namespace yomi::ui {

/// The finite values as points (first + i, values[i]). More than 10,000 values become the least and
/// the greatest of each of 2000 stretches, in their order: the line looks the same at screen width
/// and is drawn in a fraction of a frame.
QList<QPointF> decimated(const QList<double>& values, int first);

} // namespace yomi::ui
