// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/check_report.h"
#include "ui/search/engine.h"

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QPointF>

class QPainter;

namespace yomi::ui::search {

/// How grave it is what is said of a node: red, amber, grey.
QColor severityColor(Severity severity, const QPalette& palette);

/// A disc with "!" for an error, "?" for what is less; hollow where it is about nodes below that
/// are not shown. Too small for a letter it is a dot.
void paintRemark(QPainter& painter, QPointF centre, double radius, Severity severity, bool isHollow,
                 const QPalette& palette);
/// The same for a row of an outline.
QIcon remarkMark(Severity severity, const QPalette& palette);

/// A rhomb for what a query found; hollow for nodes below that are not shown.
void paintHit(QPainter& painter, QPointF centre, double radius, bool isHollow,
              const QPalette& palette);
/// The same for a row of an outline.
QIcon hitMark(const QPalette& palette);

} // namespace yomi::ui::search
