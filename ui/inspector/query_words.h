// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/engine.h"

#include <QString>
#include <QStringList>

namespace yomi::ui::inspector {

/// The start of the last word of a query typed so far, possibly its end.
qsizetype wordStart(const QString& query);

/// The words that may follow the beginning of a query: attributes and connectives, or after a
/// comparison the attribute's values. `recording`, which may be null, gives its reasons.
QStringList wordsBehind(const QString& beginning, const Recording* recording);

} // namespace yomi::ui::inspector
