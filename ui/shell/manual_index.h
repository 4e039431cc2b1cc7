// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace yomi::ui {

/// A page of the manual, or the part of one below a heading.
struct ManualPlace {
    QString resource; ///< ":/manual/….md"
    QString page;     ///< the page's title
    QString excerpt;  ///< the line in which the words were found; empty for a whole page
};

/// The pages of the manual: first ":/manual/index.md", then those that it links to, in its order.
QList<ManualPlace> manualPages();

/// The lines of the manual in which all the words occur, whatever their case, in reading order.
/// Reads every page; the manual is small.
QList<ManualPlace> searchManual(const QString& words);

} // namespace yomi::ui
