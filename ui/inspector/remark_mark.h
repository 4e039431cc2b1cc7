// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/finding_remarks.h"

#include <QColor>
#include <QPalette>
#include <QPointF>
#include <QVariant>

class QPainter;

namespace yomi::ui::inspector {

/// The colour of a remark's severity: red, amber, grey.
QColor severityColor(Severity severity, const QPalette& palette);

/// Paints a disc with "!" for an error, "?" for lower severities; hollow for remarks on hidden
/// nodes below. If it is too small for a letter it is a dot.
void paintRemark(QPainter& painter, QPointF centre, double radius, Severity severity, bool isHollow,
                 const QPalette& palette);

/// Paints a rhomb for a query's hit; hollow for hidden nodes below.
void paintHit(QPainter& painter, QPointF centre, double radius, bool isHollow,
              const QPalette& palette);

/// The icon or the tooltip of a node in an outline: its remark, or whether it is one of the hits,
/// which are ascending.
QVariant remarkCell(const Remarks& remarks, const std::vector<NodeId>& hits, NodeId node, int role);

} // namespace yomi::ui::inspector
