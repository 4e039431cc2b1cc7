// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

class QAbstractItemModel;
class QAbstractItemView;

namespace yomi::ui {

/// Rows of texts, the first one is the header.
using TextTable = QList<QStringList>;

/// The role of a model for the value itself (a number or a text), for sorting and export;
/// Qt::DisplayRole is the displayed text. For a header it is the title with the unit of its values.
inline constexpr int ValueRole = 0x0100; // Qt::UserRole

/// The table as text for a spreadsheet: fields separated by tabs, or CSV as RFC 4180 quotes it.
QString tabSeparated(const TextTable& table);
QString commaSeparated(const TextTable& table);

/// All rows of a flat model in the order shown: numbers with all digits and a decimal point, after
/// "≈ " if they are shown as estimates.
TextTable tableOf(const QAbstractItemModel& model);

/// Adds Ctrl+C to a table view (copies the selected rows, or all without a selection) and a context
/// menu with Copy, Copy all and Save as CSV.
void enableTableExport(QAbstractItemView* view);

} // namespace yomi::ui
