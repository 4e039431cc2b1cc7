// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/check/check_report.h"
#include "ui/inspector/engine.h"

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QPointF>

class QPainter;

namespace yomi::ui::inspector {

/// The colour of a remark's severity: red, amber, grey.
QColor severityColor(Severity severity, const QPalette& palette);

/// Paints a disc with "!" for an error, "?" for lower severities; hollow for remarks on hidden
/// nodes below. If it is too small for a letter it is a dot.
void paintRemark(QPainter& painter, QPointF centre, double radius, Severity severity, bool isHollow,
                 const QPalette& palette);
/// The same as an icon for a row of an outline.
QIcon remarkMark(Severity severity, const QPalette& palette);

/// Paints a rhomb for a query's hit; hollow for hidden nodes below.
void paintHit(QPainter& painter, QPointF centre, double radius, bool isHollow,
              const QPalette& palette);
/// The same as an icon for a row of an outline.
QIcon hitMark(const QPalette& palette);

} // namespace yomi::ui::inspector
