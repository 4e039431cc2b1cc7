// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace yomi::ui {

/// A page of the manual, or its section below a heading.
struct ManualPlace {
    QString resource; ///< ":/manual/….md"
    QString page;     ///< the page's title
    QString excerpt;  ///< the line that contains the words; empty for a whole page
};

/// The resource of a page such as "index.md" of a folder such as "licences" in the language of the
/// window, else in English.
QString localPage(const QString& folder, const QString& file);

/// The same for a page of the manual.
QString manualPage(const QString& file);

/// The pages of the manual: first ":/manual/index.md", then those it links to, in that order.
QList<ManualPlace> manualPages();

/// The lines of the manual that contain all the words, regardless of case, in reading order. Reads
/// every page; the manual is small.
QList<ManualPlace> searchManual(const QString& words);

} // namespace yomi::ui
