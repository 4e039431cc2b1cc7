// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

class QWidget;

namespace yomi::ui {

/// Replaces a file as a whole or leaves it as it is: every byte is on the disk before the old
/// contents go. Returns the sentence that says why not, empty when it was written.
QString saveBytes(const QString& fileName, const QByteArray& bytes);

/// Asks for a file name, `suggestion` with its ending to begin with, and calls `save` with it; the
/// sentence that `save` returns is shown.
void askAndSave(QWidget* parent, const QString& suggestion, const QString& filter,
                const std::function<QString(const QString& fileName)>& save);

/// Tells something in the status line of the window, for a while: what was done that one does not
/// see.
void tellBriefly(QWidget* widget, const QString& sentence);

} // namespace yomi::ui
