// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

class QWidget;

namespace yomi::ui {

/// Replaces a file completely or leaves it unchanged: every byte is on the disk before the old
/// contents are removed. Returns the error, empty on success.
QString saveBytes(const QString& fileName, const QByteArray& bytes);

/// Asks for a file name, starting with `suggestion` and its extension, and calls `save` with it;
/// shows the sentence that `save` returns.
void askAndSave(QWidget* parent, const QString& suggestion, const QString& filter,
                const std::function<QString(const QString& fileName)>& save);

/// Shows a sentence in the status line of the window for a while: an action without a visible
/// effect.
void tellBriefly(QWidget* widget, const QString& sentence);

} // namespace yomi::ui
